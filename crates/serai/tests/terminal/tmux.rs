//! A terminal of the test's own.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use testkit::Folder;

/// A private tmux server with one window, ended with the test, and a data folder.
pub(crate) struct Tmux {
    socket: PathBuf,
    pub data: Folder,
}

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

const SHELL: &str = "env -u NO_COLOR LANG=C.UTF-8 LC_ALL=C.UTF-8 COLORTERM=truecolor PS1='$ ' bash --norc --noprofile";

pub(crate) fn program() -> &'static str {
    env!("CARGO_BIN_EXE_serai")
}

impl Tmux {
    /// A shell in a window of this size; nothing where tmux is missing.
    pub(crate) fn open(width: u16, height: u16) -> Option<Tmux> {
        if Command::new("tmux").arg("-V").output().is_err() {
            testkit::skipped("tmux");
            return None;
        }
        let data = Folder::new();
        let tmux = Tmux { socket: data.0.join("tmux"), data };
        let (width, height) = (width.to_string(), height.to_string());
        tmux.run(&["-f", "/dev/null", "new-session", "-d", "-x", &width, "-y", &height, SHELL]);
        tmux.run(&["set", "-g", "status", "off"]);
        tmux.run(&["resize-window", "-x", &width, "-y", &height]);
        tmux.wait_for("the shell", |screen| screen.trim_end().ends_with('$'));
        Some(tmux)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new("tmux");
        command.arg("-S").arg(&self.socket).args(args);
        command
    }

    pub(crate) fn run(&self, args: &[&str]) -> String {
        let output = self.command(args).output().unwrap();
        let problem = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "tmux {args:?}: {problem}");
        String::from_utf8(output.stdout).expect("a screen is text")
    }

    /// Types a command into the shell; matches are kept in the test's folder.
    pub(crate) fn serai(&self, args: &str) {
        let line = format!("{} {args} --data {}", program(), self.data.0.display());
        self.keys(&["-l", &line]);
        self.keys(&["Enter"]);
    }

    pub(crate) fn keys(&self, keys: &[&str]) {
        self.run(&[&["send-keys"], keys].concat());
    }

    /// The program the shell has started.
    pub(crate) fn process(&self) -> Process {
        let shell = self.run(&["display", "-p", "#{pane_pid}"]);
        let found = Command::new("pgrep").args(["-P", shell.trim(), "serai"]).output().unwrap();
        let id = String::from_utf8(found.stdout).unwrap().trim().to_owned();
        assert!(!id.is_empty(), "the shell runs nothing");
        Process { id }
    }

    /// Takes the terminal away from whatever runs in it, and opens another one in its place.
    pub(crate) fn hang_up(&self) {
        self.run(&["respawn-pane", "-k", SHELL]);
        self.wait_for("a new shell", |screen| screen.trim_end().ends_with('$'));
    }

    pub(crate) fn screen(&self) -> String {
        self.run(&["capture-pane", "-p"])
    }

    /// Waits until the screen is as wished.
    pub(crate) fn wait_for(&self, what: &str, wished: impl Fn(&str) -> bool) -> String {
        self.try_until(what, wished, || {})
    }

    /// Does something again and again until the screen is as wished.
    pub(crate) fn try_until(
        &self,
        what: &str,
        wished: impl Fn(&str) -> bool,
        mut act: impl FnMut(),
    ) -> String {
        let begin = Instant::now();
        loop {
            let screen = self.screen();
            if wished(&screen) {
                return screen;
            }
            assert!(begin.elapsed() < PATIENCE, "waited in vain for {what}:\n{screen}");
            act();
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    /// The records in the data folder.
    pub(crate) fn records(&self) -> Vec<PathBuf> {
        let files = std::fs::read_dir(self.data.0.join("matches")).into_iter().flatten().flatten();
        let is_record = |path: &PathBuf| path.extension().is_some_and(|end| end == "record");
        files.map(|file| file.path()).filter(is_record).collect()
    }

    pub(crate) fn only_record(&self) -> String {
        let records = self.records();
        assert_eq!(records.len(), 1, "{records:?}");
        std::fs::read_to_string(&records[0]).unwrap()
    }
}

/// A running program.
pub(crate) struct Process {
    id: String,
}

impl Process {
    pub(crate) fn signal(&self, name: &str) {
        assert!(self.kill(name), "it has gone already");
    }

    fn kill(&self, name: &str) -> bool {
        let flag = format!("-{name}");
        let mut kill = Command::new("kill");
        kill.args([&flag, &self.id]).stderr(std::process::Stdio::null());
        kill.status().unwrap().success()
    }

    /// Waits until it has ended.
    pub(crate) fn wait_for_end(&self, patience: Duration) {
        let begin = Instant::now();
        while self.kill("0") {
            assert!(begin.elapsed() < patience, "it runs on without its terminal");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        // Nothing outlives a test, not even a program that would not end with its terminal.
        let shell = self.command(&["display", "-p", "#{pane_pid}"]).output();
        let shell = shell.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
        if let Some(shell) = shell.ok().filter(|id| !id.is_empty()) {
            let _ = Command::new("pkill").args(["-KILL", "-P", &shell]).status();
        }
        let _ = self.command(&["kill-server"]).output();
    }
}

/// Runs the program outside any terminal.
pub(crate) fn plain(args: &[&str], path: &Path) -> (bool, String) {
    let output = Command::new(program()).args(args).arg(path).output().unwrap();
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}
