//! Every choice can be pointed at, in every game and every layout, along random matches.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use draw::Layout;
use game::{Dealer, Quick, Seat, Settings, Spoken, Spot, Viewer};
use lang::{Language, Speaker};
use roxmltree::{Document, Node};
use table::{AnyTable, Frame, Setup, Waiting};

/// Choices without a place on the board, by game and the first word of their spots: ends, refusals,
/// amounts, and choices between several things at once. They are buttons below the board.
const WITHOUT_A_PLACE: [(&str, &[&str]); 4] = [
    ("istanbul", &["decline", "end", "income", "payment", "take", "take-other"]),
    ("osaka", &["done", "pass"]),
    ("tabriz", &["advanced", "done", "pool", "roll", "roll-both", "take"]),
    ("yspahan", &["camels", "end", "gold", "use-row"]),
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
        // Equal pieces are one spot; the first stands for them.
        if let Some(name) = node.attribute("data-spot") {
            found.entry(name).or_insert(node);
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
    let mut places: BTreeSet<String> =
        frame.gestures.iter().flat_map(|gesture| &gesture.pieces).map(Spot::to_string).collect();
    for (index, choice) in frame.choices.iter().enumerate() {
        for name in choice.pieces.iter().map(Spot::to_string) {
            let spot = spots.get(name.as_str());
            let spot = spot.unwrap_or_else(|| panic!("{}: no {name}", frame.game));
            let numbers: Vec<&str> = spot.attribute("data-choice").unwrap().split(' ').collect();
            assert!(numbers.contains(&(index + 1).to_string().as_str()), "{name}: {numbers:?}");
            let label = spot.attribute("aria-label").unwrap();
            let many = numbers.len() > 3 && label.contains(&numbers.len().to_string());
            let said = many || label.contains(&speaker.say(&choice.phrase));
            assert!(said || choice.pieces.len() > 1 || numbers.len() > 1, "{name}: {label}");
            assert!(!label.is_empty(), "{name} has no name");
            assert_eq!(spot.attribute("role"), Some("button"));
            places.insert(name);
        }
    }
    let open = spots.values().filter(|spot| spot.has_attribute("data-choice"));
    assert_eq!(open.count(), places.len(), "{}: more glows than can be chosen", frame.game);
}

/// Of equal pieces there are as many to take up as the largest choice or gesture needs, or one that is
/// touched again and again.
#[test]
fn equal_pieces_are_drawn_one_by_one_or_once() {
    along_matches(|table| {
        for frame in frames(table) {
            let speaker = speaker(table, Language::ENGLISH);
            let svg = draw::board(&frame, &speaker, Layout::Wide).into_string();
            let all = frame.choices.iter().map(|choice| &choice.pieces);
            for pieces in all.chain(frame.gestures.iter().map(|gesture| &gesture.pieces)) {
                for spot in pieces {
                    let needed = pieces.iter().filter(|one| *one == spot).count();
                    let drawn = svg.matches(&format!("data-spot=\"{spot}\"")).count();
                    assert!(drawn == 1 || drawn >= needed, "{}: {drawn} of {spot}", frame.game);
                }
            }
        }
    });
}

#[test]
fn only_choices_without_a_place_are_not_on_the_board() {
    along_matches(|table| {
        for frame in frames(table).into_iter().filter(|frame| draw::BOARDS.contains(&frame.game)) {
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

/// What somebody has, in short: nothing on it can be chosen or has a name, and what it uses is defined
/// by the board it belongs to.
#[test]
fn the_strip_of_ones_own_things_needs_the_board_and_disturbs_it_not() {
    along_matches(|table| {
        let speaker = speaker(table, Language::ENGLISH);
        for frame in frames(table) {
            let strip = draw::strip(&frame, &speaker);
            assert_eq!(strip.is_some(), frame.viewer.seat().is_some(), "{}", frame.game);
            let Some(strip) = strip.map(maud::Markup::into_string) else { continue };
            let board = draw::board(&frame, &speaker, Layout::Narrow).into_string();
            let (strip, board) =
                (Document::parse(&strip).unwrap(), Document::parse(&board).unwrap());
            let defined: BTreeSet<&str> =
                board.descendants().filter_map(|node| node.attribute("id")).collect();
            assert!(defined.contains("own-place"), "{}: where all of it lies", frame.game);
            for node in strip.descendants() {
                assert_eq!(node.attribute("id"), None, "{}", frame.game);
                assert_ne!(node.attribute("role"), Some("button"), "{}", frame.game);
                if let Some(used) = node.attribute("href") {
                    assert!(defined.contains(&used[1..]), "{}: no {used}", frame.game);
                }
            }
        }
    });
}

/// A picture has no page around it: it must take its game's colours from its own theme.
#[test]
fn a_picture_with_a_theme_of_its_own_is_wholly_in_it() {
    for key in draw::BOARDS {
        let board = format!(".board.{key}");
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
            let document = Document::parse(&svg).unwrap();
            check_choices(&frame, &speaker, &spots(&document));
            let facts: Vec<&str> = document
                .descendants()
                .filter(|node| node.attribute("class") == Some("fact"))
                .filter_map(|node| node.text())
                .collect();
            let told = lang::columns(&speaker, &frame.text).into_iter().flat_map(|c| c.lines);
            let words = |text: &str| -> Vec<String> {
                text.split_whitespace().map(str::to_owned).collect()
            };
            let told: Vec<String> = told.flat_map(|line| words(&line)).collect();
            assert_eq!(facts.iter().flat_map(|line| words(line)).collect::<Vec<_>>(), told);
        }
    });
}

#[test]
fn a_view_that_cannot_be_read_is_said_and_the_match_goes_on() {
    along_a_match("osaka", 2, 5, 9, |table| {
        for frame in frames(table) {
            let frame = Frame {
                view: serde_json::from_value(serde_json::json!({ "ships": "sunk" })).unwrap(),
                ..frame
            };
            let speaker = speaker(table, Language::ENGLISH);
            let svg = draw::board(&frame, &speaker, Layout::Wide).into_string();
            assert!(svg.contains("The board cannot be drawn"), "{svg}");
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

/// Where the middle of an open spot is, as a piece there would be moved.
fn middle(spot: &Node<'_, '_>) -> Option<String> {
    let halo = spot.children().find(|node| node.attribute("class") == Some("halo tight"))?;
    let (x, y) = spot.attribute("transform")?.strip_prefix("translate(")?.split_once(' ')?;
    let half = halo.attribute("width")?.parse::<i32>().ok()? / 2 - 1;
    let (x, y): (i32, i32) = (x.parse().ok()?, y.trim_end_matches(')').parse().ok()?);
    Some(format!("translate({} {})", x + half, y + half))
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
                    && middle(&spot) == him.attribute("transform").map(str::to_owned)
            });
            let quiet = him.parent().and_then(|group| group.attribute("class")) == Some("quiet");
            assert_eq!(quiet, covers_a_choice, "{svg}");
            stays.set(stays.get() + u32::from(covers_a_choice));
        }
    });
    assert!(stays.get() > 0, "he was never allowed to stay");
}
