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
}

pub(crate) fn options(settings: &Settings) -> Result<Options, Broken> {
    let table = settings.get("rubies").map_or(Ok(RubyTable::Standard), str::parse)?;
    Ok(Options { content: Content::of(settings)?, table })
}

pub(crate) fn content_hash(options: &Options) -> &'static str {
    options.content.hash()
}

pub(crate) fn new(options: &Options, seats: u8) -> Result<Istanbul, Broken> {
    // I01
    if !(2..=4).contains(&seats) {
        return Err(Broken::new(format!("Istanbul is for 2 to 4 players, not {seats}")));
    }
    let mut agenda = Agenda::new();
    agenda.push(Task::Turn);
    agenda.push(Task::Display); // I03: six tiles are turned up before the first turn.
    Ok(Istanbul {
        content: options.content,
        table: options.table,
        seats,
        round: 1,
        turn: Seat::new(0),
        players: players(options, seats),
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

/// I04: one crystal each, and more lira the later one's first turn comes.
fn players(options: &Options, seats: u8) -> PerSeat<Player, 4> {
    let mut players = PerSeat::default();
    for seat in Seat::all(seats) {
        let player: &mut Player = &mut players[seat];
        player.stock = Stock::only(Kind::Crystal, options.content.start_crystals);
        player.stock[Kind::Lira] = options.content.start_lira[seat];
    }
    players
}
