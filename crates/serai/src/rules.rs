//! `serai games` and `serai rules`: what there is, and how it is played.

use std::process::ExitCode;

use game::content::{Origin, Row};
use game::{Broken, Info, rules::Rule, say};
use lang::{Language, Speaker};
use serde_json::json;
use tui::one_rule;

use crate::args::RulesArgs;

pub(crate) fn games(language: Language, json: bool) -> Result<ExitCode, Broken> {
    if json {
        let list = json!({ "games": catalog::all() });
        println!("{list}");
        return Ok(ExitCode::SUCCESS);
    }
    let speaker = Speaker::new(language, Vec::new());
    for info in catalog::all() {
        println!("{:<10} {} — {}", info.key, info.title, speaker.facts(info));
        println!("{:<10} {}", "", speaker.text(&format!("{}-tagline", info.key)));
        for option in info.options {
            let text = speaker.text(&format!("{}-option-{}", info.key, option.key));
            println!("{:<10}   {}={}: {text}", "", option.key, option.values.join("|"));
        }
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn rules(language: Language, args: &RulesArgs) -> Result<ExitCode, Broken> {
    let info = catalog::info(&args.game)?;
    let document = lang::rules(info, language);
    let rules = game::rules::parse(document)?;
    let rows = game::content::rows(info.content)?;
    let speaker = Speaker::new(language, Vec::new());
    match &args.id {
        Some(id) => {
            let rule = find(&rules, id, info)?;
            match args.json {
                true => println!("{}", as_json(rule)),
                false => println!("{}", one_rule(rule)),
            }
        }
        None if args.json => {
            let rules: Vec<_> = rules.iter().map(as_json).collect();
            println!("{}", json!({ "game": info.key, "rules": rules, "content": rows }));
        }
        None => {
            println!("{}", document.trim_end());
            println!("\n## {}\n", speaker.say(&say!("cli-content")));
            println!("{}\n", speaker.say(&say!("cli-content-note")));
            rows.iter().for_each(|row| println!("{}", one_row(&speaker, row)));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn find<'a>(rules: &'a [Rule], id: &str, info: &Info) -> Result<&'a Rule, Broken> {
    rules.iter().find(|rule| rule.id.eq_ignore_ascii_case(id)).ok_or_else(|| {
        let (first, last) = (&rules[0].id, &rules[rules.len() - 1].id);
        Broken::new(format!("{} has no rule {id}; its ids run from {first} to {last}", info.title))
    })
}

fn as_json(rule: &Rule) -> serde_json::Value {
    json!({ "id": rule.id, "heading": rule.heading, "text": rule.text, "ruling": rule.ruling })
}

fn one_row(speaker: &Speaker, row: &Row) -> String {
    let origin = speaker.say(&match row.origin {
        Origin::Rulebook => say!("cli-origin-rulebook"),
        Origin::Public => say!("cli-origin-public"),
        Origin::Reconstructed => say!("cli-origin-reconstructed"),
    });
    format!("{} = {}  ({origin})", row.path, row.value)
}
