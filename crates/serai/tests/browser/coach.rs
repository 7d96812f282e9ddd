//! The coach leads through a whole first game of each of the four: at the first decision of every
//! kind it says something that fits, once.

use std::collections::BTreeSet;

use crate::house::House;
use crate::page::Screen;
use crate::player::{By, Player};

/// The kind of decision that is open, as programs hear it.
const ASKED: &str = "fetch(`/api/tables/${document.querySelector('#table').dataset.table}`).then((answer) => answer.json()).then((frame) => frame.play.ask.key)";
const HINT: &str = "document.querySelector('#coach')?.dataset.hint ?? ''";
/// Whether the rule that the hint links to stands on its page.
const RULE: &str = "fetch(document.querySelector('#coach a.rule').href).then((answer) => answer.text()).then((page) => page.includes(`id=\"${document.querySelector('#coach a.rule').dataset.rule}\"`))";

fn first_game(screen: Screen, game: &str, look: &str) {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, screen, By::Board, 17);
    player.page.look(look);
    player.page.go(&format!("/tutorial/{game}"));
    player.page.loading(|| player.page.press(&format!("[data-learn={game}]")));
    let (mut given, mut decisions, mut gestures) = (BTreeSet::new(), 0, 0);
    loop {
        let turn = player.turn();
        if turn.over {
            break;
        }
        let text = |expression| player.page.value(expression).as_str().unwrap_or("").to_owned();
        let (asked, said) = (text(ASKED), text(HINT));
        match given.insert(asked.clone()) {
            true => {
                assert_eq!(said, asked, "the hint fits the decision");
                assert_eq!(player.page.value(RULE), true, "the rule of {asked}");
                player.page.reload();
                player.turn();
                assert_eq!(player.page.value(HINT), asked.as_str(), "a reload does not lose it");
                player.page.picture(&format!("coach-{}-{}", screen.width, asked));
            }
            false => assert_eq!(said, "", "{asked} was explained already"),
        }
        let title = "document.title.includes(document.querySelector('#table').dataset.title)";
        assert_eq!(player.page.value(title), true, "the tab says whose turn it is");
        decisions += 1;
        gestures += usize::from(turn.moves.iter().any(|one| one.number.is_none()));
        player.decide(&turn);
    }
    assert!(decisions > 15 && given.len() >= 3, "{decisions} decisions, {given:?}");
    println!(
        "{game}: {decisions} decisions, {gestures} with gestures, {} hints, {} warnings",
        given.len(),
        player.warnings
    );
    // In the others every choice is a gesture of its own.
    let has = ["osaka", "istanbul"].contains(&game);
    assert_eq!(gestures > 0, has, "several choices are one gesture beside the coach, too");
    player.page.nothing_to_complain();
}

#[test]
fn through_a_first_game_of_osaka() {
    first_game(Screen::DESK, "osaka", crate::player::QUICK);
}

#[test]
fn through_a_first_game_of_yspahan_on_a_phone_in_italian() {
    first_game(Screen::PHONE, "yspahan", "lang-it.theme-dark.speed-instant.motion-less");
}

#[test]
fn through_a_first_game_of_istanbul_on_a_phone() {
    first_game(Screen::PHONE, "istanbul", crate::player::QUICK);
}

#[test]
fn through_a_first_game_of_tabriz() {
    first_game(Screen::DESK, "tabriz", crate::player::QUICK);
}
