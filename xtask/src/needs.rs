//! What the tests drive: installed or fetched where that is possible, named where it is not. Tests
//! that miss something skip themselves and are counted.

use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

use crate::house;

/// Something tests drive, by the name a test skips with.
struct Need {
    name: &'static str,
    from: Source,
    is_there: fn() -> bool,
}

enum Source {
    /// A Debian package, which only root may install.
    Debian(&'static str),
    /// Something of the target folder.
    Fetched(fn() -> Result<(), String>),
}

const NEEDS: &[Need] = &[
    Need {
        name: "PostgreSQL",
        from: Source::Debian("postgresql"),
        is_there: || Path::new("/usr/lib/postgresql").is_dir(),
    },
    Need {
        name: "browser",
        from: Source::Debian("chromium"),
        is_there: || on_path("chromium") || std::env::var_os("SERAI_CHROMIUM").is_some(),
    },
    Need { name: "tmux", from: Source::Debian("tmux"), is_there: || on_path("tmux") },
    Need {
        name: "Python's venv",
        from: Source::Debian("python3-venv"),
        is_there: || run("python3", &["-c", "import venv, ensurepip"]).is_ok(),
    },
    Need { name: "curl", from: Source::Debian("curl"), is_there: || on_path("curl") },
    Need {
        name: "schemathesis",
        from: Source::Fetched(schemathesis::fetch),
        is_there: schemathesis::is_there,
    },
    Need { name: "WebAssembly", from: Source::Fetched(wasm::fetch), is_there: wasm::is_there },
    Need { name: "axe-core", from: Source::Fetched(axe::fetch), is_there: axe::is_there },
];

/// `cargo xtask needs`: false if something cannot be had.
pub(crate) fn print() -> bool {
    let missing = provide();
    for need in NEEDS {
        let state = if missing.contains(&need.name) { "missing" } else { "there" };
        println!("{state:<8} {}", need.name);
    }
    missing.is_empty()
}

/// Gets what is missing; returns the names of what could not be had.
pub(crate) fn provide() -> Vec<&'static str> {
    let missing = || NEEDS.iter().filter(|need| !(need.is_there)());
    let packages: Vec<&str> = missing().filter_map(Need::package).collect();
    let is_root = || run("sh", &["-c", "test \"$(id -u)\" = 0"]).is_ok();
    if !packages.is_empty() && on_path("apt-get") && is_root() {
        install(&packages);
    }
    for need in missing() {
        if let Source::Fetched(fetch) = need.from {
            println!("fetching {}", need.name);
            fetch().unwrap_or_else(|why| println!("{}: {}", need.name, why.trim_end()));
        }
    }
    missing().map(|need| need.name).collect()
}

impl Need {
    fn package(&self) -> Option<&'static str> {
        match self.from {
            Source::Debian(package) => Some(package),
            Source::Fetched(_) => None,
        }
    }
}

fn install(packages: &[&str]) {
    println!("installing {}", packages.join(", "));
    let apt = |args: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive").args(args);
        apt.status().is_ok_and(|status| status.success())
    };
    let quietly = ["install", "-y", "-qq", "--no-install-recommends"];
    // A new machine's lists are empty or old.
    if !(apt(&["update", "-qq"]) && apt(&[&quietly[..], packages].concat())) {
        println!("apt-get failed");
    }
}

/// Tries the HTTP API against its own description; in a Python environment of its own.
mod schemathesis {
    use super::{PathBuf, house, run};

    const VERSION: &str = "4.32.5";

    fn folder() -> PathBuf {
        house::fetched("schemathesis")
    }

    /// The file is written last, so a half-made environment does not count.
    fn stamp() -> PathBuf {
        folder().join("version")
    }

    pub(super) fn is_there() -> bool {
        std::fs::read_to_string(stamp()).is_ok_and(|version| version == VERSION)
    }

    pub(super) fn fetch() -> Result<(), String> {
        let environment = folder();
        let environment = environment.to_string_lossy();
        run("python3", &["-m", "venv", "--clear", &environment])?;
        let wanted = format!("schemathesis=={VERSION}");
        run(&format!("{environment}/bin/pip"), &["install", "--quiet", &wanted])?;
        std::fs::write(stamp(), VERSION).map_err(|error| error.to_string())
    }
}

/// Compiles and binds the engine for browsers.
mod wasm {
    use super::{Path, PathBuf, house, run};

    /// The version of `wasm-bindgen` in Cargo.toml; the two must be the same.
    const VERSION: &str = "0.2.130";
    const TARGET: &str = "wasm32-unknown-unknown";

    pub(super) fn tool() -> PathBuf {
        house::fetched("wasm-bindgen").join("bin/wasm-bindgen")
    }

    fn has_target() -> bool {
        let root = run("rustc", &["--print", "sysroot"]).unwrap_or_default();
        let root = String::from_utf8_lossy(&root).trim().to_owned();
        Path::new(&root).join("lib/rustlib").join(TARGET).is_dir()
    }

    pub(super) fn is_there() -> bool {
        let version = run(&tool().to_string_lossy(), &["--version"]).unwrap_or_default();
        has_target() && String::from_utf8_lossy(&version).contains(VERSION)
    }

    pub(super) fn fetch() -> Result<(), String> {
        if !has_target() {
            run("rustup", &["target", "add", TARGET])?;
        }
        let folder = house::fetched("wasm-bindgen");
        let (root, wanted) = (folder.to_string_lossy(), format!("wasm-bindgen-cli@{VERSION}"));
        run(env!("CARGO"), &["install", "--quiet", "--root", &root, &wanted]).map(drop)
    }
}

/// Whether the engine for browsers can be built here.
pub(crate) fn wasm_is_there() -> bool {
    wasm::is_there()
}

/// What binds it.
pub(crate) fn wasm_bindgen() -> PathBuf {
    wasm::tool()
}

/// Finds barriers in pages. Somebody else's code (MPL-2.0), run by the browser tests only.
mod axe {
    use super::{PathBuf, digest, house, run};

    const VERSION: &str = "4.10.3";
    /// Of the one file that is used. Another version has another one.
    const SHA256: &str = "880970c081707360e64f34cea25ff91892f5bc95675b0776925b9709dd8a68bb";

    fn file() -> PathBuf {
        house::fetched("axe.min.js")
    }

    pub(super) fn is_there() -> bool {
        std::fs::read(file()).is_ok_and(|bytes| digest(&bytes) == SHA256)
    }

    pub(super) fn fetch() -> Result<(), String> {
        let address = format!("https://registry.npmjs.org/axe-core/-/axe-core-{VERSION}.tgz");
        let pipe = format!("curl -fsSL {address} | tar -xzO package/axe.min.js");
        let bytes = run("sh", &["-c", &pipe])?;
        if digest(&bytes) != SHA256 {
            return Err("the registry's file is not the one we know".to_owned());
        }
        std::fs::write(file(), bytes).map_err(|error| error.to_string())
    }
}

fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What a program prints, or why it failed.
fn run(program: &str, args: &[&str]) -> Result<Vec<u8>, String> {
    match Command::new(program).args(args).output() {
        Ok(output) if output.status.success() => Ok(output.stdout),
        Ok(output) => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        Err(error) => Err(format!("{program}: {error}")),
    }
}
