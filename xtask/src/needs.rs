//! Programs the tests drive: what is missing is installed from Debian's packages where that is
//! possible, and named where it is not. The tests themselves leave out what cannot be had.

use std::path::Path;
use std::process::Command;

struct Need {
    package: &'static str,
    what_for: &'static str,
    is_there: fn() -> bool,
}

const NEEDS: [Need; 4] = [
    Need {
        package: "postgresql",
        what_for: "the store and several nodes on PostgreSQL",
        is_there: || Path::new("/usr/lib/postgresql").is_dir(),
    },
    Need {
        package: "chromium",
        what_for: "the web table in a real browser",
        is_there: || on_path("chromium"),
    },
    Need {
        package: "tmux",
        what_for: "the terminal table in a real terminal",
        is_there: || on_path("tmux"),
    },
    Need {
        package: "python3-venv",
        what_for: "schemathesis and the example bot",
        is_there: || succeeds("python3", &["-c", "import venv, ensurepip"]),
    },
];

/// Installs what is missing; returns what could not be had, in words.
pub fn provide() -> Vec<String> {
    let missing: Vec<&Need> = NEEDS.iter().filter(|need| !(need.is_there)()).collect();
    if !missing.is_empty() && may_install() {
        let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
        println!("installing {}", packages.join(", "));
        install(&packages);
    }
    let still = missing.iter().filter(|need| !(need.is_there)());
    still.map(|need| format!("{} (needs Debian's `{}`)", need.what_for, need.package)).collect()
}

fn may_install() -> bool {
    on_path("apt-get") && succeeds("sh", &["-c", "test \"$(id -u)\" = 0"])
}

fn install(packages: &[&str]) {
    let apt = |args: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.env("DEBIAN_FRONTEND", "noninteractive").args(args);
        apt.status().is_ok_and(|status| status.success())
    };
    let quietly = ["install", "-y", "-qq", "--no-install-recommends"];
    let wanted = [&quietly[..], packages].concat();
    // A new machine's lists are empty or old.
    if !(apt(&["update", "-qq"]) && apt(&wanted)) {
        println!("apt-get failed");
    }
}

fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn succeeds(program: &str, args: &[&str]) -> bool {
    Command::new(program).args(args).output().is_ok_and(|output| output.status.success())
}
