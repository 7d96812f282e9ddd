//! Ships sail; goods are sold; ships sink and come back.

use game::{PerSeat, Seat, Witness};

use crate::cards::{Colour, Colours};
use crate::event::Event;
use crate::flow::Pile;
use crate::score;
use crate::state::{Ending, Osaka, SEATS, Task};

impl Osaka {
    /// O13: one space for one good of the colour, two for more; the goal is the end of the way.
    pub(crate) fn sail(&mut self, one: Colours, more: Colours, witness: &mut impl Witness<Event>) {
        let from = self.ships;
        for colour in Colour::ALL {
            let spaces = match () {
                () if more.has(colour) => self.content.sail_more_goods,
                () if one.has(colour) => self.content.sail_one_good,
                () => 0,
            };
            self.ships[colour] = (from[colour] + spaces).min(self.content.goal);
        }
        let sailing = Colours::those(|colour| one.has(colour) || more.has(colour));
        witness.tell_each(sailing.iter().map(|colour| {
            let (from, to) = (from[colour], self.ships[colour]);
            let space = self.content.track[usize::from(to)].kind;
            Event::Sailed { colour, from, to, space }
        }));
        let arrived = Colours::those(|colour| self.ships[colour] == self.content.goal);
        if !arrived.is_empty() {
            self.sale(arrived, witness);
        }
    }

    /// O34: all counting, then all tokens, then one look at the end.
    fn sale(&mut self, arrived: Colours, witness: &mut impl Witness<Event>) {
        let mut earned = PerSeat::<Colours, SEATS>::default();
        for colour in arrived.iter() {
            for seat in self.turn.clockwise(self.seats) {
                if self.sell(seat, colour, witness) > 0 {
                    earned[seat].add(colour);
                }
            }
        }
        self.hand_out_tokens(earned, witness);
        let goal = u16::from(self.content.end_tokens);
        if Seat::all(self.seats).any(|seat| self.tokens[seat].total() >= goal) {
            return self.end(Ending::Tokens, witness); // O36: at once, nothing sinks
        }
        self.agenda.push(Task::Return);
        let sinking = self.on_waves();
        witness.tell_each(sinking.iter().map(|colour| Event::Sank { colour })); // O37
        if !sinking.is_empty() {
            self.agenda.push(Task::Insurance { seat: self.turn });
        }
    }

    /// O30: a player sells every good of the colour, insured or not. Returns the points.
    fn sell(&mut self, seat: Seat, colour: Colour, witness: &mut impl Witness<Event>) -> u16 {
        let goods = self.goods[seat].of_colour(colour);
        let insured = self.insured[seat].of_colour(colour);
        let cards = goods.with(insured);
        if cards.is_empty() {
            return 0;
        }
        let rounding = self.content.rounding;
        let value = score::set_value(cards, self.tokens[seat][colour], rounding); // O31
        let points = value / u16::from(rounding);
        self.goods[seat].remove_all(goods);
        self.insured[seat].remove_all(insured);
        let kept = cards.cheapest(points); // O32
        self.point_cards.add_all(kept);
        self.discards.add_all(cards.without(kept));
        let drawn = self.draw_face_down(points - kept.total(), witness);
        self.points[seat] += points;
        witness.tell(Event::Sold { seat, colour, cards, value, points, drawn });
        points
    }

    /// O33: missing point cards come from the draw pile, unseen. Returns how many there were;
    /// with no card left anywhere the point counts without one.
    fn draw_face_down(&mut self, missing: u16, witness: &mut impl Witness<Event>) -> u16 {
        let mut drawn = 0;
        while drawn < missing && self.make_pile(witness) == Pile::Ready {
            let now = self.pile().min(missing - drawn);
            self.face_down += now as u8;
            drawn += now;
        }
        drawn
    }

    /// O35: a token of the colour for each sale that earned points; there are always enough.
    fn hand_out_tokens(
        &mut self,
        earned: PerSeat<Colours, SEATS>,
        witness: &mut impl Witness<Event>,
    ) {
        for seat in self.turn.clockwise(self.seats) {
            for colour in earned[seat].iter() {
                self.tokens[seat][colour] += 1;
                witness.tell(Event::WonToken { seat, colour });
            }
        }
    }

    /// O38, O39: uninsured goods of sunk ships are lost; ships go to the anchor or to the start.
    pub(crate) fn come_back(&mut self, witness: &mut impl Witness<Event>) {
        let sunk = self.on_waves();
        for seat in self.turn.clockwise(self.seats) {
            let cards = self.goods[seat].of_colours(sunk);
            if !cards.is_empty() {
                self.goods[seat].remove_all(cards);
                self.discards.add_all(cards);
                witness.tell(Event::Lost { seat, cards });
            }
        }
        for colour in Colour::ALL {
            let to = match () {
                () if sunk.has(colour) => self.content.anchor,
                () if self.ships[colour] == self.content.goal => 0,
                () => continue,
            };
            self.ships[colour] = to;
            let space = self.content.track[usize::from(to)].kind;
            witness.tell(Event::Returned { colour, to, space });
        }
    }
}
