//! A view as text: you, others, board.

use game::{Arg, Line, Phrase, Seat, TextTable, say};

use super::things::{
    address, advanced_card, bundle, card, card_long, coins, colour, deck, dice, exchange, faces,
    goods, material, rival, sign, step, wealth,
};
use crate::card::{Card, Deck};
use crate::content::{Difficulty, Lane, Offer, Side, SkillStep};
use crate::dice::Colour;
use crate::goods::Material;
use crate::space::Space;
use crate::state::{Open, Rival};
use crate::view::View;

pub(crate) fn table(view: &View) -> TextTable {
    let mut table = TextTable { board: board(view), ..TextTable::default() };
    for seat in Seat::all(view.open.seats) {
        let lines = player(view, seat);
        match view.own_of(seat) {
            Some(_) => table.you = lines,
            None => table.others.extend(lines),
        }
    }
    if let Some(alone) = &view.open.rival {
        table.others.extend(mat(&view.open, alone));
    }
    table
}

fn player(view: &View, seat: Seat) -> Vec<Line> {
    let open = &view.open;
    let player = &open.players[seat];
    let owned = wealth(player.coins, player.goods);
    let mut lines = vec![
        say!("tabriz-table-wealth", seat = seat, wealth = owned),
        say!(
            "tabriz-table-standing",
            seat = seat,
            prestige = player.prestige,
            skill = player.skill,
            done = player.done.count()
        ),
        apprentices(open, seat),
    ];
    if let Some(own) = view.own_of(seat) {
        lines.push(say!("tabriz-table-hand", n = own.hand.count()));
        lines.extend(own.hand.iter().map(|of| in_hand(view, seat, of)));
        lines.extend(
            own.offer
                .iter()
                .map(|of| say!("tabriz-table-offer", card = card_long(&open.content, of))),
        );
        lines.extend(next_skill(open, player.skill));
    } else {
        lines.push(backs(view, seat));
    }
    if !player.done.is_empty() {
        let done: Vec<Phrase> = player.done.iter().map(|of| card(&open.content, of)).collect();
        lines.push(say!("tabriz-table-done", seat = seat, cards = done));
    }
    lines.extend(workshop(open, seat));
    lines.into_iter().map(Line::Say).collect()
}

/// A commission on hand, and what is still missing for it.
fn in_hand(view: &View, seat: Seat, of: Card) -> Phrase {
    let content = &view.open.content;
    let owned = view.open.players[seat].goods;
    let needs = content.card(of).needs;
    let missing: Vec<Phrase> = needs
        .iter()
        .filter_map(|(of, n)| {
            let lack = n.saturating_sub(owned.count(of));
            (lack > 0).then(|| say!("tabriz-pieces", n = lack, material = material(of)))
        })
        .collect();
    match missing.is_empty() {
        true => say!("tabriz-table-card-ready", card = card_long(content, of)),
        false => {
            say!("tabriz-table-card-missing", card = card_long(content, of), missing = missing)
        }
    }
}

fn backs(view: &View, seat: Seat) -> Phrase {
    let held = &view.hands[seat.index()];
    let of_deck = |of: Deck| {
        let n = held.iter().filter(|back| back.deck == of).count();
        (n > 0).then(|| say!("tabriz-cards-of", n = n, deck = deck(of)))
    };
    let cards: Vec<Phrase> = Deck::ALL.into_iter().filter_map(of_deck).collect();
    say!("tabriz-table-backs", seat = seat, cards = cards)
}

fn apprentices(open: &Open, seat: Seat) -> Phrase {
    let places = |lying: bool| -> Vec<Phrase> {
        let these = open.players[seat].apprentices.iter().filter(|a| a.lying == lying);
        these.map(|a| address(open.address(a.space))).collect()
    };
    let (standing, lying) = (places(false), places(true));
    say!("tabriz-table-apprentices", seat = seat, standing = standing, lying = lying)
}

/// All workshop actions of a seat.
fn workshop(open: &Open, seat: Seat) -> Option<Phrase> {
    let player = &open.players[seat];
    let content = &open.content;
    let own = player.advanced.iter().flat_map(|of| &content.advanced[of.index()].actions);
    let numbers = player.done.iter().flat_map(|of| &content.card(of).actions).chain(own);
    let actions: Vec<Phrase> =
        numbers.map(|&n| exchange(content.actions[usize::from(n)].code)).collect();
    (!actions.is_empty()).then(|| say!("tabriz-table-workshop", seat = seat, actions = actions))
}

/// The next level of skill that brings something.
fn next_skill(open: &Open, skill: u8) -> Option<Phrase> {
    let track = open.content.skill.iter().enumerate().skip(usize::from(skill) + 1);
    let (at, next) = track.filter_map(|(at, step)| step.map(|step| (at, step))).next()?;
    let effect = match next {
        SkillStep::Draw { deck: of, draw, keep } => {
            say!("tabriz-skill-draw", n = draw, deck = deck(of), keep = keep)
        }
        SkillStep::Move(n) => say!("tabriz-skill-move", n = n),
        SkillStep::Keep(n) => say!("tabriz-skill-keep", n = n),
        SkillStep::Complete(n) => say!("tabriz-skill-complete", n = n),
        SkillStep::Prestige(n) => say!("tabriz-skill-prestige", n = n),
    };
    Some(say!("tabriz-table-next-skill", at = at, effect = effect))
}

