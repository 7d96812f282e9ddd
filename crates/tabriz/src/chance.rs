//! What can be rolled or drawn: the questions, their answers and how likely they are.

use std::fmt;
use std::str::FromStr;

use game::{Broken, Dealer, Seat, Witness};
use serde::{Deserialize, Serialize};

use crate::card::{ADVANCED, Advanced, Card, Deck};
use crate::dice::{Colour, Faces};
use crate::event::Event;
use crate::goods::Material;
use crate::space::{Face, Space, Tile};
use crate::state::Tabriz;
use crate::task::Task;

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// Who begins.
    First,
    /// Which tile comes to a space.
    Tile { space: Space },
    /// Which face of a tile is up.
    Side { space: Space },
    /// An advanced workshop card for a seat.
    Workshop { seat: Seat },
    /// A commission from a deck.
    Card { deck: Deck },
    /// Dice of one colour rolled together.
    Dice { colour: Colour, count: u8 },
}

/// The answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Seat(Seat),
    Tile(Tile),
    Side(Face),
    Workshop(Advanced),
    Card(Card),
    Dice(Faces),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::First => "first",
            Chance::Tile { .. } => "tile",
            Chance::Side { .. } => "side",
            Chance::Workshop { .. } => "workshop",
            Chance::Card { .. } => "card",
            Chance::Dice { .. } => "dice",
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Seat(seat) => write!(f, "seat {seat}"),
            Outcome::Tile(tile) => write!(f, "tile {tile}"),
            Outcome::Side(face) => write!(f, "side {face}"),
            Outcome::Workshop(card) => card.fmt(f),
            Outcome::Card(card) => card.fmt(f),
            Outcome::Dice(faces) => faces.fmt(f),
        }
    }
}

impl FromStr for Outcome {
    type Err = Broken;
    fn from_str(text: &str) -> Result<Self, Broken> {
        match text.split_once(' ') {
            Some(("seat", number)) => {
                let found = Seat::all(5).find(|seat| seat.to_string() == number);
                let seat = found.ok_or_else(|| Broken::new(format!("`{number}` is no seat")))?;
                return Ok(Outcome::Seat(seat));
            }
            Some(("tile", tile)) => return tile.parse().map(Outcome::Tile),
            Some(("side", face)) => return face.parse().map(Outcome::Side),
            _ => {}
        }
        let card = text.parse().map(Outcome::Card);
        let card = card.or_else(|_| text.parse().map(Outcome::Workshop));
        card.or_else(|_| text.parse().map(Outcome::Dice)).map_err(|_| {
            Broken::new(format!("`{text}` is neither a card, a tile, a side, a seat nor dice"))
        })
    }
}

/// The open question.
#[inline]
pub(crate) fn question(state: &Tabriz) -> Option<Chance> {
    Some(match state.open.agenda.top()? {
        Task::First => Chance::First,
        Task::LayTile { space } => Chance::Tile { space },
        Task::TurnTile { space } => Chance::Side { space },
        Task::DealAdvanced => Chance::Workshop { seat: state.open.current },
        Task::Draw { deck, .. } => Chance::Card { deck },
        Task::Roll { colour, .. } => Chance::Dice { colour, count: state.open.air[colour.index()] },
        _ => return None,
    })
}

/// Carries out an answer, and what follows by itself.
#[inline]
pub(crate) fn resolve(state: &mut Tabriz, outcome: Outcome, witness: &mut impl Witness<Event>) {
    match (state.open.agenda.top(), outcome) {
        (Some(Task::First), Outcome::Seat(seat)) => {
            state.open.agenda.pop();
            (state.open.marker, state.open.current) = (seat, seat);
            witness.tell(Event::Lot { seat });
        }
        (Some(Task::LayTile { space }), Outcome::Tile(tile)) => {
            state.open.agenda.pop();
            state.lay(space, tile);
        }
        (Some(Task::TurnTile { space }), Outcome::Side(face)) => {
            state.open.agenda.pop();
            state.open.stalls[space.index()].face = face;
        }
        (Some(Task::DealAdvanced), Outcome::Workshop(card)) => state.deal(card, witness),
        (Some(Task::Draw { .. }), Outcome::Card(card)) => state.drawn(card, witness),
        (Some(Task::Roll { colour, why }), Outcome::Dice(faces)) => {
            state.open.agenda.pop();
            state.rolled(colour, faces, why, witness);
        }
        _ => unreachable!("{outcome} answers no open question"),
    }
    state.advance(witness);
}

