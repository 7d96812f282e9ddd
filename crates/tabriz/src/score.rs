//! What it is worth: prestige, the bonus, the Rival's conversions, standings.

use game::{Seat, Standings, Witness};

use crate::code::Bundle;
use crate::event::Event;
use crate::state::{Ending, Party, Rival, Step, Tabriz};

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
        let rules = self.open.content.rules;
        let player = &self.open.players[seat];
        let ending = if player.done.count() >= rules.commissions {
            Ending::Commissions
        } else if player.skill >= rules.skill {
            Ending::Skill
        } else {
            return;
        };
        if self.open.bonus.is_some() {
            return;
        }
        self.open.ending = Some(ending);
        self.open.bonus = Some(Party::Seat(seat));
        let player = &mut self.open.players[seat];
        player.prestige = player.prestige.saturating_add(rules.bonus.into());
        witness.tell(Event::Bonus { party: Party::Seat(seat), points: rules.bonus });
    }

    /// What the Rival would score now: track, bonus and whole sets (T98).
    pub fn rival_score(&self) -> Option<i32> {
        let rival = self.open.rival.as_ref()?;
        Some(i32::from(rival.prestige) + self.conversions(rival))
    }

    fn conversions(&self, rival: &Rival) -> i32 {
        let list = &self.open.content.rivals[rival.name as usize].conversions;
        list.iter().map(|(set, points)| i32::from(sets(rival, set)) * i32::from(*points)).sum()
    }

    pub(crate) fn tell_conversions(&self, witness: &mut impl Witness<Event>) {
        if let Some(rival) = &self.open.rival {
            let points = self.conversions(rival).clamp(0, 255) as u8;
            witness.tell(Event::RivalConverted { points });
        }
    }

    /// T72, T98: prestige, then coins and materials; still tied: shared.
    pub fn result(&self) -> Option<Standings> {
        (self.open.step == Step::Over).then(|| {
            let rival = self.open.rival.as_ref();
            let sides = self.open.seats + u8::from(rival.is_some());
            Standings::by(sides, |side| match rival {
                Some(rival) if side.index() == 1 => {
                    let wealth = i32::from(rival.coins) + rival.goods.total() as i32;
                    [self.rival_score().unwrap_or(0), wealth, 0]
                }
                _ => {
                    let player = &self.open.players[side];
                    [i32::from(player.prestige), player.wealth(), 0]
                }
            })
        })
    }
}

/// How many whole sets a Rival has.
fn sets(rival: &Rival, set: &Bundle) -> u16 {
    let coins = rival.coins.checked_div(set.coins).unwrap_or(u16::MAX);
    let goods = set.goods.iter().map(|(material, count)| rival.goods.count(material) / count);
    goods.fold(coins, u16::min)
}
