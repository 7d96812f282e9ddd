//! Payments against the plainest definition there is: try every mix, give every brown a colour.

use game::{Dealer, Quick};
use istanbul::{Bill, Colour, Cost, Goods, Hand, Kind, Payment, Purse, Quad};

/// Whether goods of these colours, browns put in wherever they help, are exactly a price.
fn is_exact(cost: &Cost, goods: &[u8; 4], browns: u8) -> bool {
    if browns > 0 {
        return (0..4).any(|colour| {
            let mut more = *goods;
            more[colour] += 1;
            is_exact(cost, &more, browns - 1)
        });
    }
    let total: u8 = goods.iter().sum();
    let beyond: u8 = goods.iter().zip(&cost.each.0).map(|(&g, &e)| g.saturating_sub(e)).sum();
    total == cost.total && beyond <= cost.extra
}

/// Every mix that pays, by brute force.
fn all_mixes(bill: &Bill) -> Vec<Payment> {
    let (dice, markers) = (bill.purse.dice.0, bill.purse.markers.0);
    let mut found = Vec::new();
    let ranges: Vec<u8> =
        dice.iter().chain(&markers).chain([&bill.purse.browns]).copied().collect();
    let mut mix = [0; 9];
    loop {
        let goods = [0, 1, 2, 3].map(|colour| mix[colour] + mix[colour + 4]);
        if is_exact(&bill.cost, &goods, mix[8]) {
            let quad = |part: &[u8]| Quad::of(Goods::of([part[0], part[1], part[2], part[3]]));
            let payment =
                Payment { dice: quad(&mix[..4]), markers: quad(&mix[4..8]), browns: mix[8] };
            if !comes_back(bill, &payment) {
                found.push(payment);
            }
        }
        let Some(wheel) = (0..9).find(|&wheel| mix[wheel] < ranges[wheel]) else {
            return found;
        };
        mix[wheel] += 1;
        mix[..wheel].fill(0);
    }
}

/// I31, the ruling, said once more in other words.
fn comes_back(bill: &Bill, payment: &Payment) -> bool {
    let same = match bill.brings {
        Some(Kind::Brown) => payment.browns,
        Some(Kind::Red) => payment.markers.goods()[Colour::Red],
        Some(Kind::Yellow) => payment.markers.goods()[Colour::Yellow],
        Some(Kind::Green) => payment.markers.goods()[Colour::Green],
        Some(Kind::Blue) => payment.markers.goods()[Colour::Blue],
        _ => 0,
    };
    let with_a_die = payment.dice != Quad::NONE;
    same > 0 && (bill.last || !with_a_die)
}

fn any_purse(dealer: &mut Quick) -> Purse {
    let mut goods = |most: u32| Goods::of([(); 4].map(|()| dealer.below(most) as u8));
    let (dice, markers) = (goods(3), goods(3));
    Purse { dice, markers, browns: dealer.below(3) as u8 }
}

fn any_price(dealer: &mut Quick) -> (Cost, Option<Kind>) {
    let colour = Colour::ALL[dealer.below(4) as usize];
    match dealer.below(6) {
        0 => (Cost::of(colour, 2), Some(colour.kind())),
        1 => (Cost::different(2), Some(Kind::Crystal)),
        2 => (Cost::different(3), Some(Kind::Brown)),
        3 => (Cost::different(4), None),
        4 => (Cost::of(colour, 3 + dealer.below(4) as u8), None),
        _ => (Cost::carpet(0), None),
    }
}

fn listed(bill: &Bill) -> Vec<Payment> {
    let mut found = Vec::new();
    bill.each(&mut |payment| {
        found.push(payment);
        true
    });
    found
}

fn sorted(mut payments: Vec<Payment>) -> Vec<String> {
    payments.sort_by_key(|payment| format!("{payment:?}"));
    payments.iter().map(|payment| format!("{payment:?}")).collect()
}

#[test]
fn i31_the_list_is_every_exact_mix_once() {
    let mut dealer = Quick::new(1);
    for _ in 0..3_000 {
        let (cost, brings) = any_price(&mut dealer);
        let purse = any_purse(&mut dealer);
        let bill = Bill { cost, purse, brings, last: false, colour: 0 };
        let (listed, all) = (listed(&bill), all_mixes(&bill));
        assert!(all.iter().all(|payment| bill.allows(payment)), "{bill:?}");
        assert_eq!(sorted(listed), sorted(all), "{bill:?}");
        assert_eq!(bill.forced().is_some(), sorted(all_mixes(&bill)).len() == 1);
    }
}

#[test]
fn i31_a_hand_knows_what_it_can_pay() {
    let mut dealer = Quick::new(2);
    for _ in 0..3_000 {
        let (cost, brings) = any_price(&mut dealer);
        let purse = any_purse(&mut dealer);
        let last = dealer.below(2) == 0;
        let hand = Hand::new(&purse, last);
        let colour = Colour::ALL.iter().copied().find(|&colour| cost.each[colour] == cost.total);
        let says = match (colour, brings) {
            (Some(colour), Some(_)) => hand.pays_equal(colour),
            (Some(colour), None) => hand.pays_single(colour, cost.total),
            (None, _) => hand.pays_different(cost.total),
        };
        // As in play, a last action has its dice taken off before anything is asked.
        let mut bill = Bill { cost, purse, brings, last, colour: 0 };
        if last {
            let dice = cost.dice_first(purse.dice);
            bill.purse.dice.remove(&dice);
            bill.cost = (0..4).fold(cost, |cost, colour| cost.after(colour, dice.0[colour]));
        }
        assert_eq!(says, !listed(&bill).is_empty(), "{bill:?}");
    }
}

/// Walks a payment colour by colour, adding up what is paid on every way through.
fn walk(bill: &Bill, so_far: Vec<Payment>, found: &mut Vec<([u8; 4], [u8; 4], u8)>) {
    for payment in listed(bill) {
        let mut paid = so_far.clone();
        paid.push(payment);
        if bill.is_whole() {
            let mut sum = ([0; 4], [0; 4], 0);
            for part in &paid {
                (0..4).for_each(|colour| sum.0[colour] += part.dice.goods().0[colour]);
                (0..4).for_each(|colour| sum.1[colour] += part.markers.goods().0[colour]);
                sum.2 += part.browns;
            }
            found.push(sum);
        } else {
            let place = bill.colour as usize;
            let (dice, markers) = (payment.dice.goods(), payment.markers.goods());
            let mut next = *bill;
            next.cost = bill.cost.after(place, dice.0[place] + markers.0[place]);
            next.purse.dice.remove(&dice);
            next.purse.markers.remove(&markers);
            next.colour += 1;
            walk(&next, paid, found);
        }
    }
}

#[test]
fn i29_colour_by_colour_reaches_every_mix_in_one_way_only() {
    let mut dealer = Quick::new(3);
    for _ in 0..300 {
        let extra = 1 + dealer.below(4) as u8;
        let purse = any_purse(&mut dealer);
        let bill = Bill { cost: Cost::carpet(extra), purse, brings: None, last: false, colour: 0 };
        let mut found = Vec::new();
        walk(&bill, Vec::new(), &mut found);
        found.sort();
        let mut all: Vec<_> = all_mixes(&bill)
            .iter()
            .map(|paid| (paid.dice.goods().0, paid.markers.goods().0, paid.browns))
            .collect();
        all.sort();
        assert_eq!(found, all, "{bill:?}");
        assert_eq!(Hand::new(&purse, false).pays_carpet(extra), !all.is_empty());
        found.dedup();
        assert_eq!(found.len(), all.len());
    }
}
