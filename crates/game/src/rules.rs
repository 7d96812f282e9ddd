//! Reading a game's RULES.md: headings, rules by id, rulings, worked examples.
//!
//! The file is a document for people first. A rule is a list item that opens with its bold id
//! (`- **O31** …`); lines indented below it belong to it; `*Ruling*` marks our own decision.

use crate::Broken;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    pub id: String,
    pub heading: String,
    pub text: String,
    /// True where the printed rules are silent and we decided.
    pub ruling: bool,
}

/// The rules of a document in their order. Fails on an id that stands twice.
pub fn parse(document: &str) -> Result<Vec<Rule>, Broken> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut heading = String::new();
    let mut open = false;
    for (number, line) in document.lines().enumerate() {
        if let Some(title) = line.strip_prefix("## ") {
            heading = title.trim().to_owned();
            open = false;
        } else if let Some((id, text)) = rule_start(line) {
            if rules.iter().any(|rule| rule.id == id) {
                return Err(Broken::at_line(number + 1, format!("rule {id} stands twice")));
            }
            rules.push(Rule {
                id: id.to_owned(),
                heading: heading.clone(),
                text: text.to_owned(),
                ruling: false,
            });
            open = true;
        } else if open && line.starts_with("  ") && !line.trim().is_empty() {
            let rule = rules.last_mut().expect("a rule is open");
            rule.text.push(' ');
            rule.text.push_str(line.trim());
        } else {
            open = false;
        }
    }
    for rule in &mut rules {
        rule.ruling = rule.text.contains("*Ruling") || rule.text.contains("*Nostra regola");
    }
    Ok(rules)
}

/// Splits `- **O31** text` into id and text.
fn rule_start(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.strip_prefix("- **")?.split_once("**")?;
    let digits = id.strip_prefix(|letter: char| letter.is_ascii_uppercase())?;
    let is_id = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_id.then_some((id, text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_keep_their_heading_continuation_and_ruling() {
        let text = "# X\n\n## Turn\n- **O10** Buy\n  it all. *Ruling:* no change.\n- note\n- **O11** Take.\n";
        let rules = parse(text).unwrap();
        assert_eq!(rules.len(), 2);
        assert_eq!(rules[0].text, "Buy it all. *Ruling:* no change.");
        assert!(rules[0].ruling && !rules[1].ruling);
        assert_eq!(rules[1].heading, "Turn");
        assert_eq!(parse("- **O10** a\n- **O10** b\n").unwrap_err().line, Some(2));
    }
}
