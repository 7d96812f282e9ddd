//! What a link costs a table: `cargo run --release -p table --example link_cost`.

use std::hint::black_box;
use std::time::Instant;

use table::{Chain, FairDice, Parts, fits};

const TIMES: u32 = 100_000;

fn main() {
    let chain = Chain::new([1; 32]);
    let (before, link) = (chain.link(0).expect("long"), chain.link(1).expect("long"));
    let mut dice = FairDice::new(&[7; 32], &Parts::Chains(vec![Some(chain.opened())]), "x");
    let began = Instant::now();
    for _ in 0..TIMES {
        assert!(fits(black_box(&link), black_box(&before)));
        dice = dice.turned(Some(black_box(&link)));
    }
    println!("a decision: {:.2} µs to check its link and turn the key", micros(began, TIMES));
    let began = Instant::now();
    for seed in 0..100 {
        black_box(Chain::new([seed; 32]).seal());
    }
    println!("sitting down: {:.0} µs to grow a chain of 4096 links", micros(began, 100));
}

fn micros(since: Instant, times: u32) -> f64 {
    since.elapsed().as_secs_f64() * 1e6 / f64::from(times)
}
