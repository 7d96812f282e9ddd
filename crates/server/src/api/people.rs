//! People: a name and a key, no account. The key is theirs to keep or copy; only its hash stays.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Seat;
use store::Person;
use table::wire::answer::{Introduced, Known, Me, Mine};
use table::wire::request::{NewPerson, SignIn};

use super::Shared;
use super::tables::listed;
use crate::House;
use crate::http::body::{Sent, checked_name};
use crate::http::caller::{COOKIE, Caller};
use crate::tables::clock::now;
use crate::tables::error::{Error, Result};
use crate::tables::steps::{Command, Wish};
use crate::tables::tokens;

/// Browsers keep the key for a year.
pub const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

pub async fn create(State(house): Shared, Sent(new): Sent<NewPerson>) -> Result<Response> {
    let (person, key) = introduce(&house, &new.name).await?;
    let answer = Introduced { name: person.name, key: key.clone() };
    let answer = (StatusCode::CREATED, Json(answer)).into_response();
    Ok(with_cookie(&house, answer, &key, COOKIE_SECONDS))
}

/// A new person and their key.
pub async fn introduce(house: &House, name: &str) -> Result<(Person, String)> {
    let key = format!("{}{}", tokens::PERSON, tokens::fresh::<32>());
    let (id, name) = (tokens::fresh::<8>(), checked_name(name)?);
    let person = Person { id, key_hash: tokens::hash(&key), name, created_at: now() };
    house.hall.store.add_person(person.clone()).await?;
    Ok((person, key))
}

/// On another device: the copied key becomes that browser's cookie.
pub async fn sign_in(State(house): Shared, Sent(sent): Sent<SignIn>) -> Result<Response> {
    let person = house.hall.store.person(&tokens::hash(&sent.key)).await?;
    let person = person.ok_or_else(Error::unknown_token)?;
    let answer = Json(Known { name: person.name }).into_response();
    Ok(with_cookie(&house, answer, &sent.key, COOKIE_SECONDS))
}

pub async fn sign_out(State(house): Shared) -> Response {
    with_cookie(&house, StatusCode::NO_CONTENT.into_response(), "", 0)
}

/// Scripts cannot read it, other sites cannot send it.
pub fn with_cookie(house: &House, mut response: Response, key: &str, seconds: u32) -> Response {
    let secure = if house.base.starts_with("https://") { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={key}; HttpOnly; SameSite=Strict; Path=/; Max-Age={seconds}{secure}");
    let value = HeaderValue::from_str(&cookie).expect("keys are hexadecimal");
    response.headers_mut().insert(header::SET_COOKIE, value);
    response
}

/// A person's name and games.
pub async fn read(State(house): Shared, caller: Caller) -> Result<Response> {
    let person = caller.person()?;
    let games = house.hall.store.games_of(&person.id).await?;
    let mine = |game: &store::Listed| {
        let seat = game.seats.iter().find(|seat| seat.person.as_ref() == Some(&person.id));
        Mine { listed: listed(game), seat: seat.map(|seat| Seat::new(seat.seat as u8)) }
    };
    let games = games.iter().map(mine).collect();
    Ok(Json(Me { name: person.name.clone(), games }).into_response())
}

/// Deletes a person and their cookie.
pub async fn forget(State(house): Shared, caller: Caller) -> Result<Response> {
    forget_person(&house, caller.person()?).await?;
    Ok(with_cookie(&house, StatusCode::NO_CONTENT.into_response(), "", 0))
}

/// First they leave every table, so that those who watch see it, then the rest.
pub async fn forget_person(house: &House, person: &Person) -> Result<()> {
    for game in house.hall.store.games_of(&person.id).await? {
        let theirs = |seat: &&store::SeatRow| seat.person.as_ref() == Some(&person.id);
        for seat in game.seats.iter().filter(theirs) {
            let seat = Seat::new(seat.seat as u8);
            let wish = Wish::Leave { seat, forget: true };
            house.hall.ask(&game.table.id, Command::house(wish)).await?;
        }
    }
    Ok(house.hall.store.forget(&person.id).await?)
}
