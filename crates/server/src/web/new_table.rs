//! Setting up a table from its page.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use bots::Kind;
use game::{Broken, Info};
use pages::{FRIEND, HERE, ME, NOBODY, Notice};
use table::wire::request::NewTable;
use table::wire::{Lapse, Pace, TakeBack, Visibility};

use super::answer::{page_with, see, trouble};
use super::fields::Fields;
use super::seating::{HOST, Wanted, open_for};
use super::visitor::Visitor;
use crate::api::Shared;
use crate::tables::error::{Error, Result};
use crate::tables::tokens;

/// The levels people choose from; `greedy` is for the laboratory.
const LEVELS: [Kind; 5] = [Kind::Random, Kind::Easy, Kind::Normal, Kind::Hard, Kind::Expert];
const YEAR: u32 = 365 * 24 * 3600;

pub async fn form(Path(game): Path<String>, visitor: Visitor) -> Response {
    match catalog::info(&game) {
        Ok(info) => show(&visitor, StatusCode::OK, info, None),
        Err(_) => trouble(&visitor, &Error::no_such_page()),
    }
}

fn show(
    visitor: &Visitor,
    status: StatusCode,
    game: &'static Info,
    notice: Option<Notice>,
) -> Response {
    let levels = LEVELS.map(|kind| kind.to_string()).to_vec();
    let new = pages::NewTable { game, levels, notice };
    page_with(visitor, status, pages::new_table(&visitor.visit, &new))
}

pub async fn open(
    State(house): Shared,
    Path(game): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let info = match catalog::info(&game) {
        Ok(info) => info,
        Err(_) => return trouble(&visitor, &Error::no_such_page()),
    };
    // Whoever opened the table keeps its key, from which the invitations follow.
    let key = tokens::fresh::<16>();
    let wish = read(info, &fields, key.clone());
    let opened = match wish {
        Ok((chairs, terms)) => open_for(&house, &visitor, chairs, terms).await,
        Err(error) => Err(error),
    };
    match opened {
        Ok(opened) => {
            let mut response = opened.cookie(&house, see(&format!("/t/{}", opened.id)));
            let cookie = format!(
                "{HOST}={key}; HttpOnly; SameSite=Lax; Path=/t/{}; Max-Age={YEAR}",
                opened.id
            );
            let value = HeaderValue::from_str(&cookie).expect("keys are hexadecimal");
            response.headers_mut().append(header::SET_COOKIE, value);
            response
        }
        Err(error) => {
            let notice = Notice { text: visitor.words(&error), rule: None };
            show(&visitor, error.status, info, Some(notice))
        }
    }
}

fn read(info: &Info, fields: &Fields, key: String) -> Result<(Vec<Wanted>, NewTable)> {
    let mut options = BTreeMap::new();
    for option in info.options {
        if let Some(value) = fields.get(&format!("option-{}", option.key)) {
            options.insert(option.key.to_owned(), value.to_owned());
        }
    }
    let pace = pace(fields.get("pace").unwrap_or_default())?;
    let terms = NewTable {
        game: info.key.to_owned(),
        options,
        content: None,
        seats: Vec::new(),
        pace,
        // Nobody waits for ever at a table with a clock.
        lapse: if pace == Pace::Untimed {
            Lapse::Wait
        } else {
            Lapse::Bot(Kind::Normal.to_string())
        },
        visibility: match fields.get("visibility") {
            Some("public") => Visibility::Public,
            _ => Visibility::Unlisted,
        },
        take_back: match fields.get("take_back") {
            Some("never") => TakeBack::Never,
            _ => TakeBack::Allowed,
        },
        key: Some(key),
        branch: None,
    };
    let chairs = (0..info.max_seats).filter_map(|seat| chair(fields, seat)).collect();
    Ok((chairs, terms))
}

/// Who shall sit there; nothing for a chair that is left out.
fn chair(fields: &Fields, seat: u8) -> Option<Wanted> {
    let name = fields.get(&format!("name-{seat}")).unwrap_or_default().to_owned();
    match fields.get(&format!("seat-{seat}"))? {
        NOBODY => None,
        ME | HERE => Some(Wanted::Here(name)),
        FRIEND => Some(Wanted::Friend),
        level => Some(Wanted::Bot(level.to_owned())),
    }
}

/// `untimed`, `minutes-10`, `days-3`.
fn pace(text: &str) -> Result<Pace> {
    let problem = || Error::from(Broken::new("pace: one of the list"));
    match text.split_once('-') {
        Some(("minutes", count)) => count.parse().map(Pace::Minutes).map_err(|_| problem()),
        Some(("days", count)) => count.parse().map(Pace::Days).map_err(|_| problem()),
        _ => Ok(Pace::Untimed),
    }
}
