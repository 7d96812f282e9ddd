//! Two programs that share no code check the same records: `table::verify`, which `serai verify` and
//! the server's page ask, and `examples/verify.py`. They agree on records of random matches, and
//! refuse forgeries in the same line. `SERAI_RECORDS=1000` for the long number.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use game::{Broken, Dealer, Quick, Seat, Settings};
use table::{AnyTable, Chain, Parts, Record, SeatDice, Setup, Waiting, open, verify, with_link};

const GAMES: [&str; 4] = ["osaka", "yspahan", "istanbul", "tabriz"];

fn wanted() -> usize {
    std::env::var("SERAI_RECORDS").ok().and_then(|text| text.parse().ok()).unwrap_or(32)
}

/// A folder of the test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A match by chance to its end: some seats with chains, one of which is lost now and then; every
/// fifth by version 1.
fn record(number: usize) -> Record {
    let mut dealer = Quick::new(number as u64);
    let seats = 2 + dealer.below(3) as usize;
    let names = (1..=seats).map(|seat| format!("Seat {seat}")).collect();
    let mut setup = Setup::seeded(Settings::default(), names, number as u64);
    let chain = |seat: usize| Chain::new([1 + (8 * (number % 31) + seat) as u8; 32]);
    let sealed: Vec<bool> = (0..seats).map(|_| dealer.below(4) > 0).collect();
    setup.parts = match number % 5 {
        4 => Parts::Nonces((0..seats).map(|seat| [seat as u8 + 1; 16]).collect()),
        _ => Parts::Chains(
            (0..seats).map(|seat| sealed[seat].then(|| chain(seat).opened())).collect(),
        ),
    };
    let mut table = open(GAMES[number % 4], setup).unwrap();
    while let Waiting::Decision(seat) = table.awaiting() {
        let choices = table.choices();
        let choice = &choices[dealer.below(choices.len() as u32) as usize].notation;
        let link = match table.seat_dice()[seat.index()] {
            SeatDice::Own { next, .. } if dealer.below(300) > 0 => chain(seat.index()).link(next),
            _ => None,
        };
        table.act(seat, &with_link(choice, link.as_ref())).unwrap();
    }
    table.record()
}

/// What the Python script says of each file, in order; nothing where there is no Python.
fn python(files: &[PathBuf]) -> Option<Vec<String>> {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/verify.py");
    let output = Command::new("python3").arg(script).args(files).output();
    let Ok(output) = output else {
        testkit::skipped("python3");
        return None;
    };
    let said = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<String> = said.lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), files.len(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(lines)
}

fn keep(folder: &std::path::Path, texts: &[String]) -> Vec<PathBuf> {
    let write = |(number, text): (usize, &String)| {
        let file = folder.join(format!("{number}.record"));
        fs::write(&file, text).unwrap();
        file
    };
    texts.iter().enumerate().map(write).collect()
}

#[test]
fn both_say_yes_to_every_record() {
    let texts: Vec<String> = (0..wanted()).map(|number| record(number).to_string()).collect();
    for text in &texts {
        verify(&Record::parse(text).unwrap()).unwrap();
    }
    let Some(said) = python(&keep(&folder("sound"), &texts)) else { return };
    for line in said {
        assert!(!line.contains("WRONG") && line.contains("answers fit"), "{line}");
    }
}

/// Another hexadecimal digit at the first place after this in the line.
fn another_digit(line: &str, after: &str) -> String {
    let place = line.find(after).unwrap() + after.len();
    let digit = if line[place..].starts_with('0') { "1" } else { "0" };
    format!("{}{digit}{}", &line[..place], &line[place + 1..])
}

/// A forged text; none where this record has nothing to forge in this way.
fn forged(record: &Record, way: u32, dealer: &mut Quick) -> Option<String> {
    let text = record.to_string();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let some = |dealer: &mut Quick, fits: &dyn Fn(&str) -> bool| {
        let places: Vec<usize> = (0..lines.len()).filter(|at| fits(&lines[*at])).collect();
        (!places.is_empty()).then(|| places[dealer.below(places.len() as u32) as usize])
    };
    let entry = |line: &str| line.starts_with(|c: char| c.is_ascii_digit());
    match way {
        0..=4 => {
            let field = ["commitment: ", "secret: ", "table: ", "seal ", "link "][way as usize];
            let sealed = |line: &str| line.starts_with(field) && !line.ends_with("none");
            let at = some(dealer, &sealed)?;
            lines[at] = another_digit(&lines[at], ": ");
        }
        5 => {
            let at = some(dealer, &|line| entry(line) && line.contains(" / "))?;
            lines[at] = another_digit(&lines[at], " / ");
        }
        // A roll that somebody would have liked better.
        6 => {
            let roll =
                |line: &str| entry(line) && line.contains(": dice ") && !line.contains("yellow");
            let at = some(dealer, &|line| roll(line) && record.game != "tabriz")?;
            let (before, dice) = lines[at].split_once(": dice ").unwrap();
            let best = if record.game == "yspahan" { "6" } else { "l" };
            let count = dice.len();
            let wish = format!("{before}: dice {}", best.repeat(count));
            if wish == lines[at] {
                return None;
            }
            lines[at] = wish;
        }
        7 => {
            let at = some(dealer, &|line| entry(line))?;
            entry(&lines[at + 1]).then(|| lines.remove(at))?;
        }
        8 => {
            let [one, two] =
                ["seal 1: ", "seal 2: "].map(|name| lines.iter().position(|l| l.starts_with(name)));
            let seal =
                lines[one?].strip_prefix("seal 1: ").filter(|seal| *seal != "none")?.to_owned();
            (!lines[two?].ends_with("none")).then_some(())?;
            lines[two?] = format!("seal 2: {seal}");
        }
        // Two links of one seat change places.
        _ => {
            let at: Vec<usize> = (0..lines.len())
                .filter(|at| lines[*at].contains(" seat 1: ") && lines[*at].contains(" / "))
                .collect();
            let (one, two) = (*at.first()?, *at.get(2)?);
            let link = |line: &str| line.split_once(" / ").unwrap().1.to_owned();
            let (first, third) = (link(&lines[one]), link(&lines[two]));
            lines[one] = lines[one].replace(&first, &third);
            lines[two] = lines[two].replace(&third, &first);
        }
    }
    Some(lines.join("\n") + "\n")
}

fn line_of(broken: &Broken) -> String {
    format!("line {}:", broken.line.expect("a line"))
}

#[test]
fn both_refuse_every_forgery_in_the_same_line() {
    let mut dealer = Quick::new(9);
    let records: Vec<Record> = (0..24).map(record).collect();
    let mut texts = Vec::new();
    for number in 0.. {
        if texts.len() == wanted() {
            break;
        }
        texts.extend(forged(&records[number % records.len()], dealer.below(10), &mut dealer));
    }
    let refused = texts.iter().map(|text| {
        let broken = Record::parse(text).and_then(|record| verify(&record).map(drop));
        line_of(&broken.expect_err("a forgery"))
    });
    let refused: Vec<String> = refused.collect();
    let Some(said) = python(&keep(&folder("forged"), &texts)) else { return };
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
    let Some(said) = python(&keep(&folder("unfinished"), &[text])) else { return };
    assert!(said[0].contains("not yet revealed"), "{}", said[0]);
}
