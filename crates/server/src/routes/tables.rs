//! Opening, listing and looking at tables.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Filter, Hidden, Listed, SeatRow, Status, TableRow};
use table::{Setup, hex};

use super::{Id, Shared, looking};
use crate::House;
use crate::asks::{Asked, Look, Sent, check_key};
use crate::caller::Caller;
use crate::clock::now;
use crate::error::{Error, Result};
use crate::fold::{Folded, is_free};
use crate::shown::{commitment, shown};
use crate::terms::{Branch, Lapse, Pace, TakeBack, Terms, Visibility, bot};
use crate::tokens;

/// A chair as wished for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    Person,
    Bot(String),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    pub content: Option<String>,
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub lapse: Lapse,
    #[serde(default)]
    pub visibility: Visibility,
    #[serde(default)]
    pub take_back: TakeBack,
    pub key: Option<String>,
    /// Only the house itself opens tables in the middle of a match.
    #[serde(skip)]
    pub branch: Option<Branch>,
}

impl NewTable {
    /// A table of this game on the usual terms, with nobody at it yet.
    pub fn of(game: &str) -> Self {
        let (options, content, seats, key, branch) = Default::default();
        let (pace, lapse, visibility, take_back) = Default::default();
        let game = game.to_owned();
        NewTable { game, options, content, seats, pace, lapse, visibility, take_back, key, branch }
    }
}

pub async fn create(State(house): Shared, Sent(wish): Sent<NewTable>) -> Result<Response> {
    let Opened { fresh, folded, invites } = open(&house, wish).await?;
    let status = if fresh { StatusCode::CREATED } else { StatusCode::OK };
    let answer = json!({
        "table": folded.table.id,
        "commitment": commitment(&folded),
        "invites": invites,
    });
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
        if let SeatWish::Bot(level) = seat {
            bot(level)?;
        }
    }
    let terms =
        Terms { game, rules: 0, options, content, pace, lapse, visibility, take_back, branch };
    let terms = terms.checked()?;
    // Set up once without dice: refuses impossible options, content and numbers of seats.
    let names = seats.iter().map(|_| String::new()).collect();
    let settings = terms.settings();
    let trial = Setup { id: [0; 8], settings, names, secret: None, nonces: Vec::new() };
    table::open(&terms.game, trial)?;
    Ok(terms)
}

/// A new table's rows. `key` is what its invitations follow from.
fn open_table(terms: &Terms, seats: &[SeatWish], key: &str) -> Result<(TableRow, Vec<SeatRow>)> {
    let salt = tokens::fresh::<32>();
    let chair = |(index, wish): (usize, &SeatWish)| {
        let invite = tokens::derive(tokens::INVITE, &salt, &index.to_string(), key);
        let level = match wish {
            SeatWish::Person => None,
            SeatWish::Bot(level) => Some(level.clone()),
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
fn wishes(folded: &Folded) -> Vec<SeatWish> {
    let wish = |seat: &SeatRow| match &seat.level {
        Some(level) => SeatWish::Bot(level.clone()),
        None => SeatWish::Person,
    };
    folded.seats.iter().map(wish).collect()
}

/// The way to one chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Invite {
    pub seat: i64,
    pub invite: String,
    pub link: String,
}

/// `base` is the start of their links.
pub fn invites(base: &str, folded: &Folded, key: &str) -> Vec<Invite> {
    let people = folded.seats.iter().filter(|seat| seat.level.is_none());
    let one = |seat: &SeatRow| {
        let salt = &folded.table.salt.0;
        let invite = tokens::derive(tokens::INVITE, salt, &seat.seat.to_string(), key);
        // After the `#` a browser keeps it to itself.
        let link = format!("{base}/join/{}/{}#{invite}", folded.table.id, seat.seat);
        Invite { seat: seat.seat, invite, link }
    };
    people.map(one).collect()
}

pub async fn read(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Asked(look): Asked<Look>,
) -> Result<Response> {
    let language = look.language()?;
    let (folded, role) = looking(&house, &id, &caller).await?;
    let since = look.since.unwrap_or(folded.number());
    Ok(Json(shown(&folded, role.viewer(), since, language)).into_response())
}

/// Tables on one page of the list.
const PAGE: i64 = 50;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    game: Option<String>,
    status: Option<Status>,
    before: Option<String>,
    limit: Option<i64>,
}

pub async fn list(State(house): Shared, Asked(wanted): Asked<Wanted>) -> Result<Response> {
    let most = wanted.limit.unwrap_or(PAGE);
    if !(1..=PAGE).contains(&most) {
        return Err(Error::invalid(format!("limit: 1 to {PAGE}")));
    }
    let before = wanted.before.as_deref().map(read_cursor).transpose()?;
    let filter = Filter { game: wanted.game, status: wanted.status, before, most };
    let tables = house.hall.store.list(filter).await?;
    let next = tables.last().filter(|_| tables.len() as i64 == most).map(cursor);
    let tables: Vec<Value> = tables.iter().map(listed).collect();
    Ok(Json(json!({ "tables": tables, "next": next })).into_response())
}

fn cursor(listed: &Listed) -> String {
    format!("{}-{}", listed.table.created_at, listed.table.id)
}

fn read_cursor(text: &str) -> Result<(i64, String)> {
    let parts = text.split_once('-').and_then(|(time, id)| Some((time.parse().ok()?, id)));
    let (time, id) = parts.ok_or_else(|| Error::invalid("before: the `next` of another page"))?;
    Ok((time, id.to_owned()))
}

/// A table in a list: what is shown of it without looking at the match.
pub fn listed(listed: &Listed) -> Value {
    let table = &listed.table;
    let seat = |seat: &SeatRow| {
        json!({ "seat": seat.seat, "name": seat.name, "bot": seat.level,
            "stand_in": seat.stand_in, "free": is_free(seat) })
    };
    json!({
        "table": table.id,
        "game": table.game,
        "status": table.status,
        "number": table.number,
        "created_at": table.created_at,
        "updated_at": table.updated_at,
        "deadline": table.deadline,
        "seats": listed.seats.iter().map(seat).collect::<Vec<_>>(),
    })
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
