//! How it begins: options and the first position.

use game::content::Content;
use game::{Agenda, Broken, PerSeat, Seat, Settings};

use crate::bag::Bag;
use crate::content::Cardboard;
use crate::pieces::{Counts, Faces, Kind, RubyTable, Stock, Tiles};
use crate::state::{Istanbul, Player, Task};

/// A table's checked set-up choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    pub content: Content<Cardboard>,
    pub table: RubyTable,
    /// Who begins; nobody named means that chance decides.
    pub first: Option<Seat>,
}

pub(crate) fn options(settings: &Settings) -> Result<Options, Broken> {
    let table = settings.get("rubies").map_or(Ok(RubyTable::Standard), str::parse)?;
    let named = |seat: &Seat| settings.get("first") == Some(seat.to_string().as_str());
    let first = match settings.get("first") {
        Some("random") => None,
        _ => Some(Seat::all(4).find(named).unwrap_or(Seat::new(0))),
    };
    Ok(Options { content: Content::of(settings)?, table, first })
}

pub(crate) fn content_hash(options: &Options) -> &'static str {
    options.content.hash()
}

pub(crate) fn new(options: &Options, seats: u8) -> Result<Istanbul, Broken> {
    // I01
    if !(2..=4).contains(&seats) {
        return Err(Broken::new(format!("Istanbul is for 2 to 4 players, not {seats}")));
    }
    let first = options.first.unwrap_or(Seat::new(0));
    if first.index() >= usize::from(seats) {
        let message = format!("seat {first} cannot begin: there are only {seats} players");
        return Err(Broken::new(message));
    }
    let mut agenda = Agenda::new();
    agenda.push(Task::Turn);
    agenda.push(Task::Display); // I03: six tiles are turned up before the first turn.
    if options.first.is_none() {
        agenda.push(Task::First);
    }
    Ok(Istanbul {
        content: options.content,
        table: options.table,
        seats,
        round: 1,
        first,
        turn: first,
        players: players(&options.content, first, seats),
        taken: Counts::NONE,
        display: Bag::EMPTY,
        stack: options.content.all_tiles,
        deck: options.content.all_cards,
        revealed: Bag::EMPTY,
        dice: Faces::NONE,
        powers: Tiles::NONE,
        actions: 0,
        acted: false,
        agenda,
    })
}

/// A position from outside is played by the rules of its match.
pub(crate) fn under(mut state: Istanbul, rules: u32) -> Result<Istanbul, Broken> {
    state.content = state.content.under(rules)?;
    Ok(state)
}

/// I04: one crystal each, and more lira the later one's first turn comes.
pub(crate) fn players(content: &Cardboard, first: Seat, seats: u8) -> PerSeat<Player, 4> {
    let mut players = PerSeat::default();
    for seat in Seat::all(seats) {
        let player: &mut Player = &mut players[seat];
        player.stock = Stock::only(Kind::Crystal, content.start_crystals);
        let later = Seat::new(first.steps_to(seat, seats));
        player.stock[Kind::Lira] = content.start_lira[later];
    }
    players
}
