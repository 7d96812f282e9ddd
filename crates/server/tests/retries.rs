//! Whoever asks again gets the same answer, also while the first request is under way; whoever
//! guesses somebody's key gets nothing.

mod common;

use std::net::SocketAddr;

use common::client::{Answer, Client};
use common::players::{osaka, people};
use serde_json::{Value, json};

const AT_ONCE: usize = 20;

/// The same request over many connections at once.
async fn together(
    address: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> Vec<Answer> {
    let ask = |_| {
        let (path, token, body) = (path.to_owned(), token.map(str::to_owned), body.clone());
        tokio::spawn(async move { Client::new(address).post(&path, token.as_deref(), &body).await })
    };
    let asked: Vec<_> = (0..AT_ONCE).map(ask).collect();
    let mut answers = Vec::new();
    for answer in asked {
        answers.push(answer.await.unwrap());
    }
    answers
}

fn one_of<'a>(answers: &'a [Answer], field: &str) -> Vec<&'a str> {
    let text = |answer: &'a Answer| {
        let text = answer.text.split(&format!("\"{field}\":\"")).nth(1);
        text.unwrap_or_else(|| panic!("{answer:?}")).split('"').next().unwrap()
    };
    let mut all: Vec<&str> = answers.iter().map(text).collect();
    all.sort_unstable();
    all.dedup();
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_and_a_seat_asked_for_many_times_at_once_are_one() {
    let (server, _folder) = common::start().await;
    let mut wish = osaka(&people(2));
    (wish["key"], wish["visibility"]) = (json!("1"), json!("public"));
    let made = together(server.address, "/api/tables", None, &wish).await;
    assert_eq!(one_of(&made, "table").len(), 1);
    assert_eq!(made.iter().filter(|answer| answer.status == 201).count(), 1);
    let invites = made[0].good()["invites"].clone();
    assert!(made.iter().all(|answer| answer.good()["invites"] == invites));

    let path = format!("/api/tables/{}/join", one_of(&made, "table")[0]);
    let invited = json!({ "seat": 0, "name": "Ada", "key": "1", "invite": invites[0]["invite"] });
    for join in [invited, json!({ "seat": 1, "name": "Bo", "key": "1" })] {
        let sat = together(server.address, &path, None, &join).await;
        assert!(sat.iter().all(|answer| answer.status == 200), "{sat:?}");
        assert_eq!(one_of(&sat, "token").len(), 1);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_guessed_key_opens_nothing() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let mut people_keys = Vec::new();
    for name in ["Ada", "Eve"] {
        let made = client.post("/api/me", None, &json!({ "name": name })).await.good();
        people_keys.push(made["key"].as_str().unwrap().to_owned());
    }
    let [ada, eve] = [Some(people_keys[0].as_str()), Some(people_keys[1].as_str())];
    let mut wish = osaka(&people(2));
    (wish["key"], wish["visibility"]) = (json!("1"), json!("public"));
    let hers = client.post("/api/tables", ada, &wish).await.good();
    for guesser in [eve, None] {
        let guessed = client.post("/api/tables", guesser, &wish).await.good();
        assert_ne!(guessed["table"], hers["table"]);
    }
    assert_eq!(client.post("/api/tables", ada, &wish).await.good(), hers, "she gets her own again");

    let path = format!("/api/tables/{}/join", hers["table"].as_str().unwrap());
    let join = json!({ "seat": 0, "name": "Ada", "key": "1" });
    let token = client.post(&path, ada, &join).await.good()["token"].clone();
    for guesser in [eve, None] {
        let guessed = client.post(&path, guesser, &join).await;
        assert_eq!((guessed.status, &guessed.json()["error"]), (409, &json!("taken")));
    }
    assert_eq!(client.post(&path, ada, &join).await.good()["token"], token);
    server.stop().await;
}

#[tokio::test]
async fn leaving_twice_is_leaving_once() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let me = client.post("/api/me", None, &json!({ "name": "Ada" })).await.good();
    let mut wish = osaka(&people(2));
    wish["visibility"] = json!("public");
    let id = client.post("/api/tables", None, &wish).await.good()["table"].clone();
    let path = |what: &str| format!("/api/tables/{}/{what}", id.as_str().unwrap());
    for token in [None, me["key"].as_str()] {
        let mut before = json!(0);
        for _ in 0..2 {
            let join = json!({ "seat": 0, "name": "Ada" });
            let sat = client.post(&path("join"), token, &join).await.good();
            let token = token.or(sat["token"].as_str());
            let left = client.post(&path("leave"), token, &json!({})).await.good();
            assert!(left["number"].as_i64() > before["number"].as_i64(), "{left} after {before}");
            assert_eq!(client.post(&path("leave"), token, &json!({})).await.good(), left);
            before = left;
        }
        // Whoever sits there now stays.
        let bo = client.post(&path("join"), None, &json!({ "seat": 0, "name": "Bo" })).await.good();
        if token.is_some() {
            assert_eq!(client.post(&path("leave"), token, &json!({})).await.good(), before);
        }
        let bo = bo["token"].as_str();
        assert_eq!(
            client.get(path("").trim_end_matches('/'), bo).await.good()["viewer"]["seat"],
            0
        );
        client.post(&path("leave"), bo, &json!({})).await.good();
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_introduced_many_times_at_once_is_one() {
    let (server, _folder) = common::start().await;
    let body = json!({ "name": "Ada", "secret": "0123456789abcdef0123456789abcdef" });
    let made = together(server.address, "/api/me", None, &body).await;
    assert_eq!(one_of(&made, "key").len(), 1);
    assert_eq!(made.iter().filter(|answer| answer.status == 201).count(), 1, "{made:?}");
    let mut client = Client::new(server.address);
    let short = json!({ "name": "Ada", "secret": "guess" });
    assert_eq!(client.post("/api/me", None, &short).await.status, 422);
    let key = one_of(&made, "key")[0];
    assert_eq!(client.get("/api/me", Some(key)).await.good()["name"], "Ada");
    server.stop().await;
}

#[tokio::test]
async fn keys_are_listed_and_taken_away() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let first = client.post("/api/me", None, &json!({ "name": "Ada" })).await.good()["key"].clone();
    let first = first.as_str();
    let alone = client.get("/api/me/keys", first).await.good();
    assert_eq!(alone["keys"].as_array().unwrap().len(), 1);
    let path = |key: &Value| format!("/api/me/keys/{}", key["id"].as_str().unwrap());
    let last = client.ask("DELETE", &path(&alone["keys"][0]), first, None).await.unwrap();
    assert_eq!((last.status, &last.json()["error"]), (409, &json!("last_key")));

    let made = client.post("/api/me/keys", first, &json!({ "name": "Phone" })).await.good();
    let phone = made["key"].as_str();
    assert_eq!(client.get("/api/me", phone).await.good()["name"], "Ada");
    let keys = client.get("/api/me/keys", phone).await.good();
    assert_eq!(
        (&keys["keys"][0]["current"], &keys["keys"][1]["current"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(keys["keys"][1]["name"], "Phone");
    assert!(!keys.to_string().contains(phone.unwrap()), "nobody reads a key from the list");

    for _ in 0..2 {
        let gone = client.ask("DELETE", &path(&keys["keys"][0]), phone, None).await.unwrap();
        assert_eq!(gone.status, 204, "{gone:?}");
    }
    assert_eq!(client.get("/api/me", first).await.status, 401);
    assert_eq!(client.get("/api/me", phone).await.status, 200);
    let forged = format!("{}0", phone.unwrap());
    assert_eq!(client.get("/api/me", Some(&forged)).await.status, 401);
    server.stop().await;
}
