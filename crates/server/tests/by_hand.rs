//! A table where people roll and draw with their own hands: who may enter what, by the API and by plain
//! forms; slips, secrets, bots beside people, and a server that comes back.

mod common;

use std::sync::Arc;

use common::browser::{Browser, field, values};
use common::client::{Answer, Client};
use common::players::{Party, people};
use common::{free, start_with};
use serde_json::{Value, json};
use table::{DiceVerdict, Record};
use testkit::Folder;

fn by_hand(game: &str, seats: &[Value]) -> Value {
    json!({ "game": game, "seats": seats, "dice": "manual" })
}

/// The table as this seat sees it.
async fn seen(party: &Party, client: &mut Client, seat: usize) -> Value {
    party.frame(client, Some(&party.tokens[seat])).await
}

async fn enter(party: &Party, client: &mut Client, seat: usize, answer: &str) -> Answer {
    let number = seen(party, client, seat).await["number"].clone();
    let body = json!({ "number": number, "answer": answer });
    client.post(&party.path("/enter"), Some(&party.tokens[seat]), &body).await
}

/// One of the answers on offer, or the one that is shown as an example.
fn some_answer(asked: &Value, step: usize) -> String {
    let answers = asked["answers"].as_array().unwrap();
    let answer = match answers.len() {
        0 => &asked["example"],
        all => &answers[step * 7 % all]["notation"],
    };
    answer.as_str().unwrap().to_owned()
}

