//! A game's rules by id, with our rulings marked and every printed value's origin.

use game::content::{Origin, Row};
use game::rules::Rule;
use game::{Info, say};
use lang::Speaker;
use maud::{Markup, html};

use crate::Visit;
use crate::shell::{Page, whole};

pub fn rules(visit: &Visit, info: &Info) -> Markup {
    let speaker = visit.speaker();
    let say = |phrase| speaker.say(&phrase);
    let title = say(say!("pages-rules-of", game = info.title.to_owned()));
    let rules = game::rules::parse(info.rules[visit.language().index()]).unwrap_or_default();
    let rows = game::content::rows(info.content).unwrap_or_default();
    let mut headings: Vec<&str> = rules.iter().map(|rule| rule.heading.as_str()).collect();
    headings.dedup();
    let body = html! {
        main #main .page.narrow.rules {
            h1 { (title) }
            p.lead { (speaker.text(&format!("{}-tagline", info.key))) }
            @for heading in headings {
                section {
                    h2 { (heading) }
                    @for rule in rules.iter().filter(|rule| rule.heading == heading) {
                        (one(&speaker, rule))
                    }
                }
            }
            details {
                summary { (say(say!("cli-content"))) }
                p.soft { (say(say!("cli-content-note"))) }
                dl.values { @for row in &rows { (printed(&speaker, row)) } }
            }
        }
    };
    whole(visit, &Page { title, game: Some(info.key), table: false, refresh: false, body })
}

/// The rules with these ids alone, for a note beside the board.
pub fn some_rules(visit: &Visit, info: &Info, ids: &[&str]) -> Markup {
    let speaker = visit.speaker();
    let rules = game::rules::parse(info.rules[visit.language().index()]).unwrap_or_default();
    if ids.is_empty() {
        return html! { p.soft { (speaker.say(&say!("pages-no-rules"))) } };
    }
    html! { div { @for rule in rules.iter().filter(|rule| ids.contains(&rule.id.as_str())) {
        (one(&speaker, rule))
    } } }
}

fn one(speaker: &Speaker, rule: &Rule) -> Markup {
    html! {
        div.rule-text id=(rule.id) {
            p {
                a.id href={ "#" (rule.id) } { (rule.id) } " "
                @for (index, piece) in rule.text.split('*').enumerate() {
                    @if index % 2 == 1 { em { (piece) } } @else { (piece) }
                }
            }
            @if rule.ruling { span.chip { (speaker.say(&say!("pages-ruling"))) } }
        }
    }
}

fn printed(speaker: &Speaker, row: &Row) -> Markup {
    let origin = match row.origin {
        Origin::Rulebook => say!("cli-origin-rulebook"),
        Origin::Public => say!("cli-origin-public"),
        Origin::Reconstructed => say!("cli-origin-reconstructed"),
    };
    html! {
        dt { (row.path) }
        dd { (row.value) " " span.soft { "(" (speaker.say(&origin)) ")" } }
    }
}
