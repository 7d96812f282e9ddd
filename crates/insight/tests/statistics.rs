//! Sums over finished games, as people will read them.

mod play;

use bots::{Alone, Kind};
use insight::statistics::{self, Played};
use insight::{Depth, Plan};
use lang::{Language, Speaker};

#[test]
fn a_persons_games_and_a_games_figures_add_up() {
    let depth = Depth { playouts: 4, outcomes: 4, search: 40, compare: 30 };
    let anna = || Some("anna".to_owned());
    let mut games = Vec::new();
    let mut won = 0.0;
    for seed in 0..3 {
        let table = play::game("istanbul", &[Kind::Random, Kind::Easy], seed);
        let analysis = insight::analyse(&*table, Plan { seed, depth }, &Alone).unwrap();
        won += table.standings().unwrap().share(game::Seat::new(1));
        games.push(Played::of(&*table, &[None, anna()], Some(&analysis)).unwrap());
    }
    let table = play::game("osaka", &[Kind::Random; 3], 1);
    games.push(Played::of(&*table, &[None, None, None], None).unwrap());

    let person = statistics::person(&games, "anna");
    assert_eq!((person.games, person.wins, person.luck.len()), (3, won, 3));
    assert_eq!(person.by_game["istanbul"].0, 3);
    let figures = statistics::figures(&games, "istanbul", 2);
    assert_eq!(figures.games, 3);
    assert_eq!(figures.wins.iter().sum::<f64>(), 3.0);
    assert_eq!(statistics::figures(&games, "osaka", 2).games, 0, "three sat at that table");
    assert!(figures.decisions.iter().all(|&number| number > 20));
    for language in Language::all() {
        let speaker = Speaker::new(language, Vec::new());
        for svg in [
            statistics::luck_plot(&person, &speaker),
            statistics::seats_plot(&figures, &speaker),
            statistics::points_plot(&figures, &speaker),
            statistics::length_plot(&figures, &speaker),
        ] {
            assert!(svg.starts_with("<svg") && svg.ends_with("</svg>") && !svg.contains('⟨'));
        }
    }
}
