//! Every source file says what it holds; nothing speaks of places outside the repository.

use crate::house;

pub(super) fn faults() -> Vec<String> {
    // Put together here, so that this list does not find itself.
    let forbidden = [["../sha", "red"].concat(), ["/ro", "ot/"].concat(), ["/wo", "rk/"].concat()];
    let mut faults = Vec::new();
    for folder in ["crates", "xtask", "docs", "examples"] {
        for ending in ["rs", "md", "toml", "ftl", "py"] {
            for path in house::files(&house::root().join(folder), ending) {
                let text = house::read(&path);
                if ending == "rs" && !text.starts_with("//!") {
                    faults.push(format!("{} does not open with `//!`", house::short(&path)));
                }
                let found = forbidden.iter().filter(|word| text.contains(word.as_str()));
                faults.extend(found.map(|word| format!("{} says {word}", house::short(&path))));
            }
        }
    }
    faults
}
