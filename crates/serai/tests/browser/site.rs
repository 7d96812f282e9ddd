//! The static site: a folder at a host that hands out files and knows nothing else, below a path, and
//! opened where it cannot work.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use testkit::Folder;

use crate::chrome;
use crate::page::{Page, Screen};
use crate::player::{By, Player};

/// Where the folder lies at its host.
const BELOW: &str = "/games/serai";
const HERE: &str = "document.body?.dataset.house === 'here'";

/// The folder as the program writes it; nothing where there is no browser, or no engine in the program.
fn site() -> Option<Folder> {
    if !chrome::is_there() {
        testkit::skipped("browser");
        return None;
    }
    let folder = Folder::new();
    let wrote =
        Command::new(env!("CARGO_BIN_EXE_serai")).arg("site").arg(&folder.0).output().unwrap();
    if String::from_utf8_lossy(&wrote.stderr).contains("cargo xtask web") {
        testkit::skipped("WebAssembly");
        return None;
    }
    assert!(wrote.status.success(), "{wrote:?}");
    Some(folder)
}

/// A host that hands out files with a kind by their ending, and not one head more.
struct Host {
    address: String,
    is_gone: Arc<AtomicBool>,
}

impl Host {
    fn of(folder: &Folder) -> Host {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = format!("http://{}{BELOW}", listener.local_addr().expect("a port"));
        let host = Host { address, is_gone: Arc::default() };
        let (is_gone, root) = (host.is_gone.clone(), folder.0.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if is_gone.load(Ordering::Relaxed) {
                    return;
                }
                let root = root.clone();
                std::thread::spawn(move || hand_out(stream, &root));
            }
        });
        host
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.is_gone.store(true, Ordering::Relaxed);
    }
}

fn hand_out(mut stream: TcpStream, root: &Path) {
    let mut lines =
        BufReader::new(stream.try_clone().expect("a stream")).lines().map_while(Result::ok);
    let Some(asked) = lines.next() else { return };
    lines.take_while(|line| !line.is_empty()).for_each(drop);
    let address = asked.split(' ').nth(1).unwrap_or_default();
    let inside = address.split('?').next().and_then(|path| path.strip_prefix(BELOW));
    let file = inside.filter(|_| asked.starts_with("GET ")).map(|path| file(root, path));
    let (status, kind, bytes) =
        match file.and_then(|file| Some((kind(&file), std::fs::read(&file).ok()?))) {
            Some((kind, bytes)) => ("200 OK", kind, bytes),
            None => ("404 Not Found", "text/plain", Vec::new()),
        };
    let head = format!(
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        bytes.len()
    );
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&bytes));
}

fn file(root: &Path, path: &str) -> PathBuf {
    let path = path.trim_start_matches('/');
    root.join(if path.is_empty() { "index.html" } else { path })
}

fn kind(file: &Path) -> &'static str {
    match file.extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

fn cut(page: &Page) {
    let network =
        json!({ "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    page.tell("Network.emulateNetworkConditions", network);
}

#[test]
fn a_folder_below_a_path_is_a_house() {
    let Some(folder) = site() else { return };
    let host = Host::of(&folder);
    let mut player = Player::at(&host.address, Screen::wide(1440), By::Board, 21);
    let page = &player.page;
    // What one reads needs no engine, and comes in every language.
    page.go("/");
    page.loading(|| page.press("a[lang=it]"));
    assert_eq!(page.value("document.documentElement.lang"), "it");
    page.loading(|| page.press(".of-osaka a[href*=rules]"));
    page.until("[...document.images].some((one) => one.closest('figure') && one.naturalWidth > 0) || scrollBy(0, 2000)");
    assert!(page.path().ends_with("/it/rules/osaka.html"), "{}", page.path());
    page.loading(|| page.press("a[lang=en]"));
    page.loading(|| page.press("header a.home"));
    // The script that brings the engine.
    let engine = |request: &String| request.ends_with("/offline.js");
    assert!(!page.requests().iter().any(engine), "reading fetches no engine");
    assert_eq!(page.value("document.documentElement.scrollWidth <= innerWidth"), true);
    page.whole_picture("site-home");
    // Playing does.
    page.press("[data-play=osaka]");
    page.until(HERE);
    page.until("document.querySelector('#table')");
    page.until("document.documentElement.dataset.offline === 'ready'");
    assert!(page.requests().iter().any(engine), "{:?}", page.requests());
    page.nothing_to_complain();
    drop(host);
    cut(page);
    player.page.reload();
    player.page.until(HERE);
    player.play_on();
    player.page.until("document.querySelector('#checked[data-fair=yes]')");
    // Without a network every page that was a file is made here.
    let page = &player.page;
    page.go("/rules/tabriz.html");
    page.until(HERE);
    page.until(
        "document.querySelector('figure img[src^=blob]')?.naturalWidth > 0 || scrollBy(0, 2000)",
    );
    page.picture("site-rules-without-a-network");
    page.go("/index.html");
    page.until(HERE);
    assert_eq!(page.value("document.querySelectorAll('#mine [data-state=over]').length"), 1);
}

#[test]
fn opened_straight_from_a_file_it_says_what_it_needs() {
    let Some(folder) = site() else { return };
    let page = Page::at(&format!("file://{}", folder.0.display()), Screen::DESK);
    page.go("/index.html");
    assert!(page.text("main").contains("Tabriz"), "reading works: {}", page.text("main"));
    page.loading(|| page.press("[data-play=tabriz]"));
    page.until("document.querySelector('#needs-host:not([hidden])')");
    assert_eq!(page.value("document.querySelector('#coming').hidden"), true);
    assert!(page.text("#needs-host").contains("web address"), "{}", page.text("main"));
    page.picture("site-from-a-file");
}
