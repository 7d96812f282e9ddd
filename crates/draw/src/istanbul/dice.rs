//! The unused dice, and the plaques that say what goods and dice can be turned into.

use game::{Spot, say};
use istanbul::{Colour, Face, Kind, Stock, things};
use maud::{Markup, html};

use super::Table;
use super::symbols::{face_icon, kind_icon, pieces};
use crate::art::{counter, icon, one_of};
use crate::desk::Halo;
use crate::panel::{Panel, at, inside};

impl Table<'_> {
    /// The dice of the player whose turn it is.
    pub(super) fn dice(&self, width: i32) -> Panel {
        let dice = self.state.dice;
        let faces: Vec<Face> = dice
            .some()
            .flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)))
            .collect();
        let size = if self.desk.narrow() { 44 } else { 56 };
        let step = ((inside(width) - size) / (faces.len() as i32 - 1).max(1)).min(size + 8);
        let art = html! {
            rect class="touch" width=(inside(width)) height=(size) {}
            @for (n, &face) in faces.iter().enumerate() {
                (one_of(&format!("die-{n}"), &face_icon(face), (n as i32 * step, 0),
                    icon(&face_icon(face), 0, 0, size, size)))
            }
        };
        let list: Vec<_> = dice.some().map(|(face, n)| things::dice(face, n)).collect();
        let label = match list.is_empty() {
            true => self.desk.say(say!("draw-istanbul-no-dice")),
            false => self.desk.say(say!("draw-istanbul-dice", dice = list)),
        };
        let halo = Halo::Box(inside(width), size);
        let spot = self.desk.spot(Spot::new("dice"), (0, 0), halo, &label, art);
        let title = self.desk.say(say!("draw-istanbul-dice-of", seat = self.state.turn));
        Panel::framed(width, &title, Panel::new(inside(width), size, spot))
    }

    /// What can be done with two equal or several different goods, lira dice and card dice.
    pub(super) fn actions(&self, width: i32) -> Panel {
        let mut plaques: Vec<Panel> =
            Colour::ALL.iter().map(|&colour| self.equal(colour)).collect();
        plaques.extend((2..=4).map(|goods| self.different(goods)));
        let lira = self.desk.say(say!("draw-istanbul-take-lira"));
        plaques.push(self.plaque(Spot::new("lira-dice"), &lira, &["face-4"], &["lira"]));
        plaques.extend((1..=9).filter_map(|dice| self.reveal(dice)));
        let body = Panel::flow(inside(width), 10, plaques);
        let (deck, discards) = (self.state.deck.len(), self.view.discards);
        let said = self.desk.say(say!("istanbul-table-deck", n = deck, discards = discards));
        let pile = html! {
            g transform={ "translate(" (width - 70) " 4)" } { title { (said) }
                (counter("back", 0, 0, 24, 32, &deck.to_string())) }
        };
        let title = self.desk.say(say!("draw-istanbul-actions"));
        Panel::framed_with(width, &title, pile, body)
    }

    fn equal(&self, colour: Colour) -> Panel {
        let die = face_icon(Face::ALL[colour.index()]);
        let label = self.desk.say(say!("draw-istanbul-equal", colour = things::colour(colour)));
        let brings = kind_icon(colour.kind());
        self.plaque(Spot::at("equal", colour as u8), &label, &[&die, &die], &[&brings])
    }

    fn different(&self, goods: u8) -> Panel {
        let (label, brings): (_, &[&str]) = match goods {
            2 => (say!("istanbul-do-different-2"), &["crystal"]),
            3 => (say!("istanbul-do-different-3"), &["brown"]),
            _ => (say!("istanbul-do-different-4"), &["any-marker", "any-marker"]),
        };
        let faces = ["face-0", "face-1", "face-2", "face-3"];
        let label = self.desk.say(label);
        self.plaque(Spot::at("different", goods), &label, &faces[..usize::from(goods)], brings)
    }

    /// So many card dice for as many cards to choose from; drawn where it can be done.
    fn reveal(&self, dice: u8) -> Option<Panel> {
        let spot = Spot::at("deck", dice);
        let cost = vec!["face-5"; usize::from(dice)];
        self.desk.is_open(spot).then(|| self.plaque(spot, "", &cost, &["back"]))
    }

    /// From these icons to those.
    fn plaque(&self, spot: Spot, label: &str, cost: &[&str], brings: &[&str]) -> Panel {
        let width = 30 * (cost.len() + brings.len()) as i32 + 34;
        let from = cost.len() as i32 * 30 + 6;
        let art = html! {
            rect class="plaque" width=(width) height="46" rx="8" {}
            @for (n, id) in cost.iter().enumerate() { (icon(id, 8 + n as i32 * 30, 9, 28, 28)) }
            path class="b-line-art" d={ "M" (from + 4) " 23h12m-5 -5l5 5l-5 5" } {}
            @for (n, id) in brings.iter().enumerate() { (icon(id, from + 22 + n as i32 * 28, 9, 28, 28)) }
        };
        Panel::new(width, 46, self.desk.spot(spot, (0, 0), Halo::Box(width, 46), label, art))
    }

    /// Pairs of markers to choose from, while there is such a choice.
    pub(super) fn markers(&self, width: i32) -> Panel {
        let pairs = (0..4).flat_map(|first| (0..4).map(move |second| (first, second)));
        let open: Vec<Panel> =
            pairs.filter_map(|(first, second)| self.pair(first, second)).collect();
        if open.is_empty() {
            return Panel::new(width, 0, html! {});
        }
        let body = Panel::flow(inside(width), 10, open);
        Panel::framed(width, &self.desk.say(say!("draw-istanbul-markers")), body)
    }

    fn pair(&self, first: u8, second: u8) -> Option<Panel> {
        let spot = Spot::at2("markers", first, second);
        let art = html! {
            rect class="plaque" width="70" height="44" rx="8" {}
            (icon(&format!("marker-{first}"), 6, 8, 28, 28))
            (icon(&format!("marker-{second}"), 36, 8, 28, 28))
        };
        let halo = Halo::Box(70, 44);
        let open = self.desk.is_open(spot);
        open.then(|| Panel::new(70, 44, self.desk.spot(spot, (0, 0), halo, "", art)))
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
            let wide = if self.desk.narrow() { 150 } else { 180 };
            let art = html! {
                rect class="card" x="1" y="1" width=(wide - 2) height="84" rx="7" {}
                g class="on-card" {
                    (at(10, 8, half(&card.active)))
                    path class="fold" d={ "M8 43H" (wide - 8) } {}
                    @if let Some(others) = others { (at(10, 50, others)) }
                }
            };
            let label = self.desk.say(say!("draw-istanbul-card", code = code.to_string()));
            let spot = Spot::at("card", place);
            Panel::new(wide, 86, self.desk.spot(spot, (0, 0), Halo::Box(wide, 86), &label, art))
        });
        let body = Panel::flow(inside(width), 10, cards.collect());
        Panel::framed(width, &self.desk.say(say!("draw-istanbul-cards")), body)
    }
}

/// One half of a card in icons: what it asks for, an arrow, what it brings.
fn half(half: &istanbul::Half) -> Markup {
    let mut cost = half.pay;
    cost[Kind::Brown] += half.own_browns;
    let (paid, mut x) = pieces(&cost, 24);
    let mut parts = vec![paid];
    for _ in 0..half.card_dice {
        parts.push(icon("face-5", x, 0, 24, 24));
        x += 26;
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
