//! Laws of bots, for every game: they choose legally, the same seed chooses the same, and what is
//! hidden from their seat changes nothing. What playouts go by is what training learned.

use bots::eval::{Judge, WIDTH};
use bots::{Alone, Bot, Budget, Glimpse, Kind, Means, Search, Style};
use catalog::Visitor;
use game::{Awaiting, Dealer, Quick, Settings, Spoken, Viewer};

const KINDS: [Kind; 6] = [
    Kind::Random,
    Kind::Easy,
    Kind::Greedy,
    Kind::Normal,
    Kind::Search(Budget::Iterations(40)),
    Kind::Plain(Budget::Iterations(40)),
];

struct Law;

/// Looks at positions along a random game.
fn walk<G: Spoken>(seats: u8, mut look: impl FnMut(&G, &mut Quick)) {
    let settings = Settings::default().complete(&G::INFO).unwrap();
    let mut state = G::new(&G::options(&settings).unwrap(), seats).unwrap();
    let mut dealer = Quick::new(u64::from(seats));
    for step in 0.. {
        match state.awaiting() {
            Awaiting::Decision(_) => {
                if step % 23 == 0 {
                    look(&state, &mut dealer);
                }
                let legal = state.choices();
                state.act(legal[dealer.below(legal.len() as u32) as usize], &mut ());
            }
            Awaiting::Chance(_) => {
                let outcome = state.sample(&mut dealer);
                state.resolve(outcome, &mut ());
            }
            Awaiting::Nobody => break,
        }
    }
}

fn choice<G: Spoken>(state: &G, kind: Kind, means: &dyn Means) -> G::Action {
    kind.sit::<G>(7, means).choose(&Glimpse::new(state).unwrap())
}

/// The quick sum of an action's traits is the sum of the traits that training sees.
fn looks_as_considered<G: Spoken>(state: &G, seats: u8) {
    let (judge, legal) = (Judge::<G>::shipped(seats), state.choices());
    let mut appeal = Vec::new();
    judge.appeal(state, &legal, &mut appeal);
    for (&action, appeal) in legal.iter().zip(appeal) {
        let mut numbers = [0.0; WIDTH];
        judge.knowledge().consider(state, action, &mut numbers);
        let sum: f32 =
            numbers.iter().zip(judge.policy).map(|(number, weight)| number * weight).sum();
        assert!((sum - appeal).abs() < 1e-3, "{} {action}: {sum}, {appeal}", G::INFO.key);
    }
}

impl Visitor for Law {
    type Output = ();
    fn visit<G: Spoken>(self) {
        for seats in G::INFO.min_seats..=G::INFO.max_seats {
            walk::<G>(seats, |state, dealer| {
                let Awaiting::Decision(seat) = state.awaiting() else { return };
                let view = state.view(Viewer::Seat(seat));
                let schools = bots::schools(G::INFO.key).into_iter().map(Kind::School);
                for kind in KINDS.into_iter().chain(schools) {
                    let chosen = choice(state, kind, &Alone);
                    let name = format!("{} for {seats}: {kind} chose {chosen}", G::INFO.key);
                    assert!(state.is_legal(chosen), "{name}");
                    // Everything hidden from the seat is dealt anew.
                    let other = G::imagine(&view, dealer);
                    assert_eq!(
                        choice(&other, kind, &Alone),
                        chosen,
                        "{name} by what it may not know"
                    );
                    assert_eq!(
                        choice(state, kind, &Backwards),
                        chosen,
                        "{name} by the order of work"
                    );
                }
                // A number of simulations grows one tree; several have an order to depend on.
                let vote = |means: &dyn Means| {
                    let style = Style { trees: 3, ..Style::new(Budget::Iterations(60)) };
                    let mut search = Search::new(move |_| style, means, Quick::new(7));
                    search.choose(&Glimpse::new(state).unwrap())
                };
                assert_eq!(vote(&Alone), vote(&Backwards), "{} by the order of work", G::INFO.key);
                looks_as_considered(state, seats);
            });
        }
    }
}

