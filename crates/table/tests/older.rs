//! Records of earlier versions of the rules, written by the program of that time: they verify, open
//! and can be played on, all by the rules they began with.

use std::fs;
use std::path::PathBuf;

use game::Settings;
use table::{AnyTable, Record, Setup, Waiting, resume, verify};

fn kept() -> Vec<(String, Record)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/older");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut kept: Vec<_> = files
        .map(|file| {
            let name = file.file_stem().unwrap().to_string_lossy().into_owned();
            (name, Record::parse(&fs::read_to_string(file).unwrap()).unwrap())
        })
        .collect();
    kept.sort_by(|one, other| one.0.cmp(&other.0));
    kept
}

fn record(name: &str) -> Record {
    kept().into_iter().find(|(kept, _)| kept == name).unwrap().1
}

fn notations(table: &dyn AnyTable) -> Vec<String> {
    table.choices().into_iter().map(|choice| choice.notation).collect()
}

/// The same position at a table of the newest rules.
fn anew(old: &dyn AnyTable) -> Box<dyn AnyTable> {
    let record = old.record();
    let settings = Settings::parse(&record.options).unwrap();
    let mut setup = Setup::seeded(settings, record.names.clone(), 1);
    setup.secret = None;
    let mut table = table::open(&record.game, setup).unwrap();
    table.load(&old.state()).unwrap();
    table
}

#[test]
fn every_game_has_records_of_its_first_rules_and_they_verify() {
    let kept = kept();
    for info in catalog::all().iter().filter(|info| info.rules_version > 1) {
        let of_game = kept.iter().filter(|(_, record)| record.game == info.key);
        assert!(of_game.count() > 0, "no record of {}", info.key);
    }
    for (name, record) in kept {
        assert_eq!(record.rules, 1, "{name}");
        let verdict = verify(&record).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert_eq!(verdict.entries, record.lines.len(), "{name}");
        let table = resume(&record, None).unwrap();
        assert_eq!((table.record().rules, table.number()), (1, record.lines.len()), "{name}");
    }
}

#[test]
fn an_unfinished_match_is_played_to_its_end_by_the_rules_it_began_with() {
    for (name, mut record) in kept() {
        let Some(secret) = record.secret.take() else { continue };
        record.result = None;
        record.lines.truncate(record.lines.len() / 2);
        let mut table = resume(&record, Some(secret)).unwrap();
        for step in 0.. {
            let Waiting::Decision(seat) = table.awaiting() else { break };
            let choices = notations(&*table);
            table.act(seat, &choices[step * 7 % choices.len()]).unwrap();
            assert!(step < 20_000, "{name} does not end");
        }
        let played = table.record();
        assert_eq!((played.rules, played.result.is_some()), (1, true), "{name}");
        verify(&Record::parse(&played.to_string()).unwrap())
            .unwrap_or_else(|broken| panic!("{name}: {broken}"));
    }
}

#[test]
fn a_position_of_the_first_rules_is_played_by_the_rules_of_its_match() {
    let old = resume(&record("istanbul-lira"), None).unwrap();
    assert!(!notations(&*old).contains(&"lira".to_owned()), "as it was");
    assert!(notations(&*anew(&*old)).contains(&"lira".to_owned()), "a tile brings a marker");
    let branch = old.branch(0, vec!["one".into(), "two".into()], 3).unwrap();
    assert_eq!(branch.record().rules, 1, "a branch stays with the rules of its root");
}

#[test]
fn rules_of_the_future_are_refused() {
    let mut record = record("osaka");
    record.rules = 1000;
    let broken = resume(&record, None).unwrap_err();
    assert!(broken.message.contains("rules version 1000"), "{broken}");
}
