//! A day of hostile clients: one address asks for all it can get within the limits, and what that costs
//! on the disk stays below what docs/operations.md says.

mod common;

use std::sync::Arc;

use common::client::Client;
use common::players::{Party, osaka, people};
use common::{Folder, free, start_with};
use serde_json::json;
use server::{Config, Quotas};

/// What docs/operations.md counts with, in bytes.
const TABLE: u64 = 8 * 1024;
const ROW: u64 = 512;
const CONTENT: u64 = 256 * 1024;
const PERSON: u64 = 1024;

const QUOTAS: Quotas =
    Quotas { open_tables: 20, tables_a_day: 30, contents: 3, rows: 100, people_a_day: 200 };

/// The store's files, with what waits to be written into the first of them.
fn bytes(folder: &Folder) -> u64 {
    let files = std::fs::read_dir(&folder.0).unwrap().map(|file| file.unwrap());
    let of_store = files.filter(|file| file.file_name().to_string_lossy().starts_with("serai.db"));
    of_store.map(|file| file.metadata().unwrap().len()).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_address_can_cost_is_bounded() {
    let folder = Folder::new();
    let store = Arc::new(server::open_file(&folder.0).unwrap());
    let server = start_with(store, Config { quotas: QUOTAS, ..free() }).await;
    let mut client = Client::new(server.address);
    let mut parties = Vec::new();
    let content = catalog::info("yspahan").unwrap().content;
    for number in 0..100 {
        // Large contents, all different, as far as a body may be.
        let filled = format!("# {number} {}\n{content}", "x".repeat(100 * 1024 - content.len()));
        let wish = json!({ "game": "yspahan", "seats": people(3), "content": filled });
        let answer = client.post("/api/tables", None, &wish).await;
        match answer.status {
            201 => {}
            429 => assert_eq!(answer.json()["error"], "quota"),
            _ => panic!("{answer:?}"),
        }
    }
    while parties.len() < 100 {
        let made = client.post("/api/tables", None, &osaka(&people(2))).await;
        if made.status != 201 {
            assert_eq!((made.status, &made.json()["error"]), (429, &json!("quota")));
            break;
        }
        parties.push(made.json());
    }
    assert_eq!(parties.len(), 17, "with three of other contents twenty are open");
    for made in &parties {
        fill(&mut client, made).await;
    }
    let new = json!({ "name": "x".repeat(40) });
    let mut people = 0;
    while client.post("/api/me", None, &new).await.status == 201 {
        people += 1;
    }
    assert_eq!(people, QUOTAS.people_a_day);
    let tables = u64::from(QUOTAS.open_tables) * (TABLE + u64::from(QUOTAS.rows) * ROW);
    let most = tables + u64::from(QUOTAS.contents) * CONTENT + u64::from(people) * PERSON;
    // The log before the file holds 4 MiB at most, the empty store less than 256 KiB.
    let (found, most) = (bytes(&folder), most + (4 * 1024 + 256) * 1024);
    println!("{found} bytes, at most {most}");
    assert!(found <= most, "{found} bytes, at most {most}");
    server.stop().await;
}

/// Somebody hands over and comes back until the journal takes no more.
async fn fill(client: &mut Client, made: &serde_json::Value) {
    let id = made["table"].as_str().unwrap().to_owned();
    let mut tokens = Vec::new();
    for invite in made["invites"].as_array().unwrap() {
        let name = "x".repeat(40);
        let join = json!({ "seat": invite["seat"], "name": name, "invite": invite["invite"],
            "key": "k".repeat(64) });
        let joined = client.post(&format!("/api/tables/{id}/join"), None, &join).await.good();
        tokens.push(joined["token"].as_str().unwrap().to_owned());
    }
    let party = Party { id, tokens };
    let token = Some(party.tokens[0].as_str());
    for round in 0..1_000 {
        let to = if round % 2 == 0 { json!({ "bot": "random" }) } else { json!("me") };
        let answer = client.post(&party.path("/hand-over"), token, &json!({ "to": to })).await;
        match answer.json()["error"].as_str() {
            Some("full") => return,
            Some("not_begun") => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
            _ => {}
        }
    }
    panic!("the journal has no end");
}