fn board(view: &View) -> Vec<Line> {
    let open = &view.open;
    let mut lines = map(open);
    let mut say = |phrase: Phrase| lines.push(Line::Say(phrase));
    say(say!("tabriz-table-legend"));
    say(say!("tabriz-table-key", tiles = numbered(open)));
    say(say!("tabriz-table-round", round = open.round, seat = open.marker));
    Space::each(open.board().open).for_each(|space| say(tile(open, space)));
    say(pool(open));
    for of in Deck::ALL {
        let discards: Vec<Phrase> =
            open.discards.of(of).iter().map(|of| card(&open.content, of)).collect();
        let n = view.decks[of.index()];
        say(say!("tabriz-table-deck", deck = deck(of), n = n, discards = discards));
    }
    if let Some(own) = view.own {
        for of in own.dealt.into_iter().flatten() {
            say(say!("tabriz-table-offer", card = advanced_card(&open.content, of)));
        }
    }
    lines
}

fn pool(open: &Open) -> Phrase {
    let of_colour =
        |of: Colour| say!("tabriz-dice-of", n = open.pool[of.index()], colour = colour(of));
    let dice: Vec<Phrase> = Colour::ALL.map(of_colour).into();
    say!("tabriz-table-pool", dice = dice)
}

/// One tile: what lies on it and what it offers.
fn tile(open: &Open, space: Space) -> Phrase {
    let at = address(open.address(space));
    let there = open.pieces(space);
    let yard = space.yard().map(|yard| open.yards[yard]).unwrap_or_default();
    match open.side(space) {
        Side::Meydan { draw, keep, coins: Some(bank) } => {
            say!(
                "tabriz-table-meydan",
                at = at,
                n = *draw,
                keep = *keep,
                coins = coins((*bank).into())
            )
        }
        Side::Meydan { draw, keep, coins: None } => {
            say!("tabriz-table-meydan-advanced", at = at, n = *draw, keep = *keep)
        }
        Side::Shop(shop) => {
            let mut prices: Vec<Phrase> = shop.lanes.iter().flat_map(lane_prices).collect();
            prices.extend(shop.shared.iter().map(offer));
            say!("tabriz-table-shop", at = at, goods = goods(there), prices = prices)
        }
        Side::Trader(trades) => {
            let trades: Vec<Phrase> = trades
                .iter()
                .map(|t| say!("tabriz-trade-times", exchange = exchange(t.code), n = t.times))
                .collect();
            say!("tabriz-table-trader", at = at, trades = trades)
        }
        Side::ConMan { dice, price } => {
            let prices = Colour::ALL
                .map(|of| say!("tabriz-price", thing = colour(of), n = price[of.index()]));
            say!("tabriz-table-con-man", at = at, n = *dice, prices = prices.to_vec())
        }
        Side::Merchant { price, .. } => {
            say!("tabriz-table-prices", at = at, prices = prices(price))
        }
        Side::Gita { price, .. } => say!("tabriz-table-prices", at = at, prices = prices(price)),
        Side::Caravanserai { price, .. } => say!(
            "tabriz-table-caravanserai",
            at = at,
            dice = dice(&yard.dice),
            goods = goods(there),
            prices = prices(price)
        ),
        Side::Bargain { price, .. } | Side::Farideh { price, .. } => {
            say!("tabriz-table-dice", at = at, dice = dice(&yard.dice), prices = prices(price))
        }
    }
}

fn prices(price: &[u8; 5]) -> Vec<Phrase> {
    let one = |of: Material| say!("tabriz-price", thing = material(of), n = price[of.index()]);
    Material::ALL.map(one).into()
}

fn lane_prices(lane: &Lane) -> Vec<Phrase> {
    if lane.space_prices.is_empty() {
        return lane.offers.iter().map(offer).collect();
    }
    let from_right: Vec<Arg> = lane.space_prices.iter().rev().map(|&n| Arg::from(n)).collect();
    vec![say!("tabriz-space-prices", prices = from_right)]
}

fn offer(offer: &Offer) -> Phrase {
    let cost = coins(offer.cost.into());
    match offer.all {
        true => say!("tabriz-offer-all", n = offer.take, coins = cost),
        false => say!("tabriz-offer", n = offer.take, coins = cost),
    }
}

