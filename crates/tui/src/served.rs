//! What a server tells of a table, read back: the JSON of its event stream becomes the same
//! [`Frame`] a table at this keyboard gives. The rules are here too, so sentences are made anew from
//! view, actions and events, in whatever language is wished.

use catalog::Visitor;
use game::{Broken, Info, Phrase, Quick, Seat, Spoken, Standings, Viewer, say};
use serde::Deserialize;
use serde_json::Value;
use table::{Choice, Frame, Waiting};

/// A served table as one viewer may see it.
#[derive(Clone, Debug)]
pub struct Served {
    /// The newest row of the journal; a decision names the number it answers.
    pub number: i64,
    pub info: &'static Info,
    pub names: Vec<String>,
    /// Seats that wait for somebody.
    pub free: Vec<Seat>,
    pub can_take_back: bool,
    pub secret: Option<String>,
    /// When the clock of the open decision runs out, in milliseconds since 1970.
    pub deadline: Option<u64>,
    /// The match, once it has begun.
    pub frame: Option<Frame>,
    /// What happened, by row.
    pub told: Vec<(i64, Phrase)>,
}

#[derive(Deserialize)]
struct Wire {
    number: i64,
    viewer: Viewer,
    terms: Terms,
    seats: Vec<Chair>,
    secret: Option<String>,
    deadline: Option<u64>,
    play: Option<Play>,
    told: Vec<Told>,
}

#[derive(Deserialize)]
struct Terms {
    game: String,
}

#[derive(Deserialize)]
struct Chair {
    name: String,
    bot: Option<String>,
    free: bool,
}

#[derive(Deserialize)]
struct Play {
    awaiting: Value,
    choices: Vec<Offered>,
    can_take_back: bool,
    view: Value,
    scores: Option<Vec<Place>>,
    ending: Option<String>,
}

#[derive(Deserialize)]
struct Offered {
    notation: String,
    action: Value,
}

#[derive(Deserialize)]
struct Place {
    score: i32,
    tie_breaks: [i32; 2],
}

#[derive(Deserialize)]
struct Told {
    number: i64,
    seat: Option<Seat>,
    events: Vec<Value>,
    phrases: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    key: String,
}

impl Served {
    pub fn read(text: &str) -> Result<Self, Broken> {
        let wire: Wire = serde_json::from_str(text).map_err(foreign)?;
        catalog::visit(&wire.terms.game, Read(&wire))?
    }
}

fn foreign(error: serde_json::Error) -> Broken {
    Broken::new(format!("the server speaks differently, it may be newer or older: {error}"))
}

struct Read<'a>(&'a Wire);

impl Visitor for Read<'_> {
    type Output = Result<Served, Broken>;

    fn visit<G: Spoken>(self) -> Self::Output {
        let wire = self.0;
        let names: Vec<String> = (1..).zip(&wire.seats).map(name).collect();
        let play = wire.play.as_ref();
        let frame = play.map(|play| frame::<G>(wire, play, names.clone())).transpose()?;
        let free = Seat::all(wire.seats.len() as u8).zip(&wire.seats).filter(|(_, c)| c.free);
        let mut told = Vec::new();
        for row in &wire.told {
            let phrases = sentences::<G>(row).map_err(foreign)?;
            told.extend(phrases.into_iter().map(|phrase| (row.number, phrase)));
        }
        Ok(Served {
            number: wire.number,
            info: &G::INFO,
            free: free.map(|(seat, _)| seat).collect(),
            can_take_back: play.is_some_and(|play| play.can_take_back),
            secret: wire.secret.clone(),
            deadline: wire.deadline,
            names,
            frame,
            told,
        })
    }
}

/// Bots are called as at a table of one's own, such as `normal-2`.
fn name((number, chair): (usize, &Chair)) -> String {
    match &chair.bot {
        Some(kind) => format!("{kind}-{number}"),
        None if chair.name.is_empty() => number.to_string(),
        None => chair.name.clone(),
    }
}

fn frame<G: Spoken>(wire: &Wire, play: &Play, names: Vec<String>) -> Result<Frame, Broken> {
    let view: G::View = serde_json::from_value(play.view.clone()).map_err(foreign)?;
    Ok(Frame {
        game: G::INFO.key,
        viewer: wire.viewer,
        number: wire.number as usize,
        names,
        commitment: None,
        awaiting: awaiting(&play.awaiting),
        ask: G::ask(&view),
        choices: choices::<G>(play, &view).map_err(foreign)?,
        can_take_back: play.can_take_back,
        text: G::table(&view),
        view: play.view.clone(),
        told: Vec::new(),
        scores: play.scores.as_deref().map(standings),
        ending: G::INFO.endings.iter().copied().find(|end| play.ending.as_deref() == Some(*end)),
    })
}

/// Where a choice is on the table depends on nothing hidden, so any imagined world can say it.
fn choices<G: Spoken>(play: &Play, view: &G::View) -> serde_json::Result<Vec<Choice>> {
    let world = (!play.choices.is_empty()).then(|| G::imagine(view, &mut Quick::new(0)));
    let choice = |(offered, world): (&Offered, &G)| {
        let action: G::Action = serde_json::from_value(offered.action.clone())?;
        Ok(Choice {
            notation: offered.notation.clone(),
            action: offered.action.clone(),
            spot: world.spot(action),
            phrase: G::name(view, action),
        })
    };
    world
        .iter()
        .flat_map(|world| play.choices.iter().map(move |o| (o, world)))
        .map(choice)
        .collect()
}

fn awaiting(value: &Value) -> Waiting {
    match serde_json::from_value(value["decision"].clone()) {
        Ok(seat) => Waiting::Decision(seat),
        Err(_) => {
            value["chance"].as_str().map_or(Waiting::Nobody, |c| Waiting::Chance(c.to_owned()))
        }
    }
}

fn standings(places: &[Place]) -> Standings {
    Standings::by(places.len() as u8, |seat| {
        let Place { score, tie_breaks: [first, second] } = places[seat.index()];
        [score, first, second]
    })
}

/// A row of the match by its events; a row beside the match by the name of its sentence.
fn sentences<G: Spoken>(row: &Told) -> serde_json::Result<Vec<Phrase>> {
    let events = row.events.iter().map(|event| serde_json::from_value(event.clone()));
    let events: Vec<G::Event> = events.collect::<Result<_, _>>()?;
    let beside = row.phrases.iter().filter(|_| row.events.is_empty());
    Ok(events
        .iter()
        .map(G::tell)
        .chain(beside.filter_map(|name| aside(&name.key, row.seat)))
        .collect())
}

/// What happens beside the match; a newer server may know more than we can say.
fn aside(key: &str, seat: Option<Seat>) -> Option<Phrase> {
    Some(match (key, seat) {
        ("server-start", _) => say!("server-start"),
        ("server-rematch", _) => say!("server-rematch"),
        ("server-sits", Some(seat)) => say!("server-sits", seat = seat),
        ("server-leaves", Some(seat)) => say!("server-leaves", seat = seat),
        ("server-bot", Some(seat)) => say!("server-bot", seat = seat),
        ("server-back", Some(seat)) => say!("server-back", seat = seat),
        ("server-takes-back", Some(seat)) => say!("server-takes-back", seat = seat),
        _ => return None,
    })
}
