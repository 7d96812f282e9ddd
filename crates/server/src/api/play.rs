//! Deciding, taking back, and asking for a hint.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use game::{Seat, Viewer};
use table::wire::answer::{Code, Hint, Stepped};
use table::wire::request::{Act, Enter, Undo};

use crate::http::body::Sent;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::caller::Caller;
use crate::tables::error::Result;
use crate::tables::hall::ADVISER;
use crate::tables::opening::check_key;
use crate::tables::part::link_of;
use crate::tables::shown::shown;
use crate::tables::steps::{Change, Command};

pub(super) async fn act(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(act): Sent<Act>,
) -> Result<Response> {
    let Act { number, action, link, key } = act;
    let link = link.as_deref().map(link_of).transpose()?;
    decide(&house, &id, &caller, number, key, |seat| Change::Act { seat, action, link }).await
}

pub(super) async fn take_back(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(asked): Sent<Undo>,
) -> Result<Response> {
    let Undo { number, key } = asked;
    decide(&house, &id, &caller, number, key, |seat| Change::TakeBack { seat }).await
}

pub(super) async fn enter(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(entered): Sent<Enter>,
) -> Result<Response> {
    let Enter { number, answer, key } = entered;
    decide(&house, &id, &caller, number, key, |seat| Change::Enter { seat, answer }).await
}

pub(super) async fn correct(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(asked): Sent<Undo>,
) -> Result<Response> {
    let Undo { number, key } = asked;
    decide(&house, &id, &caller, number, key, |seat| Change::Correct { seat }).await
}

/// One trip up, one down: the answer holds the frame after the step. Who was late gets the newest
/// frame with the refusal.
async fn decide(
    house: &House,
    id: &str,
    caller: &Caller,
    number: i64,
    key: Option<String>,
    change: impl FnOnce(Seat) -> Change,
) -> Result<Response> {
    if let Some(key) = &key {
        check_key(key)?;
    }
    let (_, seat) = house.hall.look_up(id, caller, Caller::seat).await?;
    // Two seats may choose the same key.
    let key = key.map(|key| format!("{}:{key}", seat.index()));
    let command = Command { change: change(seat), number: Some(number), key };
    match house.hall.ask(id, command).await {
        Ok(done) => {
            let frame = shown(&done.folded, Viewer::Seat(seat), number, None);
            Ok(Json(Stepped { number: done.number, frame }).into_response())
        }
        Err(error) if error.code == Code::Stale => {
            let newest = house.hall.newest(id).await?;
            Err(error.with_frame(shown(&newest, Viewer::Seat(seat), number, None)))
        }
        Err(error) => Err(error),
    }
}

/// What a strong bot would choose for the seat that decides, and what it expects of each choice.
pub(super) async fn hint(State(house): Shared, Path(id): Id, caller: Caller) -> Result<Response> {
    let (folded, seat) = house.hall.look_up(&id, &caller, Caller::seat).await?;
    let advice = house.hall.advise(&folded, seat).await?;
    let choices = folded.play.as_deref().map(|play| play.choices()).unwrap_or_default();
    let best = advice.first().map(|best| &best.notation);
    let choice = choices.into_iter().find(|choice| Some(&choice.notation) == best);
    let (number, bot) = (folded.number(), ADVISER.to_string());
    Ok(Json(Hint { number, bot, choice, reasons: advice }).into_response())
}
