//! Rows of SQLite to values and back.

use rusqlite::{Connection, Params, Row, params};

use crate::{
    Analysed, Aside, Content, Hidden, JournalRow, Memo, Opened, Person, Result, SeatRow, Status,
    TableRow, sql,
};

pub(super) fn query<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map(params, read)?;
    Ok(rows.collect::<rusqlite::Result<Vec<T>>>()?)
}

pub(super) fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    let status: String = row.get(9)?;
    Ok(TableRow {
        id: row.get(0)?,
        epoch: row.get(1)?,
        create_key: row.get(2)?,
        created_at: row.get(3)?,
        game: row.get(4)?,
        terms: row.get(5)?,
        secret: Hidden(row.get(6)?),
        salt: Hidden(row.get(7)?),
        public: row.get(8)?,
        status: Status::read(&status).ok_or(rusqlite::Error::InvalidQuery)?,
        open_seats: row.get(10)?,
        number: row.get(11)?,
        deadline: row.get(12)?,
        due_at: row.get(13)?,
        updated_at: row.get(14)?,
        content: row.get(15)?,
        opener: row.get(16)?,
        address: row.get(17)?,
    })
}

/// How many rows were added: none where the key is known already.
pub(super) fn put_table(connection: &Connection, table: &TableRow) -> Result<usize> {
    Ok(connection.prepare_cached(sql::CREATE)?.execute(params![
        table.id,
        table.create_key,
        table.created_at,
        table.game,
        table.terms,
        table.secret.0,
        table.salt.0,
        i64::from(table.public),
        table.status.key(),
        table.open_seats,
        table.number,
        table.deadline,
        table.due_at,
        table.updated_at,
        table.content,
        table.opener,
        table.address
    ])?)
}

pub(super) fn seat_row(row: &Row<'_>) -> rusqlite::Result<SeatRow> {
    Ok(SeatRow {
        seat: row.get(0)?,
        level: row.get(1)?,
        name: row.get(2)?,
        person: row.get(3)?,
        token: row.get(4)?,
        invite: row.get(5)?,
        nonce: row.get(6)?,
        stand_in: row.get(7)?,
        chain: row.get(8)?,
    })
}

pub(super) fn put_seat(connection: &Connection, table: &str, seat: &SeatRow) -> Result<()> {
    connection.prepare_cached(sql::PUT_SEAT)?.execute(params![
        table,
        seat.seat,
        seat.level,
        seat.name,
        seat.person,
        seat.token,
        seat.invite,
        seat.nonce,
        seat.stand_in,
        seat.chain
    ])?;
    Ok(())
}

pub(super) fn journal_row(row: &Row<'_>) -> rusqlite::Result<JournalRow> {
    Ok(JournalRow {
        number: row.get(0)?,
        kind: row.get(1)?,
        seat: row.get(2)?,
        text: row.get(3)?,
        key: row.get(4)?,
        at: row.get(5)?,
    })
}

pub(super) fn put_row(connection: &Connection, table: &str, row: &JournalRow) -> Result<()> {
    connection
        .prepare_cached(sql::PUT_ROW)?
        .execute(params![table, row.number, row.kind, row.seat, row.text, row.key, row.at])?;
    Ok(())
}

pub(super) fn content(row: &Row<'_>) -> rusqlite::Result<Content> {
    Ok(Content { hash: row.get(0)?, text: row.get(1)?, kept_at: row.get(2)? })
}

pub(super) fn put_content(connection: &Connection, content: &Content) -> Result<()> {
    let values = params![content.hash, content.text, content.kept_at];
    connection.prepare_cached(sql::PUT_CONTENT)?.execute(values)?;
    Ok(())
}

pub(super) fn opened(row: &Row<'_>) -> rusqlite::Result<Opened> {
    Ok(Opened { unfinished: row.get(0)?, lately: row.get(1)?, contents: row.get(2)? })
}

pub(super) fn aside(row: &Row<'_>) -> rusqlite::Result<Aside> {
    let status: String = row.get(2)?;
    Ok(Aside {
        table: row.get(0)?,
        game: row.get(1)?,
        status: Status::read(&status).ok_or(rusqlite::Error::InvalidQuery)?,
        updated_at: row.get(3)?,
        why: row.get(4)?,
    })
}

pub(super) fn person(row: &Row<'_>) -> rusqlite::Result<Person> {
    Ok(Person {
        id: row.get(0)?,
        key_hash: row.get(1)?,
        name: row.get(2)?,
        created_at: row.get(3)?,
    })
}

pub(super) fn put_person(connection: &Connection, person: &Person) -> Result<()> {
    let values = params![person.id, person.key_hash, person.name, person.created_at];
    connection.execute(sql::PUT_PERSON, values)?;
    Ok(())
}

pub(super) fn memo(row: &Row<'_>) -> rusqlite::Result<Memo> {
    Ok(Memo { person: row.get(0)?, topic: row.get(1)?, text: row.get(2)? })
}

pub(super) fn put_memo(connection: &Connection, memo: &Memo) -> Result<()> {
    let values = params![memo.person, memo.topic, memo.text];
    connection.prepare_cached(sql::PUT_MEMO)?.execute(values)?;
    Ok(())
}

pub(super) fn analysed(row: &Row<'_>) -> rusqlite::Result<Analysed> {
    Ok(Analysed {
        table: row.get(0)?,
        asked_at: row.get(1)?,
        header: row.get(2)?,
        done: row.get(3)?,
        found: row.get(4)?,
    })
}

pub(super) fn put_analysis(connection: &Connection, analysis: &Analysed) -> Result<()> {
    let Analysed { table, asked_at, header, done, .. } = analysis;
    connection.execute(sql::PUT_ANALYSIS, params![table, asked_at, header, i64::from(*done)])?;
    Ok(())
}

pub(super) fn finding(row: &Row<'_>) -> rusqlite::Result<(i64, String)> {
    Ok((row.get(0)?, row.get(1)?))
}

pub(super) fn put_finding(
    connection: &Connection,
    table: &str,
    number: i64,
    line: &str,
) -> Result<()> {
    connection.prepare_cached(sql::PUT_FINDING)?.execute(params![table, number, line])?;
    Ok(())
}
