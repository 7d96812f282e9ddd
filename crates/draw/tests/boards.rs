//! Every choice can be pointed at, in every game and both layouts, along random matches.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use draw::Layout;
use game::{Dealer, Quick, Seat, Settings, Spoken, Viewer};
use lang::{Language, Speaker};
use roxmltree::{Document, Node};
use table::{AnyTable, Frame, Setup, Waiting};

/// Choices without a place on the board, by game and the first word of their spots: ends, refusals,
/// amounts, and choices between several things at once. They are buttons below the board.
const WITHOUT_A_PLACE: [(&str, &[&str]); 4] = [
    ("istanbul", &["decline", "end", "income", "payment", "take", "take-other"]),
    ("osaka", &["done", "pass"]),
    ("tabriz", &["advanced", "done", "pool"]),
    ("yspahan", &["camels", "end", "gold", "plus", "use-row"]),
];

/// Plays a match at random and hands every so-many-th position to a check.
fn along_a_match(key: &str, seats: u8, seed: u64, every: usize, check: impl Fn(&dyn AnyTable)) {
    along(key, "", seats, seed, every, check);
}

fn along(
    key: &str,
    options: &str,
    seats: u8,
    seed: u64,
    every: usize,
    check: impl Fn(&dyn AnyTable),
) {
    let names = Seat::all(seats).map(|seat| format!("Ann & <{seat}>")).collect();
    let settings = Settings::parse(options).unwrap();
    let mut table = table::open(key, Setup::seeded(settings, names, seed)).unwrap();
    let mut dealer = Quick::new(seed);
    let mut step = seed as usize;
    while let Waiting::Decision(seat) = table.awaiting() {
        if step.is_multiple_of(every) {
            check(table.as_ref());
        }
        let choices = table.choices();
        let chosen = &choices[dealer.below(choices.len() as u32) as usize];
        table.act(seat, &chosen.notation).unwrap();
        step += 1;
    }
    check(table.as_ref());
}

/// The same for every game with every number of players, and for Tabriz in every mode.
fn along_matches(check: impl Fn(&dyn AnyTable)) {
    let all = "edition=prototype,advanced=true,sides=random,layout=random";
    along("tabriz", all, 5, 1, 17, &check);
    for rival in 1..=5 {
        along("tabriz", &format!("advanced=true,rival=r{rival}"), 1, rival, 17, &check);
    }
    for info in catalog::all() {
        for seats in info.min_seats..=info.max_seats {
            along_a_match(info.key, seats, u64::from(seats), 11, &check);
        }
    }
}

fn speaker(table: &dyn AnyTable, language: Language) -> Speaker {
    Speaker::new(language, table.names().to_vec())
}

/// As who decides sees it, and as a spectator does.
fn frames(table: &dyn AnyTable) -> Vec<Frame> {
    let decider = match table.awaiting() {
        Waiting::Decision(seat) => Some(Viewer::Seat(seat)),
        _ => None,
    };
    let viewers = [Viewer::Spectator].into_iter().chain(decider);
    viewers.map(|viewer| table.frame(viewer)).collect()
}

/// The drawn spots by name; none twice.
fn spots<'a>(document: &'a Document<'a>) -> BTreeMap<&'a str, Node<'a, 'a>> {
    let mut found = BTreeMap::new();
    for node in document.descendants() {
        if let Some(name) = node.attribute("id").and_then(|id| id.strip_prefix("spot-")) {
            assert!(found.insert(name, node).is_none(), "{name} is drawn twice");
        }
    }
    found
}

#[test]
fn every_choice_is_one_open_spot_that_says_what_it_does() {
    along_matches(|table| {
        for frame in frames(table) {
            let speaker = speaker(table, Language::ENGLISH);
            for layout in Layout::ALL {
                let svg = draw::board(&frame, &speaker, layout).into_string();
                let document = Document::parse(&svg).unwrap_or_else(|e| panic!("{e}\n{svg}"));
                check_choices(&frame, &speaker, &spots(&document));
            }
        }
    });
}

