//! Which pieces stand beside which rule.

use draw::Figure;

const fn piece(symbol: &'static str) -> Figure {
    Figure { symbol, class: "", width: 40, height: 40 }
}

const fn coloured(symbol: &'static str, class: &'static str) -> Figure {
    Figure { symbol, class, width: 40, height: 40 }
}

const fn card(symbol: &'static str) -> Figure {
    Figure { symbol, class: "", width: 40, height: 57 }
}

/// The pieces that a rule speaks of; mostly none.
pub fn beside(rule: &str) -> &'static [Figure] {
    match rule.as_bytes().first() {
        Some(b'O') => osaka(rule),
        Some(b'Y') => yspahan(rule),
        Some(b'I') => istanbul(rule),
        Some(b'T') => tabriz(rule),
        _ => &[],
    }
}

fn osaka(rule: &str) -> &'static [Figure] {
    match rule {
        "O02" => &const { [card("card-r2"), card("card-b3"), card("card-y5"), card("card-g2")] },
        "O03" => &const { [piece("ship-0"), piece("ship-1"), piece("ship-2"), piece("anchor")] },
        "O05" => &const { [card("back")] },
        "O07" => {
            &const { [piece("token-0"), piece("token-1"), piece("token-2"), piece("token-3")] }
        }
        "O13" => &const { [piece("ship-3")] },
        "O31" => &const { [card("card-g5"), card("card-g3"), piece("token-3")] },
        "O37" => &const { [piece("shield"), card("card-b2")] },
        "O39" => &const { [piece("ship-2")] },
        _ => &[],
    }
}

fn yspahan(rule: &str) -> &'static [Figure] {
    match rule {
        "Y02" => {
            &const { [piece("goods-0"), piece("goods-1"), piece("goods-2"), piece("goods-3")] }
        }
        "Y03" => &const { [piece("coin")] },
        "Y10" => &const { [coloured("die-4", "die-white"), coloured("die-6", "die-yellow")] },
        "Y21" => &const { [piece("camel"), piece("coin")] },
        "Y22" => &const { [coloured("cube", "b-s0"), coloured("cube", "b-s1")] },
        "Y30" => &const { [piece("supervisor")] },
        "Y34" => &const { [piece("camel"), coloured("cube", "b-s0")] },
        "Y45" => &const { [card("back")] },
        "Y57" => {
            &const {
                [
                    piece("building-0"),
                    piece("building-1"),
                    piece("building-2"),
                    piece("building-3"),
                    piece("building-4"),
                    piece("building-5"),
                ]
            }
        }
        _ => &[],
    }
}

fn istanbul(rule: &str) -> &'static [Figure] {
    match rule {
        "I11" => {
            &const {
                [
                    piece("face-0"),
                    piece("face-1"),
                    piece("face-2"),
                    piece("face-3"),
                    piece("face-4"),
                    piece("face-5"),
                ]
            }
        }
        "I12" => &const { [piece("crystal")] },
        "I20" => &const { [piece("face-0"), piece("face-0"), piece("marker-0")] },
        "I21" => &const { [piece("crystal")] },
        "I22" => &const { [piece("brown")] },
        "I24" => &const { [piece("face-4"), piece("lira")] },
        "I25" => &const { [piece("face-5"), card("back")] },
        "I26" => &const { [piece("mosque")] },
        "I28" => &const { [piece("ruby")] },
        _ => &[],
    }
}

fn tabriz(rule: &str) -> &'static [Figure] {
    match rule {
        "T04" => {
            &const { [piece("mat-0"), piece("mat-1"), piece("mat-2"), piece("mat-3"), piece("mat-4")] }
        }
        "T05" => &const { [piece("die-of-0"), piece("die-of-1"), piece("die-of-2")] },
        "T20" => &const { [coloured("seat-0", "b-s0"), coloured("seat-1", "b-s1")] },
        "T24" => &const { [card("rug")] },
        "T40" => &const { [piece("skill")] },
        "T55" => &const { [piece("coin"), piece("mat-0")] },
        "T92" => &const { [piece("rival")] },
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_is_drawn_and_every_game_has_some() {
        for info in catalog::all() {
            let drawn = draw::figure_defs(info.key).into_string();
            let rules = game::rules::parse(info.rules).unwrap();
            let shown: Vec<&Figure> = rules.iter().flat_map(|rule| beside(&rule.id)).collect();
            assert!(shown.len() >= 10, "{}: {} figures", info.key, shown.len());
            for figure in shown {
                let id = format!("id=\"{}\"", figure.symbol);
                assert!(drawn.contains(&id), "{}: no drawing of {}", info.key, figure.symbol);
            }
        }
    }
}
