//! Two programs that share no code check the same records: `table::verify`, which `serai verify` and
//! the pages ask, and `examples/verify.py`. They agree on records of random matches, and refuse forgeries
//! in the same line. `cargo xtask verifiers 1000` is the long form, with the engine for browsers as the third.

mod forge;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use game::{Broken, Seat, Settings};
use table::{
    AnyTable, Chain, Parts, Record, SeatDice, Setup, Waiting, open, questions, verify, with_link,
};

/// So many records, and so many forgeries.
const WANTED: usize = 32;

/// A folder of the test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// What the Python script says of each file, in order; nothing where there is no Python.
fn python(options: &[&str], files: &[PathBuf]) -> Option<Vec<String>> {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify.py");
    let output = Command::new("python3").arg(script).args(options).args(files).output();
    let Ok(output) = output else {
        testkit::skipped("python3");
        return None;
    };
    let said = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<String> = said.lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), files.len(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(lines)
}

/// Each text as a file, and beside it what was asked, where the record can be read at all.
fn keep(folder: &Path, texts: &[String]) -> Vec<PathBuf> {
    let write = |(number, text): (usize, &String)| {
        let file = folder.join(format!("{number}.record"));
        fs::write(&file, text).unwrap();
        if let Ok(record) = Record::parse(text) {
            let beside = folder.join(format!("{number}.record.questions"));
            fs::write(beside, questions(&record).unwrap()).unwrap();
        }
        file
    };
    texts.iter().enumerate().map(write).collect()
}

#[test]
fn both_say_yes_to_every_record() {
    let texts: Vec<String> = (0..WANTED).map(|number| forge::record(number).to_string()).collect();
    for text in &texts {
        verify(&Record::parse(text).unwrap()).unwrap();
    }
    let files = keep(&folder("sound"), &texts);
    for options in [&[][..], &["--questions"]] {
        let Some(said) = python(options, &files) else { return };
        for line in said {
            assert!(!line.contains("WRONG") && line.contains("answers fit"), "{line}");
            // With the questions it has computed every answer.
            let (_, counts) = line.split_once(" links and ").unwrap();
            let (rolls, rest) = counts.split_once(" of ").unwrap();
            assert!(options.is_empty() || rest.starts_with(&format!("{rolls} answers")), "{line}");
        }
    }
}

fn line_of(broken: &Broken) -> String {
    format!("line {}:", broken.line.expect("a line"))
}

#[test]
fn both_refuse_every_forgery_in_the_same_line() {
    let records: Vec<Record> = (0..24).map(forge::record).collect();
    let texts = forge::forgeries(&records, WANTED);
    let refused = texts.iter().map(|text| {
        let broken = Record::parse(text).and_then(|record| verify(&record).map(drop));
        line_of(&broken.expect_err("a forgery"))
    });
    let refused: Vec<String> = refused.collect();
    let Some(said) = python(&["--questions"], &keep(&folder("forged"), &texts)) else { return };
    for (file, (said, line)) in said.iter().zip(refused).enumerate() {
        assert!(
            said.contains("WRONG") && said.contains(&line),
            "forgery {file}: {said}, not {line}"
        );
    }
}

/// The seat that a chance belongs to is no seat's decision: both keep counting questions alike.
#[test]
fn an_unfinished_record_is_checked_as_far_as_it_goes() {
    let mut setup = Setup::seeded(Settings::default(), vec!["A".into(), "B".into()], 3);
    let chain = Chain::new([7; 32]);
    setup.parts = Parts::Chains(vec![Some(chain.opened()), None]);
    let mut table: Box<dyn AnyTable> = open("osaka", setup).unwrap();
    for _ in 0..6 {
        let Waiting::Decision(seat) = table.awaiting() else { break };
        let next = match table.seat_dice()[0] {
            SeatDice::Own { next, .. } if seat == Seat::new(0) => chain.link(next),
            _ => None,
        };
        let notation = table.choices()[0].notation.clone();
        table.act(seat, &with_link(&notation, next.as_ref())).unwrap();
    }
    let text = table.record().to_string();
    assert!(verify(&Record::parse(&text).unwrap()).is_ok());
    let Some(said) = python(&["--questions"], &keep(&folder("unfinished"), &[text])) else {
        return;
    };
    assert!(said[0].contains("not yet revealed"), "{}", said[0]);
}
