//! The rules of a game to read at the table: first those of what is being looked at, then all.

use game::{Info, rules::Rule, say};
use lang::Speaker;
use table::Choice;

use crate::page::one_rule;
use crate::popup::Popup;

pub(crate) fn popup(speaker: &Speaker, info: &Info, chosen: Option<&Choice>) -> Popup {
    let document = lang::rules(info, speaker.language);
    let all = game::rules::parse(document).expect("the rules can be read");
    let ids = chosen.and_then(Choice::spot);
    let ids = ids.map_or(&[][..], |spot| catalog::rules_about(info.key, spot.place));
    let mut text = Vec::new();
    let here: Vec<&Rule> = all.iter().filter(|rule| ids.contains(&rule.id.as_str())).collect();
    if let Some(choice) = chosen.filter(|_| !here.is_empty()) {
        text.push(format!("▸ {}", speaker.say(&choice.phrase)));
        text.extend(here.into_iter().map(one_rule));
        text.push(String::new());
        text.push(format!("── {} ──", speaker.say(&say!("tui-rules-all"))));
    }
    text.extend(all.iter().map(one_rule));
    Popup::new(speaker.say(&say!("tui-rules", title = info.title.to_owned())), text)
}
