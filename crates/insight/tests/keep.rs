//! An analysis is the same however it was made, survives interruption, and never touches or betrays
//! the match.

mod play;

use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use bots::{Alone, Kind, Means};
use game::{Seat, Settings};
use insight::{Depth, Finding, Plan, notebook};
use lang::{Language, Speaker};
use table::{Setup, Waiting};

const PLAN: Plan =
    Plan { seed: 3, depth: Depth { playouts: 8, outcomes: 8, search: 60, compare: 40 } };

/// Real threads, as a caller would lend them.
struct Threads;

impl Means for Threads {
    fn share(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        let next = Mutex::new((0..pieces).rev());
        let worker = || {
            loop {
                let piece = next.lock().unwrap().next();
                let Some(piece) = piece else { break };
                work(piece);
            }
        };
        std::thread::scope(|scope| (0..3).for_each(|_| drop(scope.spawn(worker))));
    }

    fn seconds(&self) -> f64 {
        0.0
    }
}

#[test]
fn threads_and_order_change_nothing_but_the_seed_does() {
    let table = play::game("osaka", &[Kind::Easy; 3], 1);
    let alone = insight::analyse(&*table, PLAN, &Alone).unwrap();
    assert_eq!(alone, insight::analyse(&*table, PLAN, &Threads).unwrap());
    let other = insight::analyse(&*table, Plan { seed: 4, ..PLAN }, &Alone).unwrap();
    assert_ne!(alone.moments, other.moments);
    assert_eq!(alone.moments.last(), other.moments.last(), "the result is the result");
}

#[test]
fn an_interrupted_analysis_goes_on_from_its_notebook_and_ends_the_same() {
    let table = play::game("istanbul", &[Kind::Easy; 2], 2);
    let whole = insight::analyse(&*table, PLAN, &Alone).unwrap();
    let mut text = notebook::header(&*table, PLAN);
    let stop = AtomicBool::new(false);
    let mut made = 0;
    let mut take = |finding: Finding| {
        text.push_str(&notebook::line(&finding));
        made += 1;
        stop.store(made == 10, std::sync::atomic::Ordering::Relaxed);
    };
    insight::examine(&*table, PLAN, &[], &Alone, &stop, &mut take).unwrap();
    assert_eq!(made, 10);
    // Killed in the middle of a line.
    text.push_str("{\"step\":{\"from\":");
    let known = notebook::read(&text, &*table, PLAN).unwrap().expect("the same match and plan");
    assert_eq!(known.len(), 10);
    assert!(text[..notebook::whole_lines(&text)].ends_with('\n'));
    let mut findings = known.clone();
    let mut more = 0;
    let mut take = |finding: Finding| {
        findings.push(finding);
        more += 1;
    };
    insight::examine(&*table, PLAN, &known, &Alone, &AtomicBool::new(false), &mut take).unwrap();
    assert_eq!(more + 10, insight::steps_of(&*table).len(), "nothing was looked at twice");
    assert_eq!(insight::conclude(&*table, PLAN, findings).unwrap(), whole);
}

#[test]
fn a_notebook_about_something_else_is_not_taken_over() {
    let (one, other) =
        (play::game("osaka", &[Kind::Easy; 2], 1), play::game("osaka", &[Kind::Easy; 2], 2));
    let text = notebook::header(&*one, PLAN);
    assert_eq!(notebook::read(&text, &*one, PLAN), Ok(Some(Vec::new())));
    assert_eq!(notebook::read(&text, &*other, PLAN), Ok(None));
    assert_eq!(notebook::read(&text, &*one, Plan { seed: 9, ..PLAN }), Ok(None));
}

#[test]
fn a_running_match_is_refused() {
    let names = vec!["a".to_owned(), "b".to_owned()];
    let table = table::open("osaka", Setup::seeded(Settings::default(), names.clone(), 1)).unwrap();
    assert!(insight::analyse(&*table, PLAN, &Alone).is_err());
    assert!(insight::what_if(&*table, 0, names, 1).is_err());
}

#[test]
fn a_what_if_table_begins_with_the_position_and_leaves_the_match_alone() {
    for info in catalog::all() {
        let table = play::game(info.key, &[Kind::Easy; 2], 4);
        let before = table.record().to_string();
        let number = table.number() / 2;
        let mut there = table.at(number).unwrap();
        let mut branch =
            insight::what_if(&*table, number, vec!["me".into(), "bot".into()], 7).unwrap();
        if matches!(there.awaiting(), Waiting::Chance(_)) {
            continue;
        }
        assert_eq!(branch.state(), there.state(), "{}", info.key);
        while let Waiting::Decision(seat) = branch.awaiting() {
            let choice = bots::choose(&*branch, Kind::Random, branch.number() as u64).unwrap();
            branch.act(seat, &choice).unwrap();
        }
        assert!(branch.standings().is_some());
        assert_eq!(table.record().to_string(), before);
        there = table.at(number).unwrap();
        assert_eq!(there.number(), number);
    }
}

#[test]
fn mistakes_show_the_position_and_better_choices_in_words() {
    let table = play::game("osaka", &[Kind::Random; 2], 6);
    let deep = Depth { search: 400, compare: 300, ..PLAN.depth };
    let analysis = insight::analyse(&*table, Plan { depth: deep, ..PLAN }, &Alone).unwrap();
    let mistakes = insight::mistakes(&*table, &analysis, Seat::new(0), 3).unwrap();
    assert_eq!(mistakes.len(), 3, "a random player errs often");
    assert!(mistakes[0].loss >= mistakes[1].loss && mistakes[1].loss >= mistakes[2].loss);
    for mistake in &mistakes {
        let there = table.at(mistake.at).unwrap();
        assert_eq!(there.awaiting(), Waiting::Decision(Seat::new(0)));
        let entry = table.entry(mistake.at + 1).to_string();
        assert!(entry.ends_with(&mistake.played.candidate.notation), "{entry}");
        assert_ne!(mistake.played.phrase, mistake.best.phrase);
    }
    for language in Language::all() {
        let speaker = Speaker::new(language, table.names().to_vec());
        let page = insight::report::html(&*table, &analysis, &speaker).unwrap();
        assert!(page.contains(&speaker.say(&mistakes[0].best.phrase).replace('"', "&quot;")));
        assert!(page.matches("<svg").count() >= 4 && !page.contains('⟨'), "{language}");
        assert!(
            !page.contains("http://")
                || page.matches("http://").count() == page.matches("http://www.w3.org").count()
        );
    }
}
