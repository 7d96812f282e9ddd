//! SQLite: one file, one writer that groups waiting commits, readers beside it.
//!
//! Every write is a job for the writer's thread. It takes all jobs that wait, runs each in its own
//! savepoint inside one transaction, commits with full sync, and only then answers: ten tables
//! that move at once wait for one sync, not ten.

mod backup;
mod opening;
mod rows;
mod writer;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};
use tokio::sync::{broadcast, mpsc};

use crate::{
    Analysed, Append, Aside, Content, Error, Filter, Kept, Line, Listed, Memo, Millis, News,
    Opened, Opening, Outcome, Person, Result, Store, TableRow, sql,
};
use backup::{export, import};
use opening::create;
use rows::{person, put_row, put_seat, query, seat_row, table_row};
use writer::Writer;

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        Error(format!("sqlite: {error}"))
    }
}

/// A store in one file.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    writer: Writer,
    /// Readers at rest.
    readers: Arc<Mutex<Vec<Connection>>>,
    news: broadcast::Sender<News>,
    /// Held while serving; see [`Sqlite::lock`].
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the file, makes it if need be, and brings it up to date.
    pub fn open(path: &Path) -> Result<Self> {
        for_its_owner(path)?;
        let mut connection = Connection::open(path)?;
        prepare(&connection)?;
        migrate(&mut connection)?;
        let (news, _) = broadcast::channel(1);
        Ok(Sqlite {
            path: path.to_owned(),
            writer: Writer::start(connection),
            readers: Arc::default(),
            news,
            lock: Mutex::new(None),
        })
    }

    /// Keeps a second server away from the same file: the two would not hear of each other.
    pub fn lock(&self) -> Result<()> {
        let path = self.path.with_extension("lock");
        let trouble = |error| Error(format!("cannot lock {}: {error}", path.display()));
        let file = File::create(&path).map_err(trouble)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(Error(format!("another server uses {}", self.path.display())));
            }
            Err(TryLockError::Error(error)) => return Err(trouble(error)),
        }
        *self.lock.lock().expect("nobody panics here") = Some(file);
        Ok(())
    }

    /// Carries one statement out.
    async fn write(
        &self,
        sql: &'static str,
        values: impl rusqlite::Params + Send + 'static,
    ) -> Result<()> {
        let work = move |connection: &Connection| {
            connection.execute(sql, values)?;
            Ok(())
        };
        self.writer.run(work).await
    }

    /// Runs a piece of reading on a thread that may wait for the disk.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (readers, path) = (self.readers.clone(), self.path.clone());
        let reading = tokio::task::spawn_blocking(move || {
            let rested = readers.lock().expect("nobody panics here").pop();
            let mut connection = rested.map_or_else(|| reader(&path), Ok)?;
            let done = work(&mut connection);
            readers.lock().expect("nobody panics here").push(connection);
            done
        });
        reading.await.map_err(|error| Error(format!("sqlite: a reader stopped: {error}")))?
    }
}

