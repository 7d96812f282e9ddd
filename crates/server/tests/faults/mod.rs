//! A store that fails and panics when told to, or says that another node was first.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use async_trait::async_trait;
use store::*;
use tokio::sync::{broadcast, mpsc};

#[derive(Debug)]
pub(crate) struct Faulty {
    pub inner: Arc<dyn Store>,
    pub fails: AtomicBool,
    pub panics: AtomicBool,
    /// How many steps will come too late.
    pub late: AtomicUsize,
}

impl Faulty {
    pub(crate) fn around(inner: impl Store + 'static) -> Arc<Faulty> {
        let (fails, panics, late) = Default::default();
        Arc::new(Faulty { inner: Arc::new(inner), fails, panics, late })
    }
}

#[async_trait]
impl Store for Faulty {
    async fn append(&self, step: Append) -> Result<bool> {
        assert!(!self.panics.swap(false, Ordering::SeqCst), "as the test wants it");
        if self.fails.swap(false, Ordering::SeqCst) {
            return Err(Error("the disk is full, says the test: secret path".into()));
        }
        let late = |count: usize| count.checked_sub(1);
        if self.late.fetch_update(Ordering::SeqCst, Ordering::SeqCst, late).is_ok() {
            return Ok(false);
        }
        self.inner.append(step).await
    }
    async fn open(&self, opening: Opening) -> Result<Outcome> {
        self.inner.open(opening).await
    }
    async fn load_after(&self, table: &str, number: i64) -> Result<Option<Kept>> {
        self.inner.load_after(table, number).await
    }
    async fn head(&self, table: &str) -> Result<Option<(i64, i64)>> {
        self.inner.head(table).await
    }
    async fn put_content(&self, content: Content) -> Result<()> {
        self.inner.put_content(content).await
    }
    async fn content(&self, hash: &str) -> Result<Option<String>> {
        self.inner.content(hash).await
    }
    async fn name_content(&self, table: &str, terms: String, content: Content) -> Result<()> {
        self.inner.name_content(table, terms, content).await
    }
    async fn opened_by(&self, who: &str, since: Millis) -> Result<Opened> {
        self.inner.opened_by(who, since).await
    }
    async fn set_aside(&self, table: &str, why: Option<String>) -> Result<()> {
        self.inner.set_aside(table, why).await
    }
    async fn take_up(&self) -> Result<()> {
        self.inner.take_up().await
    }
    async fn aside(&self) -> Result<Vec<Aside>> {
        self.inner.aside().await
    }
    async fn abandoned(&self, a: Millis, b: Millis, most: i64) -> Result<Vec<(String, Millis)>> {
        self.inner.abandoned(a, b, most).await
    }
    async fn remove(&self, table: &str, touched: Millis) -> Result<bool> {
        self.inner.remove(table, touched).await
    }
    async fn drop_contents(&self, before: Millis) -> Result<()> {
        self.inner.drop_contents(before).await
    }
    async fn now(&self) -> Result<Millis> {
        self.inner.now().await
    }
    async fn list(&self, filter: Filter) -> Result<Vec<Listed>> {
        self.inner.list(filter).await
    }
    async fn games_of(&self, person: &str) -> Result<Vec<Listed>> {
        self.inner.games_of(person).await
    }
    async fn finished(&self, game: &str, most: i64) -> Result<Vec<Listed>> {
        self.inner.finished(game, most).await
    }
    async fn add_person(&self, person: Person) -> Result<()> {
        self.inner.add_person(person).await
    }
    async fn person(&self, key_hash: &str) -> Result<Option<Person>> {
        self.inner.person(key_hash).await
    }
    async fn memo(&self, person: &str, topic: &str) -> Result<Option<String>> {
        self.inner.memo(person, topic).await
    }
    async fn put_memo(&self, memo: Memo) -> Result<()> {
        self.inner.put_memo(memo).await
    }
    async fn forget(&self, person: &str) -> Result<()> {
        self.inner.forget(person).await
    }
    async fn begin_analysis(&self, analysis: Analysed) -> Result<()> {
        self.inner.begin_analysis(analysis).await
    }
    async fn analysis(&self, table: &str) -> Result<Option<Analysed>> {
        self.inner.analysis(table).await
    }
    async fn add_finding(&self, table: &str, number: i64, line: String) -> Result<()> {
        self.inner.add_finding(table, number, line).await
    }
    async fn findings(&self, table: &str) -> Result<Vec<String>> {
        self.inner.findings(table).await
    }
    async fn end_analysis(&self, table: &str) -> Result<()> {
        self.inner.end_analysis(table).await
    }
    async fn open_analyses(&self) -> Result<Vec<String>> {
        self.inner.open_analyses().await
    }
    async fn due(&self, now: Millis, most: i64) -> Result<Vec<String>> {
        self.inner.due(now, most).await
    }
    async fn lease(&self, table: &str, node: &str, now: Millis, until: Millis) -> Result<bool> {
        self.inner.lease(table, node, now, until).await
    }
    async fn pulse(&self, now: Millis) -> Result<i64> {
        self.inner.pulse(now).await
    }
    async fn wake(&self, now: Millis, silence: Millis) -> Result<Millis> {
        self.inner.wake(now, silence).await
    }
    fn news(&self) -> broadcast::Receiver<News> {
        self.inner.news()
    }
    async fn export(&self, to: mpsc::Sender<Line>) -> Result<()> {
        self.inner.export(to).await
    }
    async fn import(&self, from: mpsc::Receiver<Line>) -> Result<()> {
        self.inner.import(from).await
    }
    async fn count(&self) -> Result<i64> {
        self.inner.count().await
    }
}
