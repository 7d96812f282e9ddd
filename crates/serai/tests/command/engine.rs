//! `serai engine`: the protocol of docs/engine-protocol.md, spoken over real pipes.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout};

use serde_json::{Value, json};

use crate::command;

struct Engine {
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start() -> Self {
        let mut child = command(&["engine"]).spawn().unwrap();
        let stdin = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Engine { child, stdin, lines }
    }

    fn raw(&mut self, line: &str) -> Value {
        writeln!(self.stdin, "{line}").unwrap();
        serde_json::from_str(&self.lines.next().unwrap().unwrap()).unwrap()
    }

    fn ask(&mut self, request: Value) -> Value {
        let reply = self.raw(&request.to_string());
        assert_eq!(reply["ok"], true, "{request} → {reply}");
        reply
    }

    fn refused(&mut self, request: Value) -> Value {
        let reply = self.raw(&request.to_string());
        assert_eq!(reply["ok"], false, "{request} → {reply}");
        reply["error"].clone()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_program_plays_every_game_to_its_end() {
    for info in catalog::all() {
        let mut engine = Engine::start();
        engine.ask(json!({"request": "new", "game": info.key, "seats": 2, "seed": 1}));
        let mut steps = 0;
        loop {
            let reply = engine.ask(json!({"request": "legal"}));
            if reply["awaiting"] == "nobody" {
                assert!(reply["standings"].is_array());
                break;
            }
            let actions = reply["actions"].as_array().unwrap();
            let choice = &actions[steps % actions.len()];
            assert!(!choice["sentence"].as_str().unwrap().contains('⟨'), "{choice}");
            assert!(choice["pieces"][0].is_string());
            // By notation and by structure, in turn.
            let action = if steps % 2 == 0 { &choice["notation"] } else { &choice["action"] };
            engine.ask(json!({"request": "act", "action": action, "number": reply["number"]}));
            steps += 1;
            assert!(steps < 20_000);
        }
        let record = engine.ask(json!({"request": "record"}))["record"].to_string();
        assert!(record.contains("result: "), "{record}");
    }
}

#[test]
fn chance_can_be_dictated() {
    let mut engine = Engine::start();
    let new = json!({"request": "new", "game": "osaka", "seats": 2, "chance": "manual", "id": 7});
    let reply = engine.ask(new);
    assert_eq!(reply["id"], 7);
    assert_eq!(reply["awaiting"], json!({"chance": "market"}));
    let chance = engine.ask(json!({"request": "chance"}));
    let outcomes = chance["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.len(), 12);
    let total: u64 = outcomes.iter().map(|o| o["weight"].as_u64().unwrap()).sum();
    assert_eq!(total, 108, "all cards are in the pile");
    for card in ["b5", "r5", "y3", "y3", "y2"] {
        engine.ask(json!({"request": "resolve", "outcome": card}));
    }
    let error = engine.refused(json!({"request": "resolve", "outcome": "b9"}));
    assert_eq!(error["code"], "unreadable");
    let message = error["message"].as_str().unwrap();
    assert!(message.contains("“b9”") && message.contains("expected: r2, b2, "), "{message}");
    let error = engine.refused(json!({"request": "act", "action": "take b5"}));
    assert_eq!(error["code"], "chance");
    let view = engine.ask(json!({"request": "view"}));
    assert!(view["view"].is_object());
}

#[test]
fn positions_can_be_saved_loaded_and_undone() {
    let mut engine = Engine::start();
    for info in catalog::all() {
        let seats = 2;
        engine.ask(json!({"request": "new", "game": info.key, "seats": seats, "seed": 2}));
        for _ in 0..10 {
            engine.ask(json!({"request": "bot", "bot": "random", "act": true}));
        }
        let state = engine.ask(json!({"request": "state"}))["state"].clone();
        let legal = engine.ask(json!({"request": "legal"}))["actions"].clone();
        let other = json!({"request": "new", "game": info.key, "seats": seats, "seed": 9});
        engine.ask(other);
        engine.ask(json!({"request": "load", "state": state}));
        assert_eq!(engine.ask(json!({"request": "state"}))["state"], state, "{}", info.key);
        assert_eq!(engine.ask(json!({"request": "legal"}))["actions"], legal, "{}", info.key);
        engine.ask(json!({"request": "bot", "bot": "random", "act": true}));
        engine.ask(json!({"request": "undo_to", "number": 0}));
        assert_eq!(engine.ask(json!({"request": "state"}))["state"], state, "{}", info.key);
        let error = engine.refused(json!({"request": "undo_to", "number": 99_999}));
        assert_eq!(error["code"], "broken");
    }
}

#[test]
fn impossible_positions_are_refused() {
    let mut engine = Engine::start();
    engine.ask(json!({"request": "new", "game": "osaka", "seats": 2, "seed": 2}));
    let state = engine.ask(json!({"request": "state"}))["state"].clone();
    for (key, _) in state.as_object().unwrap() {
        let mut broken = state.clone();
        broken[key] = json!("nonsense");
        let error = engine.refused(json!({"request": "load", "state": broken}));
        assert_eq!(error["code"], "broken", "{key}");
    }
    assert_eq!(engine.ask(json!({"request": "state"}))["state"], state, "nothing has changed");
}

#[test]
fn refusals_carry_the_rule_and_a_sentence() {
    let mut engine = Engine::start();
    engine.ask(json!({"request": "new", "game": "osaka", "seats": 2, "seed": 2}));
    while engine.ask(json!({"request": "legal"}))["actions"][0]["notation"]
        .as_str()
        .unwrap()
        .starts_with("token")
    {
        engine.ask(json!({"request": "bot", "bot": "random", "act": true}));
    }
    let error = engine.refused(json!({"request": "act", "action": "insure r2"}));
    assert_eq!(error["code"], "illegal", "{error}");
    assert!(error["rule"].as_str().unwrap().starts_with('O'), "{error}");
    assert!(error["message"].as_str().unwrap().len() > 10, "{error}");
    let error = engine.refused(json!({"request": "act", "action": "take b5", "number": 1}));
    assert_eq!(error["code"], "stale");
    let due = engine.ask(json!({"request": "legal"}))["awaiting"]["decision"].as_u64().unwrap();
    let other = json!({"request": "act", "action": "take b5", "seat": 1 - due});
    assert_eq!(engine.refused(other)["code"], "not_your_turn");
}

#[test]
fn decisions_can_be_taken_back() {
    let mut engine = Engine::start();
    engine.ask(json!({"request": "new", "game": "osaka", "seats": 2, "seed": 2}));
    let before = engine.ask(json!({"request": "state"}))["state"].clone();
    let first = engine.ask(json!({"request": "act", "action": "token r"}));
    let reply = engine.ask(json!({"request": "take_back"}));
    assert_eq!(reply["number"].as_u64().unwrap() + 1, first["number"].as_u64().unwrap());
    assert_eq!(engine.ask(json!({"request": "state"}))["state"], before);
    let error = engine.refused(json!({"request": "take_back"}));
    assert_eq!(error["code"], "take_back");
}

#[test]
fn malformed_lines_get_an_error_and_the_engine_goes_on() {
    let mut engine = Engine::start();
    for line in [
        "{",
        "[]",
        "null",
        "\"legal\"",
        "{}",
        "{\"request\":\"fly\"}",
        "{\"request\":\"legal\"}",
        "{\"request\":\"act\",\"action\":\"x\"}",
        "{\"request\":\"new\",\"game\":\"osaka\"}",
        "{\"request\":\"new\",\"game\":\"osaka\",\"seats\":9}",
        "{\"request\":\"new\",\"game\":\"osaka\",\"seats\":2,\"options\":{\"a\":1}}",
        "{\"request\":\"games\",\"more\":1}",
    ] {
        let reply = engine.raw(line);
        assert_eq!(reply["ok"], false, "{line}");
        assert!(!reply["error"]["message"].as_str().unwrap().is_empty(), "{line}");
    }
    engine.stdin.write_all(&[0xff, 0xfe, b'\n']).unwrap();
    let reply: Value = serde_json::from_str(&engine.lines.next().unwrap().unwrap()).unwrap();
    assert_eq!(reply["ok"], false);
    assert_eq!(engine.ask(json!({"request": "games", "id": "x"}))["id"], "x");
}

#[test]
fn every_line_gets_an_answer_however_mad() {
    let mut engine = Engine::start();
    for line in ["", "   ", "null", "[]", "{}", "{\"request\":\"bot\"}"] {
        assert_eq!(engine.raw(line)["ok"], false, "{line:?}");
    }
    for info in catalog::all() {
        engine.ask(json!({"request": "new", "game": info.key, "seats": 2, "seed": 1}));
        for bot in ["normal", "expert", "search:1ms", "plain:1ms"] {
            engine.ask(json!({"request": "bot", "bot": bot, "budget": 0.001}));
            engine.ask(json!({"request": "bot", "bot": bot, "budget": 1e-300, "act": true}));
        }
    }
}

/// Everything that was asked in a match with dictated dice, played by a bot: the reply to `chance`
/// for each kind of question.
fn questions(engine: &mut Engine, game: &str, seats: u8) -> BTreeMap<String, Value> {
    engine.ask(json!({"request": "new", "game": game, "seats": seats, "chance": "manual"}));
    let (mut found, mut awaiting) = (BTreeMap::new(), json!({"chance": "first"}));
    for _ in 0..400 {
        if awaiting.get("chance").is_some() {
            let reply = engine.ask(json!({"request": "chance"}));
            let example = reply["example"].clone();
            found.insert(reply["question"].as_str().unwrap().to_owned(), reply);
            awaiting =
                engine.ask(json!({"request": "resolve", "outcome": example}))["awaiting"].clone();
        } else {
            let seat = awaiting["decision"].clone();
            if seat.is_null() {
                break;
            }
            let reply = engine.ask(json!({"request": "bot", "bot": "random", "act": true}));
            assert_eq!(reply["told"][0]["seat"], seat, "who decided is named: {reply}");
            awaiting = reply["awaiting"].clone();
        }
    }
    found
}

#[test]
fn chance_says_in_full_what_is_asked_and_how_it_may_be_answered() {
    let mut engine = Engine::start();
    let text = include_str!("../../../../docs/engine-protocol.md");
    for info in catalog::all() {
        for (kind, reply) in questions(&mut engine, info.key, 2) {
            let line = format!("| {} | `{kind}` |", info.key);
            assert!(text.contains(&line), "the protocol documents {line}");
            assert!(!reply["asked"].is_null(), "{reply}");
        }
    }
    let tabriz = questions(&mut engine, "tabriz", 2);
    let asked = |kind: &str| &tabriz[kind]["asked"];
    assert!(asked("dice")["dice"]["count"].as_u64().unwrap() > 0, "{}", asked("dice"));
    assert!(asked("dice")["dice"]["colour"].is_string(), "{}", asked("dice"));
    assert!(asked("card")["card"]["deck"].is_string(), "{}", asked("card"));
    let yspahan = questions(&mut engine, "yspahan", 2);
    assert!(yspahan["roll"]["outcomes"].is_null());
    assert!(yspahan["roll"]["example"].as_str().unwrap().starts_with("dice "));
    assert!(yspahan["roll"]["asked"]["roll"]["white"].as_u64().unwrap() > 0);
}

#[test]
fn refusals_of_chance_say_what_was_expected_without_doubled_quotes() {
    let mut engine = Engine::start();
    for info in catalog::all() {
        engine.ask(json!({"request": "new", "game": info.key, "seats": 2, "chance": "manual"}));
        let example = engine.ask(json!({"request": "chance"}))["example"].clone();
        let error = engine.refused(json!({"request": "resolve", "outcome": "\"nonsense\""}));
        let message = error["message"].as_str().unwrap();
        assert!(message.contains("expected: "), "{message}");
        assert!(!message.contains("““") && !message.contains("\"\""), "{message}");
        let first = example.as_str().unwrap().split(' ').next().unwrap();
        assert!(message.contains(first) || message.ends_with("…."), "{message}");
    }
    engine.ask(json!({"request": "new", "game": "osaka", "seats": 2, "seed": 1}));
    let error = engine.refused(json!({"request": "act", "action": "fly"}));
    assert_eq!(error["message"], "“fly” is no move of this game.");
    let error = engine.refused(json!({"request": "resolve", "outcome": "fly"}));
    assert_eq!(error["code"], "chance", "a player decides: {error}");
}

#[test]
fn seats_without_names_are_named_in_the_language_of_the_table() {
    let mut engine = Engine::start();
    let mut new = json!({"request": "new", "game": "osaka", "seats": 2, "seed": 1, "lang": "it"});
    assert_eq!(engine.ask(new.clone())["names"], json!(["posto 1", "posto 2"]));
    new["lang"] = json!("en");
    assert_eq!(engine.ask(new)["names"], json!(["seat 1", "seat 2"]));
}

/// Who always takes the last choice of Yspahan soon has cards that nobody else sees.
fn last(legal: &Value) -> Value {
    legal["actions"].as_array().and_then(|actions| actions.last()).unwrap()["notation"].clone()
}

#[test]
fn an_imagined_world_looks_the_same_to_its_seat_and_tells_nothing_else() {
    let mut engine = Engine::start();
    engine.ask(json!({"request": "new", "game": "yspahan", "seats": 3, "seed": 4, "seat": 0}));
    for _ in 0..30 {
        let legal = engine.ask(json!({"request": "legal"}));
        let action = last(&legal);
        engine.ask(json!({"request": "act", "action": action}));
    }
    let view = engine.ask(json!({"request": "view", "seat": 0}))["view"].clone();
    let truth = engine.ask(json!({"request": "state"}))["state"].clone();
    let mut worlds = Vec::new();
    for seed in 0..5 {
        worlds.push(engine.ask(json!({"request": "imagine", "seed": seed}))["state"].clone());
    }
    assert!(worlds.iter().any(|world| *world != truth), "what is hidden is drawn anew");
    engine.ask(json!({"request": "load", "state": worlds[0]}));
    assert_eq!(engine.ask(json!({"request": "view", "seat": 0}))["view"], view);
    engine.refused(json!({"request": "imagine", "seat": 3}));
}

#[test]
fn a_seat_is_told_what_it_may_know_and_terse_replies_are_short() {
    let new = json!({"request": "new", "game": "yspahan", "seats": 3, "seed": 4});
    let play = |seat: Option<u8>| {
        let mut engine = Engine::start();
        let mut new = new.clone();
        new["seat"] = json!(seat);
        engine.ask(new);
        let mut told = Vec::new();
        for _ in 0..60 {
            let legal = engine.ask(json!({"request": "legal"}));
            let action = last(&legal);
            told.push(engine.ask(json!({"request": "act", "action": action}))["told"].clone());
        }
        told
    };
    assert_ne!(play(Some(0)), play(Some(1)), "each is told its own cards");
    let mut engine = Engine::start();
    let mut short = new.clone();
    short["terse"] = json!(true);
    engine.ask(short);
    let legal = engine.ask(json!({"request": "legal"}));
    let action = &legal["actions"][0];
    assert!(action.is_string(), "{legal}");
    let reply = engine.ask(json!({"request": "act", "action": action}));
    assert!(reply["told"].is_null() && reply["number"].is_number(), "{reply}");
    let mut elsewhere = new;
    elsewhere["seat"] = json!(3);
    engine.refused(elsewhere);
}
