//! Bots that stay in their seats: what they thought serves the next decision of their turn, and nothing
//! else.

use bots::{Alone, Kind, Sitter};
use game::Settings;
use table::{Setup, Waiting};

/// Plays a match and says what was chosen, and before how many decisions there were thoughts already.
fn evening(game: &str, kind: Kind) -> (Vec<String>, usize) {
    let names = vec!["one".to_owned(), "two".to_owned()];
    let setup = Setup::seeded(Settings::default(), names, 11);
    let mut table = table::open(game, setup).unwrap();
    let mut sitters = [Sitter::new(kind), Sitter::new(kind)];
    let (mut chosen, mut kept) = (Vec::new(), 0);
    while let Waiting::Decision(seat) = table.awaiting() {
        if chosen.len() > 150 {
            break;
        }
        let (sitter, seed) = (&mut sitters[seat.index()], chosen.len() as u64);
        let had = sitter.keeps_thoughts();
        let notation = sitter.choose(&*table, seed, &Alone).unwrap();
        if !had {
            let fresh = bots::choose(&*table, kind, seed).unwrap();
            assert_eq!(notation, fresh, "{game}: old thoughts were about something else");
        }
        kept += usize::from(had);
        table.act(seat, &notation).unwrap();
        chosen.push(notation);
    }
    (chosen, kept)
}

#[test]
fn thoughts_serve_the_next_decision_of_a_turn_and_the_seeds_decide_everything() {
    for info in catalog::all() {
        let (chosen, kept) = evening(info.key, Kind::Normal);
        assert!(chosen.len() > 30, "{}: {} decisions", info.key, chosen.len());
        let known = bots::eval::KNOWN.contains(&info.key);
        assert!(kept > 0 || !known, "{}: no tree was ever kept", info.key);
        assert_eq!(evening(info.key, Kind::Normal).0, chosen, "{}", info.key);
    }
}

#[test]
fn asked_again_about_a_position_a_sitter_says_the_same() {
    for kind in [Kind::Easy, Kind::Normal, Kind::Greedy, Kind::School("weaver")] {
        let names = vec!["one".to_owned(), "two".to_owned()];
        let setup = Setup::seeded(Settings::default(), names, 3);
        let table = table::open("tabriz", setup).unwrap();
        let mut sitter = Sitter::new(kind);
        let first = sitter.choose(&*table, 5, &Alone);
        assert_eq!(sitter.choose(&*table, 5, &Alone), first, "{kind}");
    }
}
