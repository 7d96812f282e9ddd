//! Designer mode: changing single values of a content table for a run.

use game::Broken;
use toml::{Table, Value};

/// The game's content (or the text given) with `path=value` changes made; paths are those that
/// `serai rules GAME` shows, such as `cards.1.copies`.
pub fn set(game: &str, content: Option<&str>, changes: &[String]) -> Result<String, Broken> {
    let text = content.unwrap_or(catalog::info(game)?.content);
    let mut table: Table = game::content::parse(text)?;
    for change in changes {
        let (path, value) = change
            .split_once('=')
            .ok_or_else(|| Broken::new(format!("`{change}` must look like path=value")))?;
        change_one(&mut table, path.trim(), value.trim())?;
    }
    toml::to_string(&table).map_err(|error| Broken::new(error.to_string()))
}

fn change_one(table: &mut Table, path: &str, text: &str) -> Result<(), Broken> {
    let unknown =
        || Broken::new(format!("there is no value `{path}`; `serai rules GAME` lists them all"));
    let mut words = path.split('.');
    let first = words.next().and_then(|word| table.get_mut(word)).ok_or_else(unknown)?;
    let place = words.try_fold(first, |value, word| step(value, word)).ok_or_else(unknown)?;
    // The new value has the kind of the old one, so that 3 and "3" are not mixed up.
    let new = match place {
        Value::String(_) => Value::String(text.to_owned()),
        Value::Table(_) => return Err(unknown()),
        _ => {
            let line: Table = format!("value = {text}")
                .parse()
                .map_err(|_| Broken::new(format!("`{text}` is no value for `{path}`")))?;
            line.get("value").cloned().ok_or_else(unknown)?
        }
    };
    if std::mem::discriminant(&new) != std::mem::discriminant(place) {
        return Err(Broken::new(format!("`{path}` is {place}; `{text}` is of another kind")));
    }
    *place = new;
    Ok(())
}

/// Into a table by name, or into a list by number from 1.
fn step<'v>(value: &'v mut Value, word: &str) -> Option<&'v mut Value> {
    match value {
        Value::Table(table) => table.get_mut(word),
        Value::Array(list) => list.get_mut(word.parse::<usize>().ok()?.checked_sub(1)?),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_changed_by_the_paths_the_rules_show() {
        let change = |change: &str| set("osaka", None, &[change.to_owned()]);
        let text = change("cards.1.copies=12").unwrap();
        let rows = game::content::rows(&text).unwrap();
        assert!(rows.iter().any(|row| row.path == "cards.1.copies" && row.value == "12"));
        for wrong in
            ["cards.9.copies=1", "cards", "cards=1", "cards.1.copies=many", "end.tokens=1.5"]
        {
            assert!(change(wrong).is_err(), "{wrong}");
        }
    }
}
