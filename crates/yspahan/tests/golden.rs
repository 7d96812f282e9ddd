//! Whole matches, kept letter by letter: each seat count, and the rare things.

use game::Quick;
use testkit::playout::any;
use yspahan::{Action, Yspahan};

testkit::golden! {
    Yspahan;
    two_players: "two-players", 2, "", 1,
        shows ["\"day_began\":{\"week\":3,\"day\":7", "use build", "\"void\":1"];
    three_players: "three-players", 3, "first=2", 1,
        shows ["options first=2", "\"day_began\":{\"week\":3,\"day\":7", "yellow_left"];
    four_players_with_the_last_day_by_score: "four-players", 4, "", 1, shows ["last_day_order"];
    a_full_caravan_in_the_middle_of_a_send: "full-caravan", 3, "", 21340,
        shows ["send ", "caravan_emptied"];
    an_exhausted_deck_is_shuffled_anew: "exhausted-deck", 3, "", 1, shows ["reshuffled"];
    neither_deck_nor_discards: "no-cards-at-all", 4, "first=1", 1, by hoard, shows ["no_card"];
}

/// Draws whenever possible and plays nothing, so that in the end there is no card at all.
fn hoard(_state: &Yspahan, legal: &[Action], dealer: &mut Quick) -> Action {
    let drawing = legal.iter().find(|a| matches!(a, Action::UseCard | Action::Draw | Action::End));
    let dull = |action: &&Action| !matches!(action, Action::Play { .. });
    match drawing {
        Some(action) => *action,
        None => {
            let dull: Vec<Action> = legal.iter().filter(dull).copied().collect();
            any(&dull, dealer)
        }
    }
}

#[test]
fn random_matches_go_as_they_went() {
    testkit::golden::traces::<Yspahan>(
        300,
        &[
            ((2, ""), 0x0FF8_A451_FDDC_E2C8),
            ((3, ""), 0x6ED7_96A7_73C7_84FD),
            ((4, ""), 0x0366_435A_6D38_887B),
            ((3, "first=2"), 0x1AFF_87A4_8EFF_D19E),
        ],
    );
}
