//! The engine as a page uses it: letters go in, replies come out, and nothing but what it said to keep is
//! left in between.

use serde_json::json;
use web_engine::{Kept, Letter, Reply, answer};

/// A browser: what it keeps, and how it asks.
#[derive(Default)]
struct Browser {
    kept: Vec<Kept>,
    asked: u64,
}

impl Browser {
    /// A letter, and what comes of it: thought about, kept, and bots played on.
    fn ask(&mut self, method: &str, path: &str, fields: &[(&str, &str)]) -> Reply {
        let mut reply = self.write(method, path, fields, None);
        if let Some(job) = reply.think.take() {
            let thought = job.think().unwrap().unwrap_or_default();
            reply = self.write(method, path, fields, Some(thought));
        }
        self.keep(&reply);
        let mut due = reply.due.clone();
        while let Some(job) = due {
            let (number, path) = (job.table.number.to_string(), format!("/t/{}/act", job.table.id));
            let action = job.think().unwrap().unwrap();
            let played =
                self.write("bot", &path, &[("number", &number), ("action", &action)], None);
            self.keep(&played);
            assert_eq!(played.status, 200, "{}", played.html);
            due = played.due;
        }
        reply
    }

    fn write(
        &mut self,
        method: &str,
        path: &str,
        fields: &[(&str, &str)],
        thought: Option<String>,
    ) -> Reply {
        self.asked += 1;
        let (path, questions) = path.split_once('?').unwrap_or((path, ""));
        let questions: Vec<_> =
            questions.split('&').filter_map(|pair| pair.split_once('=')).collect();
        let letter = json!({
            "method": method, "path": path, "questions": questions, "fields": fields, "now": self.asked,
            "random": format!("{:016x}", self.asked * 0x9e37).repeat(32), "kept": self.kept,
            "thought": thought, "assets": "/assets/x", "languages": ["en"],
        });
        let letter: Letter = serde_json::from_value(letter).unwrap();
        answer(&letter)
    }

    fn keep(&mut self, reply: &Reply) {
        // As a browser does it: written down and read again.
        if let Some(kept) = &reply.keep {
            let text = serde_json::to_string(kept).unwrap();
            let kept: Kept = serde_json::from_str(&text).unwrap();
            self.kept.retain(|one| one.id != kept.id);
            self.kept.push(kept);
        }
        if let Some(id) = &reply.forget {
            self.kept.retain(|one| one.id != *id);
        }
    }

    /// A new table's id.
    fn open(&mut self, game: &str, level: &str) -> String {
        let fields = [("seat-0", "me"), ("name-0", ""), ("seat-1", level)];
        let reply = self.ask("post", &format!("/new/{game}"), &fields);
        let see = reply.see.unwrap_or_else(|| panic!("{}", reply.html));
        see.trim_start_matches("/t/").to_owned()
    }

    fn table(&self, id: &str) -> &Kept {
        self.kept.iter().find(|kept| kept.id == id).unwrap()
    }

