//! Notices of a turn, heard by a real listener: one a turn, none in quiet hours, a test on demand,
//! and play that never waits for them.

mod common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use common::browser::{Browser, field, values};
use common::client::Answer;
use serde_json::Value;
use server::{Config, Notices, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

const GRACE: Duration = Duration::from_millis(60);
/// Long enough for a notice that would come.
const A_WHILE: Duration = Duration::from_millis(700);

/// Somebody's own program that hears notices: their bodies, in order.
struct Listener {
    address: String,
    heard: mpsc::UnboundedReceiver<Value>,
}

impl Listener {
    /// Answers every request like this.
    async fn answering(answer: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/hook", listener.local_addr().unwrap());
        let (tell, heard) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut bytes = Vec::new();
                let mut part = [0; 4096];
                while body(&bytes).is_none() {
                    match stream.read(&mut part).await {
                        Ok(count @ 1..) => bytes.extend_from_slice(&part[..count]),
                        _ => break,
                    }
                }
                let _ = tell.send(body(&bytes).unwrap_or_default());
                let _ = stream.write_all(answer.as_bytes()).await;
            }
        });
        Listener { address, heard }
    }

    async fn good() -> Self {
        Listener::answering("HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n").await
    }

    /// The next notice within the test's patience.
    async fn next(&mut self) -> Value {
        let next = tokio::time::timeout(Duration::from_secs(20), self.heard.recv());
        next.await.expect("a notice in time").unwrap()
    }

    /// Everything that was heard by now.
    async fn rest(&mut self) -> Vec<Value> {
        tokio::time::sleep(A_WHILE).await;
        std::iter::from_fn(|| self.heard.try_recv().ok()).collect()
    }
}

/// The JSON of a request, once all of it is there.
fn body(bytes: &[u8]) -> Option<Value> {
    let text = std::str::from_utf8(bytes).ok()?;
    assert!(text.is_empty() || text.starts_with("POST /hook HTTP/1.1\r\n"), "{text}");
    serde_json::from_str(text.split_once("\r\n\r\n")?.1).ok()
}

async fn start(private_addresses: bool) -> (Server, common::Folder) {
    let folder = common::Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let notices = Notices { grace: GRACE, private_addresses };
    (common::start_with(store, Config { notices, ..common::free() }).await, folder)
}

/// Two people at one table of Yspahan, where a turn has several decisions.
async fn two_people(server: SocketAddr) -> ([Browser; 2], String) {
    let (mut host, mut friend) = (Browser::new(server), Browser::new(server));
    let fields = [("seat-0", "me"), ("name-0", "Ada"), ("seat-1", "friend")];
    let page = host.submit("/new/yspahan", &fields).await;
    let (id, mut links) = (host.table(), values(&page.text, "readonly value=\""));
    links.retain(|link| link.contains("/join/"));
    // Somebody with a key before they sit down may say how they want to be told.
    friend.submit("/play", &[("game", "osaka")]).await;
    friend.submit(&format!("/join/{id}/1"), &[("name", "Bo"), ("invite", &links[0])]).await;
    ([host, friend], id)
}

async fn wish(browser: &mut Browser, address: &str, quiet: Option<(u8, u8)>) -> Answer {
    let hour = |hour: Option<u8>| hour.map(|hour| hour.to_string()).unwrap_or_default();
    let (from, to) = (hour(quiet.map(|quiet| quiet.0)), hour(quiet.map(|quiet| quiet.1)));
    let fields = [
        ("address", address),
        ("quiet-from", from.as_str()),
        ("quiet-to", &to),
        ("offset", "0"),
        ("do", "save"),
    ];
    browser.submit("/me/notices", &fields).await
}

/// The seat that decides makes its first choice; says which it was.
async fn decide(people: &mut [Browser; 2], id: &str) -> usize {
    for (seat, person) in people.iter_mut().enumerate() {
        let page = person.open(&format!("/t/{id}")).await;
        let choices = values(&page.text, "<button name=\"action\" value=\"");
        if let Some(action) = choices.first() {
            let (number, seat_field) = (field(&page.text, "number"), field(&page.text, "seat"));
            let fields =
                [("number", number.as_str()), ("seat", &seat_field), ("action", action.as_str())];
            assert_eq!(person.submit(&format!("/t/{id}/act"), &fields).await.status, 200);
            return seat;
        }
    }
    panic!("nobody decides");
}

