//! From a key to the finished screen, everything but the terminal's own work: choosing the next
//! line (with what it will bring), and doing a choice. `cargo bench -p tui --bench redraw`

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use game::Settings;
use lang::{Language, Speaker};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use table::Setup;
use tui::{Evening, Input, Play, Show, Speed, seats};

/// A match between people only, so that every key is a person's.
fn play(game: &str, steps: usize) -> Play {
    let info = catalog::info(game).unwrap();
    let sitters = seats::parse(Some("you:Anna,you:Bert"), info).unwrap();
    let names = seats::names(&sitters, &Speaker::new(Language::ENGLISH, Vec::new()));
    let table = table::open(game, Setup::seeded(Settings::default(), names, 3)).unwrap();
    let mut play = Play::new(Evening::new(table, sitters, None), Language::ENGLISH, Speed::Instant);
    (0..steps).for_each(|_| {
        play.input(Input::Enter);
    });
    play
}

fn redraw(c: &mut Criterion) {
    let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
    let mut key = |play: &mut Play, input: Input| {
        play.input(input);
        terminal.draw(|canvas| play.draw(canvas)).unwrap();
    };
    for info in catalog::all() {
        let mut looking = play(info.key, 80);
        c.bench_function(&format!("{}: next choice", info.key), |b| {
            b.iter(|| key(&mut looking, Input::Down));
        });
        c.bench_function(&format!("{}: do it", info.key), |b| {
            let fresh = || play(info.key, 80);
            b.iter_batched_ref(fresh, |play| key(play, Input::Enter), BatchSize::PerIteration);
        });
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = redraw
}
criterion_main!(benches);
