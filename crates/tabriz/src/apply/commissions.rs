//! What then? Cards drawn, kept, discarded and completed, and the skill they bring.

use game::Witness;

use crate::card::{Advanced, Card, Cards, Deck};
use crate::content::SkillStep;
use crate::event::Event;
use crate::state::Tabriz;
use crate::task::Task;

impl Tabriz {
    /// T07: an empty deck is made anew from its discards.
    pub(crate) fn refill(&mut self, deck: Deck, witness: &mut impl Witness<Event>) {
        if self.hidden.decks.count_of(deck) > 0 || self.open.discards.count_of(deck) == 0 {
            return;
        }
        let back = self.open.discards.of(deck);
        self.hidden.decks = self.hidden.decks.union(back);
        self.open.discards = self.open.discards.without(back);
        let times = &mut self.open.shuffles[deck.index()];
        *times = times.saturating_add(1);
        witness.tell(Event::Reshuffled { deck });
    }

    /// A card comes from a deck.
    pub(crate) fn drawn(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let seat = self.open.current;
        let deck = card.deck();
        self.hidden.decks.take(card);
        self.hidden.since.0[card.index()] = self.open.shuffles[deck.index()];
        if let Some(Task::Draw { count, offer, .. }) = self.open.agenda.top_mut() {
            *count -= 1;
            let place = if *offer { &mut self.hidden.offer } else { &mut self.hidden.hands[seat] };
            place.put(card);
        }
        witness.tell(Event::Drew { seat, deck, card: Some(card), content: self.open.content });
        self.refill(deck, witness);
    }

    pub(super) fn keep(
        &mut self,
        card: Card,
        and: Option<Card>,
        witness: &mut impl Witness<Event>,
    ) {
        self.finish_keeping([Some(card), and].into_iter().flatten().collect(), witness);
    }

    pub(crate) fn finish_keeping(&mut self, kept: Cards, witness: &mut impl Witness<Event>) {
        self.open.agenda.pop();
        let seat = self.open.current;
        let offer = std::mem::take(&mut self.hidden.offer);
        let content = self.open.content;
        for card in kept.iter() {
            self.hidden.hands[seat].put(card);
            witness.tell(Event::Kept { seat, deck: card.deck(), card: Some(card), content });
        }
        for card in offer.without(kept).iter() {
            self.lay_off(card, witness);
        }
    }

    /// A card that left a hand or an offer lies open on its discards.
    fn lay_off(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        self.hidden.since.0[card.index()] = 0;
        self.open.discards.put(card);
        let (seat, content) = (self.open.current, self.open.content);
        witness.tell(Event::Discarded { seat, card, content });
    }

    pub(super) fn discard(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let seat = self.open.current;
        self.hidden.hands[seat].take(card);
        self.lay_off(card, witness);
    }

    pub(super) fn draw_one(&mut self, deck: Deck) {
        self.open.agenda.pop();
        self.open.agenda.push(Task::Draw { deck, count: 1, offer: false });
    }

    /// T24: return the materials, take the reward once, keep the card.
    pub(super) fn complete(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        self.leave_tile();
        let done = match self.open.agenda.pop() {
            Some(Task::Complete { done }) => done,
            _ => 0, // T25: completing instead of the tile's action, or after it.
        };
        self.open.agenda.push(Task::Complete { done: done + 1 });
        let content = self.open.content;
        let commission = content.card(card);
        let reward = commission.reward;
        let seat = self.open.current;
        self.hidden.hands[seat].take(card);
        self.hidden.since.0[card.index()] = 0;
        let player = self.open.me_mut();
        player.goods.take(commission.needs);
        player.done.put(card);
        // Reward order: coins, materials, prestige, then skill.
        player.earn(reward.coins);
        player.goods.add(reward.goods);
        let (coins, goods, content) = (reward.coins, reward.goods, self.open.content);
        witness.tell(Event::Completed { seat, card, coins, goods, content });
        self.gain_prestige(seat, reward.prestige, witness);
        self.look_for_end(seat, witness);
        self.gain_skill(reward.skill, witness);
    }

    /// T40–T45: every level passed pays at once; skill stops at the last level.
    pub(super) fn gain_skill(&mut self, levels: u8, witness: &mut impl Witness<Event>) {
        let seat = self.open.current;
        let content = self.open.content;
        let old = self.open.players[seat].skill;
        let skill = old.saturating_add(levels).min(content.rules.skill);
        if skill == old {
            return;
        }
        self.open.players[seat].skill = skill;
        witness.tell(Event::Skilled { seat, skill });
        let passed = &content.skill[usize::from(old) + 1..=usize::from(skill)];
        // The lowest level's draw goes on top of the agenda: it comes first.
        for step in passed.iter().rev().flatten() {
            if let SkillStep::Draw { deck, draw, keep } = *step {
                self.open.agenda.push(Task::Keep { count: keep });
                self.open.agenda.push(Task::Draw { deck, count: draw, offer: true });
            }
        }
        for step in passed.iter().flatten() {
            if let SkillStep::Prestige(points) = *step {
                self.gain_prestige(seat, points, witness); // T45
            }
        }
        self.look_for_end(seat, witness);
    }

    /// T80: one of two advanced workshop cards.
    pub(crate) fn deal(&mut self, card: Advanced, witness: &mut impl Witness<Event>) {
        let dealt = &mut self.hidden.dealt;
        match dealt[0] {
            None => dealt[0] = Some(card),
            Some(first) => {
                *dealt = [Some(first.min(card)), Some(first.max(card))];
                self.open.agenda.pop();
            }
        }
        let (seat, content) = (self.open.current, self.open.content);
        witness.tell(Event::Dealt { seat, card: Some(card), content });
    }

    /// T80: keep one, take what it gives; the other leaves the game unseen.
    pub(super) fn keep_workshop(&mut self, card: Advanced, witness: &mut impl Witness<Event>) {
        self.open.agenda.pop();
        let seat = self.open.current;
        let dealt = std::mem::take(&mut self.hidden.dealt);
        self.hidden.refused[seat] = dealt.into_iter().flatten().find(|&other| other != card);
        let start = self.open.content.advanced[card.index()].start;
        let player = self.open.me_mut();
        player.advanced = Some(card);
        player.coins = start.coins;
        player.goods = start.goods;
        witness.tell(Event::WorkshopKept { seat, card, content: self.open.content });
        witness.tell(Event::Started { seat, coins: start.coins, goods: start.goods });
    }
}
