//! Everybody's part in the dice is drawn in the page: what the house holds, what the table says, what
//! comes along to another device, and what a lost chain does; and a table with dice from the box.

use sha2::{Digest, Sha256};
use table::{Chain, hex};

use crate::company::invitation;
use crate::house::House;
use crate::page::{Page, Screen};
use crate::player::{By, Player, QUICK};

/// Whether any file of the house holds this text.
fn holds(house: &House, text: &str) -> bool {
    let files = std::fs::read_dir(&house.data.0).expect("a folder");
    let files = files.filter_map(|file| std::fs::read(file.ok()?.path()).ok());
    files.into_iter().any(|file| file.windows(text.len()).any(|part| part == text.as_bytes()))
}

fn root(page: &Page) -> String {
    let root = page.value("localStorage.getItem('serai-dice')");
    root.as_str().expect("a root was drawn").to_owned()
}

fn chain_data(page: &Page, name: &str) -> String {
    let value =
        page.value(&format!("document.querySelector('#chains [data-seat]').dataset.{name}"));
    value.as_str().unwrap_or_else(|| panic!("no {name}")).to_owned()
}

/// The chain of the page's seat, grown from what only the page has.
fn chain_of(page: &Page) -> Chain {
    let seed = format!("serai seed{}{}", root(page), chain_data(page, "label"));
    Chain::new(Sha256::digest(seed).into())
}

fn some_turns(player: &mut Player, count: usize) {
    for _ in 0..count {
        let turn = player.turn();
        player.decide(&turn);
    }
}

#[test]
fn links_are_drawn_in_the_page_and_the_house_has_none_before_it_is_opened() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 5);
    player.open("osaka", &["me", "random"], &[]);
    some_turns(&mut player, 4);
    player.turn();
    let page = &player.page;
    let mark = page.value("document.querySelector('#dice-by').textContent");
    assert!(mark.as_str().unwrap_or_default().contains("the house and 1 of 1 player"), "{mark}");
    let (chain, root) = (chain_of(page), root(page));
    assert_eq!(chain_data(page, "seal"), hex(&chain.seal()), "the page's own chain");
    let next: usize = chain_data(page, "next").parse().expect("a number");
    assert!(next > 4, "every decision has opened a link, {next}");
    for (index, opened) in [(0, true), (next - 1, true), (next, false), (next + 1, false)] {
        let link = hex(&chain.link(index).expect("a long chain"));
        assert_eq!(holds(&house, &link), opened, "link {index} of {next}");
    }
    assert!(!holds(&house, &root), "the root never leaves the browser");
    page.nothing_to_complain();
    // All links before it follow from a later one; a house that asks for one gets none.
    page.value("(document.querySelector('#chains [data-seat]').dataset.next = 900, true)");
    some_turns(&mut player, 1);
    player.page.until("document.querySelector('#players [data-adds=broken]')");
    assert!(!holds(&house, &hex(&chain.link(900).expect("a long chain"))));
}

/// Nothing of a chain is anywhere in the house (database, journal, log at its most talkative) before the page
/// opens it: not even link 0 while somebody else still has to sit down.
#[test]
fn a_seal_tells_the_house_no_link_until_everybody_has_sealed() {
    let Some(house) = House::open_with(&["--log-level", "trace"]) else { return };
    let host = Player::new(&house, Screen::DESK, By::Board, 11);
    host.open("osaka", &["me", "friend"], &[]);
    let page = &host.page;
    page.until("document.querySelector('#chains [data-seal]')");
    let (chain, seal) = (chain_of(page), chain_data(page, "seal"));
    assert_eq!(seal, hex(&chain.seal()), "drawn in the page");
    let link = |index| hex(&chain.link(index).expect("a long chain"));
    assert!(holds(&house, &seal), "the house has the seal");
    assert!(!holds(&house, &link(0)) && !holds(&house, &root(page)), "and nothing else");
    let log = std::fs::read_to_string(house.data.0.join("house.log")).expect("a log");
    assert!(log.contains("DEBUG") || log.contains("TRACE"), "a talkative log: {log}");
    let guest = Player::new(&house, Screen::PHONE, By::Board, 12);
    guest.page.go(&invitation(page));
    guest
        .page
        .value("(document.querySelector('main form input[name=name]').value = 'Guest', true)");
    guest.page.loading(|| guest.page.press("main form button.main, main form button"));
    page.until("document.querySelector('#table').dataset.stage === 'running'");
    assert!(holds(&house, &link(0)), "now all have opened");
    assert!(!holds(&house, &link(1)), "and the next one waits for the first decision");
    page.nothing_to_complain();
}