fn check_choices(frame: &Frame, speaker: &Speaker, spots: &BTreeMap<&str, Node<'_, '_>>) {
    let mut places = BTreeSet::new();
    for (index, choice) in frame.choices.iter().enumerate() {
        let name = choice.spot.to_string();
        let spot = spots.get(name.as_str()).unwrap_or_else(|| panic!("{}: no {name}", frame.game));
        let numbers: Vec<&str> = spot.attribute("data-choice").unwrap().split(' ').collect();
        assert!(numbers.contains(&(index + 1).to_string().as_str()), "{name}: {numbers:?}");
        let label = spot.attribute("aria-label").unwrap();
        let many = numbers.len() > 3 && label.contains(&numbers.len().to_string());
        assert!(many || label.contains(&speaker.say(&choice.phrase)), "{name}: {label}");
        assert_eq!(spot.attribute("role"), Some("button"));
        places.insert(name);
    }
    let open = spots.values().filter(|spot| spot.has_attribute("data-choice"));
    assert_eq!(open.count(), places.len(), "{}: more glows than can be chosen", frame.game);
}

#[test]
fn only_choices_without_a_place_are_not_on_the_board() {
    along_matches(|table| {
        for frame in frames(table) {
            let speaker = speaker(table, Language::ENGLISH);
            let svg = draw::board(&frame, &speaker, Layout::Wide).into_string();
            let document = Document::parse(&svg).unwrap();
            let tray = document.descendants().find(|node| node.attribute("class") == Some("tray"));
            let (_, allowed) =
                WITHOUT_A_PLACE.into_iter().find(|(key, _)| *key == frame.game).unwrap();
            for id in
                tray.iter().flat_map(Node::descendants).filter_map(|node| node.attribute("id"))
            {
                let place =
                    id["spot-".len()..].trim_end_matches(|c: char| c == '-' || c.is_ascii_digit());
                assert!(allowed.contains(&place), "{}: {id} has no place", frame.game);
            }
        }
    });
}

#[test]
fn names_are_unique_and_nothing_is_styled_inline() {
    along_matches(|table| {
        for layout in Layout::ALL {
            let frame = table.frame(Viewer::Seat(Seat::new(0)));
            let svg =
                draw::board(&frame, &speaker(table, "it".parse().unwrap()), layout).into_string();
            let document = Document::parse(&svg).unwrap();
            let mut seen = BTreeSet::new();
            for node in document.descendants() {
                if let Some(id) = node.attribute("id") {
                    assert!(seen.insert(id.to_owned()), "{}: {id} twice", frame.game);
                }
                assert!(!node.has_attribute("style") && !node.has_tag_name("style"));
            }
            let drawn = |name: &str| seen.contains(&name["#".len()..]);
            for node in document.descendants() {
                if let Some(link) = node.attribute("href") {
                    assert!(drawn(link), "{}: nothing is drawn as {link}", frame.game);
                }
            }
            assert!(!svg.contains('⟨'), "{}: a sentence is missing in {svg}", frame.game);
            assert!(svg.len() < 120_000, "{} is {} bytes", frame.game, svg.len());
        }
    });
}

/// Worlds that look alike to a viewer are drawn alike: redealt by what the viewer is shown.
struct DrawnAlike(u64);

impl catalog::Visitor for DrawnAlike {
    type Output = ();
    fn visit<G: Spoken>(self) {
        along_a_match(G::INFO.key, G::INFO.max_seats, self.0, 11, |table| {
            let state: G = serde_json::from_value(table.state()).unwrap();
            for viewer in Viewer::all(G::INFO.max_seats) {
                let shown = G::shown(state.view(viewer));
                let other = G::imagine(&shown, &mut Quick::new(self.0));
                let mut elsewhere = table.at(table.number()).unwrap();
                elsewhere.load(&serde_json::to_value(other).unwrap()).unwrap();
                let here = table.frame(viewer);
                let there = elsewhere.frame(viewer);
                let speaker = speaker(table, Language::ENGLISH);
                let draw = |frame| draw::board(frame, &speaker, Layout::Wide).into_string();
                assert_eq!(draw(&here), draw(&there), "{}: hidden things show", G::INFO.key);
            }
        });
    }
}

