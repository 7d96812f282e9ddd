//! What one viewer gets of a table: complete, so that the newest frame is always enough.

use game::{Phrase, Seat, Standings, TextTable, Viewer, say};
use lang::{Language, Speaker};
use serde::Serialize;
use serde_json::Value;
use store::{Millis, SeatRow, Status};
use table::{Choice, Waiting, hex, unhex};

use crate::fold::{Folded, Note, RowKind, is_free};
use crate::steps::tell_seat;
use crate::terms::{TakeBack, Terms};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Shown<'a> {
    pub table: &'a str,
    /// The newest row of the journal; a decision names the number it answers.
    pub number: i64,
    pub status: Status,
    pub viewer: Viewer,
    pub terms: &'a Terms,
    pub seats: Vec<Chair<'a>>,
    /// The seal on the dice, published before anybody acts.
    pub commitment: String,
    /// The secret under the seal, once the match is over.
    pub secret: Option<&'a str>,
    /// When the open decision's clock runs out (milliseconds since 1970).
    pub deadline: Option<Millis>,
    pub rematch: Option<&'a str>,
    /// The match, once it has begun.
    pub play: Option<Play>,
    /// What happened since the number the viewer had seen.
    pub told: Vec<Told>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<Words>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chair<'a> {
    pub seat: i64,
    pub name: &'a str,
    /// The bot that sits here by agreement.
    pub bot: Option<&'a str>,
    /// The bot that keeps the seat while its owner is away.
    pub stand_in: Option<&'a str>,
    pub free: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Play {
    pub awaiting: Waiting,
    pub ask: Phrase,
    pub choices: Vec<Choice>,
    pub can_take_back: bool,
    pub view: Value,
    pub text: TextTable,
    pub scores: Option<Standings>,
    pub ending: Option<&'static str>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    pub number: i64,
    pub kind: &'static str,
    pub seat: Option<Seat>,
    pub events: Vec<Value>,
    pub phrases: Vec<Phrase>,
}

/// The frame's sentences in one language, for programs that do not carry them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Words {
    pub ask: String,
    pub choices: Vec<String>,
    pub told: Vec<String>,
    pub table: String,
}

/// The frame for a viewer who has seen everything up to row `since`.
pub fn shown<'a>(
    folded: &'a Folded,
    viewer: Viewer,
    since: i64,
    language: Option<Language>,
) -> Shown<'a> {
    let (notes, entries) = folded.since(since);
    let over = folded.status() == Status::Over;
    let play = folded.play.as_deref().map(|play| play.frame(viewer, play.number()));
    let mut frame = Shown {
        table: &folded.table.id,
        number: folded.number(),
        status: folded.status(),
        viewer,
        terms: &folded.terms,
        seats: folded.seats.iter().map(chair).collect(),
        commitment: commitment(folded),
        secret: over.then_some(&folded.table.secret.0),
        deadline: folded.table.deadline,
        rematch: folded.rematch.as_deref(),
        told: told(folded, viewer, notes, entries),
        play: play.map(|frame| Play {
            awaiting: frame.awaiting,
            ask: frame.ask,
            choices: frame.choices,
            can_take_back: frame.can_take_back && folded.terms.take_back == TakeBack::Allowed,
            view: frame.view,
            text: frame.text,
            scores: frame.scores,
            ending: frame.ending,
        }),
        words: None,
    };
    frame.words = language.map(|language| words(&frame, &Speaker::new(language, folded.names())));
    frame
}

fn chair(seat: &SeatRow) -> Chair<'_> {
    Chair {
        seat: seat.seat,
        name: &seat.name,
        bot: seat.level.as_deref(),
        stand_in: seat.stand_in.as_deref(),
        free: is_free(seat),
    }
}

pub fn commitment(folded: &Folded) -> String {
    let (id, secret) = (unhex(&folded.table.id), unhex(&folded.table.secret.0));
    match (id, secret) {
        (Ok(id), Ok(secret)) => hex(&table::commitment(&id, &secret)),
        _ => String::new(),
    }
}

/// Everything a viewer may hear of the given rows, in order.
pub fn told(folded: &Folded, viewer: Viewer, notes: &[Note], entries: usize) -> Vec<Told> {
    let moves = folded.play.iter().flat_map(|play| {
        (entries + 1..=play.number()).filter_map(move |entry| {
            let told = play.told(entry, viewer)?;
            let kind = if told.seat.is_some() { RowKind::Decision } else { RowKind::Chance };
            let (seat, events, phrases) = (told.seat, told.events, told.phrases);
            Some(Told { number: folded.row_of(entry), kind: kind.key(), seat, events, phrases })
        })
    });
    let mut told: Vec<Told> = notes.iter().filter_map(aside).chain(moves).collect();
    told.sort_by_key(|told| told.number);
    told
}

/// What happened beside the match itself.
fn aside(note: &Note) -> Option<Told> {
    let phrase = match (note.kind, note.seat) {
        (RowKind::Start, _) => say!("server-start"),
        (RowKind::TakeBack, Some(seat)) => say!("server-takes-back", seat = seat),
        (RowKind::Seat, Some(seat)) => tell_seat(seat, &note.text),
        (RowKind::Rematch, _) => say!("server-rematch"),
        _ => return None,
    };
    let (number, kind, seat) = (note.number, note.kind.key(), note.seat);
    Some(Told { number, kind, seat, events: Vec::new(), phrases: vec![phrase] })
}

fn words(frame: &Shown<'_>, speaker: &Speaker) -> Words {
    let told = frame.told.iter().flat_map(|told| &told.phrases);
    let told = told.map(|phrase| speaker.say(phrase)).collect();
    let Some(play) = &frame.play else {
        let ask = speaker.say(&say!("server-waits-for-people"));
        return Words { ask, choices: Vec::new(), told, table: String::new() };
    };
    Words {
        ask: speaker.say(&play.ask),
        choices: play.choices.iter().map(|choice| speaker.say(&choice.phrase)).collect(),
        told,
        table: lang::table(speaker, &play.text),
    }
}