async fn decider(people: &mut [Browser; 2], id: &str) -> usize {
    let page = people[0].open(&format!("/t/{id}")).await;
    values(&page.text, "data-decides=\"").remove(0).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_turn_brings_exactly_one_notice() {
    let (server, _folder) = start(true).await;
    let mut listener = Listener::good().await;
    let (mut people, id) = two_people(server.address).await;
    for person in &mut people {
        assert_eq!(wish(person, &listener.address, None).await.status, 200);
    }
    listener.rest().await; // the first turn began before anybody wished for notices
    let (mut turns, mut decisions) = (0, 0);
    while turns < 4 {
        let before = decide(&mut people, &id).await;
        decisions += 1;
        let now = decider(&mut people, &id).await;
        if now == before {
            continue;
        }
        turns += 1;
        let notice = listener.next().await;
        assert_eq!((&notice["event"], &notice["table"]), (&"your_turn".into(), &id.clone().into()));
        assert_eq!((&notice["seat"], &notice["game"]), (&now.into(), &"yspahan".into()));
        let text = notice["text"].as_str().unwrap();
        assert!(text.contains("your turn at Yspahan") && text.ends_with(&format!("/t/{id}")));
        assert_eq!(listener.rest().await, Vec::<Value>::new(), "one a turn, not more");
    }
    assert!(decisions > turns, "a turn has several decisions");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_decides_at_once_and_whoever_sleeps_hears_nothing() {
    let folder = common::Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let notices = Notices { grace: Duration::from_secs(2), private_addresses: true };
    let config = Config { notices, ..common::free() };
    let server = common::start_with(store, config).await;
    let mut listener = Listener::good().await;
    let (mut people, id) = two_people(server.address).await;
    for person in &mut people {
        wish(person, &listener.address, None).await;
    }
    for _ in 0..12 {
        decide(&mut people, &id).await;
    }
    assert_eq!(listener.rest().await, Vec::<Value>::new(), "nobody was away");
    let hour = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() / 3600 % 24;
    let (from, to) = (hour as u8, ((hour + 2) % 24) as u8);
    for person in &mut people {
        wish(person, &listener.address, Some((from, to))).await;
        let page = person.open("/settings").await.text;
        assert!(page.contains(&format!("value=\"{from}\" selected")), "{page}");
    }
    while decide(&mut people, &id).await == decider(&mut people, &id).await {}
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(listener.rest().await, Vec::<Value>::new(), "it is quiet now");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_test_says_what_became_of_it_and_bad_addresses_are_refused() {
    let (server, _folder) = start(true).await;
    let mut ada = Browser::new(server.address);
    let stranger = ada.submit("/me/notices", &[("address", "https://example.org/")]).await;
    assert_eq!(stranger.status, 403);
    ada.submit("/play", &[("game", "osaka")]).await;
    let mut listener = Listener::good().await;
    let page = ada.submit("/me/notices", &[("address", &listener.address), ("do", "test")]).await;
    assert_eq!(listener.next().await["event"], "test");
    assert!(page.text.contains("The last notice has just arrived."), "{}", page.text);
    tokio::time::sleep(Duration::from_millis(3_100)).await;
    // A redirect is an answer, not a way: nobody is led elsewhere.
    let mut other = Listener::good().await;
    let away =
        format!("HTTP/1.1 302 Found\r\nlocation: {}\r\nconnection: close\r\n\r\n", other.address);
    let leads_away = Listener::answering(away.leak()).await;
    let fields = [("address", leads_away.address.as_str()), ("do", "test")];
    let page = ada.submit("/me/notices", &fields).await;
    assert!(page.text.contains("did not arrive: the answer was 302"), "{}", page.text);
    assert_eq!(other.rest().await, Vec::<Value>::new());
    for bad in ["ftp://example.org/", "nonsense", "https://a:b@example.org/"] {
        assert_eq!(wish(&mut ada, bad, None).await.status, 422, "{bad}");
    }
    assert_eq!(wish(&mut ada, &listener.address, Some((7, 7))).await.status, 422);
    server.stop().await;

    // A listener of its own: Ada's turn at the other house may still be told to the first one.
    let mut listener = Listener::good().await;
    let (careful, _folder) = start(false).await;
    let mut bo = Browser::new(careful.address);
    bo.submit("/play", &[("game", "osaka")]).await;
    let refused = wish(&mut bo, &listener.address, None).await;
    assert!(refused.status == 422 && refused.text.contains("not on the public network"));
    let local = listener.address.replace("127.0.0.1", "localhost");
    let page = bo.submit("/me/notices", &[("address", &local), ("do", "test")]).await;
    assert!(page.text.contains("not on the public network"), "{}", page.text);
    assert_eq!(listener.rest().await, Vec::<Value>::new());
    careful.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_address_does_not_disturb_play_and_its_owner_sees_why() {
    let (server, _folder) = start(true).await;
    // A port on which nobody answers.
    let dead = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/hook", dead.local_addr().unwrap());
    drop(dead);
    let (mut people, id) = two_people(server.address).await;
    for person in &mut people {
        wish(person, &address, None).await;
    }
    let began = std::time::Instant::now();
    for _ in 0..10 {
        decide(&mut people, &id).await;
        tokio::time::sleep(GRACE * 2).await;
    }
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
    for _ in 0..200 {
        let pages = [people[0].open("/settings").await, people[1].open("/settings").await];
        if pages.iter().any(|page| page.text.contains("did not arrive")) {
            return server.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("nobody is told that notices do not arrive");
}
