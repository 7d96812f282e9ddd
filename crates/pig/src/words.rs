//! How is it said? Keys and arguments; the words are in `words/<language>.ftl`.

use game::{Advice, Game, Line, Phrase, Refusal, Seat, Share, TextTable, say};

use crate::action::Action;
use crate::event::Event;
use crate::state::Pig;
use crate::view::View;

pub(crate) fn ask(view: &View) -> Phrase {
    let Pig { turn, sum, rolling, .. } = view.table;
    match sum {
        _ if view.table.standings().is_some() => say!("pig-ask-over"),
        _ if rolling => say!("pig-chance-die"),
        0 => say!("pig-ask-begin", seat = turn),
        _ => say!("pig-ask-turn", seat = turn, sum = sum),
    }
}

pub(crate) fn by_hand(_state: &Pig) -> Phrase {
    say!("pig-hand-die")
}

pub(crate) fn name(view: &View, action: Action) -> Phrase {
    match action {
        Action::Roll => say!("pig-do-roll"),
        Action::Hold => say!("pig-do-hold", points = view.table.sum),
    }
}

pub(crate) fn tell(event: &Event) -> Phrase {
    match *event {
        Event::Rolled { seat, face } => say!("pig-told-rolled", seat = seat, face = face),
        Event::Lost { seat, points } => say!("pig-told-lost", seat = seat, points = points),
        Event::Kept { seat, points } => say!("pig-told-kept", seat = seat, points = points),
    }
}

pub(crate) fn table(view: &View) -> TextTable {
    let table = &view.table;
    let kept = |seat| Line::Say(say!("pig-table-kept", seat = seat, points = table.kept[seat]));
    let (you, others) = Seat::all(table.seats).partition::<Vec<Seat>, _>(|&s| view.viewer.is(s));
    let lines = |seats: Vec<Seat>| seats.into_iter().map(kept).collect();
    let goal = say!("pig-table-goal", goal = table.goal);
    let sum = say!("pig-table-sum", seat = table.turn, sum = table.sum);
    let board = vec![Line::Say(goal), Line::Say(sum)];
    TextTable { you: lines(you), others: lines(others), board }
}

pub(crate) fn refuse(_state: &Pig, action: Action) -> Refusal {
    match action {
        Action::Roll => Refusal::new("P21", say!("pig-no-roll")),
        Action::Hold => Refusal::new("P11", say!("pig-no-hold")),
    }
}

pub(crate) fn rules_about(place: &str) -> &'static [&'static str] {
    match place {
        "die" => &["P10", "P12"],
        "score" => &["P11", "P20"],
        _ => &[],
    }
}

pub(crate) fn advise(question: &str) -> Option<Advice> {
    match question {
        "pig-ask-begin" => Some(Advice::new("P10", say!("pig-coach-begin"))),
        "pig-ask-turn" => Some(Advice::new("P12", say!("pig-coach-turn"))),
        _ => None,
    }
}

pub(crate) fn share(event: &Event) -> Option<Share> {
    match *event {
        Event::Kept { seat, points } => {
            let source = say!("pig-share-kept");
            Some(Share { seat: Some(seat), source, points: points.into() })
        }
        Event::Rolled { .. } | Event::Lost { .. } => None,
    }
}
