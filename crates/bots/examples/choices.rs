//! What the searching bots choose in fixed positions, a line each: kept before a change and compared
//! after it, the lines tell whether the search still is the same. `choices [GAME] [SEATS] [LEVEL…]`.

use bots::{Alone, Glimpse, Kind};
use catalog::Visitor;
use game::{Awaiting, Dealer, Quick, Settings, Spoken};

/// Between two looks, so many decisions of a game between greedy bots.
const EVERY: u32 = 13;
const LEVELS: [&str; 2] = ["search:300", "hard"];

struct Choices<'a>(u8, &'a [Kind]);

impl Visitor for Choices<'_> {
    type Output = ();
    fn visit<G: Spoken>(self) {
        let Choices(seats, kinds) = self;
        let settings = Settings::default().complete(&G::INFO).expect("defaults are valid");
        let options = G::options(&settings).expect("defaults are valid");
        let mut state = G::new(&options, seats).expect("the game allows these seats");
        let mut mover = Kind::Greedy.sit::<G>(5, &Alone);
        let mut dealer = Quick::new(u64::from(seats));
        for step in 0..EVERY * 30 {
            state.settle(&mut dealer, &mut ());
            let Awaiting::Decision(seat) = state.awaiting() else { break };
            let glimpse = Glimpse::new(&state).expect("a seat decides");
            if step % EVERY == 0 && state.choices().len() > 1 {
                for kind in kinds {
                    let mut search = kind.search::<G>(dealer.word().into(), &Alone);
                    let thoughts = search.as_mut().expect("a bot that searches").think(&glimpse);
                    let best = &thoughts[0];
                    let (game, seat) = (G::INFO.key, seat.index() + 1);
                    let numbers = [best.weight, best.win, best.score].map(|n| format!("{n:.4}"));
                    let (action, numbers) = (best.action, numbers.join(" "));
                    println!("{game} {seats} {step} seat {seat} {kind}: {action} {numbers}");
                }
            }
            state.act(mover.choose(&glimpse), &mut ());
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let wanted = words.first().map(String::as_str);
    let only: Option<u8> = words.get(1).map(|seats| seats.parse().expect("a number of seats"));
    let levels: Vec<&str> = match words.get(2..) {
        Some(levels) if !levels.is_empty() => levels.iter().map(String::as_str).collect(),
        _ => LEVELS.to_vec(),
    };
    let kinds: Vec<Kind> = levels.iter().map(|name| name.parse().expect("a bot")).collect();
    for info in catalog::all().iter().filter(|info| wanted.is_none_or(|key| key == info.key)) {
        for seats in info.min_seats..=info.max_seats {
            if only.is_none_or(|only| only == seats) {
                catalog::visit(info.key, Choices(seats, &kinds)).expect("a listed game");
            }
        }
    }
}
