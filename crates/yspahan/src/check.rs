//! Which positions can be: conservation, ranges and the shapes of the agenda. Positions come from
//! outside too, so whatever could make the rules panic is caught here.

use game::{Broken, PerSeat, Seat};

use crate::bag::Bag;
use crate::pieces::{Card, Row, Souk};
use crate::state::{Board, MOST_GOODS, MOST_POINTS, MOST_SEATS, Player, Task, Yspahan};

fn broken(message: impl Into<String>) -> Result<(), Broken> {
    Err(Broken::new(message))
}

impl Yspahan {
    /// What every reachable position fulfils, and whatever the rules rely on.
    pub(crate) fn check_position(&self) -> Result<(), Broken> {
        let board = &self.board;
        if !(2..=4).contains(&board.seats) {
            return broken("Yspahan is for 2 to 4 players");
        }
        board.check_calendar()?;
        board.check_city()?;
        board.check_tower()?;
        board.check_players()?;
        self.check_cards()?;
        board.check_agenda()?;
        match board.agenda.top() {
            Some(Task::Draw { .. }) if self.deck.is_empty() => broken("no card can be drawn"),
            Some(Task::FirstPlayer | Task::Roll { .. } | Task::Draw { .. }) | None => Ok(()),
            Some(_) => {
                let mut choices = Vec::new();
                self.list(&mut choices);
                if choices.is_empty() { broken("nothing can be decided") } else { Ok(()) }
            }
        }
    }

    fn check_cards(&self) -> Result<(), Broken> {
        let unused = (self.board.seats as usize)..MOST_SEATS;
        let absent = unused
            .into_iter()
            .any(|at| !self.hands.0[at].is_empty() || !self.drawn.0[at].is_empty());
        if absent {
            return broken("a seat nobody sits at holds cards");
        }
        for &card in Card::ALL {
            let copies = u16::from(self.board.content.deck[card]);
            let sum = |bags: &PerSeat<Bag, MOST_SEATS>| -> u16 {
                bags.0.iter().map(|bag| u16::from(bag[card])).sum()
            };
            let deck = u16::from(self.deck[card]);
            let discards = u16::from(self.board.discards[card]);
            if deck + discards + sum(&self.hands) != copies {
                return broken(format!("there must be {copies} cards `{card}` in all"));
            }
            let shuffled = u16::from(self.board.shuffled[card]);
            if deck + sum(&self.drawn) > shuffled || shuffled > copies {
                return broken(format!(
                    "deck and draws hold more cards `{card}` than were shuffled"
                ));
            }
        }
        Ok(())
    }
}

impl Board {
    fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.seats as usize
    }

    fn check_calendar(&self) -> Result<(), Broken> {
        let (weeks, days) = (self.content.weeks, self.content.days);
        if !(1..=weeks).contains(&self.week) || !(1..=days).contains(&self.day) {
            return broken(format!("there are {weeks} weeks of {days} days"));
        }
        match self.has_seat(self.first) && self.has_seat(self.active) {
            true => Ok(()),
            false => broken("the first or the active player does not exist"),
        }
    }

    fn check_city(&self) -> Result<(), Broken> {
        if !self.content.has_space(self.supervisor) {
            return broken("the supervisor stands beside the street");
        }
        for &souk in Souk::ALL {
            let stalls = self.stalls(souk);
            if stalls.filled.0 & !self.content.souk(souk).all() != 0 {
                return broken(format!("{souk} has no such shop"));
            }
            // Y23: a souk never holds cubes of two players.
            if stalls.owner.is_some() == (stalls.filled.0 == 0)
                || stalls.owner.is_some_and(|seat| !self.has_seat(seat))
            {
                return broken(format!("{souk} must have an owner exactly if it holds cubes"));
            }
        }
        // Y42: a full caravan is emptied at once.
        if self.caravan.cubes().len() >= self.caravan_camels() as usize
            || self.caravan.cubes().iter().any(|&seat| !self.has_seat(seat))
        {
            return broken("the caravan is full, or carries a cube of nobody");
        }
        Ok(())
    }

    fn check_tower(&self) -> Result<(), Broken> {
        for (group, row) in self.tower.0.iter().zip(Row::ALL) {
            let dice = u16::from(group.white) + u16::from(group.yellow);
            let sound = match dice {
                0 => group.face == 0,
                _ => dice <= 24 && (1..=6).contains(&group.face),
            };
            if !sound {
                return broken(format!("impossible dice on the {row} row"));
            }
        }
        Ok(())
    }

    fn check_players(&self) -> Result<(), Broken> {
        let (seated, unused) = self.players.0.split_at(self.seats as usize);
        if unused.iter().any(|player| *player != Player::default()) {
            return broken("a seat nobody sits at owns something");
        }
        let poor = |p: &Player| p.camels <= MOST_GOODS && p.gold <= MOST_GOODS;
        match seated.iter().all(|player| poor(player) && player.score <= MOST_POINTS) {
            true => Ok(()),
            false => broken("more goods or points than a game can bring"),
        }
    }

    /// The agenda has one of the shapes play can give it, and its top is something to wait for.
    fn check_agenda(&self) -> Result<(), Broken> {
        let mut tasks = self.agenda.iter().peekable();
        match tasks.next() {
            None => return Ok(()),
            Some(Task::FirstPlayer) if self.agenda.len() == 1 => return Ok(()),
            Some(Task::EndDay) => {}
            Some(_) => return broken("the agenda must begin with the end of the day"),
        }
        let mut turns = 0;
        while let Some(&Task::Turn { seat }) = tasks.peek() {
            if !self.has_seat(seat) || turns == 3 {
                return broken("impossible turns on the agenda");
            }
            turns += 1;
            tasks.next();
        }
        let mut rest = [None; 4];
        rest.iter_mut().zip(&mut tasks).for_each(|(place, task)| *place = Some(task));
        match tasks.next().is_none() && self.is_sound_turn(rest) {
            true => Ok(()),
            false => broken("the tasks of this turn do not fit together"),
        }
    }

    /// The part of the agenda that belongs to the present turn, bottom first.
    fn is_sound_turn(&self, tasks: [Option<Task>; 4]) -> bool {
        use Task::{Cube, Draw, End, Order, Place, Roll, Supply, Take, Use, Walk};
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
            [Some(End), Some(Order), None, None] => self.rival_cubes().is_some(),
            [Some(End), Some(Draw { seat }), None, None] => self.has_seat(seat),
            [Some(End), Some(Cube { shop }), None, None] => self.cube(shop).is_some(),
            [Some(End), Some(Cube { shop: later }), Some(Cube { shop }), None] => {
                self.cube(shop).is_some() && self.cube(later).is_some() && shop != later
            }
            [Some(End), Some(Cube { shop }), Some(Draw { seat }), None] => {
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