/// The Rival: what it has, its columns with their dice, its track is told as it is reached.
fn mat(open: &Open, alone: &Rival) -> Vec<Line> {
    let printed = &open.content.rivals[alone.name as usize];
    let difficulty = match printed.difficulty {
        Difficulty::Medium => say!("tabriz-medium"),
        Difficulty::Hard => say!("tabriz-hard"),
        Difficulty::VeryHard => say!("tabriz-very-hard"),
    };
    let places: Vec<Phrase> =
        alone.apprentices.iter().map(|&space| address(open.address(space))).collect();
    let owned = wealth(alone.coins, alone.goods);
    let mut lines = vec![
        say!("tabriz-table-rival", rival = rival(alone.name), difficulty = difficulty),
        say!(
            "tabriz-table-rival-standing",
            wealth = owned,
            skill = alone.skill,
            prestige = alone.prestige,
            toll = coins(alone.toll.into())
        ),
        say!("tabriz-table-rival-apprentices", places = places),
    ];
    for (of, column) in Colour::ALL.into_iter().zip(&printed.columns) {
        let (under, aside) = (faces(alone.under.of(of)), faces(alone.aside.of(of)));
        lines.push(say!("tabriz-table-column", colour = colour(of), under = under, aside = aside));
        for (number, row) in column.rows.iter().enumerate() {
            let steps: Vec<Phrase> = row.steps.iter().map(|&s| step(s)).collect();
            let dice = faces(row.dice);
            lines.push(say!("tabriz-table-row", row = number + 1, dice = dice, steps = steps));
        }
        let steps: Vec<Phrase> = column.default.iter().map(|&s| step(s)).collect();
        lines.push(say!("tabriz-table-default", steps = steps));
    }
    for (set, points) in &printed.conversions {
        lines.push(say!("tabriz-table-conversion", set = bundle(set), points = *points));
    }
    lines.into_iter().map(Line::Say).collect()
}

/// The number of a tile on the map.
fn number(space: Space) -> usize {
    space.index() + 1
}

fn numbered(open: &Open) -> Vec<Phrase> {
    let one = |space: Space| {
        say!("tabriz-numbered", n = number(space), tile = sign(open.address(space).sign))
    };
    Space::each(open.board().open).map(one).collect()
}

/// Width of a space on the map.
const CELL: usize = 13;

/// The bazaar as a plan: space, goods, and who is there; footpaths between neighbours.
fn map(open: &Open) -> Vec<Line> {
    let board = open.board();
    let spaces: Vec<Space> = Space::each(board.open).collect();
    let x = |space: &Space| board.x[space.index()];
    let y = |space: &Space| board.y[space.index()];
    let (left, right) = (spaces.iter().map(x).min(), spaces.iter().map(x).max());
    let (low, high) = (spaces.iter().map(y).min(), spaces.iter().map(y).max());
    let at = |column: i8, row: i8| spaces.iter().copied().find(|s| x(s) == column && y(s) == row);
    let joined = |a: Option<Space>, b: Option<Space>| match (a, b) {
        (Some(a), Some(b)) => board.distance[a.index()][b.index()] == 1,
        _ => false,
    };
    let (left, right) = (left.unwrap_or(0), right.unwrap_or(0));
    let mut lines = Vec::new();
    for row in (low.unwrap_or(0)..=high.unwrap_or(0)).rev() {
        let (mut tiles, mut paths) = (String::new(), String::new());
        for column in left..=right {
            let here = at(column, row);
            let text = here.map_or(String::new(), |space| cell(open, space));
            let next = column.checked_add(1).and_then(|next| at(next, row));
            let path = if joined(here, next) { " - " } else { "   " };
            tiles.push_str(&format!("{text:<CELL$}{path}"));
            let below = row.checked_sub(1).and_then(|below| at(column, below));
            let path = if joined(here, below) { "  |" } else { "" };
            paths.push_str(&format!("{path:<width$}", width = CELL + 3));
        }
        for line in [tiles, paths] {
            if !line.trim().is_empty() {
                lines.push(Line::drawn(line.trim_end()));
            }
        }
    }
    lines
}

/// `2 WWW 1 2'`: the tile's number, a letter for each piece, standing and lying apprentices by seat.
fn cell(open: &Open, space: Space) -> String {
    let mut text = number(space).to_string();
    let pieces = open.pieces(space);
    let letters =
        pieces.iter().flat_map(|(of, n)| std::iter::repeat_n(letter(of), n.min(6).into()));
    let letters: String = letters.collect();
    if !letters.is_empty() {
        text.push_str(&format!(" {letters}"));
    }
    let mut people = String::new();
    for seat in Seat::all(open.seats) {
        for apprentice in open.players[seat].apprentices.iter().filter(|a| a.space == space) {
            people.push_str(&seat.to_string());
            people.push_str(if apprentice.lying { "'" } else { "" });
        }
    }
    let rivals = open.rival.iter().flat_map(|alone| alone.apprentices);
    people.extend(rivals.filter(|&place| place == space).map(|_| '*'));
    if !people.is_empty() {
        text.push_str(&format!(" {people}"));
    }
    text
}

fn letter(material: Material) -> char {
    ['W', 'P', 'C', 'R', 'S'][material.index()]
}
