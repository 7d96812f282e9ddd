//! The unused dice, and the plaques that say what goods and dice can be turned into.

use game::{Spot, say};
use istanbul::{Colour, Face, Kind, Purpose, Stock, things};
use maud::{Markup, html};

use super::Table;
use super::symbols::{face_icon, kind_icon, pieces};
use crate::art::{counter, icon, one_of};
use crate::drawing::Halo;
use crate::panel::{Panel, at, inside};

impl Table<'_> {
    /// The dice of the player whose turn it is.
    pub(super) fn dice(&self, width: i32) -> Panel {
        let dice = self.state.dice;
        let faces: Vec<Face> = dice
            .some()
            .flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)))
            .collect();
        let size = match (self.drawing.narrow(), self.drawing.square()) {
            (true, _) => 48,
            (_, true) => 62,
            _ => 78,
        };
        let step = ((width - size) / (faces.len() as i32 - 1).max(1)).min(size + 8);
        let list: Vec<_> = dice.some().map(|(face, n)| things::dice(face, n)).collect();
        let label = match list.is_empty() {
            true => self.drawing.say(say!("draw-istanbul-no-dice")),
            false => self.drawing.say(say!("draw-istanbul-dice", dice = list)),
        };
        let art = html! {
            g { title { (label) }
                @for (n, &face) in faces.iter().enumerate() { (self.die(n as i32, face, step, size)) }
            }
        };
        let title = self.drawing.say(say!("draw-istanbul-dice-of", seat = self.state.turn));
        captioned(&title, Panel::new(width, size, art))
    }

    /// The same dice in little room, only to be looked at.
    pub(super) fn few_dice(&self, room: i32) -> Markup {
        const SIZE: i32 = 28;
        let dice = self.state.dice;
        let faces =
            || dice.some().flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)));
        let step = ((room - SIZE) / (faces().count() as i32 - 1).max(1)).min(SIZE + 2);
        html! {
            @for (n, face) in faces().enumerate() { (icon(&face_icon(face), n as i32 * step, 0, SIZE, SIZE)) }
        }
    }

    /// One die, to be taken up by itself.
    fn die(&self, place: i32, face: Face, step: i32, size: i32) -> Markup {
        let label = self.drawing.say(things::dice(face, 1));
        let art = icon(&face_icon(face), 0, 0, size, size);
        let art = one_of(&format!("die-{place}"), &face_icon(face), (0, 0), art);
        let spot = Spot::at("die", face as u8);
        self.drawing.spot(spot, (place * step, 0), Halo::Box(size, size), &label, art)
    }

    /// What can be done with two equal or several different goods, lira dice and card dice.
    pub(super) fn actions(&self, width: i32) -> Panel {
        let mut plaques: Vec<Panel> =
            Colour::ALL.iter().map(|&colour| self.equal(colour)).collect();
        plaques.extend((2..=4).map(|goods| self.different(goods)));
        let lira = self.drawing.say(say!("draw-istanbul-take-lira"));
        plaques.push(self.plaque(Spot::new("lira-dice"), &lira, &["face-4"], &["lira"], None));
        let reveal = self.drawing.say(say!("draw-istanbul-reveal"));
        plaques.push(self.plaque(Spot::new("deck"), &reveal, &["face-5"], &["back"], None));
        let body = Panel::flow(inside(width), 10, plaques);
        let (deck, discards) = (self.state.deck.len(), self.view.discards);
        let said = self.drawing.say(say!("istanbul-table-deck", n = deck, discards = discards));
        let pile = html! {
            g transform={ "translate(" (width - 70) " 4)" } { title { (said) }
                (counter("back", 0, 0, 24, 32, &deck.to_string())) }
        };
        let title = self.drawing.say(say!("draw-istanbul-actions"));
        Panel::framed_with(width, &title, pile, body)
    }

    fn equal(&self, colour: Colour) -> Panel {
        let die = face_icon(Face::ALL[colour.index()]);
        let label = self.drawing.say(say!("draw-istanbul-equal", colour = things::colour(colour)));
        let brings = kind_icon(colour.kind());
        let short = self.short(Purpose::Equal { colour });
        self.plaque(Spot::at("equal", colour as u8), &label, &[&die, &die], &[&brings], short)
    }

    fn different(&self, goods: u8) -> Panel {
        let (label, brings): (_, &[&str]) = match goods {
            2 => (say!("istanbul-do-different-2"), &["crystal"]),
            3 => (say!("istanbul-do-different-3"), &["brown"]),
            _ => (say!("istanbul-do-different-4"), &["any-marker", "any-marker"]),
        };
        let faces = ["face-0", "face-1", "face-2", "face-3"];
        let label = self.drawing.say(label);
        let short = self.short(Purpose::Different { goods });
        let spot = Spot::at("different", goods);
        self.plaque(spot, &label, &faces[..usize::from(goods)], brings, short)
    }

    /// From these icons to those, and how many goods are missing for it.
    fn plaque(
        &self,
        spot: Spot,
        label: &str,
        cost: &[&str],
        brings: &[&str],
        short: Option<u8>,
    ) -> Panel {
        let width = (30 * cost.len() + 32 * brings.len()) as i32 + 38;
        let from = cost.len() as i32 * 30 + 6;
        let art = html! {
            rect class="plaque" width=(width) height="46" rx="8" {}
            @for (n, id) in cost.iter().enumerate() { (icon(id, 7 + n as i32 * 30, 8, 31, 31)) }
            path class="b-line-art" d={ "M" (from + 5) " 23h13m-5 -5l5 5l-5 5" } {}
            @for (n, id) in brings.iter().enumerate() { (icon(id, from + 24 + n as i32 * 31, 8, 31, 31)) }
            @if let Some(short) = short {
                rect class="lack" x=(width - 27) y="-7" width="29" height="20" rx="10" {}
                text class="short" x=(width - 3) y="8" { "−" (short) }
            }
        };
        Panel::new(width, 46, self.drawing.spot(spot, (0, 0), Halo::Box(width, 46), label, art))
    }

    /// Markers of the supply to take two of, while there is such a choice.
    pub(super) fn markers(&self, width: i32) -> Panel {
        let marker = |colour: &Colour| {
            let spot = Spot::at("marker", *colour as u8);
            let label = self.drawing.say(things::stock(colour.kind(), 1));
            let art = html! {
                rect class="plaque" width="48" height="48" rx="8" {}
                (icon(&kind_icon(colour.kind()), 8, 8, 32, 32))
            };
            let open = self.drawing.is_open(spot);
            let art =
                open.then(|| self.drawing.spot(spot, (0, 0), Halo::Box(48, 48), &label, art))?;
            Some(Panel::new(48, 48, art))
        };
        // Two of one colour can be taken: each is there twice.
        let open: Vec<Panel> =
            Colour::ALL.iter().flat_map(|colour| [colour; 2]).filter_map(marker).collect();
        if open.is_empty() {
            return Panel::new(width, 0, html! {});
        }
        captioned(&self.drawing.say(say!("draw-istanbul-markers")), Panel::flow(width, 10, open))
    }

    /// The bazaar cards that lie open.
    pub(super) fn cards(&self, width: i32) -> Panel {
        if self.state.revealed.is_empty() {
            return Panel::new(width, 0, html! {});
        }
        let cards = self.state.revealed.kinds().map(|(code, _)| {
            let card = self.state.content.card(code);
            let place = self.state.content.card_place(code).unwrap_or_default() as u8;
            let others = card.others.as_ref().map(half);
            let wide = if self.drawing.narrow() { 150 } else { 180 };
            let art = html! {
                rect class="card" x="1" y="1" width=(wide - 2) height="84" rx="7" {}
                g class="on-card" {
                    (at(10, 8, half(&card.active)))
                    path class="fold" d={ "M8 43H" (wide - 8) } {}
                    @if let Some(others) = others { (at(10, 50, others)) }
                }
            };
            let label = self.drawing.say(say!("draw-istanbul-card", code = code.to_string()));
            let spot = Spot::at("card", place);
            Panel::new(wide, 86, self.drawing.spot(spot, (0, 0), Halo::Box(wide, 86), &label, art))
        });
        Panel::flow(width, 10, cards.collect())
    }
}

