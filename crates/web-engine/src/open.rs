//! Opening tables of this browser: by one click, by a form, once more, from a record's file.

use bots::Kind;
use game::{Broken, Info, Settings, say};
use pages::{HERE, ME, NOBODY, NewTable, Notice};
use table::{Record, hex};

use crate::kept::{Kept, Opening, Sitter, Table};
use crate::lesson::Lesson;
use crate::letter::{Letter, Luck, Reply};
use crate::play::due;
use crate::trouble::{Result, Trouble};

/// The levels people choose from. `master` is not among them: without a clock nothing would cut its
/// thoughts short, and in a browser they take many seconds.
pub(crate) const LEVELS: [Kind; 5] =
    [Kind::Random, Kind::Easy, Kind::Normal, Kind::Hard, Kind::Expert];

/// One click: against bots of middling strength, as many as play best. Whoever learns meets friendlier
/// ones, and the coach.
pub(crate) fn play_now(letter: &Letter) -> Result<Reply> {
    let info = info(letter.field("game").unwrap_or_default())?;
    let seats = info.max_seats.min(3).max(info.min_seats);
    let learns = letter.field("learn").is_some();
    let kind = if learns { Kind::Easy } else { Kind::Normal };
    let mut sitters = vec![Sitter::Person(String::new())];
    sitters.extend((1..seats).map(|_| Sitter::Bot(kind.to_string())));
    let lesson = match learns {
        true => Lesson::new(letter.field("led").is_some()),
        false => Lesson::default(),
    };
    let (game, settings) = (info.key.to_owned(), Settings::default());
    sit_down(letter, Opening { game, settings, seats: sitters, take_back: true, lesson })
}

fn sit_down(letter: &Letter, wish: Opening) -> Result<Reply> {
    let mut luck = Luck::of(letter);
    let table = Table::open(wish, &mut luck, letter.now)?;
    let address = format!("/t/{}", table.kept.id);
    Ok(Reply { due: due(letter, &table), keep: Some(table.kept), ..Reply::see(address) })
}

pub(crate) fn info(key: &str) -> Result<&'static Info> {
    catalog::info(key).map_err(|_| Trouble::no_such_page())
}

pub(crate) fn form(letter: &Letter, game: &str, notice: Option<Notice>) -> Result<Reply> {
    let levels = LEVELS.map(|kind| kind.to_string()).to_vec();
    let status = if notice.is_some() { 422 } else { 200 };
    let characters = Kind::characters(game).map(|kind| kind.to_string()).collect();
    let new = NewTable { game: info(game)?, levels, characters, notice, key: String::new() };
    Ok(Reply::page(status, pages::new_table(&letter.visit(), &new)))
}

/// The form sent; what cannot be is said above it.
pub(crate) fn open(letter: &Letter, game: &str) -> Result<Reply> {
    match wish(letter, info(game)?).and_then(|wish| sit_down(letter, wish)) {
        Ok(reply) => Ok(reply),
        Err(trouble) => form(letter, game, Some(trouble.notice(letter))),
    }
}

fn wish(letter: &Letter, info: &Info) -> Result<Opening> {
    let mut settings = Settings::default();
    for option in info.options {
        if let Some(value) = letter.field(&format!("option-{}", option.key)) {
            settings.set(option.key, value);
        }
    }
    let mut seats = Vec::new();
    for seat in 0..info.max_seats {
        seats.extend(sitter(letter, info, seat)?);
    }
    if !seats.iter().any(|one| matches!(one, Sitter::Person(_))) {
        return Err(Trouble::invalid(say!("offline-nobody-here")));
    }
    let take_back = letter.field("take_back") != Some("never");
    let (game, lesson) = (info.key.to_owned(), Lesson::default());
    Ok(Opening { game, settings, seats, take_back, lesson })
}