#[inline]
pub(crate) fn sample(state: &Tabriz, dealer: &mut impl Dealer) -> Outcome {
    match question(state).expect("chance is asked") {
        Chance::First => Outcome::Seat(Seat::new(dealer.below(state.open.seats.into()) as u8)),
        Chance::Tile { space } => {
            let count = state.unlaid(space).count() as u32;
            let place = dealer.below(count) as usize;
            Outcome::Tile(state.unlaid(space).nth(place).expect("one of the tiles"))
        }
        Chance::Side { .. } => Outcome::Side(Face::ALL[dealer.below(2) as usize]),
        Chance::Workshop { .. } => {
            let place = dealer.below(undealt(state).count() as u32) as usize;
            Outcome::Workshop(undealt(state).nth(place).expect("one of the cards"))
        }
        Chance::Card { deck } => {
            let cards = state.hidden.decks.of(deck);
            let place = dealer.below(u32::from(cards.count()));
            Outcome::Card(cards.nth(place).expect("one of the cards"))
        }
        Chance::Dice { colour, count } => {
            let die = state.open.content.die(colour);
            let mut faces = Faces::default();
            for _ in 0..count {
                faces.put(Faces::one(die.faces[dealer.below(6) as usize]));
            }
            Outcome::Dice(faces)
        }
    }
}

/// Every answer with its weight.
pub(crate) fn outcomes(state: &Tabriz, out: &mut Vec<(Outcome, u32)>) -> bool {
    match question(state) {
        Some(Chance::First) => {
            out.extend(Seat::all(state.open.seats).map(|seat| (Outcome::Seat(seat), 1)));
        }
        Some(Chance::Tile { space }) => {
            out.extend(state.unlaid(space).map(|tile| (Outcome::Tile(tile), 1)));
        }
        Some(Chance::Side { .. }) => {
            out.extend(Face::ALL.map(|face| (Outcome::Side(face), 1)));
        }
        Some(Chance::Workshop { .. }) => {
            out.extend(undealt(state).map(|card| (Outcome::Workshop(card), 1)));
        }
        Some(Chance::Card { deck }) => {
            out.extend(state.hidden.decks.of(deck).iter().map(|card| (Outcome::Card(card), 1)));
        }
        Some(Chance::Dice { colour, count }) => {
            let weights = state.open.content.die(colour).weights;
            rolls(weights, count, 0, [0; 5], 1, out);
        }
        None => {}
    }
    true
}

/// All ways `left` dice can show the materials from number `next` on, with multinomial weights.
fn rolls(
    weights: [u8; 5],
    left: u8,
    next: usize,
    so_far: [u8; 5],
    weight: u32,
    out: &mut Vec<(Outcome, u32)>,
) {
    if next == 5 {
        if left == 0 {
            out.push((Outcome::Dice(so_far.into()), weight));
        }
        return;
    }
    let mut ways = weight;
    for here in 0..=left {
        if here > 0 {
            // One more of this face: choose its die among those left, times its faces.
            ways = ways * u32::from(left + 1 - here) / u32::from(here) * u32::from(weights[next]);
        }
        if ways == 0 {
            return;
        }
        let mut faces = so_far;
        faces[next] = here;
        rolls(weights, left - here, next + 1, faces, ways, out);
    }
}

pub(crate) fn is_possible(state: &Tabriz, outcome: Outcome) -> bool {
    match (question(state), outcome) {
        (Some(Chance::First), Outcome::Seat(seat)) => seat.index() < usize::from(state.open.seats),
        (Some(Chance::Tile { space }), Outcome::Tile(tile)) => {
            state.unlaid(space).any(|other| other == tile)
        }
        (Some(Chance::Side { .. }), Outcome::Side(_)) => true,
        (Some(Chance::Workshop { .. }), Outcome::Workshop(card)) => {
            undealt(state).any(|other| other == card)
        }
        (Some(Chance::Card { deck }), Outcome::Card(card)) => {
            card.deck() == deck && state.hidden.decks.has(card)
        }
        (Some(Chance::Dice { colour, count }), Outcome::Dice(faces)) => {
            let weights = state.open.content.die(colour).weights;
            let shown = |material: Material| faces.count(material) == 0;
            faces.total() == count
                && Material::ALL.into_iter().all(|m| shown(m) || weights[m.index()] > 0)
        }
        _ => false,
    }
}

/// Advanced workshop cards nobody has been dealt (T80).
fn undealt(state: &Tabriz) -> impl Iterator<Item = Advanced> + Clone + '_ {
    let gone = move |card: Advanced| {
        let kept = state.open.players.0.iter().any(|player| player.advanced == Some(card));
        let refused = state.hidden.refused.0.contains(&Some(card));
        kept || refused || state.hidden.dealt.contains(&Some(card))
    };
    (0..ADVANCED as u8).map(Advanced).filter(move |&card| !gone(card))
}
