//! What does the finger touch? The pieces and places on the board that a choice belongs to.

use std::iter::repeat_n;

use game::Spot;

use crate::action::Action;
use crate::card::{Card, Deck};
use crate::content::Side;
use crate::dice::Colour;
use crate::goods::Material;
use crate::space::Space;
use crate::state::Tabriz;
use crate::task::Task;

/// `apprentice-<space>` and `rival-apprentice-<space>`, `space-…` a tile, `deck-…` once for each card,
/// `die-<space>-<colour and face>` on a tile, `pool-…` beside the bazaar; prices and exchanges by number.
pub(crate) fn pieces(state: &Tabriz, action: Action) -> Vec<Spot> {
    let at = state.open.at.index() as u8;
    vec![match action {
        Action::KeepWorkshop { card } => Spot::at("advanced", card.0),
        Action::Keep { card, and } => {
            let both = [Some(card), and].into_iter().flatten();
            return both.map(|card| Spot::at("offer", card.index() as u8)).collect();
        }
        Action::Stand { space } | Action::RivalRemove { space } => tile(space),
        Action::Move { from, to } => {
            return vec![Spot::at("apprentice", from.index() as u8), tile(to)];
        }
        Action::RivalMove { from, to } => {
            return vec![Spot::at("rival-apprentice", from.index() as u8), tile(to)];
        }
        Action::Draw { karmandan, bazaari, ashraf } => {
            let decks = Deck::ALL.into_iter().zip([karmandan, bazaari, ashraf]);
            return decks.flat_map(|(of, cards)| repeat_n(deck(of), cards.into())).collect();
        }
        Action::Bank { deck: of } | Action::Workshop { deck: of } => {
            return [Spot::new("bank")].into_iter().chain(of.map(deck)).collect();
        }
        Action::From { deck: of } => deck(of),
        Action::Buy { left, right, cost } => return bought(state, left, right, cost),
        Action::Trade { code } => {
            let Side::Trader(trades) = state.here() else { return vec![tile(state.open.at)] };
            let number = trades.iter().position(|trade| trade.code == code);
            Spot::at2("trade", at, number.unwrap_or_default() as u8)
        }
        Action::Use { code } => {
            let actions = &state.open.content.actions;
            let number = actions.iter().position(|action| action.code == code);
            Spot::at("workshop", number.unwrap_or_default() as u8)
        }
        Action::Discard { card } | Action::Complete { card } => {
            Spot::at("hand", card.index() as u8)
        }
        Action::Die { colour, face } => pool(colour, face),
        Action::Hunt { material } => price(at, material),
        Action::Roll => Spot::new("roll"),
        Action::RollBoth => Spot::new("roll-both"),
        Action::Take => Spot::new("take"),
        Action::Reroll { colour, face } => die(state.open.at, colour, face),
        Action::Swap { colour, face, by, shown } => {
            return vec![die(state.open.at, colour, face), pool(by, shown)];
        }
        Action::Bargain { twice, once } => {
            return [twice, twice, once].map(|material| price(at, material)).into();
        }
        Action::RivalKeep { material } => Spot::at("rival", material.index() as u8),
        Action::RivalSwap { space, face, by } => {
            let Some(Task::RivalSwap { colour, .. }) = state.open.agenda.top() else {
                return vec![tile(space)];
            };
            return vec![die(space, colour, face), Spot::at("rival", by.index() as u8)];
        }
        Action::Done => Spot::new("done"),
    }]
}

/// T61, T62: dice of the pool are picked up together.
pub(crate) fn goes_on(state: &Tabriz, action: Action) -> bool {
    match (action, state.open.agenda.top()) {
        (Action::Die { .. }, Some(Task::Merchant { left, .. })) => left > 1,
        _ => false,
    }
}

fn tile(space: Space) -> Spot {
    Spot::at("space", space.index() as u8)
}

fn deck(deck: Deck) -> Spot {
    Spot::at("deck", deck.index() as u8)
}

fn price(at: u8, material: Material) -> Spot {
    Spot::at2("price", at, material.index() as u8)
}

fn die(space: Space, colour: Colour, face: Material) -> Spot {
    Spot::at2("die", space.index() as u8, (colour.index() * 5 + face.index()) as u8)
}

fn pool(colour: Colour, face: Option<Material>) -> Spot {
    match face {
        Some(face) => Spot::at2("pool", colour.index() as u8, face.index() as u8),
        None => Spot::at("pool", colour.index() as u8),
    }
}

/// A price of the ladder, by count and cost: `buy-left` or `buy-right` where each track has its own;
/// `buy` where both share one, with the pieces from either track.
fn bought(state: &Tabriz, left: u8, right: u8, cost: u8) -> Vec<Spot> {
    let shared = matches!(state.here(), Side::Shop(shop) if !shop.shared.is_empty());
    let at = state.open.at.index() as u8;
    let track = |side: u8, count: u8| repeat_n(Spot::at2("track", at, side), count.into());
    match (shared, right) {
        (false, 0) => vec![Spot::at2("buy-left", left, cost)],
        (false, _) => vec![Spot::at2("buy-right", right, cost)],
        (true, _) => {
            let price = [Spot::at2("buy", left + right, cost)].into_iter();
            price.chain(track(0, left)).chain(track(1, right)).collect()
        }
    }
}

/// What a closed place would do in the open question.
pub(crate) fn tried(state: &Tabriz, spot: Spot) -> Option<Action> {
    let number = spot.at[0].map(usize::from);
    let space = || Space::all().find(|space| Some(space.index()) == number);
    Some(match (state.open.agenda.top()?, spot.place) {
        (Task::Move, "space") => {
            Action::Move { from: state.open.me().standing().next()?, to: space()? }
        }
        (_, "hand") => {
            let card = Card::all().find(|card| Some(card.index()) == number)?;
            Action::Complete { card }
        }
        (_, "workshop") => Action::Use { code: state.open.content.actions.get(number?)?.code },
        (_, "deck") => Action::From { deck: *Deck::ALL.get(number?)? },
        (_, "pool") => Action::Die { colour: *Colour::ALL.get(number?)?, face: None },
        _ => return None,
    })
}
