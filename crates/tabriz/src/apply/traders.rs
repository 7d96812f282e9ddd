//! What then? Trading with a trader.

use game::Witness;

use crate::code::Code;
use crate::content::Side;
use crate::event::Event;
use crate::state::Tabriz;
use crate::task::{Stage, Task};

impl Tabriz {
    /// T60: once; the same trade again up to its number.
    pub(super) fn trade(&mut self, code: Code, witness: &mut impl Witness<Event>) {
        let Side::Trader(trades) = self.here() else { unreachable!("only at a trader") };
        let number = trades.iter().position(|trade| trade.code == code).expect("one of its trades");
        let trade = trades[number];
        let left = match self.open.agenda.top() {
            Some(Task::Act { stage: Stage::Trading { left, .. } }) => left - 1,
            _ => trade.times - 1,
        };
        let seat = self.open.current;
        let player = self.open.me_mut();
        player.goods.take(trade.give);
        player.goods.add(trade.get);
        witness.tell(Event::Traded { seat, code });
        if left == 0 {
            self.after_action();
        } else {
            self.stage(Stage::Trading { trade: number as u8, left });
        }
    }
}
