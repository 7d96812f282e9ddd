//! A progress bar on standard error, and Ctrl-C as a wish to stop and keep what there is.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use game::say;
use indicatif::{ProgressBar, ProgressStyle};
use lang::Speaker;

/// Set by the first Ctrl-C; the second one ends the program.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// What a bar counts: games, how fast they are played and how long it will take.
pub(crate) fn games(speaker: &Speaker) -> String {
    speaker.say(&say!(
        "cli-progress-games",
        speed = "{per_sec}".to_owned(),
        left = "{eta}".to_owned()
    ))
}

/// The same for steps of a match.
pub(crate) fn steps(speaker: &Speaker) -> String {
    speaker.say(&say!(
        "cli-progress-steps",
        speed = "{per_sec}".to_owned(),
        left = "{eta}".to_owned()
    ))
}

/// Does the work while a bar shows how far it is; the bar hides itself where nobody looks.
pub(crate) fn show<T: Send>(
    all: u64,
    what: &str,
    done: &AtomicU64,
    stop: &AtomicBool,
    work: impl FnOnce() -> T + Send,
) -> T {
    show_with(all, what, done, stop, |_| work())
}

/// The same for work that has lines to print meanwhile, with the bar out of the way
/// (`ProgressBar::suspend`).
pub(crate) fn show_with<T: Send>(
    all: u64,
    what: &str,
    done: &AtomicU64,
    stop: &AtomicBool,
    work: impl FnOnce(&ProgressBar) -> T + Send,
) -> T {
    listen_for_interrupts();
    let bar = ProgressBar::new(all);
    bar.set_position(done.load(Ordering::Relaxed));
    bar.reset_eta();
    let style = format!("{{bar:40}} {{human_pos}}/{{human_len}} {what}");
    bar.set_style(ProgressStyle::with_template(&style).expect("a valid template"));
    let result = std::thread::scope(|scope| {
        let worker = scope.spawn(|| work(&bar));
        let mut pause = Duration::from_millis(1);
        while !worker.is_finished() {
            if INTERRUPTED.load(Ordering::Relaxed) {
                stop.store(true, Ordering::Relaxed);
            }
            bar.set_position(done.load(Ordering::Relaxed));
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(100));
        }
        worker.join().expect("the work does not panic")
    });
    bar.finish_and_clear();
    result
}

fn listen_for_interrupts() {
    static ONCE: OnceLock<()> = OnceLock::new();
    ONCE.get_or_init(|| {
        // Without a handler Ctrl-C just ends the program, which is no reason to refuse the work.
        let _ = ctrlc::set_handler(|| {
            if INTERRUPTED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
    });
}
