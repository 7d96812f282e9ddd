//! Pages as people get them: every game, every viewer, every language; nothing unescaped, nothing
//! the content policy would refuse.

use game::{Seat, Settings, Viewer};
use lang::Language;
use pages::{Engine, Look, Reading, Stage, TablePage, Teller, Visit};
use table::wire::{Chair, TableDice};
use table::{AnyTable, Setup, Waiting};

fn visit(language: Language, layout: draw::Layout) -> Visit {
    let mut look = Look::default();
    look.set("lang", language.code());
    let assets = "/assets/x".to_owned();
    Visit {
        look,
        layout,
        assets,
        path: "/".to_owned(),
        name: Some("Ada".to_owned()),
        engine: Engine::OnDemand,
    }
}

/// A match some decisions after its beginning; every game's first seats are people.
fn played(game: &str, seats: u8, decisions: usize) -> Box<dyn AnyTable> {
    let names = (0..seats).map(|seat| format!("P{seat}")).collect();
    let mut table = table::open(game, Setup::seeded(Settings::default(), names, 7)).unwrap();
    for step in 0..decisions {
        let Waiting::Decision(seat) = table.awaiting() else {
            break;
        };
        let choices = table.choices();
        let notation = choices[step * 7 % choices.len()].notation.clone();
        table.act(seat, &notation).unwrap();
    }
    table
}

fn page(table: &dyn AnyTable, viewer: Viewer) -> TablePage {
    let frame = table.frame(viewer);
    let me = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let all: Vec<table::Told> =
        (1..=table.number()).filter_map(|number| table.told(number, viewer)).collect();
    let told = |told: &table::Told| Teller {
        number: told.number as i64,
        seat: told.seat,
        phrases: told.phrases.clone(),
        recent: false,
    };
    TablePage {
        id: "0011223344556677".to_owned(),
        number: table.number() as i64,
        steps: vec![1, 2],
        game: table.info(),
        stage: if frame.scores.is_some() { Stage::Over } else { Stage::Running },
        me,
        chairs: chairs(table.names()),
        present: Vec::new(),
        log: all.iter().map(told).collect(),
        shares: table.shares(viewer),
        frame: Some(frame),
        past: false,
        can_take_back: false,
        entering: None,
        notice: None,
        hint: Vec::new(),
        coach: None,
        invites: Vec::new(),
        public: false,
        watch_link: "http://test/t/0011223344556677".to_owned(),
        deadline: None,
        now: 0,
        commitment: "abc".to_owned(),
        dice: pages::Dice { table: TableDice::default(), mine: Vec::new(), waits: false },
        branch: None,
        rematch: None,
        turns: None,
        checked: None,
    }
}

fn chairs(names: &[String]) -> Vec<Chair> {
    let chair = |(index, name): (usize, &String)| Chair {
        seat: Seat::new(index as u8),
        name: name.clone(),
        bot: None,
        stand_in: None,
        free: false,
    };
    names.iter().enumerate().map(chair).collect()
}

fn each_table(check: impl Fn(&dyn AnyTable, Viewer, &Visit)) {
    for info in catalog::all() {
        for seats in info.min_seats..=info.max_seats {
            let table = played(info.key, seats, 15);
            for viewer in Viewer::all(seats) {
                for language in Language::all() {
                    for layout in draw::Layout::ALL {
                        check(table.as_ref(), viewer, &visit(language, layout));
                    }
                }
            }
        }
    }
}

#[test]
fn every_choice_is_a_button_with_its_number_words_and_pieces() {
    each_table(|table, viewer, visit| {
        let page = page(table, viewer);
        let html = pages::part(visit, &page).into_string();
        let choices = &page.frame.as_ref().unwrap().choices;
        assert_eq!(html.matches("<button name=\"action\"").count(), choices.len());
        for (index, choice) in choices.iter().enumerate() {
            let pieces: Vec<String> = choice.pieces.iter().map(ToString::to_string).collect();
            let button =
                format!("data-choice=\"{}\" data-pieces=\"{}\"", index + 1, pieces.join(" "));
            assert!(html.contains(&button), "{}: {button}", page.game.key);
        }
    });
}

#[test]
fn no_sentence_is_missing_and_nothing_breaks_the_content_policy() {
    each_table(|table, viewer, visit| {
        let html = pages::table(visit, &page(table, viewer)).into_string();
        assert!(!html.contains('⟨'), "a message is missing");
        for forbidden in [" style=\"", " onclick=", "<style", "<script>", "javascript:"] {
            assert!(!html.contains(forbidden), "{forbidden}");
        }
        assert!(!html.contains("src=\"http"), "something comes from elsewhere");
    });
}

#[test]
fn ids_stand_once() {
    each_table(|table, viewer, visit| {
        let html = pages::table(visit, &page(table, viewer)).into_string();
        let mut ids: Vec<&str> =
            html.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all, "an id stands twice");
    });
}

