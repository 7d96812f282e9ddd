//! What is said and written: names, lists, numbers, letters, tables.

use game::{Arg, Line, Seat, TextTable, say};
use lang::{Language, Speaker};

fn speaker(code: &str) -> Speaker {
    Speaker::new(code.parse().unwrap(), vec!["Anna".to_owned()])
}

#[test]
fn a_seat_is_called_by_its_name_or_its_number() {
    let (first, second) = (Seat::new(0), Seat::new(1));
    assert_eq!(
        (speaker("en").name(first), speaker("en").name(second)),
        ("Anna".into(), "seat 2".into())
    );
    assert_eq!(speaker("it").name(second), "posto 2");
    assert_eq!(speaker("it").word(&Arg::Seat(first)), "Anna");
}

#[test]
fn lists_end_with_the_language_s_and() {
    let list = |count: usize| Arg::List((1..=count as i64).map(Arg::Number).collect());
    let english: Vec<String> = (0..4).map(|count| speaker("en").word(&list(count))).collect();
    assert_eq!(english, ["nothing", "1", "1 and 2", "1, 2 and 3"]);
    assert_eq!(speaker("it").word(&list(3)), "1, 2 e 3");
}

#[test]
fn numbers_have_the_language_s_marks_and_a_true_minus() {
    let (english, italian) = (speaker("en"), speaker("it"));
    assert_eq!((english.decimal(2.5, 2), italian.decimal(2.5, 2)), ("2.50".into(), "2,50".into()));
    assert_eq!((english.signed(-2.0, 1), english.signed(2.0, 0)), ("−2.0".into(), "+2".into()));
    let numbers = [3.0, 2.96, 0.5, 20.04, -1.26].map(|number| english.number(number));
    assert_eq!(numbers, ["3", "3", "0.5", "20", "−1.3"]);
    assert!(italian.percent(0.125, 1).starts_with("12,5"), "{}", italian.percent(0.125, 1));
    assert!(english.percent(0.5, 0).starts_with("50"), "{}", english.percent(0.5, 0));
}

#[test]
fn a_message_nobody_wrote_shows_its_key() {
    let speaker = speaker("it");
    assert_eq!(speaker.text("no-such-message"), "⟨no-such-message⟩");
    assert!(!speaker.knows("no-such-message") && speaker.knows("house-nothing"));
    assert_eq!(speaker.text("house-nothing"), speaker.say(&say!("house-nothing")));
    assert_ne!(speaker.text("house-nothing"), "nothing");
}

#[test]
fn a_game_says_who_can_play_it_and_why_it_ends() {
    let osaka = catalog::info("osaka").unwrap();
    let facts = speaker("en").facts(osaka);
    for part in ["2–4", "30", "Susumu Kawasaki"] {
        assert!(facts.contains(part), "{part} in {facts}");
    }
    assert_ne!(speaker("it").facts(osaka), facts);
    let end = speaker("it").ending("osaka", "passes");
    assert_eq!(end, speaker("it").text("osaka-ending-passes"));
    assert!(!end.contains('⟨'));
}

#[test]
fn letters_on_pieces_are_taken_by_their_place() {
    let letters = say!("osaka-letters");
    let all = speaker("en").say(&letters);
    let second = all.split_whitespace().nth(1).unwrap();
    assert_eq!(speaker("en").letter(&letters, 1), second);
    assert_eq!(speaker("en").letter(&letters, 99), "?");
}

#[test]
fn a_text_table_has_its_parts_in_order_and_leaves_empty_ones_out() {
    let speaker = speaker("en");
    let cells = vec![(Arg::from("fish".to_owned()), 6), (Arg::Number(3), 4)];
    let board = vec![Line::Say(say!("house-nothing")), Line::Row(cells)];
    let mut text = TextTable { board, ..TextTable::default() };
    let columns = lang::columns(&speaker, &text);
    assert_eq!(columns.len(), 1);
    assert_eq!(columns[0].heading, speaker.say(&say!("house-board")));
    assert_eq!(columns[0].lines, ["nothing", "fish  3"]);
    assert_eq!(lang::lines(&speaker, &text.board), columns[0].lines);
    text.you = vec![Line::Say(say!("house-nothing"))];
    let page = lang::table(&speaker, &text);
    let (you, board) = (speaker.say(&say!("house-you")), &columns[0].heading);
    assert_eq!(page, format!("── {you} ──\nnothing\n── {board} ──\nnothing\nfish  3\n"));
}

#[test]
fn a_language_is_written_as_its_code() {
    let italian: Language = "it".parse().unwrap();
    assert_eq!((italian.to_string(), format!("{italian:?}")), ("it".into(), "Language(it)".into()));
    assert_eq!(Language::ENGLISH.next(), italian, "English first, then the others by code");
    assert_eq!(Language::default(), Language::ENGLISH);
    let osaka = catalog::info("osaka").unwrap();
    assert_eq!(lang::rules(osaka, Language::ENGLISH), osaka.rules);
    assert_ne!(lang::rules(osaka, italian), osaka.rules);
}
