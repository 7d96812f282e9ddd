//! A game's rules to read, search and print: chapters with the pieces they speak of, our rulings
//! marked, moments of real games, and every printed value with its origin.

mod examples;
mod printed;
mod search;

use draw::figures::{self, Figure};
use game::rules::{Chapter, Document, Item};
use game::{Info, say};
use lang::Speaker;
use maud::{Markup, html};

use crate::shell::{Page, whole};
use crate::{Notice, Visit};

use examples::Example;
pub use examples::{example_board, example_places};
use search::Search;

/// A line for each game whose rules have pieces beside them and moments of a match to step through:
/// its file here, named by the game's key.
macro_rules! pictured {
    ($($game:ident),* $(,)?) => {
        $(mod $game;)*

        /// Every game whose rules have pictures, by key.
        pub const PICTURED: &[&str] = &[$(stringify!($game)),*];

        /// The pieces that a game's rules speak of, by rule.
        fn pieces(game: &str) -> &'static [(&'static str, &'static [Figure])] {
            match game {
                $(stringify!($game) => $game::FIGURES,)*
                _ => &[],
            }
        }

        fn examples(game: &str) -> &'static [Example] {
            match game {
                $(stringify!($game) => $game::EXAMPLES,)*
                _ => &[],
            }
        }

        /// The match a game's examples come from, as `serai play --record` wrote it.
        fn written(game: &str) -> Option<&'static str> {
            match game {
                $(stringify!($game) => {
                    Some(include_str!(concat!("../examples/", stringify!($game), ".serai")))
                })*
                _ => None,
            }
        }
    };
}

pictured![istanbul, osaka, tabriz, yspahan];

/// What a reader wants of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// Only what holds these words; everything without any.
    pub words: String,
    /// Everything opened, for paper.
    pub print: bool,
}

pub fn rules(visit: &Visit, info: &Info, reading: &Reading) -> Markup {
    let speaker = visit.speaker();
    let document = Document::read(lang::rules(info, visit.language())).unwrap_or_default();
    let search = Search::new(&reading.words);
    let title = speaker.say(&say!("pages-rules-of", game = info.title.to_owned()));
    let body = html! {
        link rel="stylesheet" href={ (visit.assets) "/boards.css" };
        link rel="stylesheet" href={ (visit.assets) "/rules.css" };
        script type="module" src={ (visit.assets) "/rules.js" } {}
        (figures::defs(info.key, &speaker))
        main #main .page.rules {
            h1 { (title) }
            p.lead { (speaker.text(&format!("{}-tagline", info.key))) }
            @for paragraph in &document.opening { p { (marked(paragraph)) } }
            (tools(&speaker, info, reading))
            (contents(&speaker, info, &document))
            @for (index, chapter) in document.chapters.iter().enumerate() {
                (one_chapter(&speaker, info, chapter, index + 1, &search))
            }
            div.beside-rules hidden[!search.is_empty()] {
                (examples::section(visit, info))
                (printed::section(&speaker, info, reading.print))
            }
        }
    };
    whole(visit, &Page { title, game: Some(info.key), table: false, refresh: false, body })
}

/// Searching, printing, and playing what one reads about.
fn tools(speaker: &Speaker, info: &Info, reading: &Reading) -> Markup {
    html! {
        div.tools-of-rules {
            form role="search" method="get" action={ "/rules/" (info.key) } {
                label.visually-hidden for="q" { (speaker.say(&say!("pages-rules-search"))) }
                input #q type="search" name="q" value=(reading.words) autocomplete="off"
                    placeholder=(speaker.say(&say!("pages-rules-search")));
                button { (speaker.say(&say!("pages-rules-find"))) }
            }
            (crate::tutorial::to_tutorial(speaker, info))
            a.quiet href={ "/rules/" (info.key) "?print=yes" } {
                (speaker.say(&say!("pages-rules-print")))
            }
        }
        p #nothing-found role="status" hidden { (speaker.say(&say!("pages-rules-nothing"))) }
    }
}

