//! A table's addresses: its page, deciding, taking back, asking for a hint, what a place is about.

use game::{Phrase, Seat, say};
use pages::{Notice, Warning};
use table::Refused;

use crate::kept::Table;
use crate::letter::{Letter, Luck, Method, Reply};
use crate::stand::{Stand, send};
use crate::think::{Job, What, expectations};
use crate::trouble::{Result, Trouble};

/// Choices a hint names.
const ADVICE: usize = 3;

/// What is asked of a table of this browser.
pub(crate) fn answer(letter: &Letter, mut table: Table, what: &[&str]) -> Result<Reply> {
    match (letter.method, what) {
        (Method::Get, []) => show(letter, &mut table),
        (Method::Get, ["text"]) => Ok(text(letter, &mut table)),
        (Method::Get, ["about"]) => about(letter, &table),
        (Method::Get, ["preview"]) => preview(letter, &table),
        (Method::Post, ["act"]) => act(letter, table),
        (Method::Post, ["take-back"]) => take_back(letter, table),
        (Method::Post, ["hint"]) => hint(letter, &mut table),
        (Method::Post, ["coach"]) => coach(letter, table),
        (Method::Bot, ["act"]) => bot(letter, table),
        (Method::Post, ["forget"]) => {
            Ok(Reply { forget: Some(table.kept.id), ..Reply::see("/".to_owned()) })
        }
        _ => crate::study::answer(letter, table, what),
    }
}

/// The newest position, or an earlier one; what the coach has told is kept.
fn show(letter: &Letter, table: &mut Table) -> Result<Reply> {
    let wish = letter.seat();
    let stand = Stand::at(table, wish);
    if let Some(next) = stand.next_hand(wish) {
        let page = pages::hand_over(&letter.visit(), &stand.page(0, None), next);
        return Ok(Reply { due: due(letter, table), ..Reply::page(200, page) });
    }
    let at = letter.question("at").and_then(|at| at.parse().ok());
    if let Some(past) = at.and_then(|number| stand.page_at(number)) {
        return Ok(send(letter, 200, &past));
    }
    let since = letter.question("since").and_then(|since| since.parse().ok());
    let since = since.unwrap_or(table.kept.number);
    Ok(since_then(letter, table, since, None, 200))
}

/// The page for somebody who has seen everything up to `since`.
fn since_then(
    letter: &Letter,
    table: &mut Table,
    since: i64,
    notice: Option<Notice>,
    status: u16,
) -> Reply {
    let before = table.kept.lesson.clone();
    let stand = Stand::at(table, letter.seat());
    let plain = notice.is_none();
    let page = stand.page(since, notice);
    let (decides, mut lesson) = (stand.decides(), before.clone());
    let mut page = lesson.coached(page, decides);
    if table.is_over() {
        page.checked = Some(crate::proof::checked(&table.kept.record));
    }
    let mut reply = match letter.part && plain {
        true => Reply::page(200, stand.with_steps(&letter.visit(), &page)),
        false => send(letter, status, &page),
    };
    table.kept.lesson = lesson;
    reply.keep = (table.kept.lesson != before).then(|| table.kept.clone());
    reply.due = due(letter, table);
    reply
}

/// After a change: it is kept; the script gets what has changed, everybody else the way back.
fn after(letter: &Letter, mut table: Table, since: i64) -> Reply {
    let mut reply = match (letter.field("on"), letter.part) {
        (Some("text"), _) => Reply::see(format!("/t/{}/text", table.kept.id)),
        (_, true) => match Stand::at(&table, letter.seat()).next_hand(letter.seat()) {
            Some(_) => Reply::see(format!("/t/{}", table.kept.id)),
            None => since_then(letter, &mut table, since, None, 200),
        },
        (_, false) => Reply::see(Stand::at(&table, letter.seat()).address()),
    };
    reply.due = due(letter, &table);
    reply.keep = Some(table.kept);
    reply
}

/// A bot's turn, with a seed of its own.
pub(crate) fn due(letter: &Letter, table: &Table) -> Option<Job> {
    let (_, level) = table.bot_to_decide()?;
    let seed = Luck::of(letter).seed().ok()?;
    Some(Job::of(What::Choose(level.to_owned()), table, seed))
}

/// The number a decision answers must be the newest.
fn answers(letter: &Letter, table: &Table) -> Result<i64> {
    let number = letter.number().ok_or_else(|| Trouble::invalid(say!("server-no-number")))?;
    // A step taken back in between is newer than the last entry.
    let newest = table.kept.number;
    if number == newest {
        Ok(number)
    } else {
        Err(Trouble::from(Refused::stale(table.kept.number as usize)))
    }
}

fn act(letter: &Letter, mut table: Table) -> Result<Reply> {
    let notation = letter.field("action").unwrap_or_default().to_owned();
    let seat = Stand::at(&table, letter.seat()).seat;
    let seat = seat.ok_or_else(|| Trouble::invalid(say!("server-no-seat")))?;
    if let Some(reply) = second_thought(letter, &mut table, &notation) {
        return Ok(reply);
    }
    let acted = answers(letter, &table)
        .and_then(|number| Ok(table.act(seat, &notation, letter.now).map(|()| number)?));
    Ok(done(letter, table, acted))
}

