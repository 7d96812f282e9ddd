//! Load: a thousand tables played by HTTP clients, two thousand event streams, one server with full
//! sync, all on this machine. `cargo xtask load` builds and runs it.
//!
//! Prints accepted actions per second, the time from POST to the frame seen by the other seat, and
//! the server's memory. Arguments: the program, tables, actions per second, seconds.

#[allow(dead_code)] // the tests use more of it
#[path = "../../server/tests/common/client.rs"]
mod client;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use client::{Client, Event};
use game::{Dealer, Quick};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc};

/// Connections that post; the streams have their own.
const POSTERS: usize = 64;

struct Goal {
    program: String,
    tables: usize,
    rate: u64,
    seconds: u64,
}

/// What the clients know of one table.
struct Table {
    id: String,
    tokens: [String; 2],
    now: Mutex<Now>,
}

#[derive(Default)]
struct Now {
    /// The seat that decides, what it saw, and its choices.
    open: Option<(usize, i64, Vec<String>)>,
    /// A post under way: who waits for its frame, after which number, since when.
    waits: Option<(usize, i64, Instant)>,
}

#[derive(Default)]
struct Tally {
    accepted: AtomicUsize,
    refused: AtomicUsize,
    times: Mutex<Vec<Duration>>,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| args.get(at).map_or(usual, |text| text.parse().unwrap());
    let goal = Goal {
        program: args.first().cloned().expect("the program to load comes first"),
        tables: number(1, 1000) as usize,
        rate: number(2, 500),
        seconds: number(3, 30),
    };
    tokio::runtime::Runtime::new().unwrap().block_on(run(goal));
}

async fn run(goal: Goal) {
    let folder = testkit::Folder::new();
    let (mut child, address) = start(&goal.program, &folder.file("data"));
    let began = Instant::now();
    let tables = open_all(address, goal.tables).await;
    println!("{} tables opened in {:.1} s", tables.len(), began.elapsed().as_secs_f64());
    let tally = Arc::new(Tally::default());
    let streams = Arc::new(AtomicUsize::new(0));
    for table in &tables {
        for seat in 0..2 {
            let watching = watch(address, table.clone(), seat, tally.clone(), streams.clone());
            tokio::spawn(watching);
        }
    }
    while streams.load(Ordering::Relaxed) < 2 * tables.len() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("{} event streams open", streams.load(Ordering::Relaxed));
    let seconds = play(address, &goal, &tables, &tally).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    report(&tally, seconds, memory(child.id()));
    child.kill().unwrap();
    child.wait().unwrap();
}

