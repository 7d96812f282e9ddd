//! Own content tables: a text is kept once, tables and frames name it by its hash.

use store::{Content, Kept, Millis};
use table::wire::{Terms, content_name};

/// New terms and the content of a table of earlier versions, whose terms held the text itself.
pub(crate) fn inline(kept: &Kept, now: Millis) -> Option<(String, Content)> {
    if kept.table.content.is_some() {
        return None;
    }
    let mut terms: Terms = serde_json::from_str(&kept.table.terms).ok()?;
    let text = terms.content.take()?;
    let hash = content_name(&text);
    terms.content = Some(hash.clone());
    let terms = serde_json::to_string(&terms).expect("terms have a JSON form");
    Some((terms, Content { hash, text, kept_at: now }))
}
