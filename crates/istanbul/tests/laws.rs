//! The laws of the house, at every seat count and with every ruby table.

use game::Seat;
use istanbul::{Event, Istanbul};
use testkit::laws::Laws;

/// No random match of the routine and of 10,000 per seat count was longer.
const MOST_STEPS: usize = 20_000;

fn rubies(events: &[Event], of: Seat) -> i32 {
    let mine = |event: &&Event| matches!(event, Event::RubyTaken { seat, .. } if *seat == of);
    events.iter().filter(mine).count() as i32
}

fn laws(seats: u8, options: &'static str, seed: u64) {
    let laws = Laws::<Istanbul> {
        seats,
        options,
        games: testkit::games(6),
        seed,
        most_steps: MOST_STEPS,
        // I62: nothing is hidden but the order of deck and stack, and bags have none.
        scramble: |state, _, _| *state,
        recount: rubies,
    };
    laws.hold();
}

#[test]
fn two_players() {
    laws(2, "", 1);
}

#[test]
fn three_players() {
    laws(3, "", 2);
}

#[test]
fn four_players() {
    laws(4, "", 3);
}

#[test]
fn other_ruby_tables() {
    laws(4, "rubies=plateau", 4);
    laws(3, "rubies=tall", 5);
    laws(2, "rubies=far-end", 6);
}
