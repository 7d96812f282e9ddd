//! The engine for browsers: compiled to WebAssembly, given scripts that call it, packed, and marked with
//! the sources it is made of. The server's build takes it along.
//!
//! It is one program for each game, so that a visitor fetches what belongs to the game they play.

#[path = "../../crates/web-engine/recipe.rs"]
mod recipe;
mod speed;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{house, needs};

/// What somebody fetches who plays one game may not grow beyond this unnoticed. The aim is 700,000, which
/// one game misses: `docs/offline.md`.
const MOST_BYTES: u64 = 770_000;

/// `cargo xtask web`: false if it could not be built or has grown too large.
pub(crate) fn build() -> bool {
    match make() {
        Ok(parts) => weigh(&parts),
        Err(why) => {
            eprintln!("the engine for browsers: {why}");
            false
        }
    }
}

/// `cargo xtask web speed`: how fast what is built thinks.
pub(crate) fn speed() -> bool {
    renew() && speed::print()
}

/// Prints what each game costs who plays it; false if one costs too much.
fn weigh(parts: &[(&str, u64)]) -> bool {
    for (game, bytes) in parts {
        println!("the engine for browsers, {game}: {bytes} bytes packed, of at most {MOST_BYTES}");
    }
    parts.iter().all(|(_, bytes)| *bytes <= MOST_BYTES)
}

/// The same where it is not there or is of other sources; true also where its tools cannot be had.
pub(crate) fn renew() -> bool {
    let made = std::fs::read_to_string(built().join("stamp")).ok();
    if made == Some(recipe::of(&house::root())) {
        return true;
    }
    match needs::wasm_is_there() {
        true => build(),
        false => {
            println!("skipped: the WebAssembly target or wasm-bindgen cannot be had");
            true
        }
    }
}

/// Where the engines lie as programs outside browsers can run them; built if they are of other sources.
pub(crate) fn unpacked() -> Result<PathBuf, String> {
    let folder = house::target().join("web");
    let fits =
        std::fs::read_to_string(built().join("stamp")).ok() == Some(recipe::of(&house::root()));
    let is_there = |key| folder.join(format!("engine-{key}_bg.wasm")).is_file();
    if !(fits && catalog::all().iter().all(|game| is_there(game.key))) {
        make()?;
    }
    Ok(folder)
}

/// `cargo xtask site`: what needs no server, written by the program that has the engine in it.
pub(crate) fn site(folder: Option<&str>) -> bool {
    if !renew() {
        return false;
    }
    let folder = folder.map_or_else(|| house::target().join("site"), PathBuf::from);
    let mut program = Command::new(env!("CARGO"));
    program.args(["run", "--release", "--package", "serai", "--quiet", "--", "site"]);
    run(program.arg(folder)).map_err(|why| eprintln!("the site: {why}")).is_ok()
}

fn built() -> PathBuf {
    house::room("web-engine").join("built")
}

/// Compiles and packs; the mark is written last, so that half an engine does not count.
fn make() -> Result<Vec<(&'static str, u64)>, String> {
    let (mark, built) = (recipe::of(&house::root()), built());
    let left = house::files(&built, "bin").into_iter().chain(house::files(&built, "js"));
    left.chain([built.join("stamp")]).for_each(|file| drop(std::fs::remove_file(file)));
    let mut parts = Vec::new();
    for game in catalog::all() {
        parts.push((game.key, one(game.key)?));
    }
    write(&built.join("stamp"), mark.as_bytes())?;
    Ok(parts)
}

/// The engine of a game: its packed bytes.
fn one(game: &str) -> Result<u64, String> {
    let (root, out, name) = (house::root(), house::target().join("web"), format!("engine-{game}"));
    let mut compile = Command::new(env!("CARGO"));
    compile.args(["rustc", "--package", "web-engine", "--lib", "--crate-type", "cdylib"]);
    compile.args(["--target", "wasm32-unknown-unknown", "--profile", "web"]).current_dir(&root);
    run(compile.env("RUSTFLAGS", recipe::FLAGS).env("SERAI_ONLY", game))?;
    let code = house::target().join("wasm32-unknown-unknown/web/web_engine.wasm");
    let mut bind = Command::new(needs::wasm_bindgen());
    bind.args(["--target", "web", "--no-typescript", "--remove-name-section"]);
    bind.args(["--remove-producers-section", "--out-name", &name, "--out-dir"]);
    run(bind.arg(&out).arg(&code))?;
    let packed =
        Command::new("gzip").args(["-9nc"]).arg(out.join(format!("{name}_bg.wasm"))).output();
    let packed = packed.map_err(|error| format!("gzip: {error}"))?.stdout;
    let script = out.join(format!("{name}.js"));
    let script =
        std::fs::read(&script).map_err(|error| format!("{}: {error}", script.display()))?;
    write(&built().join(format!("{name}.js")), &script)?;
    write(&built().join(format!("{name}.bin")), &packed)?;
    Ok(packed.len() as u64)
}

fn write(file: &Path, bytes: &[u8]) -> Result<(), String> {
    std::fs::write(file, bytes).map_err(|error| format!("{}: {error}", file.display()))
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.stdin(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name}: {status}")),
        Err(error) => Err(format!("{name}: {error}")),
    }
}
