//! A newcomer at every door of the house: *pig*, with nothing but its own crate and words, no board,
//! no weights, is played, simulated, rated, verified, analysed and explained by the real program.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_serai"));
    command.args(args).env("LANG", "en_GB.UTF-8").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What the program prints when it goes well.
fn serai(args: &[&str], input: &str) -> String {
    let mut child = command(args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let _ = stdin.write_all(input.as_bytes()); // it may end before reading all
    drop(stdin);
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    assert!(status.success(), "{args:?}: {}", String::from_utf8_lossy(&stderr));
    let text = String::from_utf8(stdout).expect("text");
    assert!(!text.contains('⟨'), "{args:?}: a sentence is missing\n{text}");
    text
}

/// An empty folder of the test's own, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("serai-pig-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn it_is_listed_with_its_rules_and_options() {
    assert!(serai(&["games"], "").contains("Pig"));
    let rules = serai(&["rules", "pig"], "");
    assert!(rules.contains("P21") && rules.contains("must hold"), "{rules}");
    assert!(serai(&["rules", "pig", "p12"], "").contains("A one takes the whole sum"));
    assert!(serai(&["--lang", "it", "rules", "pig"], "").contains("Nostra regola"));
    serai(&["content", "export", "pig"], "");
}

#[test]
fn it_is_played_line_by_line_in_both_languages() {
    for (language, hint) in [("en", "you win"), ("it", "vinci")] {
        let input = format!("hold\nP12\nroll\nh\nt\nl\n?\n{}", "2\n1\n".repeat(10_000));
        let args = ["--lang", language, "play", "pig", "--plain", "--seats", "you:Ada,greedy"];
        let page = serai(&[&args[..], &["--seed", "5", "--options", "goal=50"]].concat(), &input);
        assert!(page.contains("(P11)"), "nothing to keep yet\n{page}");
        assert!(page.contains("P12 ("), "a rule to read\n{page}");
        assert!(page.contains(hint), "a bot's hint\n{page}");
        assert!(page.contains("1. ") && page.contains("2. "), "a result\n{page}");
    }
}

/// The record of a match between bots.
fn record(folder: &Folder, seats: &str) -> String {
    let file = folder.file("pig.record");
    serai(&["play", "pig", "--seats", seats, "--seed", "7", "--record", &file], "");
    file
}

#[test]
fn a_record_is_verified_replayed_shown_and_analysed() {
    let folder = Folder::new("record");
    let file = record(&folder, "greedy,normal");
    assert!(serai(&["verify", &file], "").contains("the result is right"));
    assert!(serai(&["replay", &file], "").contains("rolls a"));
    assert!(serai(&["show", &file, "--at", "9"], "").contains("Goal: 100"));
    let page = folder.file("page.html");
    let args = ["analyse", &file, "--depth", "quick", "--json", "--report", &page];
    let analysis: Value = serde_json::from_str(&serai(&args, "")).expect("JSON");
    for account in analysis["accounts"].as_array().expect("an account for each seat") {
        let part = |name: &str| account[name]["win"].as_f64().expect("a number");
        let sum = part("start") + part("luck") + part("own") + part("others");
        assert!((sum - part("result")).abs() < 1e-9, "{account}");
    }
    let page = std::fs::read_to_string(page).expect("a page");
    assert!(page.contains("Chance to win by move") && !page.contains('⟨'));
    serai(&["analyse", &file, "--depth", "quick"], "");
}

#[test]
fn bots_play_many_games_and_are_rated() {
    let args = ["sim", "pig", "--seats", "easy,greedy,normal", "--games", "20", "--json"];
    let summary: Value = serde_json::from_str(&serai(&args, "")).expect("JSON");
    assert_eq!(summary["games"], 20);
    let folder = Folder::new("sim");
    let report = folder.file("report.html");
    serai(&["sim", "pig", "--seats", "random,random", "--games", "50", "--report", &report], "");
    let report = std::fs::read_to_string(report).expect("a report");
    assert!(report.contains("<svg") && !report.contains('⟨'));
    let args = ["rate", "pig", "--bots", "random,greedy,search:20", "--games", "30"];
    assert!(serai(&args, "").contains("greedy"));
}

#[test]
fn programs_play_it_by_the_engine_protocol() {
    let mut child = command(&["engine"]).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut ask = |request: Value| -> Value {
        writeln!(stdin, "{request}").expect("it listens");
        let line = lines.next().expect("an answer").expect("a line");
        let reply: Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(reply["ok"], true, "{request} → {reply}");
        reply
    };
    ask(json!({"request": "new", "game": "pig", "seats": 3, "seed": 1}));
    for step in 0.. {
        let reply = ask(json!({"request": "legal"}));
        if reply["awaiting"] == "nobody" {
            assert_eq!(reply["standings"].as_array().map(Vec::len), Some(3));
            break;
        }
        // By notation and by structure, in turn.
        let actions = reply["actions"].as_array().expect("choices");
        let choice = &actions[step % actions.len()];
        let action = if step % 2 == 0 { &choice["notation"] } else { &choice["action"] };
        ask(json!({"request": "act", "action": action, "number": reply["number"]}));
    }
    let record = ask(json!({"request": "record"}))["record"].to_string();
    assert!(record.contains("game: pig") && record.contains("result: "), "{record}");
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}

/// A browser without scripts before a real server.
struct Browser {
    server: Child,
    root: String,
    agent: ureq::Agent,
    cookies: BTreeMap<String, String>,
    /// Where the last page was.
    at: String,
    _folder: Folder,
}

