//! The words for colours and cards.

use game::{Phrase, say};

use crate::bag::Bag;
use crate::cards::{Card, Colour, Colours};

pub fn colour(colour: Colour) -> Phrase {
    match colour {
        Colour::Red => say!("osaka-colour-red"),
        Colour::Blue => say!("osaka-colour-blue"),
        Colour::Yellow => say!("osaka-colour-yellow"),
        Colour::Green => say!("osaka-colour-green"),
    }
}

pub(super) fn colours(set: Colours) -> Vec<Phrase> {
    set.iter().map(colour).collect()
}

pub fn card(card: Card) -> Phrase {
    say!("osaka-card", colour = colour(card.colour()), value = card.value())
}

/// A bag in words, kind by kind.
pub(super) fn cards(bag: Bag) -> Vec<Phrase> {
    let several = |kind| match bag.count(kind) {
        1 => card(kind),
        n => say!("osaka-cards", n = n, card = card(kind)),
    };
    bag.kinds().map(several).collect()
}
