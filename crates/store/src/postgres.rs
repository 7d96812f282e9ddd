//! PostgreSQL: for hosts that outgrow one machine. Several servers share one database; each hears
//! by LISTEN/NOTIFY what the others appended.

mod listener;
mod opening;
mod rows;
mod session;

use async_trait::async_trait;
use deadpool_postgres::{Client, Pool, Transaction};
use futures_util::future::try_join_all;
use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio_postgres::IsolationLevel;

use crate::{
    Analysed, Append, Aside, Content, Error, Filter, Kept, Line, Listed, Memo, Millis, News,
    Opened, Opening, Outcome, Person, Result, Store, TableRow, sql,
};
use opening::create;
use rows::{
    all, first, journal_row, one, only, person, put, put_row, put_seat, put_table, seat_row,
    table_row,
};
use session::{TAKE_YOUR_TIME, patiently};

/// The channel of notifications, and the label of the lock that migrations take.
const CHANNEL: &str = "serai";
const MIGRATION_LOCK: i64 = 0x5e_7a1;
const NOTIFY: &str = "SELECT pg_notify($1, $2)";
/// The moment itself, not the transaction's.
const NOW: &str = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";

/// A store in a database that other nodes may share.
#[derive(Debug)]
pub struct Postgres {
    pool: Pool,
    news: broadcast::Sender<News>,
    listening: JoinHandle<()>,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

impl Postgres {
    /// Connects to `postgres://user@host/database` and brings the database up to date.
    pub async fn connect(url: &str) -> Result<Self> {
        let config = session::config(url)?;
        let pool = session::pool(config.clone())?;
        migrate(&mut pool.get().await?).await?;
        let (news, _) = broadcast::channel(4096);
        let listening = tokio::spawn(listener::listen(config, pool.clone(), news.clone()));
        Ok(Postgres { pool, news, listening })
    }

    async fn client(&self) -> Result<Client> {
        Ok(self.pool.get().await?)
    }

    async fn with_seats(&self, tables: Vec<TableRow>) -> Result<Vec<Listed>> {
        let client = self.client().await?;
        let listed = tables.into_iter().map(|table| async {
            let seats = all(&client, sql::SEATS, &[&table.id], seat_row).await?;
            Ok::<_, Error>(Listed { table, seats })
        });
        try_join_all(listed).await
    }
}

/// Nodes that start together wait for each other here.
async fn migrate(client: &mut Client) -> Result<()> {
    let transaction = begin(client).await?;
    transaction.batch_execute(TAKE_YOUR_TIME).await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await?;
    transaction.batch_execute(sql::VERSION_TABLE).await?;
    let done: i64 = transaction.query_one(sql::VERSION, &[]).await?.get(0);
    for (version, batch) in (1i64..).zip(sql::MIGRATIONS).filter(|(version, _)| *version > done) {
        transaction.batch_execute(batch).await?;
        transaction.execute(sql::VERSION_DONE, &[&version]).await?;
    }
    patiently(transaction.commit()).await
}

#[async_trait]
impl Store for Postgres {
    async fn open(&self, opening: Opening) -> Result<Outcome> {
        let mut client = self.client().await?;
        let transaction = begin(&mut client).await?;
        let outcome = opening::open(&transaction, &opening).await?;
        patiently(transaction.commit()).await?;
        Ok(outcome)
    }

    async fn load_after(&self, table: &str, number: i64) -> Result<Option<Kept>> {
        let mut client = self.client().await?;
        let moment = moment(&mut client).await?;
        let Some(row) = one(&moment, sql::TABLE, &[&table], table_row).await? else {
            return Ok(None);
        };
        let seats = all(&moment, sql::SEATS, &[&table], seat_row).await?;
        let rows = all(&moment, sql::ROWS_AFTER, &[&table, &number], journal_row).await?;
        let content = match &row.content {
            Some(hash) => one(&moment, sql::CONTENT, &[hash], first).await?,
            None => None,
        };
        Ok(Some(Kept { table: row, seats, rows, content }))
    }

