//! What then? Workshop actions, in the workshop phase or at Meydan's back.

use game::Witness;

use crate::card::Card;
use crate::code::Code;
use crate::event::Event;
use crate::state::{Tabriz, Uses};
use crate::task::{Task, Why};

impl Tabriz {
    /// T33: each action of each own completed commission and of the advanced card, once.
    pub(crate) fn open_workshop(&mut self) {
        let content = self.open.content;
        let player = self.open.me();
        let (mut uses, mut any) = (Uses([0; crate::content::MOST_ACTIONS]), false);
        let mut count = |actions: &[u8]| {
            actions.iter().for_each(|&number| uses.0[usize::from(number)] += 1);
            any |= !actions.is_empty();
        };
        player.done.iter().for_each(|card| count(&content.card(card).actions));
        if let Some(card) = player.advanced {
            count(&content.advanced[card.index()].actions);
        }
        self.open.uses = uses;
        if any {
            self.open.agenda.push(Task::Workshop);
        }
    }

    /// What was not used is gone.
    pub(crate) fn close_workshop(&mut self) {
        self.open.uses = Uses([0; crate::content::MOST_ACTIONS]);
    }

    /// T35.
    pub(super) fn use_action(&mut self, code: Code, witness: &mut impl Witness<Event>) {
        let number = self.open.content.action_number(code).expect("one of the actions");
        let exchange = self.open.content.actions[number];
        self.open.uses.0[number] -= 1;
        let seat = self.open.current;
        let player = self.open.me_mut();
        player.coins -= exchange.give.coins;
        player.goods.take(exchange.give.goods);
        witness.tell(Event::Used { seat, code });
        if exchange.give.cards > 0 {
            self.open.agenda.push(Task::Discard { action: number as u8 });
        } else {
            self.workshop_gain(number, witness);
        }
    }

    /// The commission given up for an action; then what the action brings.
    pub(super) fn discard_for(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let Some(Task::Discard { action }) = self.open.agenda.pop() else {
            unreachable!("a discard is asked for")
        };
        self.discard(card, witness);
        self.workshop_gain(action.into(), witness);
    }

    fn workshop_gain(&mut self, number: usize, witness: &mut impl Witness<Event>) {
        let get = self.open.content.actions[number].get;
        let player = self.open.me_mut();
        player.earn(get.coins);
        player.goods.add(get.goods);
        if get.cards > 0 {
            self.open.agenda.push(Task::DrawFrom);
        }
        if let Some(colour) = get.die {
            if self.open.rival.is_some() {
                self.open.agenda.push(Task::PickDie { colour });
            } else {
                self.take_from_pool(colour, None);
                self.open.air[colour.index()] += 1;
                self.roll_air(Why::Gain);
            }
        }
        self.gain_skill(get.skill, witness);
    }
}
