//! What does a program see? The view as named numbers: players from the viewer on, pending work from
//! what is next on, cards, spaces and materials in their own order.

mod pending;

use game::Seat;
use game::encoded::{Pen, Round, Values};

use crate::card::{ADVANCED, Advanced, CARDS, Card, Cards, DECK_SIZE, Deck};
use crate::content::{MOST_ACTIONS, MOST_SKILL};
use crate::dice::{Colour, DiceSet, Faces};
use crate::goods::{Goods, Material};
use crate::space::{SPACES, Tile};
use crate::state::{Ending, Open, Party, Player, Rival};
use crate::view::{Back, View};

const DECKS: usize = Deck::ALL.len();
const COLOURS: usize = Colour::ALL.len();
const MATERIALS: usize = Material::ALL.len();
/// Dice and counters are small; this is what a byte holds.
const BYTE: u16 = u8::MAX as u16;
/// Hidden cards are told apart by so many reshuffles; those drawn after more of them count as one. No
/// match comes near it.
const AGES: usize = 8;

pub(crate) fn observe(view: &View, pen: &mut impl Pen) {
    let open = &view.open;
    let round = Round::of(view.viewer, open.seats);
    round.tell(view.viewer, pen);
    turn(open, &round, pen);
    pending::tell(open, pen);
    players(open, &round, pen);
    tiles(open, pen);
    pool(open, pen);
    if let Some(rival) = &open.rival {
        the_rival(rival, pen);
    }
    backs(view, &round, pen);
    own_cards(view, pen);
    unseen(view, pen);
}

fn turn(open: &Open, round: &Round, pen: &mut impl Pen) {
    let many = round.len();
    let mut seat = |name, about, seat: Seat| {
        pen.piece(name, about, [many], 0..=1, |to| to.one_of(many, Some(round.place(seat))));
    };
    seat("marker", "who has the first-player marker", open.marker);
    seat("current", "who acts now", open.current);
    pen.piece("round", "which round", [1], 0..=u16::MAX, |to| to.put(open.round));
    let about = "the turn of the round, from 0";
    pen.piece("turn", about, [1], 0..=3, |to| to.put(open.turn));
    pen.piece("at", "where the apprentice moved last has gone", [SPACES], 0..=1, |to| {
        to.one_of(SPACES, Some(open.at.index()));
    });
    pen.piece("bonus", "who took the bonus, the Rival last", [many + 1], 0..=1, |to| {
        to.one_of(
            many + 1,
            open.bonus.map(|party| match party {
                Party::Seat(seat) => round.place(seat),
                Party::Rival => many,
            }),
        );
    });
    let about = "what brought the end: commissions, skill, the Rival";
    pen.piece("ending", about, [Ending::ALL.len()], 0..=1, |to| {
        to.one_of(Ending::ALL.len(), open.ending.map(Ending::index));
    });
    let about = "last turns still to be begun";
    pen.piece("last_turns", about, [1], 0..=BYTE, |to| to.put(open.last_turns));
    let about = "how often each workshop action may still be used";
    pen.piece("uses", about, [MOST_ACTIONS], 0..=BYTE, |to| to.each(open.uses.0));
}

fn players(open: &Open, round: &Round, pen: &mut impl Pen) {
    let many = round.len();
    let players = || round.seats().map(|seat| &open.players[seat]);
    pen.piece("goods", "materials of each player", [many, MATERIALS], 0..=Goods::MOST, |to| {
        players().for_each(|player| goods(to, player.goods));
    });
    let mut each = |name, about, most, number: fn(&Player) -> u16| {
        pen.piece(name, about, [many], 0..=most, |to| to.each(players().map(number)));
    };
    each("coins", "coins of each player", u16::MAX, |player| player.coins);
    each("prestige", "prestige of each player", u16::MAX, |player| player.prestige);
    each("skill", "skill of each player", MOST_SKILL as u16, |player| player.skill.into());
    let about = "each player's apprentices, standing ones first, by space";
    pen.piece("apprentices", about, [many, 3, SPACES], 0..=1, |to| {
        let apprentices = players().flat_map(|player| player.apprentices);
        apprentices.for_each(|it| to.one_of(SPACES, Some(it.space.index())));
    });
    pen.piece("lying", "whether they lie", [many, 3], 0..=1, |to| {
        to.each(players().flat_map(|player| player.apprentices).map(|it| it.lying));
    });
    pen.piece("done", "commissions each player completed", [many, CARDS], 0..=1, |to| {
        players().for_each(|player| cards(to, player.done));
    });
    pen.piece("advanced", "each player's workshop card", [many, ADVANCED], 0..=1, |to| {
        players().for_each(|player| advanced(to, player.advanced));
    });
}