fn start(program: &str, data: &str) -> (Child, SocketAddr) {
    let mut child = Command::new(program)
        .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data", data])
        .args(["--open-tables", "0", "--tables-a-day", "0"])
        .args(["--rate", "0", "--connections-per-address", "4096", "--log-level", "warn"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (child, line.trim().rsplit("http://").next().unwrap().parse().unwrap())
}

async fn open_all(address: SocketAddr, count: usize) -> Vec<Arc<Table>> {
    let gate = Arc::new(Semaphore::new(POSTERS));
    let opening: Vec<_> = (0..count)
        .map(|_| {
            let gate = gate.clone();
            tokio::spawn(async move {
                let _permit = gate.acquire().await.unwrap();
                Arc::new(open(&mut Client::new(address)).await)
            })
        })
        .collect();
    let mut tables = Vec::new();
    for table in opening {
        tables.push(table.await.unwrap());
    }
    tables
}

async fn open(client: &mut Client) -> Table {
    let wish = json!({ "game": "osaka", "seats": ["person", "person"] });
    let made = client.post("/api/tables", None, &wish).await.good();
    let id = made["table"].as_str().unwrap().to_owned();
    let mut tokens = [const { String::new() }; 2];
    for (seat, token) in tokens.iter_mut().enumerate() {
        let join = json!({ "seat": seat, "name": "x", "invite": made["invites"][seat]["invite"] });
        let joined = client.post(&format!("/api/tables/{id}/join"), None, &join).await.good();
        *token = joined["token"].as_str().unwrap().to_owned();
    }
    Table { id, tokens, now: Mutex::default() }
}

/// Reads one seat's stream: learns its choices, and how long a frame took to come.
async fn watch(
    address: SocketAddr,
    table: Arc<Table>,
    seat: usize,
    tally: Arc<Tally>,
    streams: Arc<AtomicUsize>,
) {
    let stream = Client::new(address).events(&table.id, Some(&table.tokens[seat]), None).await;
    let mut stream = stream.expect("a stream opens");
    streams.fetch_add(1, Ordering::Relaxed);
    while let Some(Event { id, data }) = stream.next().await {
        let choices = notations(&data);
        let mut now = table.now.lock().unwrap();
        if !choices.is_empty() {
            now.open = Some((seat, id, choices));
        }
        if let Some((who, after, since)) = now.waits
            && who == seat
            && id > after
        {
            tally.times.lock().unwrap().push(since.elapsed());
            now.waits = None;
        }
    }
}

/// The choices of a frame, found without reading all of it.
fn notations(frame: &str) -> Vec<String> {
    let parts = frame.split("{\"notation\":\"").skip(1);
    parts.filter_map(|part| part.split('"').next().map(str::to_owned)).collect()
}

/// Posts at a steady pace, table after table; says how many seconds it took.
async fn play(address: SocketAddr, goal: &Goal, tables: &[Arc<Table>], tally: &Arc<Tally>) -> f64 {
    let (sender, receiver) = mpsc::channel::<Arc<Table>>(POSTERS);
    let receiver = Arc::new(tokio::sync::Mutex::new(receiver));
    for number in 0..POSTERS {
        tokio::spawn(post(address, receiver.clone(), tally.clone(), Quick::new(number as u64)));
    }
    let began = Instant::now();
    let mut pace = tokio::time::interval(Duration::from_micros(1_000_000 / goal.rate));
    for number in 0..(goal.rate * goal.seconds) as usize {
        pace.tick().await;
        sender.send(tables[number % tables.len()].clone()).await.unwrap();
    }
    drop(sender);
    began.elapsed().as_secs_f64()
}

async fn post(
    address: SocketAddr,
    tables: Arc<tokio::sync::Mutex<mpsc::Receiver<Arc<Table>>>>,
    tally: Arc<Tally>,
    mut dealer: Quick,
) {
    let mut client = Client::new(address);
    loop {
        let next = tables.lock().await.recv().await;
        let Some(table) = next else { return };
        let open = table.now.lock().unwrap().open.take();
        let Some((seat, number, choices)) = open else { continue };
        let action = &choices[dealer.below(choices.len() as u32) as usize];
        let act: Value = json!({ "number": number, "action": action });
        table.now.lock().unwrap().waits = Some((1 - seat, number, Instant::now()));
        let path = format!("/api/tables/{}/actions", table.id);
        let answer = client.post(&path, Some(&table.tokens[seat]), &act).await;
        let count = if answer.status == 200 { &tally.accepted } else { &tally.refused };
        count.fetch_add(1, Ordering::Relaxed);
    }
}

/// Resident memory now and at most, in megabytes, where the system tells.
fn memory(process: u32) -> Option<(u64, u64)> {
    let text = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let field = |name: &str| -> Option<u64> {
        let line = text.lines().find(|line| line.starts_with(name))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kb| kb / 1024)
    };
    Some((field("VmRSS:")?, field("VmHWM:")?))
}

fn report(tally: &Tally, seconds: f64, memory: Option<(u64, u64)>) {
    let mut times = tally.times.lock().unwrap().clone();
    times.sort_unstable();
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    let accepted = tally.accepted.load(Ordering::Relaxed);
    let refused = tally.refused.load(Ordering::Relaxed);
    println!(
        "{accepted} actions accepted, {refused} refused in {seconds:.1} s: {:.0}/s",
        accepted as f64 / seconds
    );
    println!(
        "POST to the other seat's frame ({} seen): p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
        times.len(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
    match memory {
        Some((now, most)) => println!("server memory: {now} MB, at most {most} MB"),
        None => println!("server memory: not known on this system"),
    }
}
