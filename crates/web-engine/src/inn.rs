//! The addresses the engine answers: those of a server's pages that need nobody else.

use pages::{HomeTable, Offline, Reading, Settings, TableState};

use crate::kept::{Kept, Table};
use crate::letter::{File, Letter, Method, Reply};
use crate::open;
use crate::trouble::{Result, Trouble};

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// One question, one answer; what cannot be is a page that says so.
pub fn answer(letter: &Letter) -> Reply {
    find(letter).unwrap_or_else(|trouble| trouble.page(letter))
}

fn find(letter: &Letter) -> Result<Reply> {
    let path: Vec<&str> = letter.path.split('/').filter(|part| !part.is_empty()).collect();
    let visit = letter.visit();
    match (letter.method, path.as_slice()) {
        (Method::Get, []) => Ok(home(letter)),
        (Method::Post, ["play"]) => open::play_now(letter),
        (Method::Get, ["new", game]) => open::form(letter, game, None),
        (Method::Post, ["new", game]) => open::open(letter, game),
        (Method::Get, ["tutorial", game]) => {
            Ok(Reply::page(200, pages::tutorial(&visit, open::info(game)?, "")))
        }
        (Method::Get, ["settings"]) => {
            Ok(Reply::page(200, pages::settings(&visit, &Settings::default())))
        }
        (Method::Post, ["settings"]) => Ok(settings(letter)),
        (Method::Get, ["rules", game]) => rules(letter, game),
        (Method::Get, ["rules", game, "examples", file]) => picture(letter, game, file),
        (Method::Get, ["replay"]) => Ok(Reply::page(200, pages::check_file(&visit))),
        (Method::Post, ["replay"]) => open::from_file(letter),
        (Method::Post, ["prove"]) => {
            let proof = crate::proof::prove(letter.field("text").unwrap_or_default());
            Ok(Reply::page(200, pages::proof_part(&visit, &proof)))
        }
        (_, ["t", id, what @ ..]) => {
            let kept = letter.kept.iter().find(|kept| kept.id == *id);
            let kept = kept.ok_or_else(Trouble::no_such_table)?;
            crate::play::answer(letter, Table::resume(kept.clone())?, what)
        }
        _ => Err(Trouble::no_such_page()),
    }
}

fn home(letter: &Letter) -> Reply {
    let mut kept: Vec<&Kept> = letter.kept.iter().collect();
    kept.sort_by_key(|kept| -kept.touched);
    let home = Offline {
        // A table that this engine cannot read is not shown as another one; the page says how many.
        mine: kept.iter().filter_map(|kept| listed(kept, letter.now)).collect(),
        lost: letter.remembered.saturating_sub(letter.kept.len()),
        alone: letter.alone,
    };
    Reply::page(200, pages::offline(&letter.visit(), &home))
}

fn listed(kept: &Kept, now: i64) -> Option<HomeTable> {
    let card = kept.card.clone().or_else(|| Some(Table::resume(kept.clone()).ok()?.card()))?;
    let mine = kept.mine();
    let state = match card.decider {
        _ if card.over => TableState::Over,
        Some(seat) if mine.contains(&seat) => TableState::Yours,
        Some(seat) => TableState::Theirs(seat),
        None => TableState::Running,
    };
    Some(HomeTable {
        id: kept.id.clone(),
        game: catalog::info(&card.game).ok()?,
        chairs: kept.chairs(),
        moves: kept.number,
        days: (now - kept.touched).max(0) / DAY,
        points: Vec::new(),
        scores: card.scores,
        // The words of another game's questions are in its own engine.
        ask: card.ask.filter(|_| catalog::is_in(&card.game)),
        state,
    })
}

/// Takes every setting the form names.
fn settings(letter: &Letter) -> Reply {
    let mut look = letter.visit().look;
    letter.fields.iter().for_each(|(key, value)| look.set(key, value));
    let back = letter.field("back").filter(|path| path.starts_with('/')).unwrap_or("/");
    Reply { look: Some(look.to_text()), ..Reply::see(back.to_owned()) }
}

fn rules(letter: &Letter, game: &str) -> Result<Reply> {
    let (visit, info) = (letter.visit(), open::info(game)?);
    let markup = match (letter.question("spot"), letter.question("rule")) {
        (Some(spot), _) => pages::about_spot(&visit, info, spot, None),
        (None, Some(rule)) => pages::some_rules(&visit, info, &[rule]),
        (None, None) => {
            let words = letter.question("q").unwrap_or_default().to_owned();
            let print = letter.question("print").is_some();
            pages::rules(&visit, info, &Reading { words, print })
        }
    };
    Ok(Reply::page(200, markup))
}

/// A board beside the rules, `2-1.svg`: the first step of the second example.
fn picture(letter: &Letter, game: &str, name: &str) -> Result<Reply> {
    let (look, question) = (letter.visit().look, |key| letter.question(key).unwrap_or_default());
    let place = name.strip_suffix(".svg").and_then(|name| name.split_once('-'));
    let place = place.and_then(|(one, two)| Some((one.parse().ok()?, two.parse().ok()?)));
    let layout = question("layout").parse().ok();
    let text = place.zip(layout).and_then(|(place, layout)| {
        pages::example_board(look.language, game, place, layout, question("theme"))
    });
    let file = File { name: name.to_owned(), text: text.ok_or_else(Trouble::no_such_page)? };
    Ok(Reply { status: 200, file: Some(file), ..Reply::default() })
}
