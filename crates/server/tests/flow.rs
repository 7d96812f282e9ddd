//! The flow of a table over HTTP: numbers, keys, streams, take-back, bots, records, people.

mod common;
mod faults;

use std::sync::Arc;

use common::client::Client;
use common::players::{osaka, party, people};
use serde_json::{Value, json};

#[tokio::test]
async fn a_match_is_played_to_its_end_and_its_record_verifies() {
    let (server, _folder) = common::start().await;
    for info in catalog::all() {
        let mut seats = people(usize::from(info.min_seats));
        if usize::from(info.max_seats) > seats.len() {
            seats.push(json!({ "bot": "random" }));
        }
        let wish = json!({ "game": info.key, "seats": seats });
        let (mut client, party) = party(server.address, &wish).await;
        party.finish(&mut client).await;
        let text = client.get(&party.path("/record?format=text"), None).await;
        assert_eq!(text.status, 200, "{text:?}");
        let record = table::Record::parse(&text.text).unwrap();
        let verdict = table::verify(&record).unwrap();
        assert!(verdict.finished && verdict.dice == table::DiceVerdict::Fair, "{}", info.key);
        let frame = party.frame(&mut client, None).await;
        assert_eq!(frame["secret"].as_str().unwrap(), table::hex(&record.secret.unwrap()));
        assert_eq!(frame["commitment"], table::hex(&record.commitment.unwrap()));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_stale_number_gets_the_newest_frame_and_a_repeated_key_the_same_answer() {
    let (server, _folder) = common::start().await;
    let (mut client, party) = party(server.address, &osaka(&people(2))).await;
    let seat = party.decider(&mut client).await.unwrap();
    let token = Some(party.tokens[seat].as_str());
    let frame = party.frame(&mut client, token).await;
    let act = json!({ "number": frame["number"], "key": "k1",
        "action": frame["play"]["choices"][0]["notation"] });
    let path = party.path("/actions");
    let first = client.post(&path, token, &act).await;
    let after = first.good()["number"].as_i64().unwrap();
    party.step(&mut client, 1).await.unwrap().good();
    let again = client.post(&path, token, &act).await;
    assert_eq!((again.status, &again.text), (200, &first.text), "the same answer");
    let now = party.frame(&mut client, token).await["number"].as_i64().unwrap();
    assert!(now > after);

    let mut other = act.clone();
    other["action"] = frame["play"]["choices"][1]["notation"].clone();
    let used = client.post(&path, token, &other).await;
    assert_eq!((used.status, used.json()["error"].clone()), (409, json!("key_used")));
    other["key"] = json!("k2");
    let stale = client.post(&path, token, &other).await;
    assert_eq!((stale.status, stale.json()["error"].clone()), (409, json!("stale")));
    assert_eq!(stale.json()["frame"]["number"], now);
    server.stop().await;
}

#[tokio::test]
async fn refusals_name_the_rule_or_the_reason() {
    let (server, _folder) = common::start().await;
    let (mut client, party) = party(server.address, &osaka(&people(2))).await;
    let seat = party.decider(&mut client).await.unwrap();
    let path = party.path("/actions");
    let number = party.frame(&mut client, None).await["number"].clone();
    let act = |action: &str| json!({ "number": number, "action": action });
    let mine = Some(party.tokens[seat].as_str());
    let other = Some(party.tokens[1 - seat].as_str());
    let legal = party.frame(&mut client, mine).await["play"]["choices"][0]["notation"].clone();
    let answer = client.post(&path, other, &act(legal.as_str().unwrap())).await;
    assert_eq!((answer.status, answer.json()["error"].clone()), (409, json!("not_your_turn")));
    let answer = client.post(&path, mine, &act("sing")).await;
    assert_eq!((answer.status, answer.json()["error"].clone()), (422, json!("unreadable")));
    let answer = client.post(&path, mine, &act("pass")).await;
    assert_eq!(answer.status, 422, "{answer:?}");
    let ahead = json!({ "number": 9_999, "action": legal });
    assert_eq!(client.post(&path, mine, &ahead).await.status, 422);
    server.stop().await;
}

#[tokio::test]
async fn a_stream_tells_every_step_and_resumes_where_it_was_left() {
    let (server, _folder) = common::start().await;
    let (mut client, party) = party(server.address, &osaka(&people(2))).await;
    let mut stream = Client::new(server.address).events(&party.id, None, None).await.unwrap();
    let first = stream.soon().await;
    assert_eq!(party.frame(&mut client, None).await["number"], first.id);
    drop(stream);
    let mut numbers = Vec::new();
    for choice in 0..4 {
        numbers.push(party.step(&mut client, choice).await.unwrap().good()["number"].clone());
    }
    let stream = Client::new(server.address).events(&party.id, None, Some(first.id)).await;
    let mut stream = stream.unwrap();
    let frame = stream.soon().await;
    assert_eq!(json!(frame.id), numbers[3]);
    let data: Value = serde_json::from_str(&frame.data).unwrap();
    let told: Vec<i64> =
        data["told"].as_array().unwrap().iter().map(|t| t["number"].as_i64().unwrap()).collect();
    assert!(told.iter().all(|number| (first.id + 1..=frame.id).contains(number)));
    assert!(told.is_sorted() && !told.is_empty());
    party.step(&mut client, 0).await.unwrap().good();
    assert!(stream.soon().await.id > frame.id, "and it goes on");
    server.stop().await;
    assert_eq!(stream.next().await, None, "a closing house ends its streams");
}

#[tokio::test]
async fn a_decision_is_taken_back_unless_the_table_forbids_it() {
    let (server, _folder) = common::start().await;
    for (policy, status) in [("allowed", 200), ("never", 409)] {
        let mut wish = osaka(&people(2));
        wish["take_back"] = json!(policy);
        let (mut client, party) = party(server.address, &wish).await;
        let (mut taken, mut tried) = (false, 0);
        while !taken && tried < 300 {
            tried += 1;
            let seat = party.decider(&mut client).await.unwrap();
            let token = Some(party.tokens[seat].as_str());
            let before = party.frame(&mut client, token).await;
            party.step(&mut client, tried).await.unwrap().good();
            let after = party.frame(&mut client, token).await;
            let back = json!({ "number": after["number"] });
            if after["play"]["can_take_back"] == true {
                assert_eq!(policy, "allowed");
                let answer = client.post(&party.path("/take-back"), token, &back).await.good();
                assert_eq!(answer["frame"]["play"]["view"], before["play"]["view"]);
                assert!(answer["number"].as_i64() > after["number"].as_i64(), "numbers grow");
                taken = true;
            } else {
                let answer = client.post(&party.path("/take-back"), token, &back).await;
                assert_eq!(answer.status, 409, "{answer:?}");
                if party.frame(&mut client, None).await["status"] == "over" {
                    break;
                }
            }
        }
        assert_eq!(taken, status == 200);
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_play_seats_that_were_handed_over_until_their_owner_acts() {
    let (server, _folder) = common::start().await;
    let (mut client, party) = party(server.address, &osaka(&people(2))).await;
    for token in &party.tokens {
        let over = json!({ "to": { "bot": "random" } });
        client.post(&party.path("/hand-over"), Some(token), &over).await.good();
    }
    for _ in 0..400 {
        if party.frame(&mut client, None).await["status"] == "over" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let frame = party.frame(&mut client, None).await;
    assert_eq!(frame["status"], "over");
    assert_eq!(frame["seats"][0]["stand_in"], "random");
    server.stop().await;
}

#[tokio::test]
async fn a_lapsed_clock_gives_the_seat_to_a_bot_and_acting_takes_it_back() {
    let folder = common::Folder::new();
    let store: Arc<dyn store::Store> = Arc::new(server::open_file(&folder.0).unwrap());
    let server = common::start_with(store.clone(), common::free()).await;
    let mut wish = osaka(&people(2));
    (wish["pace"], wish["lapse"]) = (json!({ "minutes": 1 }), json!({ "bot": "random" }));
    let (mut client, party) = party(server.address, &wish).await;
    let frame = party.frame(&mut client, None).await;
    let seat = party.decider(&mut client).await.unwrap();
    assert!(frame["deadline"].as_i64().is_some());
    server.stop().await;

    // A minute is too long for a test: the clock is set in the store while nobody serves.
    let kept = store.load(&party.id).await.unwrap().unwrap();
    let (number, at) = (kept.table.number + 1, store.now().await.unwrap());
    let (kind, text) = ("seat".to_owned(), "back".to_owned());
    let row = store::JournalRow { number, kind, seat: Some(0), text, key: None, at };
    let step = store::Append {
        table: party.id.clone(),
        epoch: kept.table.epoch,
        after: kept.table.number,
        rows: vec![row],
        seats: Vec::new(),
        status: kept.table.status,
        open_seats: 0,
        deadline: Some(1),
        due_at: Some(1),
        create: None,
    };
    assert!(store.append(step).await.unwrap());
    let server = common::start_with(store, common::free()).await;
    let mut client = Client::new(server.address);
    for _ in 0..300 {
        let frame = party.frame(&mut client, None).await;
        if frame["seats"][seat]["stand_in"] == "random" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let other = 1 - seat;
    for _ in 0..300 {
        let frame = party.frame(&mut client, None).await;
        assert_eq!(frame["seats"][seat]["stand_in"], "random");
        if frame["play"]["awaiting"]["decision"] == other {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let me = json!({ "to": "me" });
    let token = Some(party.tokens[seat].as_str());
    let answer = client.post(&party.path("/hand-over"), token, &me).await.good();
    assert_eq!(answer["frame"]["seats"][seat]["stand_in"], Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn everyone_finds_their_seat_at_the_one_rematch() {
    let (server, _folder) = common::start().await;
    let (mut client, party) = party(server.address, &osaka(&people(2))).await;
    let early = client.post(&party.path("/rematch"), Some(&party.tokens[0]), &json!({})).await;
    assert_eq!((early.status, early.json()["error"].clone()), (409, json!("not_over")));
    party.finish(&mut client).await;
    let mut tables = Vec::new();
    for (seat, token) in party.tokens.iter().enumerate() {
        let ask = json!({ "key": format!("again{seat}") });
        let answer = client.post(&party.path("/rematch"), Some(token), &ask).await.good();
        let again = client.post(&party.path("/rematch"), Some(token), &ask).await.good();
        assert_eq!(answer["token"], again["token"], "a repeated request gets the same token");
        assert_eq!(answer["seat"], seat);
        tables.push(answer["table"].clone());
    }
    assert_eq!(tables[0], tables[1]);
    let frame = party.frame(&mut client, None).await;
    assert_eq!(frame["rematch"], tables[0]);
    server.stop().await;
}

#[tokio::test]
async fn a_lost_answer_can_be_asked_for_again() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let mut wish = osaka(&people(2));
    wish["key"] = json!("my-table-1");
    let first = client.post("/api/tables", None, &wish).await;
    let second = client.post("/api/tables", None, &wish).await;
    assert_eq!((first.status, second.status), (201, 200));
    assert_eq!(first.json(), second.json());
    let invite = &first.json()["invites"][1];
    let join = json!({ "seat": 1, "name": "Anna", "invite": invite["invite"], "key": "j" });
    let path = format!("/api/tables/{}/join", first.json()["table"].as_str().unwrap());
    let one = client.post(&path, None, &join).await.good();
    let two = client.post(&path, None, &join).await.good();
    assert_eq!(one["token"], two["token"]);
    let other = json!({ "seat": 1, "name": "Eve", "invite": invite["invite"], "key": "x" });
    assert_eq!(client.post(&path, None, &other).await.status, 409, "the chair is taken");
    wish["game"] = json!("nothing");
    assert_eq!(client.post("/api/tables", None, &wish).await.status, 422);
    server.stop().await;
}

#[tokio::test]
async fn people_find_their_games_and_can_be_forgotten() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let me = client.post("/api/me", None, &json!({ "name": "Anna" })).await;
    let cookie = me.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let key = me.good()["key"].as_str().unwrap().to_owned();
    let made = client.post("/api/tables", None, &osaka(&people(2))).await.good();
    let id = made["table"].as_str().unwrap();
    let path = format!("/api/tables/{id}/join");
    let join = json!({ "seat": 0, "name": "Anna", "invite": made["invites"][0]["invite"] });
    let seat = client.post(&path, Some(&key), &join).await.good();
    let games = client.get("/api/me", Some(&key)).await.good();
    assert_eq!((&games["games"][0]["table"], &games["games"][0]["seat"]), (&json!(id), &json!(0)));
    let frame = client.get(&format!("/api/tables/{id}"), Some(&key)).await.good();
    assert_eq!(frame["viewer"], json!({ "seat": 0 }), "the key opens all their seats");
    let pair = cookie.split(';').next().unwrap().to_owned();
    let by_cookie = client.raw("GET", "/api/me", &[("cookie", pair)], "").await.unwrap();
    assert_eq!(by_cookie.status, 200);

    assert_eq!(client.ask("DELETE", "/api/me", Some(&key), None).await.unwrap().status, 204);
    assert_eq!(client.get("/api/me", Some(&key)).await.status, 401);
    let token = seat["token"].as_str();
    assert_eq!(client.get(&format!("/api/tables/{id}"), token).await.status, 401);
    let frame = client.get(&format!("/api/tables/{id}"), None).await.good();
    assert_eq!(
        (&frame["seats"][0]["name"], &frame["seats"][0]["free"]),
        (&json!(""), &json!(true))
    );
    server.stop().await;
}

#[tokio::test]
async fn a_failed_store_or_a_panic_ends_one_task_and_loses_nothing() {
    let folder = common::Folder::new();
    let faulty = faults::Faulty::around(server::open_file(&folder.0).unwrap());
    let server = common::start_with(faulty.clone(), common::free()).await;
    let (mut client, party) = party(server.address, &osaka(&people(2))).await;
    let stream = Client::new(server.address).events(&party.id, None, None).await;
    let mut stream = stream.unwrap();
    let before = stream.soon().await;
    for fault in [&faulty.fails, &faulty.panics] {
        fault.store(true, std::sync::atomic::Ordering::SeqCst);
        let answer = party.step(&mut client, 0).await.unwrap();
        assert_eq!((answer.status, answer.json()["error"].clone()), (503, json!("try_again")));
        assert!(!answer.text.contains("secret path"), "internals stay inside");
        let frame = party.frame(&mut client, None).await;
        assert_eq!(frame["number"], before.id, "nobody was told");
    }
    let done = party.step(&mut client, 0).await.unwrap().good();
    assert_eq!(json!(stream.soon().await.id), done["number"], "the stream has found the new task");
    let numbers = client.get("/metrics", None).await.text;
    assert!(numbers.contains("serai_panics_total 1"), "{numbers}");
    server.stop().await;
}

/// Another node's bots move without a pause; a seat is handed over all the same.
#[tokio::test]
async fn who_leaves_is_heard_however_often_others_were_first() {
    let folder = common::Folder::new();
    let faulty = faults::Faulty::around(server::open_file(&folder.0).unwrap());
    let server = common::start_with(faulty.clone(), common::free()).await;
    let (mut client, party) = party(server.address, &osaka(&people(2))).await;
    faulty.late.store(12, std::sync::atomic::Ordering::SeqCst);
    let over = json!({ "to": { "bot": "random" } });
    let path = party.path("/hand-over");
    client.post(&path, Some(&party.tokens[0]), &over).await.good();
    server.stop().await;
}

#[tokio::test]
async fn a_restored_backup_shows_at_once() {
    let folder = common::Folder::new();
    let store: Arc<dyn store::Store> = Arc::new(server::open_file(&folder.0).unwrap());
    let server = common::start_with(store.clone(), common::free()).await;
    let (mut client, party) = party(server.address, &osaka(&people(2))).await;
    let file = folder.0.join("backup");
    store::write_backup(store.as_ref(), &file).await.unwrap();
    let before = party.frame(&mut client, None).await;
    party.step(&mut client, 0).await.unwrap().good();
    store::read_backup(store.as_ref(), &file).await.unwrap();
    for _ in 0..100 {
        if party.frame(&mut client, None).await["number"] == before["number"] {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(party.frame(&mut client, None).await, before);
    party.step(&mut client, 0).await.unwrap().good();
    server.stop().await;
}
