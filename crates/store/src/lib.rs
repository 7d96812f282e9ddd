//! Journals on disk: what is kept of tables, seats and people, behind one trait.
//!
//! SQLite for one machine, PostgreSQL for several; the same SQL text ([`sql`]) and the same
//! conformance suite for both. A journal only grows: its primary key (table, number) decides who
//! was first. What the rows mean is the server's business; nothing here knows a game.

mod backup;
mod model;
mod postgres;
mod sql;
mod sqlite;

use std::fmt;

use async_trait::async_trait;
use tokio::sync::{broadcast, mpsc};

pub use backup::{read_backup, write_backup};
pub use model::{
    Analysed, Append, Aside, Content, Excess, Filter, Hidden, JournalRow, Kept, Line, Listed, Memo,
    Millis, News, Opened, Opening, Outcome, Person, Quota, SeatRow, Status, TableRow,
};
pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// The store could not do it: a broken disk, a lost connection. For logs, not for people.
#[derive(Clone, Debug)]
pub struct Error(pub String);

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

pub type Result<T> = std::result::Result<T, Error>;

/// Where tables are kept.
#[async_trait]
pub trait Store: Send + Sync + fmt::Debug {
    /// Keeps a new table with its seats and its content, unless one was made with the same key
    /// before or there are too many; whoever opens several at once is counted one by one.
    async fn open(&self, opening: Opening) -> Result<Outcome>;
    /// The same for a table without a content of its own, however many there are; the id if one was
    /// made with the same key before.
    async fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Result<Option<String>> {
        let opening = Opening { table, seats, content: None, quota: Quota::default() };
        match self.open(opening).await? {
            Outcome::Known(id) => Ok(Some(id)),
            Outcome::Created | Outcome::Refused(_) => Ok(None),
        }
    }
    /// A table with its seats and its whole journal.
    async fn load(&self, table: &str) -> Result<Option<Kept>> {
        self.load_after(table, 0).await
    }
    /// A table with its seats and those rows of its journal that come after this number.
    async fn load_after(&self, table: &str, number: i64) -> Result<Option<Kept>>;
    /// Where a table's journal ends now: its epoch and its last number.
    async fn head(&self, table: &str) -> Result<Option<(i64, i64)>>;
    /// Adds rows to a journal, all or none; false if somebody else was first.
    async fn append(&self, step: Append) -> Result<bool>;

    /// Keeps a text for the tables that will name it; one that is known is kept on.
    async fn put_content(&self, content: Content) -> Result<()>;
    async fn content(&self, hash: &str) -> Result<Option<String>>;
    /// For a table whose terms held their content themselves: the content is kept, and the new terms
    /// name it.
    async fn name_content(&self, table: &str, terms: String, content: Content) -> Result<()>;
    /// What a person, or anybody from an address, has opened; in all, and since this moment.
    async fn opened_by(&self, who: &str, since: Millis) -> Result<Opened>;

    /// Public tables, newest first.
    async fn list(&self, filter: Filter) -> Result<Vec<Listed>>;
    /// Tables a person sits at, newest first.
    async fn games_of(&self, person: &str) -> Result<Vec<Listed>>;
    /// Finished tables of a game, public or not, the last one first.
    async fn finished(&self, game: &str, most: i64) -> Result<Vec<Listed>>;
    async fn add_person(&self, person: Person) -> Result<()>;
    async fn person(&self, key_hash: &str) -> Result<Option<Person>>;
    /// What the server has noted about a person under a topic, as it wrote it down.
    async fn memo(&self, person: &str, topic: &str) -> Result<Option<String>>;
    /// Notes it, in place of what was there.
    async fn put_memo(&self, memo: Memo) -> Result<()>;
    /// Deletes a person and their memos; their seats lose name, person and token.
    async fn forget(&self, person: &str) -> Result<()>;

    /// Begins an analysis. One that is known goes on; one with another header begins anew.
    async fn begin_analysis(&self, analysis: Analysed) -> Result<()>;
    async fn analysis(&self, table: &str) -> Result<Option<Analysed>>;
    /// Keeps one finding of an analysis by its number, unless it is known.
    async fn add_finding(&self, table: &str, number: i64, line: String) -> Result<()>;
    /// The findings of a table, in order.
    async fn findings(&self, table: &str) -> Result<Vec<String>>;
    async fn end_analysis(&self, table: &str) -> Result<()>;
    /// Tables whose analysis is not done, the first that was asked for first.
    async fn open_analyses(&self) -> Result<Vec<String>>;

    /// Notes why a table cannot be played at: the house leaves it alone from now on. Nothing takes
    /// the note away.
    async fn set_aside(&self, table: &str, why: Option<String>) -> Result<()>;
    /// Takes all these notes away: a program that starts may understand more.
    async fn take_up(&self) -> Result<()>;
    /// Tables that are set aside, those that rested longest first.
    async fn aside(&self) -> Result<Vec<Aside>>;
    /// Unfinished tables that nobody has touched since the first moment, where nobody holds a seat,
    /// or since the second one, where somebody does; with when that was.
    async fn abandoned(
        &self,
        nobody: Millis,
        somebody: Millis,
        most: i64,
    ) -> Result<Vec<(String, Millis)>>;
    /// Removes a table with all that belongs to it, unless it was touched since; says whether.
    async fn remove(&self, table: &str, touched: Millis) -> Result<bool>;
    /// Removes contents that no table names and that were not wanted since this moment.
    async fn drop_contents(&self, before: Millis) -> Result<()>;

    /// Tables at which the house must do something by now, but for those set aside.
    async fn due(&self, now: Millis, most: i64) -> Result<Vec<String>>;
    /// Takes or keeps the lease of a table's bots; false if another node holds it.
    async fn lease(&self, table: &str, node: &str, now: Millis, until: Millis) -> Result<bool>;
    /// Says that a node lives, and which epoch the store is in (a restore begins a new one).
    async fn pulse(&self, now: Millis) -> Result<i64>;
    /// For a node that starts: if nobody has lived for longer than `silence`, all clocks get
    /// that time back. Says how much it was.
    async fn wake(&self, now: Millis, silence: Millis) -> Result<Millis>;
    /// What time it is, for all who share the store.
    async fn now(&self) -> Result<Millis>;
    /// What other nodes have appended.
    fn news(&self) -> broadcast::Receiver<News>;

    /// Sends everything, as it stands at one moment.
    async fn export(&self, to: mpsc::Sender<Line>) -> Result<()>;
    /// Replaces everything by what comes, at one moment, and begins a new epoch.
    async fn import(&self, from: mpsc::Receiver<Line>) -> Result<()>;
    /// How many tables there are.
    async fn count(&self) -> Result<i64>;
}
