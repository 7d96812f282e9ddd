//! Which sentence says it? Keys and arguments; the words are in `lang`.

pub mod names;
mod refuse;
mod table;

use game::{Phrase, Refusal, Spoken, TextTable, say};

use crate::action::Action;
use crate::event::Event;
use crate::pieces::Card;
use crate::state::{Task, Yspahan};
use crate::view::View;
use names::{
    building, camels, card, cards, cubes, dice, gold, goods, points, quarter, row, shop, souk,
    steps,
};

impl Spoken for Yspahan {
    fn ask(view: &View) -> Phrase {
        let (board, seat) = (&view.board, view.board.active);
        let Some(task) = board.agenda.top() else { return say!("yspahan-ask-over") };
        match task {
            Task::FirstPlayer => say!("yspahan-chance-first-player"),
            Task::Roll { .. } => say!("yspahan-chance-roll"),
            Task::Draw { .. } => say!("yspahan-chance-card"),
            Task::Supply => {
                say!("yspahan-ask-supply", seat = seat, most = board.content.yellow_dice)
            }
            Task::Take if board.any_takeable() => say!("yspahan-ask-take", seat = seat),
            Task::Take => say!("yspahan-ask-draw", seat = seat),
            Task::Use { row: from, face, dice: n } => {
                say!("yspahan-ask-use", seat = seat, dice = dice(n), face = face, row = row(from))
            }
            Task::Place { quarter: place, cubes: n } => {
                let n = n.min(board.room(seat, place));
                say!("yspahan-ask-place", seat = seat, cubes = cubes(n), quarter = quarter(place))
            }
            Task::AnyShop => say!("yspahan-ask-any-shop", seat = seat),
            Task::Walk { face } => say!("yspahan-ask-walk", seat = seat, steps = steps(face)),
            Task::Order => say!("yspahan-ask-order", seat = seat),
            Task::Cube { shop: place } => {
                let owner = board.cube(place).unwrap_or(seat);
                say!("yspahan-ask-cube", seat = owner, shop = shop(place))
            }
            Task::Amount { card: Card::CamelPoints } => {
                say!("yspahan-ask-camel-points", seat = seat)
            }
            Task::Amount { card: Card::GoldPoints } => say!("yspahan-ask-gold-points", seat = seat),
            Task::Amount { .. } => say!("yspahan-ask-exchange", seat = seat),
            Task::Build { without_camels, without_gold } => match (without_camels, without_gold) {
                (false, false) => say!("yspahan-ask-build", seat = seat),
                (true, false) => say!("yspahan-ask-build-without-camels", seat = seat),
                (false, true) => say!("yspahan-ask-build-without-gold", seat = seat),
                (true, true) => say!("yspahan-ask-build-free", seat = seat),
            },
            Task::End if board.built || board.seats == 2 => say!("yspahan-ask-end", seat = seat),
            Task::End => say!("yspahan-ask-end-or-build", seat = seat),
            Task::EndDay | Task::Turn { .. } => say!("yspahan-ask-nobody"),
        }
    }

    fn name(view: &View, action: Action) -> Phrase {
        names::action(&view.board, action)
    }

    fn tell(event: &Event) -> Phrase {
        match *event {
            Event::FirstPlayerDrawn { seat } => say!("yspahan-told-first-player", seat = seat),
            Event::DayBegan { week, day, first } => {
                say!("yspahan-told-day", week = week, day = day, seat = first)
            }
            Event::LastDayOrder { order } => {
                say!("yspahan-told-last-day", order = order.to_vec())
            }
            Event::TurnEnded { seat } => say!("yspahan-told-turn-ended", seat = seat),
            Event::WeekEnded { week } => say!("yspahan-told-week-ended", week = week),
            Event::SoukScored { seat, souk: which, points: n } => {
                let (which, n) = (souk(which), points(n));
                say!("yspahan-told-souk-scored", seat = seat, souk = which, points = n)
            }
            Event::QuartersEmptied => say!("yspahan-told-quarters-emptied"),
            Event::GameEnded => say!("yspahan-ending-weeks"),
            _ => tell_of_dice(event),
        }
    }

    fn table(view: &View) -> TextTable {
        table::table(view)
    }

    fn refuse(&self, action: Action) -> Refusal {
        refuse::refuse(self, action)
    }
}

