//! How does it begin?

use game::content::Content;
use game::{Agenda, Broken, PerSeat, Seat, Settings};

use crate::Options;
use crate::bag::Bag;
use crate::pieces::{Counts, Faces, Kind, Named, RubyTable, Stock, Tiles};
use crate::state::{Istanbul, Player, Task};

pub fn options(settings: &Settings) -> Result<Options, Broken> {
    let name = settings.get("rubies").unwrap_or(RubyTable::Standard.name());
    let table = RubyTable::named(name)
        .ok_or_else(|| Broken::new(format!("there is no ruby table `{name}`")))?;
    Ok(Options { content: Content::of(settings)?, table })
}

pub fn new(options: &Options, seats: u8) -> Result<Istanbul, Broken> {
    if !(2..=4).contains(&seats) {
        // I01
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
        player.stock[Kind::Lira] = options.content.start_lira[seat.index()];
    }
    players
}
