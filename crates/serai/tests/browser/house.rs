//! The real program on a free port, with a data folder of its own; and a line to it that can be cut.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use testkit::Folder;

use crate::chrome;

pub(crate) struct House {
    child: Child,
    pub data: Folder,
    /// `http://127.0.0.1:…`
    pub address: String,
}

impl House {
    /// Nothing where there is no browser to look at it.
    pub(crate) fn open() -> Option<House> {
        House::open_with(&[])
    }

    /// The same with more arguments.
    pub(crate) fn open_with(arguments: &[&str]) -> Option<House> {
        if !chrome::is_there() {
            testkit::skipped("browser");
            return None;
        }
        let data = Folder::new();
        // Beside the database, so that a test finds whatever the house has written anywhere.
        let log = std::fs::File::create(data.0.join("house.log")).expect("a file");
        let mut child = Command::new(env!("CARGO_BIN_EXE_serai"))
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0"])
            .args(["--analysis", "quick", "--data"])
            .arg(&data.0)
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().expect("a pipe"));
        said.read_line(&mut line).expect("the program says where it is");
        let start = line.find("http://").expect("an address");
        let address = line[start..].split_whitespace().next().unwrap_or_default();
        let address = address.trim_end_matches('/').to_owned();
        Some(House { child, data, address })
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A way to the house that can be cut and mended.
pub(crate) struct Line {
    pub address: String,
    is_cut: Arc<AtomicBool>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Line {
    pub(crate) fn to(house: &House) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = format!("http://{}", listener.local_addr().expect("a port"));
        let line = Line { address, is_cut: Arc::default(), streams: Arc::default() };
        let (is_cut, streams) = (line.is_cut.clone(), line.streams.clone());
        let there = house.address["http://".len()..].to_owned();
        std::thread::spawn(move || {
            for near in listener.incoming().flatten() {
                if is_cut.load(Ordering::Relaxed) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(&there) else { return };
                let ends = [near.try_clone(), far.try_clone()];
                streams.lock().unwrap().extend(ends.into_iter().flatten());
                carry(&near, &far);
                carry(&far, &near);
            }
        });
        line
    }

    pub(crate) fn cut(&self, is: bool) {
        self.is_cut.store(is, Ordering::Relaxed);
        for stream in self.streams.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

/// Everything from one end to the other, until one of them hangs up.
fn carry(from: &TcpStream, to: &TcpStream) {
    let (Ok(mut from), Ok(mut to)) = (from.try_clone(), to.try_clone()) else { return };
    std::thread::spawn(move || {
        let mut buffer = [0; 16 * 1024];
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            if to.write_all(&buffer[..count]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
}
