//! New tables in PostgreSQL. Whoever is counted is held meanwhile, so that two nodes do not both find
//! room for the last one.

use deadpool_postgres::Transaction;
use futures_util::future::try_join_all;

use super::rows::{Value, first, one, opened, put, put_content, put_seat, put_table};
use crate::{Opening, Outcome, Result, SeatRow, TableRow, sql};

/// Until the end of the transaction.
const HOLD: &str = "SELECT pg_advisory_xact_lock(hashtext($1))";

/// Keeps a table; the id if one was made with the same key before.
pub(super) async fn create(
    transaction: &Transaction<'_>,
    table: &TableRow,
    seats: &[SeatRow],
) -> Result<Option<String>> {
    if put_table(transaction, table).await? == 0 {
        return known(transaction, table).await;
    }
    try_join_all(seats.iter().map(|seat| put_seat(transaction, &table.id, seat))).await?;
    Ok(None)
}

/// The table that was made with the same key.
async fn known(transaction: &Transaction<'_>, table: &TableRow) -> Result<Option<String>> {
    one(transaction, sql::BY_CREATE_KEY, &[&table.create_key], first).await
}

/// Keeps a table with its content, if its opener may have one more.
pub(super) async fn open(transaction: &Transaction<'_>, opening: &Opening) -> Result<Outcome> {
    for who in opening.owners() {
        put(transaction, HOLD, &[who]).await?;
    }
    if let Some(id) = known(transaction, &opening.table).await? {
        return Ok(Outcome::Known(id));
    }
    let content = opening.table.content.as_deref();
    for who in opening.owners() {
        let (since, content) = (opening.since(), content.unwrap_or_default());
        let wanted: &[Value<'_>] = &[&since, &content, who];
        let opened = one(transaction, sql::OPENED, wanted, opened).await?.unwrap_or_default();
        if let Some(excess) = opening.quota.exceeded(opened, !content.is_empty()) {
            return Ok(Outcome::Refused(excess));
        }
    }
    if let Some(content) = opening.kept_content() {
        put_content(transaction, &content).await?;
    }
    let known = create(transaction, &opening.table, &opening.seats).await?;
    Ok(known.map_or(Outcome::Created, Outcome::Known))
}
