//! Everybody's part in the dice: sealed when sitting down, opened when all have sealed, a link with
//! every decision; what is late, wrong or lost; what a killed server and a second node make of it.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::chains::{chain, link, seated};
use common::client::Client;
use common::players::{osaka, people};
use common::{Folder, free, start_with};
use serde_json::{Value, json};
use server::{Config, Server};
use store::TableRow;
use table::{DiceVerdict, Record, SeatDice, hex};

/// Nobody in these tests is slow by accident.
fn patient() -> Config {
    Config { patience: Duration::from_secs(600), ..free() }
}

fn hasty() -> Config {
    Config { patience: Duration::from_millis(400), ..free() }
}

async fn start(config: Config) -> (Server, Folder) {
    let folder = Folder::new();
    let store = server::open_file(&folder.0).unwrap();
    (start_with(Arc::new(store), config).await, folder)
}

async fn record(client: &mut Client, path: String) -> (Record, String) {
    let text = client.get(&format!("{path}/record?format=text"), None).await.text;
    (Record::parse(&text).unwrap(), text)
}

fn adds(frame: &Value) -> Vec<&str> {
    frame["dice"]["seats"].as_array().unwrap().iter().map(|s| s["adds"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn all_seal_then_all_open_and_the_record_of_the_match_is_of_version_2() {
    let (server, _folder) = start(patient()).await;
    let mut client = Client::new(server.address);
    let wish = osaka(&[json!("person"), json!("person"), json!({ "bot": "random" })]);
    let party = seated(&mut client, &wish, &[0, 1]).await;
    let frame = party.until(&mut client, 0, |frame| frame["dice"]["asked"] == "opening").await;
    assert_eq!(adds(&frame), ["sealed", "sealed", "nothing"]);
    assert_eq!(frame["dice"]["own"]["label"], "label-0");
    assert_eq!(frame["dice"]["seats"][1]["seal"], hex(&chain(1, 0).seal()));
    party.open_chain(&mut client, 0, 0).await.good();
    let frame = party.frame(&mut client, Some(&party.tokens[1])).await;
    assert_eq!((frame["status"].as_str(), adds(&frame)[0]), (Some("open"), "links"));
    // Sent once more, as after a lost answer.
    party.open_chain(&mut client, 0, 0).await.good();
    party.open_chain(&mut client, 1, 0).await.good();
    let frame = party.until(&mut client, 0, |frame| frame["status"] == "running").await;
    assert_eq!(adds(&frame), ["links", "links", "nothing"]);
    party.finish_linked(&mut client, 0).await;
    let (record, text) = record(&mut client, party.path("")).await;
    assert!(text.starts_with("serai record 2\n"), "{text}");
    let verdict = table::verify(&record).unwrap();
    assert_eq!(verdict.dice, DiceVerdict::Fair);
    assert!(verdict.seats[0].has_links() && verdict.seats[1].has_links());
    assert_eq!(verdict.seats[2], SeatDice::House);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_opens_before_everybody_has_sealed() {
    let (server, _folder) = start(patient()).await;
    let mut client = Client::new(server.address);
    let wish = osaka(&people(2));
    let made = client.post("/api/tables", None, &wish).await.good();
    let id = made["table"].as_str().unwrap();
    let path = |what: &str| format!("/api/tables/{id}{what}");
    let join = |seat: usize, seal: String| json!({ "seat": seat, "name": "P", "seal": seal, "invite": made["invites"][seat]["invite"] });
    let first = join(0, hex(&chain(0, 0).seal()));
    let joined = client.post(&path("/join"), None, &first).await.good();
    let token = joined["token"].as_str();
    let open = json!({ "link": link(&chain(0, 0), 0) });
    let early = client.post(&path("/open"), token, &open).await;
    assert_eq!((early.status, early.json()["error"].as_str()), (409, Some("not_ready")));
    let twin = client.post(&path("/join"), None, &join(1, hex(&chain(0, 0).seal()))).await;
    assert_eq!(twin.status, 422, "no seat repeats another one's seal: {}", twin.text);
    client.post(&path("/join"), None, &join(1, hex(&chain(1, 0).seal()))).await.good();
    let other = json!({ "link": link(&chain(1, 0), 0) });
    assert_eq!(client.post(&path("/open"), token, &other).await.status, 422, "another's link");
    client.post(&path("/open"), token, &open).await.good();
    let late = json!({ "seal": hex(&chain(0, 1).seal()) });
    let late = client.post(&path("/seal"), token, &late).await;
    assert_eq!(late.status, 409, "who has seen openings cannot seal anew: {}", late.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_does_not_fit_is_refused_and_none_breaks_the_chain() {
    let (server, _folder) = start(patient()).await;
    let mut client = Client::new(server.address);
    let party = seated(&mut client, &osaka(&people(2)), &[0, 1]).await;
    for seat in [0, 1] {
        party.open_chain(&mut client, seat, 0).await.good();
    }
    party.until(&mut client, 0, |frame| frame["status"] == "running").await;
    let seat = party.decider(&mut client).await.unwrap();
    for index in [0, 2] {
        let no = party.decide(&mut client, seat, Some(link(&chain(seat, 0), index))).await;
        assert_eq!(no.json()["error"], "wrong_link", "{}", no.text);
    }
    let before = party.frame(&mut client, None).await["number"].clone();
    let due = link(&chain(seat, 0), 1);
    let done = party.decide(&mut client, seat, Some(due.clone())).await.good();
    // The same request again, word for word, gets the same answer.
    let choice = json!({ "number": before, "action": null, "link": due, "key": "k" });
    let frame = party.frame(&mut client, None).await;
    assert_eq!(done["number"], frame["number"]);
    let again = client.post(&party.path("/actions"), Some(&party.tokens[seat]), &choice).await;
    assert_eq!(again.json()["error"], "key_used", "another decision with the same key");
    while let Some(seat) = party.decider(&mut client).await {
        let answer = party.decide_anew(&mut client, seat).await;
        if adds(&answer.good()["frame"]).contains(&"broken") {
            break;
        }
    }
    let frame = party.frame(&mut client, None).await;
    assert!(adds(&frame).contains(&"broken"), "{frame}");
}

trait Anew {
    async fn decide_anew(&self, client: &mut Client, seat: usize) -> common::client::Answer;
}

impl Anew for common::players::Party {
    /// Without a link, and under another key.
    async fn decide_anew(&self, client: &mut Client, seat: usize) -> common::client::Answer {
        let frame = self.frame(client, Some(&self.tokens[seat])).await;
        let choice = frame["play"]["choices"][0]["notation"].clone();
        let act = json!({ "number": frame["number"], "action": choice });
        client.post(&self.path("/actions"), Some(&self.tokens[seat]), &act).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_taken_back_and_decided_anew_carries_the_same_link_and_opens_no_other_roll() {
    let (server, _folder) = start(patient()).await;
    let mut client = Client::new(server.address);
    let wish = json!({ "game": "istanbul", "seats": people(2) });
    let party = seated(&mut client, &wish, &[0, 1]).await;
    for seat in [0, 1] {
        party.open_chain(&mut client, seat, 0).await.good();
    }
    party.until(&mut client, 0, |frame| frame["status"] == "running").await;
    let (mut decisions, mut taken_back) = ([0; 2], 0);
    while taken_back < 3 {
        let seat = party.decider(&mut client).await.unwrap();
        let token = Some(party.tokens[seat].as_str());
        let frame = party.frame(&mut client, token).await;
        assert_eq!(frame["dice"]["own"]["next"], decisions[seat] + 1);
        let link = link(&chain(seat, 0), decisions[seat] + 1);
        let action = frame["play"]["choices"][0]["notation"].clone();
        let act = json!({ "number": frame["number"], "action": action, "link": link });
        let done = client.post(&party.path("/actions"), token, &act).await.good();
        if done["frame"]["play"]["can_take_back"] == true {
            taken_back += 1;
            let undo = json!({ "number": done["number"] });
            let undone = client.post(&party.path("/take-back"), token, &undo).await.good();
            assert_eq!(undone["frame"]["dice"]["own"]["next"], decisions[seat] + 1);
            let again = json!({ "number": undone["number"], "action": action, "link": link });
            client.post(&party.path("/actions"), token, &again).await.good();
        }
        decisions[seat] += 1;
    }
}

/// The dice begin anew: fresh seals from who had opened, nothing from who was silent.
#[tokio::test(flavor = "multi_thread")]
async fn an_opening_that_does_not_come_begins_the_dice_anew_without_that_seat() {
    let (server, _folder) = start(hasty()).await;
    let mut client = Client::new(server.address);
    let party = seated(&mut client, &osaka(&people(3)), &[0, 1, 2]).await;
    party.open_chain(&mut client, 0, 0).await.good();
    party.open_chain(&mut client, 1, 0).await.good();
    let frame = party.until(&mut client, 0, |frame| frame["dice"]["asked"] == "seal").await;
    assert_eq!(adds(&frame), ["promised", "promised", "missed"]);
    let old = party.open_chain(&mut client, 0, 0).await;
    assert_eq!(old.status, 409, "what was shown is of no use any more: {}", old.text);
    let late = party.seal(&mut client, 2, 1).await;
    assert_eq!(late.status, 409, "{}", late.text);
    party.seal(&mut client, 0, 1).await.good();
    party.seal(&mut client, 1, 1).await.good();
    party.open_chain(&mut client, 0, 1).await.good();
    party.open_chain(&mut client, 1, 1).await.good();
    let frame = party.until(&mut client, 0, |frame| frame["status"] == "running").await;
    assert_eq!(adds(&frame), ["links", "links", "missed"]);
    let told = client.get(&party.path("?since=0&lang=en"), Some(&party.tokens[0])).await.good();
    assert!(told["words"]["told"].to_string().contains("did not add a part"), "{told}");
    party.finish_linked(&mut client, 1).await;
    let (record, _) = record(&mut client, party.path("")).await;
    assert_eq!(table::verify(&record).unwrap().dice, DiceVerdict::Fair);
}

/// Whoever goes and comes back in the middle gets no second throw.
#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_after_somebody_has_opened_adds_nothing_when_they_come_back() {
    let (server, _folder) = start(patient()).await;
    let mut client = Client::new(server.address);
    let wish = osaka(&people(2));
    let party = seated(&mut client, &wish, &[0, 1]).await;
    party.open_chain(&mut client, 0, 0).await.good();
    client.post(&party.path("/leave"), Some(&party.tokens[1]), &json!({})).await.good();
    let frame = party.frame(&mut client, Some(&party.tokens[0])).await;
    assert_eq!(
        (adds(&frame), frame["dice"]["asked"].as_str()),
        (vec!["promised", "missed"], Some("seal"))
    );
    party.seal(&mut client, 0, 1).await.good();
    let early = party.open_chain(&mut client, 0, 1).await;
    assert_eq!(early.status, 409, "a seat is free: {}", early.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_killed_between_seal_and_opening_goes_on_where_it_was() {
    let folder = Folder::new();
    let store = server::open_file(&folder.0).unwrap();
    let server = start_with(Arc::new(store), patient()).await;
    let mut client = Client::new(server.address);
    let party = seated(&mut client, &osaka(&people(2)), &[0, 1]).await;
    party.open_chain(&mut client, 1, 0).await.good();
    drop(client);
    server.stop().await;
    let opening = link(&chain(0, 0), 0);
    let kept = std::fs::read(folder.0.join("serai.db")).unwrap();
    let wal = std::fs::read(folder.0.join("serai.db-wal")).unwrap_or_default();
    let holds = |text: &str| {
        [&kept, &wal].iter().any(|file| file.windows(text.len()).any(|w| w == text.as_bytes()))
    };
    assert!(holds(&link(&chain(1, 0), 0)) && !holds(&opening), "only what was opened is there");

    let server = start_with(common::opened(&folder).await, patient()).await;
    let mut client = Client::new(server.address);
    let frame = party.frame(&mut client, Some(&party.tokens[0])).await;
    assert_eq!(frame["dice"]["asked"], "opening");
    party.open_chain(&mut client, 0, 0).await.good();
    party.until(&mut client, 0, |frame| frame["status"] == "running").await;
    party.finish_linked(&mut client, 0).await;
    let (record, _) = record(&mut client, party.path("")).await;
    assert_eq!(table::verify(&record).unwrap().dice, DiceVerdict::Fair);
}

/// A table of the house's own program before this one, open when it was stopped.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_version_1_that_was_open_is_played_by_version_1() {
    let folder = Folder::new();
    let store = server::open_file(&folder.0).unwrap();
    let server = start_with(Arc::new(store), patient()).await;
    let mut client = Client::new(server.address);
    let made = client.post("/api/tables", None, &osaka(&people(2))).await.good();
    drop(client);
    server.stop().await;
    // The same table as it would have been written down before.
    let store = common::opened(&folder).await;
    let kept = store.load(made["table"].as_str().unwrap()).await.unwrap().unwrap();
    let mut terms: Value = serde_json::from_str(&kept.table.terms).unwrap();
    assert_eq!(terms.as_object_mut().unwrap().remove("dice"), Some(json!(2)));
    let (id, terms) = ("0123456789abcdef".to_owned(), terms.to_string());
    let older = TableRow { id: id.clone(), terms, create_key: None, ..kept.table };
    store.create(older, kept.seats).await.unwrap();

    let server = start_with(store, patient()).await;
    let mut client = Client::new(server.address);
    let mut tokens = Vec::new();
    for invite in made["invites"].as_array().unwrap() {
        let join = json!({ "seat": invite["seat"], "name": "P", "invite": invite["invite"],
            "seal": hex(&chain(0, 0).seal()) });
        let joined = client.post(&format!("/api/tables/{id}/join"), None, &join).await.good();
        tokens.push(joined["token"].as_str().unwrap().to_owned());
    }
    let party = common::players::Party { id, tokens };
    party.until(&mut client, 0, |frame| frame["status"] == "running").await;
    party.finish(&mut client).await;
    let (record, text) = record(&mut client, party.path("")).await;
    assert!(text.starts_with("serai record 1\n"), "{text}");
    assert_eq!(table::verify(&record).unwrap().dice, DiceVerdict::Fair);
}
