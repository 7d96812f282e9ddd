//! What a player has: prestige, coins, materials, skill, commissions and the workshop strip.

use game::{Seat, Spot, say};
use maud::{Markup, html};
use tabriz::{Deck, Goods, Material};

use super::Table;
use super::cards::{exchange, exchange_width};
use crate::art::{badge, counter, icon};
use crate::desk::Halo;
use crate::panel::{Panel, at, fit, inside};

impl Table<'_> {
    pub(super) fn player(&self, seat: Seat, width: i32) -> Panel {
        let player = &self.open.players[seat];
        let wide = inside(width);
        let strip = self.workshop(seat, wide);
        let high = 122 + if strip.height > 0 { strip.height + 10 } else { 0 };
        let active = if self.desk.decides(seat) { " active" } else { "" };
        let name = self.desk.speaker.name(seat);
        let (done, goal) = (player.done.count(), self.open.content.rules.commissions);
        let said = self.desk.say(say!(
            "tabriz-table-standing",
            seat = seat,
            prestige = player.prestige,
            skill = player.skill,
            done = done
        ));
        let art = html! {
            rect class={ "panel b-s" (seat.index()) (active) } width=(width) height=(high) rx="9" {}
            g transform="translate(12 10)" {
                (badge(seat, 0, 0, 30))
                text class="name" x="38" y="21" { title { (name) } (fit(&name, wide - 190, 16)) }
                g { title { (said) }
                    (counter("star", wide - 142, 3, 24, 24, &player.prestige.to_string()))
                    (counter("rug", wide - 82, 1, 22, 28, &format!("{done}/{goal}"))) }
                (at(0, 40, wealth(player.coins, player.goods, wide)))
                (at(0, 76, self.skill(player.skill, wide - 116)))
                (at(wide - 112, 74, self.backs(seat)))
                (at(0, 112, strip.art))
            }
        };
        Panel::new(width, high, art)
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

    /// Workshop actions as chips; the viewer's strip can be pointed at.
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
            Panel::new(wide, 26, art)
        });
        let strip = Panel::flow(width, 6, chips.collect());
        let spot = Spot::new("workshop");
        if self.me() != Some(seat) || strip.height == 0 {
            return strip;
        }
        let label = self.desk.say(say!("draw-tabriz-workshop"));
        let high = strip.height.max(26);
        let art = html! { rect class="touch" width=(width) height=(high) {} (strip.art) };
        Panel::new(width, high, self.desk.spot(spot, (0, 0), Halo::Box(width, high), &label, art))
    }
}

/// Coins and materials with their numbers.
fn wealth(coins: u16, goods: Goods, width: i32) -> Markup {
    let step = width / 6;
    html! {
        (counter("coin", 0, 2, 22, 22, &coins.to_string()))
        @for of in Material::ALL {
            @let n = goods.count(of);
            g class=(if n == 0 { "none" } else { "some" }) {
                (counter(&format!("mat-{}", of.index()), (of.index() as i32 + 1) * step, 2, 22, 22, &n.to_string()))
            }
        }
    }
}
