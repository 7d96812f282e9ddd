//! Which number has an action? Each kind of action has a run of numbers. Those that are the same whatever
//! is printed come first, then dice, shops and spaces as the city has them.

use game::set_bit;

use crate::action::Action;
use crate::content::City;
use crate::legal;
use crate::pieces::{Arm, Building, CARDS, Card, Goods, Row, Shop, Souk, Space};
use crate::state::Yspahan;

/// More pieces of a kind are not given at once: the cards say at most 50, and an exchange of more would
/// need a purse that no game comes near.
const MOST_GIVEN: u16 = 64;

// Where the runs begin.
const PLAY: u16 = 0;
const TAKE: u16 = PLAY + CARDS as u16;
const DRAW: u16 = TAKE + Row::ALL.len() as u16;
const USE_ROW: u16 = DRAW + 1;
const USE_ROW_PLUS: u16 = USE_ROW + 1;
const USE_SUPERVISOR: u16 = USE_ROW_PLUS + CARDS as u16;
const USE_CARD: u16 = USE_SUPERVISOR + 1;
const USE_BUILD: u16 = USE_CARD + 1;
const SAVE: u16 = USE_BUILD + 1;
const LET_GO: u16 = SAVE + 1;
const BUILD: u16 = LET_GO + 1;
const END: u16 = BUILD + Building::ALL.len() as u16;
const GIVE_CAMELS: u16 = END + 1;
const GIVE_GOLD: u16 = GIVE_CAMELS + MOST_GIVEN;
const ROLL: u16 = GIVE_GOLD + MOST_GIVEN;

/// Where the runs begin that depend on the city.
struct Runs {
    place: u16,
    send: u16,
    walk: u16,
    end: u16,
}

impl Runs {
    #[inline]
    fn of(city: &City) -> Runs {
        let place = ROLL + u16::from(city.yellow_dice) + 1;
        let send = place + city.shops_before(Souk::ALL.len());
        let walk = send + city.shops_before(Souk::ALL.len());
        let arms: u16 = city.arms.iter().map(|&steps| u16::from(steps)).sum();
        Runs { place, send, walk, end: walk + 1 + arms }
    }
}

pub(crate) fn numbers(state: &Yspahan) -> usize {
    Runs::of(&state.board.content).end.into()
}

#[inline]
pub(crate) fn number(state: &Yspahan, action: Action) -> Option<u16> {
    let city: &City = &state.board.content;
    Some(match action {
        Action::Play { card } => PLAY + card.index() as u16,
        Action::Take { row } => TAKE + row.index() as u16,
        Action::Draw => DRAW,
        Action::UseRow { plus: None } => USE_ROW,
        Action::UseRow { plus: Some(card) } => USE_ROW_PLUS + card.index() as u16,
        Action::UseSupervisor => USE_SUPERVISOR,
        Action::UseCard => USE_CARD,
        Action::UseBuild => USE_BUILD,
        Action::Save => SAVE,
        Action::LetGo => LET_GO,
        Action::Build { building } => BUILD + building.index() as u16,
        Action::End => END,
        Action::Give { amount, .. } if !(1..=MOST_GIVEN).contains(&amount) => return None,
        Action::Give { amount, goods: Goods::Camels } => GIVE_CAMELS + amount - 1,
        Action::Give { amount, goods: Goods::Gold } => GIVE_GOLD + amount - 1,
        Action::Roll { yellow } if yellow > city.yellow_dice => return None,
        Action::Roll { yellow } => ROLL + u16::from(yellow),
        Action::Place { shop } => Runs::of(city).place + city.shop_number(shop)?,
        Action::Send { shop } => Runs::of(city).send + city.shop_number(shop)?,
        Action::Walk { to } => Runs::of(city).walk + city.space_number(to)?,
    })
}

pub(crate) fn numbered(state: &Yspahan, number: u16) -> Option<Action> {
    let city: &City = &state.board.content;
    let runs = Runs::of(city);
    let card = |first: u16| Card::ALL[usize::from(number - first)];
    let building = |first: u16| Building::ALL[usize::from(number - first)];
    Some(match number {
        PLAY..TAKE => Action::Play { card: card(PLAY) },
        TAKE..DRAW => Action::Take { row: Row::ALL[usize::from(number - TAKE)] },
        DRAW => Action::Draw,
        USE_ROW => Action::UseRow { plus: None },
        USE_ROW_PLUS..USE_SUPERVISOR => Action::UseRow { plus: Some(card(USE_ROW_PLUS)) },
        USE_SUPERVISOR => Action::UseSupervisor,
        USE_CARD => Action::UseCard,
        USE_BUILD => Action::UseBuild,
        SAVE => Action::Save,
        LET_GO => Action::LetGo,
        BUILD..END => Action::Build { building: building(BUILD) },
        END => Action::End,
        GIVE_CAMELS..GIVE_GOLD => {
            Action::Give { amount: number - GIVE_CAMELS + 1, goods: Goods::Camels }
        }
        GIVE_GOLD..ROLL => Action::Give { amount: number - GIVE_GOLD + 1, goods: Goods::Gold },
        _ if number < runs.place => Action::Roll { yellow: (number - ROLL) as u8 },
        _ if number < runs.send => Action::Place { shop: city.shop_at(number - runs.place)? },
        _ if number < runs.walk => Action::Send { shop: city.shop_at(number - runs.send)? },
        _ => Action::Walk { to: city.spaces().nth(usize::from(number - runs.walk))? },
    })
}

pub(crate) fn legal_mask(state: &Yspahan, words: &mut [u64]) {
    legal::each(state, &mut |action| {
        if let Some(number) = number(state, action) {
            set_bit(words, number.into());
        }
    });
}

impl City {
    /// How many shops there are in so many souks.
    fn shops_before(&self, souks: usize) -> u16 {
        self.souks[..souks].iter().map(|souk| u16::from(souk.shops)).sum()
    }

    /// Shops counted from 0, souk by souk.
    fn shop_number(&self, shop: Shop) -> Option<u16> {
        let exists = (1..=self.souk(shop.souk).shops).contains(&shop.number);
        exists.then(|| self.shops_before(shop.souk.index()) + u16::from(shop.number) - 1)
    }

    fn shop_at(&self, number: u16) -> Option<Shop> {
        let all = Souk::ALL.into_iter();
        let mut shops =
            all.flat_map(|souk| (1..=self.souk(souk).shops).map(move |n| Shop::new(souk, n)));
        shops.nth(number.into())
    }

    /// Spaces counted from 0: the centre, then each arm outwards.
    pub(crate) fn space_number(&self, space: Space) -> Option<u16> {
        if space == Space::CENTRE {
            return Some(0);
        }
        let before = Arm::ALL[..space.arm().index()].iter();
        let steps: u16 = before.map(|arm| u16::from(self.arms[arm.index()])).sum();
        self.has_space(space).then(|| steps + u16::from(space.step()))
    }
}
