//! Several nodes are one house: whichever is asked, it knows what the others have answered. And what
//! a house does with tables that cannot be played at, or that nobody comes back to.

#[path = "../../store/tests/cluster/mod.rs"]
mod cluster;
mod common;

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use cluster::Cluster;
use common::chains::seated;
use common::client::Client;
use common::players::{Party, osaka, party, people};
use common::{Folder, free, start, start_with};
use serde_json::{Value, json};
use server::Server;
use store::{Hidden, SeatRow, Sqlite, Status, Store, TableRow};

async fn node(cluster: &Cluster) -> Server {
    let store = server::open_database(&cluster.url()).await.unwrap();
    start_with(Arc::new(store), free()).await
}

/// The seat that decides, and its first choice.
async fn act(party: &Party, client: &mut Client) -> (String, Value) {
    let seat = party.decider(client).await.unwrap();
    let token = party.tokens[seat].clone();
    let frame = party.frame(client, Some(&token)).await;
    let action = frame["play"]["choices"][0]["notation"].clone();
    (
        token,
        json!({ "number": frame["number"], "action": action, "key": format!("k{}", frame["number"]) }),
    )
}

/// No news comes to anybody, and every move is asked of the node that has not heard of the last one.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_behind_reads_on_before_it_answers() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let (one, other) = (node(&cluster).await, node(&cluster).await);
    let (client, party) = party(one.address, &osaka(&people(2))).await;
    let mut clients = [client, Client::new(other.address)];
    party.frame(&mut clients[1], None).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    cluster.signal_listeners("-STOP");
    let mut answers = Vec::new();
    for turn in 0..6 {
        let (token, act) = act(&party, &mut clients[turn % 2]).await;
        let path = party.path("/actions");
        let first = clients[turn % 2].post(&path, Some(&token), &act).await;
        let again = clients[(turn + 1) % 2].post(&path, Some(&token), &act).await;
        answers.push((first, again));
    }
    cluster.signal_listeners("-CONT");
    for (first, again) in answers {
        assert_eq!(first.good(), again.good(), "the same answer at either node");
    }
    one.stop().await;
    other.stop().await;
}

/// Everybody has a part in the dice, each at another node than the one before.
#[tokio::test(flavor = "multi_thread")]
async fn chains_are_sealed_opened_and_followed_at_any_node() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let (one, other) = (node(&cluster).await, node(&cluster).await);
    let (mut here, mut there) = (Client::new(one.address), Client::new(other.address));
    let party = seated(&mut here, &osaka(&people(2)), &[0, 1]).await;
    party.open_chain(&mut there, 0, 0).await.good();
    party.open_chain(&mut here, 1, 0).await.good();
    party.open_chain(&mut there, 1, 0).await.good();
    party.until(&mut there, 0, |frame| frame["status"] == "running").await;
    party.finish_linked(&mut there, 0).await;
    let text = here.get(&party.path("/record?format=text"), None).await.text;
    let record = table::Record::parse(&text).unwrap();
    assert_eq!(record.parts.version(), 2);
    assert_eq!(table::verify(&record).unwrap().dice, table::DiceVerdict::Fair);
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_join_repeated_at_another_node_gives_the_same_seat_and_person() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let (one, other) = (node(&cluster).await, node(&cluster).await);
    let (mut here, mut there) = (Client::new(one.address), Client::new(other.address));
    let made = here.post("/api/tables", None, &osaka(&people(2))).await.good();
    let path = format!("/api/tables/{}", made["table"].as_str().unwrap());
    there.get(&path, None).await.good();
    let me = here.post("/api/me", None, &json!({ "name": "Ada" })).await.good();
    let key = me["key"].as_str();
    cluster.signal_listeners("-STOP");
    let join = json!({ "seat": 0, "name": "Ada", "key": "once",
        "invite": made["invites"][0]["invite"] });
    let first = here.post(&format!("{path}/join"), key, &join).await;
    let again = there.post(&format!("{path}/join"), key, &join).await;
    let seen = there.get(&path, key).await;
    cluster.signal_listeners("-CONT");
    assert_eq!(first.good()["token"], again.good()["token"]);
    assert_eq!(seen.good()["viewer"], json!({ "seat": 0 }), "known at once at the other node");
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deadlines_are_by_the_clock_of_the_database() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    cluster.sql(
        "CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
           'SELECT pg_catalog.clock_timestamp() + interval ''1 hour'''",
    );
    cluster.sql("ALTER ROLE app SET search_path = public, pg_catalog");
    let server = node(&cluster).await;
    let mut wish = osaka(&people(2));
    wish["pace"] = json!({ "minutes": 2 });
    let (mut client, party) = party(server.address, &wish).await;
    let deadline = party.frame(&mut client, None).await["deadline"].as_i64().unwrap();
    let here = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let ahead = (deadline - here) / 1000;
    assert!((3_600..3_730).contains(&ahead), "an hour and two minutes, not {ahead} s");
    server.stop().await;
}

