//! Which sentence says it? Keys and arguments; the words are in `lang`.

mod refuse;
mod table;

use game::{Phrase, Refusal, Spoken, TextTable, say};

use crate::action::Action;
use crate::bag::Bag;
use crate::cards::{Card, Colour, Colours};
use crate::content::SpaceKind;
use crate::event::Event;
use crate::state::{Ending, Osaka, Task};
use crate::view::View;

impl Spoken for Osaka {
    fn ask(view: &View) -> Phrase {
        let turn = view.turn;
        match view.agenda.top() {
            None => say!("osaka-ask-over"),
            Some(Task::Market { .. }) => say!("osaka-chance-market"),
            Some(Task::Production { .. }) => say!("osaka-chance-production"),
            Some(Task::StartHand { .. }) => say!("osaka-chance-start"),
            Some(Task::First) => say!("osaka-chance-first"),
            Some(Task::StartToken { seat }) => say!("osaka-ask-token", seat = seat),
            Some(Task::Turn) => match view.stalls.on_offer(turn).value() {
                0 => say!("osaka-ask-turn-empty", seat = turn),
                price => say!("osaka-ask-turn", seat = turn, price = price),
            },
            Some(Task::Pay { due, .. }) => say!("osaka-ask-pay", seat = turn, due = due),
            Some(Task::Insurance { seat }) => {
                say!("osaka-ask-insurance", seat = seat, colours = colours(sinking(view)))
            }
            Some(Task::Cover { seat, card: given, .. }) => {
                say!("osaka-ask-cover", seat = seat, card = card(given))
            }
            Some(Task::Sail { .. } | Task::Return | Task::NextTurn) => say!("osaka-ask-nobody"),
        }
    }

    fn name(view: &View, action: Action) -> Phrase {
        match action {
            Action::Token { colour: chosen } => say!("osaka-do-token", colour = colour(chosen)),
            Action::Buy => name_buy(view),
            Action::Pay { card: paid } => name_pay(view, paid),
            Action::Take { card: taken } => say!("osaka-do-take", card = card(taken)),
            Action::TakeReserved { card: taken } => {
                say!("osaka-do-take-reserved", card = card(taken))
            }
            Action::Reserve { card: wished } => say!("osaka-do-reserve", card = card(wished)),
            Action::ReserveProduction { card: wished } => {
                say!("osaka-do-reserve-production", card = card(wished))
            }
            Action::Pass => say!("osaka-do-pass"),
            Action::Discard { card: given } => {
                let icons = view.content.icons[given.rank()];
                say!("osaka-do-discard", card = card(given), icons = icons)
            }
            Action::Insure { card: good } => say!("osaka-do-insure", card = card(good)),
            Action::Done => match view.agenda.top() {
                Some(Task::Cover { .. }) => say!("osaka-do-lapse"),
                _ => say!("osaka-do-done"),
            },
        }
    }

    fn tell(event: &Event) -> Phrase {
        match *event {
            Event::DealtToMarket { card: c } => say!("osaka-told-market", card = card(c)),
            Event::DealtToProduction { card: c } => say!("osaka-told-production", card = card(c)),
            Event::Drew { seat, card: c } => say!("osaka-told-drew", seat = seat, card = card(c)),
            Event::Begins { seat, tied: false } => say!("osaka-told-begins", seat = seat),
            Event::Begins { seat, tied: true } => say!("osaka-told-begins-tied", seat = seat),
            Event::ChoseToken { seat, colour: c } => {
                say!("osaka-told-chose-token", seat = seat, colour = colour(c))
            }
            Event::Paid { seat, card: c } => say!("osaka-told-paid", seat = seat, card = card(c)),
            Event::Bought { seat, cards: bag, price } => {
                say!("osaka-told-bought", seat = seat, cards = cards(bag), price = price)
            }
            Event::Took { seat, card: c, reserved: false } => {
                say!("osaka-told-took", seat = seat, card = card(c))
            }
            Event::Took { seat, card: c, reserved: true } => {
                say!("osaka-told-took-reserved", seat = seat, card = card(c))
            }
            Event::Reserved { seat, card: c } => {
                say!("osaka-told-reserved", seat = seat, card = card(c))
            }
            Event::ReservedProduction { seat, card: c } => {
                say!("osaka-told-reserved-production", seat = seat, card = card(c))
            }
            Event::Passed { seat } => say!("osaka-told-passed", seat = seat),
            Event::Restocked { moved } => say!("osaka-told-restocked", cards = cards(moved)),
            Event::Reshuffled { cards: n } => say!("osaka-told-reshuffled", n = n),
            _ => tell_of_sale(event),
        }
    }

