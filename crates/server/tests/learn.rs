//! Learning from mistakes by plain forms, and what-if tables that leave the finished game alone.

mod common;

use common::browser::{Browser, field, values};
use common::client::Client;
use common::players::{Party, osaka, people};
use game::{Seat, Viewer};
use insight::Depth;
use serde_json::json;
use server::Config;

/// Shallow, so that a whole game takes seconds.
const DEPTH: Depth = Depth { playouts: 4, outcomes: 4, search: 200, compare: 300 };

#[tokio::test(flavor = "multi_thread")]
async fn one_learns_from_mistakes_and_plays_on_without_touching_the_game() {
    let folder = common::Folder::new();
    let store = std::sync::Arc::new(server::open_file(&folder.0).unwrap());
    let server = common::start_with(store, Config { analysis: DEPTH, ..common::free() }).await;
    let mut client = Client::new(server.address);
    let party = Party::open(&mut client, &osaka(&people(2))).await;
    party.finish(&mut client).await;
    let (id, mut browser) = (party.id.clone(), Browser::new(server.address));
    let early = browser.open(&format!("/t/{id}/learn")).await;
    assert!(early.text.contains("data-state=\"unasked\""), "first it must be analysed");
    let mut page = browser.submit(&format!("/t/{id}/analysis"), &[]).await;
    for _ in 0..2_000 {
        if page.text.contains("data-state=\"ready\"") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        page = browser.open(&format!("/t/{id}/analysis")).await;
    }
    let lessons = values(&page.text, "href=\"/t/");
    let lesson = lessons.iter().find(|link| link.contains("/learn?seat="));
    let lesson = format!("/t/{}", lesson.expect("somebody who plays anyhow errs"));
    let page = browser.open(&lesson).await;
    let choices = values(&page.text, "name=\"try\" value=\"");
    assert!(choices.len() > 1 && page.text.contains("data-played"), "{}", page.text);
    for choice in choices.iter().take(6) {
        let encoded: String = choice.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let tried = browser.open(&format!("{lesson}&error=0&try={encoded}")).await;
        assert!(tried.status == 200 && tried.text.contains("id=\"verdict\""), "{choice}");
        assert!(tried.text.contains(">yours</span>") && tried.text.contains(" %</td>"), "{choice}");
    }
    assert_eq!(browser.open(&format!("{lesson}&try=dance")).await.status, 422);

    let record = client.get(&party.path("/record?format=text"), None).await.text;
    let frame = party.frame(&mut client, None).await;
    let (at, seat) = (field(&page.text, "at"), field(&page.text, "seat"));
    let wish = [("at", at.as_str()), ("seat", seat.as_str()), ("level", "easy")];
    let there = browser.submit(&format!("/t/{id}/what-if"), &wish).await;
    let branch = browser.table();
    assert!(there.status == 200 && branch != id, "{}", there.text);
    assert!(
        there.text.contains("id=\"what-if\"") && there.text.contains(&format!("/t/{id}/replay"))
    );
    // It begins with that position, as the seat saw it.
    let table = table::resume(&table::Record::parse(&record).unwrap(), None).unwrap();
    let (number, index) = (at.parse().unwrap(), seat.parse().unwrap());
    let then = table.at(number).unwrap().frame(Viewer::Seat(Seat::new(index)));
    let cookie = [("cookie", format!("serai={}", browser.cookies["serai"]))];
    let path = format!("/api/tables/{branch}");
    let now = client.raw("GET", &path, &cookie, "").await.unwrap().good();
    assert_eq!(now["play"]["view"], then.view.json());
    assert_eq!(now["terms"]["branch"], json!({ "table": id, "number": number }));
    browser.play_on(&branch).await;
    assert!(browser.open(&format!("/t/{branch}/verify")).await.text.contains("data-fair=\"yes\""));
    let numbers = browser.open("/statistics").await.text;
    assert!(!numbers.contains(&branch), "a what-if is no game of one's statistics");
    assert_eq!(client.get(&party.path("/record?format=text"), None).await.text, record);
    assert_eq!(party.frame(&mut client, None).await, frame, "the finished game stays as it was");
    server.stop().await;
}

#[tokio::test]
async fn a_running_game_has_no_lessons_and_no_branches() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let party = Party::open(&mut client, &osaka(&people(2))).await;
    let (id, mut browser) = (party.id, Browser::new(server.address));
    assert_eq!(browser.open(&format!("/t/{id}/learn?seat=0")).await.status, 409);
    let wish = [("at", "3"), ("seat", "0"), ("level", "easy")];
    let refused = browser.submit(&format!("/t/{id}/what-if"), &wish).await;
    assert!(refused.status == 409 && browser.table() == id, "{}", refused.text);
    // Nor through the door for programs.
    let wish = json!({ "game": "osaka", "seats": ["person", "person"],
        "branch": { "table": id, "number": 3 } });
    assert_eq!(client.post("/api/tables", None, &wish).await.status, 422);
    server.stop().await;
}