#[test]
fn nothing_hidden_is_drawn() {
    for info in catalog::all() {
        catalog::visit(info.key, DrawnAlike(7)).unwrap();
    }
}

#[test]
fn a_file_of_its_own_carries_its_style() {
    let names = vec!["Ann".to_owned(), "Bob".to_owned()];
    let table = table::open("osaka", Setup::seeded(Settings::default(), names, 1)).unwrap();
    let frame = table.frame(Viewer::Spectator);
    let svg = draw::standalone(&frame, &speaker(&*table, Language::ENGLISH), Layout::Wide);
    let document = Document::parse(&svg).unwrap();
    let style = document.descendants().find(|node| node.has_tag_name("style")).unwrap();
    assert!(style.text().unwrap().contains("prefers-color-scheme: dark"));
}

/// A picture has no page around it: it must take its game's colours from its own theme.
#[test]
fn a_picture_with_a_theme_of_its_own_is_wholly_in_it() {
    for info in catalog::all() {
        let board = format!(".board.{}", info.key);
        let dark = format!("{board}[data-theme=\"dark\"]");
        let unless_light = format!("{board}:root:not([data-theme=\"light\"])");
        assert!(draw::STYLE.contains(&dark), "{dark}");
        assert!(draw::STYLE.contains(&unless_light), "{unless_light}");
        assert!(!draw::STYLE.contains(&format!("{board}:root {{")), "{board}");
    }
}

#[test]
fn a_game_without_a_board_can_be_played_from_a_list() {
    along_a_match("osaka", 3, 5, 5, |table| {
        for frame in frames(table) {
            let frame = Frame { game: "unheard-of", ..frame };
            let speaker = speaker(table, Language::ENGLISH);
            let svg = draw::board(&frame, &speaker, Layout::Narrow).into_string();
            check_choices(&frame, &speaker, &spots(&Document::parse(&svg).unwrap()));
        }
    });
}

#[test]
fn ships_and_markers_keep_their_names_wherever_they_are() {
    let expected: BTreeSet<String> = (0..4)
        .map(|ship| format!("piece-ship-{ship}"))
        .chain((0..3).map(|seat| format!("piece-marker-{seat}")))
        .collect();
    along_a_match("osaka", 3, 2, 3, |table| {
        let frame = table.frame(Viewer::Spectator);
        let svg =
            draw::board(&frame, &speaker(table, Language::ENGLISH), Layout::Wide).into_string();
        let document = Document::parse(&svg).unwrap();
        let ids = document.descendants().filter_map(|node| node.attribute("id"));
        let found: BTreeSet<String> = ids
            .filter(|id| id.starts_with("piece-ship-") || id.starts_with("piece-marker-"))
            .map(str::to_owned)
            .collect();
        assert_eq!(found, expected);
    });
}

#[test]
fn where_the_supervisor_may_stay_he_lets_clicks_through() {
    let stays = Cell::new(0);
    along_a_match("yspahan", 3, 1, 1, |table| {
        let Waiting::Decision(seat) = table.awaiting() else { return };
        let frame = table.frame(Viewer::Seat(seat));
        for layout in Layout::ALL {
            let svg = draw::board(&frame, &speaker(table, Language::ENGLISH), layout).into_string();
            let document = Document::parse(&svg).unwrap();
            let id = Some("piece-supervisor");
            let him = document.descendants().find(|node| node.attribute("id") == id).unwrap();
            let covers_a_choice = spots(&document).into_iter().any(|(name, spot)| {
                name.starts_with("space-")
                    && spot.has_attribute("data-choice")
                    && spot.attribute("transform") == him.attribute("transform")
            });
            let quiet = him.parent().and_then(|group| group.attribute("class")) == Some("quiet");
            assert_eq!(quiet, covers_a_choice, "{svg}");
            stays.set(stays.get() + u32::from(covers_a_choice));
        }
    });
    assert!(stays.get() > 0, "he was never allowed to stay");
}
