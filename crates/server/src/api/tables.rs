//! Opening, listing and looking at tables.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::say;
use lang::Language;
use store::{Filter, Status};
use table::wire;
use table::wire::answer::{self, Tables};
use table::wire::request::{FrameQuery, NewTable, TablesQuery};

use crate::http::body::{Asked, Sent};
use crate::http::client::Client;
use crate::http::{Id, Shared};
use crate::tables::caller::Caller;
use crate::tables::error::{BadInput, Error, Result};
use crate::tables::listed::Listed;
use crate::tables::opening::{Opened, Opener, scoped};
use crate::tables::shown::{self, commitment, shown};

pub(super) async fn create(
    State(house): Shared,
    client: Client,
    caller: Caller,
    Sent(new): Sent<NewTable>,
) -> Result<Response> {
    let key = scoped(new.key, &caller.who(client.address))?;
    let opener = Opener::new(caller.person().ok(), client.address);
    let Opened { fresh, folded, invites } = house.open(NewTable { key, ..new }, opener).await?;
    let status = if fresh { StatusCode::CREATED } else { StatusCode::OK };
    let (table, commitment) = (folded.table.id.clone(), commitment(&folded));
    Ok((status, Json(answer::Opened { table, commitment, invites })).into_response())
}

pub(super) async fn read(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Asked(query): Asked<FrameQuery>,
) -> Result<Response> {
    let language = language(&query)?;
    let (folded, role) = house.hall.looking(&id, &caller).await?;
    let since = query.since.unwrap_or(folded.number());
    Ok(Json(shown(&folded, role.viewer(), since, language)).into_response())
}

/// The language sentences are wanted in, if they are.
pub(super) fn language(query: &FrameQuery) -> Result<Option<Language>> {
    let read = |code: &String| code.parse().map_err(BadInput);
    Ok(query.lang.as_ref().map(read).transpose()?)
}

/// Tables on one page of the list.
const PAGE: i64 = 50;

pub(super) async fn list(
    State(house): Shared,
    Asked(query): Asked<TablesQuery>,
) -> Result<Response> {
    let most = query.limit.unwrap_or(PAGE);
    if !(1..=PAGE).contains(&most) {
        return Err(Error::invalid(say!("server-no-limit", most = PAGE)));
    }
    let before = query.before.as_deref().map(read_cursor).transpose()?;
    let filter = Filter { game: query.game, status: query.status.map(kept), before, most };
    let rows = house.hall.store.list(filter).await?;
    let next = rows.last().filter(|_| rows.len() as i64 == most).map(cursor);
    let tables = Listed::read(rows).iter().map(listed).collect();
    Ok(Json(Tables { tables, next }).into_response())
}

fn kept(status: wire::Status) -> Status {
    match status {
        wire::Status::Open => Status::Open,
        wire::Status::Running => Status::Running,
        wire::Status::Over => Status::Over,
    }
}

fn cursor(row: &store::Listed) -> String {
    format!("{}-{}", row.table.created_at, row.table.id)
}

fn read_cursor(text: &str) -> Result<(i64, String)> {
    let parts = text.split_once('-').and_then(|(time, id)| Some((time.parse().ok()?, id)));
    let (time, id) = parts.ok_or_else(|| Error::invalid(say!("server-no-such-place")))?;
    Ok((time, id.to_owned()))
}

/// A table in a list: what is shown of it without looking at the match.
pub(super) fn listed(listed: &Listed) -> answer::Listed {
    let table = &listed.table;
    answer::Listed {
        table: table.id.clone(),
        game: table.game.clone(),
        status: shown::status(table.status),
        number: table.number,
        created_at: table.created_at,
        updated_at: table.updated_at,
        deadline: table.deadline,
        seats: listed.seats.iter().map(shown::chair).collect(),
    }
}