/// Who shall sit there; nothing for a chair that is left out.
fn sitter(letter: &Letter, info: &Info, seat: u8) -> Result<Option<Sitter>> {
    let name = letter.field(&format!("name-{seat}")).unwrap_or_default().trim().to_owned();
    Ok(match letter.field(&format!("seat-{seat}")) {
        None | Some(NOBODY) => None,
        Some(ME | HERE) => Some(Sitter::Person(name)),
        Some(level) => {
            let kind = Kind::named(level, info.key)?;
            Some(Sitter::Bot(kind.to_string()))
        }
    })
}

/// The same once more.
pub(crate) fn again(letter: &Letter, table: &Table) -> Result<Reply> {
    let record = Record::parse(&table.kept.record)?;
    let mut settings = Settings::parse(&record.options)?;
    settings.content = record.own_content;
    let (seats, take_back) = (table.kept.seats.clone(), table.kept.take_back);
    let mut lesson = Lesson::default();
    lesson.on = table.kept.lesson.on;
    sit_down(letter, Opening { game: record.game, settings, seats, take_back, lesson })
}

/// A table that begins with a position of a finished one, with new dice.
pub(crate) fn branch_off(letter: &Letter, table: &Table) -> Result<Reply> {
    let at = letter.field("at").and_then(|at| at.parse().ok());
    let at: usize = at.ok_or_else(|| Trouble::invalid(say!("server-no-step")))?;
    if !table.is_over() || at >= table.play.number() {
        return Err(Trouble::invalid(say!("server-no-step-left")));
    }
    let record = Record::parse(&table.kept.record)?;
    let mut settings = Settings::parse(&record.options)?;
    settings.content = record.own_content;
    let level = letter.field("level").unwrap_or("normal");
    let level = Kind::named(level, &record.game)?.to_string();
    let mine = usize::from(letter.seat().unwrap_or(0)).min(record.names.len() - 1);
    let seats = (0..record.names.len()).map(|seat| match seat == mine {
        true => Sitter::Person(String::new()),
        false => Sitter::Bot(level.clone()),
    });
    let (game, lesson) = (record.game, Lesson::default());
    let wish = Opening { game, settings, seats: seats.collect(), take_back: true, lesson };
    let mut luck = Luck::of(letter);
    let mut branch = Table::open(wish, &mut luck, letter.now)?;
    branch.begin_with(&table.play.at(at)?.state(), letter.now)?;
    let address = format!("/t/{}", branch.kept.id);
    Ok(Reply { due: due(letter, &branch), keep: Some(branch.kept), ..Reply::see(address) })
}

/// A record's file among the tables of this browser, to be replayed, checked and analysed.
pub(crate) fn from_file(letter: &Letter) -> Result<Reply> {
    let text = letter.field("text").unwrap_or_default().replace("\r\n", "\n");
    let proof = crate::proof::prove(&text);
    if proof.result.is_err() {
        return Ok(Reply::page(422, pages::proof(&letter.visit(), &proof, None)));
    }
    let mut kept = shelved(&text, letter.now)?;
    kept.card = Some(Table::resume(kept.clone())?.card());
    let address = format!("/t/{}/verify", kept.id);
    // A table of this browser that was exported and comes back is still that table.
    let known = letter.kept.iter().any(|one| one.id == kept.id);
    Ok(Reply { keep: (!known).then_some(kept), ..Reply::see(address) })
}

fn shelved(text: &str, now: i64) -> std::result::Result<Kept, Broken> {
    let record = Record::parse(text)?;
    let entries = record.lines.len() as i64;
    Ok(Kept {
        id: hex(&record.table),
        secret: record.secret.map(|secret| hex(&secret)).unwrap_or_default(),
        seats: record.names.iter().map(|name| Sitter::Guest(name.clone())).collect(),
        take_back: false,
        record: text.to_owned(),
        number: entries,
        rows: (1..=entries).collect(),
        taken_back: Vec::new(),
        touched: now,
        lesson: Lesson::default(),
        card: None,
    })
}
