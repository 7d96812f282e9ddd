//! What many random games show: length, branching, and how often the tower's rows are filled.

use game::{Awaiting, Game, Quick};
use testkit::{fresh, playout};
use yspahan::{Action, Event, Yspahan};

#[test]
fn y60_random_games_end_after_exactly_21_days() {
    let mut dealer = Quick::new(3);
    for index in 0..testkit::games(60) {
        let seats = if index % 3 == 0 { 2 + (index / 3 % 3) as u8 } else { 3 };
        let (mut state, mut events) = (fresh::<Yspahan>(seats, ""), Vec::new());
        playout::finish(&mut state, &mut dealer, &mut Vec::new(), &mut events);
        let days: Vec<(u8, u8)> = events
            .iter()
            .filter_map(|event| match *event {
                Event::DayBegan { week, day, .. } => Some((week, day)),
                _ => None,
            })
            .collect();
        let wanted: Vec<(u8, u8)> =
            (1..=3).flat_map(|week| (1..=7).map(move |day| (week, day))).collect();
        assert_eq!(days, wanted, "{seats} players");
        let rolls = events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
        assert_eq!(rolls, 21);
    }
}

/// How often 1, 2, … 6 groups came up in so many rolls of the game's own dice.
fn groups(seats: u8, yellow: u8, rolls: u32) -> [u32; 6] {
    let mut state: Yspahan = fresh(seats, "");
    state.resolve("seat 1".parse().unwrap(), &mut ());
    state.board.players.0[0].gold = 9;
    state.act(Action::Roll { yellow }, &mut ());
    let mut dealer = Quick::new(u64::from(seats) + 10);
    let mut seen = [0; 6];
    for _ in 0..rolls {
        let mut after = state;
        let outcome = after.sample(&mut dealer);
        after.resolve(outcome, &mut ());
        let filled = after.board.tower.0.iter().filter(|group| group.face > 0).count();
        seen[filled - 1] += 1;
    }
    seen
}

/// The exact chance that `dice` dice show `faces` different faces.
fn chance_of(dice: u32, faces: u32) -> f64 {
    let choose = |n: u32, k: u32| (0..k).fold(1.0, |c, i| c * f64::from(n - i) / f64::from(i + 1));
    let onto: f64 = (0..=faces)
        .map(|k| {
            let sign = if k % 2 == 0 { 1.0 } else { -1.0 };
            sign * choose(faces, k) * f64::from(faces - k).powi(dice as i32)
        })
        .sum();
    choose(6, faces) * onto / 6f64.powi(dice as i32)
}

/// That 1, 2, … 6 rows were filled as often as they should, within four standard errors.
fn check_frequencies(dice: u32, seen: [u32; 6]) {
    let rolls = f64::from(seen.iter().sum::<u32>());
    for (rows, count) in (1..).zip(seen) {
        let chance = chance_of(dice, rows);
        let error = (rolls * chance * (1.0 - chance)).sqrt().max(1.0);
        let off = (f64::from(count) - rolls * chance).abs() / error;
        assert!(off < 4.0, "{dice} dice, {rows} rows: {count} for {:.0}", rolls * chance);
    }
}

#[test]
fn y11_rows_fill_with_their_exact_frequencies() {
    // Nine dice, in percent: 2 rows 0.1, 3 rows 3.6, 4 rows 27.8, 5 rows 49.7, 6 rows 18.9.
    for (rows, percent) in [(2, 0.1), (3, 3.6), (4, 27.8), (5, 49.7), (6, 18.9)] {
        assert!((100.0 * chance_of(9, rows) - percent).abs() < 0.06, "{rows} rows");
    }
    for (seats, yellow, dice) in [(3, 0, 9), (2, 0, 8), (4, 3, 12)] {
        check_frequencies(dice, groups(seats, yellow, 100_000));
    }
}

/// The game changes nothing about its dice: rolls inside random three-player games, sorted by how
/// many yellow dice were bought, show the same frequencies. `SERAI_GAMES=100000` plays many.
#[test]
fn y11_rolls_inside_games_have_the_same_frequencies() {
    let mut dealer = Quick::new(8);
    let mut seen = [[0; 6]; 4];
    let mut events = Vec::new();
    for _ in 0..testkit::games(300) {
        let mut state: Yspahan = fresh(3, "");
        playout::finish(&mut state, &mut dealer, &mut Vec::new(), &mut events);
        for event in events.drain(..) {
            if let Event::Rolled { yellow, tower, .. } = event {
                let bought = yellow.iter().sum::<u8>();
                let filled = tower.0.iter().filter(|group| group.face > 0).count();
                seen[usize::from(bought)][filled - 1] += 1;
            }
        }
    }
    for (yellow, seen) in (0..).zip(seen) {
        check_frequencies(9 + yellow, seen);
    }
}

#[test]
fn branching_stays_narrow() {
    let mut dealer = Quick::new(5);
    let (mut decisions, mut choices, mut widest) = (0u64, 0u64, 0);
    let mut buffer: Vec<Action> = Vec::new();
    for index in 0..testkit::games(150) {
        let mut state: Yspahan = fresh(2 + (index % 3) as u8, "");
        loop {
            let legal = state.choices();
            match playout::step(&mut state, &mut dealer, &mut buffer, &mut ()) {
                Awaiting::Decision(_) => {
                    decisions += 1;
                    choices += legal.len() as u64;
                    widest = widest.max(legal.len());
                }
                Awaiting::Chance(_) => {}
                Awaiting::Nobody => break,
            }
        }
    }
    let mean = choices as f64 / decisions as f64;
    assert!(mean < 5.0, "{mean:.2} choices on average");
    assert!(widest <= 64, "{widest} choices at once");
}
