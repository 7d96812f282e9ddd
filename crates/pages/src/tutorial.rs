//! The first page of a game's tutorial: how it is won, what a turn is, what to begin with; then the
//! table where the coach leads through the first decisions.

use game::{Info, say};
use lang::Speaker;
use maud::{Markup, html};

use crate::Visit;
use crate::shell::{Page, whole};

/// `key` opens one table, however often the button is pressed.
pub fn tutorial(visit: &Visit, info: &Info, key: &str) -> Markup {
    let speaker = visit.speaker();
    let title = speaker.say(&say!("pages-tutorial-title", game = info.title.to_owned()));
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            img.scene src={ (visit.assets) "/" (info.key) ".svg" } alt="" width="320" height="180";
            h2 { (speaker.say(&say!("pages-tutorial-goal"))) }
            p.lead #goal { (speaker.text(&format!("{}-tutorial-goal", info.key))) }
            h2 { (speaker.say(&say!("pages-tutorial-turn"))) }
            p { (speaker.text(&format!("{}-tutorial-turn", info.key))) }
            h2 { (speaker.say(&say!("pages-tutorial-first"))) }
            p { (speaker.text(&format!("{}-tutorial-first", info.key))) }
            p { (speaker.say(&say!("pages-tutorial-led"))) }
            div.row {
                form method="post" action="/play" {
                    (fields(info, key))
                    input type="hidden" name="led" value="yes";
                    button.main #begin { (speaker.say(&say!("pages-tutorial-begin"))) }
                }
                form method="post" action="/play" {
                    (fields(info, key))
                    button data-learn=(info.key) { (speaker.say(&say!("pages-tutorial-alone"))) }
                }
                a.button href={ "/rules/" (info.key) } { (speaker.say(&say!("pages-rules"))) }
            }
        }
    };
    whole(visit, &Page { title, game: Some(info.key), table: false, refresh: false, body })
}

/// A first game with the coach.
fn fields(info: &Info, key: &str) -> Markup {
    html! {
        input type="hidden" name="game" value=(info.key);
        input type="hidden" name="learn" value="yes";
        input type="hidden" name="key" value=(key);
    }
}

/// The way to a game's tutorial.
pub(crate) fn to_tutorial(speaker: &Speaker, info: &Info) -> Markup {
    html! {
        a.button href={ "/tutorial/" (info.key) } data-tutorial=(info.key) {
            (speaker.say(&say!("pages-tutorial")))
            span.visually-hidden { " " (info.title) }
        }
    }
}
