//! The browser as a process, and what is said to it: JSON over a pipe, one browser for all tests.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, OnceLock};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// Nothing here takes so long, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Chrome {
    to: Mutex<ChildStdin>,
    next: AtomicU64,
    waiting: Mutex<HashMap<u64, Sender<Result<Value, String>>>>,
    /// What each page's session told by itself.
    heard: Mutex<HashMap<String, Vec<Value>>>,
    something_heard: Condvar,
}

impl Chrome {
    /// The one browser. It ends with its pipe, when the tests end.
    pub(crate) fn shared() -> Arc<Chrome> {
        static ONE: OnceLock<Arc<Chrome>> = OnceLock::new();
        ONE.get_or_init(Chrome::start).clone()
    }

    fn start() -> Arc<Chrome> {
        let profile = profile();
        // The browser reads from file 3 and writes to file 4.
        let mut child = Command::new("sh")
            .args(["-c", r#"exec "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#, "sh", &program()])
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
            ])
            .args(["--disable-background-networking", "--disable-component-update"])
            .args(["--disable-sync", "--disable-dev-shm-usage", "--hide-scrollbars"])
            .args(["--remote-debugging-pipe", "--no-default-browser-check"])
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let from = child.stdout.take().expect("a pipe");
        let chrome = Arc::new(Chrome {
            to: Mutex::new(child.stdin.take().expect("a pipe")),
            next: AtomicU64::new(1),
            waiting: Mutex::default(),
            heard: Mutex::default(),
            something_heard: Condvar::new(),
        });
        let listener = chrome.clone();
        std::thread::spawn(move || {
            listener.listen(from);
            child.wait()
        });
        chrome
    }

    fn listen(&self, from: ChildStdout) {
        let mut from = BufReader::new(from);
        let mut bytes = Vec::new();
        while from.read_until(0, &mut bytes).is_ok_and(|count| count > 0) {
            bytes.pop();
            let message: Value = serde_json::from_slice(&bytes).expect("JSON from the browser");
            bytes.clear();
            self.take_in(message);
        }
        // Nobody will answer any more.
        self.waiting.lock().unwrap().clear();
    }

    fn take_in(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            let answer = match message.get("error") {
                Some(error) => Err(error["message"].as_str().unwrap_or_default().to_owned()),
                None => Ok(message["result"].take()),
            };
            if let Some(asker) = self.waiting.lock().unwrap().remove(&id) {
                let _ = asker.send(answer);
            }
            return;
        }
        let session = message["sessionId"].as_str().unwrap_or_default().to_owned();
        self.heard.lock().unwrap().entry(session).or_default().push(message);
        self.something_heard.notify_all();
    }

    /// Asks the browser, or the page with this session, and waits for the answer.
    pub(crate) fn ask(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value, String> {
        self.send(session, method, params)?.wait()
    }

    /// Asks without waiting: what is asked next comes right behind it.
    pub(crate) fn send(
        &self,
        session: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Answer, String> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut message = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let (asker, answer) = mpsc::channel();
        self.waiting.lock().unwrap().insert(id, asker);
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        let sent = self.to.lock().unwrap().write_all(&bytes);
        sent.map_err(|error| format!("the browser is gone: {error}"))?;
        Ok(Answer { answer, to: method.to_owned() })
    }

    /// Everything a session told so far.
    pub(crate) fn heard(&self, session: &str) -> Vec<Value> {
        self.heard.lock().unwrap().get(session).cloned().unwrap_or_default()
    }

    /// Waits until a session has told of this more than so many times.
    pub(crate) fn wait_for(&self, session: &str, method: &str, more_than: usize) {
        let end = Instant::now() + PATIENCE;
        let mut heard = self.heard.lock().unwrap();
        loop {
            let told = heard.get(session).map_or(0, |told| count(told, method));
            if told > more_than {
                return;
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                // The listener must not find the lock broken.
                drop(heard);
                panic!("the page never told of {method}");
            }
            heard = self.something_heard.wait_timeout(heard, left).unwrap().0;
        }
    }
}

/// An answer that is still to come.
pub(crate) struct Answer {
    answer: Receiver<Result<Value, String>>,
    to: String,
}

impl Answer {
    pub(crate) fn wait(self) -> Result<Value, String> {
        let answer = self.answer.recv_timeout(2 * PATIENCE);
        answer.map_err(|_| format!("no answer to {}", self.to))?
    }
}

pub(crate) fn count(told: &[Value], method: &str) -> usize {
    told.iter().filter(|message| message["method"] == method).count()
}

pub(crate) fn is_there() -> bool {
    let asked = Command::new(program()).arg("--version").output();
    asked.is_ok_and(|answer| answer.status.success())
}

fn program() -> String {
    std::env::var("SERAI_CHROMIUM").unwrap_or_else(|_| "chromium".to_owned())
}

/// A profile of this run's own: two runs at once do not take each other's browser away. What ended runs
/// left behind is thrown away.
fn profile() -> PathBuf {
    for left in std::fs::read_dir(folder()).into_iter().flatten().flatten() {
        let of = left
            .file_name()
            .to_str()
            .and_then(|name| name.strip_prefix("profile-")?.parse::<u32>().ok());
        if of.is_some_and(|run| !PathBuf::from(format!("/proc/{run}")).exists()) {
            let _ = std::fs::remove_dir_all(left.path());
        }
    }
    folder().join(format!("profile-{}", std::process::id()))
}

/// Where pictures are kept.
pub(crate) fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser");
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    folder
}
