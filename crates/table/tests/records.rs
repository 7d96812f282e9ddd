//! Records under attack: whatever was changed in one is found and named by its line.

use game::{Dealer, Quick, Settings};
use table::{DiceVerdict, Record, Setup, Waiting, open, resume, verify};

fn played(secret: bool, steps: usize) -> String {
    let names = vec!["Anna".to_owned(), "Bruno".to_owned()];
    let mut setup = Setup::seeded(Settings::default(), names, 7);
    setup.secret = setup.secret.filter(|_| secret);
    let (mut table, mut dealer) = (open("osaka", setup).unwrap(), Quick::new(7));
    for _ in 0..steps {
        match table.awaiting() {
            Waiting::Decision(seat) => {
                let choices = table.choices();
                let choice = &choices[dealer.below(choices.len() as u32) as usize];
                table.act(seat, &choice.notation).unwrap();
            }
            Waiting::Chance(_) => {
                let outcomes = table.question().unwrap().outcomes.unwrap();
                let drawn = &outcomes[dealer.below(outcomes.len() as u32) as usize].0;
                table.resolve(drawn).unwrap();
            }
            Waiting::Nobody => break,
        }
    }
    table.record().to_string()
}

fn whole() -> String {
    played(true, usize::MAX)
}

/// What verifying this text says against it.
fn against(text: &str) -> String {
    let found = Record::parse(text).and_then(|record| verify(&record));
    found.expect_err("something was changed").to_string()
}

/// The first line that begins with this.
fn line<'t>(text: &'t str, start: &str) -> &'t str {
    text.lines().find(|line| line.starts_with(start)).unwrap()
}

fn without(text: &str, start: &str) -> String {
    text.replace(&format!("{}\n", line(text, start)), "")
}

#[test]
fn an_untouched_record_holds() {
    let text = whole();
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_string(), text);
    let verdict = verify(&record).unwrap();
    assert_eq!((verdict.entries, verdict.finished), (record.lines.len(), true));
    assert_eq!(verdict.dice, DiceVerdict::Fair);
    let dictated = Record::parse(&played(false, usize::MAX)).unwrap();
    let verdict = verify(&dictated).unwrap();
    assert_eq!((verdict.finished, verdict.dice), (true, DiceVerdict::Dictated));
}

#[test]
fn what_was_left_out_of_a_finished_match_is_missed() {
    let text = whole();
    assert!(against(&without(&text, "result:")).contains("result is missing"));
    assert!(against(&without(&text, "secret:")).contains("secret is missing"));
    let dictated = played(false, usize::MAX);
    verify(&Record::parse(&dictated).unwrap()).expect("dictated dice have no secret");
    let short = played(true, 5);
    let early = format!("{short}\n{}\n", line(&text, "secret:"));
    assert!(against(&early).contains("revealed before the end"), "{}", against(&early));
    let proud = format!("{short}\n{}\n", line(&text, "result:"));
    assert!(against(&proud).contains("not over"), "{}", against(&proud));
}

#[test]
fn what_was_changed_is_named() {
    let text = whole();
    let result = line(&text, "result:");
    let better = result.replacen("score ", "score 9", 1);
    assert!(against(&text.replace(result, &better)).contains("the result is"));
    let seal = line(&text, "commitment:");
    let other = format!("commitment: {}", "0".repeat(64));
    assert!(against(&text.replace(seal, &other)).contains("the commitment of the secret is"));
    let first = line(&text, "1 market:");
    let card = if first.ends_with("b5") { "r5" } else { "b5" };
    let why = against(&text.replace(first, &format!("1 market: {card}")));
    assert!(why.contains("the dice gave"), "{why}");
    let why = against(&text.replace(first, "1 production: b5"));
    assert!(why.contains("the question is `market`"), "{why}");
    assert!(against(&text.replace(first, "2 market: b5")).contains("expected number 1"));
    assert!(against(&text.replace(first, "1 seat 1: take b5")).contains("not possible"));
    let options = line(&text, "options:");
    assert!(against(&text.replace(options, "options: ")).contains("these options are written"));
    let rules = line(&text, "rules:");
    assert!(against(&text.replace(rules, "rules: 999")).contains("rules version 999"));
    let content = line(&text, "content:");
    assert!(against(&text.replace(content, "content: 0000000000000000")).contains("content"));
    assert!(against(&format!("{text}9999 seat 1: take b5\n")).contains("after the end"));
}

#[test]
fn a_cut_last_line_is_left_out_and_said() {
    let text = played(true, 10);
    let cut = Record::parse(&text[..text.len() - 3]).unwrap();
    let whole = Record::parse(&text).unwrap();
    assert_eq!(cut.lines.len() + 1, whole.lines.len());
    assert_eq!((cut.places.cut, whole.places.cut), (Some(text.lines().count()), None));
    assert!(Record::parse("").is_err());
    assert!(Record::parse("serai record 99\n").unwrap_err().message.contains("format 99"));
    assert!(Record::parse("dear diary\n").unwrap_err().message.contains("not a Serai record"));
}

#[test]
fn with_its_secret_an_unfinished_match_is_played_on_and_without_it_waits() {
    let names = vec!["Anna".to_owned(), "Bruno".to_owned()];
    let setup = Setup::seeded(Settings::default(), names, 7);
    let table = open("osaka", setup).unwrap();
    let record = Record::parse(&table.record().to_string()).unwrap();
    let mut known = resume(&record, table.secret()).unwrap();
    let mut unknown = resume(&record, None).unwrap();
    assert_eq!((known.secret(), unknown.secret()), (table.secret(), None));
    assert_eq!(
        (known.commitment(), unknown.commitment()),
        (table.commitment(), table.commitment())
    );
    let mut questions = 0;
    while questions == 0 {
        let (Waiting::Decision(seat), choices) = (unknown.awaiting(), unknown.choices()) else {
            panic!("a seat decides first");
        };
        let choice = &choices.last().unwrap().notation;
        known.act(seat, choice).unwrap();
        unknown.act(seat, choice).unwrap();
        questions += usize::from(unknown.question().is_some());
        assert!(known.question().is_none(), "fair dice answer by themselves");
    }
    assert!(known.number() > unknown.number());
}
