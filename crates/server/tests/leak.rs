//! Leak: every byte that a seat or spectator can get from the real server is the same when what
//! they may not know is redealt.
//!
//! Two servers hold the same tables, one the true position, the other one a world imagined from
//! what the viewer may know. Everything the viewer can ask is asked of both.

mod common;

use std::sync::Arc;

use catalog::Visitor;
use common::client::Client;
use game::{Awaiting, Dealer, Quick, Seat, Settings, Spoken, Viewer};
use serde_json::{Value, json};
use server::Config;
use sha2::{Digest, Sha256};
use store::{Hidden, JournalRow, Person, SeatRow, Status, Store, TableRow};
use table::{Match, Setup, hex};

/// Positions tried for each game, viewer and kind of world.
const DEPTHS: [usize; 5] = [0, 9, 24, 45, 70];

/// Gestures tried at each; some decisions have hundreds.
const MOST_GESTURES: usize = 40;

/// A position and the same one redealt.
struct Case {
    game: &'static str,
    seats: u8,
    viewer: Viewer,
    decider: Seat,
    truth: Value,
    other: Value,
    /// Whether the other world agrees with all that perfect memory knows, not only with what is
    /// shown: a hint may use memory.
    remembers: bool,
}

/// Plays at random to some depth and redeals for every viewer.
struct Deal(u64);

impl Visitor for Deal {
    type Output = Vec<Case>;
    fn visit<G: Spoken>(self) -> Vec<Case> {
        let seats = G::INFO.min_seats.max(2).min(G::INFO.max_seats);
        let mut cases = Vec::new();
        for depth in DEPTHS {
            let mut dealer = Quick::new(self.0 + depth as u64);
            let names = (0..seats).map(|seat| seat.to_string()).collect();
            let setup = Setup::seeded(Settings::default(), names, self.0 + depth as u64);
            let table = table::open(G::INFO.key, setup).unwrap();
            let mut table = table.as_any().downcast_ref::<Match<G>>().unwrap().clone();
            for _ in 0..depth {
                let Awaiting::Decision(seat) = table.state().awaiting() else { break };
                let actions = table.state().choices();
                let action = actions[dealer.below(actions.len() as u32) as usize];
                table.act(seat, action).unwrap();
            }
            let Awaiting::Decision(decider) = table.state().awaiting() else { continue };
            for viewer in Viewer::all(seats) {
                for remembers in [true, false] {
                    let view = table.state().view(viewer);
                    let view = if remembers { view } else { G::shown(view) };
                    let other = G::imagine(&view, &mut dealer);
                    cases.push(Case {
                        game: G::INFO.key,
                        seats,
                        viewer,
                        decider,
                        truth: serde_json::to_value(table.state()).unwrap(),
                        other: serde_json::to_value(other).unwrap(),
                        remembers,
                    });
                }
            }
        }
        cases
    }
}

fn token(seat: u8) -> String {
    format!("seat_test{seat}")
}

/// The key of the person on this seat; pages know people by it.
fn key(seat: u8) -> String {
    format!("me_test{seat}")
}

async fn introduce(store: &dyn Store) {
    for seat in 0..game::MAX_SEATS as u8 {
        let (id, key_hash) = (format!("person{seat}"), hex(&Sha256::digest(key(seat))));
        let person = Person { id, key_hash, name: format!("P{seat}"), created_at: 1 };
        store.add_person(person).await.unwrap();
    }
}

/// When both worlds were made, in milliseconds since 1970: so late that nobody calls them abandoned.
const LATER: i64 = 4_000_000_000_000;

