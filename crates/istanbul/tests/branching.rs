//! How many choices a decision has and how long random matches are.
//! `SERAI_GAMES=10000 cargo test --release -p istanbul --test branching -- --nocapture` prints both.

use game::{Awaiting, Quick};
use istanbul::Istanbul;
use testkit::playout;

/// Decisions by number of choices, and the longest match in decisions and chance events.
fn measure(seats: u8, games: u64) -> (Vec<u64>, usize) {
    let start: Istanbul = testkit::fresh(seats, "");
    let (mut counts, mut longest, mut buffer) = (vec![0; 256], 0, Vec::new());
    for index in 0..games {
        let (mut state, mut dealer, mut steps) = (start, Quick::stream(5, index), 0);
        loop {
            match playout::step(&mut state, &mut dealer, &mut buffer, &mut ()) {
                Awaiting::Decision(_) => counts[buffer.len()] += 1,
                Awaiting::Chance(_) => {}
                Awaiting::Nobody => break,
            }
            steps += 1;
        }
        longest = longest.max(steps);
    }
    (counts, longest)
}

/// The number of choices that this part of all decisions does not exceed.
fn quantile(counts: &[u64], part: f64) -> usize {
    let (all, mut sum) = (counts.iter().sum::<u64>() as f64, 0);
    counts
        .iter()
        .position(|count| {
            sum += count;
            sum as f64 >= part * all
        })
        .unwrap()
}

#[test]
fn choices_are_few_and_matches_end() {
    for seats in 2..=4 {
        let (counts, longest) = measure(seats, testkit::games(200));
        let most = counts.iter().rposition(|&count| count > 0).unwrap();
        let [half, ninety, ninety_nine, thousandth] =
            [0.5, 0.9, 0.99, 0.999].map(|part| quantile(&counts, part));
        println!(
            "{seats} players: half of the decisions have at most {half} choices, 90 % {ninety}, \
             99 % {ninety_nine}, 99.9 % {thousandth}; most {most}; longest match {longest} steps"
        );
        assert!(thousandth < 200, "{seats} players: {thousandth}");
        assert!(longest < 3_000, "{seats} players: {longest} steps");
    }
}