/// The file holds secrets of dice: nobody but its owner can read it. The files SQLite puts beside it
/// get the same permissions.
fn for_its_owner(path: &Path) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let trouble = |error| Error(format!("{}: {error}", path.display()));
        let mut options = File::options();
        let file = options.append(true).create(true).mode(0o600).open(path).map_err(trouble)?;
        let found = file.metadata().map_err(trouble)?.permissions().mode() & 0o777;
        if found & 0o077 != 0 {
            let owners = std::fs::Permissions::from_mode(found & 0o700);
            file.set_permissions(owners).map_err(trouble)?;
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

fn prepare(connection: &Connection) -> Result<()> {
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", "on")?;
    // A backup or restore beside the server holds the file for moments only.
    connection.busy_timeout(std::time::Duration::from_secs(30))?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

fn reader(path: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(std::time::Duration::from_secs(30))?;
    Ok(connection)
}

fn migrate(connection: &mut Connection) -> Result<()> {
    let transaction = connection.transaction()?;
    transaction.execute_batch(sql::VERSION_TABLE)?;
    let done: i64 = transaction.query_row(sql::VERSION, [], |row| row.get(0))?;
    for (version, batch) in (1i64..).zip(sql::MIGRATIONS).filter(|(version, _)| *version > done) {
        transaction.execute_batch(batch)?;
        transaction.execute(sql::VERSION_DONE, [version])?;
    }
    Ok(transaction.commit()?)
}

fn append(connection: &Connection, step: &Append) -> Result<bool> {
    let moved = connection.prepare_cached(sql::MOVE)?.execute(params![
        step.last_number(),
        step.status.key(),
        step.open_seats,
        step.deadline,
        step.due_at,
        step.at(),
        step.table,
        step.epoch,
        step.after
    ])?;
    if moved == 0 {
        return Ok(false);
    }
    step.rows.iter().try_for_each(|row| put_row(connection, &step.table, row))?;
    step.seats.iter().try_for_each(|seat| put_seat(connection, &step.table, seat))?;
    if let Some((table, seats)) = &step.create {
        create(connection, table, seats)?;
    }
    Ok(true)
}

fn load(connection: &Connection, id: &str, after: i64) -> Result<Option<Kept>> {
    let table = connection.query_row(sql::TABLE, [id], table_row).optional()?;
    let Some(table) = table else {
        return Ok(None);
    };
    let seats = query(connection, sql::SEATS, [id], seat_row)?;
    let rows = query(connection, sql::ROWS_AFTER, params![id, after], rows::journal_row)?;
    let content = match &table.content {
        Some(hash) => connection.query_row(sql::CONTENT, [hash], |row| row.get(0)).optional()?,
        None => None,
    };
    Ok(Some(Kept { table, seats, rows, content }))
}

fn remove(connection: &Connection, table: &str, touched: Millis) -> Result<bool> {
    if connection.execute(sql::HOLD, params![table, touched])? == 0 {
        return Ok(false);
    }
    for statement in sql::REMOVE {
        connection.execute(statement, [table])?;
    }
    Ok(true)
}

fn with_seats(connection: &Connection, tables: Vec<TableRow>) -> Result<Vec<Listed>> {
    let listed = |table: TableRow| {
        let seats = query(connection, sql::SEATS, [&table.id], seat_row)?;
        Ok(Listed { table, seats })
    };
    tables.into_iter().map(listed).collect()
}

fn wake(connection: &Connection, now: Millis, silence: Millis) -> Result<Millis> {
    let last: Millis = connection.query_row(sql::LAST_PULSE, [], |row| row.get(0))?;
    let gap = if last > 0 && now - last > silence { now - last } else { 0 };
    if gap > 0 {
        connection.execute(sql::CREDIT, [gap])?;
    }
    connection.execute(sql::PULSE, [now])?;
    Ok(gap)
}

#[async_trait]
impl Store for Sqlite {
    async fn open(&self, opening: Opening) -> Result<Outcome> {
        self.writer.run(move |connection| opening::open(connection, &opening)).await
    }

    async fn load_after(&self, table: &str, number: i64) -> Result<Option<Kept>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let moment = connection.transaction()?;
            load(&moment, &table, number)
        })
        .await
    }

    async fn head(&self, table: &str) -> Result<Option<(i64, i64)>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let both = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
            Ok(connection.query_row(sql::HEAD, [&table], both).optional()?)
        })
        .await
    }

    async fn append(&self, step: Append) -> Result<bool> {
        self.writer.run(move |connection| append(connection, &step)).await
    }

    async fn put_content(&self, content: Content) -> Result<()> {
        self.writer.run(move |connection| rows::put_content(connection, &content)).await
    }

    async fn content(&self, hash: &str) -> Result<Option<String>> {
        let hash = hash.to_owned();
        self.read(move |connection| {
            Ok(connection.query_row(sql::CONTENT, [&hash], |row| row.get(0)).optional()?)
        })
        .await
    }

    async fn name_content(&self, table: &str, terms: String, content: Content) -> Result<()> {
        let table = table.to_owned();
        self.writer
            .run(move |connection| {
                rows::put_content(connection, &content)?;
                connection.execute(sql::NAME_CONTENT, params![terms, content.hash, table])?;
                Ok(())
            })
            .await
    }

    async fn opened_by(&self, who: &str, since: Millis) -> Result<Opened> {
        let who = who.to_owned();
        self.read(move |connection| {
            Ok(connection.query_row(sql::OPENED, params![since, "", who], rows::opened)?)
        })
        .await
    }

    async fn list(&self, filter: Filter) -> Result<Vec<Listed>> {
        self.read(move |connection| {
            let (time, id) = filter.before.unwrap_or((Millis::MAX, String::new()));
            let game = filter.game.unwrap_or_default();
            let status = filter.status.map_or("", |status| status.key());
            let wanted = params![game, status, time, id, filter.most];
            let tables = query(connection, sql::LIST, wanted, table_row)?;
            with_seats(connection, tables)
        })
        .await
    }

    async fn games_of(&self, person: &str) -> Result<Vec<Listed>> {
        let person = person.to_owned();
        self.read(move |connection| {
            let tables = query(connection, sql::GAMES_OF, [&person], table_row)?;
            with_seats(connection, tables)
        })
        .await
    }

    async fn finished(&self, game: &str, most: i64) -> Result<Vec<Listed>> {
        let game = game.to_owned();
        self.read(move |connection| {
            let tables = query(connection, sql::FINISHED, params![game, most], table_row)?;
            with_seats(connection, tables)
        })
        .await
    }

    async fn add_person(&self, person: Person) -> Result<()> {
        self.writer.run(move |connection| rows::put_person(connection, &person)).await
    }

    async fn person(&self, key_hash: &str) -> Result<Option<Person>> {
        let key = key_hash.to_owned();
        self.read(move |connection| {
            Ok(connection.query_row(sql::PERSON, [&key], person).optional()?)
        })
        .await
    }

    async fn memo(&self, person: &str, topic: &str) -> Result<Option<String>> {
        let (person, topic) = (person.to_owned(), topic.to_owned());
        self.read(move |connection| {
            let wanted = [&person, &topic];
            Ok(connection.query_row(sql::MEMO, wanted, |row| row.get(0)).optional()?)
        })
        .await
    }

    async fn put_memo(&self, memo: Memo) -> Result<()> {
        self.writer.run(move |connection| rows::put_memo(connection, &memo)).await
    }

    async fn forget(&self, person: &str) -> Result<()> {
        let person = person.to_owned();
        self.writer
            .run(move |connection| {
                connection.execute(sql::FORGET_SEATS, [&person])?;
                connection.execute(sql::FORGET_OPENER, [&person])?;
                connection.execute(sql::FORGET_MEMOS, [&person])?;
                connection.execute(sql::FORGET_PERSON, [&person])?;
                Ok(())
            })
            .await
    }

    async fn begin_analysis(&self, analysis: Analysed) -> Result<()> {
        self.writer
            .run(move |connection| {
                let known = [&analysis.table, &analysis.header];
                connection.execute(sql::DROP_OTHER_FINDINGS, known)?;
                connection.execute(sql::DROP_OTHER_ANALYSIS, known)?;
                rows::put_analysis(connection, &analysis)
            })
            .await
    }

    async fn analysis(&self, table: &str) -> Result<Option<Analysed>> {
        let table = table.to_owned();
        self.read(move |connection| {
            Ok(connection.query_row(sql::ANALYSIS, [&table], rows::analysed).optional()?)
        })
        .await
    }

    async fn add_finding(&self, table: &str, number: i64, line: String) -> Result<()> {
        let table = table.to_owned();
        self.writer
            .run(move |connection| rows::put_finding(connection, &table, number, &line))
            .await
    }

    async fn findings(&self, table: &str) -> Result<Vec<String>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let all = query(connection, sql::FINDINGS, [&table], rows::finding)?;
            Ok(all.into_iter().map(|(_, line)| line).collect())
        })
        .await
    }

    async fn end_analysis(&self, table: &str) -> Result<()> {
        self.write(sql::END_ANALYSIS, (table.to_owned(),)).await
    }

    async fn open_analyses(&self) -> Result<Vec<String>> {
        self.read(|connection| query(connection, sql::OPEN_ANALYSES, [], |row| row.get(0))).await
    }

    async fn set_aside(&self, table: &str, why: Option<String>) -> Result<()> {
        self.write(sql::SET_ASIDE, (why, table.to_owned())).await
    }

    async fn take_up(&self) -> Result<()> {
        self.write(sql::TAKE_UP, ()).await
    }

    async fn aside(&self) -> Result<Vec<Aside>> {
        self.read(|connection| query(connection, sql::ASIDE, [], rows::aside)).await
    }

    async fn abandoned(
        &self,
        nobody: Millis,
        somebody: Millis,
        most: i64,
    ) -> Result<Vec<(String, Millis)>> {
        self.read(move |connection| {
            let both = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
            query(connection, sql::ABANDONED, [nobody, somebody, most], both)
        })
        .await
    }

    async fn remove(&self, table: &str, touched: Millis) -> Result<bool> {
        let table = table.to_owned();
        self.writer.run(move |connection| remove(connection, &table, touched)).await
    }

    async fn drop_contents(&self, before: Millis) -> Result<()> {
        self.write(sql::DROP_CONTENTS, (before,)).await
    }

    async fn due(&self, now: Millis, most: i64) -> Result<Vec<String>> {
        self.read(move |connection| query(connection, sql::DUE, [now, most], |row| row.get(0)))
            .await
    }

    async fn lease(&self, table: &str, node: &str, now: Millis, until: Millis) -> Result<bool> {
        let (table, node) = (table.to_owned(), node.to_owned());
        self.writer
            .run(move |connection| {
                let wanted = params![node, until, table, now];
                Ok(connection.prepare_cached(sql::LEASE)?.execute(wanted)? > 0)
            })
            .await
    }

    async fn pulse(&self, now: Millis) -> Result<i64> {
        self.writer
            .run(move |connection| {
                connection.execute(sql::PULSE, [now])?;
                Ok(connection.query_row(sql::EPOCH, [], |row| row.get(0))?)
            })
            .await
    }

    async fn wake(&self, now: Millis, silence: Millis) -> Result<Millis> {
        self.writer.run(move |connection| wake(connection, now, silence)).await
    }

    /// This machine's time: there are no others.
    async fn now(&self) -> Result<Millis> {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Ok(since.as_millis() as Millis)
    }

    /// Silent: there are no other nodes.
    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn export(&self, to: mpsc::Sender<Line>) -> Result<()> {
        self.read(move |connection| export(connection, &to)).await
    }

    async fn import(&self, from: mpsc::Receiver<Line>) -> Result<()> {
        self.writer.run(move |connection| import(connection, from)).await
    }

    async fn count(&self) -> Result<i64> {
        self.read(|connection| Ok(connection.query_row(sql::COUNT, [], |row| row.get(0))?)).await
    }
}
