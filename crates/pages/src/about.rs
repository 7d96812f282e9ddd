//! Which rules tell about which place on a board. Places are the first word of a spot's name.

/// The ids of the rules about a spot, such as `shop-3-1`; none where no rule says more than the
/// choice itself.
pub fn about(game: &str, spot: &str) -> &'static [&'static str] {
    let place = spot.split(|letter: char| letter.is_ascii_digit()).next().unwrap_or_default();
    let place = place.trim_end_matches('-');
    match game {
        "osaka" => osaka(place),
        "yspahan" => yspahan(place),
        "istanbul" => istanbul(place),
        "tabriz" => tabriz(place),
        _ => &[],
    }
}

fn osaka(place: &str) -> &'static [&'static str] {
    match place {
        "buy" => &["O10", "O13", "O18"],
        "hand" => &["O10", "O11", "O12"],
        "market" => &["O14", "O17", "O20"],
        "reserved" => &["O16"],
        "reserve-market" | "reserve-production" | "production" => &["O15", "O16"],
        "token" => &["O07", "O35"],
        "goods" => &["O31", "O37", "O38"],
        "ship" => &["O03", "O13", "O30", "O39"],
        "pass" => &["O24"],
        _ => &[],
    }
}

fn yspahan(place: &str) -> &'static [&'static str] {
    match place {
        "row" | "use-row" => &["Y11", "Y20", "Y21", "Y22"],
        "yellow" => &["Y10", "Y13"],
        "shop" => &["Y23", "Y24", "Y25"],
        "space" | "supervisor" => &["Y30", "Y31", "Y33", "Y35"],
        "camel" => &["Y34", "Y40", "Y41", "Y42"],
        "card" | "deck" => &["Y45", "Y46"],
        "plus" => &["Y27"],
        "building" | "plots" => &["Y57", "Y58", "Y56"],
        "camels" | "gold" => &["Y51", "Y52", "Y53"],
        _ => &[],
    }
}

fn istanbul(place: &str) -> &'static [&'static str] {
    match place {
        "own-tile" => &["I10", "I32", "I47"],
        "income" => &["I10"],
        "crystals" | "dice" => &["I11", "I12", "I14"],
        "equal" => &["I20", "I14"],
        "different" => &["I21", "I22", "I23"],
        "lira-dice" => &["I24"],
        "deck" | "card" => &["I25", "I40", "I41", "I42"],
        "tile" => &["I26", "I27", "I32"],
        "ruby" => &["I28", "I29", "I30"],
        "payment" => &["I31", "I43"],
        "markers" => &["I23"],
        "end" => &["I13", "I15"],
        _ => &[],
    }
}

fn tabriz(place: &str) -> &'static [&'static str] {
    match place {
        "space" => &["T20", "T21", "T22", "T23"],
        "decks" | "deck" | "bank" | "offer" => &["T50", "T51", "T43"],
        "track" => &["T55", "T56", "T57"],
        "trade" => &["T60"],
        "workshop" => &["T33", "T35"],
        "advanced" => &["T80", "T73"],
        "hand" => &["T23", "T24", "T25"],
        "pool" | "die" | "price" => &["T05", "T61", "T62", "T63", "T67"],
        "rival" => &["T92", "T95", "T96"],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_named_here_exists() {
        let places = [
            ("osaka", "buy hand market reserved reserve-market token goods ship pass"),
            ("yspahan", "row yellow shop space camel card plus building camels"),
            (
                "istanbul",
                "own-tile income dice equal different lira-dice card tile ruby payment markers end",
            ),
            ("tabriz", "space decks track trade workshop advanced hand pool rival"),
        ];
        for (game, places) in places {
            let info = catalog::info(game).unwrap();
            let rules = game::rules::parse(info.rules).unwrap();
            for place in places.split(' ') {
                let ids = about(game, &format!("{place}-3-1"));
                assert!(!ids.is_empty(), "{game}: nothing about {place}");
                let known = |id: &&str| rules.iter().any(|rule| rule.id == *id);
                assert!(ids.iter().all(known), "{game} {place}: {ids:?}");
            }
        }
    }
}
