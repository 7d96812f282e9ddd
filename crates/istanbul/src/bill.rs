//! Which mix of dice, markers and browns pays a price? Knows goods, not whose they are.

use crate::payment::{Cost, Payment, Purse, Quad};
use crate::pieces::{Colour, Goods, Kind};

/// A purse summed up, to see at a glance what it can pay; agrees with [`Bill::each`] finding any.
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    dice: Goods,
    /// Dice and markers together.
    have: Goods,
    browns: u8,
    /// How many of the four colours there are.
    colours: u8,
    last: bool,
}

impl Hand {
    #[inline]
    pub fn new(purse: &Purse, last: bool) -> Self {
        let have = purse.goods();
        let colours = have.0.iter().map(|&count| u8::from(count > 0)).sum();
        Hand { dice: purse.dice, have, browns: purse.browns, colours, last }
    }

    /// Two equal goods. I31, ruling: a marker of the colour only along with a die.
    #[inline]
    pub fn pays_equal(&self, colour: Colour) -> bool {
        let (dice, have) = (self.dice[colour], self.have[colour]);
        (dice.min(2) + self.browns >= 2) | (!self.last & (dice > 0) & (have >= 2))
    }

    /// So many different goods. Three bring a brown, so browns help only along with a die.
    #[inline]
    pub fn pays_different(&self, goods: u8) -> bool {
        let browns_help = goods != 3 || (!self.last && !self.dice.is_none());
        self.colours + if browns_help { self.browns } else { 0 } >= goods
    }

    /// So many goods of one colour.
    #[inline]
    pub fn pays_single(&self, colour: Colour, goods: u8) -> bool {
        self.have[colour] + self.browns >= goods
    }

    /// These goods.
    #[inline]
    pub fn pays(&self, each: &Goods) -> bool {
        each.missing_in(&self.have) <= self.browns
    }

    /// One of each colour and so many of choice.
    #[inline]
    pub fn pays_carpet(&self, extra: u8) -> bool {
        let spare = self.have.0.iter().sum::<u8>() - self.colours;
        (4 - self.colours) + extra.saturating_sub(spare) <= self.browns
    }
}

/// A price, the purse it is paid from, and what it buys.
#[derive(Clone, Copy, Debug)]
pub struct Bill {
    pub cost: Cost,
    pub purse: Purse,
    /// The stock the payment buys, if it buys stock.
    pub brings: Option<Kind>,
    /// Whether this is the last action of a turn.
    pub last: bool,
    /// The first colour that is not settled yet.
    pub colour: u8,
}

impl Bill {
    /// Whether all that is left is paid in one decision. Where goods of choice make the mixes many,
    /// one decides colour by colour, and browns pay the rest.
    #[inline]
    pub fn is_whole(&self) -> bool {
        self.cost.extra == 0 || self.colour == 3
    }

    /// Whether this pays all that is left, or in a step-by-step payment the next colour.
    pub fn allows(&self, payment: &Payment) -> bool {
        let (dice, markers) = (payment.dice.goods(), payment.markers.goods());
        let held = self.purse.dice.holds(&dice)
            && self.purse.markers.holds(&markers)
            && payment.browns <= self.purse.browns;
        held && self.settles(dice, markers, payment.browns) && !self.comes_back(payment)
    }

    fn settles(&self, dice: Goods, markers: Goods, browns: u8) -> bool {
        let mut cost = self.cost;
        for colour in 0..4 {
            let paid = dice.0[colour] + markers.0[colour];
            let here = match self.is_whole() {
                true => colour >= self.colour as usize,
                false => colour == self.colour as usize,
            };
            let surplus = paid.saturating_sub(cost.each.0[colour]);
            if (paid > 0 && !here) || paid > cost.total || surplus > cost.extra {
                return false;
            }
            cost = cost.after(colour, paid);
        }
        match self.is_whole() {
            true => cost.total == browns,
            false => {
                let next = self.colour as usize + 1;
                let left = Left { colours: 0, total: cost.total, extra: cost.extra };
                browns == 0 && Reach::of(self).finishes(next, &left)
            }
        }
    }

