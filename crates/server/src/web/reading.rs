//! Pages to read: the table as text, a game's rules, the check of the dice.

use axum::extract::{Path, State};
use axum::response::Response;
use game::Viewer;
use pages::{Reading, Verified};
use serde::Deserialize;

use super::answer::{page, picture, trouble};
use super::coach::coached;
use super::table::{Glance, Stand};
use super::visitor::Visitor;
use crate::http::body::Asked;
use crate::http::{Id, Shared};
use crate::tables::dice::dice;
use crate::tables::error::{Error, Result};
use crate::tables::fold::Folded;
use crate::tables::shown::{chair, commitment};

pub(super) async fn text(
    State(house): Shared,
    Path(id): Id,
    visitor: Visitor,
    Asked(glance): Asked<Glance>,
) -> Response {
    match Stand::find(&house, &id, &visitor, glance.seat).await {
        Ok(stand) => {
            let mut table = coached(&house, &visitor, &stand, stand.page(0, None)).await;
            table.log = stand.told();
            page(pages::text(&visitor.visit, &table))
        }
        Err(error) => trouble(&visitor, &error),
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct RulesQuery {
    /// Only what concerns this spot of the board.
    spot: Option<String>,
    /// Only this rule.
    rule: Option<String>,
    /// Only what holds these words.
    q: Option<String>,
    print: Option<String>,
}

pub(super) async fn rules(
    Path(game): Path<String>,
    visitor: Visitor,
    Asked(wanted): Asked<RulesQuery>,
) -> Response {
    let Ok(info) = catalog::info(&game) else {
        return trouble(&visitor, &Error::no_such_page());
    };
    let markup = match (&wanted.spot, &wanted.rule) {
        (Some(spot), _) => pages::about_spot(&visitor.visit, info, spot, None),
        (None, Some(rule)) => pages::some_rules(&visitor.visit, info, &[rule]),
        (None, None) => {
            let (words, print) = (wanted.q.unwrap_or_default(), wanted.print.is_some());
            pages::rules(&visitor.visit, info, &Reading { words, print })
        }
    };
    page(markup)
}

/// How a picture in the rules looks; part of its address, so that browsers may keep it.
#[derive(Debug, Deserialize)]
pub(super) struct PictureQuery {
    lang: String,
    layout: String,
    theme: String,
}

/// The board of `2-1.svg`: the first step of the second example.
pub(super) async fn example(
    Path((game, file)): Path<(String, String)>,
    visitor: Visitor,
    Asked(look): Asked<PictureQuery>,
) -> Response {
    let place = file.strip_suffix(".svg").and_then(|name| name.split_once('-'));
    let place = place.and_then(|(one, two)| Some((one.parse().ok()?, two.parse().ok()?)));
    let (lang, layout) = (look.lang.parse(), look.layout.parse());
    let (Some(place), Ok(lang), Ok(layout)) = (place, lang, layout) else {
        return trouble(&visitor, &Error::no_such_page());
    };
    match pages::example_board(lang, &game, place, layout, &look.theme) {
        Some(board) => picture(board),
        None => trouble(&visitor, &Error::no_such_page()),
    }
}

pub(super) async fn verify(State(house): Shared, Path(id): Id, visitor: Visitor) -> Response {
    let stand = match Stand::find(&house, &id, &visitor, None).await {
        Ok(stand) => stand,
        Err(error) => return trouble(&visitor, &error),
    };
    match check(&stand.folded) {
        Ok(verified) => page(pages::verified(&visitor.visit, &verified)),
        Err(error) => trouble(&visitor, &error),
    }
}

/// Replays the record from its first line, as `serai verify` does.
pub(super) fn check(folded: &Folded) -> Result<Verified> {
    let record = folded.record().ok_or_else(Error::not_over)?;
    let read = table::Record::parse(&record.to_string());
    let result = read.and_then(|record| table::verify(&record));
    let chairs: Vec<_> = folded.seats.iter().map(chair).collect();
    Ok(Verified {
        table: folded.table.id.clone(),
        game: catalog::info(&folded.terms.game)?,
        result: result.map(|verdict| verdict.entries).map_err(|broken| broken.to_string()),
        by: dice(folded, Viewer::Spectator).by(&chairs),
        commitment: commitment(folded),
        secret: folded.table.secret.0.clone(),
    })
}