#[test]
fn dice_from_the_box_are_entered_in_the_page_and_a_slip_is_taken_back() {
    let Some(house) = House::open() else { return };
    let player = Player::new(&house, Screen::PHONE, By::Board, 13);
    let page = &player.page;
    page.go("/new/yspahan");
    page.value("(document.getElementById('dice-from').value = 'manual', true)");
    page.loading(|| page.press("#open"));
    page.until("document.querySelector('#answers button')");
    page.press("#answers button");
    let ready = "!document.querySelector('#dock[aria-busy]') && !document.querySelector('#answers') && \
        (document.querySelector('#enter input[name=answer]') ? 'asked' : document.querySelector('#choices button[data-choice]') && 'choose')";
    while page.until(ready) == "choose" {
        page.value("(document.querySelector('#choices button[data-choice]').click(), true)");
    }
    for (typed, refused) in [("777", true), ("6 1 1 3 5 5 2 2 4", false)] {
        page.value(&format!(
            "(document.querySelector('#enter input[name=answer]').value = '{typed}', true)"
        ));
        page.press("#enter button.main");
        let told = if refused { "#notice" } else { "#choices button[data-choice]" };
        page.until(&format!("document.querySelector('{told}')"));
    }
    page.press("#correct");
    page.until("document.querySelector('#enter input[name=answer]')");
    let mark = page.value("document.querySelector('#dice-by').textContent");
    assert!(mark.as_str().unwrap_or_default().contains("the people at the table"), "{mark}");
    page.nothing_to_complain();
}

#[test]
fn a_chain_comes_along_to_another_device_and_a_lost_one_is_seen_by_all() {
    let Some(house) = House::open() else { return };
    let mut player = Player::new(&house, Screen::DESK, By::Board, 6);
    player.open("istanbul", &["me", "random"], &[]);
    some_turns(&mut player, 2);
    let table = player.page.path();
    player.page.go("/settings");
    let key = player.page.until("document.querySelector('#key')?.value.includes('~') && document.querySelector('#key').value");
    let mut phone = Player::new(&house, Screen::PHONE, By::Board, 7);
    phone.page.go("/settings");
    phone.page.value(&format!("(document.querySelector('#other-key').value = {key}, true)"));
    phone.page.loading(|| phone.page.press_now("form[action='/me/sign-in'] button"));
    assert_eq!(phone.page.path(), "/");
    phone.page.go(&table);
    phone.page.look(QUICK);
    some_turns(&mut phone, 2);
    phone.turn();
    let broken = "document.querySelector('#players [data-adds=broken]') !== null";
    assert_eq!(phone.page.value(broken), false, "the phone goes on with the chain");
    phone.page.value("(localStorage.clear(), true)");
    phone.page.reload();
    some_turns(&mut phone, 1);
    phone.page.until(broken);
    let mark = phone.page.value("document.querySelector('#dice-by').textContent");
    assert!(mark.as_str().unwrap_or_default().contains("the house alone"), "{mark}");
    assert!(phone.play_on() > 0, "the match goes on to its end");
    phone.page.until("document.querySelector('#checked[data-fair=yes]')");
}

#[test]
fn who_could_do_what_is_told_in_both_languages_without_barriers() {
    let Some(house) = House::open() else { return };
    let page = Page::new(&house, Screen::PHONE);
    for (language, words) in
        [("en", "the house with one player"), ("it", "la casa con un giocatore")]
    {
        page.look(&format!("lang-{language}"));
        page.go("/dice");
        assert!(page.text("table").contains(words), "{}", page.text("table"));
        let over = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.value(over), true, "{language}: nothing is cut off on a phone");
    }
    page.nothing_to_complain();
}
