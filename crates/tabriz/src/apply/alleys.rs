//! What then? The con-man, the foreign merchant and Gita's warehouse.

use game::Witness;

use crate::content::Side;
use crate::dice::{Colour, DiceSet, Faces};
use crate::event::Event;
use crate::goods::Material;
use crate::legal::PoolDie;
use crate::legal::tiles::cost_of;
use crate::state::Tabriz;
use crate::task::{Stage, Task, Why};

impl Tabriz {
    /// A die of the pool is chosen; what for is on top of the agenda.
    pub(super) fn choose_die(&mut self, colour: Colour, face: Option<Material>) {
        self.take_from_pool(colour, face);
        self.open.air[colour.index()] += 1;
        let from = PoolDie { colour, face, count: 1 }.number();
        match self.open.agenda.pop() {
            Some(Task::ConMan { picked, .. }) => self.con_man_die(colour, picked + 1, from),
            Some(Task::Merchant { material, left, .. }) if left > 1 => {
                self.open.agenda.push(Task::Merchant { material, left: left - 1, from });
            }
            Some(Task::Merchant { material, .. }) => self.hunt_rolls(material),
            Some(Task::PickDie { .. }) => self.roll_air(Why::Gain),
            _ if matches!(self.here(), Side::ConMan { .. }) => self.con_man_die(colour, 1, from),
            _ => {
                // T63: at Gita's each die is rolled at once.
                self.open.agenda.push(Task::Act { stage: Stage::Gita });
                self.roll_air(Why::Gita);
            }
        }
    }

    /// T61: each die is paid for as it is chosen.
    fn con_man_die(&mut self, colour: Colour, picked: u8, from: u8) {
        let &Side::ConMan { price, .. } = self.here() else {
            unreachable!("only at the con-man's")
        };
        self.open.me_mut().coins -= u16::from(price[colour.index()]);
        self.open.agenda.push(Task::ConMan { picked, from });
    }

    /// The con-man's dice (T61), or the new die of a bargain alone (T65).
    pub(super) fn roll_chosen(&mut self, witness: &mut impl Witness<Event>) {
        match self.open.agenda.top() {
            Some(Task::NewDie { .. }) => self.roll_for_bargain(),
            _ => {
                let &Side::ConMan { price, .. } = self.here() else {
                    unreachable!("only at the con-man's")
                };
                let dice = self.open.air;
                let coins = (0..3).map(|n| u16::from(dice[n]) * u16::from(price[n])).sum();
                witness.tell(Event::BoughtDice { seat: self.open.current, dice, coins });
                self.after_action();
                self.roll_air(Why::Gain);
            }
        }
    }

    /// T62: pay for one material, then choose the dice; a small pool is rolled whole (T67).
    pub(super) fn hunt(&mut self, material: Material, witness: &mut impl Witness<Event>) {
        let &Side::Merchant { dice, price } = self.here() else {
            unreachable!("only at the merchant's")
        };
        let coins = price[material.index()];
        let seat = self.open.current;
        self.open.me_mut().coins -= u16::from(coins);
        witness.tell(Event::Hunted { seat, material, coins });
        self.after_action();
        if self.open.pool.iter().sum::<u8>() > dice {
            self.open.agenda.push(Task::Merchant { material, left: dice, from: 0 });
            return;
        }
        for (air, pool) in self.open.air.iter_mut().zip(&mut self.open.pool) {
            *air = std::mem::take(pool);
        }
        if let Some(rival) = &mut self.open.rival {
            (rival.under, rival.aside) = (DiceSet::default(), DiceSet::default());
        }
        self.hunt_rolls(material);
    }

    fn hunt_rolls(&mut self, material: Material) {
        self.roll_air(Why::Match { material });
    }

    /// T63: the moment the sum exceeds one's coins the action ends with nothing.
    pub(super) fn gita_rolled(
        &mut self,
        colour: Colour,
        faces: Faces,
        witness: &mut impl Witness<Event>,
    ) {
        self.open.rolled.put(colour, faces);
        let cost = self.gita_cost();
        let seat = self.open.current;
        if cost > self.open.me().coins {
            witness.tell(Event::Overreached { seat, cost });
            self.leave_tile();
            self.after_action();
        }
    }

    fn gita_cost(&self) -> u16 {
        let Side::Gita { price, .. } = self.here() else { unreachable!("only at Gita's") };
        cost_of(&self.open.rolled, price)
    }

    /// T63: buy all that was rolled.
    pub(super) fn buy_rolled(&mut self, witness: &mut impl Witness<Event>) {
        let (seat, at) = (self.open.current, self.open.address(self.open.at));
        let (coins, goods) = (self.gita_cost(), self.open.rolled.goods());
        let player = self.open.me_mut();
        player.coins -= coins;
        player.goods.add(goods);
        witness.tell(Event::Bought { seat, at, goods, coins });
        self.leave_tile();
        self.after_action();
    }

    /// Dice lying at Gita's go back to the pool.
    pub(super) fn leave_tile(&mut self) {
        if self.open.rolled == DiceSet::default() {
            return;
        }
        let rolled = std::mem::take(&mut self.open.rolled);
        for colour in Colour::ALL {
            let faces = rolled.of(colour);
            if faces.total() > 0 {
                self.return_dice(colour, faces);
            }
        }
    }
}
