//! What stands beside the changing part: the live region, the notice of a lost connection, the moment
//! in which one may think better of it, help.

use game::say;
use lang::Speaker;
use maud::{Markup, html};

pub(super) fn beside(speaker: &Speaker) -> Markup {
    html! {
        div #live .visually-hidden aria-live="polite" {}
        p #offline role="status" hidden {
            (speaker.say(&say!("pages-offline"))) " "
            span #waits hidden { (speaker.say(&say!("pages-offline-waits"))) }
        }
        p #regret role="status" hidden {
            span {} " "
            button type="button" { (speaker.say(&say!("pages-undo"))) }
        }
        dialog #about aria-labelledby="about-title" {
            h2 #about-title {}
            p #about-closed .soft { (speaker.say(&say!("pages-closed-spot"))) }
            div #about-rules {}
            form method="dialog" { button.main { (speaker.say(&say!("pages-close"))) } }
        }
        dialog #help aria-labelledby="help-title" {
            h2 #help-title { (speaker.say(&say!("pages-keys"))) }
            dl {
                @for (keys, what) in keys() {
                    dt { @for key in keys { kbd { (key) } " " } }
                    dd { (speaker.say(&what)) }
                }
            }
            form method="dialog" { button.main { (speaker.say(&say!("pages-close"))) } }
        }
    }
}

fn keys() -> [(&'static [&'static str], game::Phrase); 9] {
    [
        (&["←", "↑", "→", "↓"], say!("pages-key-arrows")),
        (&["Enter"], say!("pages-key-enter")),
        (&["1", "2", "…"], say!("pages-key-digits")),
        (&["U"], say!("pages-key-take-back")),
        (&["H"], say!("pages-key-hint")),
        (&["B", "C", "L"], say!("pages-key-places")),
        (&["R"], say!("pages-key-rules")),
        (&["Esc"], say!("pages-key-escape")),
        (&["?"], say!("pages-key-help")),
    ]
}
