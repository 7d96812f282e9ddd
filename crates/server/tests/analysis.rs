//! Analysis over HTTP: refused before the end, made in the background, kept with the game, taken up
//! again after a restart, and the same for everybody.

mod common;

use std::time::Duration;

use common::browser::{Browser, values};
use common::client::Client;
use common::players::{Party, osaka, people};
use insight::{Depth, Plan};
use serde_json::{Value, json};
use server::Config;

/// Shallow, so that a whole game takes seconds.
const DEPTH: Depth = Depth { playouts: 8, outcomes: 6, search: 150, compare: 150 };

fn config() -> Config {
    Config { analysis: DEPTH, ..common::free() }
}

async fn finished(client: &mut Client) -> Party {
    let party = Party::open(client, &osaka(&people(2))).await;
    party.finish(client).await;
    party
}

/// Looks until something is so.
async fn until(client: &mut Client, party: &Party, so: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..3_000 {
        let study = client.get(&party.path("/analysis"), None).await.good();
        if so(&study) {
            return study;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it never came so far");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_hears_anything_about_a_running_game() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let party = Party::open(&mut client, &osaka(&people(2))).await;
    for token in [None, Some(party.tokens[0].as_str())] {
        let read = client.get(&party.path("/analysis"), token).await;
        let asked = client.post(&party.path("/analysis"), token, &json!({})).await;
        for answer in [read, asked] {
            assert_eq!((answer.status, answer.json()["error"].clone()), (409, json!("not_over")));
        }
    }
    let mut browser = Browser::new(server.address);
    let page = browser.open(&format!("/t/{}/analysis", party.id)).await;
    let asked = browser.submit(&format!("/t/{}/analysis", party.id), &[]).await;
    assert_eq!((page.status, asked.status), (409, 409));
    let replay = browser.open(&format!("/t/{}/replay", party.id)).await;
    assert!(!replay.text.contains("analyse") && !replay.text.contains("class=\"plot\""));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_analysis_goes_on_and_is_the_same_for_everybody() {
    let folder = common::Folder::new();
    let server = common::start_with(common::opened(&folder).await, config()).await;
    let mut client = Client::new(server.address);
    let party = finished(&mut client).await;
    let unasked = client.get(&party.path("/analysis"), None).await.good();
    assert_eq!((&unasked["status"], &unasked["analysis"]), (&json!("unasked"), &Value::Null));
    let asked = client.post(&party.path("/analysis"), None, &json!({})).await;
    assert_eq!((asked.status, asked.json()["status"].clone()), (202, json!("working")));
    let before = until(&mut client, &party, |study| study["done"].as_i64() >= Some(4)).await;
    let page = Browser::new(server.address).open(&format!("/t/{}/analysis", party.id)).await;
    assert!(page.text.contains("<progress") && page.text.contains("http-equiv=\"refresh\""));
    server.stop().await;

    let server = common::start_with(common::opened(&folder).await, config()).await;
    let mut client = Client::new(server.address);
    let after = client.get(&party.path("/analysis"), None).await.good();
    assert!(after["done"].as_i64() >= before["done"].as_i64(), "nothing is lost: {after}");
    let ready = until(&mut client, &party, |study| study["status"] == "ready").await;
    let record = client.get(&party.path("/record?format=text"), None).await.text;
    let table = table::resume(&table::Record::parse(&record).unwrap(), None).unwrap();
    let plan = Plan { seed: 1, depth: DEPTH };
    let alone = insight::analyse(&*table, plan, &bots::Alone).unwrap();
    assert_eq!(ready["analysis"], insight::json::of(&*table, &alone).unwrap());
    server.stop().await;

    // Kept with the game: nobody has to ask again.
    let server = common::start_with(common::opened(&folder).await, config()).await;
    let mut browser = Browser::new(server.address);
    let page = browser.open(&format!("/t/{}/analysis", party.id)).await;
    assert!(page.text.contains("data-state=\"ready\""), "{}", page.text);
    let places = values(&page.text, "<a href=\"/t/");
    let (graph, turns): (Vec<&String>, Vec<&String>) = {
        let links = places.iter().filter(|link| link.contains("/replay?at="));
        links.partition(|link| link.contains("seat=all"))
    };
    assert!(graph.len() > 20, "{} places in the graph and the turning points", graph.len());
    assert_eq!(page.text.matches("class=\"account\"").count(), 2);
    for link in graph.iter().step_by(11).chain(turns.iter().take(2)) {
        let shown = browser.open(&format!("/t/{link}")).await;
        assert!(shown.status == 200 && shown.text.contains("class=\"now\""), "{link}");
    }
    server.stop().await;
}
