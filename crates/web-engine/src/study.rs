//! A table looked back at: its record, the check of it, replay, analysis.

use game::{Phrase, Seat, Viewer};
use insight::{Analysis, Finding, Plan, mistakes, words};
use lang::Speaker;
use pages::{Account, AnalysisPage, Eyes, Insight, Replay, Study};
use table::{AnyTable, Frame, Told};

use crate::kept::Table;
use crate::letter::{File, Letter, Method, Reply};
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
            let steps = insight::steps_of(&*table.play).len();
            let address = format!("/t/{}/analysis", table.kept.id);
            Ok(Reply { study: Some(steps), ..Reply::see(address) })
        }
        (Method::Post, ["rematch"]) => crate::open::again(letter, &table),
        _ => Err(Trouble::no_such_page()),
    }
}

fn record(table: &Table) -> Reply {
    let (id, text) = (&table.kept.id, table.kept.record.clone());
    let file = Some(File { name: format!("{id}.serai"), text });
    Reply { status: 200, file, ..Reply::default() }
}

/// Once a match is over, everything may be seen. Before, one's own seats; others look on.
fn open_eyes(table: &Table) -> Vec<Eyes> {
    let (over, seats, mine) = (table.is_over(), table.kept.seats.len(), table.mine());
    let mut open: Vec<Eyes> = mine.iter().copied().map(Eyes::Seat).collect();
    if open.is_empty() || over {
        open.push(Eyes::Public);
    }
    if over {
        let others = Seat::all(seats as u8).filter(|seat| !mine.contains(seat));
        open.extend(others.map(Eyes::Seat));
    }
    if over && seats > 1 {
        open.push(Eyes::All);
    }
    open
}

fn replay(letter: &Letter, table: &Table) -> Result<Reply> {
    let (play, open) = (&*table.play, open_eyes(table));
    let (over, last) = (table.is_over(), play.number());
    let at = letter.question("at").and_then(|at| at.parse().ok());
    let at: usize = at.unwrap_or(if over { 0 } else { last }).min(last);
    let wish = |eyes: &&Eyes| letter.question("seat") == Some(eyes.key().as_str());
    let eyes = *open.iter().find(wish).or(open.first()).ok_or_else(Trouble::no_such_page)?;
    let then = play.at(at)?;
    let mut page = Replay {
        path: format!("/t/{}/replay", table.kept.id),
        table: Some(table.kept.id.clone()),
        game: play.info(),
        chairs: table.chairs(),
        at,
        last,
        eyes,
        open,
        frames: viewers(eyes, play.names().len()).map(|viewer| frame(&*then, viewer)).collect(),
        log: (1..=last).filter_map(|entry| told(play, entry, eyes)).collect(),
        over,
        graph: None,
        link: String::new(),
    };
    let mut visit = letter.visit();
    if let Some(analysis) = found(letter, table) {
        let speaker = visit.speaker_of(&page.chairs);
        page.graph = Some(graph(&table.kept.id, &analysis, &speaker, Some(at), eyes));
    }
    visit.path = page.place(at);
    Ok(Reply::page(
        200,
        match letter.part {
            true => pages::replay_part(&visit, &page),
            false => pages::replay(&visit, &page),
        },
    ))
}

fn viewers(eyes: Eyes, seats: usize) -> Box<dyn Iterator<Item = Viewer>> {
    match eyes {
        Eyes::Public => Box::new(std::iter::once(Viewer::Spectator)),
        Eyes::Seat(seat) => Box::new(std::iter::once(Viewer::Seat(seat))),
        Eyes::All => Box::new(Seat::all(seats as u8).map(Viewer::Seat)),
    }
}

/// What lay there; nothing can be chosen any more.
fn frame(then: &dyn AnyTable, viewer: Viewer) -> Frame {
    let mut frame = then.frame(viewer);
    frame.choices.clear();
    frame
}

