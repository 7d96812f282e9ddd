//! A new table in one screen: who sits where, options, pace. The usual answers are filled in.

use game::{Info, OptionInfo, Phrase, say};
use lang::Speaker;
use maud::{Markup, html};

use crate::shell::{Page, whole};
use crate::table::{level_words, school};
use crate::{Notice, Visit};

/// What somebody may ask for a chair, besides a bot's level.
pub const ME: &str = "me";
pub const FRIEND: &str = "friend";
pub const HERE: &str = "here";
pub const NOBODY: &str = "nobody";

/// Paces on offer: minutes or days for one decision.
pub const PACES: [&str; 6] = ["untimed", "minutes-2", "minutes-10", "days-1", "days-3", "days-7"];

#[derive(Clone, Debug)]
pub struct NewTable {
    pub game: &'static Info,
    /// Names of the bots' levels, from the weakest.
    pub levels: Vec<String>,
    /// Bots with one idea each, by name.
    pub characters: Vec<String>,
    pub notice: Option<Notice>,
    /// A fresh key: what this page opens is opened once.
    pub key: String,
}

pub fn new_table(visit: &Visit, new: &NewTable) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let title = say(say!("pages-new-title", game = new.game.title.to_owned()));
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            p.lead { (speaker.text(&format!("{}-tagline", new.game.key))) }
            div.row.learn {
                span.soft { (say(say!("pages-learn-why"))) }
                (crate::tutorial::to_tutorial(&speaker, new.game))
            }
            @if let Some(notice) = &new.notice { p #notice role="alert" { (notice.text) } }
            form.settings method="post" action={ "/new/" (new.game.key) } {
                input type="hidden" name="key" value=(new.key);
                fieldset {
                    legend { (say(say!("pages-seats"))) }
                    p.soft { (say(say!("pages-seats-how"))) }
                    @for seat in 0..new.game.max_seats { (chair(visit, &speaker, new, seat)) }
                    (characters(&speaker, new))
                }
                @if !new.game.options.is_empty() {
                    fieldset {
                        legend { (say(say!("pages-options"))) }
                        @for option in new.game.options { (one_option(&speaker, new.game, option)) }
                    }
                }
                fieldset {
                    legend { (say(say!("pages-terms"))) }
                    // Where nobody else plays, nobody waits.
                    @if !visit.is_offline() { (pace(&speaker)) }
                    (either(&speaker, "take_back", say!("pages-terms-take-back"), [
                        ("allowed", say!("pages-terms-take-back-yes")),
                        ("never", say!("pages-terms-take-back-no")),
                    ]))
                    @if !visit.is_offline() { (either(&speaker, "dice-from", say!("pages-terms-dice"), [
                        ("fair", say!("pages-terms-dice-fair")),
                        ("manual", say!("pages-terms-dice-manual")),
                    ])) }
                    @if !visit.is_offline() { (either(&speaker, "visibility", say!("pages-terms-public"), [
                        ("unlisted", say!("pages-terms-public-no")),
                        ("public", say!("pages-terms-public-yes")),
                    ])) }
                }
                button.main #open { (say(say!("pages-open-table"))) }
            }
        }
    };
    whole(visit, &Page { title, game: Some(new.game.key), table: false, refresh: false, body })
}

/// The first chair is the visitor's; as many bots as play well are there already.
fn usual(info: &Info, seat: u8) -> &'static str {
    match seat {
        0 => ME,
        seat if seat < info.max_seats.min(3) => "normal",
        _ => NOBODY,
    }
}

fn chair(visit: &Visit, speaker: &Speaker, new: &NewTable, seat: u8) -> Markup {
    let (id, number) = (format!("seat-{seat}"), seat + 1);
    let label = speaker.say(&say!("pages-seat", number = number));
    let usual = usual(new.game, seat);
    let mut kinds = vec![(HERE.to_owned(), say!("pages-seat-here"))];
    if seat == 0 {
        kinds.insert(0, (ME.to_owned(), say!("pages-seat-me")));
    }
    if !visit.is_offline() {
        kinds.push((FRIEND.to_owned(), say!("pages-seat-friend")));
    }
    if seat >= new.game.min_seats {
        kinds.push((NOBODY.to_owned(), say!("pages-seat-nobody")));
    }
    let bots = new
        .levels
        .iter()
        .chain(&new.characters)
        .map(|level| (level.clone(), say!("pages-seat-bot", level = level_words(level))));
    kinds.extend(bots);
    html! {
        div.chair {
            label for=(id) { (crate::table::badge(speaker, game::Seat::new(seat))) (label) }
            select id=(id) name=(id) {
                @for (value, words) in kinds {
                    option value=(value) selected[value == usual] { (speaker.say(&words)) }
                }
            }
            input name={ "name-" (seat) } maxlength="40" autocomplete="off"
                aria-label=(speaker.say(&say!("pages-seat-name", number = number)))
                placeholder=(speaker.say(&say!("pages-name")))
                value=[visit.name.as_ref().filter(|_| seat == 0)];
        }
    }
}

/// Who the characters are, a sentence each.
fn characters(speaker: &Speaker, new: &NewTable) -> Markup {
    let known = || new.characters.iter().filter_map(|name| school(name));
    html! {
        @if known().next().is_some() {
            details #characters {
                summary { (speaker.say(&say!("pages-characters"))) }
                dl {
                    @for character in known() {
                        dt { (speaker.say(&character.name)) }
                        dd.soft { (speaker.say(&character.style)) }
                    }
                }
            }
        }
    }
}

fn one_option(speaker: &Speaker, info: &Info, option: &OptionInfo) -> Markup {
    let text = |end: &str| speaker.text(&format!("{}-option-{}{end}", info.key, option.key));
    let name = format!("option-{}", option.key);
    html! {
        div.option {
            label for=(name) { (text("")) }
            select id=(name) name=(name) {
                @for value in option.values { option value=(value) { (text(&format!("-{value}"))) } }
            }
        }
    }
}

fn pace(speaker: &Speaker) -> Markup {
    html! {
        div.option {
            label for="pace" { (speaker.say(&say!("pages-pace"))) }
            select id="pace" name="pace" {
                @for pace in PACES { option value=(pace) { (speaker.say(&pace_words(pace))) } }
            }
        }
    }
}

fn pace_words(pace: &str) -> Phrase {
    match pace.split_once('-') {
        Some(("minutes", count)) => say!("pages-pace-minutes", n = count.parse().unwrap_or(0i64)),
        Some((_, count)) => say!("pages-pace-days", n = count.parse().unwrap_or(0i64)),
        None => say!("pages-pace-untimed"),
    }
}

/// One of two; the first is the usual one.
fn either(speaker: &Speaker, name: &str, title: Phrase, values: [(&str, Phrase); 2]) -> Markup {
    html! {
        div.option {
            label for=(name) { (speaker.say(&title)) }
            select id=(name) name=(name) {
                @for (value, words) in values { option value=(value) { (speaker.say(&words)) } }
            }
        }
    }
}
