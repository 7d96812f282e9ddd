//! The method put to the test on many games: luck averages to zero, and a planted blunder is found.
//! The routine run is small; `cargo xtask analysis` plays the numbers that `docs/analysis.md` states.

mod play;

use bots::{Alone, Budget, Glimpse, Kind, Search, Style};
use catalog::Visitor;
use game::{Dealer, Info, Quick, Seat, Settings, Spoken};
use insight::{Depth, Pair, Plan};
use table::{AnyTable, Match, Setup, Waiting};

/// How many of each; more from outside.
fn scale(name: &str, small: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(small)
}

fn games() -> impl Iterator<Item = &'static &'static Info> {
    let wish = std::env::var("SERAI_GAME").ok();
    catalog::all().iter().filter(move |info| wish.as_deref().is_none_or(|wish| wish == info.key))
}

/// Mean and its standard error.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|n| (n - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (variance / count).sqrt())
}

#[test]
fn luck_averages_to_zero_for_every_seat() {
    const DEPTH: Depth = Depth { playouts: 8, outcomes: 8, search: 2, compare: 2 };
    let number = scale("SERAI_LUCK", 24);
    // Of few games the error itself is uncertain, so more is allowed.
    let (bot, most) = if number < 100 { (Kind::Easy, 4.5) } else { (Kind::Hard, 3.5) };
    for info in games() {
        let mut lucks: Vec<Vec<Pair>> = vec![Vec::new(); 3];
        for seed in 0..number {
            let table = play::game(info.key, &[bot; 3], seed);
            let analysis = insight::analyse(&*table, Plan { seed, depth: DEPTH }, &Alone).unwrap();
            for (lucks, account) in lucks.iter_mut().zip(&analysis.accounts) {
                let parts = account.start + account.luck + account.own + account.others;
                assert_eq!(parts, account.result);
                lucks.push(account.luck);
            }
            // A long run says where it is.
            if (seed + 1) % 100 == 0 || seed + 1 == number {
                tell(info, bot, &lucks);
            }
        }
        for lucks in &lucks {
            for (mean, error) in means(lucks) {
                assert!(mean.abs() < most * error, "{}: {mean} ± {error}", info.key);
            }
        }
    }
}

/// The mean luck of a seat in victories and in points, with their errors.
fn means(lucks: &[Pair]) -> [(f64, f64); 2] {
    let win: Vec<f64> = lucks.iter().map(|luck| luck.win.number()).collect();
    let points: Vec<f64> = lucks.iter().map(|luck| luck.points.number()).collect();
    [mean(&win), mean(&points)]
}

fn tell(info: &Info, bot: Kind, lucks: &[Vec<Pair>]) {
    for (seat, lucks) in (1..).zip(lucks) {
        let [(win, win_error), (points, points_error)] = means(lucks);
        println!(
            "{} seat {seat}, {} games of {bot}: mean luck {:+.2} ± {:.2} % to win, {points:+.2} ± {points_error:.2} points",
            info.key,
            lucks.len(),
            100.0 * win,
            100.0 * win_error
        );
    }
}

#[test]
fn a_planted_blunder_is_among_the_three_worst_errors_of_its_seat() {
    const DEPTH: Depth = Depth { playouts: 1, outcomes: 1, search: 1_000, compare: 1_000 };
    let number = scale("SERAI_BLUNDERS", 2);
    // They err on their own now and then, too; so the planted error has rivals.
    let bot = Kind::Search(Budget::Iterations(60));
    for info in games() {
        let (mut planted, mut found, mut of_all) = (0, 0, 0);
        for seed in 0.. {
            if planted == number {
                break;
            }
            let Some((table, seat, entry)) = with_blunder(info, bot, seed) else { continue };
            planted += 1;
            let analysis = insight::analyse(&*table, Plan { seed, depth: DEPTH }, &Alone).unwrap();
            let is_found = |seat: Option<Seat>| {
                insight::worst(&analysis, seat).iter().take(3).any(|&number| number == entry)
            };
            found += u64::from(is_found(Some(seat)));
            of_all += u64::from(is_found(None));
            if planted % 10 == 0 || planted == number {
                println!(
                    "{}: of {planted} planted blunders {found} are among the three worst errors of the seat, {of_all} of the game",
                    info.key
                );
            }
        }
        // Of a few, one may be missed.
        let enough = found * 10 >= planted * 9 || (planted < 10 && found + 1 >= planted);
        assert!(enough, "{}: only {found} of {planted}", info.key);
    }
}

/// A game of three in which one decision is a clearly losing one, who made it, and the number of
/// its entry; nothing where the game offered none.
fn with_blunder(info: &Info, bot: Kind, seed: u64) -> Option<(Box<dyn AnyTable>, Seat, usize)> {
    let names = vec![bot.to_string(); 3];
    let mut table = table::open(info.key, Setup::seeded(Settings::default(), names, seed)).unwrap();
    let mut dealer = Quick::new(seed);
    let mut planted = None;
    while let Waiting::Decision(seat) = table.awaiting() {
        // Anywhere in the game, not only at the first opportunity.
        let wanted = planted.is_none() && dealer.below(15) == 0;
        let blunder = if wanted { blunder(&*table, seed) } else { None };
        if blunder.is_some() {
            planted = Some((seat, table.number() + 1));
        }
        act(&mut *table, seat, blunder, bot, seed);
    }
    planted.map(|(seat, entry)| (table, seat, entry))
}

fn act(table: &mut dyn AnyTable, seat: Seat, choice: Option<String>, bot: Kind, seed: u64) {
    let own = || bots::choose(table, bot, seed ^ (table.number() as u64) << 20).unwrap();
    let choice = choice.unwrap_or_else(own);
    table.act(seat, &choice).unwrap();
}

/// The worst choice here, if it loses much.
fn blunder(table: &dyn AnyTable, seed: u64) -> Option<String> {
    /// Of what the search maximises, from 0 to 1.
    const MUCH: f32 = 0.15;
    struct Worst<'a>(&'a dyn AnyTable, u64);
    impl Visitor for Worst<'_> {
        type Output = Option<String>;
        fn visit<G: Spoken>(self) -> Self::Output {
            let state = self.0.as_any().downcast_ref::<Match<G>>()?.state();
            let style = Style::new(Budget::Iterations(0));
            let mut search = Search::<G>::new(move |_| style, &Alone, Quick::new(self.1 ^ 0xB1));
            let mut all = search.compare(&Glimpse::new(state)?, &state.choices(), 400);
            all.sort_by(|a, b| a.outlook.total_cmp(&b.outlook));
            let (worst, best) = (all.first()?, all.last()?);
            (best.outlook - worst.outlook > MUCH).then(|| worst.action.to_string())
        }
    }
    catalog::visit(table.info().key, Worst(table, seed)).unwrap()
}
