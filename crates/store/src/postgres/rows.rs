//! Rows of PostgreSQL to values and back.

use deadpool_postgres::GenericClient;
use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, ToSql};

use super::session::patiently;
use crate::{
    Analysed, Aside, Content, Error, Hidden, JournalRow, Memo, Opened, Person, Result, SeatRow,
    Status, TableRow, sql,
};

pub(super) type Value<'a> = &'a (dyn ToSql + Sync);

pub(super) async fn all<T>(
    client: &impl GenericClient,
    sql: &str,
    values: &[Value<'_>],
    read: impl Fn(&Row) -> Result<T>,
) -> Result<Vec<T>> {
    let asking = async { client.query(&client.prepare_cached(sql).await?, values).await };
    patiently(asking).await?.iter().map(read).collect()
}

pub(super) async fn one<T>(
    client: &impl GenericClient,
    sql: &str,
    values: &[Value<'_>],
    read: impl Fn(&Row) -> Result<T>,
) -> Result<Option<T>> {
    let asking = async { client.query_opt(&client.prepare_cached(sql).await?, values).await };
    patiently(asking).await?.as_ref().map(read).transpose()
}

/// The answer of a statement that always has one.
pub(super) async fn only<T: for<'a> FromSql<'a>>(
    client: &impl GenericClient,
    sql: &str,
) -> Result<T> {
    let found = one(client, sql, &[], first).await?;
    found.ok_or_else(|| Error(format!("postgres: nothing answers `{sql}`")))
}

/// The first column.
pub(super) fn first<T: for<'a> FromSql<'a>>(row: &Row) -> Result<T> {
    Ok(row.try_get(0)?)
}

/// Carries a statement out; says how many rows it touched.
pub(super) async fn put(
    client: &impl GenericClient,
    sql: &str,
    values: &[Value<'_>],
) -> Result<u64> {
    patiently(async { client.execute(&client.prepare_cached(sql).await?, values).await }).await
}

fn read_status(text: &str) -> Result<Status> {
    Status::read(text).ok_or_else(|| Error(format!("postgres: unknown status `{text}`")))
}

pub(super) fn table_row(row: &Row) -> Result<TableRow> {
    let (public, status): (i64, String) = (row.try_get(8)?, row.try_get(9)?);
    Ok(TableRow {
        id: row.try_get(0)?,
        epoch: row.try_get(1)?,
        create_key: row.try_get(2)?,
        created_at: row.try_get(3)?,
        game: row.try_get(4)?,
        terms: row.try_get(5)?,
        secret: Hidden(row.try_get(6)?),
        salt: Hidden(row.try_get(7)?),
        public: public != 0,
        status: read_status(&status)?,
        open_seats: row.try_get(10)?,
        number: row.try_get(11)?,
        deadline: row.try_get(12)?,
        due_at: row.try_get(13)?,
        updated_at: row.try_get(14)?,
        content: row.try_get(15)?,
        opener: row.try_get(16)?,
        address: row.try_get(17)?,
    })
}

/// How many rows were added: none where the key is known already.
pub(super) async fn put_table(client: &impl GenericClient, table: &TableRow) -> Result<u64> {
    let (public, status) = (i64::from(table.public), table.status.key());
    let values: &[Value<'_>] = &[
        &table.id,
        &table.create_key,
        &table.created_at,
        &table.game,
        &table.terms,
        &table.secret.0,
        &table.salt.0,
        &public,
        &status,
        &table.open_seats,
        &table.number,
        &table.deadline,
        &table.due_at,
        &table.updated_at,
        &table.content,
        &table.opener,
        &table.address,
    ];
    put(client, sql::CREATE, values).await
}

pub(super) fn seat_row(row: &Row) -> Result<SeatRow> {
    Ok(SeatRow {
        seat: row.try_get(0)?,
        level: row.try_get(1)?,
        name: row.try_get(2)?,
        person: row.try_get(3)?,
        token: row.try_get(4)?,
        invite: row.try_get(5)?,
        nonce: row.try_get(6)?,
        stand_in: row.try_get(7)?,
        chain: row.try_get(8)?,
    })
}

pub(super) async fn put_seat(
    client: &impl GenericClient,
    table: &str,
    seat: &SeatRow,
) -> Result<()> {
    let values: &[Value<'_>] = &[
        &table,
        &seat.seat,
        &seat.level,
        &seat.name,
        &seat.person,
        &seat.token,
        &seat.invite,
        &seat.nonce,
        &seat.stand_in,
        &seat.chain,
    ];
    put(client, sql::PUT_SEAT, values).await.map(drop)
}

pub(super) fn journal_row(row: &Row) -> Result<JournalRow> {
    Ok(JournalRow {
        number: row.try_get(0)?,
        kind: row.try_get(1)?,
        seat: row.try_get(2)?,
        text: row.try_get(3)?,
        key: row.try_get(4)?,
        at: row.try_get(5)?,
    })
}

pub(super) async fn put_row(
    client: &impl GenericClient,
    table: &str,
    row: &JournalRow,
) -> Result<()> {
    let values: &[Value<'_>] =
        &[&table, &row.number, &row.kind, &row.seat, &row.text, &row.key, &row.at];
    put(client, sql::PUT_ROW, values).await.map(drop)
}

pub(super) fn content(row: &Row) -> Result<Content> {
    Ok(Content { hash: row.try_get(0)?, text: row.try_get(1)?, kept_at: row.try_get(2)? })
}

pub(super) async fn put_content(client: &impl GenericClient, content: &Content) -> Result<()> {
    let Content { hash, text, kept_at } = content;
    put(client, sql::PUT_CONTENT, &[hash, text, kept_at]).await.map(drop)
}

pub(super) fn opened(row: &Row) -> Result<Opened> {
    let (unfinished, lately, contents) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    Ok(Opened { unfinished, lately, contents })
}

pub(super) fn aside(row: &Row) -> Result<Aside> {
    let status: String = row.try_get(2)?;
    Ok(Aside {
        table: row.try_get(0)?,
        game: row.try_get(1)?,
        status: read_status(&status)?,
        updated_at: row.try_get(3)?,
        why: row.try_get(4)?,
    })
}

pub(super) fn person(row: &Row) -> Result<Person> {
    Ok(Person {
        id: row.try_get(0)?,
        key_hash: row.try_get(1)?,
        name: row.try_get(2)?,
        created_at: row.try_get(3)?,
    })
}

pub(super) async fn put_person(client: &impl GenericClient, person: &Person) -> Result<()> {
    let values: &[Value<'_>] = &[&person.id, &person.key_hash, &person.name, &person.created_at];
    put(client, sql::PUT_PERSON, values).await.map(drop)
}

pub(super) fn memo(row: &Row) -> Result<Memo> {
    Ok(Memo { person: row.try_get(0)?, topic: row.try_get(1)?, text: row.try_get(2)? })
}

pub(super) async fn put_memo(client: &impl GenericClient, memo: &Memo) -> Result<()> {
    put(client, sql::PUT_MEMO, &[&memo.person, &memo.topic, &memo.text]).await.map(drop)
}

pub(super) fn analysed(row: &Row) -> Result<Analysed> {
    let done: i64 = row.try_get(3)?;
    Ok(Analysed {
        table: row.try_get(0)?,
        asked_at: row.try_get(1)?,
        header: row.try_get(2)?,
        done: done != 0,
        found: row.try_get(4)?,
    })
}

pub(super) async fn put_analysis(client: &impl GenericClient, analysis: &Analysed) -> Result<()> {
    let Analysed { table, asked_at, header, done, .. } = analysis;
    let done = i64::from(*done);
    put(client, sql::PUT_ANALYSIS, &[table, asked_at, header, &done]).await.map(drop)
}

pub(super) fn finding(row: &Row) -> Result<(i64, String)> {
    Ok((row.try_get(0)?, row.try_get(1)?))
}

pub(super) async fn put_finding(
    client: &impl GenericClient,
    table: &str,
    number: i64,
    line: &str,
) -> Result<()> {
    put(client, sql::PUT_FINDING, &[&table, &number, &line]).await.map(drop)
}
