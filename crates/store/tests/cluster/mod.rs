//! A private PostgreSQL cluster for tests: started on the loopback, removed at the end.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use testkit::Folder;

/// Stops and removes itself when dropped.
#[derive(Debug)]
pub struct Cluster {
    folder: Folder,
    programs: PathBuf,
    port: u16,
}

impl Cluster {
    /// Nothing where PostgreSQL is not installed; the test is counted as skipped.
    pub fn start() -> Option<Cluster> {
        let Some(programs) = programs() else {
            testkit::skipped("PostgreSQL");
            return None;
        };
        Some(Cluster::start_with(programs).expect("a cluster of the test's own"))
    }

    fn start_with(programs: PathBuf) -> Result<Cluster, String> {
        let folder = Folder::new();
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
        let port = listener.local_addr().map_err(|error| error.to_string())?.port();
        drop(listener);
        let cluster = Cluster { folder, programs, port };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&cluster.folder.0))?;
        }
        let (data, bin) = (cluster.data(), cluster.programs.display());
        cluster.as_postgres(&format!(
            "{bin}/initdb -D {data} -U app --auth=trust -E UTF8 --locale=C.UTF-8"
        ))?;
        cluster.as_postgres(&format!(
            "{bin}/pg_ctl -D {data} -w -l {}/log -o \"-p {port} -c listen_addresses=127.0.0.1 -c \
             unix_socket_directories={}\" start",
            cluster.folder.0.display(),
            cluster.folder.0.display()
        ))?;
        Ok(cluster)
    }

    fn data(&self) -> String {
        self.folder.0.join("data").display().to_string()
    }

    pub fn url(&self) -> String {
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
        let stop =
            format!("{}/pg_ctl -D {} -m immediate stop", self.programs.display(), self.data());
        let _ = self.as_postgres(&stop);
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
