//! Which positions can be? The door for positions from outside: whatever passes can be played on.

use game::{Broken, Seat, ensure};

use crate::cards::Card;
use crate::state::{Ending, Marker, Osaka, SEATS, Task};

/// More cards than this are never dealt at once.
const MOST_DEALT: u8 = 12;
/// Far beyond what any content lets a player win, and far enough from the limit of the number.
const MOST_POINTS: u16 = 40_000;

pub(crate) fn check(state: &Osaka) -> Result<(), Broken> {
    let enough = (2..=SEATS).contains(&usize::from(state.seats));
    ensure(enough, "Traders of Osaka is for 2 to 4 players")?;
    ensure(state.sits(state.turn), "the active player does not sit at the table")?;
    ensure(state.passes <= state.seats, "more passes than players")?;
    ensure(state.empty_seats_are_empty(), "somebody who does not play owns something")?;
    state.cards_are_conserved()?;
    state.ships_are_on_the_track()?;
    state.tokens_fit()?;
    state.agenda_is_sound()
}

impl Osaka {
    /// A seat from outside may be any number.
    fn sits(&self, seat: Seat) -> bool {
        Seat::all(self.seats).any(|taken| taken == seat)
    }

    fn empty_seats_are_empty(&self) -> bool {
        Seat::all(SEATS as u8).filter(|&seat| !self.sits(seat)).all(|seat| {
            self.hands[seat].is_empty()
                && self.goods[seat].is_empty()
                && self.insured[seat].is_empty()
                && self.points[seat] == 0
                && self.tokens[seat].total() == 0
                && self.stalls.markers[seat] == Marker::Free
        })
    }

    fn cards_are_conserved(&self) -> Result<(), Broken> {
        let places = [self.unseen, self.discards, self.point_cards];
        let rows = [self.stalls.market, self.stalls.production];
        let reserved = |card| {
            let on_it =
                |m: &&Marker| matches!(**m, Marker::Market(c) | Marker::Production(c) if c == card);
            self.stalls.markers.0.iter().filter(on_it).count() as u16
        };
        let owned = [self.hands, self.goods, self.insured];
        for card in Card::all() {
            let all = places.iter().chain(&rows).chain(owned.iter().flat_map(|each| &each.0));
            let lying: u16 = all.map(|bag| u16::from(bag.count(card))).sum();
            let found = lying + reserved(card);
            let printed = u16::from(self.content.deck.count(card));
            if found != printed {
                let message = format!("there are {found} cards {card} instead of {printed}");
                return Err(Broken::new(message));
            }
        }
        let face_down = u16::from(self.face_down);
        ensure(face_down <= self.unseen.total(), "more cards are face down than are unseen")?;
        ensure(self.points.0.iter().all(|&points| points <= MOST_POINTS), "too many points")?;
        let points: u32 = self.points.0.iter().map(|&points| u32::from(points)).sum();
        // O33: points may lack a card, but no point card lacks its point.
        let point_cards = u32::from(self.point_cards.total() + face_down);
        ensure(point_cards <= points, "more point cards than points")
    }

    fn ships_are_on_the_track(&self) -> Result<(), Broken> {
        let goal = self.content.goal;
        ensure(self.ships.0.iter().all(|&space| space <= goal), "a ship is off the track")?;
        let selling = self.ending == Some(Ending::Tokens)
            || self.agenda.iter().any(|task| task == Task::Return);
        let arrived = self.ships.0.contains(&goal);
        ensure(selling == arrived, "a ship is at the goal exactly while a sale is going on")
    }

    fn tokens_fit(&self) -> Result<(), Broken> {
        let goal = u16::from(self.content.end_tokens);
        let most = self.tokens.0.iter().map(|tokens| tokens.total()).max().unwrap_or(0);
        // At most four sales come together, so a finished game goes at most three beyond.
        ensure(most < goal + 4, "somebody has too many tokens")?;
        ensure(
            (most >= goal) == (self.ending == Some(Ending::Tokens)),
            "the game is over exactly when somebody has the tokens for it",
        )
    }

    /// The agenda is one of the stacks that play makes, and its top is an open question.
    fn agenda_is_sound(&self) -> Result<(), Broken> {
        use Task::*;
        let stack: Vec<Task> = self.agenda.iter().collect();
        let named = |task: &Task| if let Named { seat } = task { Some(*seat) } else { None };
        let seated = stack.iter().filter_map(named).all(|seat| self.sits(seat));
        ensure(seated, "somebody who does not play is to begin")?;
        let sound = match *stack {
            [] => self.ending.is_some(),
            _ if self.ending.is_some() => false,
            [First] => self.first_candidates().count() > 1,
            [Lot] => true,
            [First | Lot | Named { .. }, StartHand { seat }] => {
                let sum = u16::from(self.content.start_hand_sum);
                self.sits(seat) && self.pile() > 0 && self.hands[seat].value() < sum
            }
            [First | Lot | Named { .. }, StartHand { seat }, ref deals @ ..] => {
                self.sits(seat) && self.deals(deals)
            }
            [StartToken { seat }] => self.sits(seat),
            [Turn] => true,
            [Turn, Pay { due, last }] => due > 0 && self.payable(due, last),
            [Turn, ref deals @ ..] | [NextTurn, Sail { .. }, ref deals @ ..] => self.deals(deals),
            [NextTurn, Return, Insurance { seat }] => self.sits(seat) && self.may_insure(seat),
            [NextTurn, Return, Insurance { seat }, Cover { seat: same, card, used }] => {
                self.sits(seat) && seat == same && self.can_cover(seat, card, used)
            }
            _ => false,
        };
        match sound {
            true => Ok(()),
            false => Err(Broken::new(format!("the pending work {stack:?} cannot be"))),
        }
    }

    /// Cards are being dealt to production, or to the market and then to production.
    fn deals(&self, deals: &[Task]) -> bool {
        let (production, next) = match *deals {
            [Task::Production { cards }] => (cards, cards),
            [Task::Production { cards }, Task::Market { cards: next }] => (cards, next),
            _ => return false,
        };
        production <= MOST_DEALT && (1..=MOST_DEALT).contains(&next) && self.pile() > 0
    }
}
