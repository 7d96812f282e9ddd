//! The real program on a free port, with a data folder of its own.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

pub struct House {
    child: Child,
    data: PathBuf,
    /// `http://127.0.0.1:…`
    pub address: String,
}

impl House {
    pub fn open() -> House {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("serai-browser-{}-{number}", std::process::id());
        let data = std::env::temp_dir().join(name);
        let mut child = Command::new(env!("CARGO_BIN_EXE_serai"))
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().expect("a pipe"));
        said.read_line(&mut line).expect("the program says where it is");
        let start = line.find("http://").expect("an address");
        let address = line[start..].split_whitespace().next().unwrap_or_default();
        let address = address.trim_end_matches('/').to_owned();
        House { child, data, address }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}
