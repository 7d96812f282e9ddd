//! A bot from outside: a program that speaks the engine protocol's `view`, `legal` and `act` over
//! its standard input and output. Whatever it does wrong costs it the move, never the match.
//!
//! On its turn it gets one line `{"turn": …}` with its view and its legal actions; it answers with
//! `{"request":"act","action":"…","number":N}`, where `N` is the turn's `number`.

use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use ::lab::{Guest, Player};
use bots::Kind;
use game::{Broken, Phrase, Seat, Viewer, say};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{AnyTable, Choice};
use tui::seats::Sitter;
use tui::{Outsider, Shared};

/// How long a program may think about one decision, where nobody says otherwise.
const PATIENCE: Duration = Duration::from_secs(10);
/// No line of a bot is longer; the rest is nonsense.
const LONGEST_LINE: u64 = 1 << 20;

/// A running program that plays.
#[derive(Debug)]
pub(crate) struct Outside {
    child: Child,
    /// Lines on their way to it: a program that does not read must not keep us waiting.
    letters: SyncSender<String>,
    lines: Receiver<String>,
    patience: Duration,
    /// Once it has ended there is nobody to ask.
    gone: bool,
}

/// Why a move was forfeited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    TooSlow,
    Gone,
    Nonsense(String),
    Illegal(String),
}

#[derive(Deserialize)]
#[serde(tag = "request", rename_all = "snake_case")]
enum Request {
    View,
    Legal,
    Act { action: Value, number: usize },
}

impl Outside {
    /// Starts a program; the words after its name are its arguments.
    pub(crate) fn start(command: &str) -> Result<Self, Broken> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| Broken::new("exec: names no program"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(complaints())
            .spawn()
            .map_err(|error| Broken::new(format!("cannot start {program}: {error}")))?;
        let input = child.stdin.take().expect("it is piped");
        let output = child.stdout.take().expect("it is piped");
        // A program that writes without being asked is stopped by the full channel.
        let (sender, lines) = sync_channel(16);
        std::thread::spawn(move || pass_on(BufReader::new(output), &sender));
        let (letters, post) = sync_channel(16);
        std::thread::spawn(move || deliver(input, &post));
        Ok(Outside { child, letters, lines, patience: PATIENCE, gone: false })
    }

    /// With another time to think about a decision.
    pub(crate) fn with_patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// The notation of its choice for the seat to decide.
    pub(crate) fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Fault> {
        let (choices, number) = (table.choices(), table.number());
        let turn = json!({
            "seat": seat,
            "number": number,
            "game": table.info().key,
            "view": table.view(Viewer::Seat(seat)),
            "actions": shown(&choices),
        });
        self.send(&json!({ "turn": turn }))?;
        let deadline = Instant::now() + self.patience;
        loop {
            let line = self.hear(deadline)?;
            let request =
                serde_json::from_str(&line).map_err(|_| Fault::Nonsense(shortened(&line)));
            match request? {
                Request::View => {
                    let view = table.view(Viewer::Seat(seat));
                    self.send(&json!({ "ok": true, "view": view }))?;
                }
                Request::Legal => self.send(&json!({ "ok": true, "actions": shown(&choices) }))?,
                // An answer to an earlier turn that came too late.
                Request::Act { number: seen, .. } if seen != number => {
                    self.send(&json!({ "ok": false, "error": { "code": "stale" } }))?;
                }
                Request::Act { action, .. } => return self.check(&choices, &action),
            }
        }
    }

    fn check(&mut self, choices: &[Choice], action: &Value) -> Result<String, Fault> {
        let is_it = |choice: &&Choice| {
            action.as_str() == Some(choice.notation.as_str()) || *action == choice.action.json()
        };
        match choices.iter().find(is_it) {
            Some(choice) => {
                let _ = self.send(&json!({ "ok": true })); // if it has gone, this move still counts
                Ok(choice.notation.clone())
            }
            None => {
                let named = shortened(&action.to_string());
                let _ = self.send(&json!({ "ok": false, "error": { "code": "illegal" } }));
                Err(Fault::Illegal(named))
            }
        }
    }

    fn send(&mut self, message: &Value) -> Result<(), Fault> {
        if self.gone {
            return Err(Fault::Gone);
        }
        self.letters.try_send(format!("{message}\n")).map_err(|error| match error {
            TrySendError::Full(_) => Fault::TooSlow,
            TrySendError::Disconnected(_) => self.lost(),
        })
    }

    fn hear(&mut self, deadline: Instant) -> Result<String, Fault> {
        let left = deadline.saturating_duration_since(Instant::now());
        match self.lines.recv_timeout(left) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Fault::TooSlow),
            Err(RecvTimeoutError::Disconnected) => Err(self.lost()),
        }
    }

    fn lost(&mut self) -> Fault {
        self.gone = true;
        Fault::Gone
    }
}

impl Outsider for Outside {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, Phrase> {
        Outside::choose(self, table, seat).map_err(|fault| match fault {
            Fault::TooSlow => say!("play-outside-slow"),
            Fault::Gone => say!("play-outside-gone"),
            Fault::Nonsense(text) => say!("play-outside-nonsense", text = text),
            Fault::Illegal(text) => say!("play-outside-illegal", text = text),
        })
    }
}

/// In many matches faults are counted, and nobody reads what was said instead.
impl ::lab::Outside for Outside {
    fn choose(&mut self, table: &dyn AnyTable, seat: Seat) -> Result<String, ::lab::Fault> {
        Outside::choose(self, table, seat).map_err(|fault| match fault {
            Fault::TooSlow => ::lab::Fault::Slow,
            Fault::Gone => ::lab::Fault::Gone,
            Fault::Nonsense(_) => ::lab::Fault::Nonsense,
            Fault::Illegal(_) => ::lab::Fault::Illegal,
        })
    }
}

