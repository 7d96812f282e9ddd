//! `serai replay`, `verify` and `show`: reading records.

use std::io::{BufRead, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use ::lab::Machine;
use game::{Broken, Phrase, Seat, Viewer, say};
use insight::{Finding, Level, Plan};
use lang::{Language, Speaker};
use serde_json::{Value, json};
use table::{AnyTable, DiceVerdict, Record, SeatDice, Verdict};
use tui::{Chances, Replay, Terminal};

use crate::args::{ReplayArgs, ShowArgs, VerifyArgs};
use crate::progress;

/// The record does not hold what it says.
const DIFFERS: u8 = 1;
/// Stopped by Ctrl-C before there was anything to show.
const INTERRUPTED: u8 = 130;

/// Reads a record and plays it through.
pub(crate) fn open(
    language: Language,
    path: &Path,
) -> Result<(Box<dyn AnyTable>, Speaker), Broken> {
    let in_file = |error: Broken| Broken::new(format!("{}: {error}", path.display()));
    let record = Record::parse(&crate::read_file(path)?).map_err(in_file)?;
    let table = table::resume(&record, None).map_err(in_file)?;
    let speaker = Speaker::new(language, table.names().to_vec());
    if let Some(line) = record.places.cut {
        eprintln!("{}", speaker.say(&say!("cli-record-cut", line = line)));
    }
    Ok((table, speaker))
}

fn viewer(seat: Option<u8>, table: &dyn AnyTable) -> Result<Viewer, Broken> {
    match seat {
        None => Ok(Viewer::Spectator),
        Some(number) if (1..=table.names().len()).contains(&usize::from(number)) => {
            Ok(Viewer::Seat(Seat::new(number - 1)))
        }
        Some(number) => Err(Broken::new(format!(
            "there is no seat {number}; the table has seats 1 to {}",
            table.names().len()
        ))),
    }
}

/// Every file is checked, also after one that does not hold.
pub(crate) fn verify(language: Language, args: &VerifyArgs) -> Result<ExitCode, Broken> {
    let speaker = Speaker::new(language, Vec::new());
    let mut all_hold = true;
    for file in &args.files {
        let record = Record::parse(&crate::read_file(file)?);
        if let (true, Ok(record)) = (args.questions, &record) {
            write_questions(file, record)?;
        }
        let version = record.as_ref().map_or(0, |record| record.parts.version());
        let verdict = record.and_then(|record| table::verify(&record));
        all_hold &= verdict.is_ok();
        match args.json {
            true => println!("{}", as_json(&verdict, version)),
            false => print_verdict(&speaker, file, &verdict, version),
        }
    }
    Ok(if all_hold { ExitCode::SUCCESS } else { ExitCode::from(DIFFERS) })
}

fn write_questions(file: &Path, record: &Record) -> Result<(), Broken> {
    let mut name = file.to_owned().into_os_string();
    name.push(".questions");
    let write = std::fs::write(&name, table::questions(record)?);
    write.map_err(|error| {
        Broken::new(format!("cannot write {}: {error}", Path::new(&name).display()))
    })
}

fn as_json(verdict: &Result<Verdict, Broken>, version: u32) -> Value {
    match verdict {
        Ok(good) => json!({ "ok": true, "entries": good.entries, "finished": good.finished,
            "dice": format!("{:?}", good.dice), "version": version,
            "seats": good.seats.iter().map(adds).collect::<Vec<_>>() }),
        Err(bad) => json!({ "ok": false, "line": bad.line, "message": bad.message }),
    }
}

fn print_verdict(speaker: &Speaker, file: &Path, verdict: &Result<Verdict, Broken>, version: u32) {
    let file = file.display().to_string();
    let good = match verdict {
        Ok(good) => good,
        Err(bad) => return println!("{file}: {bad}"),
    };
    let entries = good.entries;
    let phrase = match good.dice {
        DiceVerdict::Fair => say!("cli-verify-fair", file = file, entries = entries),
        DiceVerdict::NotYetRevealed => {
            say!("cli-verify-unfinished", file = file, entries = entries)
        }
        DiceVerdict::Dictated => say!("cli-verify-dictated", file = file, entries = entries),
    };
    println!("{}", speaker.say(&phrase));
    dice_by(good, version).iter().for_each(|phrase| println!("{}", speaker.say(phrase)));
}

/// What a seat added to the dice until the end.
const fn adds(seat: &SeatDice) -> &'static str {
    match seat {
        SeatDice::House => "nothing",
        SeatDice::Own { .. } => "links",
        SeatDice::Broken => "broken",
    }
}