/// A restore that does not go on holds the file against everybody who writes.
#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_cannot_store_anything_says_that_it_is_not_ready() {
    let (server, folder) = start().await;
    let mut client = Client::new(server.address);
    assert_eq!(client.get("/readyz", None).await.status, 200);
    let other = Sqlite::open(&folder.0.join(server::FILE)).unwrap();
    let (lines, from) = tokio::sync::mpsc::channel(1);
    let holding = tokio::spawn(async move { other.import(from).await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(client.get("/readyz", None).await.status, 503);
    assert_eq!(client.get("/healthz", None).await.status, 200, "it can still be read");
    drop(lines);
    holding.await.unwrap().unwrap();
    assert_eq!(client.get("/readyz", None).await.status, 200);
    server.stop().await;
}

fn row(id: &str, status: Status, updated_at: i64) -> TableRow {
    TableRow {
        id: id.into(),
        epoch: 0,
        create_key: None,
        created_at: updated_at,
        game: "osaka".into(),
        terms: "{}".into(), // nobody can read these
        secret: Hidden("00".into()),
        salt: Hidden("11".into()),
        public: true,
        status,
        open_seats: 0,
        number: 0,
        deadline: None,
        due_at: None,
        updated_at,
        content: None,
        opener: None,
        address: None,
    }
}

/// Asks until it is so.
async fn soon(is_so: impl AsyncFn() -> bool) {
    let began = Instant::now();
    while !is_so().await {
        assert!(began.elapsed() < Duration::from_secs(20), "it does not come to that");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_tables_are_set_aside_listed_and_in_nobodys_way() {
    let folder = Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let server = start_with(store.clone(), free()).await;
    let mut client = Client::new(server.address);
    let me = client.post("/api/me", None, &json!({ "name": "Ada" })).await.good();
    let key = me["key"].as_str();
    let person = store.person(&hash_of(key.unwrap())).await.unwrap().unwrap();
    for number in 0..205 {
        let id = format!("{number:016x}");
        let due = TableRow { due_at: Some(1), ..row(&id, Status::Running, i64::MAX / 2) };
        let (level, token, invite, nonce, stand_in, chain) = Default::default();
        let (name, person) = ("Ada".to_owned(), Some(person.id.clone()));
        let seat = SeatRow { seat: 0, level, name, person, token, invite, nonce, stand_in, chain };
        store.create(due, vec![seat]).await.unwrap();
    }
    soon(async || store.due(i64::MAX / 4, 500).await.unwrap().is_empty()).await;
    let first = "0000000000000000";
    let answer = client.get(&format!("/api/tables/{first}"), None).await;
    assert_eq!((answer.status, answer.json()["error"].clone()), (409, json!("broken")));
    let numbers = client.get("/metrics", None).await.text;
    assert!(numbers.contains("serai_tables_set_aside 205"), "{numbers}");
    assert!(numbers.contains(&format!("serai_table_set_aside{{table=\"{first}\"")), "{numbers}");
    for page in ["/", "/tables", "/api/tables", "/api/me"] {
        let answer = client.get(page, key).await;
        assert!(answer.status < 500, "{page}: {answer:?}");
    }
    let gone = client.ask("DELETE", "/api/me", key, None).await.unwrap();
    assert_eq!(gone.status, 204, "{gone:?}");
    assert_eq!(store.load(first).await.unwrap().unwrap().seats[0].name, "");
    server.stop().await;
}

/// What the store knows of a key.
fn hash_of(key: &str) -> String {
    use sha2::Digest;
    table::hex(&sha2::Sha256::digest(key.as_bytes()))
}

#[tokio::test(flavor = "multi_thread")]
async fn abandoned_tables_are_removed_and_finished_ones_stay() {
    let folder = Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let day = 24 * 3600 * 1000;
    let now = store.now().await.unwrap();
    for (id, status, days) in [
        ("open", Status::Open, 31),
        ("young", Status::Open, 29),
        ("bots", Status::Running, 31),
        ("over", Status::Over, 900),
    ] {
        store.create(row(id, status, now - days * day), Vec::new()).await.unwrap();
    }
    let server = start_with(store.clone(), free()).await;
    soon(async || store.count().await.unwrap() == 2).await;
    for (id, there) in [("young", true), ("over", true), ("open", false), ("bots", false)] {
        assert_eq!(store.load(id).await.unwrap().is_some(), there, "{id}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thirty_tables_of_experts_keep_no_other_bot_waiting_and_bots_alone_are_nobodys_errand() {
    let folder = Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let server = start_with(store.clone(), free()).await;
    let mut client = Client::new(server.address);
    let experts = json!({ "game": "yspahan", "seats": vec![json!({ "bot": "expert" }); 3] });
    for _ in 0..30 {
        let made = client.post("/api/tables", None, &experts).await.good();
        let id = made["table"].as_str().unwrap().to_owned();
        let begun =
            async || store.load(&id).await.unwrap().unwrap().table.status == Status::Running;
        soon(begun).await;
        let due = store.load(&id).await.unwrap().unwrap().table.due_at;
        assert_eq!(due, None, "no other house needs to take it up");
    }
    let (mut client, party) =
        party(server.address, &osaka(&[json!("person"), json!({ "bot": "random" })])).await;
    let mut longest = Duration::ZERO;
    for _ in 0..8 {
        soon(async || party.decider(&mut Client::new(server.address)).await.is_some()).await;
        let (token, act) = act(&party, &mut client).await;
        let done = client.post(&party.path("/actions"), Some(&token), &act).await.good();
        let began = Instant::now();
        if done["frame"]["play"]["awaiting"]["decision"] == json!(1) {
            let number = done["number"].as_i64().unwrap();
            let mut watching = Client::new(server.address);
            while party.frame(&mut watching, None).await["number"].as_i64().unwrap() <= number {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            longest = longest.max(began.elapsed());
        }
    }
    println!("a random bot beside thirty tables of experts: {longest:?} at most");
    assert!(longest < Duration::from_secs(2), "{longest:?}");
    server.stop().await;
}

#[tokio::test]
async fn two_nodes_share_a_table() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let servers = [node(&cluster).await, node(&cluster).await];
    let mut one = Client::new(servers[0].address);
    let mut other = Client::new(servers[1].address);
    let mut seats = people(2);
    seats.push(json!({ "bot": "random" }));
    let party = Party::open(&mut one, &osaka(&seats)).await;
    let stream = Client::new(servers[1].address).events(&party.id, None, None).await;
    let mut stream = stream.unwrap();
    let mut last = stream.soon().await.id;
    let (mut asked, mut steps) = (0, 0);
    while steps < 12 {
        let (client, choice) = if asked % 2 == 0 { (&mut one, 0) } else { (&mut other, 1) };
        asked += 1;
        match party.step(client, choice).await {
            Some(answer) if answer.status == 200 => {
                steps += 1;
                let number = answer.good()["number"].as_i64().unwrap();
                while last < number {
                    last = stream.soon().await.id; // moves of either node come through here
                }
            }
            Some(answer) => assert_eq!(answer.status, 409, "late, never lost: {answer:?}"),
            None => tokio::time::sleep(Duration::from_millis(10)).await,
        }
        assert!(asked < 500, "the table does not get on");
    }
    for server in servers {
        server.stop().await;
    }
}