    async fn head(&self, table: &str) -> Result<Option<(i64, i64)>> {
        let client = self.client().await?;
        one(&client, sql::HEAD, &[&table], |row| Ok((row.try_get(0)?, row.try_get(1)?))).await
    }

    async fn append(&self, step: Append) -> Result<bool> {
        let mut client = self.client().await?;
        let transaction = begin(&mut client).await?;
        let (last, status, at) = (step.last_number(), step.status.key(), step.at());
        let values: &[rows::Value<'_>] = &[
            &last,
            &status,
            &step.open_seats,
            &step.deadline,
            &step.due_at,
            &at,
            &step.table,
            &step.epoch,
            &step.after,
        ];
        if put(&transaction, sql::MOVE, values).await? == 0 {
            return Ok(false);
        }
        try_join_all(step.rows.iter().map(|row| put_row(&transaction, &step.table, row))).await?;
        try_join_all(step.seats.iter().map(|seat| put_seat(&transaction, &step.table, seat)))
            .await?;
        if let Some((table, seats)) = &step.create {
            create(&transaction, table, seats).await?;
        }
        let news = format!("{} {last}", step.table);
        put(&transaction, NOTIFY, &[&CHANNEL, &news]).await?;
        patiently(transaction.commit()).await?;
        Ok(true)
    }

    async fn put_content(&self, content: Content) -> Result<()> {
        let client = self.client().await?;
        rows::put_content(&client, &content).await
    }

    async fn content(&self, hash: &str) -> Result<Option<String>> {
        let client = self.client().await?;
        one(&client, sql::CONTENT, &[&hash], first).await
    }

    async fn name_content(&self, table: &str, terms: String, content: Content) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = begin(&mut client).await?;
        rows::put_content(&transaction, &content).await?;
        put(&transaction, sql::NAME_CONTENT, &[&terms, &content.hash, &table]).await?;
        patiently(transaction.commit()).await
    }

    async fn opened_by(&self, who: &str, since: Millis) -> Result<Opened> {
        let client = self.client().await?;
        let opened = one(&client, sql::OPENED, &[&since, &"", &who], rows::opened).await?;
        Ok(opened.unwrap_or_default())
    }

    async fn list(&self, filter: Filter) -> Result<Vec<Listed>> {
        let (time, id) = filter.before.unwrap_or((Millis::MAX, String::new()));
        let game = filter.game.unwrap_or_default();
        let status = filter.status.map_or("", |status| status.key());
        let client = self.client().await?;
        let wanted: &[rows::Value<'_>] = &[&game, &status, &time, &id, &filter.most];
        let tables = all(&client, sql::LIST, wanted, table_row).await?;
        drop(client);
        self.with_seats(tables).await
    }

    async fn games_of(&self, person: &str) -> Result<Vec<Listed>> {
        let client = self.client().await?;
        let tables = all(&client, sql::GAMES_OF, &[&person], table_row).await?;
        drop(client);
        self.with_seats(tables).await
    }

    async fn finished(&self, game: &str, most: i64) -> Result<Vec<Listed>> {
        let client = self.client().await?;
        let tables = all(&client, sql::FINISHED, &[&game, &most], table_row).await?;
        drop(client);
        self.with_seats(tables).await
    }

    async fn add_person(&self, person: Person) -> Result<()> {
        let client = self.client().await?;
        rows::put_person(&client, &person).await
    }

    async fn person(&self, key_hash: &str) -> Result<Option<Person>> {
        let client = self.client().await?;
        one(&client, sql::PERSON, &[&key_hash], person).await
    }

    async fn memo(&self, person: &str, topic: &str) -> Result<Option<String>> {
        let client = self.client().await?;
        one(&client, sql::MEMO, &[&person, &topic], first).await
    }

    async fn put_memo(&self, memo: Memo) -> Result<()> {
        let client = self.client().await?;
        rows::put_memo(&client, &memo).await
    }

    async fn forget(&self, person: &str) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = begin(&mut client).await?;
        put(&transaction, sql::FORGET_SEATS, &[&person]).await?;
        put(&transaction, sql::FORGET_OPENER, &[&person]).await?;
        put(&transaction, sql::FORGET_MEMOS, &[&person]).await?;
        put(&transaction, sql::FORGET_PERSON, &[&person]).await?;
        patiently(transaction.commit()).await
    }

