use game::{Dealer, Game, Quick, Settings};
use std::hint::black_box;
use std::time::Instant;
use tabriz::Tabriz;
fn main() {
    let mut dealer = Quick::new(1);
    let value = [0u8; 256];
    let mut best = f64::MAX;
    for _ in 0..60 {
        let round = Instant::now();
        for _ in 0..100_000 {
            let mut copy = *black_box(&value);
            copy[0] = dealer.below(6) as u8;
            black_box(&copy);
        }
        best = best.min(round.elapsed().as_secs_f64() * 1e9 / 1e5);
    }
    println!("reference {best:.2} ns, limit {:.0}", best * 60.0);
    for seats in 1..=5 {
        let options =
            Tabriz::options(&Settings::default().complete(&Tabriz::INFO).unwrap()).unwrap();
        let first = Tabriz::new(&options, seats).unwrap();
        let mut buffer = Vec::with_capacity(4096);
        let mut best = f64::MAX;
        for _ in 0..150 {
            let (t, mut n) = (Instant::now(), 0);
            for _ in 0..40 {
                let mut s = black_box(first);
                n += testkit::playout::finish(&mut s, &mut dealer, &mut buffer, &mut ());
            }
            best = best.min(t.elapsed().as_secs_f64() * 1e9 / n as f64);
        }
        println!("seats {seats}: {best:.0} ns");
    }
}
