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
    Analysed, Append, Filter, Hidden, JournalRow, Kept, Line, Listed, Memo, Millis, News, Person,
    SeatRow, Status, TableRow,
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
    /// Keeps a new table with its seats. If one was made with the same key before, nothing is
    /// kept and that one's id comes back.
    async fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Result<Option<String>>;
    /// A table with its seats and its whole journal.
    async fn load(&self, table: &str) -> Result<Option<Kept>>;
    /// Adds rows to a journal, all or none; false if somebody else was first.
    async fn append(&self, step: Append) -> Result<bool>;

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

    /// Tables at which the house must do something by now.
    async fn due(&self, now: Millis, most: i64) -> Result<Vec<String>>;
    /// Takes or keeps the lease of a table's bots; false if another node holds it.
    async fn lease(&self, table: &str, node: &str, now: Millis, until: Millis) -> Result<bool>;
    /// Says that a node lives, and which epoch the store is in (a restore begins a new one).
    async fn pulse(&self, now: Millis) -> Result<i64>;
    /// For a node that starts: if nobody has lived for longer than `silence`, all clocks get
    /// that time back. Says how much it was.
    async fn wake(&self, now: Millis, silence: Millis) -> Result<Millis>;
    /// What other nodes have appended.
    fn news(&self) -> broadcast::Receiver<News>;

    /// Sends everything, as it stands at one moment.
    async fn export(&self, to: mpsc::Sender<Line>) -> Result<()>;
    /// Replaces everything by what comes, at one moment, and begins a new epoch.
    async fn import(&self, from: mpsc::Receiver<Line>) -> Result<()>;
    /// How many tables there are.
    async fn count(&self) -> Result<i64>;
}