    async fn begin_analysis(&self, analysis: Analysed) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = begin(&mut client).await?;
        let known: &[rows::Value<'_>] = &[&analysis.table, &analysis.header];
        put(&transaction, sql::DROP_OTHER_FINDINGS, known).await?;
        put(&transaction, sql::DROP_OTHER_ANALYSIS, known).await?;
        rows::put_analysis(&transaction, &analysis).await?;
        patiently(transaction.commit()).await
    }

    async fn analysis(&self, table: &str) -> Result<Option<Analysed>> {
        let client = self.client().await?;
        one(&client, sql::ANALYSIS, &[&table], rows::analysed).await
    }

    async fn add_finding(&self, table: &str, number: i64, line: String) -> Result<()> {
        let client = self.client().await?;
        rows::put_finding(&client, table, number, &line).await
    }

    async fn findings(&self, table: &str) -> Result<Vec<String>> {
        let client = self.client().await?;
        let findings = all(&client, sql::FINDINGS, &[&table], rows::finding).await?;
        Ok(findings.into_iter().map(|(_, line)| line).collect())
    }

    async fn end_analysis(&self, table: &str) -> Result<()> {
        let client = self.client().await?;
        put(&client, sql::END_ANALYSIS, &[&table]).await.map(drop)
    }

    async fn open_analyses(&self) -> Result<Vec<String>> {
        let client = self.client().await?;
        all(&client, sql::OPEN_ANALYSES, &[], first).await
    }

    async fn set_aside(&self, table: &str, why: Option<String>) -> Result<()> {
        let client = self.client().await?;
        put(&client, sql::SET_ASIDE, &[&why, &table]).await.map(drop)
    }

    async fn take_up(&self) -> Result<()> {
        let client = self.client().await?;
        put(&client, sql::TAKE_UP, &[]).await.map(drop)
    }

    async fn aside(&self) -> Result<Vec<Aside>> {
        let client = self.client().await?;
        all(&client, sql::ASIDE, &[], rows::aside).await
    }

    async fn abandoned(
        &self,
        nobody: Millis,
        somebody: Millis,
        most: i64,
    ) -> Result<Vec<(String, Millis)>> {
        let client = self.client().await?;
        let both = |row: &tokio_postgres::Row| Ok((row.try_get(0)?, row.try_get(1)?));
        all(&client, sql::ABANDONED, &[&nobody, &somebody, &most], both).await
    }

    async fn remove(&self, table: &str, touched: Millis) -> Result<bool> {
        let mut client = self.client().await?;
        let transaction = begin(&mut client).await?;
        if put(&transaction, sql::HOLD, &[&table, &touched]).await? == 0 {
            return Ok(false);
        }
        for statement in sql::REMOVE {
            put(&transaction, statement, &[&table]).await?;
        }
        patiently(transaction.commit()).await?;
        Ok(true)
    }

    async fn drop_contents(&self, before: Millis) -> Result<()> {
        let client = self.client().await?;
        put(&client, sql::DROP_CONTENTS, &[&before]).await.map(drop)
    }

    async fn due(&self, now: Millis, most: i64) -> Result<Vec<String>> {
        let client = self.client().await?;
        all(&client, sql::DUE, &[&now, &most], first).await
    }

    async fn lease(&self, table: &str, node: &str, now: Millis, until: Millis) -> Result<bool> {
        let client = self.client().await?;
        Ok(put(&client, sql::LEASE, &[&node, &until, &table, &now]).await? > 0)
    }

    async fn pulse(&self, now: Millis) -> Result<i64> {
        let client = self.client().await?;
        put(&client, sql::PULSE, &[&now]).await?;
        only(&client, sql::EPOCH).await
    }

