//! The home page, and the quickest way to a game.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use bots::Kind;
use game::{Seat, Viewer};
use pages::{Home, HomeTable, TableState};
use store::{Filter, Person, Status};
use table::AnyTable;
use table::wire::request::NewTable;

use super::answer::{page, see, trouble};
use super::coach;
use super::fields::Fields;
use super::seating::{Opened, Sitter, open_for};
use super::visitor::Visitor;
use crate::http::Shared;
use crate::tables::House;
use crate::tables::clock::now;
use crate::tables::error::{Error, Result};
use crate::tables::listed::Listed;
use crate::tables::part::Part;
use crate::tables::{shown, tokens};

/// Tables listed on the home page.
const MOST: i64 = 20;
/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

pub(super) async fn home(State(house): Shared, visitor: Visitor) -> Response {
    match collect(&house, visitor.person.as_ref()).await {
        Ok(home) => page(pages::home(&visitor.visit, &home)),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn collect(house: &Arc<House>, person: Option<&Person>) -> Result<Home> {
    let mut home = Home { key: tokens::fresh::<16>(), ..Home::default() };
    if let Some(person) = person {
        let games = Listed::read(house.hall.store.games_of(&person.id).await?);
        for game in games.iter().take(MOST as usize) {
            home.mine.extend(listed(house, game, Some(person)).await);
        }
    }
    let wanted = Filter { most: MOST, ..Filter::default() };
    for table in Listed::read(house.hall.store.list(wanted).await?) {
        let mine = home.mine.iter().any(|game| game.id == table.table.id);
        if !mine && table.table.status != Status::Over {
            home.public.extend(listed(house, &table, None).await);
        }
    }
    Ok(home)
}

/// Nothing for a table of a game this program does not know.
async fn listed(house: &Arc<House>, listed: &Listed, person: Option<&Person>) -> Option<HomeTable> {
    let game = catalog::info(&listed.table.game).ok()?;
    let me = person.and_then(|person| listed.seat_of(&person.id));
    let own = |seat: Seat| person.map(|one| &one.id) == listed.seats[seat.index()].person.as_ref();
    let live = match me {
        Some(_) => house.hall.table(&listed.table.id).await.ok(),
        None => None,
    };
    let folded = live.map(|live| live.now.borrow().clone());
    let frame = folded.as_ref().and_then(|folded| folded.play.as_deref()).zip(me);
    let points = frame.map(|(play, seat)| points(play, seat)).unwrap_or_default();
    let frame = frame.map(|(play, seat)| play.frame(Viewer::Seat(seat)));
    let decider = folded.as_ref().and_then(|folded| folded.decider());
    let state = match (listed.table.status, decider) {
        (Status::Open, _) => TableState::Open,
        (Status::Over, _) => TableState::Over,
        (Status::Running, None) => TableState::Running,
        (Status::Running, Some(seat)) if own(seat) => TableState::Yours,
        (Status::Running, Some(seat)) => TableState::Theirs(seat),
    };
    Some(HomeTable {
        id: listed.table.id.clone(),
        game,
        chairs: listed.seats.iter().map(shown::chair).collect(),
        moves: folded.as_ref().map_or(0, |folded| folded.last_move),
        days: (now() - listed.table.updated_at).max(0) / DAY,
        points,
        scores: frame.as_ref().and_then(|frame| frame.scores),
        ask: frame.filter(|_| state == TableState::Yours).map(|frame| frame.ask),
        state,
    })
}

/// Points so far by seat, as far as this one was told; nothing before there are any.
fn points(play: &dyn AnyTable, me: Seat) -> Vec<i32> {
    let mut points = vec![0; play.names().len()];
    for share in play.shares(Viewer::Seat(me)) {
        if let Some(seat) = share.seat {
            points[seat.index()] += share.points;
        }
    }
    if points.iter().all(|&points| points == 0) { Vec::new() } else { points }
}

/// One click: a table against bots of middling strength, as many as play best. Whoever learns meets
/// friendlier ones, and the coach.
pub(super) async fn play_now(State(house): Shared, visitor: Visitor, fields: Fields) -> Response {
    let game = fields.get("game").unwrap_or_default();
    let seats = match catalog::info(game) {
        Ok(info) => info.max_seats.min(3).max(info.min_seats),
        Err(_) => 0,
    };
    let mut sitters = vec![Sitter::Here(String::new())];
    let learns = fields.get("learn").is_some();
    let kind = if learns { Kind::Easy } else { Kind::Normal };
    sitters.extend((1..seats).map(|_| Sitter::Bot(kind)));
    let terms = NewTable { key: Some(fields.key()), ..NewTable::of(game) };
    let lesson = learns.then(|| coach::Lesson::new(fields.get("led").is_some()));
    match sit_down(&house, &visitor, sitters, terms, lesson, fields.part()).await {
        Ok(opened) => opened.cookie(&visitor, see(&format!("/t/{}", opened.id))),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn sit_down(
    house: &House,
    visitor: &Visitor,
    sitters: Vec<Sitter>,
    terms: NewTable,
    lesson: Option<coach::Lesson>,
    part: Option<Part>,
) -> Result<Opened> {
    let opened = open_for(house, visitor, sitters, terms, part).await?;
    if let Some(lesson) = lesson.filter(|_| opened.fresh) {
        coach::begin(house, &opened.person, &opened.id, Seat::new(0), lesson).await?;
    }
    Ok(opened)
}

/// The first page of a tutorial.
pub(super) async fn tutorial(Path(game): Path<String>, visitor: Visitor) -> Response {
    match catalog::info(&game) {
        Ok(info) => page(pages::tutorial(&visitor.visit, info, &tokens::fresh::<16>())),
        Err(_) => trouble(&visitor, &Error::no_such_page()),
    }
}
