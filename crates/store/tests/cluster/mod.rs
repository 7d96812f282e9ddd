//! A private PostgreSQL cluster for tests: started on the loopback, removed at the end.
#![allow(dead_code)] // every test uses another part of it

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use testkit::Folder;

/// Stops and removes itself when dropped.
#[derive(Debug)]
pub(crate) struct Cluster {
    folder: Folder,
    programs: PathBuf,
    port: u16,
    settings: String,
}

impl Cluster {
    /// Nothing where PostgreSQL is not installed; the test is counted as skipped.
    pub(crate) fn start() -> Option<Cluster> {
        Cluster::start_with("")
    }

    /// With more settings for the server, such as `-c fsync=off`.
    pub(crate) fn start_with(settings: &str) -> Option<Cluster> {
        let Some(programs) = programs() else {
            testkit::skipped("PostgreSQL");
            return None;
        };
        Some(Cluster::make(programs, settings).expect("a cluster of the test's own"))
    }

    fn make(programs: PathBuf, settings: &str) -> Result<Cluster, String> {
        let folder = Folder::new();
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
        let port = listener.local_addr().map_err(|error| error.to_string())?.port();
        drop(listener);
        let settings = settings.to_owned();
        let cluster = Cluster { folder, programs, port, settings };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&cluster.folder.0))?;
        }
        let (data, bin) = (cluster.data(), cluster.programs.display());
        cluster.as_postgres(&format!(
            "{bin}/initdb -D {data} -U app --auth=trust -E UTF8 --locale=C.UTF-8"
        ))?;
        cluster.run_server()?;
        Ok(cluster)
    }

    fn run_server(&self) -> Result<(), String> {
        let (bin, folder) = (self.programs.display(), self.folder.0.display());
        let Cluster { port, settings, .. } = self;
        self.as_postgres(&format!(
            "{bin}/pg_ctl -D {} -w -l {folder}/log -o \"-p {port} -c listen_addresses=127.0.0.1 -c \
             unix_socket_directories={folder} {settings}\" start",
            self.data()
        ))
    }

    /// What the database says to this.
    pub(crate) fn sql(&self, text: &str) -> String {
        let mut psql = Command::new(self.programs.join("psql"));
        let output = psql.args([&self.url(), "-At", "-c", text]).output().expect("psql starts");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    }

    /// Stops (`-STOP`) or wakes (`-CONT`) the processes that carry nodes' news.
    pub(crate) fn signal_listeners(&self, signal: &str) {
        for pid in self.sql("SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'").lines() {
            run(Command::new("kill").args([signal, pid])).expect("it is there");
        }
    }

    /// The server dies without a word to anybody, and starts again from its log.
    pub(crate) fn crash(&self) {
        self.stop();
        self.run_server().expect("it recovers");
    }

    fn stop(&self) {
        let bin = self.programs.display();
        let _ = self.as_postgres(&format!("{bin}/pg_ctl -D {} -m immediate stop", self.data()));
    }

    fn data(&self) -> String {
        self.folder.0.join("data").display().to_string()
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://app@127.0.0.1:{}/postgres", self.port)
    }

    /// PostgreSQL refuses to run as root.
    fn as_postgres(&self, command: &str) -> Result<(), String> {
        match is_root() {
            true => run(Command::new("su").args(["postgres", "-s", "/bin/bash", "-c", command])),
            false => run(Command::new("bash").args(["-c", command])),
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The newest installed PostgreSQL.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut found: Vec<PathBuf> =
        versions.flatten().map(|entry| entry.path().join("bin")).collect();
    found.retain(|path| path.join("initdb").exists());
    found.sort();
    found.pop()
}

fn is_root() -> bool {
    std::os::unix::fs::MetadataExt::uid(&std::fs::metadata("/proc/self").expect("Linux")) == 0
}

fn run(command: &mut Command) -> Result<(), String> {
    let output = command.current_dir(Path::new("/")).stdin(Stdio::null()).stdout(Stdio::null());
    let output = output.stderr(Stdio::null()).status().map_err(|error| error.to_string())?;
    match output.success() {
        true => Ok(()),
        false => Err(format!("{command:?} failed")),
    }
}
