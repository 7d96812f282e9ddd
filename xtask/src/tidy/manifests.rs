//! Manifests are complete, and ARCHITECTURE.md gives a reason for every published crate.

use std::collections::BTreeSet;

use toml::Table;

use crate::house;

pub(super) fn faults() -> Vec<String> {
    let rooms = house::rooms().into_iter().map(|room| house::room(&room));
    let members: Vec<Table> =
        rooms.chain([house::root().join("xtask")]).map(|room| house::manifest(&room)).collect();
    let wanted = house::manifest(&house::root());
    let published = published(&wanted);
    let explained = explained(&house::read(&house::root().join("ARCHITECTURE.md")));
    let used: BTreeSet<String> = members.iter().flat_map(dependencies).collect();
    let no_reason = published.difference(&explained);
    let no_crate = explained.difference(&published);
    let no_user = published.difference(&used);
    members
        .iter()
        .flat_map(incomplete)
        .chain(no_reason.map(|name| format!("ARCHITECTURE.md does not say why {name} is used")))
        .chain(no_crate.map(|name| format!("ARCHITECTURE.md explains {name}, which is not used")))
        .chain(no_user.map(|name| format!("no room uses {name} of the workspace")))
        .collect()
}

/// What a manifest must say about its crate.
fn incomplete(manifest: &Table) -> Vec<String> {
    let package = &manifest["package"];
    let name = package["name"].as_str().unwrap_or_default();
    let mut faults = Vec::new();
    if package.get("description").and_then(|text| text.as_str()).is_none_or(str::is_empty) {
        faults.push(format!("{name} has no description"));
    }
    let from_workspace = |part: Option<&toml::Value>| {
        part.and_then(|part| part.get("workspace")).and_then(toml::Value::as_bool) == Some(true)
    };
    for key in ["version", "edition", "rust-version", "license", "publish"] {
        if !from_workspace(package.get(key)) {
            faults.push(format!("{name} does not take `{key}` from the workspace"));
        }
    }
    if !from_workspace(manifest.get("lints")) {
        faults.push(format!("{name} does not take `lints` from the workspace"));
    }
    faults
}

/// Crates from elsewhere.
fn published(workspace: &Table) -> BTreeSet<String> {
    let all = workspace["workspace"]["dependencies"].as_table().into_iter().flatten();
    all.filter(|(_, how)| how.get("path").is_none()).map(|(name, _)| name.clone()).collect()
}

/// Everything a manifest depends on, for whatever purpose and on whatever system.
fn dependencies(manifest: &Table) -> Vec<String> {
    let mut found = Vec::new();
    for (key, value) in manifest {
        match value.as_table() {
            Some(table) if key.ends_with("dependencies") => found.extend(table.keys().cloned()),
            Some(table) if key == "target" => {
                found
                    .extend(table.values().filter_map(|one| one.as_table()).flat_map(dependencies));
            }
            _ => {}
        }
    }
    found
}

/// The first column of the table below "Dependencies", without remarks in parentheses.
fn explained(architecture: &str) -> BTreeSet<String> {
    let (_, part) = architecture.split_once("\n## Dependencies\n").unwrap_or_default();
    let rows = part.lines().take_while(|line| !line.starts_with("## "));
    let cells = rows.filter_map(|row| row.strip_prefix("| ")?.split(" |").next());
    let names = cells.skip(1).flat_map(|cell| cell.split(", "));
    names.map(|name| name.split(" (").next().unwrap_or(name).trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_reasons_is_read() {
        let page = "# A\n\n## Dependencies\n\n| crate | why |\n|---|---|\n| serde, toml | words |\n\
            | ureq (with rustls) | join |\n\n## More\n\n| no | crate |\n";
        let names: Vec<String> = explained(page).into_iter().collect();
        assert_eq!(names, ["serde", "toml", "ureq"]);
    }

    #[test]
    fn an_empty_manifest_lacks_everything() {
        let manifest: Table = "[package]\nname = \"a\"\nedition = \"2024\"\n".parse().unwrap();
        assert_eq!(incomplete(&manifest).len(), 7);
    }
}
