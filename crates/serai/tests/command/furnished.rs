//! Who must have what beside the rules. A game needs none of it to be played; those named here were
//! promised it.

use std::collections::BTreeSet;

use table::{Setup, Waiting};

/// What a game can have beside its own crate: a drawn board, a board in the terminal, pictures in
/// its rules, knowledge for the bots; and of what it says of itself, the coach's advice.
const HAVES: [&str; 5] = ["board", "text board", "pictures", "knowledge", "advice"];

/// The one list; the rooms' own tests go through whatever is there.
const MUST_HAVE: [(&str, &[&str]); 4] =
    [("tabriz", &HAVES), ("yspahan", &HAVES), ("osaka", &HAVES), ("istanbul", &HAVES)];

#[test]
fn every_game_has_what_it_was_promised_and_no_room_knows_a_game_that_is_not_there() {
    for (have, games) in [
        ("board", draw::BOARDS),
        ("text board", tui::board::BOARDS),
        ("pictures", pages::PICTURED),
        ("knowledge", bots::eval::KNOWN),
        ("advice", &advised()),
    ] {
        let must = MUST_HAVE.iter().filter(|(_, haves)| haves.contains(&have));
        let must: BTreeSet<&str> = must.map(|(key, _)| *key).collect();
        let has: BTreeSet<&str> = games.iter().copied().collect();
        let missing: Vec<_> = must.difference(&has).collect();
        assert!(missing.is_empty(), "{have}: {missing:?} must have it");
        assert!(has.iter().all(|key| catalog::info(key).is_ok()), "{have}: {has:?}");
    }
}

/// The games that advise at the first decision.
fn advised() -> Vec<&'static str> {
    let advises = |key: &&'static str| {
        let names = vec![String::new(); 2];
        let table = table::open(key, Setup::seeded(Default::default(), names, 1)).unwrap();
        let Waiting::Decision(seat) = table.awaiting() else { panic!("{key}: nobody begins") };
        let frame = table.frame(game::Viewer::Seat(seat));
        catalog::advise(key, frame.ask.key).is_some()
    };
    catalog::all().iter().map(|info| info.key).filter(advises).collect()
}