/// Does the pieces of work in another order.
struct Backwards;

impl Means for Backwards {
    fn share(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..pieces).rev().for_each(work);
    }

    fn seconds(&self) -> f64 {
        0.0
    }
}

#[test]
fn bots_choose_legally_and_by_their_view_and_seed_alone() {
    for info in catalog::all() {
        catalog::visit(info.key, Law).unwrap();
    }
}

#[test]
fn a_bot_that_thinks_plays_better_than_one_that_does_not() {
    let info = catalog::info("osaka").unwrap();
    assert!(catalog::visit(info.key, Beats(Kind::Greedy, Kind::Random, 20)).unwrap() >= 18.0);
    assert!(
        catalog::visit(info.key, Beats(Kind::Search(Budget::Iterations(400)), Kind::Easy, 20))
            .unwrap()
            >= 14.0
    );
}

#[test]
fn every_known_game_has_three_schools_and_each_knows_how_to_play() {
    let mut names = std::collections::HashSet::new();
    for game in bots::eval::KNOWN {
        let schools = bots::schools(game);
        assert!(schools.len() >= 3, "{game}: {schools:?}");
        for name in schools {
            assert!(names.insert(name), "{name} is the school of two games");
            let kind = Kind::named(&format!("school:{name}"), game).unwrap();
            assert_eq!(kind, Kind::School(name));
            let won = catalog::visit(game, Beats(kind, Kind::Random, 10)).unwrap();
            assert!(won >= 8.0, "school:{name} wins {won} of 10 games of {game} against random");
        }
    }
}

#[test]
fn levels_have_names_that_are_understood() {
    for kind in Kind::ALL.into_iter().chain(Kind::characters("yspahan")) {
        assert_eq!(Kind::named(&kind.to_string(), "yspahan").unwrap(), kind);
    }
    assert_eq!(
        Kind::LEVELS.map(|kind| kind.to_string()).join(" "),
        "easy normal hard expert master"
    );
    let wanted = |level: &Kind| level.simulations("yspahan", 2).unwrap();
    assert!(Kind::LEVELS.is_sorted_by_key(wanted), "each thinks longer than the one below");
}

#[test]
fn a_school_belongs_to_its_game() {
    let refused = Kind::named("school:builder", "osaka").unwrap_err().to_string();
    assert!(refused.contains("hoarder"), "{refused}");
    assert!(Kind::named("school:nobody", "osaka").is_err());
    assert!("school:nobody".parse::<Kind>().is_err());
    assert_eq!(Kind::named("hard", "osaka").unwrap(), Kind::Hard);
}

/// Victories of the first bot in so many games with seats in turn.
struct Beats(Kind, Kind, u64);

impl Visitor for Beats {
    type Output = f64;
    fn visit<G: Spoken>(self) -> f64 {
        let Beats(one, other, games) = self;
        let settings = Settings::default().complete(&G::INFO).unwrap();
        let first = G::new(&G::options(&settings).unwrap(), 2).unwrap();
        let play = |index: u64| {
            let mine = (index % 2) as usize;
            let kinds = if mine == 0 { [one, other] } else { [other, one] };
            let mut bots: Vec<Box<dyn Bot<G>>> =
                kinds.iter().map(|kind| kind.sit::<G>(index, &Alone)).collect();
            let (mut state, mut dealer) = (first, Quick::stream(1, index / 2));
            loop {
                match state.awaiting() {
                    Awaiting::Decision(seat) => {
                        let action = bots[seat.index()].choose(&Glimpse::new(&state).unwrap());
                        state.act(action, &mut ());
                    }
                    Awaiting::Chance(_) => {
                        let outcome = state.sample(&mut dealer);
                        state.resolve(outcome, &mut ());
                    }
                    Awaiting::Nobody => break,
                }
            }
            state.standings().unwrap().share(game::Seat::new(mine as u8))
        };
        (0..games).map(play).sum()
    }
}
