//! What it is worth: prestige, the bonus, the Rival's conversions, standings.

use game::{Seat, Standings, Witness};

use crate::code::Bundle;
use crate::event::Event;
use crate::goods::Goods;
use crate::state::{Ending, Party, Rival, Tabriz};
use crate::task::Step;

#[inline]
pub(crate) fn score(state: &Tabriz, seat: Seat) -> i32 {
    i32::from(state.open.players[seat].prestige)
}

/// T72, T98: prestige, then coins and materials; still tied: shared. The Rival sits after all seats.
pub(crate) fn standings(state: &Tabriz) -> Option<Standings> {
    let open = &state.open;
    (open.step == Step::Over).then(|| {
        let (rival, behind) = (open.rival.as_ref(), Seat::new(open.seats));
        let sides = open.seats + u8::from(rival.is_some());
        Standings::by(sides, |side| match rival {
            Some(rival) if side == behind => {
                [state.rival_score().unwrap_or(0), wealth(rival.coins, rival.goods), 0]
            }
            _ => {
                let player = &open.players[side];
                [score(state, side), wealth(player.coins, player.goods), 0]
            }
        })
    })
}

pub(crate) fn ending(state: &Tabriz) -> Option<&'static str> {
    state.open.ending.filter(|_| state.open.step == Step::Over).map(Ending::name)
}

/// What breaks a tie: coins and one for each material.
fn wealth(coins: u16, goods: Goods) -> i32 {
    i32::from(coins) + goods.total() as i32
}

impl Tabriz {
    pub(crate) fn gain_prestige(
        &mut self,
        seat: Seat,
        points: u8,
        witness: &mut impl Witness<Event>,
    ) {
        if points > 0 {
            let player = &mut self.open.players[seat];
            player.prestige = player.prestige.saturating_add(points.into());
            witness.tell(Event::Prestige { seat, points });
        }
    }

    /// T70: the first to have nine commissions or the last level of skill takes the bonus at once.
    /// T73: an advanced workshop card is no commission.
    pub(crate) fn look_for_end(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let rules = &self.open.content.rules;
        let player = &self.open.players[seat];
        if player.done.count() >= rules.commissions {
            self.take_bonus(Party::Seat(seat), Ending::Commissions, witness);
        } else if player.skill >= rules.skill {
            self.take_bonus(Party::Seat(seat), Ending::Skill, witness);
        }
    }

    /// T70, T98: only whoever is first.
    pub(crate) fn take_bonus(
        &mut self,
        party: Party,
        ending: Ending,
        witness: &mut impl Witness<Event>,
    ) {
        if self.open.bonus.is_some() {
            return;
        }
        let points = self.open.content.rules.bonus;
        let prestige = match party {
            Party::Seat(seat) => &mut self.open.players[seat].prestige,
            Party::Rival => &mut self.rival().prestige,
        };
        *prestige = prestige.saturating_add(points.into());
        self.open.bonus = Some(party);
        self.open.ending = Some(ending);
        witness.tell(Event::Bonus { party, points });
    }

    /// What the Rival would score now: track, bonus and whole sets (T98).
    pub fn rival_score(&self) -> Option<i32> {
        let rival = self.open.rival.as_ref()?;
        Some(i32::from(rival.prestige) + self.conversions(rival))
    }

    fn conversions(&self, rival: &Rival) -> i32 {
        let list = &self.open.content.rivals[rival.name.index()].conversions;
        list.iter().map(|(set, points)| i32::from(sets(rival, set)) * i32::from(*points)).sum()
    }

    pub(crate) fn tell_conversions(&self, witness: &mut impl Witness<Event>) {
        if let Some(rival) = &self.open.rival {
            let points = self.conversions(rival).clamp(0, 255) as u8;
            witness.tell(Event::RivalConverted { points });
        }
    }
}

/// How many whole sets a Rival has.
fn sets(rival: &Rival, set: &Bundle) -> u16 {
    let coins = rival.coins.checked_div(set.coins).unwrap_or(u16::MAX);
    let goods = set.goods.iter().map(|(material, count)| rival.goods.count(material) / count);
    goods.fold(coins, u16::min)
}
