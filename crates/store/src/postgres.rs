//! PostgreSQL: for hosts that outgrow one machine. Several servers share one database; each hears
//! by LISTEN/NOTIFY what the others appended.

mod listener;
mod rows;

use async_trait::async_trait;
use deadpool_postgres::{
    Client, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Transaction,
};
use futures_util::future::try_join_all;
use tokio::sync::{broadcast, mpsc};
use tokio_postgres::{Config, IsolationLevel, NoTls};

use crate::{
    Analysed, Append, Error, Filter, Kept, Line, Listed, Memo, Millis, News, Person, Result,
    SeatRow, Store, TableRow, sql,
};
use rows::{all, journal_row, one, person, put, put_row, put_seat, put_table, seat_row, table_row};

/// The channel of notifications, and the label of the lock that migrations take.
const CHANNEL: &str = "serai";
const MIGRATION_LOCK: i64 = 0x5e_7a1;
/// Connections of one node.
const CONNECTIONS: usize = 8;
/// How long a request waits for a free connection or a new one.
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(10);

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Self {
        let detail = error.as_db_error().map(ToString::to_string);
        Error(format!("postgres: {}", detail.unwrap_or_else(|| error.to_string())))
    }
}

impl From<deadpool_postgres::PoolError> for Error {
    fn from(error: deadpool_postgres::PoolError) -> Self {
        Error(format!("postgres: no connection: {error}"))
    }
}

/// A store in a database that other nodes may share.
#[derive(Debug)]
pub struct Postgres {
    pool: Pool,
    news: broadcast::Sender<News>,
}

impl Postgres {
    /// Connects to `postgres://user@host/database` and brings the database up to date.
    pub async fn connect(url: &str) -> Result<Self> {
        let config: Config = url.parse().map_err(Error::from)?;
        let manager_config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = Manager::from_config(config.clone(), NoTls, manager_config);
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(PATIENCE))
            .create_timeout(Some(PATIENCE))
            .build()
            .map_err(|error| Error(format!("postgres: {error}")))?;
        let mut client = pool.get().await?;
        migrate(&mut client).await?;
        let (news, _) = broadcast::channel(4096);
        tokio::spawn(listener::listen(config, news.clone()));
        Ok(Postgres { pool, news })
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
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATION_LOCK]).await?;
    transaction.batch_execute(sql::VERSION_TABLE).await?;
    let done: i64 = transaction.query_one(sql::VERSION, &[]).await?.get(0);
    for (version, batch) in (1i64..).zip(sql::MIGRATIONS).filter(|(version, _)| *version > done) {
        transaction.batch_execute(batch).await?;
        transaction.execute(sql::VERSION_DONE, &[&version]).await?;
    }
    Ok(transaction.commit().await?)
}

