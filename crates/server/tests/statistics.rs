//! Numbers of finished games, as visitors see them.

mod common;

use common::browser::{Browser, field, values};

/// Plays a match against bots to its end; whoever decides takes any choice.
async fn play(browser: &mut Browser) -> String {
    let mut page = browser.submit("/new/istanbul", &[("seat-0", "me"), ("seat-1", "random")]).await;
    let id = browser.table();
    for step in 0..4_000 {
        let choices = values(&page.text, "<button name=\"action\" value=\"");
        if page.text.contains("data-stage=\"over\"") {
            return id;
        }
        if choices.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(3)).await;
            page = browser.open(&format!("/t/{id}")).await;
            continue;
        }
        let (number, seat) = (field(&page.text, "number"), field(&page.text, "seat"));
        let action = choices[step * 7 % choices.len()].as_str();
        let fields = [("number", number.as_str()), ("seat", seat.as_str()), ("action", action)];
        page = browser.submit(&format!("/t/{id}/act"), &fields).await;
    }
    panic!("the match never ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_counted_for_their_people_and_for_the_game() {
    let (server, _folder) = common::start().await;
    let mut ada = Browser::new(server.address);
    let nothing = ada.open("/statistics").await;
    assert!(nothing.status == 200 && nothing.text.contains("id=\"nothing-yet\""));
    assert!(ada.open("/statistics/istanbul").await.text.contains("id=\"nothing-yet\""));
    let first = play(&mut ada).await;
    let second = play(&mut ada).await;
    ada.submit("/play", &[("game", "osaka")]).await; // unfinished games do not count
    let mine = ada.open("/statistics").await.text;
    assert!(mine.contains("2 games so far") && mine.contains("Play 5 first"), "{mine}");
    for id in [&first, &second] {
        assert!(mine.contains(&format!("href=\"/t/{id}\"")), "my last games are listed");
    }
    let game = ada.open("/statistics/istanbul").await.text;
    assert!(game.contains("id=\"players-2\"") && game.contains("2 games:"), "{game}");
    assert_eq!(game.matches("<svg class=\"plot\"").count(), 0, "two games prove nothing yet");
    assert!(!game.contains("Guest"), "no names in the house's numbers");
    // Others have their own numbers; whoever is forgotten takes theirs along.
    assert!(Browser::new(server.address).open("/statistics").await.text.contains("nothing-yet"));
    ada.submit("/me/forget", &[]).await;
    assert!(ada.open("/statistics").await.text.contains("id=\"nothing-yet\""));
    let game = ada.open("/statistics/istanbul").await.text;
    assert!(game.contains("2 games:"), "the game's numbers stay: {game}");
    assert_eq!(ada.open("/statistics/chess").await.status, 404);
    server.stop().await;
}

/// Shallow, so that a whole game takes seconds.
const DEPTH: insight::Depth = insight::Depth { playouts: 4, outcomes: 4, search: 80, compare: 80 };

#[tokio::test(flavor = "multi_thread")]
async fn an_analysed_game_tells_luck_and_usual_errors() {
    let folder = common::Folder::new();
    let store = std::sync::Arc::new(server::open_file(&folder.0).unwrap());
    let config = server::Config { analysis: DEPTH, ..common::free() };
    let server = common::start_with(store, config).await;
    let mut ada = Browser::new(server.address);
    let id = play(&mut ada).await;
    let before = ada.open("/statistics").await.text;
    assert!(before.contains("1 game so far"), "{before}");
    assert!(!before.contains("class=\"plot\""), "nothing is analysed yet");
    ada.submit(&format!("/t/{id}/analysis"), &[]).await;
    for _ in 0..2_000 {
        let mine = ada.open("/statistics").await.text;
        if mine.contains("class=\"plot\"") {
            // Choices anyhow are errors now and then, and each leads to its rule.
            assert!(mine.contains("id=\"usual-errors\"") && mine.contains("/rules/istanbul#I"));
            return server.stop().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the analysis never comes");
}