/// What lies on the tiles, and which tiles they are where that differs from match to match.
fn tiles(open: &Open, pen: &mut impl Pen) {
    let stalls = &open.stalls;
    let about = "pieces on the left and right track of each space";
    pen.piece("stock", about, [SPACES, 2], 0..=BYTE, |to| {
        stalls.iter().for_each(|stall| to.each(stall.stock));
    });
    let about = "on a mixed track: which pieces are of the second material, as bits from the left";
    pen.piece("second", about, [SPACES], 0..=BYTE, |to| {
        to.each(stalls.iter().map(|stall| stall.second));
    });
    pen.piece("faces", "which tiles show their second face", [SPACES], 0..=1, |to| {
        to.each(stalls.iter().map(|stall| stall.face as u8));
    });
    if open.random_layout {
        pen.piece("tiles", "the tile of each space", [SPACES, Tile::ALL.len()], 0..=1, |to| {
            stalls.iter().for_each(|stall| to.one_of(Tile::ALL.len(), Some(stall.tile.index())));
        });
    }
    let yards = open.yards.len();
    let about = "dice on alleys and courtyards by colour and face";
    pen.piece("yard_dice", about, [yards, COLOURS, MATERIALS], 0..=BYTE, |to| {
        open.yards.iter().for_each(|yard| dice(to, &yard.dice));
    });
    pen.piece("yard_goods", "goods on them", [yards, MATERIALS], 0..=Goods::MOST, |to| {
        open.yards.iter().for_each(|yard| goods(to, yard.goods));
    });
}

fn pool(open: &Open, pen: &mut impl Pen) {
    pen.piece("pool", "dice in the pool by colour", [COLOURS], 0..=BYTE, |to| to.each(open.pool));
    pen.piece("air", "dice about to be rolled", [COLOURS], 0..=BYTE, |to| to.each(open.air));
    pen.piece("rolled", "dice rolled at Gita's", [COLOURS, MATERIALS], 0..=BYTE, |to| {
        dice(to, &open.rolled);
    });
    pen.piece("discards", "discarded commissions", [CARDS], 0..=1, |to| cards(to, open.discards));
    let about = "how often each deck was made anew";
    pen.piece("shuffles", about, [DECKS], 0..=BYTE, |to| to.each(open.shuffles));
}

fn the_rival(rival: &Rival, pen: &mut impl Pen) {
    pen.piece("rival_goods", "materials of the Rival", [MATERIALS], 0..=Goods::MOST, |to| {
        goods(to, rival.goods);
    });
    pen.piece("rival_coins", "its coins", [1], 0..=u16::MAX, |to| to.put(rival.coins));
    pen.piece("rival_prestige", "its prestige", [1], 0..=u16::MAX, |to| to.put(rival.prestige));
    let about = "its skill, its toll and the turns it began in this round";
    pen.piece("rival_levels", about, [3], 0..=BYTE, |to| {
        to.each([rival.skill, rival.toll, rival.turns]);
    });
    pen.piece("rival_apprentices", "its apprentices by space", [3, SPACES], 0..=1, |to| {
        rival.apprentices.iter().for_each(|space| to.one_of(SPACES, Some(space.index())));
    });
    let shape = [COLOURS, MATERIALS];
    pen.piece("rival_under", "pool dice under its columns", shape, 0..=BYTE, |to| {
        dice(to, &rival.under);
    });
    pen.piece("rival_aside", "pool dice beside its mat", shape, 0..=BYTE, |to| {
        dice(to, &rival.aside);
    });
}