/// The coach's warning where it has one; it waits there to be confirmed.
fn second_thought(letter: &Letter, table: &mut Table, notation: &str) -> Option<Reply> {
    let asks = letter.field("sure").is_none() && table.kept.lesson.on;
    if !asks || !Stand::at(table, letter.seat()).decides() {
        return None;
    }
    let Some(thought) = &letter.thought else {
        let what = What::Warn(notation.to_owned());
        let think = Some(Job::of(what, table, seed_of(table)));
        return Some(Reply { think, ..Reply::default() });
    };
    let phrase: Phrase = serde_json::from_str(thought).ok()?;
    let stand = Stand::at(table, letter.seat());
    let mut lesson = table.kept.lesson.clone();
    let mut page = lesson.coached(stand.page(letter.number()?, None), true);
    page.coach.as_mut()?.warning = Some(Warning { notation: notation.to_owned(), phrase });
    Some(match letter.field("on") {
        Some("text") => Reply::page(200, pages::text(&letter.visit(), &page)),
        _ => send(letter, 200, &page),
    })
}

fn take_back(letter: &Letter, mut table: Table) -> Result<Reply> {
    let seat = Stand::at(&table, letter.seat()).seat;
    let seat = seat.ok_or_else(|| Trouble::invalid(say!("server-no-seat")))?;
    let taken = answers(letter, &table).and_then(|number| match table.kept.take_back {
        true => Ok(table.take_back(seat, letter.now).map(|()| number)?),
        false => Err(Trouble::invalid(say!("server-no-take-back"))),
    });
    Ok(done(letter, table, taken))
}

/// The way on, or the same page with the no on it.
fn done(letter: &Letter, mut table: Table, done: Result<i64>) -> Reply {
    match done {
        Ok(number) => after(letter, table, number),
        Err(trouble) => {
            let since = letter.number().unwrap_or(table.kept.number);
            let notice = Some(trouble.notice(letter));
            since_then(letter, &mut table, since, notice, trouble.status)
        }
    }
}

/// What a bot chose; nothing changes where the table has moved on meanwhile.
fn bot(letter: &Letter, mut table: Table) -> Result<Reply> {
    answers(letter, &table)?;
    let due_seat = table.bot_to_decide().map(|(seat, _)| seat);
    let seat = due_seat.ok_or_else(|| Trouble::from(Refused::stale(table.kept.number as usize)))?;
    table.act(seat, letter.field("action").unwrap_or_default(), letter.now)?;
    Ok(Reply { due: due(letter, &table), keep: Some(table.kept), status: 200, ..Reply::default() })
}

fn hint(letter: &Letter, table: &mut Table) -> Result<Reply> {
    if !Stand::at(table, letter.seat()).decides() {
        let notice = table.decider().map_or_else(Refused::over, Refused::not_your_turn);
        let notice = Trouble::from(notice).notice(letter);
        return Ok(since_then(letter, table, letter.number().unwrap_or(0), Some(notice), 409));
    }
    let Some(thought) = &letter.thought else {
        let job = Job::of(What::Explain, table, seed_of(table));
        return Ok(Reply { think: Some(job), ..Reply::default() });
    };
    let stand = Stand::at(table, letter.seat());
    let page = stand.page(letter.number().unwrap_or(0), None);
    let mut page = table.kept.lesson.clone().coached(page, true);
    page.hint = expectations(thought).into_iter().take(ADVICE).collect();
    Ok(send(letter, 200, &page))
}

/// The same position gets the same answers.
fn seed_of(table: &Table) -> u64 {
    u64::from_str_radix(&table.kept.id, 16).unwrap_or(0) ^ table.kept.number as u64
}

fn coach(letter: &Letter, mut table: Table) -> Result<Reply> {
    table.kept.lesson.on = letter.field("coach") == Some("on");
    let number = table.kept.number;
    Ok(after(letter, table, number))
}

fn text(letter: &Letter, table: &mut Table) -> Reply {
    let stand = Stand::at(table, letter.seat());
    let page = stand.page(0, None);
    let mut lesson = table.kept.lesson.clone();
    let mut page = lesson.coached(page, stand.decides());
    page.log = stand.told();
    Reply { due: due(letter, table), ..Reply::page(200, pages::text(&letter.visit(), &page)) }
}

fn about(letter: &Letter, table: &Table) -> Result<Reply> {
    let spot = letter.question("spot").unwrap_or_default();
    let no = Stand::at(table, letter.seat()).seat.and_then(|seat| why_closed(table, seat, spot));
    let no = no.map(|refused| Trouble::from(refused).notice(letter));
    Ok(Reply::page(200, pages::about_spot(&letter.visit(), table.play.info(), spot, no.as_ref())))
}

/// The rule that closes a place now, if one does.
fn why_closed(table: &Table, seat: Seat, spot: &str) -> Option<Refused> {
    let play = Some(&*table.play).filter(|_| table.decider() == Some(seat))?;
    pages::why_closed(play, seat, spot)
}

fn preview(letter: &Letter, table: &Table) -> Result<Reply> {
    let stand = Stand::at(table, letter.seat());
    let seat = stand.seat.ok_or_else(|| Trouble::invalid(say!("server-no-seat")))?;
    let notations: Vec<&str> = letter.question("action").unwrap_or_default().split("; ").collect();
    let preview = table.play.preview(seat, &notations)?;
    Ok(Reply::page(200, pages::preview(&letter.visit(), &stand.page(0, None), &preview)))
}
