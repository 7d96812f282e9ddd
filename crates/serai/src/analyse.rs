//! `serai analyse`: luck and skill in a finished game. Findings are kept beside the record as they
//! are made, so that an interrupted analysis goes on where it was.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use ::lab::Machine;
use game::{Broken, say};
use insight::{Analysis, Finding, Plan, notebook};
use lang::{Language, Speaker};
use table::AnyTable;

use crate::args::AnalyseArgs;
use crate::{progress, records};

/// Stopped before the end; the same command goes on.
const INTERRUPTED: u8 = 130;

pub(crate) fn run(language: Language, args: &AnalyseArgs) -> Result<ExitCode, Broken> {
    let (table, speaker) = records::open(language, &args.file)?;
    let plan = Plan::new(args.seed, args.depth);
    let Some(analysis) = analyse(&speaker, &*table, plan, args)? else {
        eprintln!("{}", speaker.say(&say!("insight-interrupted")));
        return Ok(ExitCode::from(INTERRUPTED));
    };
    if let Some(path) = &args.report {
        let page = insight::report::html(&*table, &analysis, &speaker)?;
        std::fs::write(path, page).map_err(|error| cannot("write", path, &error))?;
    }
    if args.json {
        println!("{}", insight::json::of(&*table, &analysis)?);
    } else {
        print(&*table, &analysis, &speaker)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn print(table: &dyn AnyTable, analysis: &Analysis, speaker: &Speaker) -> Result<(), Broken> {
    for section in insight::words::sections(table, analysis)? {
        println!("{}", speaker.say(&section.heading));
        for line in &section.lines {
            let words: Vec<String> = line.iter().map(|phrase| speaker.say(phrase)).collect();
            println!("  {}", words.join(" "));
        }
        println!();
    }
    Ok(())
}

/// The analysis, or nothing if it was interrupted.
fn analyse(
    speaker: &Speaker,
    table: &dyn AnyTable,
    plan: Plan,
    args: &AnalyseArgs,
) -> Result<Option<Analysis>, Broken> {
    let path = beside(&args.file);
    let (mut file, known) = open_notebook(&path, table, plan)?;
    let all = insight::steps_of(table).len() as u64;
    let (done, stop) = (AtomicU64::new(known.len() as u64), AtomicBool::new(false));
    let mut findings = known.clone();
    let mut problem = None;
    let mut take = |finding: Finding| {
        if let Err(error) = file.write_all(notebook::line(&finding).as_bytes()) {
            problem = Some(cannot("write", &path, &error));
            stop.store(true, Ordering::Relaxed);
        }
        findings.push(finding);
        done.fetch_add(1, Ordering::Relaxed);
    };
    let machine = Machine::new(crate::jobs(args.jobs));
    let work = || insight::examine(table, plan, &known, &machine, &stop, &mut take);
    progress::show(all, &progress::steps(speaker), &done, &stop, work)?;
    match problem {
        Some(problem) => Err(problem),
        None if (findings.len() as u64) < all => Ok(None),
        None => insight::conclude(table, plan, findings).map(Some),
    }
}

/// `game.serai` has its analysis in `game.serai.analysis`.
fn beside(record: &Path) -> PathBuf {
    let mut name = record.as_os_str().to_owned();
    name.push(".analysis");
    PathBuf::from(name)
}

/// Opens the notebook to append to, with the findings it has; begun anew where it is about another
/// match or plan.
fn open_notebook(
    path: &Path,
    table: &dyn AnyTable,
    plan: Plan,
) -> Result<(File, Vec<Finding>), Broken> {
    let text = if path.exists() { crate::read_file(path)? } else { String::new() };
    let in_file = |error: Broken| Broken::new(format!("{}: {error}", path.display()));
    let known = notebook::read(&text, table, plan).map_err(in_file)?;
    let fail = |error: std::io::Error| cannot("write", path, &error);
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(fail)?;
    match known {
        Some(known) => {
            file.set_len(notebook::whole_lines(&text) as u64).map_err(fail)?;
            Ok((file, known))
        }
        None => {
            file.set_len(0).map_err(fail)?;
            file.write_all(notebook::header(table, plan).as_bytes()).map_err(fail)?;
            Ok((file, Vec::new()))
        }
    }
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Broken {
    Broken::new(format!("cannot {what} {}: {error}", path.display()))
}
