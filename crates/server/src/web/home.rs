//! The home page, and the quickest way to a game.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use game::Seat;
use pages::{Home, HomeTable, TableState};
use store::{Filter, Listed, Person, Status};
use table::wire::request::NewTable;

use super::answer::{page, see, trouble};
use super::coach;
use super::fields::Fields;
use super::seating::{Opened, Wanted, open_for};
use super::table::chair;
use super::visitor::Visitor;
use crate::House;
use crate::api::Shared;
use crate::tables::error::Result;

/// Tables listed on the home page.
const MOST: i64 = 20;

pub async fn home(State(house): Shared, visitor: Visitor) -> Response {
    match collect(&house, visitor.person.as_ref()).await {
        Ok(home) => page(&visitor, pages::home(&visitor.visit, &home)),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn collect(house: &Arc<House>, person: Option<&Person>) -> Result<Home> {
    let mut home = Home::default();
    if let Some(person) = person {
        let games = house.hall.store.games_of(&person.id).await?;
        for game in games.iter().take(MOST as usize) {
            home.mine.extend(listed(house, game, Some(person)).await);
        }
    }
    let wanted = Filter { most: MOST, ..Filter::default() };
    for table in house.hall.store.list(wanted).await? {
        let mine = home.mine.iter().any(|game| game.id == table.table.id);
        if !mine && table.table.status != Status::Over {
            home.public.extend(listed(house, &table, None).await);
        }
    }
    Ok(home)
}

/// Nothing for a table of a game this program does not know.
async fn listed(house: &Arc<House>, listed: &Listed, person: Option<&Person>) -> Option<HomeTable> {
    let state = match (listed.table.status, person) {
        (Status::Open, _) => TableState::Open,
        (Status::Over, _) => TableState::Over,
        (Status::Running, None) => TableState::Running,
        (Status::Running, Some(person)) => whose_turn(house, listed, person).await,
    };
    Some(HomeTable {
        id: listed.table.id.clone(),
        game: catalog::info(&listed.table.game).ok()?,
        chairs: listed.seats.iter().map(|seat| chair(seat, false)).collect(),
        state,
    })
}

async fn whose_turn(house: &Arc<House>, listed: &Listed, person: &Person) -> TableState {
    let Ok(live) = house.hall.table(&listed.table.id).await else {
        return TableState::Running;
    };
    let Some(decider) = live.now.borrow().decider() else {
        return TableState::Running;
    };
    let theirs = listed.seats.get(decider.index()).and_then(|seat| seat.person.as_ref());
    match theirs == Some(&person.id) {
        true => TableState::Yours,
        false => TableState::Theirs(decider),
    }
}

/// One click: a table against bots of middling strength, as many as play best. Whoever learns meets
/// friendlier ones, and the coach.
pub async fn play_now(State(house): Shared, visitor: Visitor, fields: Fields) -> Response {
    let game = fields.get("game").unwrap_or_default();
    let seats = match catalog::info(game) {
        Ok(info) => info.max_seats.min(3).max(info.min_seats),
        Err(_) => 0,
    };
    let mut chairs = vec![Wanted::Here(String::new())];
    let learns = fields.get("learn").is_some();
    let level = if learns { "easy" } else { "normal" };
    chairs.extend((1..seats).map(|_| Wanted::Bot(level.to_owned())));
    match sit_down(&house, &visitor, chairs, NewTable::of(game), learns).await {
        Ok(opened) => opened.cookie(&house, see(&format!("/t/{}", opened.id))),
        Err(error) => trouble(&visitor, &error),
    }
}

async fn sit_down(
    house: &House,
    visitor: &Visitor,
    chairs: Vec<Wanted>,
    terms: NewTable,
    learns: bool,
) -> Result<Opened> {
    let opened = open_for(house, visitor, chairs, terms).await?;
    if learns {
        coach::begin(house, &opened.person, &opened.id, Seat::new(0)).await?;
    }
    Ok(opened)
}