/// Plays on until nothing is left, or `stop` says so; everybody enters what they may.
async fn play(party: &Party, client: &mut Client, mut stop: impl FnMut(&Value) -> bool) {
    for step in 0..6_000 {
        let mut done = false;
        for seat in 0..party.tokens.len() {
            let frame = seen(party, client, seat).await;
            if frame["status"] == "over" || stop(&frame) {
                return;
            }
            if let Some(asked) = frame.get("entering") {
                enter(party, client, seat, &some_answer(asked, step)).await.good();
                done = true;
            }
        }
        if !done && party.step(client, step * 7).await.is_none() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    }
    panic!("the match does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_and_a_bot_play_with_dice_from_the_box_to_a_record_that_says_so() {
    let (server, _folder) = common::start().await;
    let seats = [json!("person"), json!("person"), json!({ "bot": "random" })];
    let mut client = Client::new(server.address);
    let party = Party::open(&mut client, &by_hand("yspahan", &seats)).await;
    let frame = seen(&party, &mut client, 0).await;
    assert_eq!((frame["dice"]["version"].as_i64(), &frame["commitment"]), (Some(0), &json!("")));
    play(&party, &mut client, |_| false).await;
    let frame = seen(&party, &mut client, 0).await;
    assert_eq!(frame["secret"], Value::Null, "nothing was drawn here");
    let text = client.get(&party.path("/record?format=text"), None).await.text;
    let verdict = table::verify(&Record::parse(&text).unwrap()).unwrap();
    assert_eq!((verdict.dice, verdict.finished), (DiceVerdict::Dictated, true));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_answer_changes_nothing_and_a_slip_is_mended_by_anybody_at_the_table() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let party = Party::open(&mut client, &by_hand("osaka", &people(2))).await;
    let before = seen(&party, &mut client, 0).await;
    let asked = before["entering"].clone();
    let no = enter(&party, &mut client, 1, "b9").await;
    assert!(no.status >= 400 && no.text.contains("expected"), "{}", no.text);
    assert_eq!(seen(&party, &mut client, 0).await["number"], before["number"]);
    let first = some_answer(&asked, 0);
    enter(&party, &mut client, 0, &first).await.good();
    let number = seen(&party, &mut client, 1).await["number"].clone();
    let back = client
        .post(&party.path("/correct"), Some(&party.tokens[1]), &json!({ "number": number }))
        .await
        .good();
    assert_eq!(back["frame"]["entering"], asked, "the same question again");
    let told = back["frame"]["told"].to_string();
    assert!(told.contains("server-corrects"), "everybody hears who did: {told}");
    let watcher = party.frame(&mut client, None).await;
    assert!(watcher.get("entering").is_none(), "who only looks on enters nothing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_card_is_entered_by_its_owner_alone_and_for_a_bot_by_anybody() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let seats = [json!("person"), json!("person"), json!({ "bot": "random" })];
    let party = Party::open(&mut client, &by_hand("yspahan", &seats)).await;
    let (mut of_person, mut of_bot) = (false, false);
    for _ in 0..40 {
        let mut owner = None;
        play(&party, &mut client, |frame| {
            owner = frame["entering"]["secret_of"].as_u64();
            owner.is_some()
        })
        .await;
        let Some(owner) = owner else { break };
        for seat in 0..2 {
            let asked = seen(&party, &mut client, seat).await.get("entering").cloned();
            assert_eq!(asked.is_some(), owner == 2 || owner == seat as u64, "{owner} {seat}");
        }
        if owner == 2 {
            of_bot = true;
        } else {
            of_person = true;
            let other = 1 - owner as usize;
            let no = enter(&party, &mut client, other, "card camels").await;
            assert_eq!(no.json()["error"], "not_your_turn", "{}", no.text);
        }
        let seat = if owner == 2 { 0 } else { owner as usize };
        let asked = seen(&party, &mut client, seat).await["entering"].clone();
        enter(&party, &mut client, seat, &some_answer(&asked, 1)).await.good();
        if of_person && of_bot {
            break;
        }
    }
    assert!(of_person && of_bot, "both were dealt cards");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_comes_back_asks_the_same_question() {
    let folder = Folder::new();
    let open = || Arc::new(server::open_file(&folder.0).unwrap());
    let server = start_with(open(), free()).await;
    let mut client = Client::new(server.address);
    let party = Party::open(&mut client, &by_hand("tabriz", &people(2))).await;
    let mut steps = 0;
    play(&party, &mut client, |frame| {
        steps += 1;
        steps > 60 && frame.get("entering").is_some()
    })
    .await;
    let before = seen(&party, &mut client, 0).await;
    drop(client);
    server.stop().await;
    let server = start_with(open(), free()).await;
    let mut client = Client::new(server.address);
    let after = seen(&party, &mut client, 0).await;
    for part in ["number", "entering", "play"] {
        assert_eq!(after.get(part), before.get(part), "{part}");
    }
    play(&party, &mut client, |_| false).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_from_the_box_need_somebody_who_rolls_them() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let bots = [json!({ "bot": "random" }), json!({ "bot": "random" })];
    let no = client.post("/api/tables", None, &by_hand("osaka", &bots)).await;
    assert_eq!(no.status, 422, "{}", no.text);
    let party = Party::open(&mut client, &json!({ "game": "osaka", "seats": people(2) })).await;
    let no = enter(&party, &mut client, 0, "r2").await;
    assert_eq!(no.json()["error"], "not_ready", "the house draws there: {}", no.text);
    server.stop().await;
}

#[tokio::test]
async fn people_at_one_device_play_with_dice_from_the_box_by_plain_forms() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let fields =
        [("seat-0", "me"), ("name-0", "Ada"), ("seat-1", "normal"), ("dice-from", "manual")];
    let mut page = browser.submit("/new/osaka", &fields).await;
    let id = browser.table();
    let (mut entered, mut corrected) = (0, false);
    for step in 0..200 {
        if page.text.contains("id=\"enter\"") {
            assert!(page.text.contains("Draw a card") || page.text.contains("draw lots"));
            assert!(!page.text.contains("http-equiv=\"refresh\""), "nobody is interrupted");
            let answers = values(&page.text, "<button name=\"answer\" value=\"");
            let (number, seat) = (field(&page.text, "number"), field(&page.text, "seat"));
            let answer = answers[step % answers.len()].as_str();
            let fields = [("number", &*number), ("seat", &*seat), ("answer", answer)];
            page = browser.submit(&format!("/t/{id}/enter"), &fields).await;
            entered += 1;
            if entered == 3 && !corrected {
                let number = field(&page.text, "number");
                let fields = [("number", &*number), ("seat", &*seat)];
                page = browser.submit(&format!("/t/{id}/correct"), &fields).await;
                assert!(page.text.contains("takes the last answer back"), "{}", page.text);
                corrected = true;
            }
            continue;
        }
        let choices = values(&page.text, "<button name=\"action\" value=\"");
        page = match choices.first() {
            Some(action) => browser.choose(&id, &page, action).await,
            None => browser.open(&format!("/t/{id}")).await,
        };
    }
    assert!(entered > 20 && corrected, "{entered} answers");
    assert!(page.text.contains("Dice by: the people at the table"), "{}", page.text);
    let about = browser.open("/dice").await;
    assert!(about.text.contains("dice from the box"), "the page says what that means");
    server.stop().await;
}
