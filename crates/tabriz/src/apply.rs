//! What then? Carries out what is legal, by topic. Never asks whether it may.

mod alleys;
mod commissions;
mod courtyards;
mod rival;
mod shops;
mod traders;
mod turn;
mod workshop;

use game::Witness;

use crate::action::Action;
use crate::chance::Outcome;
use crate::dice::{Colour, Faces};
use crate::event::Event;
use crate::goods::{Goods, Material};
use crate::state::{Tabriz, Task, Why};

impl Tabriz {
    /// One action, without what follows by itself.
    pub(crate) fn carry_out(&mut self, action: Action, witness: &mut impl Witness<Event>) {
        match action {
            Action::KeepWorkshop { card } => self.keep_workshop(card, witness),
            Action::Keep { card, and } => self.keep(card, and, witness),
            Action::Stand { space } => self.stand(space, witness),
            Action::Move { from, to } => self.move_apprentice(from, to, witness),
            Action::Draw { karmandan, bazaari, ashraf } => {
                self.take_commissions([karmandan, bazaari, ashraf]);
            }
            Action::Bank { deck } => self.visit_bank(deck, witness),
            Action::Workshop { deck } => self.personal_workshop(deck),
            Action::From { deck } => self.draw_one(deck),
            Action::Buy { left, right, cost } => self.buy([left, right], cost, witness),
            Action::Trade { code } => self.trade(code, witness),
            Action::Use { code } => self.use_action(code, witness),
            Action::Discard { card } => self.discard_for(card, witness),
            Action::Die { colour, face } => self.choose_die(colour, face),
            Action::Hunt { material } => self.hunt(material, witness),
            Action::Roll => self.roll_chosen(witness),
            Action::RollBoth => self.roll_both(),
            Action::Reroll { colour, face } => self.reroll_die(colour, face),
            Action::Swap { colour, face, by, shown } => self.swap(colour, face, by, shown, witness),
            Action::Bargain { twice, once } => self.bargain(twice, once, witness),
            Action::Take => self.take_all(witness),
            Action::Complete { card } => self.complete(card, witness),
            Action::Done => self.done(),
            Action::RivalRemove { space } => self.rival_remove(space, witness),
            Action::RivalKeep { material } => self.rival_keep(material, witness),
            Action::RivalMove { from, to } => self.rival_move(from, to, witness),
            Action::RivalSwap { space, face, by } => self.rival_swap(space, face, by, witness),
        }
    }

    /// One answer of chance, without what follows by itself.
    pub(crate) fn answer(&mut self, outcome: Outcome, witness: &mut impl Witness<Event>) {
        match (self.open.agenda.top(), outcome) {
            (Some(Task::LayTile { space }), Outcome::Tile(tile)) => {
                self.open.agenda.pop();
                self.lay(space, tile);
            }
            (Some(Task::TurnTile { space }), Outcome::Side(face)) => {
                self.open.agenda.pop();
                self.open.stalls[space.index()].face = face;
            }
            (Some(Task::DealAdvanced), Outcome::Workshop(card)) => self.deal(card, witness),
            (Some(Task::Draw { .. }), Outcome::Card(card)) => self.drawn(card, witness),
            (Some(Task::Roll { colour, why }), Outcome::Dice(faces)) => {
                self.open.agenda.pop();
                self.rolled(colour, faces, why, witness);
            }
            _ => unreachable!("{outcome} answers no open question"),
        }
    }

    /// Dice of one colour have come up.
    fn rolled(
        &mut self,
        colour: Colour,
        faces: Faces,
        why: Why,
        witness: &mut impl Witness<Event>,
    ) {
        self.open.air[colour.index()] = 0;
        let at = if let Why::Tile { space } = why { Some(self.open.address(space)) } else { None };
        witness.tell(Event::Rolled { colour, faces, at });
        match why {
            Why::Tile { space } => self.lie_on_tile(space, colour, faces, witness),
            Why::Gain => {
                self.return_dice(colour, faces);
                self.gain_goods(faces.goods(), witness);
            }
            Why::Match { material } => {
                self.return_dice(colour, faces);
                let hits = Goods::of(material, u16::from(faces.count(material)));
                self.gain_goods(hits, witness);
            }
            Why::Gita => self.gita_rolled(colour, faces, witness),
            Why::RivalSwapped => self.return_dice(colour, faces),
            Why::Pool | Why::Swapped => {
                // T91, T94: under their column, even if that turn is over.
                self.open.pool[colour.index()] += faces.total();
                if let Some(rival) = &mut self.open.rival {
                    rival.under.put(colour, faces);
                }
            }
        }
    }

    fn gain_goods(&mut self, goods: Goods, witness: &mut impl Witness<Event>) {
        if !goods.is_empty() {
            let seat = self.open.current;
            self.open.me_mut().goods.add(goods);
            witness.tell(Event::Gained { seat, goods });
        }
    }

    /// Rolled dice go back to the pool. Alone they keep their faces: under their column while that
    /// turn of the Rival is still to come, else beside the mat.
    fn return_dice(&mut self, colour: Colour, faces: Faces) {
        self.open.pool[colour.index()] += faces.total();
        if let Some(rival) = &mut self.open.rival {
            let to_come = colour.index() >= usize::from(rival.turns);
            let zone = if to_come { &mut rival.under } else { &mut rival.aside };
            zone.put(colour, faces);
        }
    }

    /// Takes a die out of the pool; alone one with that face, from beside the mat if there is one.
    pub(crate) fn take_from_pool(&mut self, colour: Colour, face: Option<Material>) {
        self.open.pool[colour.index()] -= 1;
        if let (Some(rival), Some(face)) = (&mut self.open.rival, face) {
            let beside = rival.aside.count(colour, face) > 0;
            let zone = if beside { &mut rival.aside } else { &mut rival.under };
            zone.take(colour, face);
        }
    }
}
