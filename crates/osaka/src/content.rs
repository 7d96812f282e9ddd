//! What is printed on cardboard: the tables of `content/osaka.toml`, read and validated. No logic.

use game::content::{Printed, Registry, broken_at, parse, rows};
use game::{Broken, ensure};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::bag::Bag;
use crate::cards::{Card, VALUES};

/// Cards, track and numbers of the game.
#[derive(Clone, Debug)]
pub struct Components {
    /// All cards of the game.
    pub deck: Bag,
    /// Insurance icons by rank.
    pub icons: [u8; 3],
    /// One bit for each rank that has some.
    pub(crate) with_icons: u8,
    /// Names and kinds of the track's spaces, from start to goal.
    pub track: Vec<Space>,
    /// One bit for each space where ships sink.
    pub waves: u16,
    /// The space sunk ships go to.
    pub anchor: u8,
    /// The space where goods are sold.
    pub goal: u8,
    pub start_market: u8,
    pub start_production: u8,
    pub start_hand_sum: u8,
    pub restock_market: u8,
    pub restock_production: u8,
    pub sail_one_good: u8,
    pub sail_more_goods: u8,
    pub rounding: u8,
    pub end_tokens: u8,
}

/// One space of the ships' way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Space {
    pub name: String,
    pub kind: SpaceKind,
}

game::named! {
    /// What a ship on the space is in for.
    pub enum SpaceKind: "kind of space" {
        Start = "start",
        Open = "open",
        Anchor = "anchor",
        Wave = "wave",
        Goal = "goal",
    }
}

/// The table has not changed yet.
pub(crate) fn older_contents() -> &'static [&'static str] {
    &[]
}

/// A table of the file: its values, and the notes any table may carry.
macro_rules! table {
    ($name:ident { $($field:ident: $type:ty),* }) => {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name {
            $($field: $type,)*
            #[serde(default, rename = "origin")]
            _origin: Option<IgnoredAny>,
            #[serde(default, rename = "source")]
            _source: Option<IgnoredAny>,
        }
    };
}

table!(File {
    cards: Vec<CardRow>,
    track: Vec<SpaceRow>,
    start: Start,
    restock: Restock,
    sailing: Sailing,
    sale: Sale,
    end: End
});
table!(CardRow { value: u8, copies: u8, icons: u8 });
table!(SpaceRow { name: String, kind: SpaceKind });
table!(Start { market: u8, production: u8, hand_sum: u8 });
table!(Restock { market: u8, production: u8 });
table!(Sailing { one_good: u8, more_goods: u8 });
table!(Sale { rounding: u8 });
table!(End { tokens: u8 });

impl Printed for Components {
    const BUILT_IN: &'static str = include_str!("../content/osaka.toml");
    const RULES: u32 = 2;

    fn read(text: &str) -> Result<Self, Broken> {
        let file: File = parse(text)?;
        rows(text)?; // every value says its origin
        let at = |table| move |broken: Broken| broken_at(text, table, broken.message);
        check_cards(&file.cards).map_err(at("[[cards]]"))?;
        check_track(&file.track).map_err(at("[[track]]"))?;
        check_numbers(text, &file)?;
        Ok(assemble(file))
    }

    fn registry() -> &'static Registry<Self> {
        static REGISTRY: Registry<Components> = Registry::new();
        &REGISTRY
    }
}

fn check_cards(cards: &[CardRow]) -> Result<(), Broken> {
    ensure(
        cards.iter().map(|row| row.value).eq(VALUES),
        format!("cards must have the values {VALUES:?} in this order"),
    )?;
    ensure(
        cards.iter().all(|row| (1..=Bag::MOST).contains(&row.copies)),
        format!("copies of a card must be 1 to {}", Bag::MOST),
    )?;
    ensure(cards.iter().all(|row| row.icons <= 8), "a card has at most 8 icons")
}

fn check_track(track: &[SpaceRow]) -> Result<(), Broken> {
    ensure((3..=16).contains(&track.len()), "the track must have 3 to 16 spaces")?;
    ensure(
        track[0].kind == SpaceKind::Start && track[track.len() - 1].kind == SpaceKind::Goal,
        "the track must begin with its start and end with its goal",
    )?;
    let count = |kind| track.iter().filter(|space| space.kind == kind).count();
    ensure(
        [SpaceKind::Start, SpaceKind::Anchor, SpaceKind::Goal].map(count) == [1, 1, 1],
        "the track must have exactly one start, one anchor and one goal",
    )
}

/// Bounds that keep a game playable and its numbers small. Keys such as `market` stand in several
/// tables, so the message is about the line of the table's name.
fn check_numbers(text: &str, file: &File) -> Result<(), Broken> {
    let fields = [
        ("[start]", "market", file.start.market, 1..=12),
        ("[start]", "production", file.start.production, 0..=12),
        ("[start]", "hand_sum", file.start.hand_sum, 1..=20),
        ("[restock]", "market", file.restock.market, 1..=8),
        ("[restock]", "production", file.restock.production, 0..=12),
        ("[sailing]", "one_good", file.sailing.one_good, 1..=16),
        ("[sailing]", "more_goods", file.sailing.more_goods, 1..=16),
        ("[sale]", "rounding", file.sale.rounding, 1..=100),
        ("[end]", "tokens", file.end.tokens, 2..=40),
    ];
    for (table, key, number, allowed) in fields {
        if !allowed.contains(&number) {
            let (least, most) = allowed.into_inner();
            let message = format!("{table} {key} is {number}; it must be {least} to {most}");
            return Err(broken_at(text, table, message));
        }
    }
    Ok(())
}

fn assemble(file: File) -> Components {
    let of_kind = |kind| file.track.iter().position(|space| space.kind == kind);
    let spaces = file.track.iter().enumerate();
    let waves = spaces.filter(|(_, space)| space.kind == SpaceKind::Wave);
    let copies = |card: Card| (0..file.cards[card.rank()].copies).map(move |_| card);
    Components {
        deck: Card::all().flat_map(copies).collect(),
        icons: std::array::from_fn(|rank| file.cards[rank].icons),
        with_icons: (0..VALUES.len())
            .map(|rank| u8::from(file.cards[rank].icons > 0) << rank)
            .sum(),
        waves: waves.map(|(index, _)| 1 << index).sum(),
        anchor: of_kind(SpaceKind::Anchor).expect("the track was checked") as u8,
        goal: (file.track.len() - 1) as u8,
        start_market: file.start.market,
        start_production: file.start.production,
        start_hand_sum: file.start.hand_sum,
        restock_market: file.restock.market,
        restock_production: file.restock.production,
        sail_one_good: file.sailing.one_good,
        sail_more_goods: file.sailing.more_goods,
        rounding: file.sale.rounding,
        end_tokens: file.end.tokens,
        track: file.track.into_iter().map(|row| Space { name: row.name, kind: row.kind }).collect(),
    }
}
