//! What then? Carries out actions; never asks whether it may.

mod cards;
mod supervisor;

use game::{Seat, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::pieces::{Building, Card, Goods, Row, Shop};
use crate::state::{Filled, Group, MOST_GOODS, Task, Yspahan};

pub(crate) fn act(state: &mut Yspahan, action: Action, witness: &mut impl Witness<Event>) {
    let seat = state.board.active;
    match action {
        // What these ask for next waits already.
        Action::Roll { yellow } => return state.buy_dice(yellow, witness),
        Action::Take { row } => return state.take(row, witness),
        Action::Play { card } => state.play(card, witness),
        Action::Draw | Action::UseCard => {
            state.board.agenda.pop();
            state.board.agenda.push(Task::Draw { seat });
        }
        Action::UseRow { plus } => state.use_row(plus, witness),
        Action::UseSupervisor => state.use_supervisor(),
        Action::UseBuild => {
            // Y81: the group is spent on building.
            state.board.agenda.pop();
            let task = Task::Build { without_camels: false, without_gold: false };
            state.board.agenda.push(task);
        }
        Action::Place { shop } => state.place(shop, witness),
        Action::Walk { to } => state.walk(to, witness),
        Action::Send { shop } => state.send_next(shop),
        Action::Save => state.save_cube(witness),
        Action::LetGo => state.let_cube_go(witness),
        Action::Give { amount, goods } => state.give(amount, goods, witness),
        Action::Build { building } => state.build(building, witness),
        Action::End => state.end_turn(witness),
    }
    state.advance(witness);
}

impl Yspahan {
    /// Camels or gold from the bank. Y05: there is always enough.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        amount: u8,
        goods: Goods,
        witness: &mut impl Witness<Event>,
    ) {
        let purse = self.board.players[seat].goods_mut(goods);
        *purse = (*purse + u16::from(amount)).min(MOST_GOODS);
        witness.tell(Event::Gained { seat, amount, goods });
    }

    /// Y10: yellow dice are paid, then all dice are rolled once.
    fn buy_dice(&mut self, dice: u8, witness: &mut impl Witness<Event>) {
        let seat = self.board.active;
        self.board.agenda.pop();
        self.board.players[seat].gold -= u16::from(dice);
        if dice > 0 {
            witness.tell(Event::YellowBought { seat, dice });
        }
        self.board.agenda.push(Task::Roll { yellow: dice });
    }

    fn take(&mut self, row: Row, witness: &mut impl Witness<Event>) {
        let seat = self.board.active;
        let dice = self.board.dice_for(seat, row);
        let group = std::mem::take(&mut self.board.tower.0[row.index()]);
        let face = group.face;
        // Y82: another player's yellow dice in the group are discarded uncounted.
        let void = group.white + group.yellow - dice;
        witness.tell(Event::Took { seat, row, face, dice, void });
        self.board.agenda.pop();
        self.board.agenda.push(Task::Use { row, face, dice });
    }

    /// Y21, Y22: camels, gold or cubes, as many as dice, with the buildings' and a card's help.
    fn use_row(&mut self, plus: Option<Card>, witness: &mut impl Witness<Event>) {
        let Some(Task::Use { row, dice, .. }) = self.board.agenda.pop() else {
            unreachable!("a group has been taken")
        };
        let seat = self.board.active;
        let mut amount = dice;
        if let Some(card) = plus {
            // Y27: discarded unused for one more.
            self.discard(seat, card);
            witness.tell(Event::PlusDie { seat, card });
            amount += 1;
        }
        // Y57: Paddock, Shop and Hoist add to what the dice bring.
        let bonus = |building| self.board.bonus(seat, building);
        match row.quarter() {
            Some(quarter) => {
                let cubes = amount + bonus(Building::Hoist);
                self.board.agenda.push(Task::Place { quarter, cubes });
            }
            None if row == Row::Camel => {
                self.gain(seat, amount + bonus(Building::Paddock), Goods::Camels, witness);
            }
            None => self.gain(seat, amount + bonus(Building::Shop), Goods::Gold, witness),
        }
    }

    /// One cube into a shop, from a quarter's supply or by a card.
    fn place(&mut self, shop: Shop, witness: &mut impl Witness<Event>) {
        let seat = self.board.active;
        match self.board.agenda.top_mut() {
            Some(Task::Place { cubes, .. }) => *cubes -= 1,
            _ => {
                self.board.agenda.pop(); // Y49: a card places a single cube.
            }
        }
        let stalls = &mut self.board.souks[shop.souk.index()];
        stalls.owner = Some(seat);
        stalls.filled.0 |= Filled::bit(shop.number);
        witness.tell(Event::CubePlaced { seat, shop });
        if self.board.is_finished(shop.souk) {
            witness.tell(Event::SoukFinished { seat, souk: shop.souk });
        }
    }

    fn build(&mut self, building: Building, witness: &mut impl Witness<Event>) {
        let seat = self.board.active;
        let (camels, gold) = self.board.price(building);
        if let Some(Task::Build { .. }) = self.board.agenda.top() {
            self.board.agenda.pop();
        }
        self.board.built = true;
        let player = &mut self.board.players[seat];
        player.camels -= u16::from(camels);
        player.gold -= u16::from(gold);
        // Y58: points by how many buildings the player has already.
        let points = self.board.content.building_points[player.buildings.count() as usize];
        player.buildings.add(building);
        self.award(seat, u16::from(points));
        witness.tell(Event::Built { seat, building, camels, gold, points });
    }

    fn end_turn(&mut self, witness: &mut impl Witness<Event>) {
        self.board.agenda.pop();
        witness.tell(Event::TurnEnded { seat: self.board.active });
        // Y13: yellow dice leave after the first player's turn. Y82: with two players they stay.
        if self.board.seats > 2 {
            let mut dice = 0;
            for group in &mut self.board.tower.0 {
                dice += group.yellow;
                let face = if group.white == 0 { 0 } else { group.face };
                *group = Group { face, yellow: 0, ..*group };
            }
            if dice > 0 {
                witness.tell(Event::YellowLeft { dice });
            }
        }
    }
}