impl Browser {
    fn open_house() -> Self {
        let folder = Folder::new("house");
        let args = ["serve", "--listen", "127.0.0.1:0", "--data", &folder.file("data")];
        let mut server = command(&args).spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(server.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let (_, root) = line.trim().split_once("open at ").expect("where it is");
        let settings = ureq::Agent::config_builder().max_redirects(0).http_status_as_error(false);
        let (root, agent) = (root.to_owned(), settings.build().into());
        let (cookies, at) = (BTreeMap::new(), String::new());
        Browser { server, root, agent, cookies, at, _folder: folder }
    }

    /// A page, or a form sent as browsers do, and wherever the answer leads.
    fn go(&mut self, path: &str, form: Option<&[(&str, &str)]>) -> (u16, String) {
        let jar = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        let jar = jar.collect::<Vec<_>>().join("; ");
        let address = format!("{}{path}", self.root);
        let answer = match form {
            None => self.agent.get(&address).header("cookie", jar).call(),
            Some(fields) => {
                let request = self.agent.post(&address).header("origin", &self.root);
                request.header("cookie", jar).send_form(fields.iter().copied())
            }
        };
        let mut answer = answer.expect("the server answers");
        for cookie in answer.headers().get_all("set-cookie") {
            let pair = cookie.to_str().expect("text").split(';').next().expect("a pair");
            let (name, value) = pair.split_once('=').expect("name and value");
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        self.at = path.to_owned();
        let status = answer.status().as_u16();
        if status == 303 {
            let to = answer.headers()["location"].to_str().expect("a way").to_owned();
            return self.go(&to, None);
        }
        let text = answer.body_mut().read_to_string().expect("text");
        assert!(!text.contains('⟨'), "{path}: a sentence is missing\n{text}");
        (status, text)
    }

    /// A page that is there.
    fn see(&mut self, path: &str) -> String {
        let (status, text) = self.go(path, None);
        assert_eq!(status, 200, "{path}: {text}");
        text
    }

    /// One decision by the form of a table's page.
    fn act(&mut self, table: &str, page: &str, action: &str) -> (u16, String) {
        let field = |name: &str| values(page, &format!("name=\"{name}\" value=\"")).remove(0);
        let (number, seat) = (field("number"), field("seat"));
        let fields = [("number", number.as_str()), ("seat", seat.as_str()), ("action", action)];
        let sure = [&fields[..], &[("sure", "yes")]].concat();
        self.go(&format!("{table}/act"), Some(&sure))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The values of an attribute, in order.
fn values(html: &str, before: &str) -> Vec<String> {
    let ends = html.split(before).skip(1);
    ends.map(|rest| rest.split('"').next().expect("an end").to_owned()).collect()
}

#[test]
fn it_is_played_through_the_web_page_by_plain_forms() {
    let mut browser = Browser::open_house();
    let home = browser.see("/");
    assert!(home.contains("data-play=\"pig\""), "{home}");
    assert!(browser.see("/new/pig").contains("50 points, for a short game"));
    let (status, mut page) = browser.go("/play", Some(&[("game", "pig"), ("learn", "yes")]));
    assert_eq!(status, 200, "{page}");
    let table = browser.at.split('?').next().expect("a path").to_owned();

    let mut seen = Seen::default();
    while !page.contains("data-stage=\"over\"") {
        let choices = values(&page, "<button name=\"action\" value=\"");
        if choices.is_empty() {
            std::thread::sleep(Duration::from_millis(5));
            page = browser.see(&table);
            continue;
        }
        seen.look(&mut browser, &table, &page);
        let action = choices.last().expect("one of them");
        page = browser.act(&table, &page, action).1;
    }
    assert_eq!(seen, Seen { table: true, tip: true, refusal: true, hint: true });

    assert!(page.contains("class=\"ranking\""), "{page}");
    assert!(page.contains("The goal is reached."), "{page}");
    assert!(page.contains("<span>Kept</span>"), "where the points came from\n{page}");
    assert!(browser.see(&format!("{table}/verify")).contains("data-fair=\"yes\""));
    for more in ["/text", "/replay", "/replay?at=3", "/about?spot=die", "/analysis"] {
        browser.see(&format!("{table}{more}"));
    }
    for more in ["/rules/pig", "/rules/pig?q=sum", "/rules/pig?print=yes", "/statistics/pig"] {
        browser.see(more);
    }
}

/// What came up along the match.
#[derive(PartialEq, Debug, Default)]
struct Seen {
    table: bool,
    tip: bool,
    refusal: bool,
    hint: bool,
}

impl Seen {
    fn look(&mut self, browser: &mut Browser, table: &str, page: &str) {
        self.table |= page.contains("Goal: 100");
        self.tip |= page.contains("data-hint=\"pig-ask-") && page.contains("data-rule=\"P1");
        if !self.refusal && !page.contains("value=\"hold\"") {
            let (status, refused) = browser.act(table, page, "hold");
            assert_eq!(status, 422, "{refused}");
            self.refusal = refused.contains("data-rule=\"P11\"");
        }
        if !self.hint && page.contains("value=\"hold\"") {
            let number = values(page, "name=\"number\" value=\"").remove(0);
            let seat = values(page, "name=\"seat\" value=\"").remove(0);
            let fields = [("number", number.as_str()), ("seat", seat.as_str())];
            let (_, hinted) = browser.go(&format!("{table}/hint"), Some(&fields));
            self.hint = hinted.contains("id=\"advice\"");
            let about = browser.see(&format!("{table}/about?spot=die"));
            assert!(about.contains("P12"), "{about}");
        }
    }
}
