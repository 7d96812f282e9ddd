//! `serai sim --versus`: the game as printed against the game with changed values.

use std::path::Path;
use std::process::ExitCode;

use ::lab::output::Output;
use ::lab::row::Row;
use ::lab::sim::{Plan, Progress};
use ::lab::versus::{self, Difference, Group};
use ::lab::{Guest, Interval};
use game::{Broken, say};
use lang::Speaker;
use serde_json::json;

use crate::args::SimArgs;
use crate::{progress, sim};

/// The game as printed (or as `--options content=` says) against the game with the changes.
pub(crate) fn run(
    speaker: &Speaker,
    title: &str,
    args: &SimArgs,
    changed: &Plan,
) -> Result<ExitCode, Broken> {
    // Found out now, not after the last game.
    args.report.as_deref().map_or(Ok(()), crate::writable)?;
    let printed = Plan { settings: args.options.settings()?, ..changed.clone() };
    let (games, differences) = play(speaker, args, &printed, changed)?;
    if let Some(path) = &args.report {
        let page = versus::html(speaker, title, changed, &args.set, games, &differences);
        crate::write_file(path, &page)?;
    }
    if args.json {
        println!("{}", as_json(args, changed, games, &differences));
    } else {
        print(speaker, title, args, changed, games, &differences);
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays both variants; with `--out FILE.csv` the games go to `FILE.printed.csv` and
/// `FILE.changed.csv`.
fn play(
    speaker: &Speaker,
    args: &SimArgs,
    printed: &Plan,
    changed: &Plan,
) -> Result<(u64, Vec<Difference>), Broken> {
    let open = |variant: &str, plan: &Plan| match &args.out {
        Some(path) => {
            let opened = Output::open(&named(path, variant), plan, false, &mut |_| ())?;
            Ok(Some(opened.0))
        }
        None => Ok(None),
    };
    let mut outputs = [open("printed", printed)?, open("changed", changed)?];
    let mut take = |rows: &[Row; 2]| {
        let mut pairs = outputs.iter_mut().flatten().zip(rows);
        pairs.try_for_each(|(output, row)| output.write(row))
    };
    let progress = Progress::default();
    let work = || versus::run(printed, changed, &progress, &mut take);
    let (done, stop) = (&progress.done, &progress.stop);
    let found = progress::show(changed.length(), &progress::games(speaker), done, stop, work)?;
    for output in outputs.into_iter().flatten() {
        output.finish()?;
    }
    Ok(found)
}

/// `games.csv` of a variant is `games.printed.csv`.
fn named(path: &Path, variant: &str) -> std::path::PathBuf {
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    path.with_extension(format!("{variant}.{ending}"))
}

fn bots(plan: &Plan) -> Vec<String> {
    plan.seats.iter().map(ToString::to_string).collect()
}

fn as_json(args: &SimArgs, plan: &Plan, games: u64, lines: &[Difference]) -> serde_json::Value {
    json!({
        "game": plan.game,
        "seats": bots(plan),
        "options": plan.settings.to_string(),
        "set": args.set,
        "seed": plan.seed,
        "games": games,
        "level": 1.0 - ::lab::LEVEL,
        "guests": sim::guests(plan),
        "differences": lines,
    })
}

fn print(
    speaker: &Speaker,
    title: &str,
    args: &SimArgs,
    plan: &Plan,
    games: u64,
    lines: &[Difference],
) {
    let say = |phrase| speaker.say(&phrase);
    let (bots, set) = (bots(plan).join(", "), args.set.join(", "));
    let (title, games) = (title.to_owned(), games.to_string());
    println!(
        "{}",
        say(say!("lab-versus-title", title = title, bots = bots, set = set, games = games))
    );
    if lines.is_empty() {
        return println!("\n{}", say(say!("lab-versus-same")));
    }
    let name = |line: &Difference| line.measure.phrase().map_or_else(str::to_owned, &say);
    let wide = lines.iter().map(|line| name(line).chars().count()).max().unwrap_or(0);
    for group in Group::ALL {
        let mut lines = lines.iter().filter(|line| line.group == group).peekable();
        if lines.peek().is_some() {
            println!("\n{}", say(group.phrase()));
        }
        lines.for_each(|line| print_line(speaker, &name(line), wide, line));
    }
    println!(
        "\n{}",
        say(say!("lab-versus-explained", all = lines.len(), least = ::lab::LEAST as i64))
    );
    plan.guests().flat_map(Guest::remarks).for_each(|remark| println!("{}", say(remark)));
}

fn print_line(speaker: &Speaker, name: &str, wide: usize, line: &Difference) {
    let Interval { low, value, high } = line.change;
    let real = if line.real { "*" } else { " " };
    let [first, second] = [line.first, line.second].map(|number| speaker.decimal(number, 3));
    let [value, low, high] = [value, low, high].map(|number| speaker.signed(number, 3));
    let effect = speaker.signed(line.effect, 2);
    let change = format!("{value} ({low} … {high})");
    println!("{real} {name:<wide$} {first:>10} → {second:>10}  {change:<32} {effect:>7}");
}
