//! Crowd: thirty tables of `expert` bots of one opener, and beside them somebody who plays against a
//! `random` bot and asks for hints. `cargo xtask crowd` builds and runs it.
//!
//! Prints how long that bot's answers and the hints took, game by game; fails where an answer's p99
//! is above 200 ms or a hint's above a second. Arguments: the program, tables of experts, answers to
//! wait for in each game.

#[allow(dead_code)] // the tests use more of it
#[path = "../../server/tests/common/client.rs"]
mod client;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use client::{Client, Events};
use game::{Dealer, Quick};
use serde_json::{Value, json};

/// What the house promises on two cores that have nothing else to do.
const ANSWER: Duration = Duration::from_millis(200);
const HINT: Duration = Duration::from_secs(1);

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: usize| args.get(at).map_or(usual, |text| text.parse().unwrap());
    let program = args.first().cloned().expect("the program comes first");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    match runtime.block_on(run(&program, number(1, 30), number(2, 200))) {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

async fn run(program: &str, experts: usize, answers: usize) -> bool {
    let folder = testkit::Folder::new();
    let (mut child, address) = start(program, &folder.file("data"));
    let mut streams = Vec::new();
    for number in 0..experts {
        let game = catalog::all()[number % catalog::all().len()].key;
        let wish = json!({ "game": game, "seats": vec![json!({ "bot": "expert" }); 3] });
        let made = Client::new(address).post("/api/tables", None, &wish).await.good();
        // Somebody watches, otherwise they would stop by themselves.
        let stream = Client::new(address).events(made["table"].as_str().unwrap(), None, None).await;
        streams.push(tokio::spawn(read_on(stream.unwrap())));
    }
    let mut good = true;
    for info in catalog::all() {
        let mut times = Times::default();
        while times.answers.len() < answers {
            play(address, info.key, answers, &mut times).await;
        }
        good &= report(&format!("{}: answers of `random`", info.key), times.answers, ANSWER);
        good &= report(&format!("{}: hints", info.key), times.hints, HINT);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    good
}

fn start(program: &str, data: &str) -> (Child, SocketAddr) {
    let mut child = Command::new(program)
        .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data", data])
        .args(["--rate", "0", "--log-level", "warn"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (child, line.trim().rsplit("http://").next().unwrap().parse().unwrap())
}

async fn read_on(mut stream: Events) {
    while stream.next().await.is_some() {}
}

#[derive(Default)]
struct Times {
    answers: Vec<Duration>,
    hints: Vec<Duration>,
}

/// One match of somebody against a bot, or as much of it as is needed.
async fn play(address: SocketAddr, game: &str, answers: usize, times: &mut Times) {
    let mut client = Client::new(address);
    let wish = json!({ "game": game, "seats": ["person", { "bot": "random" }] });
    let made = client.post("/api/tables", None, &wish).await.good();
    let table = made["table"].as_str().unwrap();
    let join = json!({ "seat": 0, "name": "x", "invite": made["invites"][0]["invite"] });
    let joined = client.post(&format!("/api/tables/{table}/join"), None, &join).await.good();
    let token = joined["token"].as_str().unwrap().to_owned();
    let mut stream = Client::new(address).events(table, Some(&token), None).await.unwrap();
    let (mut dealer, mut bot_since) = (Quick::new(7), None);
    while times.answers.len() < answers {
        let frame: Value = serde_json::from_str(&stream.soon().await.data).unwrap();
        times.answers.extend(bot_since.take().map(|since: Instant| since.elapsed()));
        if frame["status"] == "over" {
            return;
        }
        match frame["play"]["awaiting"]["decision"].as_u64() {
            Some(1) => bot_since = Some(Instant::now()),
            Some(0) => decide(&mut client, table, &token, &frame, &mut dealer, times).await,
            _ => {}
        }
    }
}

/// Asks for a hint at every fourth decision, then takes any choice.
async fn decide(
    client: &mut Client,
    table: &str,
    token: &str,
    frame: &Value,
    dealer: &mut Quick,
    times: &mut Times,
) {
    if dealer.below(4) == 0 {
        let began = Instant::now();
        client.post(&format!("/api/tables/{table}/hint"), Some(token), &json!({})).await.good();
        times.hints.push(began.elapsed());
    }
    let choices = frame["play"]["choices"].as_array().unwrap();
    let choice = &choices[dealer.below(choices.len() as u32) as usize];
    let act = json!({ "number": frame["number"], "action": choice["notation"] });
    client.post(&format!("/api/tables/{table}/actions"), Some(token), &act).await.good();
}

fn report(what: &str, mut times: Vec<Duration>, most: Duration) -> bool {
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let say = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1e3);
    let [middle, high, longest] = [at(0.5), at(0.99), at(1.0)];
    let (count, middle, longest) = (times.len(), say(middle), say(longest));
    println!("{what}: {count}, p50 {middle}, p99 {}, longest {longest}", say(high));
    high <= most
}
