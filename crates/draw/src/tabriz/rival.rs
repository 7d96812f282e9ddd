//! The Rival's mat: what it has, its three columns with the dice under them, and what they do.

use game::{Arg, Line, Phrase, Spot, say};
use maud::{Markup, html};
use tabriz::{Colour, DiceSet, Material, Rival};

use super::Table;
use super::symbols::die;
use super::tile::{colour_name, material_name};
use crate::art::{counter, icon, one_of};
use crate::drawing::Halo;
use crate::panel::{GAP, Panel, at, inside, wrap};

impl Table<'_> {
    pub(super) fn mat(&self, rival: &Rival, width: i32) -> Panel {
        let wide = inside(width);
        let each = if self.drawing.narrow() { wide } else { (wide - 2 * GAP) / 3 };
        let columns = Colour::ALL.map(|colour| self.column(rival, colour, each));
        let columns = Panel::flow(wide, GAP, columns.into_iter().collect());
        let body = Panel::column(vec![self.rival_wealth(rival, wide.min(400)), columns]);
        let title = self.mat_sentences().find(|phrase| phrase.key == "tabriz-table-rival");
        let title = title.and_then(|phrase| match phrase.args.first() {
            Some((_, Arg::Phrase(name))) => Some(self.drawing.speaker.say(name)),
            _ => None,
        });
        let title = title.unwrap_or_else(|| self.drawing.say(say!("play-automatic")));
        Panel::framed_with(width, &title, html! { (icon("rival", width - 40, 6, 28, 28)) }, body)
    }

    fn mat_sentences(&self) -> impl Iterator<Item = &Phrase> {
        self.drawing.frame.text.others.iter().filter_map(|line| match line {
            Line::Say(phrase) => Some(phrase),
            Line::Row(_) => None,
        })
    }

    /// Prestige, coins, toll, skill; materials, which can be pointed at when the Rival keeps some.
    fn rival_wealth(&self, rival: &Rival, width: i32) -> Panel {
        let toll = self.drawing.say(say!("draw-tabriz-toll", coins = rival.toll));
        let art = html! {
            (counter("star", 0, 2, 24, 24, &rival.prestige.to_string()))
            (counter("coin", 70, 3, 22, 22, &rival.coins.to_string()))
            text class="words" x="134" y="20" { (toll) }
            (at(0, 34, self.skill(rival.skill, width)))
            @for of in Material::ALL {
                @let n = rival.goods.count(of);
                @let label = self.drawing.say(say!("tabriz-pieces", n = n, material = material_name(of)));
                @let art = html! {
                    rect class="touch" width="52" height="40" {}
                    g class=(if n == 0 { "none" } else { "some" }) {
                        (counter(&format!("mat-{}", of.index()), 4, 9, 22, 22, &n.to_string()))
                    }
                };
                (self.drawing.spot(Spot::at("rival", of.index() as u8), (of.index() as i32 * width / 5, 64), Halo::Box(52, 40), &label, art))
            }
        };
        Panel::new(width, 106, art)
    }

    /// One column: its dice, then each of its rows in words.
    fn column(&self, rival: &Rival, colour: Colour, width: i32) -> Panel {
        let said = self.mat_sentences().skip_while(|phrase| !begins(phrase, colour)).skip(1);
        let rows = said
            .take_while(|phrase| matches!(phrase.key, "tabriz-table-row" | "tabriz-table-default"));
        let lines: Vec<String> =
            rows.flat_map(|row| wrap(&self.drawing.speaker.say(row), width - 16, 13)).collect();
        let high = 58 + lines.len() as i32 * 16;
        let aside = i32::from(rival.under.of(colour).total()) * 34 + 56;
        let art = html! {
            rect class="column" width=(width) height=(high) rx="7" {}
            (die(colour, None, 8, 10, 34))
            (at(50, 10, self.column_dice(colour, &rival.under)))
            g class="ghost" {
                @for (place, face) in rival.aside.of(colour).iter().enumerate() {
                    (die(colour, Some(face.0), aside + place as i32 * 26, 14, 24))
                }
            }
            @for (row, line) in lines.iter().enumerate() {
                text class="t-rule" x="8" y=(62 + row as i32 * 16) { (line) }
            }
        };
        Panel::new(width, high, art)
    }

    fn column_dice(&self, colour: Colour, under: &DiceSet) -> Markup {
        let mut x = 0;
        let kinds: Vec<Markup> = under.of(colour).iter().map(|(face, count)| {
            let spot = Spot::at2("pool", colour.index() as u8, face.index() as u8);
            let label = say!("tabriz-die", colour = colour_name(colour), material = material_name(face));
            let art = html! {
                @for copy in 0..i32::from(count) {
                    (one_of(&format!("pool-{colour}-{face}-{copy}"), &format!("die-{colour}"), (copy * 34, 0), die(colour, Some(face), 0, 0, 32)))
                }
            };
            let wide = 34 * i32::from(count) - 2;
            let art = self.drawing.spot(spot, (x, 0), Halo::Box(wide, 34), &self.drawing.say(label), art);
            x += wide + 2;
            art
        }).collect();
        html! { @for kind in kinds { (kind) } }
    }
}

/// Whether a sentence of the mat begins the column of this colour.
fn begins(phrase: &Phrase, colour: Colour) -> bool {
    phrase.key == "tabriz-table-column"
        && phrase.args.iter().any(|(_, arg)| *arg == Arg::Phrase(colour_name(colour)))
}
