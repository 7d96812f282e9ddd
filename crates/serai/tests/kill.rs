//! Kill: people play many tables over HTTP against the real program while it is killed (SIGKILL)
//! at random moments; where two nodes share a database, every try goes to the other one, and nodes
//! are frozen (SIGSTOP) and the database crashes, too. Every action is accepted, since each is made
//! after a look at the table. Afterwards every acknowledged action is in its journal exactly once, one
//! node alone gives the same answer to each when it is sent again, every journal replays, and every
//! game can be finished.
//!
//! Ten faults for each kind of store in a routine run; `SERAI_KILLS=200` (or `cargo xtask soak`)
//! for the long one; `SERAI_POSTS=10000` plays on until so many actions are acknowledged.

#[allow(dead_code)] // other tests use more of it
#[path = "../../server/tests/common/client.rs"]
mod client;
#[path = "../../store/tests/cluster/mod.rs"]
mod cluster;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::Client;
use game::{Dealer, Quick};
use serde_json::{Value, json};
use store::{JournalRow, Store};

const TABLES: usize = 8;

fn kills() -> u32 {
    std::env::var("SERAI_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(10)
}

/// How many actions must be acknowledged.
fn posts() -> usize {
    std::env::var("SERAI_POSTS").ok().and_then(|text| text.parse().ok()).unwrap_or(50)
}

/// A running `serai serve` that can be killed and started again at the same address.
struct Node {
    arguments: Vec<String>,
    address: SocketAddr,
    child: Child,
}

impl Node {
    fn start(arguments: &[&str]) -> Node {
        let arguments: Vec<String> = arguments.iter().map(|text| (*text).to_owned()).collect();
        let (child, address) = run(&arguments, "127.0.0.1:0");
        Node { arguments, address, child }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
    }

    fn start_again(&mut self) {
        let (child, address) = run(&self.arguments, &self.address.to_string());
        assert_eq!(address, self.address);
        self.child = child;
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(arguments: &[String], listen: &str) -> (Child, SocketAddr) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_serai"))
        .args(["--lang", "en", "serve", "--rate", "0", "--log-level", "error", "--listen", listen])
        .args(["--connections-per-address", "1000", "--open-tables", "0", "--tables-a-day", "0"])
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit("http://").next().unwrap();
    let address = address.parse().unwrap_or_else(|_| panic!("no address in {line:?}"));
    (child, address)
}

/// An action the server said yes to.
#[derive(Clone, Debug)]
struct Acknowledged {
    table: String,
    key: String,
    action: String,
    /// The last row of the step.
    number: i64,
    token: String,
    /// What was sent, and what was answered.
    act: Value,
    answer: Value,
}

#[derive(Clone, Debug)]
struct Table {
    id: String,
    tokens: Vec<String>,
}

/// Asks until somebody answers: another node, or the same one when it lives again.
async fn insist(
    clients: &mut [Client],
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> (u16, Value) {
    for _ in 0..2_000 {
        // Nothing is sticky.
        clients.swap(0, 1);
        let client = &mut clients[0];
        match client.ask(method, path, token, body).await {
            Ok(answer) if answer.status != 503 => return (answer.status, answer.json()),
            _ => tokio::time::sleep(Duration::from_millis(10)).await,
        }
    }
    panic!("nobody answers {path}");
}

async fn open(clients: &mut [Client], number: usize) -> Table {
    let wish = json!({ "game": "osaka", "key": format!("table-{number}"),
        "seats": ["person", "person", { "bot": "random" }] });
    let (_, made) = insist(clients, "POST", "/api/tables", None, Some(&wish)).await;
    let id = made["table"].as_str().unwrap().to_owned();
    let mut tokens = Vec::new();
    for seat in 0..2 {
        let join = json!({ "seat": seat, "name": "x", "key": format!("join-{seat}"),
            "invite": made["invites"][seat]["invite"] });
        let path = format!("/api/tables/{id}/join");
        let (status, joined) = insist(clients, "POST", &path, None, Some(&join)).await;
        assert_eq!(status, 200, "{joined}");
        tokens.push(joined["token"].as_str().unwrap().to_owned());
    }
    Table { id, tokens }
}

/// One try to get on: looks, decides, and insists on an answer. False when the match is over.
async fn step(
    clients: &mut [Client],
    table: &Table,
    dealer: &mut Quick,
    acknowledged: &Mutex<Vec<Acknowledged>>,
) -> bool {
    let path = format!("/api/tables/{}", table.id);
    let (_, frame) = insist(clients, "GET", &path, None, None).await;
    if frame["status"] == "over" {
        return false;
    }
    let seat = frame["play"]["awaiting"]["decision"].as_u64();
    let Some(token) = seat.and_then(|seat| table.tokens.get(seat as usize)) else {
        tokio::time::sleep(Duration::from_millis(10)).await;
        return true;
    };
    let (_, frame) = insist(clients, "GET", &path, Some(token), None).await;
    let choices = frame["play"]["choices"].as_array().cloned().unwrap_or_default();
    if choices.is_empty() {
        return true;
    }
    let choice = &choices[dealer.below(choices.len() as u32) as usize];
    let action = choice["notation"].as_str().unwrap().to_owned();
    let key = format!("{:08x}{:08x}", dealer.word(), dealer.word());
    let act = json!({ "number": frame["number"], "action": action, "key": key });
    let path = format!("{path}/actions");
    let (status, answer) = insist(clients, "POST", &path, Some(token), Some(&act)).await;
    assert_eq!(status, 200, "{act} at {}: {answer}", table.id);
    let number = answer["number"].as_i64().unwrap();
    let (table, token) = (table.id.clone(), token.clone());
    let step = Acknowledged { table, key, action, number, token, act, answer };
    acknowledged.lock().unwrap().push(step);
    true
}

/// Plays a table until told to stop.
async fn play(
    addresses: Vec<SocketAddr>,
    table: Table,
    seed: u64,
    stop: Arc<AtomicBool>,
    acknowledged: Arc<Mutex<Vec<Acknowledged>>>,
) -> Table {
    let mut clients: Vec<Client> = addresses.into_iter().map(Client::new).collect();
    let mut dealer = Quick::new(seed);
    while !stop.load(Ordering::Relaxed)
        && step(&mut clients, &table, &mut dealer, &acknowledged).await
    {}
    table
}

/// Something goes wrong, and after some time it is over.
async fn fault(nodes: &mut [Node], cluster: Option<&cluster::Cluster>, dealer: &mut Quick) {
    let time = Duration::from_millis(u64::from(dealer.below(100)));
    let victim = dealer.below(nodes.len() as u32) as usize;
    match (dealer.below(6), cluster) {
        (0, Some(cluster)) => tokio::task::block_in_place(|| cluster.crash()),
        (1 | 2, Some(_)) => {
            nodes[victim].signal("-STOP");
            tokio::time::sleep(20 * time).await;
            nodes[victim].signal("-CONT");
        }
        _ => {
            nodes[victim].kill();
            tokio::time::sleep(time).await;
            nodes[victim].start_again();
        }
    }
}

/// Plays while things go wrong; then looks at what is left.
async fn harness(mut nodes: Vec<Node>, store: Arc<dyn Store>, cluster: Option<&cluster::Cluster>) {
    let mut addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    if addresses.len() == 1 {
        addresses.push(addresses[0]);
    }
    let acknowledged = Arc::new(Mutex::new(Vec::new()));
    let (mut dealer, mut done, mut round) = (Quick::new(7), 0, 0);
    let mut all = Vec::new();
    while done < kills() || acknowledged.lock().unwrap().len() < posts() {
        let mut clients: Vec<Client> = addresses.iter().map(|at| Client::new(*at)).collect();
        let stop = Arc::new(AtomicBool::new(false));
        let mut players = Vec::new();
        for number in 0..TABLES {
            let table = open(&mut clients, round * TABLES + number).await;
            let seed = u64::from(dealer.word());
            let playing = play(addresses.clone(), table, seed, stop.clone(), acknowledged.clone());
            players.push(tokio::spawn(playing));
        }
        round += 1;
        // A match is over after some time; then new tables are opened.
        for _ in 0..5 {
            tokio::time::sleep(Duration::from_millis(u64::from(dealer.below(400)))).await;
            fault(&mut nodes, cluster, &mut dealer).await;
            done += 1;
        }
        stop.store(true, Ordering::Relaxed);
        for player in players {
            all.push(player.await.unwrap());
        }
    }
    let acknowledged = Arc::try_unwrap(acknowledged).unwrap().into_inner().unwrap();
    check_journals(store.as_ref(), &acknowledged).await;
    let differing = judge(&mut nodes[0], &acknowledged).await;
    let (tables, count) = (all.len(), acknowledged.len());
    println!(
        "{done} faults, {tables} tables, {count} acknowledged actions: 0 lost, 0 doubled, \
         {differing} answered differently by one node alone"
    );
    assert_eq!(differing, 0);
    finish(&addresses, &all).await;
}

/// Every acknowledged action stands in its journal exactly once, where the answer said.
async fn check_journals(store: &dyn Store, acknowledged: &[Acknowledged]) {
    let mut journals: std::collections::HashMap<String, Vec<JournalRow>> = Default::default();
    for action in acknowledged {
        if !journals.contains_key(&action.table) {
            let kept = store.load(&action.table).await.unwrap().unwrap();
            journals.insert(action.table.clone(), kept.rows);
        }
        let rows = &journals[&action.table];
        let with_key = |row: &&JournalRow| {
            row.kind == "decision"
                && row.key.as_ref().is_some_and(|key| key.contains(&format!(":{}#", action.key)))
        };
        let found: Vec<&JournalRow> = rows.iter().filter(with_key).collect();
        assert_eq!(found.len(), 1, "{action:?} stands in {found:?}");
        assert_eq!(found[0].text, action.action);
        assert!(found[0].number <= action.number);
    }
    for rows in journals.values() {
        let numbers: Vec<i64> = rows.iter().map(|row| row.number).collect();
        assert_eq!(numbers, (1..=rows.len() as i64).collect::<Vec<_>>(), "no gap, nothing twice");
    }
}

/// One node that has just started is sent every action again: how many answers are not the same?
async fn judge(node: &mut Node, acknowledged: &[Acknowledged]) -> usize {
    node.kill();
    node.start_again();
    let mut clients = [Client::new(node.address), Client::new(node.address)];
    let mut differing = 0;
    for step in acknowledged {
        let path = format!("/api/tables/{}/actions", step.table);
        let (token, act) = (Some(step.token.as_str()), Some(&step.act));
        let (_, answer) = insist(&mut clients, "POST", &path, token, act).await;
        if answer != step.answer {
            println!("at {}: first {}, then {answer}", step.table, step.answer);
            differing += 1;
        }
    }
    differing
}

/// Every game goes on to its end, and its record verifies; so every journal replays. A few at a time:
/// hundreds of matches at once would share the disk, and none of them end soon.
async fn finish(addresses: &[SocketAddr], tables: &[Table]) {
    let mut clients: Vec<Client> = addresses.iter().map(|at| Client::new(*at)).collect();
    for some in tables.chunks(8) {
        for table in some {
            for token in &table.tokens {
                let over = json!({ "to": { "bot": "random" } });
                let path = format!("/api/tables/{}/hand-over", table.id);
                let (status, answer) =
                    insist(&mut clients, "POST", &path, Some(token), Some(&over)).await;
                // A match that is over needs nobody any more.
                let goes_on = status == 200 || answer["error"] == "not_begun";
                assert!(goes_on, "{} is not handed over: {answer}", table.id);
            }
        }
        for table in some {
            let text = record_of(&mut clients, &table.id).await;
            let verdict = table::verify(&table::Record::parse(&text).unwrap()).unwrap();
            assert_eq!(verdict.dice, table::DiceVerdict::Fair);
        }
    }
}

/// The record of a match that ends soon.
async fn record_of(clients: &mut [Client], table: &str) -> String {
    let path = format!("/api/tables/{table}/record");
    for _ in 0..3_000 {
        let answer = insist(clients, "GET", &path, None, None).await.1;
        if let Some(record) = answer["record"].as_str() {
            return record.to_owned();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let stands = insist(clients, "GET", &format!("/api/tables/{table}"), None, None).await;
    panic!("table {table} does not end: {stands:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_a_server_with_a_file_is_killed() {
    let folder = testkit::Folder::new();
    let data: PathBuf = folder.0.join("data");
    let node = Node::start(&["--data", data.to_str().unwrap()]);
    let store = Arc::new(store::Sqlite::open(&data.join(server::FILE)).unwrap());
    harness(vec![node], store, None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_lose_nothing_and_answer_as_one() {
    let Some(cluster) = cluster::Cluster::start() else {
        return;
    };
    let url = cluster.url();
    let nodes =
        vec![Node::start(&["--database-url", &url]), Node::start(&["--database-url", &url])];
    let store = Arc::new(server::open_database(&url).await.unwrap());
    harness(nodes, store, Some(&cluster)).await;
}
