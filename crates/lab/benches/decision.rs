//! Criterion benchmarks of single operations, in typical positions: listing, applying, imagining a
//! world, judging it, and a search of a few simulations.

use std::hint::black_box;

use bots::{Alone, Budget, Glimpse, Search, Style, eval::Judge};
use catalog::Visitor;
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use game::{Awaiting, Dealer, Quick, Settings, Spoken, Viewer};

/// Simulations of one measured search.
const SIMULATIONS: u32 = 64;

struct Operations<'a>(&'a mut Criterion, u8);

impl Visitor for Operations<'_> {
    type Output = ();
    fn visit<G: Spoken>(self) {
        let Operations(criterion, seats) = self;
        let positions = decisions::<G>(seats);
        let name = |what: &str| format!("{} {seats} {what}", G::INFO.key);
        let mut buffer = Vec::new();
        let mut next = positions.iter().cycle();
        criterion.bench_function(&name("legal_actions"), |bencher| {
            bencher.iter(|| {
                buffer.clear();
                next.next().expect("it cycles").legal_actions(&mut buffer);
                buffer.len()
            });
        });
        let mut dealer = Quick::new(2);
        let mut next = positions.iter().cycle();
        criterion.bench_function(&name("act"), |bencher| {
            bencher.iter_batched(
                || {
                    let state = *next.next().expect("it cycles");
                    let legal = state.choices();
                    (state, legal[dealer.below(legal.len() as u32) as usize])
                },
                |(mut state, action)| {
                    state.act(action, &mut ());
                    state
                },
                BatchSize::SmallInput,
            );
        });
        let views: Vec<G::View> = positions.iter().map(own_view).collect();
        let mut next = views.iter().cycle();
        criterion.bench_function(&name("imagine"), |bencher| {
            bencher.iter(|| G::imagine(next.next().expect("it cycles"), &mut dealer));
        });
        let judge = Judge::<G>::shipped(seats);
        let mut next = positions.iter().cycle();
        criterion.bench_function(&name("judge"), |bencher| {
            bencher.iter(|| black_box(judge.outlook(next.next().expect("it cycles"))));
        });
        let style = Style::tuned::<G>(seats, Budget::Iterations(SIMULATIONS));
        let mut next = positions.iter().cycle();
        criterion.bench_function(&name(&format!("simulate {SIMULATIONS}")), |bencher| {
            bencher.iter(|| {
                let glimpse = Glimpse::new(next.next().expect("it cycles")).expect("a decision");
                Search::<G>::new(move |_| style, &Alone, Quick::new(3)).think(&glimpse).len()
            });
        });
    }
}

/// What the seat to decide sees.
fn own_view<G: Spoken>(state: &G) -> G::View {
    let Awaiting::Decision(seat) = state.awaiting() else { unreachable!("somebody decides") };
    state.view(Viewer::Seat(seat))
}

/// Positions from random games in which somebody decides.
fn decisions<G: Spoken>(seats: u8) -> Vec<G> {
    let options = G::options(&Settings::default().complete(&G::INFO).unwrap()).unwrap();
    let (mut dealer, mut found) = (Quick::new(1), Vec::new());
    while found.len() < 1000 {
        let mut state = G::new(&options, seats).unwrap();
        loop {
            match state.awaiting() {
                Awaiting::Decision(_) => {
                    found.push(state);
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
    found
}

fn all(criterion: &mut Criterion) {
    for info in catalog::all() {
        for seats in info.min_seats..=info.max_seats {
            catalog::visit(info.key, Operations(criterion, seats)).expect("a listed game");
        }
    }
}

criterion_group!(benches, all);
criterion_main!(benches);