    /// I31, ruling: a piece that would come straight back is only paid along with a die, and not in
    /// the last action, where it would just be goods thrown away (or nothing at all).
    fn comes_back(&self, payment: &Payment) -> bool {
        let returned = match self.brings {
            Some(Kind::Brown) => payment.browns,
            Some(kind) if kind.index() < 4 => payment.markers.count(kind.index()),
            _ => 0,
        };
        returned > 0 && (self.last || payment.dice == Quad::NONE)
    }

    /// Every different payment of what is decided now, dice before markers before browns, as long
    /// as `found` asks for more.
    pub fn each(&self, found: &mut impl FnMut(Payment) -> bool) {
        let reach = Reach::of(self);
        let left = Left { colours: reach.colours, total: self.cost.total, extra: self.cost.extra };
        self.spread(&reach, left, Payment::NOTHING, found);
    }

    /// Goes on with the next colour, in every way it can; ends where none is left.
    fn spread(
        &self,
        reach: &Reach,
        left: Left,
        paid: Payment,
        found: &mut impl FnMut(Payment) -> bool,
    ) -> bool {
        if left.colours == 0 || left.total == 0 {
            // In a step only the one colour is paid, and the rest must remain payable.
            let browns = if reach.end == 4 { left.total } else { 0 };
            let payment = Payment { browns, ..paid };
            let good = reach.finishes(reach.end, &left) && !self.comes_back(&payment);
            return !good || found(payment);
        }
        let colour = left.colours.trailing_zeros() as usize & 3;
        let most = left.total.min(self.cost.each.0[colour] + left.extra);
        let each = self.cost.each.0[colour];
        let mut dice = self.purse.dice.0[colour].min(most) + 1;
        while dice > 0 {
            dice -= 1;
            let mut markers = self.purse.markers.0[colour].min(most - dice) + 1;
            while markers > 0 {
                markers -= 1;
                let next = left.after(each, dice + markers);
                if !reach.finishes(colour + 1, &next) {
                    break; // Even less of this colour would not do either.
                }
                if !self.spread(reach, next, paid.with(colour, dice, markers), found) {
                    return false;
                }
            }
        }
        true
    }

    /// The only payment, if there is no choice.
    pub fn forced(&self) -> Option<Payment> {
        match () {
            () if self.cost.total == 0 => Some(Payment::NOTHING),
            () if self.cost.extra == 0 && !self.might_come_back() => self.only_one(),
            () => self.only_found(),
        }
    }

    /// Whether there is something to pay with that may only be paid along with other things.
    #[inline]
    fn might_come_back(&self) -> bool {
        match self.brings {
            Some(Kind::Brown) => self.purse.browns > 0,
            Some(kind) if kind.index() < 4 => self.purse.markers.0[kind.index()] > 0,
            _ => false,
        }
    }

    /// The only payment, by looking for a second one.
    fn only_found(&self) -> Option<Payment> {
        let (mut only, mut many) = (None, 0);
        self.each(&mut |payment| {
            only = Some(payment);
            many += 1;
            many < 2
        });
        only.filter(|_| many == 1)
    }

