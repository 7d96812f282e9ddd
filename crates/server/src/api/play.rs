//! Deciding, taking back, and asking for a hint.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use bots::Advice;
use game::{Seat, Viewer};
use table::Refused;
use table::wire::answer::{Expectation, Hint, Stepped};
use table::wire::request::{Act, Undo};

use super::{Id, Shared, look_up};
use crate::House;
use crate::http::body::{Sent, check_key};
use crate::http::caller::Caller;
use crate::tables::error::{Error, Result};
use crate::tables::fold::Folded;
use crate::tables::hall::ADVISER;
use crate::tables::shown::shown;
use crate::tables::steps::{Command, Wish};

pub async fn act(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(act): Sent<Act>,
) -> Result<Response> {
    let Act { number, action, key } = act;
    decide(&house, &id, &caller, number, key, |seat| Wish::Act { seat, action }).await
}

pub async fn take_back(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(asked): Sent<Undo>,
) -> Result<Response> {
    decide(&house, &id, &caller, asked.number, asked.key, |seat| Wish::TakeBack { seat }).await
}

/// One trip up, one down: the answer holds the frame after the step. Who was late gets the newest
/// frame with the refusal.
async fn decide(
    house: &House,
    id: &str,
    caller: &Caller,
    number: i64,
    key: Option<String>,
    wish: impl FnOnce(Seat) -> Wish,
) -> Result<Response> {
    if let Some(key) = &key {
        check_key(key)?;
    }
    let (_, seat) = look_up(house, id, caller, Caller::seat).await?;
    // Two seats may choose the same key.
    let key = key.map(|key| format!("{}:{key}", seat.index()));
    let command = Command { wish: wish(seat), number: Some(number), key };
    match house.hall.ask(id, command).await {
        Ok(done) => {
            let frame = shown(&done.folded, Viewer::Seat(seat), number, None);
            Ok(Json(Stepped { number: done.number, frame }).into_response())
        }
        Err(error) if error.error == "stale" => {
            let newest = house.hall.table(id).await?.now.borrow().clone();
            Err(error.with_frame(shown(&newest, Viewer::Seat(seat), number, None)))
        }
        Err(error) => Err(error),
    }
}

/// What a strong bot would choose for the seat that decides, and what it expects of each choice.
pub async fn hint(State(house): Shared, Path(id): Id, caller: Caller) -> Result<Response> {
    let (folded, seat) = look_up(&house, &id, &caller, Caller::seat).await?;
    let advice = advise(&house, &folded, seat).await?;
    let choices = folded.play.as_deref().map(|play| play.choices()).unwrap_or_default();
    let best = advice.first().map(|best| &best.notation);
    let choice = choices.into_iter().find(|choice| Some(&choice.notation) == best);
    let reasons = advice.iter().map(expectation).collect();
    let (number, bot) = (folded.number(), ADVISER.to_string());
    Ok(Json(Hint { number, bot, choice, reasons }).into_response())
}

/// Refuses whoever does not decide now: they would hear what somebody else's bot thinks.
pub async fn advise(house: &House, folded: &Arc<Folded>, seat: Seat) -> Result<Vec<Advice>> {
    match folded.decider() {
        Some(decider) if decider == seat => {}
        Some(decider) => return Err(Refused::not_your_turn(decider).into()),
        None => return Err(Refused::over().into()),
    }
    house.hall.advise(folded).await.ok_or_else(Error::stumbled)
}

fn expectation(advice: &Advice) -> Expectation {
    let Advice { notation, weight, win, score, best_other } = advice.clone();
    Expectation { notation, weight, win, score, best_other }
}
