//! Checking commissions, advanced workshop cards and the workshop actions on both.

use game::Broken;

use super::build::only_wealth;
use super::places::Places;
use super::raw::{self, ByName, Noted, Parsed};
use super::{AdvancedCard, Commission, Exchange, MOST_ACTIONS};
use crate::card::{ADVANCED, Advanced, CARDS, Card, Cards, Deck};
use crate::code::{Bundle, Code};
use crate::goods::Material;

/// By material: the cards that ask for more than none of it, more than one, and so on to the most.
pub(super) fn asking_more(cards: &[Commission; CARDS]) -> [Vec<Cards>; 5] {
    Material::ALL.map(|material| {
        let asked = |card: Card| cards[card.index()].needs.count(material);
        let most = Card::all().map(asked).max().unwrap_or(0);
        (0..most).map(|count| Card::all().filter(|&card| asked(card) > count).collect()).collect()
    })
}

type Everything = (Vec<Exchange>, [Commission; CARDS], [AdvancedCard; ADVANCED]);

/// Actions on one card.
const MOST_ON_A_CARD: usize = 3;

pub(super) fn all(table: &raw::Table, at: &Places) -> Result<Everything, Broken> {
    let decks = [&table.karmandan, &table.bazaari, &table.ashraf];
    let on_cards = decks.iter().flat_map(|deck| deck.values()).flat_map(|card| &card.workshop);
    let on_advanced = table.advanced.values().flat_map(|card| &card.workshop);
    let codes = on_cards.chain(on_advanced).map(|Parsed(code)| (code.to_string(), *code));
    let codes: std::collections::BTreeMap<String, Code> = codes.collect();
    if codes.len() > MOST_ACTIONS {
        let message = format!("at most {MOST_ACTIONS} different workshop actions are possible");
        return Err(at.broken("karmandan", message));
    }
    let exchange = |code: &Code| Exchange { code: *code, give: code.give(), get: code.get() };
    let actions: Vec<Exchange> = codes.values().map(exchange).collect();
    let mut cards = Vec::with_capacity(CARDS);
    for (deck, raw) in Deck::ALL.into_iter().zip(decks) {
        no_strangers::<Card>(raw, deck.name(), |card| card.deck() == deck, at)?;
        for card in Card::all().filter(|card| card.deck() == deck) {
            cards.push(commission(raw, card, &actions, at)?);
        }
    }
    no_strangers::<Advanced>(&table.advanced, "advanced", |_| true, at)?;
    let mut advanced = Vec::with_capacity(ADVANCED);
    for number in 0..ADVANCED as u8 {
        advanced.push(advanced_card(table, Advanced(number), &actions, at)?);
    }
    let cards = cards.try_into().expect("every card was read");
    Ok((actions, cards, advanced.try_into().expect("every card was read")))
}

/// Every key must be the name of a card of that deck.
fn no_strangers<T: std::str::FromStr>(
    raw: &ByName<impl Sized>,
    table: &str,
    belongs: impl Fn(&T) -> bool,
    at: &Places,
) -> Result<(), Broken> {
    for key in raw.keys() {
        if !key.parse::<T>().is_ok_and(|card| belongs(&card)) {
            let message = format!("`{key}` is no card of {table}");
            return Err(at.broken(&format!("{table}.{key}"), message));
        }
    }
    Ok(())
}

fn commission(
    raw: &ByName<Noted<raw::Commission>>,
    card: Card,
    actions: &[Exchange],
    at: &Places,
) -> Result<Commission, Broken> {
    let deck = card.deck();
    let path = format!("{deck}.{card}");
    let Some(raw) = raw.get(&card.to_string()) else {
        return Err(at.broken(deck.name(), format!("the commission {card} is missing")));
    };
    let needs = raw.needs.0.0;
    if needs != (Bundle { goods: needs.goods, ..Bundle::default() }) {
        return Err(at.broken(&path, format!("{card} can only need materials")));
    }
    let reward = raw.reward.0.0;
    if reward.cards > 0 {
        return Err(at.broken(&path, format!("the reward of {card} cannot be a card")));
    }
    let actions = numbers(&raw.workshop, actions, &path, at)?;
    Ok(Commission { needs: needs.goods, reward, actions })
}

fn advanced_card(
    table: &raw::Table,
    card: Advanced,
    actions: &[Exchange],
    at: &Places,
) -> Result<AdvancedCard, Broken> {
    let Some(raw) = table.advanced.get(&card.to_string()) else {
        return Err(at.broken("advanced", format!("the workshop card {card} is missing")));
    };
    let path = format!("advanced.{card}");
    if raw.workshop.is_empty() {
        return Err(at.broken(&path, format!("{card} has no workshop action")));
    }
    let start = only_wealth(raw.start.0.0, &path, at)?;
    Ok(AdvancedCard { start, actions: numbers(&raw.workshop, actions, &path, at)? })
}

/// Where the actions of a card stand in the list, each checked.
fn numbers(
    codes: &[Parsed<Code>],
    actions: &[Exchange],
    path: &str,
    at: &Places,
) -> Result<Vec<u8>, Broken> {
    if codes.len() > MOST_ON_A_CARD {
        return Err(at.broken(path, format!("a card has at most {MOST_ON_A_CARD} actions")));
    }
    let mut numbers = Vec::new();
    for Parsed(code) in codes {
        let (give, get) = (code.give(), code.get());
        let strange = give.skill > 0 || give.cards > 1 || get.cards > 1;
        if strange || give.prestige > 0 || get.prestige > 0 {
            return Err(at.broken(path, format!("`{code}` is no workshop action")));
        }
        if give.goods.iter().any(|(material, _)| get.goods.count(material) > 0) {
            return Err(at.broken(path, format!("`{code}` gives and gets the same material")));
        }
        let number = actions.iter().position(|exchange| exchange.code == *code);
        numbers.push(number.expect("every action is in the list") as u8);
    }
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use game::content::Printed;
    use game::{Dealer, Quick};

    use super::*;
    use crate::content::Bazaar;
    use crate::goods::Goods;

    #[test]
    fn who_has_what_no_card_asks_more_of_can_complete_it() {
        let content = Bazaar::read(Bazaar::BUILT_IN).unwrap();
        let mut dealer = Quick::new(1);
        for _ in 0..1_000 {
            let goods = Goods::each([0; 5].map(|_: u8| dealer.below(6) as u8));
            for card in Card::all() {
                let asks = |material: Material| {
                    let asking = &content.asking_more[material.index()];
                    let more = asking.get(usize::from(goods.count(material)));
                    more.is_some_and(|cards| cards.has(card))
                };
                let missing = Material::ALL.into_iter().any(asks);
                assert_eq!(goods.holds(content.card(card).needs), !missing, "{card} by {goods}");
            }
        }
    }
}
