//! What others wrote comes from crates.io, under a licence that deny.toml allows, and in one version
//! unless deny.toml names the older one.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::Value;

use crate::house;

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(super) fn faults() -> Vec<String> {
    let rules: toml::Table =
        house::read(&house::root().join("deny.toml")).parse().expect("deny.toml is a table");
    let list = |part: &str, key: &str| -> Vec<&toml::Value> {
        rules[part][key].as_array().into_iter().flatten().collect()
    };
    let allowed: Vec<&str> = list("licenses", "allow").iter().filter_map(|l| l.as_str()).collect();
    let older = list("bans", "skip").into_iter().filter_map(|skip| skip["crate"].as_str());
    let older: BTreeSet<String> = older.map(str::to_owned).collect();
    let targets = list("graph", "targets");
    let packages = match packages(targets[0].as_str().unwrap_or_default()) {
        Ok(packages) => packages,
        Err(why) => return vec![format!("cargo metadata: {why}")],
    };
    let found = doubles(&packages);
    let unknown = found.difference(&older);
    let unneeded = older.difference(&found);
    packages
        .iter()
        .filter_map(|package| refused(package, &allowed))
        .chain(unknown.map(|name| format!("{name} is an older version beside a newer one")))
        .chain(unneeded.map(|name| format!("deny.toml names {name}, which is not there twice")))
        .collect()
}

/// Everything a build for this system uses, the house itself included.
fn packages(target: &str) -> Result<Vec<Value>, String> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--filter-platform", target])
        .current_dir(house::root())
        .output()
        .map_err(|error| error.to_string())?;
    let mut all: Value =
        serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    match all["packages"].take() {
        Value::Array(packages) => Ok(packages),
        _ => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

/// All but the newest version of each crate that comes in several, as `name@version`.
fn doubles(packages: &[Value]) -> BTreeSet<String> {
    let mut all: Vec<(&str, Vec<u64>, &str)> = packages
        .iter()
        .filter_map(|package| Some((package["name"].as_str()?, package["version"].as_str()?)))
        .map(|(name, version)| {
            (name, version.split('.').map_while(|n| n.parse().ok()).collect(), version)
        })
        .collect();
    all.sort();
    let pairs = all.windows(2).filter(|pair| pair[0].0 == pair[1].0);
    pairs.map(|pair| format!("{}@{}", pair[0].0, pair[0].2)).collect()
}

fn refused(package: &Value, allowed: &[&str]) -> Option<String> {
    let name = package["name"].as_str()?;
    // A crate of the house has no source.
    let source = package["source"].as_str()?;
    if source != CRATES_IO {
        return Some(format!("{name} comes from {source}"));
    }
    let licence = package["license"].as_str().unwrap_or("no licence");
    (!accepts(licence, allowed)).then(|| format!("{name} comes under {licence}"))
}

/// Whether a licence expression can be met with these licences. `/` is an old way to write `OR`;
/// parentheses occur around alternatives only.
fn accepts(licence: &str, allowed: &[&str]) -> bool {
    let licence = licence.replace('/', " OR ");
    let one_of = |text: &str| text.split(" OR ").any(|one| allowed.contains(&one.trim()));
    if licence.contains('(') {
        licence.split(" AND ").all(|part| one_of(part.trim_matches(['(', ')', ' '])))
    } else {
        licence.split(" OR ").any(|part| part.split(" AND ").all(one_of))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_read_as_alternatives() {
        let allowed = ["MIT", "Unicode-3.0"];
        for good in
            ["MIT", "Apache-2.0 OR MIT", "Unlicense/MIT", "(MIT OR GPL-3.0) AND Unicode-3.0"]
        {
            assert!(accepts(good, &allowed), "{good}");
        }
        for bad in ["GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Zlib) AND GPL-3.0", ""] {
            assert!(!accepts(bad, &allowed), "{bad}");
        }
    }

    #[test]
    fn the_older_of_two_versions_is_found() {
        let package = |name, version| serde_json::json!({ "name": name, "version": version });
        let packages = [package("a", "1.10.0"), package("a", "1.9.0"), package("b", "1.0.0+spec")];
        assert_eq!(Vec::from_iter(doubles(&packages)), ["a@1.9.0"]);
    }
}