/// A line of small words above something.
fn captioned(words: &str, body: Panel) -> Panel {
    let art = html! { text class="caption" y="12" { (words) } (at(0, 22, body.art)) };
    Panel::new(body.width, body.height + 22, art)
}

/// One half of a card in icons: what it asks for, an arrow, what it brings.
fn half(half: &istanbul::Half) -> Markup {
    let mut cost = half.pay;
    cost[Kind::Brown] += half.own_browns;
    let (paid, mut x) = pieces(&cost, 24);
    let mut parts = vec![paid];
    for _ in 0..half.card_dice {
        parts.push(icon("face-5", x, 0, 26, 26));
        x += 28;
    }
    if x > 0 {
        parts.push(html! { path class="b-line-art" d={ "M" (x + 3) " 12h11m-4 -4l4 4l-4 4" } {} });
        x += 22;
    }
    let mut add = |stock: &Stock| {
        let (art, wide) = pieces(stock, 24);
        parts.push(at(x, 0, art));
        x += wide + 2;
    };
    add(&half.gain);
    if !half.or_gain.is_none() {
        add(&half.or_gain);
    }
    for id in std::iter::repeat_n("any-marker", usize::from(half.markers))
        .chain(half.ruby.then_some("ruby"))
        .chain(half.swap.then_some("mosque"))
    {
        parts.push(icon(id, x, 0, 24, 24));
        x += 26;
    }
    html! { @for part in parts { (part) } }
}