#[test]
fn names_are_text_and_never_markup() {
    let evil = "<img src=x onerror=alert(1)>\"'&";
    let table = played("osaka", 3, 15);
    let mut page = page(table.as_ref(), Viewer::Seat(Seat::new(0)));
    page.chairs.iter_mut().for_each(|chair| chair.name = evil.to_owned());
    for language in Language::all() {
        let visit = Visit { name: Some(evil.to_owned()), ..visit(language, draw::Layout::Wide) };
        let game = page.game;
        let join = pages::Join {
            table: page.id.clone(),
            seat: Seat::new(1),
            game,
            used: false,
            notice: None,
        };
        let new = pages::NewTable {
            game,
            levels: vec!["easy".to_owned()],
            characters: vec!["school:hoarder".to_owned()],
            notice: None,
            key: String::new(),
        };
        for html in [
            pages::table(&visit, &page),
            pages::text(&visit, &page),
            pages::hand_over(&visit, &page, Seat::new(1)),
            pages::join(&visit, &join),
            pages::new_table(&visit, &new),
        ] {
            let html = html.into_string();
            assert!(!html.contains("<img src=x"), "a name became markup");
            assert!(html.contains("&lt;img src=x onerror=alert(1)&gt;&quot;"), "the name is gone");
        }
    }
}

#[test]
fn a_spectator_can_decide_nothing_and_the_past_neither() {
    let table = played("istanbul", 2, 4);
    let html = pages::part(
        &visit(Language::ENGLISH, draw::Layout::Wide),
        &page(table.as_ref(), Viewer::Spectator),
    );
    let html = html.into_string();
    assert!(!html.contains("data-choice") && !html.contains("id=\"take-back\""));
    let Waiting::Decision(seat) = table.awaiting() else {
        panic!("somebody decides");
    };
    let mut past = page(table.as_ref(), Viewer::Seat(seat));
    past.past = true;
    past.frame.as_mut().unwrap().choices.clear();
    let html = pages::part(&visit(Language::ENGLISH, draw::Layout::Wide), &past).into_string();
    assert!(!html.contains("data-choice") && !html.contains("id=\"hint\""));
}

#[test]
fn a_finished_match_shows_standings_whose_parts_add_up() {
    for (game, seats) in
        [("osaka", 3), ("yspahan", 3), ("istanbul", 3), ("tabriz", 2), ("tabriz", 1)]
    {
        let table = played(game, seats, 20_000);
        let page = page(table.as_ref(), Viewer::Spectator);
        let standings = page.frame.as_ref().unwrap().scores.expect("it is over");
        let html = pages::part(&visit(Language::ENGLISH, draw::Layout::Wide), &page).into_string();
        let ranking =
            html.split("class=\"ranking\"").nth(1).unwrap().split("</ol>").next().unwrap();
        for side in ranking.split("class=\"rank\"").skip(1) {
            let score: i64 = between(side, "class=\"score\">", "<").parse().unwrap();
            let parts: i64 = side
                .split("</span><strong>")
                .skip(1)
                .map(|part| part.split('<').next().unwrap().parse::<i64>().unwrap())
                .sum();
            assert_eq!(score, parts, "{game}: {side}");
        }
        assert_eq!(ranking.matches("class=\"score\"").count(), standings.sides() as usize);
    }
}

fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    text.split(from).nth(1).unwrap().split(to).next().unwrap()
}

#[test]
fn rules_of_every_game_are_readable_by_id_in_every_language() {
    for info in catalog::all() {
        for language in Language::all() {
            let visit = visit(language, draw::Layout::Wide);
            let html = pages::rules(&visit, info, &Reading::default()).into_string();
            let rules = game::rules::parse(lang::rules(info, language)).unwrap();
            assert!(rules.iter().all(|rule| html.contains(&format!("id=\"{}\"", rule.id))));
            let first = rules[0].id.as_str();
            let some = pages::some_rules(&visit, info, &[first]).into_string();
            assert_eq!(some.matches("rule-text").count(), 1);
        }
    }
}

#[test]
fn no_element_says_an_attribute_twice() {
    each_table(|table, viewer, visit| {
        let html = pages::table(visit, &page(table, viewer)).into_string();
        for tag in html.split('<').filter_map(|rest| rest.split('>').next()) {
            let classes = tag.matches(" class=\"").count();
            assert!(classes <= 1, "<{tag}>");
        }
    });
}

#[test]
fn rules_are_searched_and_printed_without_scripts() {
    let visit = visit(Language::ENGLISH, draw::Layout::Wide);
    let info = catalog::info("osaka").unwrap();
    let shown = |reading: Reading| {
        let html = pages::rules(&visit, info, &reading).into_string();
        let open = |id: &str| html.contains(&format!("<div class=\"rule-text\" id=\"{id}\">"));
        (
            open("O10"),
            open("O37"),
            html.contains("<details class=\"printed\" id=\"printed-cards\" open>"),
        )
    };
    assert_eq!(shown(Reading::default()), (true, true, false));
    let words = "INSURE discard".to_owned();
    assert_eq!(shown(Reading { words, print: false }), (false, true, false));
    assert_eq!(shown(Reading { words: String::new(), print: true }), (true, true, true));
}
