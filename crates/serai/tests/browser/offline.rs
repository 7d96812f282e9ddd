//! The house in the browser: whole games without a server and without a network, whatever happens to the
//! page in between; records checked in the page; storage that forgets or refuses.
//!
//! The engine must have been built into the program (`cargo xtask web`); else these tests skip themselves.

use std::process::Command;

use serde_json::{Value, json};
use testkit::Folder;

use crate::house::House;
use crate::page::{Page, Screen};
use crate::player::{By, Player};

const DESK: Screen = Screen { width: 1440, height: 900, touch: false };
const PHONE: Screen = Screen { width: 390, height: 844, touch: true };
const READY: &str = "document.documentElement.dataset.offline === 'ready'";
const HERE: &str = "document.body?.dataset.house === 'here'";

/// A house with an engine for browsers; nothing where it was built without.
fn house() -> Option<House> {
    let house = House::open()?;
    let page = Page::new(&house, DESK);
    page.go("/offline");
    if page.value("document.getElementById('not-built') !== null") == true {
        testkit::skipped("WebAssembly");
        return None;
    }
    Some(house)
}

/// After a first visit everything is at hand; then the house is gone.
fn settled(page: &Page) {
    page.go("/offline");
    page.until(READY);
}

/// Loads a page of the engine.
fn visit(page: &Page, address: &str) {
    page.go(&format!("/offline?{address}"));
    page.until(HERE);
}

/// Opens a table in this browser by its form.
fn open(player: &Player, game: &str, seats: &[&str]) {
    visit(&player.page, &format!("/new/{game}"));
    for place in 0..5 {
        let seat = seats.get(place).copied().unwrap_or("nobody");
        let set = format!(
            "(() => {{ const e = document.getElementById('seat-{place}'); if (e) e.value = {seat:?}; }})()"
        );
        player.page.value(&set);
    }
    player.page.loading(|| player.page.press("#open"));
    player.page.until(HERE);
}

/// The text of a record, as a click on the button would save it.
fn export(page: &Page) -> String {
    let text = page.value(
        "(async () => { const saved = new Promise((done) => { const make = URL.createObjectURL; \
           URL.createObjectURL = (blob) => { done(blob.text()); return make.call(URL, blob); }; }); \
           (document.querySelector('#record') ?? document.querySelector('#save')).click(); return saved; })()",
    );
    text.as_str().expect("a text").to_owned()
}

/// What `serai verify` says of a record.
fn verify(record: &str) -> (bool, String) {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let file = folder.0.join("a.serai");
    std::fs::write(&file, record).unwrap();
    let serai =
        Command::new(env!("CARGO_BIN_EXE_serai")).arg("verify").arg(&file).output().unwrap();
    let said = [serai.stdout, serai.stderr].concat();
    (serai.status.success(), String::from_utf8_lossy(&said).into_owned())
}

/// A whole game against `hard`: the network and the house are gone after the first visit, the page is
/// loaded anew in the middle, the record holds, and one forged character is found.
fn a_whole_game(game: &str, screen: Screen, by: By) {
    let Some(house) = house() else { return };
    let mut player = Player::new(&house, screen, by, 11);
    settled(&player.page);
    drop(house);
    player.page.tell(
        "Network.emulateNetworkConditions",
        json!({ "offline": true, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 }),
    );
    open(&player, game, &["me", "hard"]);
    for _ in 0..6 {
        let turn = player.turn();
        player.decide(&turn);
    }
    let before = player.turn();
    player.page.picture(&format!("offline-{game}-{}", screen.width));
    player.page.reload();
    player.page.until(HERE);
    let after = player.turn();
    assert!(after.number == before.number, "it goes on at {} of {}", after.number, before.number);
    let running = export(&player.page);
    assert!(!running.contains("secret:"), "the secret is kept until the end");
    assert!(verify(&running).0, "{}", verify(&running).1);
    player.play_on();
    player.page.until("document.querySelector('#checked[data-fair=yes]')");
    player.page.whole_picture(&format!("offline-{game}-{}-end", screen.width));
    assert_eq!(player.page.value("document.documentElement.scrollWidth <= innerWidth"), true);
    let record = export(&player.page);
    let (holds, said) = verify(&record);
    assert!(holds, "{said}\n{record}");
    forged(&player.page, &record);
}

/// A record dropped on the page is checked; forged by one character it is refused with its line.
fn forged(page: &Page, record: &str) {
    let (line, text) =
        record.lines().enumerate().filter(|(_, line)| line.contains(" seat 1: ")).last().unwrap();
    let forged = record.replacen(text, &text.replacen(" seat 1: ", " seat 2: ", 1), 1);
    visit(page, "/replay");
    drop_file(page, &forged);
    let told = page.until("document.querySelector('#proof[data-holds=no]')?.dataset.line");
    assert_eq!(told, Value::from((line + 1).to_string()), "{}", page.text("main"));
    assert_eq!(page.text("#proof pre"), forged.lines().nth(line).unwrap());
    visit(page, "/replay");
    page.loading(|| drop_file(page, record));
    page.until("document.querySelector('#proof[data-holds=yes]')");
}

fn drop_file(page: &Page, text: &str) {
    let event = format!(
        "(() => {{ const data = new DataTransfer(); data.items.add(new File([{}], 'a.serai')); \
           document.getElementById('main').dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }})); }})()",
        Value::from(text)
    );
    page.value(&event);
}

#[test]
fn osaka_without_a_house() {
    a_whole_game("osaka", DESK, By::Board);
}

#[test]
fn yspahan_without_a_house() {
    a_whole_game("yspahan", PHONE, By::Board);
}

#[test]
fn istanbul_without_a_house() {
    a_whole_game("istanbul", DESK, By::Keys);
}

#[test]
fn tabriz_without_a_house() {
    a_whole_game("tabriz", PHONE, By::Board);
}
