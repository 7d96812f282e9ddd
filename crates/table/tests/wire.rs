//! What goes over the wire: clocks, rows, values of a game that come back.

use std::time::Duration;

use serde_json::json;
use table::GameValue;
use table::wire::{Pace, RowKind};

#[test]
fn a_pace_is_a_time_from_a_minute_to_a_year() {
    let minutes = |minutes: u64| Some(Duration::from_secs(60 * minutes));
    assert_eq!(Pace::Untimed.time(), None);
    assert_eq!(Pace::Minutes(3).time(), minutes(3));
    assert_eq!(Pace::Days(2).time(), minutes(2 * 24 * 60));
    for good in [Pace::Untimed, Pace::Minutes(1), Pace::Minutes(527_040), Pace::Days(366)] {
        assert!(good.is_possible(), "{good:?}");
    }
    for bad in [Pace::Minutes(0), Pace::Minutes(527_041), Pace::Days(0), Pace::Days(367)] {
        assert!(!bad.is_possible(), "{bad:?}");
    }
}

#[test]
fn kinds_of_rows_are_words_and_some_move_the_game() {
    for (kind, word, moves) in [
        (RowKind::Start, "start", true),
        (RowKind::Decision, "decision", true),
        (RowKind::Chance, "chance", true),
        (RowKind::TakeBack, "take_back", true),
        (RowKind::Seat, "seat", false),
        (RowKind::Rematch, "rematch", false),
    ] {
        assert_eq!((kind.key(), kind.moves()), (word, moves));
        assert_eq!(RowKind::read(word), Ok(kind));
        assert_eq!(serde_json::to_value(kind).unwrap(), word, "stores and JSON agree");
    }
    assert!(RowKind::read("party").is_err());
}

#[test]
fn a_game_value_is_the_same_typed_and_as_json() {
    let typed = GameValue::new(vec![1u8, 2]);
    let text = serde_json::to_string(&typed).unwrap();
    assert_eq!(text, "[1,2]");
    let read: GameValue = serde_json::from_str(&text).unwrap();
    assert_eq!((typed.json(), read.json()), (json!([1, 2]), json!([1, 2])));
    assert_eq!(typed, read);
    assert_eq!(typed, GameValue::new(vec![1u8, 2]));
    assert_ne!(typed, GameValue::new(vec![1u8, 3]));
    assert_ne!(typed, GameValue::new("[1,2]".to_owned()));
    assert_ne!(read, serde_json::from_str("[1,3]").unwrap());
    assert_eq!(*typed.read::<Vec<u8>>().unwrap(), [1, 2]);
    assert_eq!(*read.read::<Vec<u8>>().unwrap(), [1, 2]);
    assert!(typed.read::<String>().is_err() && read.read::<String>().is_err());
    assert_eq!(
        (format!("{typed:?}"), format!("{read:?}").is_empty()),
        ("[1, 2]".to_owned(), false)
    );
}
