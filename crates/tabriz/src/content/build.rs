//! From the table as text to the table as the rules read it, refusing whatever cannot be played.
//! Here: the whole, rule numbers, dice, start and skill track. Board, tiles, cards, rivals apart.

use std::sync::OnceLock;

use game::{Broken, PerSeat, Seat, content};

use super::places::Places;
use super::raw::{self, Noted, Parsed};
use super::{Ability, Bazaar, DieKind, MOST_MOVE, MOST_SKILL, Rules, SkillStep};
use super::{board, cards, rivals, tiles};
use crate::card::Deck;
use crate::code::Bundle;
use crate::dice::Colour;
use crate::space::Place;

pub(super) fn read(text: &str) -> Result<Bazaar, Broken> {
    let table = content::parse::<Noted<raw::Table>>(text)?.0;
    let at = Places::new(text);
    content::rows(text).map_err(|broken| with_line(broken, &at))?;
    let rules = rules(&table.rules, &at)?;
    let dice = dice(&table.dice, &at)?;
    let skill = skill(&table, &rules, &at)?;
    let (actions, cards, advanced) = cards::all(&table, &at)?;
    let sides = tiles::all(&table, &dice, &at)?;
    let wares = sides.each_ref().map(tiles::wares);
    Ok(Bazaar {
        rules,
        dice,
        start: start(&table, &at)?,
        skill,
        abilities: abilities(&rules, &skill),
        boards: board::both(&table, &at)?,
        signs: sides.each_ref().map(tiles::signs),
        sellers: wares.each_ref().map(tiles::sellers),
        wares,
        sides,
        asking_more: cards::asking_more(&cards),
        cards,
        advanced,
        actions,
        rivals: rivals::all(&table, &rules, &dice, &at)?,
        numbering: OnceLock::new(),
    })
}

/// A message that names a path in backquotes gets the line of that path.
fn with_line(broken: Broken, at: &Places) -> Broken {
    let line = broken.message.split('`').nth(1).map(|path| at.line(path));
    Broken { line: broken.line.or(line), ..broken }
}

fn rules(raw: &raw::Rules, at: &Places) -> Result<Rules, Broken> {
    let number = |key: &str, count, low, high| at.within("rules", key, count, low, high);
    let start_draw = number("start_draw", raw.start_draw, 1, 5)?;
    let start = raw.rival_start.iter().map(|Parsed(space)| *space).collect::<Vec<_>>();
    let rival_start = start
        .try_into()
        .map_err(|_| at.broken("rules.rival_start", "a Rival has exactly three apprentices"))?;
    let rules = Rules {
        moves: number("move", raw.moves, 1, MOST_MOVE as u8)?,
        commissions: number("commissions", raw.commissions, 1, 81)?,
        skill: number("skill", raw.skill, 1, MOST_SKILL as u8)?,
        bonus: number("bonus", raw.bonus, 0, 99)?,
        start_draw,
        start_keep: number("start_keep", raw.start_keep, 1, start_draw.min(2))?,
        rival_pool: number("rival_pool", raw.rival_pool, 1, 6)?,
        rival_toll: number("rival_toll", raw.rival_toll, 0, 20)?,
        rival_advanced_skill: number(
            "rival_advanced_skill",
            raw.rival_advanced_skill,
            0,
            raw.skill.0.saturating_sub(1),
        )?,
        rival_start,
    };
    if rules.rival_start.iter().any(|space| space.place() == Place::Dual) {
        let message = "a Rival cannot start on a dual shop: it is closed when playing alone";
        return Err(at.broken("rules.rival_start", message));
    }
    Ok(rules)
}

fn dice(raw: &raw::Dice, at: &Places) -> Result<[DieKind; 3], Broken> {
    let mut kinds = Vec::with_capacity(3);
    for (colour, die) in Colour::ALL.into_iter().zip([&raw.black, &raw.grey, &raw.white]) {
        let path = format!("dice.{colour}");
        let count = at.within(&path, "count", die.count, 1, 9)?;
        let faces = die.faces.iter().map(|Parsed(face)| *face).collect::<Vec<_>>();
        let faces: [_; 6] = faces.try_into().map_err(|list: Vec<_>| {
            at.broken(&path, format!("a {colour} die has six faces, not {}", list.len()))
        })?;
        let mut weights = [0; 5];
        faces.iter().for_each(|face| weights[face.index()] += 1);
        kinds.push(DieKind { count, faces, weights });
    }
    Ok(kinds.try_into().expect("three colours"))
}

