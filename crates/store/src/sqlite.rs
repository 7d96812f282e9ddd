//! SQLite: one file, one writer that groups waiting commits, readers beside it.
//!
//! Every write is a job for the writer's thread. It takes all jobs that wait, runs each in its own
//! savepoint inside one transaction, commits with full sync, and only then answers: ten tables
//! that move at once wait for one sync, not ten.

mod rows;
mod writer;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};
use tokio::sync::{broadcast, mpsc};

use crate::{
    Analysed, Append, Error, Filter, Kept, Line, Listed, Memo, Millis, News, Person, Result,
    SeatRow, Store, TableRow, sql,
};
use rows::{person, put_row, put_seat, put_table, query, seat_row, table_row};
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

fn create(connection: &Connection, table: &TableRow, seats: &[SeatRow]) -> Result<Option<String>> {
    if put_table(connection, table)? == 0 {
        let known = params![table.create_key];
        return Ok(connection.query_row(sql::BY_CREATE_KEY, known, |row| row.get(0)).optional()?);
    }
    seats.iter().try_for_each(|seat| put_seat(connection, &table.id, seat))?;
    Ok(None)
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

fn load(connection: &Connection, id: &str) -> Result<Option<Kept>> {
    let table = connection.query_row(sql::TABLE, [id], table_row).optional()?;
    let Some(table) = table else {
        return Ok(None);
    };
    let seats = query(connection, sql::SEATS, [id], seat_row)?;
    let rows = query(connection, sql::ROWS, [id], rows::journal_row)?;
    Ok(Some(Kept { table, seats, rows }))
}

fn with_seats(connection: &Connection, tables: Vec<TableRow>) -> Result<Vec<Listed>> {
    let listed = |table: TableRow| {
        let seats = query(connection, sql::SEATS, [&table.id], seat_row)?;
        Ok(Listed { table, seats })
    };
    tables.into_iter().map(listed).collect()
}

fn export(connection: &mut Connection, to: &mpsc::Sender<Line>) -> Result<()> {
    let gone = |_| Error("the backup's reader is gone".into());
    // One read transaction sees one moment, however long it takes.
    let moment = connection.transaction()?;
    for person in query(&moment, sql::PEOPLE, [], person)? {
        to.blocking_send(Line::Person(person)).map_err(gone)?;
    }
    for memo in query(&moment, sql::MEMOS_OF_ALL, [], rows::memo)? {
        to.blocking_send(Line::Memo(memo)).map_err(gone)?;
    }
    for table in query(&moment, sql::TABLES, [], table_row)? {
        let id = table.id.clone();
        to.blocking_send(Line::Table(table)).map_err(gone)?;
        for seat in query(&moment, sql::SEATS, [&id], seat_row)? {
            to.blocking_send(Line::Seat(id.clone(), seat)).map_err(gone)?;
        }
        for row in query(&moment, sql::ROWS, [&id], rows::journal_row)? {
            to.blocking_send(Line::Row(id.clone(), row)).map_err(gone)?;
        }
    }
    for analysis in query(&moment, sql::ANALYSES_OF_ALL, [], rows::analysed)? {
        let id = analysis.table.clone();
        to.blocking_send(Line::Analysis(analysis)).map_err(gone)?;
        for (number, line) in query(&moment, sql::FINDINGS, [&id], rows::finding)? {
            to.blocking_send(Line::Finding(id.clone(), number, line)).map_err(gone)?;
        }
    }
    Ok(())
}

fn import(connection: &Connection, mut from: mpsc::Receiver<Line>) -> Result<()> {
    connection.execute_batch(sql::EMPTY)?;
    connection.execute(sql::NEW_EPOCH, [])?;
    while let Some(line) = from.blocking_recv() {
        match &line {
            Line::Person(person) => rows::put_person(connection, person)?,
            Line::Memo(memo) => rows::put_memo(connection, memo)?,
            Line::Table(table) => drop(put_table(connection, table)?),
            Line::Seat(table, seat) => put_seat(connection, table, seat)?,
            Line::Row(table, row) => put_row(connection, table, row)?,
            Line::Analysis(analysis) => rows::put_analysis(connection, analysis)?,
            Line::Finding(table, number, line) => {
                rows::put_finding(connection, table, *number, line)?;
            }
        }
    }
    Ok(())
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
    async fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Result<Option<String>> {
        self.writer.run(move |connection| create(connection, &table, &seats)).await
    }

    async fn load(&self, table: &str) -> Result<Option<Kept>> {
        let table = table.to_owned();
        self.read(move |connection| {
            let moment = connection.transaction()?;
            load(&moment, &table)
        })
        .await
    }

    async fn append(&self, step: Append) -> Result<bool> {
        self.writer.run(move |connection| append(connection, &step)).await
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
        let table = table.to_owned();
        self.writer
            .run(move |connection| {
                connection.execute(sql::END_ANALYSIS, [&table])?;
                Ok(())
            })
            .await
    }

    async fn open_analyses(&self) -> Result<Vec<String>> {
        self.read(|connection| query(connection, sql::OPEN_ANALYSES, [], |row| row.get(0))).await
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
