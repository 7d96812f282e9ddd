//! What a player has: prestige, coins, materials, skill, commissions and the workshop strip.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use tabriz::{Cards, Deck, Goods, Material};

use super::Table;
use super::cards::{exchange, exchange_width};
use super::symbols::Row;
use crate::art::{badge, counter, icon};
use crate::drawing::Halo;
use crate::panel::{Panel, at, fit, inside};

/// The height of another player's panel.
const CHIP: i32 = 72;

impl Table<'_> {
    pub(super) fn player(&self, seat: Seat, width: i32) -> Panel {
        let player = &self.open.players[seat];
        let wide = inside(width);
        let strip = self.workshop(seat, wide);
        let high = 122 + if strip.height > 0 { strip.height + 10 } else { 0 };
        let active = if self.drawing.decides(seat) { " active" } else { "" };
        let name = self.drawing.speaker.name(seat);
        let (done, goal) = (player.done.count(), self.open.content.rules.commissions);
        let said = self.standing(seat);
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(high) rx="9" {}
            g transform="translate(12 10)" {
                (badge(seat, 0, 0, 30))
                text class="name" x="38" y="21" { title { (name) } (fit(&name, wide - 190, 16)) }
                g { title { (said) }
                    (counter("star", wide - 142, 3, 24, 24, &player.prestige.to_string()))
                    (counter("rug", wide - 82, 1, 22, 28, &format!("{done}/{goal}"))) }
                (at(0, 40, wealth(player.coins, player.goods, wide, if self.drawing.square() { 24 } else { 26 })))
                (at(0, 76, self.skill(player.skill, wide - 116)))
                (at(wide - 112, 74, self.backs(seat)))
                (at(0, 112, strip.art))
            }
        };
        Panel::new(width, high, html! { g #own-place { (art) } })
    }

    /// How far somebody is, in words.
    fn standing(&self, seat: Seat) -> String {
        let player = &self.open.players[seat];
        self.drawing.say(say!(
            "tabriz-table-standing",
            seat = seat,
            prestige = player.prestige,
            skill = player.skill,
            done = player.done.count()
        ))
    }

    /// Another player on two lines: who and how far, then coins and materials.
    pub(super) fn chip(&self, seat: Seat, width: i32) -> Panel {
        let player = &self.open.players[seat];
        let wide = inside(width);
        let active = if self.drawing.decides(seat) { " active" } else { "" };
        let name = self.drawing.speaker.name(seat);
        let done = player.done.count();
        let said = self.standing(seat);
        let strip = if self.drawing.narrow() {
            self.workshop(seat, wide)
        } else {
            Panel::new(wide, 0, html! {})
        };
        let high = CHIP + if strip.height > 0 { strip.height + 8 } else { 0 };
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(high) rx="9" {}
            g transform="translate(12 8)" {
                (badge(seat, 0, 0, 28))
                text class="name small" x="34" y="20" { title { (name) } (fit(&name, wide - 172, 15)) }
                g { title { (said) }
                    (counter("star", wide - 138, 3, 22, 22, &player.prestige.to_string()))
                    (counter("rug", wide - 92, 2, 18, 24, &done.to_string()))
                    (counter("skill", wide - 44, 4, 20, 20, &player.skill.to_string())) }
                (at(0, 32, wealth(player.coins, player.goods, wide, 20)))
                (at(0, CHIP - 10, strip.art))
            }
        };
        Panel::new(width, high, art)
    }

    /// The viewer on two lines: how far, and what each commission still lacks; then coins and materials.
    pub(super) fn pinned(&self, seat: Seat) -> Panel {
        let (width, player) = (self.drawing.layout.width(), &self.open.players[seat]);
        let wide = inside(width);
        let active = if self.drawing.decides(seat) { " active" } else { "" };
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(CHIP) rx="9" {}
            g transform="translate(12 8)" {
                (badge(seat, 0, 0, 28))
                (counter("star", 34, 3, 22, 22, &player.prestige.to_string()))
                (counter("skill", 84, 4, 20, 20, &player.skill.to_string()))
                (at(132, 4, self.lacking(seat, wide - 132)))
                (at(0, 32, wealth(player.coins, player.goods, wide, 22)))
            }
        };
        Panel::new(width, CHIP, art)
    }

    /// Small carpets with the materials they still lack, as many as there is room for.
    fn lacking(&self, seat: Seat, room: i32) -> Markup {
        let hand = self.view.own.map_or(Cards::NONE, |own| own.hand);
        let (mut x, mut parts, mut left) = (0, Vec::new(), hand.count());
        for card in hand.iter() {
            let lacks = self.open.content.card(card).needs.beyond(self.open.players[seat].goods);
            let row = match lacks.is_empty() {
                true => Row::new(20).text("✓"),
                false => Row::new(20).goods(lacks),
            };
            let wide = 18 + row.width;
            let more = if left > 1 { 22 } else { 0 };
            if x + wide + more > room {
                break;
            }
            parts.push(at(x, 0, html! {
                rect class={ "carpet t-deck" (card.deck().index()) } y="-1" width="15" height="21" rx="2" {}
                (at(18, 1, row.art()))
            }));
            x += wide + 8;
            left -= 1;
        }
        html! {
            @for part in parts { (part) }
            @if left > 0 { text class="count" x=(x) y="16" { "+" (left) } }
        }
    }

    /// The skill track as a bar with a mark at every level that brings something.
    pub(super) fn skill(&self, skill: u8, width: i32) -> Markup {
        let goal = i32::from(self.open.content.rules.skill.max(1));
        let x = |level: i32| 36 + level * (width - 48) / goal;
        html! {
            (icon("skill", 0, 1, 22, 22))
            rect class="bar" x=(x(0)) y="8" width=(x(goal) - x(0)) height="8" rx="4" {}
            rect class="filled" x=(x(0)) y="8" width=(x(i32::from(skill).min(goal)) - x(0)) height="8" rx="4" {}
            @for (level, step) in self.open.content.skill.iter().enumerate() {
                @if step.is_some() { path class="notch" d={ "M" (x(level as i32)) " 5v14" } {} }
            }
            circle class="knob" cx=(x(i32::from(skill).min(goal))) cy="12" r="10" {}
            text class="knob-number" x=(x(i32::from(skill).min(goal))) y="16" { (skill) }
        }
    }

    /// Commissions on hand, seen from behind.
    fn backs(&self, seat: Seat) -> Markup {
        let held = self.view.hands.get(seat.index());
        let count =
            |deck: Deck| held.map_or(0, |backs| backs.iter().filter(|b| b.deck == deck).count());
        html! {
            @for deck in Deck::ALL {
                g class=(if count(deck) == 0 { "none" } else { "some" }) {
                    rect class={ "carpet t-deck" (deck.index()) } x=(deck.index() as i32 * 38) y="1" width="16" height="22" rx="2" {}
                    text class="t-small" x=(deck.index() as i32 * 38 + 19) y="17" { (count(deck)) }
                }
            }
        }
    }

    /// Workshop actions as chips; the viewer's can be pointed at.
    fn workshop(&self, seat: Seat, width: i32) -> Panel {
        let (content, player) = (&self.open.content, &self.open.players[seat]);
        let own = player.advanced.iter().flat_map(|of| &content.advanced[of.index()].actions);
        let numbers = player.done.iter().flat_map(|of| &content.card(of).actions).chain(own);
        let chips = numbers.map(|&number| {
            let action = &content.actions[usize::from(number)];
            let wide = exchange_width(action, 16) + 14;
            let art = html! {
                rect class="chip" width=(wide) height="26" rx="6" {} (at(7, 5, exchange(action, 16)))
            };
            let art = match self.me() == Some(seat) {
                true => {
                    let label = self.drawing.say(say!("draw-tabriz-workshop"));
                    let spot = Spot::at("workshop", number);
                    self.drawing.spot(spot, (0, 0), Halo::Box(wide, 26), &label, art)
                }
                false => art,
            };
            Panel::new(wide, 26, art)
        });
        Panel::flow(width, 8, chips.collect())
    }
}

/// Coins and materials with their numbers.
fn wealth(coins: u16, goods: Goods, width: i32, size: i32) -> Markup {
    // Coins have two digits more often than materials.
    let step = (width - 54) / 5;
    html! {
        (counter("coin", 0, 13 - size / 2, size, size, &coins.to_string()))
        @for of in Material::ALL {
            @let n = goods.count(of);
            g class=(if n == 0 { "none" } else { "some" }) {
                (counter(&format!("mat-{}", of.index()), 54 + of.index() as i32 * step, 13 - size / 2, size, size, &n.to_string()))
            }
        }
    }
}
