//! Do the three verifiers agree? Random records and forgeries of them, judged by `serai verify`, by the
//! page's verifier (the engine for browsers, run by Node) and by `examples/verify.py` with the questions
//! that the first one wrote.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use serde_json::Value;

use crate::{house, web};

/// What a verifier says of a file: nothing if it holds, else the line that does not.
type Verdict = Option<u64>;
/// Prints a line for each file.
type Judge<'a> = &'a dyn Fn(&[PathBuf]) -> Result<String, String>;

/// How many files one call is given.
const AT_ONCE: usize = 100;

/// `cargo xtask verifiers`: false if one of them disagrees, or cannot be had.
pub(crate) fn run(count: usize) -> bool {
    match prove(count) {
        Ok(()) => true,
        Err(why) => {
            eprintln!("verifiers: {why}");
            false
        }
    }
}

fn prove(count: usize) -> Result<(), String> {
    let folder = house::target().join("tmp/verifiers");
    let _ = std::fs::remove_dir_all(&folder);
    let place = folder.to_string_lossy();
    said("cargo", &["build", "--quiet", "--package", "serai"], &[])?;
    let example = ["run", "--quiet", "--package", "table", "--example", "records", "--"];
    said("cargo", &[&example[..], &[&place, &count.to_string()]].concat(), &[])?;
    let engine = web::unpacked()?;
    for (kind, holds) in [("sound", true), ("forged", false)] {
        let files = house::files(&folder.join(kind), "record");
        if files.len() != count {
            return Err(format!("{} {kind} records instead of {count}", files.len()));
        }
        agree(kind, holds, &files, &engine)?;
    }
    Ok(())
}

/// All three say the same of every file, and it is what it should be.
fn agree(kind: &str, holds: bool, files: &[PathBuf], engine: &Path) -> Result<(), String> {
    let judges: [(&str, Judge<'_>); 3] = [
        ("serai verify", &serai),
        ("the page", &|files| {
            let script = house::root().join("xtask/src/verifiers/page.mjs");
            let args = [script.to_string_lossy(), engine.to_string_lossy()];
            said("node", &[&*args[0], &*args[1]], files)
        }),
        ("examples/verify.py", &python),
    ];
    let mut verdicts = Vec::new();
    for (name, judge) in judges {
        let began = Instant::now();
        let mut all = Vec::new();
        for files in files.chunks(AT_ONCE) {
            let lines: Vec<Verdict> = judge(files)?.lines().filter_map(read).collect();
            if lines.len() != files.len() {
                return Err(format!("{name} judged {} of {} files", lines.len(), files.len()));
            }
            all.extend(lines);
        }
        let yes = all.iter().filter(|verdict| verdict.is_none()).count();
        let seconds = began.elapsed().as_secs();
        println!("{name}: {yes} of {} {kind} records hold, {seconds} s", files.len());
        verdicts.push(all);
    }
    for (number, file) in files.iter().enumerate() {
        let all: Vec<Verdict> = verdicts.iter().map(|all| all[number]).collect();
        let right = all.iter().all(|verdict| verdict.is_none() == holds && *verdict == all[0]);
        // A forgery is refused with its line.
        if !right || all[0] == Some(0) {
            return Err(format!("{}: {all:?}", file.display()));
        }
    }
    Ok(())
}

fn serai(files: &[PathBuf]) -> Result<String, String> {
    let program = house::target().join("debug/serai");
    said(&program.to_string_lossy(), &["verify", "--json", "--questions"], files)
}

fn python(files: &[PathBuf]) -> Result<String, String> {
    let script = house::root().join("examples/verify.py");
    said("python3", &[&*script.to_string_lossy(), "--questions"], files)
}

/// Ends with 1 where something does not hold; that is no failure here.
fn said(program: &str, args: &[&str], files: &[PathBuf]) -> Result<String, String> {
    let mut command = Command::new(program);
    command.args(args).args(files).current_dir(house::root());
    let output = command.output().map_err(|error| format!("{program}: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    match output.status.code() {
        Some(0) => Ok(text),
        Some(1) if !files.is_empty() => Ok(text),
        _ => Err(format!("{program}: {}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// A line of JSON, or of the script: `FILE: …` or `FILE: WRONG, line 7: …`. A line that is not named is 0.
fn read(line: &str) -> Option<Verdict> {
    if let Ok(json) = serde_json::from_str::<Value>(line) {
        return Some((json["ok"] != true).then(|| json["line"].as_u64().unwrap_or(0)));
    }
    let (_, said) = line.split_once(".record: ")?;
    let Some(wrong) = said.strip_prefix("WRONG, ") else { return Some(None) };
    let number = wrong.strip_prefix("line ").and_then(|rest| rest.split_once(':'));
    Some(Some(number.and_then(|(number, _)| number.parse().ok()).unwrap_or(0)))
}