    async fn wake(&self, now: Millis, silence: Millis) -> Result<Millis> {
        let mut client = self.client().await?;
        let transaction = begin(&mut client).await?;
        let last: Millis = only(&transaction, sql::LAST_PULSE).await?;
        let gap = if last > 0 && now - last > silence { now - last } else { 0 };
        if gap > 0 {
            put(&transaction, sql::CREDIT, &[&gap]).await?;
        }
        put(&transaction, sql::PULSE, &[&now]).await?;
        patiently(transaction.commit()).await?;
        Ok(gap)
    }

    async fn now(&self) -> Result<Millis> {
        only(&self.client().await?, NOW).await
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn export(&self, to: mpsc::Sender<Line>) -> Result<()> {
        let mut client = self.client().await?;
        let moment = moment(&mut client).await?;
        moment.batch_execute(TAKE_YOUR_TIME).await?;
        let gone = |_| Error("the backup's reader is gone".into());
        for person in all(&moment, sql::PEOPLE, &[], person).await? {
            to.send(Line::Person(person)).await.map_err(gone)?;
        }
        for memo in all(&moment, sql::MEMOS_OF_ALL, &[], rows::memo).await? {
            to.send(Line::Memo(memo)).await.map_err(gone)?;
        }
        for content in all(&moment, sql::CONTENTS, &[], rows::content).await? {
            to.send(Line::Content(content)).await.map_err(gone)?;
        }
        for table in all(&moment, sql::TABLES, &[], table_row).await? {
            let id = table.id.clone();
            to.send(Line::Table(table)).await.map_err(gone)?;
            for seat in all(&moment, sql::SEATS, &[&id], seat_row).await? {
                to.send(Line::Seat(id.clone(), seat)).await.map_err(gone)?;
            }
            for row in all(&moment, sql::ROWS_AFTER, &[&id, &0i64], journal_row).await? {
                to.send(Line::Row(id.clone(), row)).await.map_err(gone)?;
            }
        }
        for analysis in all(&moment, sql::ANALYSES_OF_ALL, &[], rows::analysed).await? {
            let id = analysis.table.clone();
            to.send(Line::Analysis(analysis)).await.map_err(gone)?;
            for (number, line) in all(&moment, sql::FINDINGS, &[&id], rows::finding).await? {
                to.send(Line::Finding(id.clone(), number, line)).await.map_err(gone)?;
            }
        }
        Ok(())
    }

    async fn import(&self, mut from: mpsc::Receiver<Line>) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = begin(&mut client).await?;
        transaction.batch_execute(TAKE_YOUR_TIME).await?;
        transaction.batch_execute(sql::EMPTY).await?;
        transaction.execute(sql::NEW_EPOCH, &[]).await?;
        while let Some(line) = from.recv().await {
            match &line {
                Line::Person(person) => rows::put_person(&transaction, person).await?,
                Line::Memo(memo) => rows::put_memo(&transaction, memo).await?,
                Line::Content(content) => rows::put_content(&transaction, content).await?,
                Line::Table(table) => drop(put_table(&transaction, table).await?),
                Line::Seat(table, seat) => put_seat(&transaction, table, seat).await?,
                Line::Row(table, row) => put_row(&transaction, table, row).await?,
                Line::Analysis(analysis) => rows::put_analysis(&transaction, analysis).await?,
                Line::Finding(table, number, line) => {
                    rows::put_finding(&transaction, table, *number, line).await?;
                }
            }
        }
        patiently(transaction.commit()).await
    }

    async fn count(&self) -> Result<i64> {
        let client = self.client().await?;
        only(&client, sql::COUNT).await
    }
}

/// A transaction whose reads all see the same moment.
async fn moment(client: &mut Client) -> Result<Transaction<'_>> {
    let builder = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
    patiently(builder.read_only(true).start()).await
}

async fn begin(client: &mut Client) -> Result<Transaction<'_>> {
    patiently(client.transaction()).await
}
