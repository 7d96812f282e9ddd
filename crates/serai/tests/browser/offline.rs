//! The house in the browser: whole games without a server and without a network, whatever happens to the
//! page in between; records checked in the page; storage that forgets or refuses.
//!
//! The engine must have been built into the program (`cargo xtask web`); else these tests skip themselves.

use std::process::Command;
use std::time::Duration;

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

/// Chooses a file in the field and presses the button, as people do.
fn choose_file(page: &Page, text: &str) {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let file = folder.0.join("chosen.serai");
    std::fs::write(&file, text).unwrap();
    let document = page.tell("DOM.getDocument", json!({}));
    let wish = json!({ "nodeId": document["root"]["nodeId"], "selector": "#record" });
    let field = page.tell("DOM.querySelector", wish);
    page.tell("DOM.setFileInputFiles", json!({ "nodeId": field["nodeId"], "files": [file] }));
    page.press("#show");
    page.until("document.getElementById('proof')");
}

/// At the end of a served game the visitor's own browser checks the record; the engine comes only then.
#[test]
fn a_served_game_is_checked_by_pressing_the_button() {
    let Some(house) = house() else { return };
    let mut player = Player::new(&house, DESK, By::Board, 3);
    player.open("osaka", &["me", "random"], &[]);
    player.play_on();
    // The script that brings the engine.
    let engine = |page: &Page| page.requests().iter().any(|one| one.ends_with("/prove.js"));
    player.page.until("document.querySelector('#prove button')");
    assert!(!engine(&player.page), "nobody has asked yet");
    player.page.press("#prove button");
    let told =
        player.page.until("document.querySelector('#proved #proof[data-holds=yes]')?.innerText");
    let told = told.as_str().unwrap_or_default();
    assert!(told.contains("your device") && told.contains("decisions"), "{told}");
    assert!(engine(&player.page));
    player.page.picture("offline-proof-of-a-served-game");
    player.page.nothing_to_complain();
    // The same file, chosen in the field: checked, then replayed; forged, its line is named.
    let record = player
        .page
        .value("fetch(document.querySelector('#record').href).then((answer) => answer.text())");
    let record = record.as_str().expect("a text");
    let page = Page::new(&house, DESK);
    let (line, text) =
        record.lines().enumerate().filter(|(_, line)| line.contains(" seat 1: ")).last().unwrap();
    visit(&page, "/replay");
    choose_file(&page, &record.replacen(text, &text.replacen(" seat 1: ", " seat 2: ", 1), 1));
    let told = page.value("document.querySelector('#proof[data-holds=no]')?.dataset.line");
    assert_eq!(told, Value::from((line + 1).to_string()), "{}", page.text("main"));
    visit(&page, "/replay");
    choose_file(&page, record);
    page.until("document.querySelector('#proof[data-holds=yes]')");
    page.loading(|| page.press("#replay-it"));
    page.until("document.querySelector('#replay #boards svg')");
    page.nothing_to_complain();
}

/// What the browser's storage does is said on the page, and the game goes on.
#[test]
fn a_storage_that_forgets_or_refuses_is_said() {
    let Some(house) = house() else { return };
    let mut player = Player::new(&house, PHONE, By::Board, 5);
    open(&player, "osaka", &["me", "random"]);
    let turn = player.turn();
    player.decide(&turn);
    player.turn();
    // Cleared while somebody plays.
    let origin = house.address.clone();
    let storage = json!({ "origin": origin, "storageTypes": "indexeddb" });
    player.page.tell("Storage.clearDataForOrigin", storage.clone());
    let turn = player.turn();
    player.decide(&turn);
    let told = player.page.until("document.getElementById('unkept')?.innerText");
    assert!(told.as_str().unwrap_or_default().contains("cleared while you played"), "{told}");
    player.page.picture("offline-storage-cleared");
    let number = player.turn().number;
    player.page.reload();
    player.page.until(HERE);
    assert_eq!(player.turn().number, number, "it is kept again");
    // Cleared while nobody looked.
    player.page.go("/rules/osaka");
    player.page.tell("Storage.clearDataForOrigin", storage);
    visit(&player.page, "/");
    let told = player.page.until("document.getElementById('lost')?.innerText");
    assert!(told.as_str().unwrap_or_default().contains("is gone"), "{told}");
    player.page.picture("offline-storage-lost");
    // Refused: a browser that lets nobody keep anything.
    let mut other = Player::new(&house, PHONE, By::Board, 6);
    visit(&other.page, "/");
    other.page.tell("Storage.overrideQuotaForOrigin", json!({ "origin": origin, "quotaSize": 1 }));
    visit(&other.page, "/new/osaka");
    // Nothing is loaded anew: the game would be gone.
    other.page.press("#open");
    other.page.until("document.querySelector('#table')");
    let told = other.page.until("document.getElementById('unkept')?.innerText");
    assert!(told.as_str().unwrap_or_default().contains("keeps nothing"), "{told}");
    let before = other.turn();
    other.decide(&before);
    assert!(other.turn().number > before.number, "one plays on");
    other.page.picture("offline-storage-refused");
}

/// A finished game of this browser teaches as a served one: analysed here, an error tried again, played on
/// from there with new dice; and the rules have their pictures.
#[test]
fn one_learns_from_mistakes_without_a_house() {
    let Some(house) = house() else { return };
    let mut player = Player::new(&house, DESK, By::Board, 8);
    settled(&player.page);
    drop(house);
    open(&player, "osaka", &["me", "easy"]);
    player.play_on();
    let page = &player.page;
    page.loading(|| page.press("#analyse"));
    let ready = "document.querySelector('#analysis[data-state=ready] [data-learn-seat]')";
    let mut patience = 20;
    while page.within(Duration::from_secs(20), ready).is_none() {
        patience -= 1;
        assert!(patience > 0, "{}", page.text("main"));
    }
    page.loading(|| page.press("[data-learn-seat='0']"));
    page.until("document.querySelector('#learn')");
    page.picture("offline-learn");
    if page.value("document.getElementById('lesson') !== null") == true {
        // A choice the analysis said nothing about is thought about now.
        page.loading(|| {
            drop(page.value(
                "document.querySelector('#choices button[data-choice]:not([data-played])').click()",
            ))
        });
        page.until("document.querySelector('#verdict tbody tr')");
        page.picture("offline-learned");
        page.loading(|| page.press("#play-on button.main"));
        page.until("document.querySelector('#table')?.dataset.stage === 'running'");
        let turn = player.turn();
        player.decide(&turn);
        assert!(player.turn().number > turn.number, "one plays on from there");
        assert!(verify(&export(&player.page)).0, "the record begins with the position");
    }
    let page = &player.page;
    visit(page, "/rules/osaka");
    page.until(
        "document.querySelector('figure img[src^=blob]')?.naturalWidth > 0 || scrollBy(0, 2000)",
    );
    page.nothing_to_complain();
}
