//! Reading a game's RULES.md: headings, rules by id, rulings, worked examples.
//!
//! The file is a document for people first. A rule is a list item that opens with its bold id
//! (`- **O31** …`); lines indented below it belong to it; words between `_` and `:_` open our own
//! decision, in whatever language.

use crate::Broken;

/// Ends the word that opens a ruling, as in `_Ruling:_`.
const RULING: &str = ":_";

/// One rule with its id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Such as `O31`.
    pub id: String,
    /// The chapter it stands in.
    pub heading: String,
    /// What it says.
    pub text: String,
    /// True where the printed rules are silent and we decided.
    pub ruling: bool,
}

/// A whole document, as people read it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Document {
    /// The first heading.
    pub title: String,
    /// What stands before the first chapter, paragraph by paragraph.
    pub opening: Vec<String>,
    /// In their order.
    pub chapters: Vec<Chapter>,
}

/// A heading and what stands below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The chapter's name.
    pub heading: String,
    /// In their order.
    pub items: Vec<Item>,
}

/// A rule, or something said without an id: an example, a note.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The rule's id, if it is one.
    pub id: Option<String>,
    /// What it says.
    pub text: String,
}

impl Item {
    /// True where the printed rules are silent and we decided.
    pub fn is_ruling(&self) -> bool {
        self.text.contains(RULING)
    }
}

impl Document {
    /// Reads a whole document. Fails on an id that stands twice.
    pub fn read(text: &str) -> Result<Document, Broken> {
        let mut document = Document::default();
        let mut open = false;
        for (number, line) in text.lines().enumerate() {
            if let Some(title) = line.strip_prefix("# ") {
                document.title = title.trim().to_owned();
            } else if let Some(heading) = line.strip_prefix("## ") {
                let heading = heading.trim().to_owned();
                document.chapters.push(Chapter { heading, items: Vec::new() });
                open = false;
            } else {
                open = document.take(line, number + 1, open)?;
            }
        }
        Ok(document)
    }

    /// One line below a heading; says whether the next line may continue it.
    fn take(&mut self, line: &str, number: usize, open: bool) -> Result<bool, Broken> {
        let text = line.trim();
        if text.is_empty() {
            return Ok(false);
        }
        let (id, start) = match rule_start(line) {
            Some((id, start)) => (Some(id.to_owned()), Some(start)),
            None => (None, line.strip_prefix("- ")),
        };
        if id.is_some() && self.items().any(|item| item.id == id) {
            let id = id.unwrap_or_default();
            return Err(Broken::at_line(number, format!("rule {id} stands twice")));
        }
        let Some(chapter) = self.chapters.last_mut() else {
            continued(&mut self.opening, text, open);
            return Ok(true);
        };
        match (start, chapter.items.last_mut()) {
            (Some(start), _) => {
                chapter.items.push(Item { id, text: start.trim().to_owned() });
                Ok(true)
            }
            (None, Some(last)) if open && line.starts_with("  ") => {
                last.text.push(' ');
                last.text.push_str(text);
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// All items of all chapters.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.chapters.iter().flat_map(|chapter| &chapter.items)
    }
}

/// Adds a line to the last paragraph, or begins one.
fn continued(paragraphs: &mut Vec<String>, line: &str, open: bool) {
    match paragraphs.last_mut().filter(|_| open) {
        Some(last) => {
            last.push(' ');
            last.push_str(line);
        }
        None => paragraphs.push(line.to_owned()),
    }
}

/// The rules of a document in their order. Fails on an id that stands twice.
pub fn parse(document: &str) -> Result<Vec<Rule>, Broken> {
    let mut rules = Vec::new();
    for Chapter { heading, items } in Document::read(document)?.chapters {
        for item in items {
            let ruling = item.is_ruling();
            if let Item { id: Some(id), text } = item {
                let text = text.replace('_', "*");
                rules.push(Rule { id, heading: heading.clone(), text, ruling });
            }
        }
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
        let text = "# X\n\n## Turn\n- **O10** Buy\n  it all. _Ruling:_ no change.\n- note\n- **O11** Take.\n";
        let rules = parse(text).unwrap();
        assert_eq!(rules.len(), 2);
        assert_eq!(rules[0].text, "Buy it all. *Ruling:* no change.");
        assert!(rules[0].ruling && !rules[1].ruling);
        assert_eq!(rules[1].heading, "Turn");
        let twice = "## A\n- **O10** a\n- **O10** b\n";
        assert_eq!(parse(twice).unwrap_err().line, Some(3));
    }

    #[test]
    fn a_document_keeps_its_opening_and_what_has_no_id() {
        let text = "# X\n\nOne\nparagraph.\n\nAnother.\n\n## Examples\n- Buy\n  two.\n\n- Sell.\n";
        let document = Document::read(text).unwrap();
        assert_eq!((document.title.as_str(), document.opening.len()), ("X", 2));
        assert_eq!(document.opening[0], "One paragraph.");
        let items: Vec<&str> = document.items().map(|item| item.text.as_str()).collect();
        assert_eq!(items, ["Buy two.", "Sell."]);
        assert!(document.items().all(|item| item.id.is_none()));
    }
}
