//! Deciding, taking back and asking for a hint from a page. What was refused stands on the page that
//! comes back, with the rule it breaks; what the coach warns of, waits there to be confirmed.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use game::{Seat, say};
use pages::Notice;
use serde_json::Value;

use super::answer::{page_with, see, trouble};
use super::coach::{self, coached};
use super::fields::Fields;
use super::table::{Stand, after, send};
use super::visitor::Visitor;
use crate::http::error::status;
use crate::http::{Id, Shared};
use crate::tables::House;
use crate::tables::error::{Error, Result};
use crate::tables::part::link_of;
use crate::tables::steps::{Change, Command};

/// Choices a hint names.
const ADVICE: usize = 3;

pub(super) async fn act(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let action = fields.get("action").unwrap_or_default();
    if fields.get("sure").is_none()
        && let Some(page) = second_thought(&house, &id, &visitor, &fields, action).await
    {
        return page;
    }
    let action = Value::from(action);
    // A page without script, or whose seed is lost, sends none.
    let sent = fields.get("link").filter(|link| !link.is_empty());
    let link = match sent.map(link_of).transpose() {
        Ok(link) => link,
        Err(error) => return trouble(&visitor, &error),
    };
    decide(&house, &id, &visitor, &fields, |seat| Change::Act { seat, action, link }).await
}

/// The same page with the coach's warning; nothing where it has none.
async fn second_thought(
    house: &House,
    id: &str,
    visitor: &Visitor,
    fields: &Fields,
    action: &str,
) -> Option<Response> {
    let stand = Stand::find(house, id, visitor, fields.seat()).await.ok()?;
    let number = fields.number("number")?;
    let warning = coach::warning(house, visitor, &stand, number, action).await?;
    let mut page = coached(house, visitor, &stand, stand.page(number, None)).await;
    page.coach.as_mut()?.warning = Some(warning);
    let page = match fields.get("on") {
        Some("text") => page_with(StatusCode::OK, pages::text(&visitor.visit, &page)),
        _ => send(visitor, StatusCode::OK, &page),
    };
    Some(page)
}

pub(super) async fn take_back(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    decide(&house, &id, &visitor, &fields, |seat| Change::TakeBack { seat }).await
}

/// What fell where people roll by hand.
pub(super) async fn enter(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let answer = fields.get("answer").unwrap_or_default().to_owned();
    decide(&house, &id, &visitor, &fields, |seat| Change::Enter { seat, answer }).await
}

pub(super) async fn correct(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    decide(&house, &id, &visitor, &fields, |seat| Change::Correct { seat }).await
}

/// What a strong bot thinks, on the same page.
pub(super) async fn hint(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let stand = match Stand::find(&house, &id, &visitor, fields.seat()).await {
        Ok(stand) => stand,
        Err(error) => return trouble(&visitor, &error),
    };
    let page = stand.page(fields.number("number").unwrap_or(0), None);
    let mut page = coached(&house, &visitor, &stand, page).await;
    let advice = match stand.seated() {
        Ok(seat) => house.hall.advise(&stand.folded, seat).await,
        Err(error) => Err(error),
    };
    let status = match advice {
        Ok(advice) => {
            page.hint = advice.into_iter().take(ADVICE).collect();
            StatusCode::OK
        }
        Err(error) => {
            page.notice = Some(notice(&visitor, &error));
            status(error.code)
        }
    };
    send(&visitor, status, &page)
}

fn notice(visitor: &Visitor, error: &Error) -> Notice {
    Notice { text: visitor.words(error), rule: error.rule.map(str::to_owned) }
}

async fn decide(
    house: &House,
    id: &str,
    visitor: &Visitor,
    fields: &Fields,
    change: impl FnOnce(Seat) -> Change,
) -> Response {
    let wanted = fields.seat();
    let stand = match Stand::find(house, id, visitor, wanted).await {
        Ok(stand) => stand,
        Err(error) => return trouble(visitor, &error),
    };
    let number = fields.number("number");
    match carry_out(house, id, &stand, number, change).await {
        Ok(()) if fields.get("on") == Some("text") => see(&stand.text_address()),
        Ok(()) => after(house, visitor, &stand, number).await,
        Err(error) => {
            let notice = notice(visitor, &error);
            // What refused it may be newer than what was found at first.
            let stand = Stand::find(house, id, visitor, wanted).await.unwrap_or(stand);
            let since = number.unwrap_or(stand.folded.number());
            let page = coached(house, visitor, &stand, stand.page(since, Some(notice))).await;
            send(visitor, status(error.code), &page)
        }
    }
}

async fn carry_out(
    house: &House,
    id: &str,
    stand: &Stand,
    number: Option<i64>,
    change: impl FnOnce(Seat) -> Change,
) -> Result<()> {
    let seat = stand.seated()?;
    let number = Some(number.ok_or_else(|| Error::invalid(say!("server-no-number")))?);
    house.hall.ask(id, Command { change: change(seat), number, key: None }).await?;
    Ok(())
}
