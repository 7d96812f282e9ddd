//! What one opener may cost: contents kept once and named by hash, quotas of tables, contents and rows.

mod common;

use std::sync::Arc;

use common::client::{Answer, Client};
use common::players::{Party, osaka, people};
use common::{Folder, free, start, start_with};
use serde_json::{Value, json};
use server::{Config, Quotas, Server};
use store::{Sqlite, Store};

/// Osaka's own table with another note: other text, and so another content.
fn content(note: &str) -> String {
    format!("# {note}\n{}", catalog::info("osaka").unwrap().content)
}

fn with_content(note: &str) -> Value {
    let mut wish = osaka(&people(2));
    wish["content"] = json!(content(note));
    wish
}

async fn limited(quotas: Quotas) -> (Server, Arc<Sqlite>, Folder) {
    let folder = Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    (start_with(store.clone(), Config { quotas, ..free() }).await, store, folder)
}

/// The sentence of a no, after a look at its word.
fn refused(answer: &Answer, status: u16, code: &str) -> String {
    let no = answer.json();
    assert_eq!((answer.status, &no["error"]), (status, &json!(code)), "{no}");
    no["message"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_content_is_sent_once_and_named_by_frames() {
    let (server, folder) = start().await;
    let mut client = Client::new(server.address);
    let mut ids = Vec::new();
    for _ in 0..2 {
        let party = Party::open(&mut client, &with_content("ours")).await;
        let frame = client.get(&party.path(""), Some(&party.tokens[0])).await;
        assert!(frame.text.len() < 20_000, "a frame of {} bytes", frame.text.len());
        let hash = frame.json()["terms"]["content"].as_str().unwrap().to_owned();
        assert_eq!(hash.len(), 64);
        ids.push((party, hash));
    }
    let (party, hash) = &ids[0];
    assert_eq!(*hash, ids[1].1);
    let path = format!("/api/contents/{hash}");
    let text = client.get(&path, None).await;
    assert_eq!((text.status, text.text.as_str()), (200, content("ours").as_str()));
    assert!(text.headers["cache-control"].to_str().unwrap().contains("immutable"));
    let tag = text.headers["etag"].to_str().unwrap().to_owned();
    let again = client.raw("GET", &path, &[("if-none-match", tag)], "").await.unwrap();
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    assert_eq!(client.get("/api/contents/0000", None).await.status, 404);
    party.finish(&mut client).await;
    let record = client.get(&party.path("/record?format=text"), None).await.text;
    let record = table::Record::parse(&record).unwrap();
    assert_eq!(record.own_content.as_deref(), Some(content("ours").as_str()));
    assert!(table::verify(&record).unwrap().finished);
    server.stop().await;
    let store = Sqlite::open(&folder.0.join(server::FILE)).unwrap();
    let row = store.load(&party.id).await.unwrap().unwrap().table;
    assert!(row.terms.len() < 1_000 && row.content.as_ref() == Some(hash), "{}", row.terms);
}

/// As tables were kept before: the whole text in the terms.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_holds_its_content_itself_is_played_on() {
    let folder = Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let server = start_with(store.clone(), free()).await;
    let mut client = Client::new(server.address);
    let party = Party::open(&mut client, &osaka(&people(2))).await;
    party.step(&mut client, 0).await.unwrap().good();
    server.stop().await;
    let mut kept = store.load(&party.id).await.unwrap().unwrap();
    let mut terms: Value = serde_json::from_str(&kept.table.terms).unwrap();
    terms["content"] = json!(content("inline"));
    (kept.table.terms, kept.table.id) = (terms.to_string(), "00000000000000aa".into());
    (kept.table.create_key, kept.table.number) = (None, 0);
    store.create(kept.table.clone(), kept.seats.clone()).await.unwrap();
    let server = start_with(store.clone(), free()).await;
    let mut client = Client::new(server.address);
    let party = Party { id: kept.table.id, tokens: party.tokens };
    party.finish(&mut client).await;
    let record = client.get(&party.path("/record?format=text"), None).await.text;
    let record = table::Record::parse(&record).unwrap();
    assert_eq!(record.own_content.as_deref(), Some(content("inline").as_str()));
    let frame = party.frame(&mut client, None).await;
    let path = format!("/api/contents/{}", frame["terms"]["content"].as_str().unwrap());
    assert_eq!(client.get(&path, None).await.text, content("inline"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_enough_is_told_so_and_others_are_not() {
    let quotas = Quotas { open_tables: 2, tables_a_day: 4, contents: 1, ..Quotas::NONE };
    let folder = Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let config = Config { quotas, trust_proxy: true, ..free() };
    let server = start_with(store, config).await;
    let mut client = Client::new(server.address);
    let mut open = async |from: &str, wish: Value| {
        let kind = ("content-type", "application/json".to_owned());
        let headers = [kind, ("x-forwarded-for", from.to_owned())];
        client.raw("POST", "/api/tables", &headers, wish.to_string()).await.unwrap()
    };
    let mut first = osaka(&people(2));
    first["key"] = json!("first");
    let made = open("203.0.113.1", first.clone()).await.good();
    open("203.0.113.1", with_content("one")).await.good();
    let no = open("203.0.113.1", osaka(&people(2))).await;
    assert!(refused(&no, 429, "quota").contains("not over"));
    assert_eq!(no.headers["retry-after"], "3600");
    assert_eq!(open("203.0.113.1", first).await.good()["table"], made["table"], "asked again");
    let other = open("203.0.113.2", with_content("one")).await.good();
    assert_eq!(open("203.0.113.2", with_content("two")).await.status, 429);
    assert!(other["table"].is_string());
    // One household, whatever its last numbers.
    for last in 1..=2 {
        open(&format!("2001:db8::{last}"), osaka(&people(2))).await.good();
    }
    refused(&open("2001:db8::3", osaka(&people(2))).await, 429, "quota");
    let no = open("203.0.113.2", with_content("three")).await;
    assert!(refused(&no, 429, "quota").contains("content"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_counted_wherever_they_are() {
    let quotas = Quotas { open_tables: 1, ..Quotas::NONE };
    let folder = Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let server = start_with(store, Config { quotas, trust_proxy: true, ..free() }).await;
    let mut client = Client::new(server.address);
    let me = client.post("/api/me", None, &json!({ "name": "Ada" })).await.good();
    let key = format!("Bearer {}", me["key"].as_str().unwrap());
    for (from, status) in [("203.0.113.1", 201), ("203.0.113.2", 429)] {
        let headers = [
            ("content-type", "application/json".to_owned()),
            ("x-forwarded-for", from.to_owned()),
            ("authorization", key.clone()),
        ];
        let wish = osaka(&people(2)).to_string();
        let answer = client.raw("POST", "/api/tables", &headers, wish).await.unwrap();
        assert_eq!(answer.status, status, "{answer:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_brings_so_many_new_people() {
    let (server, _, _folder) = limited(Quotas { people_a_day: 2, ..Quotas::NONE }).await;
    let mut client = Client::new(server.address);
    let new = json!({ "name": "Ada", "secret": "s".repeat(32) });
    client.post("/api/me", None, &new).await.good();
    client.post("/api/me", None, &json!({ "name": "Bruno" })).await.good();
    refused(&client.post("/api/me", None, &json!({ "name": "Carla" })).await, 429, "quota");
    client.post("/api/me", None, &new).await.good();
    server.stop().await;
}

/// Somebody hands over and comes back for ever: the journal has an end, and everybody may still go.
#[tokio::test(flavor = "multi_thread")]
async fn a_journal_has_an_end() {
    let (server, store, _folder) = limited(Quotas { rows: 40, ..Quotas::NONE }).await;
    let mut client = Client::new(server.address);
    let party = Party::open(&mut client, &osaka(&people(2))).await;
    let token = Some(party.tokens[0].as_str());
    let no = loop {
        let over = json!({ "to": { "bot": "random" } });
        let answer = client.post(&party.path("/hand-over"), token, &over).await;
        if answer.status != 200 {
            break answer;
        }
        let answer = client.post(&party.path("/hand-over"), token, &json!({ "to": "me" })).await;
        if answer.status != 200 {
            break answer;
        }
    };
    refused(&no, 409, "full");
    for token in &party.tokens {
        client.post(&party.path("/leave"), Some(token), &json!({})).await.good();
    }
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let kept = store.load(&party.id).await.unwrap().unwrap();
    assert!(kept.rows.len() < 60, "{} rows", kept.rows.len());
    assert_eq!(kept.table.due_at, None, "nobody waits for the house");
    server.stop().await;
}