/// Keeps a running table that begins with this position.
async fn keep(store: &dyn Store, id: &str, case: &Case, position: &Value) {
    let rules = catalog::info(case.game).unwrap().rules_version;
    let terms = json!({ "game": case.game, "rules": rules, "options": {}, "pace": "untimed",
        "lapse": "wait", "visibility": "unlisted", "take_back": "allowed" });
    let table = TableRow {
        id: id.to_owned(),
        epoch: 0,
        create_key: None,
        created_at: LATER,
        game: case.game.to_owned(),
        terms: terms.to_string(),
        secret: Hidden("07".repeat(32)),
        salt: Hidden("08".repeat(32)),
        public: true,
        status: Status::Open,
        open_seats: 0,
        number: 0,
        deadline: None,
        due_at: None,
        updated_at: LATER,
        content: None,
        opener: None,
        address: None,
    };
    let seat = |seat: u8| SeatRow {
        seat: seat.into(),
        level: None,
        name: format!("P{seat}"),
        person: Some(format!("person{seat}")),
        token: Some(hex(&Sha256::digest(token(seat)))),
        invite: None,
        nonce: Some("09".repeat(16)),
        chain: None,
        stand_in: None,
    };
    store.create(table, (0..case.seats).map(seat).collect()).await.unwrap();
    let kept = store.load(id).await.unwrap().unwrap();
    let start = JournalRow {
        number: 1,
        kind: "start".into(),
        seat: None,
        text: position.to_string(),
        key: None,
        at: LATER,
    };
    let step = store::Append {
        table: id.to_owned(),
        epoch: kept.table.epoch,
        after: 0,
        rows: vec![start],
        seats: Vec::new(),
        status: Status::Running,
        open_seats: 0,
        deadline: None,
        due_at: None,
        create: None,
    };
    assert!(store.append(step).await.unwrap());
}

/// Everything the viewer can get, as one text.
async fn everything(
    client: &mut Client,
    address: std::net::SocketAddr,
    id: &str,
    case: &Case,
) -> String {
    let own = match case.viewer {
        Viewer::Seat(seat) => Some(token(seat.index() as u8)),
        Viewer::Spectator => None,
    };
    let own = own.as_deref();
    let path = |what: &str| format!("/api/tables/{id}{what}");
    let mut all = String::new();
    for what in
        ["", "?since=0", "?since=0&lang=en", "?since=0&lang=it", "/record", "/record?format=text"]
    {
        all.push_str(&client.get(&path(what), own).await.text);
        all.push('\n');
    }
    let stream = Client::new(address).events(id, own, Some(0)).await;
    all.push_str(&stream.unwrap().soon().await.data);
    for action in [json!("sing"), json!("pass"), json!({ "x": 1 }), json!(7)] {
        let act = json!({ "number": 1, "action": action });
        all.push_str(&client.post(&path("/actions"), own, &act).await.text);
    }
    let stale = json!({ "number": 0, "action": "sing" });
    all.push_str(&client.post(&path("/actions"), own, &stale).await.text);
    all.push_str(&client.post(&path("/take-back"), own, &json!({ "number": 1 })).await.text);
    all.push_str(&client.post(&path("/rematch"), own, &json!({})).await.text);
    if case.remembers || !case.viewer.is(case.decider) {
        all.push_str(&client.post(&path("/hint"), own, &json!({})).await.text);
    }
    all.push_str(&every_page(client, id, case).await);
    if case.viewer.is(case.decider) {
        all.push_str(&every_preview(client, id, own).await);
    }
    // When a table was last touched is the clock's business, not the cards'.
    let list = client.get("/api/tables?limit=50", own).await.good();
    for table in list["tables"].as_array().unwrap() {
        all.push_str(&format!("{} {} {}", table["number"], table["status"], table["seats"]));
    }
    all
}

/// The same through the pages.
async fn every_page(client: &mut Client, id: &str, case: &Case) -> String {
    let cookie = match case.viewer {
        Viewer::Seat(seat) => format!("serai={}", key(seat.index() as u8)),
        Viewer::Spectator => String::new(),
    };
    let mut all = String::new();
    for (layout, what) in [
        ("wide", "?since=0"),
        ("narrow", "?at=1"),
        ("narrow", "/text"),
        ("wide", "/replay"),
        ("narrow", "/replay?at=0&seat=all"),
        ("narrow", "/replay?at=0&seat=0"),
        ("narrow", "/replay?seat=1"),
    ] {
        let headers = [("cookie", format!("layout={layout}; {cookie}"))];
        let page = client.raw("GET", &format!("/t/{id}{what}"), &headers, "").await.unwrap();
        assert_eq!(page.status, 200, "{page:?}");
        all.push_str(&page.text);
    }
    all
}

