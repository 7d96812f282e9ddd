//! Boards and rules meet the choices: what can be chosen can be pointed at and looked up.

use std::collections::BTreeSet;

use crate::common::evening;

use game::{Dealer, Quick, Viewer};
use lang::{Language, Speaker};
use table::{AnyTable, Waiting};

/// Choices that are no place on the table: passing, paying, amounts, answers.
const NOWHERE: &[&str] = &[
    "pass",
    "done",
    "end",
    "payment",
    "take",
    "take-other",
    "decline",
    "marker",
    "deck",
    "yellow",
    "camel",
    "camels",
    "gold",
    "income",
    "workshop",
    "roll",
    "roll-both",
    "buy",
    "buy-left",
    "buy-right",
];

/// Random matches; calls back at every decision.
fn decisions(game: &str, seats: usize, mut look: impl FnMut(&dyn AnyTable)) {
    for seed in 0..4 {
        let bots = vec!["random"; seats].join(",");
        let mut table = evening(game, &bots, seed).table;
        let mut dealer = Quick::new(seed);
        while let Waiting::Decision(seat) = table.awaiting() {
            look(table.as_ref());
            let choices = table.choices();
            let choice = &choices[dealer.below(choices.len() as u32) as usize];
            table.act(seat, &choice.notation).unwrap();
        }
    }
}

#[test]
fn every_choice_leads_to_rules_that_exist() {
    for info in catalog::all() {
        let ids: Vec<String> =
            game::rules::parse(info.rules).unwrap().into_iter().map(|rule| rule.id).collect();
        for seats in [info.min_seats, info.max_seats] {
            decisions(info.key, usize::from(seats), |table| {
                for choice in table.choices() {
                    for place in choice.pieces.iter().map(|spot| spot.place) {
                        let rules = catalog::rules_about(info.key, place);
                        assert!(!rules.is_empty(), "{}: no rule about {place}", info.key);
                        assert!(rules.iter().all(|id| ids.iter().any(|known| known == id)));
                    }
                }
            });
        }
    }
}

#[test]
fn what_can_be_chosen_is_on_the_board() {
    let speaker = Speaker::new(Language::ENGLISH, Vec::new());
    for info in tui::board::BOARDS.iter().map(|key| catalog::info(key).unwrap()) {
        let mut missing = BTreeSet::new();
        decisions(info.key, usize::from(info.max_seats), |table| {
            let Waiting::Decision(seat) = table.awaiting() else {
                return;
            };
            let frame = table.frame(Viewer::Seat(seat));
            let board = tui::board::board(&frame, &speaker);
            for piece in frame.choices.iter().flat_map(|choice| &choice.pieces) {
                let spot = piece.to_string();
                let drawn = board.spots.iter().any(|region| region.spot == spot);
                if !drawn && !NOWHERE.contains(&piece.place) {
                    missing.insert(piece.place);
                }
            }
        });
        assert!(missing.is_empty(), "{}: not on the board: {missing:?}", info.key);
    }
}
