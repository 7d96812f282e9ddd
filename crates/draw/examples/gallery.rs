//! Writes one page for every kind of decision of every game, in every layout, to be looked at:
//! `cargo run -p draw --example gallery -- FOLDER [GAME] [LANGUAGE]`.

use std::collections::BTreeMap;
use std::path::Path;

use draw::Layout;
use game::{Dealer, Quick, Seat, Settings, Viewer};
use lang::{Language, Speaker};
use maud::{DOCTYPE, PreEscaped, html};
use table::{Frame, Setup, Waiting};

const NAMES: [&str; 5] = ["Anna", "Bertrand", "Leila", "Ottavio", "Kim"];
/// Positions before this many decisions are too empty to be looked at, unless there are no others.
const OPENING: usize = 40;

fn main() -> std::io::Result<()> {
    let mut words = std::env::args().skip(1);
    let folder = words.next().unwrap_or_else(|| "gallery".to_owned());
    let (wanted, language) = (words.next(), words.next());
    let language: Language = language.and_then(|code| code.parse().ok()).unwrap_or_default();
    std::fs::create_dir_all(&folder)?;
    for key in draw::BOARDS.iter().filter(|key| wanted.as_deref().is_none_or(|one| one == **key)) {
        for (kind, frame) in kinds(key) {
            hang(Path::new(&folder), &kind, &frame, language)?;
        }
    }
    Ok(())
}

/// One position for each kind of decision met in a few matches at random.
fn kinds(key: &str) -> BTreeMap<String, Frame> {
    let mut found = BTreeMap::new();
    let most = catalog::info(key).map_or(2, |info| info.max_seats);
    for seed in 1..=6 {
        let names = NAMES[..usize::from(most)].iter().map(|&name| name.to_owned()).collect();
        let setup = Setup::seeded(Settings::default(), names, seed);
        let Ok(mut table) = table::open(key, setup) else { return found };
        let mut dealer = Quick::new(seed);
        let mut step = 0;
        while let Waiting::Decision(seat) = table.awaiting() {
            let frame = table.frame(Viewer::Seat(seat));
            let kind = frame.ask.key.to_string();
            if step > OPENING || seed == 1 && !found.contains_key(&kind) {
                let better = |old: &Frame| old.choices.len() < frame.choices.len();
                if found.get(&kind).is_none_or(better) {
                    found.insert(kind, frame);
                }
            }
            let choices = table.choices();
            let chosen = &choices[dealer.below(choices.len() as u32) as usize];
            if table.act(seat, &chosen.notation).is_err() {
                break;
            }
            step += 1;
        }
        found.insert("over".to_owned(), table.frame(Viewer::Seat(Seat::new(0))));
    }
    found
}

fn hang(folder: &Path, kind: &str, frame: &Frame, language: Language) -> std::io::Result<()> {
    let speaker = Speaker::new(language, NAMES.map(str::to_owned).to_vec());
    for (layout, name) in
        [(Layout::Wide, "wide"), (Layout::Square, "square"), (Layout::Narrow, "narrow")]
    {
        for theme in ["light", "dark"] {
            let page = html! {
                (DOCTYPE)
                html data-theme=(theme) {
                    head {
                        meta charset="utf-8";
                        meta name="viewport" content="width=device-width";
                        style { "body{margin:0}" (PreEscaped(draw::STYLE)) }
                    }
                    body { (draw::board(frame, &speaker, layout)) }
                }
            };
            let file = format!("{}.{kind}.{name}.{theme}.html", frame.game);
            std::fs::write(folder.join(file), page.into_string())?;
        }
    }
    Ok(())
}
