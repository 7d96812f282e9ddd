//! Opening, listing and looking at tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::Seat;
use store::{Filter, Hidden, SeatRow, Status, TableRow};
use table::wire::answer::{self, Invite, Tables};
use table::wire::request::{FrameQuery, NewTable, Player, TablesQuery};
use table::wire::{self, Terms, Visibility};
use table::{Setup, hex};

use super::{Id, Shared, looking};
use crate::House;
use crate::http::body::{Asked, Sent, check_key, language};
use crate::http::caller::Caller;
use crate::tables::clock::now;
use crate::tables::error::{Error, Result};
use crate::tables::fold::{Folded, is_free};
use crate::tables::shown::{self, commitment, shown};
use crate::tables::terms::{bot, checked};
use crate::tables::tokens;

pub async fn create(State(house): Shared, Sent(wish): Sent<NewTable>) -> Result<Response> {
    let Opened { fresh, folded, invites } = open(&house, wish).await?;
    let status = if fresh { StatusCode::CREATED } else { StatusCode::OK };
    let (table, commitment) = (folded.table.id.clone(), commitment(&folded));
    let answer = answer::Opened { table, commitment, invites };
    Ok((status, Json(answer)).into_response())
}

/// A table that was opened now, or when the same was asked before.
#[derive(Debug)]
pub struct Opened {
    pub fresh: bool,
    pub folded: Arc<Folded>,
    pub invites: Vec<Invite>,
}

pub async fn open(house: &House, wish: NewTable) -> Result<Opened> {
    if let Some(key) = &wish.key {
        check_key(key)?;
    }
    let key = wish.key.clone().unwrap_or_else(tokens::fresh::<16>);
    let seats = wish.seats.clone();
    let terms = terms_of(wish)?;
    let (table, chairs) = open_table(&terms, &seats, &key)?;
    let (id, hall) = (table.id.clone(), &house.hall);
    let known = hall.store.create(table, chairs).await?;
    let fresh = known.is_none();
    let folded = hall.table(&known.unwrap_or(id)).await?.now.borrow().clone();
    let same = folded.terms == terms && wishes(&folded) == seats;
    if !same {
        return Err(Error::key_used());
    }
    let invites = invites(&house.base, &folded, &key);
    Ok(Opened { fresh, folded, invites })
}

fn terms_of(wish: NewTable) -> Result<Terms> {
    let NewTable { game, options, content, seats, pace, lapse, visibility, take_back, .. } = wish;
    let branch = wish.branch;
    for seat in &seats {
        if let Player::Bot(level) = seat {
            bot(level)?;
        }
    }
    let terms =
        Terms { game, rules: 0, options, content, pace, lapse, visibility, take_back, branch };
    let terms = checked(terms)?;
    // Set up once without dice: refuses impossible options, content and numbers of seats.
    let names = seats.iter().map(|_| String::new()).collect();
    let settings = terms.settings();
    let trial = Setup { id: [0; 8], settings, names, secret: None, nonces: Vec::new() };
    table::open(&terms.game, trial)?;
    Ok(terms)
}

/// A new table's rows. `key` is what its invitations follow from.
fn open_table(terms: &Terms, seats: &[Player], key: &str) -> Result<(TableRow, Vec<SeatRow>)> {
    let salt = tokens::fresh::<32>();
    let chair = |(index, wish): (usize, &Player)| {
        let invite = tokens::derive(tokens::INVITE, &salt, &index.to_string(), key);
        let level = match wish {
            Player::Person => None,
            Player::Bot(level) => Some(level.clone()),
        };
        SeatRow {
            seat: index as i64,
            name: String::new(),
            person: None,
            token: None,
            invite: level.is_none().then(|| tokens::hash(&invite)),
            nonce: level.is_some().then(tokens::fresh::<16>),
            stand_in: None,
            level,
        }
    };
    let chairs: Vec<SeatRow> = seats.iter().enumerate().map(chair).collect();
    let open_seats = chairs.iter().filter(|chair| is_free(chair)).count() as i64;
    let now = now();
    let table = TableRow {
        id: tokens::fresh::<8>(),
        epoch: 0,
        create_key: Some(tokens::hash(key)),
        created_at: now,
        game: terms.game.clone(),
        terms: serde_json::to_string(terms).expect("terms have a JSON form"),
        secret: Hidden(tokens::fresh::<32>()),
        salt: Hidden(salt),
        public: terms.visibility == Visibility::Public,
        status: Status::Open,
        open_seats,
        number: 0,
        deadline: None,
        due_at: (open_seats == 0).then_some(now),
        updated_at: now,
    };
    Ok((table, chairs))
}

