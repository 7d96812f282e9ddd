//! How it begins: options and the first position.

use game::content::Content;
use game::{Agenda, Broken, PerSeat, Seat, Settings};

use crate::bag::Bag;
use crate::content::City;
use crate::pieces::{SOUKS, Space};
use crate::state::{Board, Caravan, Player, Stalls, Task, Tower, Yspahan};

/// A table's checked set-up choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub content: Content<City>,
    /// Who begins; nobody named means that chance decides.
    pub first: Option<Seat>,
}

pub(crate) fn options(settings: &Settings) -> Result<Options, Broken> {
    let first = match settings.get("first") {
        None | Some("random") => None,
        Some(number) => Seat::all(4).find(|seat| seat.to_string() == number),
    };
    Ok(Options { content: Content::of(settings)?, first })
}

pub(crate) fn content_hash(options: &Options) -> &'static str {
    options.content.hash()
}

pub(crate) fn new(options: &Options, seats: u8) -> Result<Yspahan, Broken> {
    // Y01: the rulebook's three or four players, and two by the publisher's sheet.
    if !(2..=4).contains(&seats) {
        return Err(Broken::new(format!("Yspahan is for 2 to 4 players, not {seats}")));
    }
    let city = options.content;
    let mut state = Yspahan {
        board: board(city, seats),
        // Y04: the whole deck is face down; nobody holds a card (Y03).
        deck: city.deck,
        hands: PerSeat::default(),
        drawn: PerSeat::default(),
    };
    // Y03: the first player is drawn at random, or named in the table's set-up.
    match options.first {
        None => state.board.agenda.push(Task::FirstPlayer),
        Some(seat) if state.board.has_seat(seat) => state.begin_game(seat, &mut ()),
        Some(seat) => {
            let message = format!("seat {seat} cannot begin: there are only {seats} players");
            return Err(Broken::new(message));
        }
    }
    Ok(state)
}

/// A position from outside is played by the rules of its match.
pub(crate) fn under(mut state: Yspahan, rules: u32) -> Result<Yspahan, Broken> {
    state.board.content = state.board.content.under(rules)?;
    Ok(state)
}

fn board(city: Content<City>, seats: u8) -> Board {
    let mut players = PerSeat::default();
    for seat in Seat::all(seats) {
        // Y03: 2 gold each, nothing else.
        players[seat] = Player {
            camels: u16::from(city.start_camels),
            gold: u16::from(city.start_gold),
            ..Player::default()
        };
    }
    Board {
        content: city,
        seats,
        week: 1,
        day: 1,
        first: Seat::new(0),
        active: Seat::new(0),
        built: false,
        tower: Tower::default(),
        // Y02: the supervisor stands on the centre of an empty city.
        supervisor: Space::CENTRE,
        souks: [Stalls::default(); SOUKS],
        caravan: Caravan::new(),
        discards: Bag::default(),
        shuffled: city.deck,
        players,
        agenda: Agenda::new(),
    }
}
