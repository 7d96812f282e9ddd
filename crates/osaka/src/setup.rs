//! How does it begin?

use game::content::Content;
use game::{Agenda, Broken, PerSeat, Seat, Settings};

use crate::bag::Bag;
use crate::cards::ByColour;
use crate::content::Components;
use crate::state::{Osaka, SEATS, Stalls, Task};

/// What a table can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub content: Content<Components>,
    /// O41: show people what was openly seen.
    pub open_memory: bool,
    /// Who begins (O06).
    pub first: First,
}

/// How it is found out who begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// By the lowest starting hand.
    Lowest,
    /// By lot.
    Random,
    /// The table names a seat.
    Named(Seat),
}

pub(crate) fn options(settings: &Settings) -> Result<Options, Broken> {
    let open_memory = settings.get("open_memory") == Some("true");
    let named = |seat: &Seat| settings.get("first") == Some(seat.to_string().as_str());
    let first = match settings.get("first") {
        Some("random") => First::Random,
        _ => Seat::all(SEATS as u8).find(named).map_or(First::Lowest, First::Named),
    };
    Ok(Options { content: Content::of(settings)?, open_memory, first })
}

pub(crate) fn content_hash(options: &Options) -> &'static str {
    options.content.hash()
}

/// The table before the first card is dealt.
pub(crate) fn new(options: &Options, seats: u8) -> Result<Osaka, Broken> {
    // O01
    if !(2..=SEATS as u8).contains(&seats) {
        return Err(Broken::new(format!("Traders of Osaka is for 2 to 4 players, not {seats}")));
    }
    if let First::Named(seat) = options.first
        && seat.index() >= usize::from(seats)
    {
        let message = format!("seat {seat} cannot begin: there are only {seats} players");
        return Err(Broken::new(message));
    }
    let first = Seat::new(0);
    let mut agenda = Agenda::new();
    agenda.push(match options.first {
        First::Lowest => Task::First,
        First::Random => Task::Lot,
        First::Named(seat) => Task::Named { seat },
    });
    agenda.push(Task::StartHand { seat: first }); // O05
    agenda.push(Task::Production { cards: options.content.start_production }); // O04
    agenda.push(Task::Market { cards: options.content.start_market });
    Ok(Osaka {
        content: options.content,
        open_memory: options.open_memory,
        seats,
        turn: first,
        passes: 0,
        agenda,
        ending: None,
        stalls: Stalls::default(),
        ships: ByColour::default(), // O03: all at the start
        discards: Bag::EMPTY,
        unseen: options.content.deck, // O02
        face_down: 0,
        point_cards: Bag::EMPTY,
        hands: PerSeat::default(),
        goods: PerSeat::default(),
        insured: PerSeat::default(),
        points: PerSeat::default(),
        tokens: PerSeat::default(),
    })
}

/// A position from outside is played by the rules of its match.
pub(crate) fn under(mut state: Osaka, rules: u32) -> Result<Osaka, Broken> {
    state.content = state.content.under(rules)?;
    Ok(state)
}