/// The same table once more, for a rematch.
pub fn again(folded: &Folded, key: &str) -> Result<(TableRow, Vec<SeatRow>)> {
    open_table(&folded.terms, &wishes(folded), key)
}

/// The chairs as they were wished for.
fn wishes(folded: &Folded) -> Vec<Player> {
    let wish = |seat: &SeatRow| match &seat.level {
        Some(level) => Player::Bot(level.clone()),
        None => Player::Person,
    };
    folded.seats.iter().map(wish).collect()
}

/// `base` is the start of their links.
pub fn invites(base: &str, folded: &Folded, key: &str) -> Vec<Invite> {
    let people = folded.seats.iter().filter(|seat| seat.level.is_none());
    let one = |seat: &SeatRow| {
        let salt = &folded.table.salt.0;
        let invite = tokens::derive(tokens::INVITE, salt, &seat.seat.to_string(), key);
        // After the `#` a browser keeps it to itself.
        let link = format!("{base}/join/{}/{}#{invite}", folded.table.id, seat.seat);
        Invite { seat: Seat::new(seat.seat as u8), invite, link }
    };
    people.map(one).collect()
}

pub async fn read(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Asked(query): Asked<FrameQuery>,
) -> Result<Response> {
    let language = language(&query)?;
    let (folded, role) = looking(&house, &id, &caller).await?;
    let since = query.since.unwrap_or(folded.number());
    Ok(Json(shown(&folded, role.viewer(), since, language)).into_response())
}

/// Tables on one page of the list.
const PAGE: i64 = 50;

pub async fn list(State(house): Shared, Asked(query): Asked<TablesQuery>) -> Result<Response> {
    let most = query.limit.unwrap_or(PAGE);
    if !(1..=PAGE).contains(&most) {
        return Err(Error::invalid(format!("limit: 1 to {PAGE}")));
    }
    let before = query.before.as_deref().map(read_cursor).transpose()?;
    let filter = Filter { game: query.game, status: query.status.map(kept), before, most };
    let tables = house.hall.store.list(filter).await?;
    let next = tables.last().filter(|_| tables.len() as i64 == most).map(cursor);
    let tables = tables.iter().map(listed).collect();
    Ok(Json(Tables { tables, next }).into_response())
}

fn kept(status: wire::Status) -> Status {
    match status {
        wire::Status::Open => Status::Open,
        wire::Status::Running => Status::Running,
        wire::Status::Over => Status::Over,
    }
}

fn cursor(listed: &store::Listed) -> String {
    format!("{}-{}", listed.table.created_at, listed.table.id)
}

fn read_cursor(text: &str) -> Result<(i64, String)> {
    let parts = text.split_once('-').and_then(|(time, id)| Some((time.parse().ok()?, id)));
    let (time, id) = parts.ok_or_else(|| Error::invalid("before: the `next` of another page"))?;
    Ok((time, id.to_owned()))
}

/// A table in a list: what is shown of it without looking at the match.
pub fn listed(listed: &store::Listed) -> answer::Listed {
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

/// A nonce as sent, or a fresh one.
pub fn nonce_of(sent: Option<String>) -> Result<String> {
    let Some(nonce) = sent else {
        return Ok(tokens::fresh::<16>());
    };
    let bytes: [u8; 16] = table::unhex(&nonce)
        .map_err(|broken| Error::invalid(format!("nonce: {}", broken.message)))?;
    Ok(hex(&bytes))
}
