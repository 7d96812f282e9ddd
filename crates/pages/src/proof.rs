//! A record checked where it is read, step by step.

use game::{Info, Phrase, say};
use lang::Speaker;
use maud::{Markup, html};

use crate::Visit;
use crate::shell::{Page, whole};

/// What came of the check.
#[derive(Clone, Debug)]
pub struct Proof {
    pub game: Option<&'static Info>,
    pub result: Result<Proved, Flaw>,
}

/// What was checked and holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proved {
    pub rules: u32,
    pub content: String,
    pub names: Vec<String>,
    pub commitment: Option<String>,
    /// Revealed at the end.
    pub secret: Option<String>,
    pub decisions: usize,
    pub outcomes: usize,
    /// Every outcome follows from the secret.
    pub fair: bool,
    pub finished: bool,
    pub result: Option<String>,
}

/// The first thing that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    pub line: Option<usize>,
    /// What stands in that line.
    pub written: Option<String>,
    /// In English, as the check says it.
    pub why: String,
}

/// The check as a page of its own; `table` is the one of this browser that it is about.
pub fn proof(visit: &Visit, proof: &Proof, table: Option<&str>) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let title = say(say!("pages-verify-title"));
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            (proof_part(visit, proof))
            div.row {
                @if let Some(table) = table {
                    a.button.main #replay-it href={ "/t/" (table) "/replay" } { (say(say!("pages-replay"))) }
                    @if proof.result.as_ref().is_ok_and(|proved| proved.finished) {
                        (crate::analysis::ask(table, &speaker))
                    }
                    a.button #record href={ "/t/" (table) "/record" } download { (say(say!("pages-record"))) }
                    a.quiet href={ "/t/" (table) } { (say(say!("pages-to-board"))) }
                } @else {
                    a.button href="/replay" { (say(say!("offline-file"))) }
                }
            }
        }
    };
    let game = proof.game.map(|info| info.key);
    whole(visit, &Page { title, game, table: false, refresh: false, body })
}

/// What was checked, or what does not hold; to be shown on any page.
pub fn proof_part(visit: &Visit, proof: &Proof) -> Markup {
    let speaker = visit.speaker();
    match &proof.result {
        Ok(proved) => holds(&speaker, proof.game, proved),
        Err(flaw) => breaks(&speaker, flaw),
    }
}

fn holds(speaker: &Speaker, game: Option<&'static Info>, proved: &Proved) -> Markup {
    let all = proved.decisions + proved.outcomes;
    let verdict = match (proved.fair, proved.finished) {
        (true, _) => say!("offline-proof-yes", n = all),
        (false, true) => say!("offline-proof-dictated", n = all),
        (false, false) => say!("offline-proof-so-far", n = all),
    };
    html! {
        div #proof data-holds="yes" {
            p.lead role="status" { "✓ " (speaker.say(&verdict)) }
            ol.proof { @for (phrase, value) in steps(game, proved) {
                li { "✓ " (speaker.say(&phrase)) @if let Some(value) = value { " " code { (value) } } }
            } }
            p.soft { (speaker.say(&say!("offline-proof-here"))) }
        }
    }
}

/// One thing after the other, as they were checked.
fn steps(game: Option<&'static Info>, proved: &Proved) -> Vec<(Phrase, Option<String>)> {
    let title = game.map_or("", |info| info.title).to_owned();
    let mut steps = vec![(
        say!("offline-proof-head", game = title, rules = proved.rules, n = proved.names.len()),
        Some(proved.content.clone()),
    )];
    if let Some(commitment) = &proved.commitment {
        match &proved.secret {
            Some(secret) => {
                steps.push((say!("offline-proof-secret"), Some(secret.clone())));
                steps.push((say!("offline-proof-seal"), Some(commitment.clone())));
            }
            None => steps.push((say!("offline-proof-sealed"), Some(commitment.clone()))),
        }
    }
    steps.push((say!("offline-proof-decisions", n = proved.decisions), None));
    steps.push(match proved.fair {
        true => (say!("offline-proof-outcomes", n = proved.outcomes), None),
        false => (say!("offline-proof-possible", n = proved.outcomes), None),
    });
    if let Some(result) = &proved.result {
        steps.push((say!("offline-proof-result"), Some(result.clone())));
    }
    steps
}

fn breaks(speaker: &Speaker, flaw: &Flaw) -> Markup {
    let what = match flaw.line {
        Some(line) => say!("offline-proof-line", line = line),
        None => say!("offline-proof-no"),
    };
    html! {
        div #proof data-holds="no" data-line=[flaw.line] {
            p.lead role="alert" { "✗ " (speaker.say(&what)) }
            @if let Some(written) = &flaw.written { pre { (written) } }
            p { (flaw.why) }
            @if flaw.line.is_some_and(|line| line > 1) {
                p.soft { (speaker.say(&say!("offline-proof-before"))) }
            }
        }
    }
}
