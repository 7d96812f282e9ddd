//! Bad input: fuzzed and oversized bodies, half-open connections, slow readers, floods, other
//! sites. Never a 5xx of our own making, always a clear answer.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::client::Client;
use common::players::{osaka, party, people};
use game::{Dealer, Quick};
use serde_json::{Value, json};
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Every route that takes a body, with a good one.
fn bodies() -> Vec<(&'static str, Value)> {
    let table = json!({ "game": "osaka", "seats": ["person", { "bot": "random" }], "options": {},
        "pace": { "minutes": 5 }, "lapse": { "bot": "random" }, "visibility": "public",
        "take_back": "never", "key": "k" });
    vec![
        ("/api/tables", table),
        ("/join", json!({ "seat": 0, "name": "Anna", "nonce": "00".repeat(16), "key": "k" })),
        ("/actions", json!({ "number": 1, "action": "pass", "key": "k" })),
        ("/take-back", json!({ "number": 1, "key": "k" })),
        ("/hand-over", json!({ "to": { "bot": "random" } })),
        ("/rematch", json!({ "nonce": null, "key": null })),
        ("/api/me", json!({ "name": "Anna" })),
        ("/api/me/sign-in", json!({ "key": "me_1" })),
    ]
}

/// Changes a few bytes of a good body, or cuts it, or doubles a part.
fn fuzz(good: &str, dealer: &mut Quick) -> Vec<u8> {
    let mut bytes = good.as_bytes().to_vec();
    for _ in 0..=dealer.below(3) {
        let at = dealer.below(bytes.len() as u32) as usize;
        match dealer.below(5) {
            0 => bytes[at] = dealer.below(256) as u8,
            1 => bytes.truncate(at.max(1)),
            2 => bytes.extend_from_slice(&good.as_bytes()[..at.min(good.len())]),
            3 => bytes[at] = b"{}[]\",:0-9e"[dealer.below(11) as usize],
            _ => drop(bytes.splice(at..at, *b"99999999999999999999")),
        }
    }
    bytes
}

#[tokio::test]
async fn fuzzed_bodies_get_a_clear_no() {
    let (server, _folder) = common::start().await;
    let (mut client, party) = party(server.address, &osaka(&people(2))).await;
    let mut dealer = Quick::new(11);
    for (route, good) in bodies() {
        let path = if route.starts_with("/api") { route.to_owned() } else { party.path(route) };
        for round in 0..60 {
            let token = &party.tokens[round % 2];
            let headers = [
                ("content-type", "application/json".to_owned()),
                ("authorization", format!("Bearer {token}")),
            ];
            let body = fuzz(&good.to_string(), &mut dealer);
            let shown = String::from_utf8_lossy(&body).into_owned();
            let answer = client.raw("POST", &path, &headers, body).await.unwrap();
            assert!(answer.status < 500, "{path} {shown}: {answer:?}");
            if answer.status >= 400 {
                assert!(answer.json()["error"].is_string() && answer.json()["message"].is_string());
            }
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn bodies_that_are_too_large_or_no_json_are_refused() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let big = json!({ "name": "x".repeat(200_000) });
    let answer = client.post("/api/me", None, &big).await;
    assert_eq!((answer.status, answer.json()["error"].clone()), (413, json!("too_large")));
    let mut client = Client::new(server.address);
    let form = [("content-type", "application/x-www-form-urlencoded".to_owned())];
    let answer = client.raw("POST", "/api/me", &form, "name=x").await.unwrap();
    assert_eq!(answer.status, 415);
    let plain = [("content-type", "application/json".to_owned())];
    assert_eq!(client.raw("POST", "/api/me", &plain, "{").await.unwrap().status, 400);
    assert_eq!(client.raw("PUT", "/api/me", &plain, "{}").await.unwrap().status, 405);
    assert_eq!(client.get("/api/tables?limit=0", None).await.status, 422);
    assert_eq!(client.get("/api/tables?before=x", None).await.status, 422);
    assert_eq!(client.get("/api/tables?status=x", None).await.status, 422);
    server.stop().await;
}

#[tokio::test]
async fn requests_from_other_sites_pages_are_refused() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let ask = |name: &'static str, value: &str| {
        [("content-type", "application/json".to_owned()), (name, value.to_owned())]
    };
    let body = json!({ "name": "Anna" }).to_string();
    for (name, value, status) in [
        ("origin", "https://evil.example", 403),
        ("origin", "null", 403),
        ("sec-fetch-site", "cross-site", 403),
        ("sec-fetch-site", "same-site", 403),
        ("origin", "http://localhost", 201),
        ("sec-fetch-site", "same-origin", 201),
    ] {
        let headers = ask(name, value);
        let answer = client.raw("POST", "/api/me", &headers, body.clone()).await.unwrap();
        assert_eq!(answer.status, status, "{name}: {value}");
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"));
        assert_eq!(answer.headers["referrer-policy"], "no-referrer");
    }
    server.stop().await;
}

