//! What one viewer gets of a table, filled in as the wire declares it.

use game::{Phrase, Viewer, say};
use lang::{Language, Speaker};
use table::wire::{self, Chair, RowKind, Served, TakeBack, Told, Words};
use table::{hex, unhex};

use super::dice;
use super::fold::{Folded, Note};
use super::seating::Seating;

/// The table for a viewer who has seen everything up to row `since`.
pub(crate) fn shown(
    folded: &Folded,
    viewer: Viewer,
    since: i64,
    language: Option<Language>,
) -> Served {
    let (notes, entries) = folded.since(since);
    let status = status(folded.status());
    let mut play = folded.play.as_deref().map(|play| play.frame(viewer));
    if let Some(frame) = &mut play {
        frame.can_take_back &= folded.terms.take_back == TakeBack::Allowed;
    }
    let mut served = Served {
        table: folded.table.id.clone(),
        number: folded.number(),
        status,
        viewer,
        terms: folded.terms.clone(),
        seats: folded.seats.iter().map(chair).collect(),
        commitment: commitment(folded),
        secret: (status == wire::Status::Over && !folded.is_by_hand())
            .then(|| folded.table.secret.0.clone()),
        dice: dice::dice(folded, viewer),
        entering: folded.entering(viewer),
        deadline: folded.table.deadline,
        rematch: folded.rematch.clone(),
        play,
        told: told(folded, viewer, notes, entries),
        words: None,
    };
    served.words = language.map(|language| words(&served, &Speaker::new(language, folded.names())));
    served
}

/// How far a table is.
pub(crate) fn status(status: store::Status) -> wire::Status {
    match status {
        store::Status::Open => wire::Status::Open,
        store::Status::Running => wire::Status::Running,
        store::Status::Over => wire::Status::Over,
    }
}

/// Who sits on a chair.
pub(crate) fn chair(seating: &Seating) -> Chair {
    Chair {
        seat: seating.seat,
        name: seating.name.clone(),
        bot: seating.bot.map(|kind| kind.to_string()),
        stand_in: seating.stand_in.map(|kind| kind.to_string()),
        free: seating.is_free(),
    }
}

/// The seal on the dice; empty where people roll them.
pub(crate) fn commitment(folded: &Folded) -> String {
    if folded.is_by_hand() {
        return String::new();
    }
    let (id, secret) = (unhex(&folded.table.id), unhex(&folded.table.secret.0));
    match (id, secret) {
        (Ok(id), Ok(secret)) => hex(&table::commitment(&id, &secret)),
        _ => String::new(),
    }
}

/// Everything a viewer may hear of the given rows, in order.
pub(crate) fn told<'a>(
    folded: &Folded,
    viewer: Viewer,
    notes: impl Iterator<Item = &'a Note>,
    entries: usize,
) -> Vec<Told> {
    let moves = folded.play.iter().flat_map(|play| {
        (entries + 1..=play.number()).filter_map(move |entry| {
            let told = play.told(entry, viewer)?;
            Some(Told { number: folded.row_of(entry) as usize, ..told })
        })
    });
    let mut told: Vec<Told> = notes.filter_map(aside).chain(moves).collect();
    told.sort_by_key(|told| told.number);
    told
}

/// What happened beside the match itself.
fn aside(note: &Note) -> Option<Told> {
    let phrase: Phrase = match (note.kind, note.seat) {
        (RowKind::Start, _) => say!("server-start"),
        (RowKind::TakeBack, Some(seat)) if note.move_of.is_some() => note.move_of?.tell(seat)?,
        (RowKind::TakeBack, Some(seat)) => say!("server-takes-back", seat = seat),
        (RowKind::Seat, Some(seat)) => note.move_of?.tell(seat)?,
        (RowKind::Rematch, _) => say!("server-rematch"),
        _ => return None,
    };
    let (number, kind, seat) = (note.number as usize, note.kind, note.seat);
    Some(Told { number, kind, seat, events: Vec::new(), phrases: vec![phrase] })
}

fn words(frame: &Served, speaker: &Speaker) -> Words {
    let told = frame.told.iter().flat_map(|told| &told.phrases);
    let told = told.map(|phrase| speaker.say(phrase)).collect();
    let Some(play) = &frame.play else {
        let people = frame.seats.iter().any(|chair| chair.free);
        let ask =
            if people { say!("server-waits-for-people") } else { say!("server-waits-for-dice") };
        let ask = speaker.say(&ask);
        return Words { ask, choices: Vec::new(), told, table: String::new() };
    };
    Words {
        ask: speaker.say(&play.ask),
        choices: play.choices.iter().map(|choice| speaker.say(&choice.phrase)).collect(),
        told,
        table: lang::table(speaker, &play.text),
    }
}