/// What was told of an entry; for all eyes together, by whoever was told more than the public.
fn told(play: &dyn AnyTable, entry: usize, eyes: Eyes) -> Option<Told> {
    let public = || play.told(entry, Viewer::Spectator);
    match eyes {
        Eyes::Public => public(),
        Eyes::Seat(seat) => play.told(entry, Viewer::Seat(seat)),
        Eyes::All => {
            let public = public();
            let seats = Seat::all(play.names().len() as u8);
            let more = seats.map(|seat| play.told(entry, Viewer::Seat(seat)));
            more.into_iter().find(|told| told.is_some() && *told != public).unwrap_or(public)
        }
    }
}

/// The analysis, once every step of it was looked at.
fn found(letter: &Letter, table: &Table) -> Option<Analysis> {
    let read = |text: &String| serde_json::from_str::<Finding>(text).ok();
    let findings: Vec<Finding> = letter.findings.iter().filter_map(read).collect();
    insight::conclude(&*table.play, plan(), findings).ok()
}

fn analysis(letter: &Letter, table: &Table) -> Result<Reply> {
    if !table.is_over() {
        return Err(Trouble::invalid(game::say!("server-no-analysis")));
    }
    let (visit, play, chairs) = (letter.visit(), &*table.play, table.chairs());
    let study = match found(letter, table) {
        Some(analysis) => {
            let speaker = visit.speaker_of(&chairs);
            Study::Ready(Box::new(in_words(table, &analysis, &speaker)?))
        }
        None if letter.studies || !letter.findings.is_empty() => {
            Study::Working(letter.findings.len(), insight::steps_of(play).len())
        }
        None => Study::Unasked,
    };
    let page = AnalysisPage { table: table.kept.id.clone(), game: play.info(), chairs, study };
    Ok(Reply::page(
        200,
        match letter.part {
            true => pages::analysis_part(&visit, &page),
            false => pages::analysis(&visit, &page),
        },
    ))
}

fn in_words(table: &Table, analysis: &Analysis, speaker: &Speaker) -> Result<Insight> {
    let mine = table.mine();
    let mut accounts = Vec::new();
    for seat in analysis.seats() {
        accounts.push(account(&*table.play, analysis, seat, &mine, speaker)?);
    }
    // One's own account comes first.
    accounts.sort_by_key(|account| !mine.contains(&account.seat));
    Ok(Insight {
        graph: graph(&table.kept.id, analysis, speaker, None, Eyes::All),
        accounts,
        turns: turning_points(&*table.play, analysis)?,
        notes: words::notes(analysis).to_vec(),
    })
}

fn account(
    play: &dyn AnyTable,
    analysis: &Analysis,
    seat: Seat,
    mine: &[Seat],
    speaker: &Speaker,
) -> Result<Account> {
    let account = &analysis.accounts[seat.index()];
    let errors = mistakes(play, analysis, seat, words::ERRORS)?;
    Ok(Account {
        seat,
        headline: words::headline(seat, account, mine.contains(&seat)),
        balance: insight::report::balance(account, &speaker.name(seat), speaker),
        lines: words::account_lines(seat, account).to_vec(),
        errors: errors.iter().map(|error| (error.at, words::mistake(error))).collect(),
    })
}

/// What turned the game: the step after which it did, and what happened.
fn turning_points(play: &dyn AnyTable, analysis: &Analysis) -> Result<Vec<(usize, Vec<Phrase>)>> {
    let mut turns = Vec::new();
    for turn in analysis.turning_points(words::TURNS) {
        turns.push((turn.step.to, words::turning_point(play, &turn)?));
    }
    Ok(turns)
}

/// The chances by move, each place leading to its position in the replay.
fn graph(
    id: &str,
    analysis: &Analysis,
    speaker: &Speaker,
    now: Option<usize>,
    eyes: Eyes,
) -> maud::Markup {
    let path = format!("/t/{id}/replay");
    let lead = |number: usize| Some(pages::place(&path, number, eyes));
    insight::report::linked_win_graph(analysis, speaker, now, lead)
}
