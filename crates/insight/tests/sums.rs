//! What an account promises: its parts are the whole, exactly; and luck is nobody's merit.

mod play;

use bots::{Alone, Kind};
use insight::{Depth, Plan};

const SMALL: Depth = Depth { playouts: 8, outcomes: 8, search: 30, compare: 20 };

#[test]
fn start_luck_and_decisions_make_the_result_exactly_for_every_seat() {
    for info in catalog::all() {
        for seats in [info.min_seats, info.min_seats.max(3)] {
            let table = play::game(info.key, &vec![Kind::Greedy; usize::from(seats)], 1);
            let analysis =
                insight::analyse(&*table, Plan { seed: 1, depth: SMALL }, &Alone).unwrap();
            let standings = table.standings().unwrap();
            for (seat, account) in analysis.seats().zip(&analysis.accounts) {
                let sum = account.start + account.luck + account.own + account.others;
                assert_eq!(sum, account.result, "{} seat {seat}", info.key);
                assert_eq!(account.result.points.number(), f64::from(standings.score(seat)));
                assert!(account.cost.points.0 >= 0 || account.cost.win.0 >= 0);
            }
        }
    }
}
