//! The engine for browsers: compiled to WebAssembly, given a script that calls it, packed, and marked with
//! the sources it is made of. The server's build takes it along.

mod stamp;

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::{house, needs};

/// No engine may grow beyond this unnoticed. What a page should have to fetch is less: `docs/offline.md`.
const MOST_BYTES: u64 = 1_800_000;

/// `cargo xtask web`: false if it could not be built or has grown too large.
pub(crate) fn build() -> bool {
    match make() {
        Ok(bytes) => {
            println!("the engine for browsers: {bytes} bytes packed, of at most {MOST_BYTES}");
            bytes <= MOST_BYTES
        }
        Err(why) => {
            eprintln!("the engine for browsers: {why}");
            false
        }
    }
}

/// The same where it is not there or is of other sources; true also where its tools cannot be had.
pub(crate) fn renew() -> bool {
    let made = std::fs::read_to_string(built().join("stamp")).ok();
    if made == Some(stamp::of(&house::root())) {
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

/// Where the engine lies as programs outside browsers can run it; built if it is of other sources.
pub(crate) fn unpacked() -> Result<PathBuf, String> {
    let folder = house::root().join("target/web");
    let fits =
        std::fs::read_to_string(built().join("stamp")).ok() == Some(stamp::of(&house::root()));
    if !(fits && folder.join("engine_bg.wasm").is_file()) {
        make()?;
    }
    Ok(folder)
}

fn built() -> PathBuf {
    house::room("web-engine").join("built")
}

/// Compiles and packs; the mark is written last, so that half an engine does not count.
fn make() -> Result<u64, String> {
    let root = house::root();
    let (mark, built, out) = (stamp::of(&root), built(), root.join("target/web"));
    let _ = std::fs::remove_file(built.join("stamp"));
    let target = ["--target", "wasm32-unknown-unknown", "--profile", "web"];
    let mut compile = Command::new(env!("CARGO"));
    compile.args(["rustc", "--package", "web-engine", "--lib", "--crate-type", "cdylib"]);
    compile.args(target).current_dir(&root);
    // Every browser that has modules in workers has these instructions too.
    run(compile.env("RUSTFLAGS", "-C target-feature=+simd128"))?;
    let code = root.join("target/wasm32-unknown-unknown/web/web_engine.wasm");
    let mut bind = Command::new(needs::wasm_bindgen());
    bind.args(["--target", "web", "--no-typescript", "--out-name", "engine", "--out-dir"]);
    run(bind.arg(&out).arg(&code))?;
    let packed = Command::new("gzip").args(["-9nc"]).arg(out.join("engine_bg.wasm")).output();
    let packed = packed.map_err(|error| format!("gzip: {error}"))?.stdout;
    let script = std::fs::read(out.join("engine.js")).map_err(|error| error.to_string())?;
    let write = |name: &str, bytes: &[u8]| std::fs::write(built.join(name), bytes);
    write("engine.js", &script)
        .and_then(|()| write("engine.bin", &packed))
        .and_then(|()| write("stamp", mark.as_bytes()))
        .map_err(|error| error.to_string())?;
    Ok(packed.len() as u64)
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.stdin(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name}: {status}")),
        Err(error) => Err(format!("{name}: {error}")),
    }
}
