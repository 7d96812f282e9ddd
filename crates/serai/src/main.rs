//! The command: parses arguments and calls the rooms that do the work; nothing else.

mod analyse;
mod args;
mod bench;
mod content;
mod engine;
mod exec;
mod join;
mod keeper;
mod lab;
mod languages;
mod lines;
mod merge;
mod opening;
mod output;
mod play;
mod progress;
mod rate;
mod records;
mod rules;
mod serve;
mod shelf;
mod sim;
mod versus;

use std::process::ExitCode;

use clap::Parser;
use game::Broken;
use lang::Language;

use args::{Command, Program};

/// Something is wrong with the input.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    output::watch();
    let program = Program::parse();
    let done = program.language().and_then(|language| run(language, program.command));
    let code = done.unwrap_or_else(|problem| {
        eprintln!("serai: {problem}");
        ExitCode::from(BAD_INPUT)
    });
    output::finish(code)
}

fn run(language: Language, command: Option<Command>) -> Result<ExitCode, Broken> {
    match command.unwrap_or(Command::Serve(Default::default())) {
        Command::Serve(args) => serve::serve(language, &args),
        Command::Site { folder } => serve::site(language, &folder),
        Command::Backup(args) => serve::backup(language, &args),
        Command::Restore(args) => serve::restore(language, &args),
        Command::Games { json } => rules::games(language, json),
        Command::Rules(args) => rules::rules(language, &args),
        Command::Content(command) => content::run(&command),
        Command::Play(args) => play::run(language, &args),
        Command::Continue(args) => play::go_on(language, &args),
        Command::Join(args) => join::run(language, &args),
        Command::Replay(args) => records::replay(language, &args),
        Command::Verify(args) => records::verify(language, &args),
        Command::Analyse(args) => analyse::run(language, &args),
        Command::Show(args) => records::show(language, &args),
        Command::Sim(args) => sim::run(language, &args),
        Command::Merge(args) => merge::run(language, &args),
        Command::Rate(args) => rate::run(language, &args),
        Command::Lab(command) => lab::run(language, &command),
        Command::Bench(args) => bench::run(&args),
        Command::Engine => engine::run(language),
    }
}

/// How many threads to use.
fn jobs(wish: Option<usize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    wish.unwrap_or_else(cores).clamp(1, 1024)
}

/// Reads a whole file; the message names it.
fn read_file(path: &std::path::Path) -> Result<String, Broken> {
    std::fs::read_to_string(path)
        .map_err(|error| Broken::new(format!("cannot read {}: {error}", path.display())))
}

/// Writes a whole file; the message names it.
fn write_file(path: &std::path::Path, text: &str) -> Result<(), Broken> {
    std::fs::write(path, text)
        .map_err(|error| Broken::new(format!("cannot write {}: {error}", path.display())))
}

/// Fails where a file could not be written; leaves everything as it was.
fn writable(path: &std::path::Path) -> Result<(), Broken> {
    let new = !path.exists();
    std::fs::File::options()
        .append(true)
        .create(true)
        .open(path)
        .map_err(|error| Broken::new(format!("cannot write {}: {error}", path.display())))?;
    if new {
        let _ = std::fs::remove_file(path);
    }
    Ok(())
}
