//! Setting up a table from its page.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use bots::Kind;
use game::{Info, say};
use pages::{FRIEND, HERE, ME, NOBODY, Notice};
use table::wire::request::NewTable;
use table::wire::{DiceFrom, Lapse, Pace, TakeBack, Visibility};

use super::answer::{page_with, see, trouble};
use super::fields::Fields;
use super::seating::{HOST, Sitter, open_for};
use super::visitor::Visitor;
use crate::http::Shared;
use crate::http::error::status;
use crate::tables::error::{BadInput, Error, Result};
use crate::tables::terms::bot;
use crate::tables::tokens;

/// The levels people choose from; `greedy` is for the laboratory.
const LEVELS: [Kind; 6] =
    [Kind::Random, Kind::Easy, Kind::Normal, Kind::Hard, Kind::Expert, Kind::Master];
const YEAR: u32 = 365 * 24 * 3600;

pub(super) async fn form(Path(game): Path<String>, visitor: Visitor) -> Response {
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
    let characters = Kind::characters(game.key).map(|kind| kind.to_string()).collect();
    let new = pages::NewTable { game, levels, characters, notice, key: tokens::fresh::<16>() };
    page_with(status, pages::new_table(&visitor.visit, &new))
}

pub(super) async fn open(
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
    let key = fields.key();
    let wish = read(info, &fields, key);
    let opened = match wish {
        Ok((chairs, terms)) => open_for(&house, &visitor, chairs, terms, fields.part()).await,
        Err(error) => Err(error),
    };
    match opened {
        Ok(opened) => {
            let mut response = opened.cookie(&visitor, see(&format!("/t/{}", opened.id)));
            let cookie = format!(
                "{HOST}={}; HttpOnly; SameSite=Lax; Path=/t/{}; Max-Age={YEAR}",
                opened.once, opened.id
            );
            let value = HeaderValue::from_str(&cookie).expect("keys are hexadecimal");
            response.headers_mut().append(header::SET_COOKIE, value);
            response
        }
        Err(error) => {
            let notice = Notice { text: visitor.words(&error), rule: None };
            show(&visitor, status(error.code), info, Some(notice))
        }
    }
}

fn read(info: &Info, fields: &Fields, key: String) -> Result<(Vec<Sitter>, NewTable)> {
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
        lapse: match pace {
            Pace::Untimed => Lapse::Wait,
            _ => Lapse::Bot(Kind::Normal.to_string()),
        },
        visibility: match fields.get("visibility") {
            Some("public") => Visibility::Public,
            _ => Visibility::Unlisted,
        },
        take_back: match fields.get("take_back") {
            Some("never") => TakeBack::Never,
            _ => TakeBack::Allowed,
        },
        dice: match fields.get("dice-from") {
            Some("manual") => DiceFrom::Manual,
            _ => DiceFrom::Fair,
        },
        key: Some(key),
        branch: None,
    };
    let sitters = (0..info.max_seats).filter_map(|seat| sitter(info, fields, seat).transpose());
    Ok((sitters.collect::<Result<_>>()?, terms))
}

/// Who shall sit there; nothing for a chair that is left out.
fn sitter(info: &Info, fields: &Fields, seat: u8) -> Result<Option<Sitter>> {
    let name = fields.get(&format!("name-{seat}")).unwrap_or_default().to_owned();
    Ok(match fields.get(&format!("seat-{seat}")) {
        None | Some(NOBODY) => None,
        Some(ME | HERE) => Some(Sitter::Here(name)),
        Some(FRIEND) => Some(Sitter::Friend),
        Some(level) => Some(Sitter::Bot(bot(level, info.key).map_err(BadInput)?)),
    })
}

/// `untimed`, `minutes-10`, `days-3`.
fn pace(text: &str) -> Result<Pace> {
    let problem = || Error::invalid(say!("server-no-pace"));
    match text.split_once('-') {
        Some(("minutes", count)) => count.parse().map(Pace::Minutes).map_err(|_| problem()),
        Some(("days", count)) => count.parse().map(Pace::Days).map_err(|_| problem()),
        _ => Ok(Pace::Untimed),
    }
}
