//! What lies on the table now. Which positions can be is in `check`, what may be done in `legal`.

use game::content::Content;
use game::{Agenda, PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::cards::{ByColour, Card, Colours};
use crate::content::Components;

/// The most seats.
pub const SEATS: usize = 4;
/// No stack of pending work is deeper.
pub(crate) const DEPTH: usize = 4;

/// A whole game: the position and what it waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Osaka {
    pub content: Content<Components>,
    /// Whether the table shows people what they could remember (O41).
    pub open_memory: bool,
    pub seats: u8,
    /// The active player.
    pub turn: Seat,
    /// How many players have passed in a row.
    pub passes: u8,
    pub agenda: Agenda<Task, DEPTH>,
    pub ending: Option<Ending>,
    pub stalls: Stalls,
    /// The space each ship is on.
    pub ships: ByColour,
    pub discards: Bag,
    /// The draw pile together with the face-down point cards that came from it: nobody has seen
    /// either, so which of them lies where is decided only when a card is drawn.
    pub unseen: Bag,
    /// How many of the unseen cards are point cards and no longer in the draw pile.
    pub face_down: u8,
    /// Point cards that were seen, of all players together.
    pub point_cards: Bag,
    pub hands: PerSeat<Bag, SEATS>,
    /// Merchandise that is not insured.
    pub goods: PerSeat<Bag, SEATS>,
    /// Merchandise that is.
    pub insured: PerSeat<Bag, SEATS>,
    pub points: PerSeat<u16, SEATS>,
    pub tokens: PerSeat<ByColour, SEATS>,
}

const _: () = assert!(size_of::<Osaka>() <= 208);

/// Pending work; the top of the agenda is done next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Deal so many more cards to the market.
    Market { cards: u8 },
    /// Likewise to production.
    Production { cards: u8 },
    /// Deal this player's starting hand, then the next player's.
    StartHand { seat: Seat },
    /// Find out who begins.
    First,
    /// Chance says who begins, because the table wants it so.
    Lot,
    /// This player begins, because the table says so.
    Named { seat: Seat },
    /// This player chooses a first token, then the next one.
    StartToken { seat: Seat },
    /// The active player buys, takes or reserves.
    Turn,
    /// A purchase is being paid; no card dearer than `last` may follow.
    Pay { due: u16, last: Card },
    /// Ships sail for the colours of which one good, or more goods, were bought.
    Sail { one: Colours, more: Colours },
    /// This player may insure, then the next one.
    Insurance { seat: Seat },
    /// This player has discarded a card and chooses the goods its icons insure.
    Cover { seat: Seat, card: Card, used: u8 },
    /// Uninsured goods of sinking ships are lost; ships go back.
    Return,
    /// The next player is active.
    NextTurn,
}

game::named! {
    /// Why it is over.
    pub enum Ending: "ending" {
        /// Somebody has enough tokens (O36).
        Tokens = "tokens",
        /// All have passed (O24).
        Passes = "passes",
    }
}

/// The two open rows of cards. A reserved card lies at its marker, the others in their row; so
/// what is free need not be worked out again and again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stalls {
    /// Market cards without a marker.
    pub market: Bag,
    /// Production cards without a marker.
    pub production: Bag,
    /// One for each player.
    pub markers: PerSeat<Marker, SEATS>,
}

/// Where a player's reservation marker is, and the card under it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    /// With its owner.
    #[default]
    Free,
    /// On a market card.
    Market(Card),
    /// On a production card.
    Production(Card),
}

impl Stalls {
    /// O10, O17: what this player would buy: all market cards not reserved by others.
    #[inline]
    pub fn on_offer(&self, seat: Seat) -> Bag {
        match self.markers[seat] {
            Marker::Market(card) => self.market.with(Bag::one(card)),
            _ => self.market,
        }
    }

    /// All market cards, reserved or not.
    pub fn whole_market(&self) -> Bag {
        self.markers.0.iter().fold(self.market, |mut all, marker| {
            if let Marker::Market(card) = *marker {
                all.add(card);
            }
            all
        })
    }

    /// All production cards, reserved or not.
    pub fn whole_production(&self) -> Bag {
        self.markers.0.iter().fold(self.production, |mut all, marker| {
            if let Marker::Production(card) = *marker {
                all.add(card);
            }
            all
        })
    }
}

#[inline]
pub(crate) fn seats(state: &Osaka) -> u8 {
    state.seats
}

/// The ships on dangerous water.
#[inline]
pub(crate) fn on_waves(content: &Components, ships: ByColour) -> Colours {
    Colours::those(|colour| content.waves >> ships[colour] & 1 == 1)
}

impl Osaka {
    /// Cards in the draw pile.
    #[inline]
    pub fn pile(&self) -> u16 {
        self.unseen.total() - u16::from(self.face_down)
    }

    /// The ships on dangerous water.
    #[inline]
    pub fn on_waves(&self) -> Colours {
        on_waves(&self.content, self.ships)
    }

    /// O37: who has an uninsured good of a sinking colour and a hand card is asked to insure.
    #[inline]
    pub(crate) fn may_insure(&self, seat: Seat) -> bool {
        !self.hands[seat].is_empty() && !self.goods[seat].of_colours(self.on_waves()).is_empty()
    }

    /// O06: lowest sum first, then fewest cards; more than one seat where that leaves a tie.
    pub(crate) fn first_candidates(&self) -> impl Iterator<Item = Seat> + use<> {
        let hands = self.hands;
        let key = move |seat: Seat| (hands[seat].value(), hands[seat].total());
        let best = Seat::all(self.seats).map(key).min().expect("there are seats");
        Seat::all(self.seats).filter(move |&seat| key(seat) == best)
    }

    /// Whether the active player can still pay so much with cards up to this kind.
    #[inline]
    pub(crate) fn payable(&self, due: u16, last: Card) -> bool {
        self.hands[self.turn].up_to(last).value() >= due
    }

    /// Whether an icon of a discarded card is left and a good it could insure.
    pub(crate) fn can_cover(&self, seat: Seat, card: Card, used: u8) -> bool {
        used < self.content.icons[card.rank()]
            && self.on_waves().has(card.colour())
            && !self.goods[seat].of_colour(card.colour()).is_empty()
    }
}
