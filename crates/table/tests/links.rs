//! Links of version 2 at the table and in records: what fits goes on, what does not is named.

use game::{Dealer, Quick, Seat, Settings};
use table::{
    AnyTable, Chain, DiceVerdict, Parts, Reason, Record, SeatDice, Setup, Waiting, dice_by, hex,
    open, resume, verify, with_link,
};

/// Seats 1 and 2 have sealed a chain, seat 3 has not.
fn chains() -> [Option<Chain>; 3] {
    [Some(Chain::new([1; 32])), Some(Chain::new([2; 32])), None]
}

fn opened(game: &str) -> Box<dyn AnyTable> {
    let names = ["Anna", "Bruno", "Carla"].map(str::to_owned).to_vec();
    let mut setup = Setup::seeded(Settings::default(), names, 7);
    setup.parts = Parts::Chains(chains().map(|chain| chain.map(|chain| chain.opened())).to_vec());
    open(game, setup).unwrap()
}

/// The link that this seat's next decision carries.
fn due(table: &dyn AnyTable, seat: Seat) -> Option<table::Link> {
    let SeatDice::Own { next, .. } = table.seat_dice()[seat.index()] else { return None };
    chains()[seat.index()]?.link(next)
}

/// One decision by chance, with its link unless `lost` says that the seed is gone.
fn step(table: &mut dyn AnyTable, dealer: &mut Quick, lost: bool) -> Option<Seat> {
    let Waiting::Decision(seat) = table.awaiting() else { return None };
    let choices = table.choices();
    let choice = &choices[dealer.below(choices.len() as u32) as usize];
    let link = due(table, seat).filter(|_| !lost);
    table.act(seat, &with_link(&choice.notation, link.as_ref())).unwrap();
    Some(seat)
}

/// A whole match; seat 2 loses its seed after so many decisions of all.
fn played(game: &str, lost_after: usize) -> Box<dyn AnyTable> {
    let (mut table, mut dealer) = (opened(game), Quick::new(3));
    for number in 0.. {
        let lost = number >= lost_after && table.awaiting() == Waiting::Decision(Seat::new(1));
        if step(&mut *table, &mut dealer, lost).is_none() {
            break;
        }
    }
    table
}

fn against(text: &str) -> String {
    let found = Record::parse(text).and_then(|record| verify(&record));
    found.expect_err("something was changed").to_string()
}

#[test]
fn a_record_with_links_comes_back_and_verifies_in_every_game() {
    for info in catalog::all() {
        let table = played(info.key, usize::MAX);
        let text = table.record().to_string();
        assert!(text.starts_with("serai record 2\n") && text.contains("\nseal 3: none\n"));
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.to_string(), text, "{}", info.key);
        let verdict = verify(&record).unwrap();
        assert!(verdict.finished && verdict.dice == DiceVerdict::Fair);
        assert_eq!(dice_by(&verdict.seats), (2, 3), "{}", info.key);
    }
}

#[test]
fn an_unfinished_record_is_played_on_with_the_same_dice() {
    let (mut table, mut dealer) = (opened("yspahan"), Quick::new(5));
    for _ in 0..20 {
        step(&mut *table, &mut dealer, false);
    }
    let record = Record::parse(&table.record().to_string()).unwrap();
    assert_eq!(verify(&record).unwrap().dice, DiceVerdict::NotYetRevealed);
    let mut again = resume(&record, table.secret()).unwrap();
    assert_eq!(again.seat_dice(), table.seat_dice());
    let mut twin = Quick::new(6);
    let mut dealer = Quick::new(6);
    for _ in 0..20 {
        step(&mut *table, &mut dealer, false);
        step(&mut *again, &mut twin, false);
    }
    assert_eq!(again.record(), table.record());
}

#[test]
fn a_wrong_link_changes_nothing() {
    let (mut table, mut dealer) = (opened("osaka"), Quick::new(1));
    let mut tried = 0;
    for _ in 0..30 {
        let Waiting::Decision(seat) = table.awaiting() else { break };
        if let SeatDice::Own { next, last } = table.seat_dice()[seat.index()] {
            let chain = chains()[seat.index()].unwrap();
            let notation = table.choices()[0].notation.clone();
            for wrong in [[0; 32], last, chain.link(next + 1).unwrap()] {
                let before = table.record();
                let no = table.act(seat, &with_link(&notation, Some(&wrong))).unwrap_err();
                assert_eq!((no.reason, table.record()), (Reason::Link, before));
                tried += 1;
            }
        }
        step(&mut *table, &mut dealer, false);
    }
    assert!(tried > 30, "{tried}");
}