    /// The same without looking, where no good is of choice and none comes back. Nothing is left open
    /// if only one number of goods will do, and no colour can stand in for another in it, and no die
    /// for a marker.
    #[inline]
    fn only_one(&self) -> Option<Payment> {
        let (Purse { dice, markers, browns }, total) = (self.purse, self.cost.total);
        let fits = std::array::from_fn::<u8, 4, _>(|colour| {
            let fits = (dice.0[colour] + markers.0[colour]).min(self.cost.each.0[colour]);
            if colour < usize::from(self.colour) { 0 } else { fits }
        });
        let all: u8 = fits.iter().sum();
        let (goods, most) = (total.saturating_sub(browns), total.min(all));
        let colours: u8 = fits.map(|fits| u8::from(fits > 0)).iter().sum();
        let settled = (goods == most) & ((goods == all) | (goods == 0) | (colours == 1));
        let (mut payment, mut open) =
            (Payment { browns: total - goods, ..Payment::NOTHING }, false);
        for (colour, fits) in fits.into_iter().enumerate() {
            let paid = fits.min(goods);
            let by_dice = paid.min(dice.0[colour]);
            open |= by_dice != paid.saturating_sub(markers.0[colour]);
            payment = payment.with(colour, by_dice, paid - by_dice);
        }
        (settled & !open).then_some(payment)
    }
}

/// How far the goods of the colours from each one on, and the browns, can go towards a price.
struct Reach {
    /// Within what is asked of each colour, and beyond it; the last place is for no colour at all.
    within: [u8; 5],
    beyond: [u8; 5],
    browns: u8,
    /// The colours that can be paid now, as a set of bits; they end before this one.
    colours: u8,
    end: usize,
}

impl Reach {
    #[inline]
    fn of(bill: &Bill) -> Self {
        let (mut within, mut beyond, mut colours) = ([0; 5], [0; 5], 0);
        for colour in (0..4).rev() {
            let have = bill.purse.dice.0[colour] + bill.purse.markers.0[colour];
            let fits = have.min(bill.cost.each.0[colour]);
            within[colour] = within[colour + 1] + fits;
            beyond[colour] = beyond[colour + 1] + (have - fits);
            colours |= u8::from(fits + (have - fits).min(bill.cost.extra) > 0) << colour;
        }
        let end = if bill.is_whole() { 4 } else { bill.colour as usize + 1 };
        colours &= (1 << end) - (1 << bill.colour);
        Reach { within, beyond, browns: bill.purse.browns, colours, end }
    }

    /// Whether the colours from one on can pay what is left.
    #[inline]
    fn finishes(&self, from: usize, left: &Left) -> bool {
        self.within[from] + self.beyond[from].min(left.extra) + self.browns >= left.total
    }
}

/// What is left to pay, while ways to pay it are looked for.
#[derive(Clone, Copy)]
struct Left {
    /// The colours still to be gone through, as a set of bits.
    colours: u8,
    total: u8,
    extra: u8,
}

impl Left {
    /// After so many goods of the next colour, of which `each` are asked for.
    #[inline]
    fn after(self, each: u8, goods: u8) -> Self {
        Left {
            colours: self.colours & (self.colours - 1),
            total: self.total - goods,
            extra: self.extra - goods.saturating_sub(each),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payment_is_the_only_one_exactly_if_no_second_is_found() {
        let counts = |most: u8| {
            move |n: &mut u32| {
                let count = (*n % u32::from(most + 1)) as u8;
                *n /= u32::from(most + 1);
                count
            }
        };
        let costs = [
            Cost::of(Colour::Red, 2),
            Cost::of(Colour::Blue, 3),
            Cost::different(2),
            Cost::different(3),
            Cost::different(4),
            Cost::goods(Goods::of([2, 1, 0, 1])),
            Cost::different(3).after(1, 1),
        ];
        for (number, colour) in (0..3u32.pow(8) * 4).zip([0, 0, 1, 0, 2, 0, 3].into_iter().cycle())
        {
            let mut n = number;
            let [dice, markers] = [0; 2].map(|_| Goods::of([0; 4].map(|_: u8| counts(2)(&mut n))));
            let purse = Purse { dice, markers, browns: counts(3)(&mut n) };
            for cost in costs {
                let bill = Bill { cost, purse, brings: None, last: false, colour };
                assert_eq!(bill.only_one(), bill.only_found(), "{bill:?}");
            }
        }
    }
}
