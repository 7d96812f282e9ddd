//! Replaying a record from a file: choosing it.

use game::say;
use maud::{Markup, html};

use crate::shell::{Page, whole};
use crate::{Notice, Visit};

/// The page on which a record is chosen, with what was wrong with the last one.
pub fn file(visit: &Visit, notice: Option<&Notice>) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let title = say(say!("pages-file-title"));
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            p.lead { (say(say!("pages-file-lead"))) }
            @if let Some(notice) = notice { p #notice role="alert" { (notice.text) } }
            form.settings method="post" action="/replay" enctype="multipart/form-data" {
                label for="record" { (say(say!("pages-file-choose"))) }
                input #record type="file" name="record" required accept=".serai,text/plain";
                button.main #show { (say(say!("pages-file-show"))) }
            }
            p.soft { (say(say!("pages-file-kept"))) }
        }
    };
    whole(visit, &Page { title, game: None, table: false, refresh: false, body })
}