/// Who the dice came from: what a verdict is worth depends on it.
fn dice_by(good: &Verdict, version: u32) -> Vec<Phrase> {
    if good.dice == DiceVerdict::Dictated {
        return Vec::new();
    }
    let (own, all) = table::dice_by(&good.seats);
    let by = match (version, own) {
        (1, _) => say!("house-dice-first"),
        (_, 0) => say!("house-dice-alone"),
        (_, own) => say!("cli-verify-by", n = own, all = all),
    };
    let broken = good.seats.iter().zip(1..).filter(|(seat, _)| **seat == SeatDice::Broken);
    let broken = broken.map(|(_, number)| say!("cli-verify-broken", number = number));
    [by].into_iter().chain(broken).collect()
}

pub(crate) fn show(language: Language, args: &ShowArgs) -> Result<ExitCode, Broken> {
    let (table, speaker) = open(language, &args.file)?;
    let viewer = viewer(args.seat, table.as_ref())?;
    let at = args.at.unwrap_or(table.number());
    let then = table.at(at)?;
    let frame = then.frame(viewer);
    match args.svg {
        Some(layout) => println!("{}", draw::standalone(&frame, &speaker, layout)),
        None if args.json => {
            let shown = then.snapshot(viewer, at.saturating_sub(1));
            println!("{}", serde_json::to_string(&shown).expect("frames have a JSON form"));
        }
        None => print!("{}", tui::page(&speaker, &frame)),
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn replay(language: Language, args: &ReplayArgs) -> Result<ExitCode, Broken> {
    let (table, speaker) = open(language, &args.file)?;
    let viewer = viewer(args.seat, table.as_ref())?;
    if args.print || !args.screen.is_full(false) {
        print_all(table.as_ref(), &speaker, viewer);
        return Ok(ExitCode::SUCCESS);
    }
    if args.plain {
        return step_through(table.as_ref(), &speaker, viewer);
    }
    let chances = match args.analyse {
        true => match analyse(&speaker, table.as_ref())? {
            None => return Ok(ExitCode::from(INTERRUPTED)),
            found => found,
        },
        false => None,
    };
    let mut replay = Replay::new(table, language, viewer, chances)?;
    Terminal::open(args.screen.look()?)?.run(&mut replay)?;
    Ok(ExitCode::SUCCESS)
}

/// Everybody's chances after each step, with a bar, since it takes a while; nothing if interrupted.
fn analyse(speaker: &Speaker, table: &dyn AnyTable) -> Result<Option<Chances>, Broken> {
    let plan = Plan::new(1, Level::Quick);
    let all = insight::steps_of(table).len();
    let (done, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let mut findings = Vec::new();
    let mut take = |finding: Finding| {
        findings.push(finding);
        done.fetch_add(1, Ordering::Relaxed);
    };
    let machine = Machine::whole();
    let work = || insight::examine(table, plan, &[], &machine, &stop, &mut take);
    progress::show(all as u64, &progress::steps(speaker), &done, &stop, work)?;
    if findings.len() < all {
        return Ok(None);
    }
    let analysis = insight::conclude(table, plan, findings)?;
    let known = analysis.moments.iter().map(|moment| {
        let win = |seat| moment.value.seat(seat).win.number() as f32;
        (moment.number, analysis.seats().map(win).collect())
    });
    Ok(Some(Chances::new(known, table.number())))
}

fn print_all(table: &dyn AnyTable, speaker: &Speaker, viewer: Viewer) {
    for number in 1..=table.number() {
        for phrase in table.told(number, viewer).iter().flat_map(|told| &told.phrases) {
            println!("{number:>4}  {}", speaker.say(phrase));
        }
    }
    print!("\n{}", tui::page(speaker, &table.frame(viewer)));
}

fn step_through(
    table: &dyn AnyTable,
    speaker: &Speaker,
    viewer: Viewer,
) -> Result<ExitCode, Broken> {
    let mut at = 0;
    loop {
        let frame = table.at(at)?.frame(viewer);
        print!("\n{}", tui::page(speaker, &frame));
        let prompt = say!("cli-replay-prompt", at = at, all = table.number());
        print!("{} ", speaker.say(&prompt));
        let _ = std::io::stdout().flush();
        let mut line = String::new();
        if std::io::stdin().lock().read_line(&mut line).unwrap_or(0) == 0 {
            return Ok(ExitCode::SUCCESS);
        }
        match line.trim() {
            "q" => return Ok(ExitCode::SUCCESS),
            "" => at = (at + 1).min(table.number()),
            "b" => at = at.saturating_sub(1),
            number => match number.parse::<usize>() {
                Ok(number) if number <= table.number() => at = number,
                _ => println!("{}", speaker.say(&say!("cli-replay-help", all = table.number()))),
            },
        }
    }
}