/// The chapters, and where we decided.
fn contents(speaker: &Speaker, info: &Info, document: &Document) -> Markup {
    let rulings = document.items().filter(|item| item.is_ruling());
    let rulings: Vec<&String> = rulings.filter_map(|item| item.id.as_ref()).collect();
    html! {
        nav.contents aria-label=(speaker.say(&say!("pages-rules-contents"))) {
            ol {
                @for (index, chapter) in document.chapters.iter().enumerate() {
                    li { a href={ "#chapter-" (index + 1) } { (chapter.heading) } }
                }
                @if !examples(info.key).is_empty() {
                    li { a href="#examples" { (speaker.say(&say!("pages-examples"))) } }
                }
                @if !info.content.is_empty() {
                    li { a href="#printed" { (speaker.say(&say!("pages-printed"))) } }
                }
            }
            @if !rulings.is_empty() {
                p.soft {
                    (speaker.say(&say!("pages-rulings"))) " "
                    @for id in rulings { a href={ "#" (id) } { (id) } " " }
                }
            }
        }
    }
}

fn one_chapter(
    speaker: &Speaker,
    info: &Info,
    chapter: &Chapter,
    number: usize,
    search: &Search,
) -> Markup {
    let found: Vec<bool> = chapter.items.iter().map(|item| search.finds(item)).collect();
    html! {
        section.chapter id={ "chapter-" (number) } hidden[!found.contains(&true)] {
            h2 { (chapter.heading) }
            @for (item, found) in chapter.items.iter().zip(&found) {
                (one(speaker, info, item, *found, ""))
            }
        }
    }
}

/// The pieces that a rule speaks of; mostly none.
fn beside(game: &str, rule: &str) -> &'static [Figure] {
    let found = pieces(game).iter().find(|(id, _)| *id == rule);
    found.map_or(&[], |(_, figures)| figures)
}

/// A rule or a note. `page` is where its id stands, nothing on that page itself.
fn one(speaker: &Speaker, info: &Info, item: &Item, found: bool, page: &str) -> Markup {
    let pieces = item.id.as_deref().map_or(&[][..], |rule| beside(info.key, rule));
    html! {
        div.rule-text id=[&item.id] hidden[!found] {
            @if !pieces.is_empty() && page.is_empty() {
                div.pieces { @for piece in pieces { (figures::draw(info.key, piece)) } }
            }
            p {
                @if let Some(id) = &item.id { a.id href={ (page) "#" (id) } { (id) } " " }
                (marked(&item.text))
            }
            @if item.is_ruling() { " " span.chip { (speaker.say(&say!("pages-ruling"))) } }
        }
    }
}

/// Words between stars or lines stand out.
fn marked(text: &str) -> Markup {
    html! { @for (index, piece) in text.split(['*', '_']).enumerate() {
        @if index % 2 == 1 { em { (piece) } } @else { (piece) }
    } }
}

/// The rules with these ids alone, for a note beside the board.
pub fn some_rules(visit: &Visit, info: &Info, ids: &[&str]) -> Markup {
    let speaker = visit.speaker();
    let document = Document::read(lang::rules(info, visit.language())).unwrap_or_default();
    let wanted = |item: &&Item| item.id.as_ref().is_some_and(|id| ids.contains(&id.as_str()));
    let page = format!("/rules/{}", info.key);
    let found: Vec<&Item> = document.items().filter(wanted).collect();
    if found.is_empty() {
        return html! { p.soft { (speaker.say(&say!("pages-no-rules"))) } };
    }
    html! { div { @for item in found { (one(&speaker, info, item, true, &page)) } } }
}

/// The place of a spot's name, such as `shop` of `shop-3-1`.
fn place(spot: &str) -> &str {
    spot.trim_end_matches(|letter: char| letter == '-' || letter.is_ascii_digit())
}

/// What the rules say about a spot of the board, and which of them closes it now.
pub fn about_spot(visit: &Visit, info: &Info, spot: &str, no: Option<&Notice>) -> Markup {
    html! { div {
        @if let Some(Notice { text, rule }) = no { p #about-why {
            (text)
            @if let Some(rule) = rule {
                " " a.rule href={ "/rules/" (info.key) "#" (rule) } data-rule=(rule) { (rule) }
            }
        } }
        (some_rules(visit, info, catalog::rules_about(info.key, place(spot))))
    } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_is_drawn_and_stands_beside_a_rule() {
        for key in PICTURED {
            let drawn = figures::defs(key, &Speaker::new(lang::Language::ENGLISH, Vec::new()))
                .into_string();
            let rules = game::rules::parse(catalog::info(key).unwrap().rules).unwrap();
            for (rule, figures) in pieces(key) {
                assert!(rules.iter().any(|known| known.id == *rule), "{key} has no rule {rule}");
                for Figure { symbol, .. } in *figures {
                    let id = format!("id=\"{symbol}\"");
                    assert!(drawn.contains(&id), "{key}: no drawing of {symbol}");
                }
            }
        }
    }
}
