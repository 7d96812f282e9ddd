//! Who has a part in a table's dice: the mark that everybody sees, and, unseen, what the script needs
//! to seal and open the chains of this device's seats.

use game::{Seat, say};
use lang::Speaker;
use maud::{Markup, html};
use table::wire::{Adds, Asked, OwnChain, TableDice};

use super::{Stage, TablePage};

/// What a page shows and needs of a table's dice.
#[derive(Clone, Debug)]
pub struct Dice {
    /// As everybody sees it; no seats where this device alone draws them.
    pub table: TableDice,
    /// The seats at this device.
    pub mine: Vec<Chain>,
    /// Every seat is taken: if the match has not begun, chains are waited for.
    pub waits: bool,
}

/// What the script needs for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    pub seat: Seat,
    pub asked: Option<Asked>,
    pub own: Option<OwnChain>,
}

/// For the script: the chains of this device, and what everybody has sealed.
pub(crate) fn chains(page: &TablePage) -> Markup {
    let seals = page.dice.table.seals();
    let seals: Vec<&str> = seals.into_iter().map(|seal| seal.unwrap_or("-")).collect();
    html! {
        ul #chains hidden data-commitment=(page.commitment) data-seals=(seals.join(" ")) {
            @for chain in &page.dice.mine {
                @let own = chain.own.as_ref();
                li data-seat=(chain.seat.index()) data-asked=[chain.asked.map(asked_key)]
                    data-seal=[own.map(|own| &own.seal)] data-label=[own.map(|own| &own.label)]
                    data-next=[own.and_then(|own| own.next)] {}
            }
        }
    }
}

const fn asked_key(asked: Asked) -> &'static str {
    match asked {
        Asked::Seal => "seal",
        Asked::Opening => "opening",
    }
}

/// Who the dice come from, and the way to what that means.
pub(super) fn mark(page: &TablePage, speaker: &Speaker) -> Markup {
    let silent = |adds| matches!(adds, Adds::Broken | Adds::Missed);
    let seats = page.dice.table.seats.iter().zip(&page.chairs);
    html! {
        @if page.dice.table.seats.is_empty() {
            p #dice-by.soft { (speaker.say(&say!("pages-dice-own"))) }
        } @else if page.stage != Stage::Open {
            p #dice-by.soft data-version=(page.dice.table.version) {
                (speaker.say(&page.dice.table.by(&page.chairs))) " "
                a href="/dice" { (speaker.say(&say!("pages-dice-why"))) }
            }
        }
        @for (part, chair) in seats.filter(|(part, _)| silent(part.adds)) {
            p.soft data-adds=(adds_key(part.adds)) { (speaker.say(&match part.adds {
                Adds::Missed => say!("pages-dice-missed", seat = chair.seat),
                _ => say!("pages-dice-broken", seat = chair.seat),
            })) }
        }
        p #seals-changed role="alert" hidden { (speaker.say(&say!("pages-dice-changed"))) }
    }
}

fn adds_key(adds: Adds) -> &'static str {
    if adds == Adds::Missed { "missed" } else { "broken" }
}
