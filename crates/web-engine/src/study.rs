//! A table looked back at: its record, the check of it, replay, analysis.

use game::say;
use insight::{Analysis, Finding, Plan};
use pages::{AnalysisPage, Past, School, Study, open_eyes};

use crate::open::LEVELS;
use crate::think::{Job, What, expectations};

use crate::kept::Table;
use crate::letter::{File, Letter, Method, Reply, Task};
use crate::trouble::{Result, Trouble};

/// That of `serai analyse`, so that both give the same numbers.
const SEED: u64 = 1;

/// How a match is looked at here: as `serai analyse --depth quick`.
pub(crate) fn plan() -> Plan {
    Plan { seed: SEED, depth: insight::Depth::QUICK }
}

/// What is asked of a table that is looked back at.
pub(crate) fn answer(letter: &Letter, table: Table, what: &[&str]) -> Result<Reply> {
    match (letter.method, what) {
        (Method::Get, ["record"]) => Ok(record(&table)),
        (Method::Get, ["verify"]) => {
            let proof = crate::proof::prove(&table.kept.record);
            Ok(Reply::page(200, pages::proof(&letter.visit(), &proof, Some(&table.kept.id))))
        }
        (Method::Get, ["replay"]) => replay(letter, &table),
        (Method::Get, ["analysis"]) => analysis(letter, &table),
        (Method::Post, ["analysis"]) => {
            // The page that is loaded next has the work done, however often it is loaded anew.
            Ok(Reply::see(format!("/t/{}/analysis?asked=yes", table.kept.id)))
        }
        (Method::Get, ["learn"]) => learn(letter, &table),
        (Method::Post, ["what-if"]) => crate::open::branch_off(letter, &table),
        (Method::Post, ["rematch"]) => crate::open::again(letter, &table),
        _ => Err(Trouble::no_such_page()),
    }
}

fn record(table: &Table) -> Reply {
    let (id, text) = (&table.kept.id, table.kept.record.clone());
    let file = Some(File { name: format!("{id}.serai"), text });
    Reply { status: 200, file, ..Reply::default() }
}

fn replay(letter: &Letter, table: &Table) -> Result<Reply> {
    let analysis = found(letter, table);
    let past = Past {
        path: format!("/t/{}/replay", table.kept.id),
        play: &*table.play,
        chairs: table.chairs(),
        open: open_eyes(table.is_over(), table.kept.seats.len(), &table.mine()),
        table: Some(table.kept.id.clone()),
        analysis: analysis.as_ref(),
    };
    let mut visit = letter.visit();
    let at = letter.question("at").and_then(|at| at.parse().ok());
    let page = past.page(at, letter.question("seat"), &visit)?;
    visit.path = page.place(page.at);
    Ok(Reply::page(
        200,
        match letter.part {
            true => pages::replay_part(&visit, &page),
            false => pages::replay(&visit, &page),
        },
    ))
}

/// The analysis, once every step of it was looked at.
fn found(letter: &Letter, table: &Table) -> Option<Analysis> {
    let read = |text: &String| serde_json::from_str::<Finding>(text).ok();
    let findings: Vec<Finding> = letter.findings.iter().filter_map(read).collect();
    insight::conclude(&*table.play, plan(), findings).ok()
}

fn analysis(letter: &Letter, table: &Table) -> Result<Reply> {
    if !table.is_over() {
        return Err(Trouble::invalid(say!("server-no-analysis")));
    }
    let (visit, play, chairs) = (letter.visit(), &*table.play, table.chairs());
    let asked = letter.question("asked").is_some() || letter.studies || !letter.findings.is_empty();
    let steps = insight::steps_of(play).len();
    let (study, task) = match found(letter, table) {
        Some(analysis) => {
            let speaker = visit.speaker_of(&chairs);
            let (id, mine) = (&table.kept.id, table.mine());
            let insight = pages::in_words(id, play, &analysis, &mine, &speaker)?;
            (Study::Ready(Box::new(insight)), None)
        }
        None if asked => {
            let job = Job::of(What::Examine(0), table, SEED);
            (Study::Working(letter.findings.len(), steps), Some(Task { steps, job }))
        }
        None => (Study::Unasked, None),
    };
    let page = AnalysisPage { table: table.kept.id.clone(), game: play.info(), chairs, study };
    let markup = match letter.part {
        true => pages::analysis_part(&visit, &page),
        false => pages::analysis(&visit, &page),
    };
    Ok(Reply { study: task, ..Reply::page(200, markup) })
}

/// Errors to learn from; without an analysis yet, the page that says how to get one.
fn learn(letter: &Letter, table: &Table) -> Result<Reply> {
    let Some(analysis) = found(letter, table) else {
        return Ok(Reply::see(format!("/t/{}/analysis", table.kept.id)));
    };
    let mine = table.mine();
    let school = School {
        table: table.kept.id.clone(),
        play: &*table.play,
        analysis: &analysis,
        chairs: table.chairs(),
        mine: &mine,
        // Nobody learns from somebody who plays anyhow.
        levels: LEVELS[1..].iter().map(ToString::to_string).collect(),
    };
    let number = |key: &str| letter.question(key).and_then(|text| text.parse().ok());
    let error = letter.question("error").and_then(|text| text.parse().ok());
    let mut learn = school.lesson(number("seat"), error)?;
    if let (Some(error), Some(notation)) = (&mut learn.error, letter.question("try")) {
        let Some(tried) = error.known(notation) else {
            if !error.offers(notation) {
                return Err(Trouble::invalid(say!("server-no-choice")));
            }
            let Some(thought) = &letter.thought else {
                let job = Job::of(What::ExplainAt(error.at), table, error.at as u64);
                return Ok(Reply { think: Some(job), ..Reply::default() });
            };
            error.tried = error.judged(notation, &expectations(thought));
            return Ok(Reply::page(200, pages::learn(&letter.visit(), &learn)));
        };
        error.tried = Some(tried);
    }
    Ok(Reply::page(200, pages::learn(&letter.visit(), &learn)))
}
