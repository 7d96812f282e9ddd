use game::{Game, Quick, Seat, Settings};
use std::time::Instant;
use tabriz::Tabriz;
fn branching(seats: u8, options: &str) {
    use game::{Awaiting, Dealer};
    let settings = Settings::parse(options).unwrap().complete(&Tabriz::INFO).unwrap();
    let options = Tabriz::options(&settings).unwrap();
    let (mut n, mut sum, mut most) = (0u64, 0u64, 0usize);
    for i in 0..300 {
        let mut s = Tabriz::new(&options, seats).unwrap();
        let mut d = Quick::stream(9, i);
        loop {
            match s.awaiting() {
                Awaiting::Decision(_) => {
                    let l = s.choices();
                    n += 1;
                    sum += l.len() as u64;
                    most = most.max(l.len());
                    let a = l[d.below(l.len() as u32) as usize];
                    s.act(a, &mut ());
                }
                Awaiting::Chance(_) => {
                    let o = s.sample(&mut d);
                    s.resolve(o, &mut ());
                }
                Awaiting::Nobody => break,
            }
        }
    }
    println!("branching seats {seats}: mean {:.1} max {most}", sum as f64 / n as f64);
}
fn main() {
    if std::env::var_os("BRANCH").is_some() {
        for s in [1, 2, 3, 5] {
            branching(s, "sides=random");
        }
    }
    println!("state {} bytes, action {} bytes", size_of::<Tabriz>(), size_of::<tabriz::Action>());
    let games: u64 = std::env::args().nth(1).map_or(10_000, |a| a.parse().unwrap());
    let modes = std::env::args().nth(2).unwrap_or_default();
    for seats in 1..=std::env::var("SEATS").ok().and_then(|s| s.parse().ok()).unwrap_or(5u8) {
        let settings = Settings::parse(&modes).unwrap().complete(&Tabriz::INFO).unwrap();
        let options = Tabriz::options(&settings).unwrap();
        let start = Tabriz::new(&options, seats).unwrap();
        let mut buffer = Vec::new();
        let (mut decisions, mut rounds) = (0u64, 0u64);
        let mut wins = [0f64; 5];
        let mut scores = [0i64; 5];
        let mut best = 0i64;
        let mut ends = std::collections::BTreeMap::new();
        let mut most_rounds = 0;
        let cpu = || -> u64 {
            std::fs::read_to_string("/proc/thread-self/schedstat")
                .unwrap()
                .split(' ')
                .next()
                .unwrap()
                .parse()
                .unwrap()
        };
        let c0 = cpu();
        let t = Instant::now();
        for i in 0..games {
            let mut s = start;
            let mut d = Quick::stream(7, i);
            decisions += testkit::playout::finish(&mut s, &mut d, &mut buffer, &mut ());
            rounds += u64::from(s.open.round);
            most_rounds = most_rounds.max(s.open.round);
            let st = s.standings().unwrap();
            for side in Seat::all(st.sides()) {
                wins[side.index()] += st.share(side);
                scores[side.index()] += i64::from(st.score(side));
            }
            best += Seat::all(st.sides()).map(|x| i64::from(st.score(x))).max().unwrap();
            *ends.entry(s.ending().unwrap()).or_insert(0) += 1;
        }
        let _ = t.elapsed();
        let e = std::time::Duration::from_nanos(cpu() - c0);
        let sides = if seats == 1 { 2 } else { seats as usize };
        println!(
            "seats {seats}: {:.0} ns/decision, {:.0} games/s, {:.0} decisions/game, rounds {:.1} (max {most_rounds}), wins {:?}, scores {:?}, best {:.1}, {ends:?}",
            e.as_nanos() as f64 / decisions as f64,
            games as f64 / e.as_secs_f64(),
            decisions as f64 / games as f64,
            rounds as f64 / games as f64,
            wins[..sides]
                .iter()
                .map(|w| (w / games as f64 * 1000.0).round() / 10.0)
                .collect::<Vec<_>>(),
            scores[..sides]
                .iter()
                .map(|w| (*w as f64 / games as f64 * 10.0).round() / 10.0)
                .collect::<Vec<_>>(),
            best as f64 / games as f64
        );
    }
}