/// Cards seen from behind.
fn backs(view: &View, round: &Round, pen: &mut impl Pen) {
    let (many, most) = (round.len(), u16::from(DECK_SIZE));
    pen.piece("decks", "cards left in each deck", [DECKS], 0..=most, |to| to.each(view.decks));
    let about = "backs of each hand by deck, and by how many reshuffles came before";
    pen.piece("hand_backs", about, [many, DECKS, AGES], 0..=most, |to| {
        for seat in round.seats() {
            let hand = view.hands.get(seat.index()).map_or(&[][..], |hand| hand);
            to.counts(DECKS * AGES, hand.iter().map(back));
        }
    });
    let about = "backs of what the current seat has drawn, likewise";
    pen.piece("offer_backs", about, [DECKS, AGES], 0..=most, |to| {
        to.counts(DECKS * AGES, view.offer.iter().map(back));
    });
    let about = "workshop cards dealt to the current seat";
    pen.piece("dealt", about, [1], 0..=2, |to| to.put(view.dealt));
    pen.piece("refused", "which seats refused a workshop card", [many], 0..=1, |to| {
        to.each(round.seats().map(|seat| view.refused.get(seat.index()) == Some(&true)));
    });
}

fn back(back: &Back) -> usize {
    back.deck.index() * AGES + usize::from(back.since).min(AGES - 1)
}

/// The viewer's own cards; nothing for who looks on.
fn own_cards(view: &View, pen: &mut impl Pen) {
    let own = view.own.as_ref();
    pen.piece("own", "whether own cards are known", [1], 0..=1, |to| to.put(own.is_some()));
    pen.piece("own_hand", "the viewer's commissions", [CARDS], 0..=1, |to| {
        cards(to, own.map_or(Cards::NONE, |own| own.hand));
    });
    pen.piece("own_offer", "those to choose from", [CARDS], 0..=1, |to| {
        cards(to, own.map_or(Cards::NONE, |own| own.offer));
    });
    let about = "reshuffles before each of them was drawn";
    pen.piece("own_since", about, [CARDS], 0..=BYTE, |to| {
        to.each(Card::all().map(|card| own.map_or(0, |own| own.since.of(card))));
    });
    pen.piece("own_dealt", "workshop cards to choose from", [2, ADVANCED], 0..=1, |to| {
        own.map_or([None; 2], |own| own.dealt).into_iter().for_each(|card| advanced(to, card));
    });
    pen.piece("own_refused", "the workshop card refused", [ADVANCED], 0..=1, |to| {
        advanced(to, own.and_then(|own| own.refused));
    });
}

/// What is known of cards that lie elsewhere.
fn unseen(view: &View, pen: &mut impl Pen) {
    let about = "cards in the decks, or drawn by others since the last reshuffle";
    pen.piece("unseen", about, [CARDS], 0..=1, |to| cards(to, view.unseen));
    let about = "cards that others hold from before a reshuffle: 1 and the reshuffles before that";
    pen.piece("older", about, [CARDS], 0..=BYTE + 1, |to| {
        let since = |card: Card| {
            let class = view.older.iter().find(|older| older.cards.has(card));
            class.map_or(0, |older| 1 + u16::from(older.since))
        };
        to.each(Card::all().map(since));
    });
}

#[inline]
fn goods(to: &mut Values, goods: Goods) {
    to.each(Material::ALL.map(|material| goods.count(material)));
}

#[inline]
fn dice(to: &mut Values, dice: &DiceSet) {
    dice.0.into_iter().for_each(|faces: Faces| to.each(<[u8; MATERIALS]>::from(faces)));
}

#[inline]
fn cards(to: &mut Values, cards: Cards) {
    cards.bits().into_iter().for_each(|bits| to.bits(DECK_SIZE.into(), bits.into()));
}

#[inline]
fn advanced(to: &mut Values, card: Option<Advanced>) {
    to.one_of(ADVANCED, card.map(Advanced::index));
}
