//! What a line costs in short and in long matches: `cargo run --release -p table --example long_record`.

use std::hint::black_box;
use std::time::Instant;

use game::{Settings, Viewer};
use table::{AnyTable, Record, Setup, Waiting, resume, verify};

/// Places that are looked at in a match, spread evenly.
const PLACES: usize = 400;

fn main() {
    println!("µs a line:     lines   play  write   read verify replay; µs each: go there, copy");
    for lines in [1_000, 10_000, 100_000] {
        let each = lines as f64;
        let (table, play) = timed(|| long(lines));
        let (text, write) = timed(|| table.record().to_string());
        let (record, read) = timed(|| Record::parse(&text).expect("just written"));
        let (verdict, check) = timed(|| verify(&record).expect("just played"));
        assert_eq!(verdict.entries, lines);
        let (again, replay) = timed(|| resume(&record, None).expect("just played"));
        assert_eq!(again.state(), table.at(lines).expect("its end").state());
        let places = || (0..PLACES).map(|place| lines * place / PLACES);
        let look = |at| table.at(at).expect("a place of it").frame(Viewer::Spectator).view;
        let ((), there) = timed(|| places().for_each(|at| drop(black_box(look(at)))));
        let ((), copy) = timed(|| places().for_each(|_| drop(black_box(table.duplicate()))));
        let [play, write, read, check, replay] =
            [play, write, read, check, replay].map(|micros| micros / each);
        let [there, copy] = [there, copy].map(|micros| micros / PLACES as f64);
        println!(
            "{lines:>20} {play:>6.2} {write:>6.2} {read:>6.2} {check:>6.2} {replay:>6.2} {there:>20.1} {copy:>5.1}"
        );
    }
}

/// A match in which everybody ends their turns at once and nobody gets anywhere.
fn long(lines: usize) -> Box<dyn AnyTable> {
    let names = vec!["a".to_owned(), "b".to_owned()];
    let setup = Setup::seeded(Settings::default(), names, 1);
    let mut table = table::open("istanbul", setup).expect("two can play it");
    while table.number() < lines {
        let Waiting::Decision(seat) = table.awaiting() else { panic!("nobody can win") };
        table.act(seat, "end").expect("a turn can always be ended");
    }
    table.undo_to(lines).expect("it has so many");
    table
}

/// What some work gives, and its microseconds.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let began = Instant::now();
    let result = work();
    (result, began.elapsed().as_secs_f64() * 1e6)
}