async fn create(
    transaction: &Transaction<'_>,
    table: &TableRow,
    seats: &[SeatRow],
) -> Result<Option<String>> {
    if put_table(transaction, table).await? == 0 {
        let known = transaction.query_one(sql::BY_CREATE_KEY, &[&table.create_key]).await?;
        return Ok(Some(known.get(0)));
    }
    try_join_all(seats.iter().map(|seat| put_seat(transaction, &table.id, seat))).await?;
    Ok(None)
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, table: TableRow, seats: Vec<SeatRow>) -> Result<Option<String>> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        let known = create(&transaction, &table, &seats).await?;
        transaction.commit().await?;
        Ok(known)
    }

    async fn load(&self, table: &str) -> Result<Option<Kept>> {
        let mut client = self.client().await?;
        let moment = moment(&mut client).await?;
        let Some(row) = one(&moment, sql::TABLE, &[&table], table_row).await? else {
            return Ok(None);
        };
        let seats = all(&moment, sql::SEATS, &[&table], seat_row).await?;
        let rows = all(&moment, sql::ROWS, &[&table], journal_row).await?;
        Ok(Some(Kept { table: row, seats, rows }))
    }

    async fn append(&self, step: Append) -> Result<bool> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
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
        put(&transaction, "SELECT pg_notify($1, $2)", &[&CHANNEL, &news]).await?;
        transaction.commit().await?;
        Ok(true)
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
        one(&client, sql::MEMO, &[&person, &topic], |row| Ok(row.try_get(0)?)).await
    }

    async fn put_memo(&self, memo: Memo) -> Result<()> {
        let client = self.client().await?;
        rows::put_memo(&client, &memo).await
    }

    async fn forget(&self, person: &str) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        put(&transaction, sql::FORGET_SEATS, &[&person]).await?;
        put(&transaction, sql::FORGET_MEMOS, &[&person]).await?;
        put(&transaction, sql::FORGET_PERSON, &[&person]).await?;
        Ok(transaction.commit().await?)
    }

    async fn begin_analysis(&self, analysis: Analysed) -> Result<()> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        let known: &[rows::Value<'_>] = &[&analysis.table, &analysis.header];
        put(&transaction, sql::DROP_OTHER_FINDINGS, known).await?;
        put(&transaction, sql::DROP_OTHER_ANALYSIS, known).await?;
        rows::put_analysis(&transaction, &analysis).await?;
        Ok(transaction.commit().await?)
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
        all(&client, sql::OPEN_ANALYSES, &[], |row| Ok(row.try_get(0)?)).await
    }

    async fn due(&self, now: Millis, most: i64) -> Result<Vec<String>> {
        let client = self.client().await?;
        all(&client, sql::DUE, &[&now, &most], |row| Ok(row.try_get(0)?)).await
    }

    async fn lease(&self, table: &str, node: &str, now: Millis, until: Millis) -> Result<bool> {
        let client = self.client().await?;
        Ok(put(&client, sql::LEASE, &[&node, &until, &table, &now]).await? > 0)
    }

    async fn pulse(&self, now: Millis) -> Result<i64> {
        let client = self.client().await?;
        put(&client, sql::PULSE, &[&now]).await?;
        Ok(client.query_one(sql::EPOCH, &[]).await?.get(0))
    }

    async fn wake(&self, now: Millis, silence: Millis) -> Result<Millis> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        let last: Millis = transaction.query_one(sql::LAST_PULSE, &[]).await?.get(0);
        let gap = if last > 0 && now - last > silence { now - last } else { 0 };
        if gap > 0 {
            transaction.execute(sql::CREDIT, &[&gap]).await?;
        }
        transaction.execute(sql::PULSE, &[&now]).await?;
        transaction.commit().await?;
        Ok(gap)
    }

    fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    async fn export(&self, to: mpsc::Sender<Line>) -> Result<()> {
        let mut client = self.client().await?;
        let moment = moment(&mut client).await?;
        let gone = |_| Error("the backup's reader is gone".into());
        for person in all(&moment, sql::PEOPLE, &[], person).await? {
            to.send(Line::Person(person)).await.map_err(gone)?;
        }
        for memo in all(&moment, sql::MEMOS_OF_ALL, &[], rows::memo).await? {
            to.send(Line::Memo(memo)).await.map_err(gone)?;
        }
        for table in all(&moment, sql::TABLES, &[], table_row).await? {
            let id = table.id.clone();
            to.send(Line::Table(table)).await.map_err(gone)?;
            for seat in all(&moment, sql::SEATS, &[&id], seat_row).await? {
                to.send(Line::Seat(id.clone(), seat)).await.map_err(gone)?;
            }
            for row in all(&moment, sql::ROWS, &[&id], journal_row).await? {
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
        let transaction = client.transaction().await?;
        transaction.batch_execute(sql::EMPTY).await?;
        transaction.execute(sql::NEW_EPOCH, &[]).await?;
        while let Some(line) = from.recv().await {
            match &line {
                Line::Person(person) => rows::put_person(&transaction, person).await?,
                Line::Memo(memo) => rows::put_memo(&transaction, memo).await?,
                Line::Table(table) => drop(put_table(&transaction, table).await?),
                Line::Seat(table, seat) => put_seat(&transaction, table, seat).await?,
                Line::Row(table, row) => put_row(&transaction, table, row).await?,
                Line::Analysis(analysis) => rows::put_analysis(&transaction, analysis).await?,
                Line::Finding(table, number, line) => {
                    rows::put_finding(&transaction, table, *number, line).await?;
                }
            }
        }
        Ok(transaction.commit().await?)
    }

    async fn count(&self) -> Result<i64> {
        let client = self.client().await?;
        Ok(client.query_one(sql::COUNT, &[]).await?.get(0))
    }
}

/// A transaction whose reads all see the same moment.
async fn moment(client: &mut Client) -> Result<Transaction<'_>> {
    let builder = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
    Ok(builder.read_only(true).start().await?)
}
