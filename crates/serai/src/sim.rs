//! `serai sim`: bots play many games; a progress bar, then a summary.

use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use game::{Broken, say};
use indicatif::{ProgressBar, ProgressStyle};
use lab::sim::{Plan, Progress, Summary};
use lang::{Language, Speaker};
use serde_json::json;
use tui::seats;

use crate::args::SimArgs;

pub fn run(language: Language, args: &SimArgs) -> Result<ExitCode, Broken> {
    let info = catalog::info(&args.game)?;
    if args.games == 0 {
        return Err(Broken::new("--games must be at least 1"));
    }
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let plan = Plan {
        game: args.game.clone(),
        seats: seats::parse_bots(args.seats.as_deref(), info)?,
        settings: args.options.settings()?,
        games: args.games,
        seed: args.seed,
        jobs: args.jobs.unwrap_or_else(cores).clamp(1, 1024),
    };
    let begin = Instant::now();
    let summary = with_progress_bar(&plan)?;
    let seconds = begin.elapsed().as_secs_f64();
    if args.json {
        println!("{}", as_json(&plan, &summary, seconds));
    } else {
        print(&Speaker::new(language, Vec::new()), info.title, &plan, &summary);
        let speed = summary.games as f64 / seconds;
        eprintln!("{seconds:.2} s, {speed:.0} games/s");
    }
    Ok(ExitCode::SUCCESS)
}

/// The bar goes to standard error and hides itself where that is no terminal.
fn with_progress_bar(plan: &Plan) -> Result<Summary, Broken> {
    let progress = Progress::default();
    let bar = ProgressBar::new(plan.games);
    let style = "{bar:40} {pos}/{len} games, {per_sec}, {eta} left";
    bar.set_style(ProgressStyle::with_template(style).expect("a valid template"));
    let summary = std::thread::scope(|scope| {
        let worker = scope.spawn(|| lab::sim::run(plan, &progress));
        while !worker.is_finished() {
            bar.set_position(progress.done.load(Ordering::Relaxed));
            std::thread::sleep(Duration::from_millis(if plan.games < 10_000 { 2 } else { 50 }));
        }
        worker.join().expect("the simulation does not panic")
    });
    bar.finish_and_clear();
    summary
}

fn as_json(plan: &Plan, summary: &Summary, seconds: f64) -> serde_json::Value {
    let seats = 0..summary.seats();
    json!({
        "game": plan.game,
        "seats": plan.seats.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "options": plan.settings.to_string(),
        "seed": plan.seed,
        "games": summary.games,
        "wins": seats.clone().map(|seat| summary.wins(seat)).collect::<Vec<_>>(),
        "win_rate": seats.map(|seat| summary.win_rate(seat)).collect::<Vec<_>>(),
        "score_mean": summary.scores.iter().map(|s| s.mean()).collect::<Vec<_>>(),
        "score_deviation": summary.scores.iter().map(|s| s.deviation()).collect::<Vec<_>>(),
        "decisions_mean": summary.decisions.mean(),
        "endings": summary.endings,
        "seconds": seconds,
    })
}

fn print(speaker: &Speaker, title: &str, plan: &Plan, summary: &Summary) {
    let say = |phrase| println!("{}", speaker.say(&phrase));
    say(say!(
        "cli-sim-title",
        title = title.to_owned(),
        games = summary.games.to_string(),
        seed = plan.seed.to_string()
    ));
    println!(
        "\n{:<4} {:<10} {:>24} {:>22} {:>20}",
        "",
        speaker.say(&say!("cli-sim-bot")),
        speaker.say(&say!("cli-sim-wins")),
        speaker.say(&say!("cli-sim-score")),
        speaker.say(&say!("cli-sim-range")),
    );
    for (seat, kind) in plan.seats.iter().enumerate() {
        let (rate, score) = (summary.win_rate(seat), &summary.scores[seat]);
        let percent =
            format!("{:.2} % ({:.2}–{:.2})", rate.value * 100., rate.low * 100., rate.high * 100.);
        let quantiles = [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| score.quantile(part).to_string());
        println!(
            "{:<4} {:<10} {:>24} {:>22} {:>20}",
            seat + 1,
            kind.key(),
            percent,
            format!("{:.2} ± {:.2}", score.mean(), score.deviation()),
            quantiles.join(" "),
        );
    }
    let length = &summary.decisions;
    println!();
    say(say!(
        "cli-sim-length",
        mean = format!("{:.1}", length.mean()),
        least = length.quantile(0.0),
        most = length.quantile(1.0),
    ));
    for (ending, count) in &summary.endings {
        let part = format!("{:.2}", *count as f64 * 100.0 / summary.games as f64);
        let why = speaker.text(&format!("{}-ending-{ending}", plan.game));
        say(say!("cli-sim-ending", part = part, why = why));
    }
}