/// Whatever is decided after a take-back opens the same link, so the same roll comes.
#[test]
fn taking_back_and_deciding_again_opens_nothing_new() {
    let mut taken = 0;
    for info in catalog::all() {
        let (mut table, mut dealer) = (opened(info.key), Quick::new(4));
        for _ in 0..200 {
            let before = table.duplicate();
            let Some(seat) = step(&mut *table, &mut dealer, false) else { break };
            let after = table.record();
            if table.take_back(seat).is_err() {
                continue;
            }
            assert_eq!(table.seat_dice(), before.seat_dice(), "the same link is due again");
            assert_eq!(table.record(), before.record());
            let decided = after.lines.last().unwrap().text.split_once(": ").unwrap().1.to_owned();
            table.act(seat, &decided).unwrap();
            assert_eq!(table.record(), after);
            taken += 1;
        }
    }
    assert!(taken > 50, "{taken}");
}

#[test]
fn a_decision_without_its_link_breaks_the_chain_for_all_to_see() {
    let table = played("osaka", 10);
    assert_eq!(table.seat_dice()[1], SeatDice::Broken);
    let record = Record::parse(&table.record().to_string()).unwrap();
    let verdict = verify(&record).unwrap();
    assert_eq!((dice_by(&verdict.seats), verdict.dice), ((1, 3), DiceVerdict::Fair));
    let mut links = record.lines.iter().filter(|line| line.text.starts_with("seat 2: "));
    assert!(links.clone().any(|line| line.text.contains(" / ")), "before");
    let unlinked = links.position(|line| !line.text.contains(" / ")).unwrap();
    assert!(links.all(|line| !line.text.contains(" / ")), "none after the {unlinked}th");
}

#[test]
fn forged_links_are_named_by_their_line() {
    let text = played("osaka", usize::MAX).record().to_string();
    let (at, line) = (1..)
        .zip(text.lines())
        .filter(|(_, line)| line.contains("seat 1: ") && line.contains(" / "))
        .nth(3)
        .unwrap();
    let (plain, _) = line.split_once(" / ").unwrap();
    let named = |forged: &str| against(&text.replace(line, forged));
    let why = named(&format!("{plain} / {}", hex(&[9; 32])));
    assert!(why.contains(&format!("line {at}")) && why.contains("next link of seat 1"), "{why}");
    let why = named(&format!("{plain} / {}", hex(&[171; 32]).to_uppercase()));
    assert!(why.contains(&format!("line {at}")) && why.contains("lower case"), "{why}");
    // A link left out turns the key otherwise, or its seat's next link comes after a break.
    named(plain);
    let third = text.lines().find(|line| line.contains("seat 3: ") && !line.starts_with("seat"));
    let third = third.unwrap();
    let why = against(&text.replace(third, &format!("{third} / {}", hex(&[9; 32]))));
    assert!(why.contains("has no seal"), "{why}");
}

#[test]
fn forged_seals_and_openings_are_named_by_their_line() {
    let text = played("osaka", usize::MAX).record().to_string();
    let line = |start: &str| text.lines().find(|line| line.starts_with(start)).unwrap();
    let two = Chain::new([2; 32]);
    for (old, new, why) in [
        ("link 1: ", hex(&two.opened().opening), "does not open the seal of seat 1"),
        ("seal 2: ", hex(&Chain::new([1; 32]).seal()), "has another seat's seal"),
        ("seal 2: ", "none".to_owned(), "no seal for it to open"),
    ] {
        let found = against(&text.replace(line(old), &format!("{old}{new}")));
        assert!(found.contains(why) && found.contains("line "), "{found}");
    }
    let missing = against(&text.replace(&format!("{}\n", line("link 2: ")), ""));
    assert!(missing.contains("link 2"), "{missing}");
    let old = against(&text.replace("serai record 2", "serai record 1"));
    assert!(old.contains("not a line of a record's header"), "{old}");
}
