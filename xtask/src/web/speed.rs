//! How fast the engine for browsers thinks beside the same code without a browser: the same jobs, one core
//! each, processor's time. Node runs WebAssembly as Chromium does.

use std::process::{Command, Stdio};

use crate::house;

/// `cargo xtask web speed`: of the engines that were built last. False if one cannot be measured.
pub(super) fn print() -> bool {
    let mut native = Command::new(env!("CARGO"));
    native.args(["run", "--release", "--quiet", "--package", "web-engine", "--example", "speed"]);
    let Ok(mut native) = native.current_dir(house::root()).stdout(Stdio::piped()).spawn() else {
        return false;
    };
    let mut node = Command::new("node");
    node.arg(house::root().join("xtask/src/web/speed.mjs")).arg(house::target().join("web"));
    let jobs = native.stdout.take().expect("a pipe");
    let measured = node.stdin(jobs).status().is_ok_and(|status| status.success());
    native.wait().is_ok_and(|status| status.success()) && measured
}
