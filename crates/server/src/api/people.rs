//! People: their name, their games, their key as a cookie.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::wire::answer::{Introduced, Known, Me, Mine};
use table::wire::request::{NewPerson, SignIn};

use super::tables::listed;
use crate::http::Shared;
use crate::http::body::Sent;
use crate::http::caller::{COOKIE_SECONDS, with_cookie};
use crate::http::client::Client;
use crate::tables::caller::Caller;
use crate::tables::error::{Error, Result};
use crate::tables::listed::Listed;

pub(super) async fn create(
    State(house): Shared,
    client: Client,
    Sent(new): Sent<NewPerson>,
) -> Result<Response> {
    let (person, key, is_new) = match &new.secret {
        Some(secret) => house.hall.introduce_once(&new.name, secret, client.address).await?,
        None => {
            let (person, key) = house.hall.introduce(&new.name, client.address).await?;
            (person, key, true)
        }
    };
    let answer = Introduced { name: person.name, key: key.clone() };
    let status = if is_new { StatusCode::CREATED } else { StatusCode::OK };
    let answer = (status, Json(answer)).into_response();
    Ok(with_cookie(client, answer, &key, COOKIE_SECONDS))
}

/// On another device: the copied key becomes that browser's cookie.
pub(super) async fn sign_in(
    State(house): Shared,
    client: Client,
    Sent(sent): Sent<SignIn>,
) -> Result<Response> {
    let person = house.hall.person(&sent.key).await?;
    let person = person.ok_or_else(Error::unknown_token)?;
    let answer = Json(Known { name: person.name }).into_response();
    Ok(with_cookie(client, answer, &sent.key, COOKIE_SECONDS))
}

pub(super) async fn sign_out(client: Client) -> Response {
    with_cookie(client, StatusCode::NO_CONTENT.into_response(), "", 0)
}

/// A person's name and games.
pub(super) async fn read(State(house): Shared, caller: Caller) -> Result<Response> {
    let person = caller.person()?;
    let games = Listed::read(house.hall.store.games_of(&person.id).await?);
    let mine = |game: &Listed| Mine { listed: listed(game), seat: game.seat_of(&person.id) };
    let games = games.iter().map(mine).collect();
    Ok(Json(Me { name: person.name.clone(), games }).into_response())
}

/// Deletes a person and their cookie.
pub(super) async fn forget(
    State(house): Shared,
    client: Client,
    caller: Caller,
) -> Result<Response> {
    house.hall.forget(caller.person()?).await?;
    Ok(with_cookie(client, StatusCode::NO_CONTENT.into_response(), "", 0))
}
