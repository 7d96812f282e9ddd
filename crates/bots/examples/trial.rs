//! Trial games: one bot against copies of another, the same dice from every seat, with the way they
//! think bent by hand. Says how often the first wins and how much processor time each takes.
//!
//! `trial GAME SEATS GAMES ONE OTHER [SEED]`, a bot being a name and changes of its style:
//! `search:500,borders=2,explore=0.5,weights=FILE`. `JOBS` says on how many threads (1).

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::eval::{Judge, Weights};
use bots::{Alone, Bot, Glimpse, Kind, Search, Style};
use catalog::Visitor;
use game::{Game, Interval, Quick, Seat, Settings, Spoken};
use rustix::time::{ClockId, clock_gettime};

/// A bot and what is changed about it.
#[derive(Clone)]
struct Wish {
    kind: Kind,
    changes: Vec<(String, String)>,
}

impl Wish {
    fn read(text: &str) -> Wish {
        let mut words = text.split(',');
        let kind = words.next().expect("a name").parse().expect("a bot");
        let change = |word: &str| {
            let (name, value) = word.split_once('=').expect("name=value");
            (name.to_owned(), value.to_owned())
        };
        Wish { kind, changes: words.map(change).collect() }
    }

    fn sit<G: Spoken>(&self, seats: u8, seed: u64) -> Box<dyn Bot<G>> {
        if self.changes.is_empty() {
            return self.kind.sit(seed, &Alone);
        }
        let Kind::Search(budget) = self.kind else { panic!("only search:BUDGET can be changed") };
        let mut style = Style::tuned::<G>(seats, budget).with_network::<G>(seats);
        let mut judge = None;
        for (name, value) in &self.changes {
            match name.as_str() {
                "weights" => judge = Some(read_weights::<G>(value, seats)),
                "network" if value == "no" => style = Style::tuned::<G>(seats, budget),
                name => change(&mut style, name, value),
            }
        }
        match judge {
            Some(judge) => Box::new(Search::with(judge, style, &Alone, Quick::new(seed))),
            None => Box::new(Search::new(move |_| style, &Alone, Quick::new(seed))),
        }
    }
}

fn change(style: &mut Style, name: &str, value: &str) {
    let number: f32 = value.parse().expect("a number");
    match name {
        "explore" => style.explore = number,
        "doubt" => style.doubt = number,
        "widen" => style.widen = number as usize,
        "widening" => style.widening = number,
        "epsilon" => style.epsilon = number as u32,
        "borders" => style.borders = number as u32,
        "plies" => style.most_plies = number as u32,
        "win" => style.win_part = number,
        "trees" => style.trees = number as usize,
        "temperature" => style.temperature = number,
        _ => panic!("there is nothing called `{name}` in a style"),
    }
}

fn read_weights<G: Game>(file: &str, seats: u8) -> Judge<G> {
    let text = std::fs::read_to_string(file).expect("a file of weights");
    let weights = Weights::parse(&text).expect("a file of weights");
    Judge::new(seats, weights.for_seats(seats).expect("a table"))
}

fn processor() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
}

struct Trial {
    seats: u8,
    games: u64,
    wishes: [Wish; 2],
    seed: u64,
    jobs: u64,
}

#[derive(Default)]
struct Sums {
    games: u64,
    wins: f64,
    /// Milliseconds of the decisions among several choices.
    times: [Vec<f64>; 2],
}

impl Visitor for Trial {
    type Output = Sums;
    fn visit<G: Spoken>(self) -> Sums {
        let settings = Settings::default().complete(&G::INFO).expect("defaults are valid");
        let first = G::new(&G::options(&settings).expect("valid"), self.seats).expect("seats");
        let (next, sums) = (AtomicU64::new(0), Mutex::new(Sums::default()));
        let work = || loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= self.games {
                return;
            }
            let (won, times) = self.play(first, game);
            let mut sums = sums.lock().expect("nobody panics here");
            sums.games += 1;
            sums.wins += won;
            for (all, more) in sums.times.iter_mut().zip(times) {
                all.extend(more);
            }
        };
        std::thread::scope(|scope| (0..self.jobs).for_each(|_| drop(scope.spawn(work))));
        sums.into_inner().expect("nobody panics here")
    }
}

impl Trial {
    fn play<G: Spoken>(&self, mut state: G, game: u64) -> (f64, [Vec<f64>; 2]) {
        let seats = u64::from(self.seats);
        let one = Seat::new((game % seats) as u8);
        let mut dealer = Quick::stream(self.seed, game / seats);
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(self.seats)
            .map(|seat| {
                let wish = &self.wishes[usize::from(seat != one)];
                wish.sit(self.seats, self.seed ^ (game << 8) ^ (seat.index() as u64) << 40)
            })
            .collect();
        let mut times = [Vec::new(), Vec::new()];
        state.settle(&mut dealer, &mut ());
        while let Some(glimpse) = Glimpse::new(&state) {
            let (seat, many) = (glimpse.seat(), state.choices().len() > 1);
            let begin = processor();
            let action = bots[seat.index()].choose(&glimpse);
            if many {
                let time = (processor() - begin).as_secs_f64() * 1e3;
                times[usize::from(seat != one)].push(time);
            }
            state.act(action, &mut ());
            state.settle(&mut dealer, &mut ());
        }
        (state.standings().expect("it is over").share(one), times)
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, games, one, other, rest @ ..] = &words[..] else {
        panic!("trial GAME SEATS GAMES ONE OTHER [SEED]");
    };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let jobs = std::env::var("JOBS").map_or(1, |jobs| jobs.parse().expect("a number"));
    let trial = Trial {
        seats: number(seats) as u8,
        games: number(games),
        wishes: [Wish::read(one), Wish::read(other)],
        seed: rest.first().map_or(1, number),
        jobs,
    };
    let sums = catalog::visit(game, trial).expect("a game");
    let Interval { low, value, high } =
        Interval::of_part(sums.wins / sums.games as f64, sums.games);
    let percent = |part: f64| format!("{:.1}", 100.0 * part);
    let [low, value, high] = [low, value, high].map(percent);
    print!(
        "{game} {seats} {one} against {other}: {value} % ({low}–{high}) of {} games;",
        sums.games
    );
    for mut times in sums.times {
        times.sort_by(f64::total_cmp);
        let at = |part: usize| times.get((times.len() * part / 100).min(times.len() - 1));
        let at = |part: usize| at(part).copied().unwrap_or_default();
        let mean = times.iter().sum::<f64>() / times.len().max(1) as f64;
        print!(" {mean:.2} ms (middle {:.2}, at most {:.1})", at(50), at(100));
    }
    println!();
}