/// Who plays many matches, commas between: bots of ours, or programs from outside, which may think
/// so many seconds about a decision.
pub(crate) fn players(text: &str, game: &str, patience: f64) -> Result<Vec<Player>, Broken> {
    let patience = Duration::try_from_secs_f64(patience)
        .map_err(|_| Broken::new("--patience is a number of seconds"))?;
    text.split(',').map(|word| player(word.trim(), game, patience)).collect()
}

fn player(word: &str, game: &str, patience: Duration) -> Result<Player, Broken> {
    let Some(command) = word.strip_prefix("exec:") else {
        return Kind::named(word, game).map(Player::Bot);
    };
    // What cannot be started at all is said at once, not after a thousand forfeits.
    let command = command.trim().to_owned();
    drop(Outside::start(&command)?);
    let door = move || Ok(Box::new(Outside::start(&command)?.with_patience(patience)) as _);
    Ok(Player::Guest(Arc::new(Guest::new(word, door))))
}

/// On a terminal they would be written across the table; elsewhere they go where ours go.
fn complaints() -> Stdio {
    if std::io::stderr().is_terminal() { Stdio::null() } else { Stdio::inherit() }
}

/// Starts the programs that play.
pub(crate) fn start_all(sitters: &[Sitter]) -> Result<Vec<(Seat, Shared)>, Broken> {
    let commands = (0u8..).zip(sitters).filter_map(|(index, sitter)| match sitter {
        Sitter::Outside(command) => Some((Seat::new(index), command)),
        _ => None,
    });
    let shared = |outside: Outside| -> Shared { Arc::new(Mutex::new(outside)) };
    commands.map(|(seat, command)| Ok((seat, shared(Outside::start(command)?)))).collect()
}

impl Drop for Outside {
    fn drop(&mut self) {
        // It may have ended by itself; then there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn shown(choices: &[Choice]) -> Vec<Value> {
    let one = |choice: &Choice| json!({ "notation": choice.notation, "action": choice.action });
    choices.iter().map(one).collect()
}

fn pass_on(mut output: BufReader<impl Read>, lines: &SyncSender<String>) {
    loop {
        let mut bytes = Vec::new();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Err(_) | Ok(0) => return,
            Ok(_) => {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if !line.is_empty() && lines.send(line).is_err() {
                    return;
                }
            }
        }
    }
}

fn deliver(mut input: ChildStdin, post: &Receiver<String>) {
    for letter in post {
        if input.write_all(letter.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn shortened(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(80).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Box<dyn AnyTable> {
        let names = vec!["a".to_owned(), "b".to_owned()];
        table::open("osaka", table::Setup::seeded(game::Settings::default(), names, 1)).unwrap()
    }

    /// A shell script as a bot, so that no other language is needed.
    fn ask(script: &str, patience: u64) -> Result<String, Fault> {
        let folder = testkit::Folder::new();
        let path = folder.file("bot");
        std::fs::write(&path, script).unwrap();
        let command = format!("sh {path}");
        let mut bot =
            Outside::start(&command).unwrap().with_patience(Duration::from_millis(patience));
        let table = table();
        let table::Waiting::Decision(seat) = table.awaiting() else { panic!("a seat decides") };
        bot.choose(table.as_ref(), seat)
    }

    fn act(number: usize, action: &str) -> String {
        format!(r#"echo '{{"request":"act","number":{number},"action":"{action}"}}'"#)
    }

    #[test]
    fn a_legal_answer_is_taken_and_late_answers_to_other_turns_are_not() {
        let number = table().number();
        let script = format!(
            "read turn\n{}\n{}\nread one\nread two\n",
            act(number - 1, "token b"),
            act(number, "token r")
        );
        assert_eq!(ask(&script, 5000), Ok("token r".to_owned()));
    }

    #[test]
    fn view_and_legal_are_answered_before_the_act() {
        let number = table().number();
        let script = format!(
            "read turn\necho '{{\"request\":\"legal\"}}'\nread reply\ncase $reply in *token*) {};; esac\nread end\n",
            act(number, "token g")
        );
        assert_eq!(ask(&script, 5000), Ok("token g".to_owned()));
    }

    #[test]
    fn silence_nonsense_cheating_and_crashes_are_told_apart() {
        let number = table().number();
        assert_eq!(ask("read turn; sleep 3\n", 200), Err(Fault::TooSlow));
        assert_eq!(ask("exit 1\n", 5000), Err(Fault::Gone));
        assert_eq!(
            ask("read turn; echo hello; read x\n", 5000),
            Err(Fault::Nonsense("hello".to_owned()))
        );
        let cheat = format!("read turn; {}; read x\n", act(number, "buy"));
        assert_eq!(ask(&cheat, 5000), Err(Fault::Illegal("\"buy\"".to_owned())));
        assert!(Outside::start("/no/such/program").is_err());
    }

    #[test]
    fn a_program_that_never_reads_does_not_hold_up_the_match() {
        let mut bot = Outside::start("sleep 60").unwrap().with_patience(Duration::from_millis(1));
        let table = table();
        let table::Waiting::Decision(seat) = table.awaiting() else { panic!("a seat decides") };
        // More turns than its pipe and the queue before it could hold.
        for _ in 0..100 {
            assert_eq!(bot.choose(table.as_ref(), seat), Err(Fault::TooSlow));
        }
    }
}