    fn table(view: &View) -> TextTable {
        table::table(view)
    }

    fn refuse(&self, action: Action) -> Refusal {
        refuse::refuse(self, action)
    }
}

fn tell_of_sale(event: &Event) -> Phrase {
    match *event {
        Event::Sailed { colour: c, space, .. } => sailed(c, space),
        Event::Sold { seat, colour: c, cards: bag, value, points, drawn } => {
            let (c, bag) = (colour(c), cards(bag));
            match drawn {
                0 => say!(
                    "osaka-told-sold",
                    seat = seat,
                    colour = c,
                    cards = bag,
                    value = value,
                    points = points
                ),
                _ => say!(
                    "osaka-told-sold-drawing",
                    seat = seat,
                    colour = c,
                    cards = bag,
                    value = value,
                    points = points,
                    drawn = drawn
                ),
            }
        }
        Event::WonToken { seat, colour: c } => {
            say!("osaka-told-won-token", seat = seat, colour = colour(c))
        }
        Event::Sank { colour: c } => say!("osaka-told-sank", colour = colour(c)),
        Event::Discarded { seat, card: c } => {
            say!("osaka-told-discarded", seat = seat, card = card(c))
        }
        Event::Insured { seat, card: c } => say!("osaka-told-insured", seat = seat, card = card(c)),
        Event::Lost { seat, cards: bag } => {
            say!("osaka-told-lost", seat = seat, cards = cards(bag))
        }
        Event::Returned { colour: c, space: SpaceKind::Anchor, .. } => {
            say!("osaka-told-returned-anchor", colour = colour(c))
        }
        Event::Returned { colour: c, .. } => say!("osaka-told-returned", colour = colour(c)),
        Event::Ended { ending: Ending::Tokens } => say!("osaka-ending-tokens"),
        Event::Ended { ending: Ending::Passes } => say!("osaka-ending-passes"),
        _ => unreachable!("told elsewhere"),
    }
}

fn sailed(ship: Colour, space: SpaceKind) -> Phrase {
    let ship = colour(ship);
    match space {
        SpaceKind::Start | SpaceKind::Open => say!("osaka-told-sailed", colour = ship),
        SpaceKind::Anchor => say!("osaka-told-sailed-anchor", colour = ship),
        SpaceKind::Wave => say!("osaka-told-sailed-wave", colour = ship),
        SpaceKind::Goal => say!("osaka-told-sailed-goal", colour = ship),
    }
}

/// What the purchase costs and brings, and how far the ships sail for it.
fn name_buy(view: &View) -> Phrase {
    let offer = view.stalls.on_offer(view.turn);
    let mut ships = Vec::new();
    for ship in Colour::ALL {
        let spaces = match offer.of_colour(ship).total() {
            0 => continue,
            1 => view.content.sail_one_good,
            _ => view.content.sail_more_goods,
        };
        let sails = match view.ships[ship] + spaces >= view.content.goal {
            true => say!("osaka-sails-home", colour = colour(ship), spaces = spaces),
            false => say!("osaka-sails", colour = colour(ship), spaces = spaces),
        };
        ships.push(sails);
    }
    say!("osaka-do-buy", cards = cards(offer), price = offer.value(), ships = ships)
}

fn name_pay(view: &View, paid: Card) -> Phrase {
    let due = match view.agenda.top() {
        Some(Task::Pay { due, .. }) => due,
        _ => 0,
    };
    match due.saturating_sub(paid.value().into()) {
        0 => say!("osaka-do-pay-last", card = card(paid)),
        left => say!("osaka-do-pay", card = card(paid), left = left),
    }
}

fn sinking(view: &View) -> Colours {
    let dangerous = |colour: &Colour| view.content.waves >> view.ships[*colour] & 1 == 1;
    Colour::ALL.into_iter().filter(dangerous).collect()
}

fn colour(colour: Colour) -> Phrase {
    match colour {
        Colour::Red => say!("osaka-colour-red"),
        Colour::Blue => say!("osaka-colour-blue"),
        Colour::Yellow => say!("osaka-colour-yellow"),
        Colour::Green => say!("osaka-colour-green"),
    }
}

fn colours(set: Colours) -> Vec<Phrase> {
    set.iter().map(colour).collect()
}

fn card(card: Card) -> Phrase {
    say!("osaka-card", colour = colour(card.colour()), value = card.value())
}

/// A bag in words, kind by kind.
fn cards(bag: Bag) -> Vec<Phrase> {
    let several = |kind| match bag.count(kind) {
        1 => card(kind),
        n => say!("osaka-cards", n = n, card = card(kind)),
    };
    bag.kinds().map(several).collect()
}
