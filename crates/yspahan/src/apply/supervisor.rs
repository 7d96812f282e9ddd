//! The supervisor's walk, and the cubes it sends to the caravan.

use game::{Seat, Witness};

use crate::event::Event;
use crate::pieces::{Building, Shop, Space};
use crate::state::{Filled, Task, Yspahan};

impl Yspahan {
    pub(super) fn use_supervisor(&mut self) {
        let Some(Task::Use { face, .. }) = self.board.agenda.pop() else {
            unreachable!("a group has been taken")
        };
        self.board.agenda.push(Task::Walk { face });
    }

    pub(super) fn walk(&mut self, to: Space, witness: &mut impl Witness<Event>) {
        let Some(Task::Walk { face }) = self.board.agenda.pop() else {
            unreachable!("the supervisor is to move")
        };
        let (seat, from) = (self.board.active, self.board.supervisor);
        let gold = self.board.walk_price(face, from.distance(to));
        self.board.players[seat].gold -= gold;
        self.board.supervisor = to;
        witness.tell(Event::SupervisorMoved { seat, from, to, gold });
        // Y33: two cubes go in the mover's order. Y32: a move of 0 strikes again.
        if self.order_matters() {
            self.board.agenda.push(Task::Order);
            return;
        }
        let [first, second] = self.struck();
        for shop in [second, first].into_iter().flatten() {
            self.board.agenda.push(Task::Cube { shop });
        }
    }

    /// Whether the mover has to be asked for an order. It changes nothing if no card can come or be
    /// played in between, and both cubes are one player's or come to the same.
    fn order_matters(&self) -> bool {
        let Some(shops) = self.board.two_cubes() else { return false };
        let owners = shops.map(|shop| self.board.cube(shop).expect("both hold a cube"));
        let (alike, one_owner) = (self.come_to_the_same(owners), owners[0] == owners[1]);
        let built = |owner: &Seat| self.board.players[*owner].buildings.has(Building::Caravansary);
        let caravansary = owners.iter().any(built);
        if self.board.content.rules() < 2 {
            return !one_owner && (caravansary || !alike); // One owner's cubes were not asked about.
        }
        let comes = caravansary && !(self.deck.is_empty() && self.board.discards.is_empty());
        let cards = comes || !self.hand().is_empty();
        cards || !(one_owner || alike)
    }

    /// Whether cubes of these players would go at once to the same row of the caravan, without a
    /// camel, and the second one fill it.
    fn come_to_the_same(&self, owners: [Seat; 2]) -> bool {
        let loaded = self.board.caravan.cubes().len();
        let same_row = self.board.caravan_row(loaded) == self.board.caravan_row(loaded + 1);
        let fills = loaded + 2 == self.board.caravan_camels() as usize;
        same_row && fills && owners.iter().all(|&owner| self.board.players[owner].camels == 0)
    }

    /// The filled shops beside the supervisor.
    fn struck(&self) -> [Option<Shop>; 2] {
        let filled = |&shop: &Shop| self.board.cube(shop).is_some();
        let mut shops = self.board.content.links(self.board.supervisor).filter(filled);
        [shops.next(), shops.next()]
    }

    /// The named cube is dealt with now, the other one when that is done. Y46: cards may be played
    /// in between.
    pub(super) fn send_next(&mut self, now: Shop) {
        let order = self.board.agenda.pop() == Some(Task::Order);
        let other = self.struck().into_iter().flatten().find(|&shop| order && shop != now);
        if let Some(shop) = other {
            let pause = self.board.content.rules() >= 2; // The first version had none.
            self.board.agenda.push(if pause { Task::Next { shop } } else { Task::Cube { shop } });
        }
        self.board.agenda.push(Task::Cube { shop: now });
    }

    fn cube_at_stake(&mut self) -> (Seat, Shop) {
        let Some(Task::Cube { shop }) = self.board.agenda.pop() else {
            unreachable!("a cube is at stake")
        };
        (self.board.cube(shop).expect("the shop holds a cube"), shop)
    }

    /// Y34: a camel keeps the cube; one from the owner's stock goes instead.
    pub(super) fn save_cube(&mut self, witness: &mut impl Witness<Event>) {
        let (owner, shop) = self.cube_at_stake();
        self.board.players[owner].camels -= 1;
        witness.tell(Event::CubeSaved { seat: owner, shop });
        self.send(owner, witness);
    }

    pub(super) fn let_cube_go(&mut self, witness: &mut impl Witness<Event>) {
        let (owner, shop) = self.cube_at_stake();
        self.send_from_shop(owner, shop, witness);
    }

    pub(crate) fn send_from_shop(
        &mut self,
        owner: Seat,
        shop: Shop,
        witness: &mut impl Witness<Event>,
    ) {
        let stalls = &mut self.board.souks[shop.souk.index()];
        stalls.filled.0 &= !Filled::bit(shop.number);
        // Y25: a souk emptied of its last cube is free for all.
        if stalls.filled.0 == 0 {
            stalls.owner = None;
        }
        witness.tell(Event::CubeSent { seat: owner, shop });
        self.send(owner, witness);
    }

    fn send(&mut self, owner: Seat, witness: &mut impl Witness<Event>) {
        self.join_caravan(owner, witness);
        // Y57: the Caravansary draws a card whoever moved the supervisor.
        if self.board.players[owner].buildings.has(Building::Caravansary) {
            self.board.agenda.push(Task::Draw { seat: owner });
        }
    }
}
