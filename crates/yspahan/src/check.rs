//! Which positions can be: conservation, ranges and the shapes of the agenda. Positions come from
//! outside too, so whatever could make the rules panic is caught here.

use game::{Broken, PerSeat, Seat, ensure};

use crate::bag::Bag;
use crate::legal::legal_actions;
use crate::pieces::{Card, Row, Souk};
use crate::state::{Board, MOST_GOODS, MOST_POINTS, MOST_SEATS, Player, Task, Yspahan};

/// What every reachable position fulfils, and whatever the rules rely on.
pub(crate) fn check(state: &Yspahan) -> Result<(), Broken> {
    let board = &state.board;
    ensure((2..=4).contains(&board.seats), "Yspahan is for 2 to 4 players")?;
    board.check_calendar()?;
    board.check_city()?;
    board.check_tower()?;
    board.check_players()?;
    state.check_cards()?;
    board.check_agenda()?;
    match board.agenda.top() {
        Some(Task::Draw { .. }) => ensure(!state.deck.is_empty(), "no card can be drawn"),
        Some(Task::FirstPlayer | Task::Roll { .. }) | None => Ok(()),
        Some(_) => {
            let mut choices = Vec::new();
            legal_actions(state, &mut choices);
            ensure(!choices.is_empty(), "nothing can be decided")
        }
    }
}

impl Yspahan {
    fn check_cards(&self) -> Result<(), Broken> {
        let absent = Seat::all(MOST_SEATS as u8).skip(self.board.seats.into());
        for seat in absent {
            let nothing = self.hands[seat].is_empty() && self.drawn[seat].is_empty();
            ensure(nothing, "a seat nobody sits at holds cards")?;
        }
        for card in Card::ALL {
            let copies = u16::from(self.board.content.deck[card]);
            let sum = |bags: &PerSeat<Bag, MOST_SEATS>| -> u16 {
                bags.0.iter().map(|bag| u16::from(bag[card])).sum()
            };
            let deck = u16::from(self.deck[card]);
            let discards = u16::from(self.board.discards[card]);
            ensure(
                deck + discards + sum(&self.hands) == copies,
                format!("there must be {copies} cards `{card}` in all"),
            )?;
            let shuffled = u16::from(self.board.shuffled[card]);
            ensure(
                deck + sum(&self.drawn) <= shuffled && shuffled <= copies,
                format!("deck and draws hold more cards `{card}` than were shuffled"),
            )?;
        }
        Ok(())
    }
}

impl Board {
    fn check_calendar(&self) -> Result<(), Broken> {
        let (weeks, days) = (self.content.weeks, self.content.days);
        ensure(
            (1..=weeks).contains(&self.week) && (1..=days).contains(&self.day),
            format!("there are {weeks} weeks of {days} days"),
        )?;
        ensure(
            self.has_seat(self.first) && self.has_seat(self.active),
            "the first or the active player does not exist",
        )
    }

    fn check_city(&self) -> Result<(), Broken> {
        let street = self.content.has_space(self.supervisor);
        ensure(street, "the supervisor stands beside the street")?;
        for souk in Souk::ALL {
            let stalls = self.stalls(souk);
            let shops = stalls.filled.0 & !self.content.souk(souk).all() == 0;
            ensure(shops, format!("{souk} has no such shop"))?;
            // Y23: a souk never holds cubes of two players.
            let owned = match stalls.owner {
                Some(seat) => stalls.filled.0 != 0 && self.has_seat(seat),
                None => stalls.filled.0 == 0,
            };
            ensure(owned, format!("{souk} must have an owner exactly if it holds cubes"))?;
        }
        // Y42: a full caravan is emptied at once.
        let cubes = self.caravan.cubes();
        ensure(
            cubes.len() < self.caravan_camels() as usize
                && cubes.iter().all(|&seat| self.has_seat(seat)),
            "the caravan is full, or carries a cube of nobody",
        )
    }

    fn check_tower(&self) -> Result<(), Broken> {
        for (group, row) in self.tower.0.iter().zip(Row::ALL) {
            let dice = u16::from(group.white) + u16::from(group.yellow);
            let sound = match dice {
                0 => group.face == 0,
                _ => dice <= 24 && (1..=6).contains(&group.face),
            };
            ensure(sound, format!("impossible dice on the {row} row"))?;
        }
        Ok(())
    }