/// By the number of players: `seat_2` with any number, but `seat_2_of_3` with three.
fn start(table: &raw::Table, at: &Places) -> Result<[PerSeat<Bundle, 5>; 5], Broken> {
    let wealth = |key: &str| {
        let Some(Parsed(things)) = table.start.get(key) else { return Ok(None) };
        only_wealth(things.0, &format!("start.{key}"), at).map(Some)
    };
    let with_any_number = |seat: Seat| format!("seat_{seat}");
    let with = |seat: Seat, players: u8| format!("seat_{seat}_of_{players}");
    let mut starts = [PerSeat::default(); 5];
    for seat in Seat::all(5) {
        let usual = wealth(&with_any_number(seat))?
            .ok_or_else(|| at.broken("start", format!("seat_{seat} is missing")))?;
        for (starts, players) in starts.iter_mut().zip(1..) {
            starts[seat] = wealth(&with(seat, players))?.unwrap_or(usual);
        }
    }
    let known = |key: &str| {
        Seat::all(5).any(|seat| {
            let mut numbers = seat.number()..=5;
            key == with_any_number(seat) || numbers.any(|players| key == with(seat, players))
        })
    };
    if let Some(key) = table.start.keys().find(|key| !known(key)) {
        let message = format!(
            "`{key}` is no seat; there are seat_1 to seat_5, and such as seat_1_of_3 with 3 players"
        );
        return Err(at.broken(&format!("start.{key}"), message));
    }
    Ok(starts)
}

/// Coins and materials and nothing else.
pub(super) fn only_wealth(bundle: Bundle, path: &str, at: &Places) -> Result<Bundle, Broken> {
    let plain = Bundle { coins: bundle.coins, goods: bundle.goods, ..Bundle::default() };
    if bundle == plain {
        return Ok(bundle);
    }
    Err(at.broken(path, "only coins and materials can stand here"))
}

type SkillTrack = [Option<SkillStep>; MOST_SKILL + 1];

fn skill(table: &raw::Table, rules: &Rules, at: &Places) -> Result<SkillTrack, Broken> {
    let mut track = [None; MOST_SKILL + 1];
    for (key, Parsed(step)) in table.skill.iter() {
        let path = format!("skill.{key}");
        let level = level(key, rules, &path, at)?;
        let sound = match *step {
            SkillStep::Draw { deck, draw, keep } => {
                deck != Deck::Karmandan && (1..=6).contains(&draw) && keep == 1
            }
            SkillStep::Move(steps) => (1..=MOST_MOVE as u8).contains(&steps),
            SkillStep::Keep(cards) | SkillStep::Complete(cards) => (1..=2).contains(&cards),
            SkillStep::Prestige(_) => true,
        };
        if !sound {
            return Err(at.broken(&path, "a number is too small or too large here"));
        }
        track[level] = Some(*step);
    }
    for deck in [Deck::Bazaari, Deck::Ashraf] {
        let opens =
            |step: &&SkillStep| matches!(step, SkillStep::Draw { deck: d, .. } if *d == deck);
        let times = track.iter().flatten().filter(opens).count();
        if times != 1 {
            let message = format!("the track must open the {deck} deck once, not {times} times");
            return Err(at.broken("skill", message));
        }
    }
    Ok(track)
}

/// A key that is a level of a skill track.
pub(super) fn level(key: &str, rules: &Rules, path: &str, at: &Places) -> Result<usize, Broken> {
    match key.parse::<usize>() {
        Ok(level) if (1..=usize::from(rules.skill)).contains(&level) => Ok(level),
        _ => {
            let message = format!("`{key}` is no level; they go from 1 to {}", rules.skill);
            Err(at.broken(path, message))
        }
    }
}

fn abilities(rules: &Rules, track: &SkillTrack) -> [Ability; MOST_SKILL + 1] {
    let mut now = Ability { moves: rules.moves, keep: None, complete: 1, decks: 1 };
    std::array::from_fn(|level| {
        match track[level] {
            Some(SkillStep::Draw { deck, .. }) => now.decks |= 1 << deck.index(),
            Some(SkillStep::Move(steps)) => now.moves = steps,
            Some(SkillStep::Keep(cards)) => now.keep = Some(cards),
            Some(SkillStep::Complete(cards)) => now.complete = cards,
            Some(SkillStep::Prestige(_)) | None => {}
        }
        now
    })
}
