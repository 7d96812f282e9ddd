//! Deciding, taking back, and asking for a hint.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use bots::Advice;
use game::{Seat, Viewer};
use serde::Deserialize;
use serde_json::{Value, json};
use table::Refused;

use super::{Id, Shared, frame, look_up};
use crate::House;
use crate::asks::{Sent, check_key};
use crate::caller::Caller;
use crate::error::{Error, Result};
use crate::fold::Folded;
use crate::hall::ADVISER;
use crate::steps::{Command, Wish};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The newest number the sender has seen.
    number: i64,
    /// The notation, or the structured action of a choice.
    action: Value,
    key: Option<String>,
}

pub async fn act(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(act): Sent<Act>,
) -> Result<Response> {
    let Act { number, action, key } = act;
    decide(&house, &id, &caller, number, key, |seat| Wish::Act { seat, action }).await
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    number: i64,
    key: Option<String>,
}

pub async fn take_back(
    State(house): Shared,
    Path(id): Id,
    caller: Caller,
    Sent(asked): Sent<TakeBack>,
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
            let frame = frame(&done.folded, Viewer::Seat(seat), number);
            Ok(Json(json!({ "number": done.number, "frame": frame })).into_response())
        }
        Err(error) if error.error == "stale" => {
            let newest = house.hall.table(id).await?.now.borrow().clone();
            Err(error.with_frame(frame(&newest, Viewer::Seat(seat), number)))
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
    let reasons: Vec<Value> = advice.iter().map(reason).collect();
    let answer = json!({ "number": folded.number(), "bot": ADVISER.to_string(),
        "choice": choice, "reasons": reasons });
    Ok(Json(answer).into_response())
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

fn reason(advice: &Advice) -> Value {
    let Advice { notation, weight, win, score, best_other } = advice;
    json!({ "notation": notation, "weight": weight, "win": win, "score": score,
        "best_other": best_other })
}
