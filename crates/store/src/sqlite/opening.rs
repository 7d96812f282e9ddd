//! New tables in SQLite. The one writer runs one after the other, so what is counted stays true.

use rusqlite::{Connection, OptionalExtension, params};

use super::rows::{opened, put_content, put_seat, put_table};
use crate::{Opening, Outcome, Result, SeatRow, TableRow, sql};

/// Keeps a table; the id if one was made with the same key before.
pub(super) fn create(
    connection: &Connection,
    table: &TableRow,
    seats: &[SeatRow],
) -> Result<Option<String>> {
    if put_table(connection, table)? == 0 {
        return known(connection, table);
    }
    seats.iter().try_for_each(|seat| put_seat(connection, &table.id, seat))?;
    Ok(None)
}

/// The table that was made with the same key.
fn known(connection: &Connection, table: &TableRow) -> Result<Option<String>> {
    let key = params![table.create_key];
    Ok(connection.query_row(sql::BY_CREATE_KEY, key, |row| row.get(0)).optional()?)
}

/// Keeps a table with its content, if its opener may have one more.
pub(super) fn open(connection: &Connection, opening: &Opening) -> Result<Outcome> {
    if let Some(id) = known(connection, &opening.table)? {
        return Ok(Outcome::Known(id));
    }
    let content = opening.table.content.as_deref();
    for who in opening.owners() {
        let wanted = params![opening.since(), content.unwrap_or_default(), who];
        let opened = connection.prepare_cached(sql::OPENED)?.query_row(wanted, opened)?;
        if let Some(excess) = opening.quota.exceeded(opened, content.is_some()) {
            return Ok(Outcome::Refused(excess));
        }
    }
    if let Some(content) = opening.kept_content() {
        put_content(connection, &content)?;
    }
    let known = create(connection, &opening.table, &opening.seats)?;
    Ok(known.map_or(Outcome::Created, Outcome::Known))
}