    /// The first choice on the page, and the number it answers; nothing at the end.
    fn choice(&mut self, id: &str) -> Option<(String, String)> {
        let page = self.ask("get", &format!("/t/{id}"), &[]).html;
        let notation = between(&page, "name=\"action\" value=\"", "\"")?;
        Some((notation.to_owned(), self.table(id).number.to_string()))
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let rest = text.split_once(before)?.1;
    Some(rest.split_once(after)?.0)
}

/// Plays a game to its end; gives its record.
fn played(browser: &mut Browser, game: &str) -> (String, String) {
    let id = browser.open(game, "greedy");
    let seal = browser
        .table(&id)
        .record
        .lines()
        .find(|line| line.starts_with("commitment"))
        .map(str::to_owned);
    while let Some((action, number)) = browser.choice(&id) {
        let action = action.replace("&gt;", ">").replace("&amp;", "&");
        let fields = [("action", action.as_str()), ("number", &number), ("seat", "0")];
        let reply = browser.ask("post", &format!("/t/{id}/act"), &fields);
        assert_eq!(reply.status, 303, "{}", reply.html);
    }
    let record = browser.table(&id).record.clone();
    assert!(record.contains(&seal.unwrap()), "the seal was there from the beginning");
    (id, record)
}

#[test]
fn every_game_is_played_to_its_end_and_its_record_holds() {
    for info in catalog::all() {
        let mut browser = Browser::default();
        let (id, record) = played(&mut browser, info.key);
        let verdict = table::verify(&table::Record::parse(&record).unwrap()).unwrap();
        assert!(verdict.finished && verdict.dice == table::DiceVerdict::Fair, "{}", info.key);
        let page = browser.ask("get", &format!("/t/{id}/verify"), &[]).html;
        assert!(page.contains("data-holds=\"yes\""), "{page}");
        let file = browser.ask("get", &format!("/t/{id}/record"), &[]).file.unwrap();
        assert_eq!(file.text, record);
    }
}

#[test]
fn a_step_taken_back_counts_on_and_an_old_number_is_refused() {
    let mut browser = Browser::default();
    let id = browser.open("osaka", "greedy");
    let (action, number) = browser.choice(&id).unwrap();
    let path = format!("/t/{id}/act");
    browser.ask("post", &path, &[("action", &action), ("number", &number)]);
    let (entries, after) = (browser.table(&id).rows.len(), browser.table(&id).number);
    let stale = browser.ask("post", &path, &[("action", &action), ("number", &number)]);
    assert_eq!((stale.status, browser.table(&id).rows.len()), (409, entries));
    assert!(stale.html.contains("id=\"notice\""), "the page says why");
    assert!(after > number.parse().unwrap());
    assert!(browser.table(&id).rows.is_sorted(), "numbers only grow");
}

#[test]
fn a_forged_character_is_found_in_its_line() {
    let mut browser = Browser::default();
    let (id, record) = played(&mut browser, "yspahan");
    let (at, line) =
        record.lines().enumerate().filter(|(_, line)| line.contains("seat 1: ")).nth(9).unwrap();
    let forged = record.replacen(line, &line.replacen("seat 1", "seat 2", 1), 1);
    let reply = browser.ask("post", "/replay", &[("text", &forged)]);
    assert_eq!(between(&reply.html, "data-line=\"", "\""), Some((at + 1).to_string().as_str()));
    assert!(reply.keep.is_none());
    let reply = browser.ask("post", "/replay", &[("text", "nonsense")]);
    assert!(reply.html.contains("data-holds=\"no\"") && reply.status == 422);
    // The true one comes to another browser, and is replayed there through everybody's eyes.
    let mut other = Browser::default();
    let reply = other.ask("post", "/replay", &[("text", &record)]);
    assert_eq!(reply.see.as_deref(), Some(format!("/t/{id}/verify").as_str()));
    let page = other.ask("get", &format!("/t/{id}/replay?at=5&seat=all"), &[]);
    assert!(page.status == 200 && page.html.contains("id=\"boards\""), "{}", page.html);
}

#[test]
fn what_the_browser_does_not_have_is_said() {
    let mut browser = Browser::default();
    let id = browser.open("tabriz", "greedy");
    browser.kept.clear();
    let gone = browser.ask("get", &format!("/t/{id}"), &[]);
    assert_eq!(gone.status, 404);
    assert!(gone.html.contains("storage was cleared"), "{}", gone.html);
    let letter: Letter = serde_json::from_value(json!({ "path": "/", "remembered": 2 })).unwrap();
    assert!(answer(&letter).html.contains("id=\"lost\""));
    assert_eq!(browser.ask("get", "/statistics", &[]).status, 404);
    let nobody = browser.ask("post", "/new/osaka", &[("seat-0", "easy"), ("seat-1", "easy")]);
    assert!(nobody.status == 422 && nobody.html.contains("id=\"notice\""), "{}", nobody.html);
}

#[test]
fn a_finished_game_is_analysed_step_by_step() {
    let mut browser = Browser::default();
    let (id, _) = played(&mut browser, "osaka");
    let asked = browser.ask("post", &format!("/t/{id}/analysis"), &[]);
    let page = asked.see.clone().expect("the page that works");
    let asked = browser.ask("get", &page, &[]);
    assert!(asked.study.as_ref().is_some_and(|task| task.steps > 10), "{asked:?}");
    let running = browser.open("osaka", "greedy");
    assert_eq!(browser.ask("get", &format!("/t/{running}/analysis"), &[]).status, 422);
}
