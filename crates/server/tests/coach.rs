//! The coach at the table, by links and forms alone: what it says, when, how often, and to whom.

mod common;

use std::collections::BTreeSet;
use std::time::Duration;

use common::browser::{Browser, field, values};
use common::client::Answer;

/// The page as soon as it asks for a decision, or the match is over.
async fn my_turn(browser: &mut Browser, id: &str, mut page: Answer) -> Answer {
    let path = format!("/t/{id}");
    for _ in 0..3_000 {
        if page.text.contains("data-choice=\"1\"") || page.text.contains("data-stage=\"over\"") {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
        page = browser.open(&path).await;
    }
    panic!("nobody decides");
}

/// Makes a choice of this page, at once or only if the coach has nothing to say.
async fn choose(
    browser: &mut Browser,
    id: &str,
    page: &Answer,
    action: &str,
    sure: bool,
) -> Answer {
    let (number, seat) = (field(&page.text, "number"), field(&page.text, "seat"));
    let mut fields = vec![("number", number.as_str()), ("seat", &seat), ("action", action)];
    if sure {
        fields.push(("sure", "yes"));
    }
    browser.submit(&format!("/t/{id}/act"), &fields).await
}

/// A difference in the chance to win that no coach passes over in silence.
const MUCH: f64 = 0.15;

/// What a strong bot thinks of the best and of the worst choice: notation and chance to win.
async fn thoughts(browser: &mut Browser, id: &str) -> ((String, f64), (String, f64)) {
    let advice = browser.submit(&format!("/api/tables/{id}/hint"), &[]).await.good();
    let mut all: Vec<(String, f64)> = advice["reasons"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["notation"].as_str().unwrap().to_owned(), one["win"].as_f64().unwrap()))
        .collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    (all[0].clone(), all.pop().unwrap())
}

fn hint(page: &Answer) -> Option<String> {
    values(&page.text, "id=\"coach\" data-hint=\"").pop()
}

/// The kind of decision the visitor's frame asks for.
async fn asked(browser: &mut Browser, id: &str) -> String {
    let frame = browser.open(&format!("/api/tables/{id}")).await.json();
    frame["play"]["ask"]["key"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_hint_of_a_first_game_comes_once_fits_and_survives_a_reload() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let page = browser.submit("/play", &[("game", "istanbul"), ("learn", "yes")]).await;
    let id = browser.table();
    let path = format!("/t/{id}");
    let rules = browser.open("/rules/istanbul").await.text;
    let mut page = my_turn(&mut browser, &id, page).await;
    let (mut given, mut decisions) = (BTreeSet::new(), 0);
    while !page.text.contains("data-stage=\"over\"") {
        let kind = asked(&mut browser, &id).await;
        let again = browser.open(&path).await;
        assert_eq!(hint(&again), hint(&page), "a reload neither repeats nor loses it");
        match hint(&page) {
            Some(said) => {
                assert_eq!(said, kind);
                assert!(given.insert(said), "{kind} twice");
                let rule = values(&page.text, "data-rule=\"").remove(0);
                assert!(rules.contains(&format!("id=\"{rule}\"")), "no rule {rule}");
            }
            None => assert!(given.contains(&kind), "nothing was said about {kind}"),
        }
        decisions += 1;
        let choices = values(&page.text, "<button name=\"action\" value=\"");
        let choice = &choices[decisions * 7 % choices.len()];
        let next = choose(&mut browser, &id, &page, choice, true).await;
        page = my_turn(&mut browser, &id, next).await;
    }
    assert!(given.len() >= 4 && decisions > 10, "{given:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_loses_much_waits_for_a_second_thought_unless_the_coach_is_off() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let page = browser.submit("/play", &[("game", "osaka"), ("learn", "yes")]).await;
    let id = browser.table();
    let mut page = my_turn(&mut browser, &id, page).await;
    let path = format!("/t/{id}");
    let mut warned = None;
    for _ in 0..60 {
        assert!(!page.text.contains("data-stage=\"over\""), "no choice was worth a warning");
        let (best, worst) = thoughts(&mut browser, &id).await;
        if worst.1 < best.1 - MUCH {
            let answer = choose(&mut browser, &id, &page, &worst.0, false).await;
            if answer.text.contains("id=\"warning\"") {
                let (then, now) = (field(&page.text, "number"), field(&answer.text, "number"));
                assert_eq!(then, now, "nothing is done yet");
                warned = Some((worst.0, answer));
                break;
            }
            page = my_turn(&mut browser, &id, answer).await;
        } else {
            let answer = choose(&mut browser, &id, &page, &best.0, true).await;
            page = my_turn(&mut browser, &id, answer).await;
        }
    }
    let (choice, answer) = warned.expect("a warning");
    assert!(answer.text.contains("id=\"warning-no\"") && answer.text.contains("name=\"sure\""));
    let other = browser.open(&path).await;
    assert!(!other.text.contains("id=\"warning\""), "one may choose something else");
    let off = browser.submit(&format!("{path}/coach"), &[("coach", "off")]).await;
    assert!(off.text.contains("aria-pressed=\"false\"") && hint(&off).is_none());
    let done = choose(&mut browser, &id, &off, &choice, false).await;
    assert!(!done.text.contains("id=\"warning\""), "{}", done.text);
    assert_ne!(field(&done.text, "number"), field(&answer.text, "number"), "it was done");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_speaks_only_to_its_own_seat_at_any_table_and_on_the_text_table_too() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let page = browser.submit("/play", &[("game", "yspahan")]).await;
    let id = browser.table();
    let page = my_turn(&mut browser, &id, page).await;
    let path = format!("/t/{id}");
    assert!(hint(&page).is_none() && page.text.contains("aria-pressed=\"false\""));
    let on = browser.submit(&format!("{path}/coach"), &[("coach", "on")]).await;
    assert_eq!(hint(&on), Some(asked(&mut browser, &id).await));
    let text = browser.open(&format!("{path}/text")).await;
    assert_eq!(hint(&text), hint(&on));
    let mut stranger = Browser::new(server.address);
    let watching = stranger.open(&path).await;
    assert!(hint(&watching).is_none() && !watching.text.contains("coach-switch"));
    let refused = stranger.submit(&format!("{path}/coach"), &[("coach", "on")]).await;
    assert_eq!(refused.status, 403);
    server.stop().await;
}
