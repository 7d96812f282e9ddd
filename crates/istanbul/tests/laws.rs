//! The laws of the house, at every seat count and with every ruby table.

use game::Seat;
use istanbul::{Event, Istanbul};

/// No random match of the routine and of 10,000 per seat count was longer.
const MOST_STEPS: usize = 20_000;

testkit::laws! {
    // I62: nothing is hidden but the order of deck and stack, and bags have none.
    Istanbul { most_steps: MOST_STEPS, scramble: |state, _, _| *state, recount: rubies }
    two_players_obey_the_laws: 6 games of (2, "");
    three_players_obey_the_laws: 6 games of (3, "");
    four_players_obey_the_laws: 6 games of (4, "");
    a_first_player_drawn_by_lot_obeys_the_laws: 3 games of (3, "first=random");
    other_ruby_tables_obey_the_laws: 6 games of
        (4, "rubies=plateau"), (3, "rubies=tall"), (2, "rubies=far-end");
}

fn rubies(events: &[Event], of: Seat) -> i32 {
    let mine = |event: &&Event| matches!(event, Event::RubyTaken { seat, .. } if *seat == of);
    events.iter().filter(mine).count() as i32
}
