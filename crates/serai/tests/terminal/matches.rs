//! Every game is played to its end, at both sizes, in both languages.

use lang::{Language, Speaker};

use crate::tmux::{Tmux, plain};

/// Presses keys until the result is there; any choice will do.
fn play_to_the_end(game: &str, language: Language, width: u16, height: u16) {
    let Some(tmux) = Tmux::open(width, height) else {
        return;
    };
    let seats = "--seats you:Anna,random --speed instant --seed 11";
    tmux.serai(&format!("play {game} {seats} --lang {language}"));
    let first =
        tmux.wait_for("the table", |screen| screen.contains("Anna") && screen.contains('┌'));
    assert_eq!(first.lines().count(), usize::from(height), "{first}");
    let speaker = Speaker::new(language, Vec::new());
    let info = catalog::info(game).unwrap();
    let endings: Vec<String> = info
        .endings
        .iter()
        .map(|ending| speaker.ending(game, ending))
        .map(|sentence| sentence.split(' ').take(3).collect::<Vec<_>>().join(" "))
        .collect();
    let over = |screen: &str| endings.iter().any(|ending| screen.contains(ending.as_str()));
    let mut round = 0;
    let last = tmux.try_until("the end of the match", over, || {
        round += 1;
        let number = (round % 3 + 1).to_string();
        (0..8).for_each(|_| tmux.keys(&[&number, "Enter", "Enter", "Enter", "Enter"]));
    });
    assert!(last.contains("1. ") && !last.contains('⟨'), "who won?\n{last}");
    tmux.keys(&["q"]);
    tmux.wait_for("the shell and the result", |s| s.contains("1. ") && s.trim_end().ends_with('$'));
    assert!(tmux.only_record().contains("result"), "the match is written down to its end");
    let (good, verdict) = plain(&["verify"], &tmux.records()[0]);
    assert!(good, "{verdict}");
}

macro_rules! games {
    ($($game:ident),*) => {$(
        mod $game {
            use super::*;

            #[test]
            fn to_the_end_at_100_by_30_in_english() {
                play_to_the_end(stringify!($game), Language::ENGLISH, 100, 30);
            }

            #[test]
            fn to_the_end_at_80_by_24_in_english() {
                play_to_the_end(stringify!($game), Language::ENGLISH, 80, 24);
            }

            #[test]
            fn to_the_end_at_100_by_30_in_italian() {
                play_to_the_end(stringify!($game), "it".parse().unwrap(), 100, 30);
            }

            #[test]
            fn to_the_end_at_80_by_24_in_italian() {
                play_to_the_end(stringify!($game), "it".parse().unwrap(), 80, 24);
            }
        }
    )*};
}

games!(osaka, yspahan, istanbul, tabriz);

#[test]
fn no_game_is_forgotten_here() {
    let tested = ["osaka", "yspahan", "istanbul", "tabriz"];
    assert!(catalog::all().iter().all(|info| tested.contains(&info.key)));
}
