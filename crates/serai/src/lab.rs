//! `serai lab …`: learning the bots' weights.

use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use ::lab::train::{Mark, Plan};
use bots::eval::Weights;
use game::{Arg, Broken, say};
use lang::{Language, Speaker};

use crate::args::{LabCommand, TrainArgs};
use crate::progress;

pub(crate) fn run(language: Language, command: &LabCommand) -> Result<ExitCode, Broken> {
    match command {
        LabCommand::Train(args) => train(&Speaker::new(language, Vec::new()), args),
    }
}

/// Learns for each number of seats in turn; the file is written at every mark, so that a run that
/// is stopped leaves its last checkpoint.
fn train(speaker: &Speaker, args: &TrainArgs) -> Result<ExitCode, Broken> {
    let info = catalog::info(&args.game)?;
    let seats = args.seats.clone().unwrap_or((info.min_seats..=info.max_seats).collect());
    let old = match &args.from {
        Some(file) => Some(Weights::parse(&crate::read_file(file)?)?),
        None => None,
    };
    let mut weights = Weights { made: command(args, &seats), tables: Vec::new() };
    for seats in seats {
        let plan = Plan {
            game: args.game.clone(),
            seats,
            settings: args.options.settings()?,
            games: args.games,
            seed: args.seed,
            jobs: crate::jobs(args.jobs),
            think: args.think,
            cells: args.cells,
            start: old.as_ref().and_then(|weights| weights.for_seats(seats)).cloned(),
            schools: args.schools,
            held_out: args.held_out,
        };
        weights.tables.push(Default::default());
        let (done, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let mut problem = None;
        progress::show_with(plan.games, &progress::games(speaker), &done, &stop, |bar| {
            let mut tell = |mark: &Mark| {
                bar.suspend(|| print_mark(speaker, seats, &plan, mark));
                *weights.tables.last_mut().expect("just pushed") = mark.table.clone();
                problem = args.out.as_deref().and_then(|path| write(path, &weights).err());
            };
            ::lab::train::run(&plan, &done, &stop, &mut tell)
        })?;
        if let Some(problem) = problem {
            return Err(problem);
        }
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    if args.out.is_none() {
        print!("{}", as_text(&weights));
    }
    Ok(ExitCode::SUCCESS)
}

fn command(args: &TrainArgs, seats: &[u8]) -> String {
    let seats: Vec<String> = seats.iter().map(u8::to_string).collect();
    let from = if args.from.is_some() { " --from the weights before" } else { "" };
    let think = args.think.map_or_else(String::new, |number| format!(" --think {number}"));
    let cells = if args.cells > 0 { format!(" --cells {}", args.cells) } else { String::new() };
    let schools = if args.schools { " --schools" } else { "" };
    let (game, games, seed) = (&args.game, args.games, args.seed);
    format!(
        "serai lab train {game} --seats {} --games {games} --seed {seed}{think}{cells}{schools}{from}",
        seats.join(",")
    )
}

fn print_mark(speaker: &Speaker, seats: u8, plan: &Plan, mark: &Mark) {
    let percent = |interval: &::lab::Interval| {
        let parts = [interval.value, interval.low, interval.high];
        let [value, low, high] = parts.map(|part| speaker.decimal(part * 100.0, 1));
        format!("{value} ({low}–{high})")
    };
    let line = say!(
        "lab-train-mark",
        seats = seats,
        games = mark.games.to_string(),
        all = plan.games.to_string(),
        loss = Arg::decimal(mark.loss, 4),
        random = percent(&mark.against_random),
        shipped = percent(&mark.against_shipped),
    );
    eprintln!("{}", speaker.say(&line));
}

fn as_text(weights: &Weights) -> String {
    toml::to_string(weights).expect("weights have a TOML form")
}

fn write(path: &Path, weights: &Weights) -> Result<(), Broken> {
    crate::write_file(path, &as_text(weights))
}
