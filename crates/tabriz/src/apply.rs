//! What then? Carries out what is legal, by topic. Never asks whether it may.

mod alleys;
mod commissions;
mod courtyards;
mod dice;
mod rival;
mod shops;
mod traders;
mod turn;
mod workshop;

use game::Witness;

use crate::action::Action;
use crate::event::Event;
use crate::state::Tabriz;

#[inline]
pub(crate) fn act(state: &mut Tabriz, action: Action, witness: &mut impl Witness<Event>) {
    state.carry_out(action, witness);
    state.advance(witness);
}

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
}