    fn check_players(&self) -> Result<(), Broken> {
        let (seated, unused) = self.players.0.split_at(self.seats as usize);
        let nothing = unused.iter().all(|player| *player == Player::default());
        ensure(nothing, "a seat nobody sits at owns something")?;
        let poor = |p: &Player| p.camels <= MOST_GOODS && p.gold <= MOST_GOODS;
        let sound = seated.iter().all(|player| poor(player) && player.score <= MOST_POINTS);
        ensure(sound, "more goods or points than a game can bring")
    }

    /// The agenda has one of the shapes play can give it, and its top is something to wait for.
    fn check_agenda(&self) -> Result<(), Broken> {
        let mut tasks = self.agenda.iter().peekable();
        match tasks.next() {
            None => return Ok(()),
            Some(Task::FirstPlayer) if self.agenda.len() == 1 => return Ok(()),
            begin => ensure(
                begin == Some(Task::EndDay),
                "the agenda must begin with the end of the day",
            )?,
        }
        let mut turns = 0;
        while let Some(&Task::Turn { seat }) = tasks.peek() {
            ensure(self.has_seat(seat) && turns < 3, "impossible turns on the agenda")?;
            turns += 1;
            tasks.next();
        }
        let mut rest = [None; 4];
        rest.iter_mut().zip(&mut tasks).for_each(|(place, task)| *place = Some(task));
        let sound = tasks.next().is_none() && self.is_sound_turn(rest);
        ensure(sound, "the tasks of this turn do not fit together")
    }

    /// The part of the agenda that belongs to the present turn, bottom first.
    fn is_sound_turn(&self, tasks: [Option<Task>; 4]) -> bool {
        use Task::{Cube, Draw, End, Next, Order, Place, Roll, Supply, Take, Use, Walk};
        match tasks {
            [Some(End), None, None, None] | [Some(End), Some(Take), None, None] => true,
            [Some(End), Some(Take), Some(Supply), None] => true,
            [Some(End), Some(Take), Some(Roll { yellow }), None] => {
                yellow <= self.content.yellow_dice
            }
            [Some(End), Some(task @ Use { .. }), card, None] => {
                self.is_sound_use(task) && card.is_none_or(|card| self.is_card_task(card))
            }
            [Some(End), Some(Take), Some(Supply), Some(card)]
            | [Some(End), Some(Take), Some(card), None] => self.is_card_task(card),
            [Some(End), Some(Place { cubes, .. }), None, None] => (1..=64).contains(&cubes),
            [Some(End), Some(Walk { face }), None, None] => (1..=6).contains(&face),
            [Some(End), Some(Order), None, None] => self.two_cubes().is_some(),
            [Some(End), Some(Draw { seat }), None, None] => self.has_seat(seat),
            [Some(End), Some(Cube { shop }), None, None] => self.cube(shop).is_some(),
            [Some(End), Some(Next { shop }), None, None] => self.cube(shop).is_some(),
            [
                Some(End),
                Some(Cube { shop: later } | Next { shop: later }),
                Some(Cube { shop }),
                None,
            ] => self.cube(shop).is_some() && self.cube(later).is_some() && shop != later,
            [Some(End), Some(Next { shop }), Some(card), None] if self.is_card_task(card) => {
                self.cube(shop).is_some()
            }
            [Some(End), Some(Cube { shop } | Next { shop }), Some(Draw { seat }), None] => {
                self.cube(shop).is_some() && self.has_seat(seat)
            }
            [Some(End), Some(card), None, None] => self.is_card_task(card),
            _ => false,
        }
    }

    fn is_sound_use(&self, task: Task) -> bool {
        matches!(task, Task::Use { face: 1..=6, dice: 1..=24, .. })
    }

    fn is_card_task(&self, task: Task) -> bool {
        match task {
            Task::AnyShop | Task::Build { .. } => true,
            Task::Amount { card } => {
                matches!(card, Card::CamelPoints | Card::GoldPoints | Card::Exchange)
            }
            _ => false,
        }
    }
}