#[tokio::test]
async fn floods_are_told_to_wait() {
    let folder = common::Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let config = Config { rate: 10, connections_per_address: 3, ..Config::default() };
    let server = common::start_with(store, config).await;
    let mut client = Client::new(server.address);
    let mut refused = None;
    for _ in 0..60 {
        let answer = client.get("/healthz", None).await;
        if answer.status != 200 {
            refused = Some(answer);
        }
    }
    let refused = refused.expect("somebody is told to wait");
    assert_eq!(
        (refused.status, refused.json()["error"].clone()),
        (429, json!("too_many_requests"))
    );
    assert_eq!(refused.headers["retry-after"], "1");

    let mut held = Vec::new();
    for _ in 0..2 {
        held.push(TcpStream::connect(server.address).await.unwrap());
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut fourth = TcpStream::connect(server.address).await.unwrap();
    let mut text = String::new();
    fourth.read_to_string(&mut text).await.unwrap();
    assert!(text.starts_with("HTTP/1.1 503 ") && text.ends_with("free.\"}\n"), "{text}");
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    assert!(head.contains(&format!("content-length: {}", body.len())), "{text}");
    server.stop().await;
}

#[tokio::test]
async fn half_open_connections_end_and_slow_readers_hold_nobody_up() {
    let (server, _folder) = common::start().await;
    let (mut client, party) = party(server.address, &osaka(&people(2))).await;
    let mut half = TcpStream::connect(server.address).await.unwrap();
    half.write_all(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-").await.unwrap();
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    let want = format!("GET /api/tables/{}/events HTTP/1.1\r\nhost: localhost\r\n\r\n", party.id);
    slow.write_all(want.as_bytes()).await.unwrap();
    let mut stuck = TcpStream::connect(server.address).await.unwrap();
    let begin = "POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
        content-length: 100\r\n\r\n{";
    stuck.write_all(begin.as_bytes()).await.unwrap();
    // Nobody reads the stream, and the table goes on to its end all the same.
    party.finish(&mut client).await;
    let mut answer = String::new();
    let ended = tokio::time::timeout(Duration::from_secs(20), half.read_to_string(&mut answer));
    ended.await.expect("a half-open connection is closed").unwrap();
    let mut answer = [0; 1024];
    let told = tokio::time::timeout(Duration::from_secs(20), stuck.read(&mut answer)).await;
    let length = told.expect("a body that does not come is not waited for").unwrap();
    assert!(String::from_utf8_lossy(&answer[..length]).starts_with("HTTP/1.1 408 "));
    server.stop().await;
}

#[tokio::test]
async fn the_house_answers_to_its_own_names_only() {
    let folder = common::Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let public_url = Some("https://games.example".to_owned());
    let server = common::start_with(store, Config { public_url, ..common::free() }).await;
    let status = async |path: &str, host: &str| {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let ask = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).await.unwrap();
        text.split(' ').nth(1).unwrap().to_owned()
    };
    for host in ["games.example", "127.0.0.1:7777", "localhost"] {
        assert_eq!(status("/", host).await, "200", "{host}");
    }
    assert_eq!(status("/", "evil.example").await, "421");
    assert_eq!(status("/", "games.example\r\nhost: evil.example").await, "421");
    assert_eq!(status("/healthz", "serai.internal").await, "200", "a probe knows no name");
    server.stop().await;
}

#[tokio::test]
async fn by_https_the_key_is_the_houses_own_cookie_and_old_ones_still_open() {
    let folder = common::Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let server = common::start_with(store, Config { trust_proxy: true, ..common::free() }).await;
    let mut client = Client::new(server.address);
    let introduce = async |client: &mut Client, scheme: &str| {
        let headers = [
            ("content-type", "application/json".to_owned()),
            ("x-forwarded-proto", scheme.to_owned()),
        ];
        client.raw("POST", "/api/me", &headers, r#"{"name":"Ada"}"#).await.unwrap()
    };
    let plain = introduce(&mut client, "http").await;
    let set = plain.headers["set-cookie"].to_str().unwrap();
    assert!(set.starts_with("serai=me_") && !set.contains("Secure"), "{set}");
    let old = set.split(';').next().unwrap().to_owned();

    let secure = introduce(&mut client, "https").await;
    let set: Vec<&str> =
        secure.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap()).collect();
    assert!(set[0].starts_with("__Host-serai=me_"), "{set:?}");
    assert!(set[0].contains("; Secure") && set[0].contains("Path=/;"), "{set:?}");
    assert!(set[1].starts_with("serai=;") && set[1].contains("Max-Age=0"), "{set:?}");
    let new = set[0].split(';').next().unwrap().to_owned();
    for cookie in [old, new] {
        let me = client.raw("GET", "/api/me", &[("cookie", cookie)], "").await.unwrap();
        assert_eq!(me.good()["name"], "Ada");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_connection_may_rest_longer_than_a_head_may_take() {
    let (server, _folder) = common::start().await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    for _ in 0..2 {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
        let mut bytes = [0; 4096];
        let count = stream.read(&mut bytes).await.unwrap();
        assert!(bytes[..count].starts_with(b"HTTP/1.1 200"), "{count} bytes");
        tokio::time::sleep(Duration::from_secs(12)).await;
    }
    server.stop().await;
}

#[tokio::test]
async fn behind_a_proxy_everybody_has_places_of_their_own() {
    let folder = common::Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let config =
        Config { trust_proxy: true, rate: 0, connections_per_address: 2, ..Config::default() };
    let server = common::start_with(store, config).await;
    let mut client = Client::new(server.address);
    let made = client.post("/api/tables", None, &osaka(&people(2))).await.good();
    let id = made["table"].as_str().unwrap();
    let mut held = Vec::new();
    let watch = async |from: &str| {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let ask = format!(
            "GET /api/tables/{id}/events HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {from}\r\n\r\n"
        );
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut bytes = [0; 12];
        stream.read_exact(&mut bytes).await.unwrap();
        (String::from_utf8_lossy(&bytes[9..]).into_owned(), stream)
    };
    for (from, status) in [
        ("203.0.113.7:1000", "200"),
        ("203.0.113.7:1001", "200"),
        ("203.0.113.7:1002", "503"),
        ("203.0.113.8", "200"),
        ("203.0.113.8", "200"),
    ] {
        let (said, stream) = watch(from).await;
        assert_eq!(said, status, "{from}");
        held.push(stream);
    }
    drop(held);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(watch("203.0.113.7").await.0, "200", "a stream that ended is counted no more");
    server.stop().await;
}
