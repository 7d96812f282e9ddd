//! What then? Tiles with dice that stay: the caravanserai, bargain paradise, Farideh's deals.

use game::Witness;

use crate::content::Side;
use crate::dice::{Colour, Faces};
use crate::event::Event;
use crate::goods::{Goods, Material};
use crate::legal::tiles::cost_of;
use crate::space::Space;
use crate::state::{Tabriz, Yard};
use crate::task::{Stage, Task, Why};

impl Tabriz {
    fn yard(&mut self) -> &mut Yard {
        let yard = self.open.at.yard().expect("a tile with dice");
        &mut self.open.yards[yard]
    }

    /// Dice have been rolled onto a tile; the caravanserai also gets the material (T06, T32, T64).
    pub(super) fn lie_on_tile(
        &mut self,
        space: Space,
        colour: Colour,
        faces: Faces,
        witness: &mut impl Witness<Event>,
    ) {
        let yard = space.yard().expect("a tile with dice");
        self.open.yards[yard].dice.put(colour, faces);
        if matches!(self.open.side(space), Side::Caravanserai { .. }) {
            let goods = faces.goods();
            self.open.yards[yard].goods.add(goods);
            witness.tell(Event::Added { at: self.open.address(space), goods });
        }
    }

    fn lift(&mut self, colour: Colour, face: Material) {
        self.yard().dice.take(colour, face);
        self.open.air[colour.index()] += 1;
    }

    /// Rolls a die of the tile again.
    pub(super) fn reroll_die(&mut self, colour: Colour, face: Material) {
        self.lift(colour, face);
        self.stage(Stage::Rolled);
        self.roll_air(Why::Tile { space: self.open.at });
    }

    /// Swaps a die of the tile with one of the pool. Alone, the die going to the pool is rolled first
    /// and lies under its column (T94).
    pub(super) fn swap(
        &mut self,
        colour: Colour,
        face: Material,
        by: Colour,
        shown: Option<Material>,
        witness: &mut impl Witness<Event>,
    ) {
        let (seat, space) = (self.open.current, self.open.at);
        witness.tell(Event::Swapped { seat, at: self.open.address(space), colour, face, by });
        if let (Side::Bargain { .. }, Some(shown), true) =
            (self.here(), shown, self.may_keep_new_die())
        {
            self.swap_unrolled(colour, face, by, shown);
            return;
        }
        self.stage(Stage::Rolled);
        match self.here() {
            // T65: the new die must be rolled, perhaps together with the other one.
            Side::Bargain { .. } => self.open.agenda.push(Task::NewDie { colour: by }),
            _ => self.open.agenda.push(Task::Roll { colour: by, why: Why::Tile { space } }),
        }
        self.open.agenda.push(Task::TakeUp { colour: by, face: shown });
        if self.open.rival.is_some() {
            self.lift(colour, face);
            self.open.agenda.push(Task::Roll { colour, why: Why::Swapped });
        } else {
            self.yard().dice.take(colour, face);
            self.open.pool[colour.index()] += 1;
        }
    }

    /// T65 [P]: the new die lies as it lay in the pool; rolling comes later, if at all.
    fn swap_unrolled(&mut self, colour: Colour, face: Material, by: Colour, shown: Material) {
        self.stage(Stage::Swapped);
        self.lift(colour, face);
        self.take_from_pool(by, Some(shown));
        self.yard().dice.put(by, Faces::one(shown));
        self.open.agenda.push(Task::Roll { colour, why: Why::Swapped });
    }

    pub(super) fn roll_for_bargain(&mut self) {
        self.open.agenda.pop();
        self.roll_air(Why::Tile { space: self.open.at });
    }

    /// T65: both dice, a new one among them or not.
    pub(super) fn roll_both(&mut self) {
        if let Some(Task::Act { .. }) = self.open.agenda.top() {
            self.stage(Stage::Rolled);
        } else {
            self.open.agenda.pop();
        }
        let dice = std::mem::take(&mut self.yard().dice);
        for (colour, _, count) in dice.iter() {
            self.open.air[colour.index()] += count;
        }
        self.roll_air(Why::Tile { space: self.open.at });
    }

    /// T65: pay twice the price of one material for two of it and one of the other.
    pub(super) fn bargain(
        &mut self,
        twice: Material,
        once: Material,
        witness: &mut impl Witness<Event>,
    ) {
        let &Side::Bargain { price, .. } = self.here() else { unreachable!("only at bargains") };
        let mut goods = Goods::of(twice, 2);
        goods.add(Goods::of(once, 1));
        self.pay_for(goods, 2 * u16::from(price[twice.index()]), witness);
    }

    fn pay_for(&mut self, goods: Goods, coins: u16, witness: &mut impl Witness<Event>) {
        let (seat, at) = (self.open.current, self.open.address(self.open.at));
        let player = self.open.me_mut();
        player.coins -= coins;
        player.goods.add(goods);
        witness.tell(Event::Bought { seat, at, goods, coins });
        self.after_action();
    }

    /// All or nothing: Gita (T63), the caravanserai (T64), Farideh (T66).
    pub(super) fn take_all(&mut self, witness: &mut impl Witness<Event>) {
        match *self.here() {
            Side::Caravanserai { price, .. } => {
                let goods = std::mem::take(&mut self.yard().goods);
                let dearest = goods.dearest().expect("something lies there");
                self.pay_for(goods, price[dearest.index()].into(), witness);
            }
            Side::Farideh { price, .. } => {
                let dice = self.yard().dice;
                self.pay_for(dice.goods(), cost_of(&dice, &price), witness);
            }
            _ => self.buy_rolled(witness),
        }
    }
}