fn tell_of_dice(event: &Event) -> Phrase {
    match *event {
        Event::YellowBought { seat, dice: n } => {
            say!("yspahan-told-yellow-bought", seat = seat, n = n)
        }
        Event::Rolled { seat, white, yellow, .. } => {
            let white = crate::chance::faces_text(&white);
            match crate::chance::faces_text(&yellow) {
                none if none.is_empty() => {
                    say!("yspahan-told-rolled", seat = seat, white = white)
                }
                yellow => {
                    say!("yspahan-told-rolled-yellow", seat = seat, white = white, yellow = yellow)
                }
            }
        }
        Event::Took { seat, row: from, face, dice: n, void } => {
            let (from, n) = (row(from), dice(n));
            match void {
                0 => say!("yspahan-told-took", seat = seat, dice = n, face = face, row = from),
                _ => say!(
                    "yspahan-told-took-void",
                    seat = seat,
                    dice = n,
                    face = face,
                    row = from,
                    void = void
                ),
            }
        }
        Event::YellowLeft { .. } => say!("yspahan-told-yellow-left"),
        Event::PlusDie { seat, card: which } => {
            say!("yspahan-told-plus", seat = seat, card = card(which))
        }
        Event::Gained { seat, amount, goods: what } => {
            say!("yspahan-told-gained", seat = seat, goods = goods(amount, what))
        }
        Event::CubePlaced { seat, shop: place } => {
            say!("yspahan-told-placed", seat = seat, shop = shop(place))
        }
        Event::SoukFinished { seat, souk: which } => {
            say!("yspahan-told-finished", seat = seat, souk = souk(which))
        }
        Event::CubesLost { seat, cubes: n } => {
            say!("yspahan-told-lost", seat = seat, cubes = cubes(n))
        }
        _ => tell_of_caravan(event),
    }
}

fn tell_of_caravan(event: &Event) -> Phrase {
    match *event {
        Event::SupervisorMoved { seat, from, to, gold: price } => {
            let to_text = to.to_string();
            match price {
                _ if from == to => say!("yspahan-told-stayed", seat = seat, space = to_text),
                0 => say!("yspahan-told-walked", seat = seat, space = to_text),
                _ => {
                    let price = gold(price);
                    say!("yspahan-told-walked-paid", seat = seat, space = to_text, price = price)
                }
            }
        }
        Event::CubeSent { seat, shop: place } => {
            say!("yspahan-told-sent", seat = seat, shop = shop(place))
        }
        Event::CubeSaved { seat, shop: place } => {
            say!("yspahan-told-saved", seat = seat, shop = shop(place))
        }
        Event::CaravanJoined { seat, row, points: n } => match row {
            0 => say!("yspahan-told-joined-bottom", seat = seat, points = points(n)),
            1 => say!("yspahan-told-joined-middle", seat = seat, points = points(n)),
            _ => say!("yspahan-told-joined-top", seat = seat, points = points(n)),
        },
        Event::CaravanScored { seat, cubes: n, multiplier, points: sum } => {
            let (n, sum) = (cubes(n), points(sum));
            say!("yspahan-told-caravan", seat = seat, cubes = n, times = multiplier, points = sum)
        }
        Event::CaravanEmptied => say!("yspahan-told-caravan-emptied"),
        _ => tell_of_cards(event),
    }
}

fn tell_of_cards(event: &Event) -> Phrase {
    match *event {
        Event::CardDrawn { seat, card: None } => say!("yspahan-told-drew", seat = seat),
        Event::CardDrawn { seat, card: Some(which) } => {
            say!("yspahan-told-drew-card", seat = seat, card = card(which))
        }
        Event::NoCard { seat } => say!("yspahan-told-no-card", seat = seat),
        Event::Reshuffled { cards: bag } => {
            say!("yspahan-told-reshuffled", cards = cards(bag.total()))
        }
        Event::CardPlayed { seat, card: which } => {
            say!("yspahan-told-played", seat = seat, card = card(which))
        }
        Event::Sold { seat, amount, goods: what, points: n } => {
            let (given, n) = (goods(amount, what), points(n));
            say!("yspahan-told-sold", seat = seat, goods = given, points = n)
        }
        Event::Exchanged { seat, amount, gave } => {
            let (given, got) = (goods(amount, gave), goods(amount, names::other(gave)));
            say!("yspahan-told-exchanged", seat = seat, given = given, got = got)
        }
        Event::Built { seat, building: which, camels: c, gold: g, points: n } => {
            let (which, price) = (building(which), names::price(c, g));
            say!(
                "yspahan-told-built",
                seat = seat,
                building = which,
                price = price,
                points = points(n)
            )
        }
        _ => unreachable!("told elsewhere: {event:?}"),
    }
}

/// How many camels and how much gold, as phrases.
fn purse(player: &crate::state::Player) -> (Phrase, Phrase) {
    (camels(player.camels), gold(player.gold))
}
