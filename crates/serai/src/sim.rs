//! `serai sim`: bots play many games; a progress bar, then a summary.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::Instant;

use ::lab::output::Output;
use ::lab::row::Row;
use ::lab::sim::{Plan, Progress};
use ::lab::{Fault, Guest, Player, Summary, report, variant};
use game::{Arg, Broken, say};
use lang::{Language, Speaker};
use serde_json::json;

use crate::args::SimArgs;
use crate::{exec, progress, versus};

pub(crate) fn run(language: Language, args: &SimArgs) -> Result<ExitCode, Broken> {
    let info = catalog::info(&args.game)?;
    let speaker = Speaker::new(language, Vec::new());
    if args.games == 0 {
        return Err(Broken::new("--games must be at least 1"));
    }
    let plan = plan(args)?;
    if args.versus {
        return versus::run(&speaker, info.title, args, &plan);
    }
    // Found out now, not after the last game.
    args.report.as_deref().map_or(Ok(()), crate::writable)?;
    let begin = Instant::now();
    let (summary, played) = play(&speaker, args, plan.clone())?;
    let seconds = begin.elapsed().as_secs_f64();
    if let Some(path) = &args.report {
        crate::write_file(path, &report::html(&speaker, info.title, &plan, &summary))?;
    }
    if args.json {
        println!("{}", as_json(&plan, &summary, seconds));
    } else {
        print(&speaker, info.title, &plan, &summary);
        let speed = (played as f64 / seconds).round() as i64;
        let how = say!("cli-sim-speed", seconds = Arg::decimal(seconds, 2), speed = speed);
        eprintln!("{}", speaker.say(&how));
    }
    Ok(ExitCode::SUCCESS)
}

fn plan(args: &SimArgs) -> Result<Plan, Broken> {
    let mut settings = args.options.settings()?;
    if !args.set.is_empty() {
        let changed = variant::set(&args.game, settings.content.as_deref(), &args.set)?;
        settings.content = Some(changed);
    }
    Ok(Plan {
        game: args.game.clone(),
        seats: players(args)?,
        settings,
        games: args.from..args.from.saturating_add(args.games),
        seed: args.seed,
        jobs: crate::jobs(args.jobs),
        counting: args.out.is_some() || args.report.is_some() || args.versus,
    })
}

/// Who sits where; `random` where nobody says.
fn players(args: &SimArgs) -> Result<Vec<Player>, Broken> {
    let least = usize::from(catalog::info(&args.game)?.min_seats.max(2));
    let nobody = || vec!["random"; least].join(",");
    let seats = args.seats.clone().unwrap_or_else(nobody);
    exec::players(&seats, &args.game, args.patience)
}

/// All rows summed up, those of an earlier run included; and how many were played now.
fn play(speaker: &Speaker, args: &SimArgs, mut plan: Plan) -> Result<(Summary, u64), Broken> {
    let mut summary = Summary::new(plan.seats.len());
    let mut output = None;
    if let Some(path) = &args.out {
        let opened = Output::open(path, &plan, args.resume, &mut |row| summary.add(row))?;
        plan.games.start += opened.1;
        output = Some(opened.0);
    }
    let progress = Progress::default();
    progress.done.store(summary.games, Ordering::Relaxed);
    let before = summary.games;
    let mut take = |row: Row| {
        summary.add(&row);
        output.as_mut().map_or(Ok(()), |output| output.write(&row))
    };
    let work = || ::lab::sim::run(&plan, &progress, &mut take);
    progress::show(args.games, &progress::games(speaker), &progress.done, &progress.stop, work)?;
    if let Some(output) = output {
        output.finish()?;
    }
    let played = summary.games - before;
    Ok((summary, played))
}

fn as_json(plan: &Plan, summary: &Summary, seconds: f64) -> serde_json::Value {
    let seats = 0..summary.seats();
    json!({
        "game": plan.game,
        "seats": plan.seats.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "options": plan.settings.to_string(),
        "seed": plan.seed,
        "from": plan.games.start,
        "games": summary.games,
        "wins": seats.clone().map(|seat| summary.wins(seat)).collect::<Vec<_>>(),
        "win_rate": seats.map(|seat| summary.win_rate(seat)).collect::<Vec<_>>(),
        "score_mean": summary.scores.iter().map(|s| s.mean()).collect::<Vec<_>>(),
        "score_deviation": summary.scores.iter().map(|s| s.deviation()).collect::<Vec<_>>(),
        "decisions_mean": summary.decisions.mean(),
        "endings": summary.endings,
        "guests": guests(plan),
        "seconds": seconds,
    })
}

/// What programs from outside did, by seat from 1.
pub(crate) fn guests(plan: &Plan) -> Vec<serde_json::Value> {
    let guests = (1..).zip(&plan.seats).filter_map(|(seat, one)| Some((seat, one.guest()?)));
    let one = |(seat, guest): (u8, &Guest)| {
        let forfeits: BTreeMap<&str, u64> =
            Fault::ALL.map(|why| (why.key(), guest.forfeited(why))).into();
        json!({
            "seat": seat,
            "bot": guest.name(),
            "decisions": guest.decisions(),
            "forfeits": forfeits,
        })
    };
    guests.map(one).collect()
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
        let [low, high] = [rate.low, rate.high].map(|part| speaker.decimal(part * 100.0, 2));
        let percent = format!("{} ({low}–{high})", speaker.percent(rate.value, 2));
        let quantiles = [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| score.quantile(part).to_string());
        println!(
            "{:<4} {:<10} {:>24} {:>22} {:>20}",
            seat + 1,
            kind.to_string(),
            percent,
            [score.mean(), score.deviation()].map(|number| speaker.decimal(number, 2)).join(" ± "),
            quantiles.join(" "),
        );
    }
    let length = &summary.decisions;
    println!();
    say(say!(
        "cli-sim-length",
        mean = Arg::decimal(length.mean(), 1),
        least = length.quantile(0.0),
        most = length.quantile(1.0),
    ));
    for (ending, count) in &summary.endings {
        let part = Arg::decimal(*count as f64 * 100.0 / summary.games as f64, 2);
        let why = speaker.ending(&plan.game, ending);
        say(say!("cli-sim-ending", part = part, why = why));
    }
    plan.guests().flat_map(Guest::remarks).for_each(say);
}