/// What each choice would change, as the page asks before it is confirmed: alone, and followed by
/// each choice of a gesture.
async fn every_preview(client: &mut Client, id: &str, own: Option<&str>) -> String {
    let frame = client.get(&format!("/api/tables/{id}"), own).await.good();
    let play = &frame["play"];
    let list = |name: &str| play[name].as_array().cloned().unwrap_or_default();
    let single = list("choices").into_iter().map(|choice| choice["notation"].clone());
    let several = list("gestures").into_iter().map(|gesture| {
        let parts = gesture["notations"].as_array().unwrap().iter().filter_map(Value::as_str);
        json!(parts.collect::<Vec<_>>().join("; "))
    });
    let seat: u8 = own.unwrap().strip_prefix("seat_test").unwrap().parse().unwrap();
    let headers = [("cookie", format!("serai={}", key(seat)))];
    let mut all = String::new();
    for wish in single.chain(several.take(MOST_GESTURES)) {
        let text = wish.as_str().unwrap();
        let encoded: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let path = format!("/t/{id}/preview?action={encoded}");
        let page = client.raw("GET", &path, &headers, "").await.unwrap();
        assert_eq!(page.status, 200, "{text}: {page:?}");
        all.push_str(&page.text);
    }
    assert!(!all.is_empty(), "somebody decides");
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_a_byte_that_depends_on_what_they_may_not_know() {
    let cases: Vec<Case> =
        catalog::all().iter().flat_map(|info| catalog::visit(info.key, Deal(5)).unwrap()).collect();
    let differs = cases.iter().filter(|case| case.truth != case.other).count();
    assert!(differs * 4 > cases.len(), "only {differs} of {} worlds differ", cases.len());
    let mut worlds = Vec::new();
    for of_truth in [true, false] {
        let folder = common::Folder::new();
        let store: Arc<dyn Store> = Arc::new(server::open_file(&folder.0).unwrap());
        for (number, case) in cases.iter().enumerate() {
            let position = if of_truth { &case.truth } else { &case.other };
            keep(store.as_ref(), &format!("{number:016x}"), case, position).await;
        }
        introduce(store.as_ref()).await;
        // Links say the same in both worlds.
        let config = Config { public_url: Some("http://localhost".to_owned()), ..common::free() };
        worlds.push((common::start_with(store, config).await, folder));
    }
    let mut clients: Vec<Client> = worlds.iter().map(|(s, _)| Client::new(s.address)).collect();
    for (number, case) in cases.iter().enumerate() {
        let id = format!("{number:016x}");
        let truth = everything(&mut clients[0], worlds[0].0.address, &id, case).await;
        let other = everything(&mut clients[1], worlds[1].0.address, &id, case).await;
        let at = truth.bytes().zip(other.bytes()).position(|(a, b)| a != b);
        let near = |text: &str| {
            text.get(at.unwrap_or(0).saturating_sub(200)..)
                .map(|t| t.chars().take(400).collect::<String>())
        };
        assert!(
            truth == other,
            "{} leaks to {:?}:\n{:?}\n{:?}",
            case.game,
            case.viewer,
            near(&truth),
            near(&other)
        );
    }
    for (number, case) in cases.iter().enumerate() {
        told_the_same(&mut clients, &format!("{number:016x}"), case).await;
    }
    println!("{} positions redealt", cases.len());
    for (server, _) in worlds {
        server.stop().await;
    }
}

/// The decider takes the same decision in both worlds: if the worlds look alike afterwards too,
/// the viewer was told the same.
async fn told_the_same(clients: &mut [Client], id: &str, case: &Case) {
    let own = match case.viewer {
        Viewer::Seat(seat) => Some(token(seat.index() as u8)),
        Viewer::Spectator => None,
    };
    let path = format!("/api/tables/{id}");
    let decider = token(case.decider.index() as u8);
    let mut lists = Vec::new();
    for client in clients.iter_mut() {
        let frame = client.get(&path, Some(&decider)).await.good();
        let choices = frame["play"]["choices"].as_array().unwrap().clone();
        lists.push(choices.into_iter().map(|c| c["notation"].clone()).collect::<Vec<_>>());
    }
    let Some(common) = lists[0].iter().find(|notation| lists[1].contains(notation)) else {
        return;
    };
    let act = json!({ "number": 1, "action": common });
    let mut frames = Vec::new();
    for client in clients.iter_mut() {
        client.post(&format!("{path}/actions"), Some(&decider), &act).await.good();
        frames.push(client.get(&format!("{path}?since=1&lang=en"), own.as_deref()).await.good());
    }
    if frames[0]["play"]["view"] == frames[1]["play"]["view"] {
        assert_eq!(frames[0], frames[1], "{} tells {:?} too much", case.game, case.viewer);
    }
}
