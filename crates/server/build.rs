//! Takes the engine for browsers along, if `cargo xtask web` has made one of these very sources. Without
//! it the server is built all the same, and its pages say what is missing.

#[path = "../../xtask/src/web/stamp.rs"]
mod stamp;

use std::path::{Path, PathBuf};

fn main() {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = here.ancestors().nth(2).expect("crates/server");
    let built = root.join("crates/web-engine/built");
    println!("cargo::rerun-if-changed={}", built.display());
    for part in stamp::PARTS {
        println!("cargo::rerun-if-changed={}", root.join(part).display());
    }
    let out = std::env::var("OUT_DIR").expect("cargo sets it");
    std::fs::write(Path::new(&out).join("engine.rs"), engine(root, &built))
        .expect("a build folder");
}

/// The engine as two constants.
fn engine(root: &Path, built: &Path) -> String {
    let mark = stamp::of(root);
    let made = std::fs::read_to_string(built.join("stamp")).ok();
    if made.as_ref() == Some(&mark) {
        let (script, code) = (built.join("engine.js"), built.join("engine.bin"));
        return format!(
            "const ENGINE: Option<(&str, &[u8])> = Some((include_str!({script:?}), include_bytes!({code:?})));\n\
             pub(super) const STAMP: &str = {mark:?};\n"
        );
    }
    if made.is_some() {
        println!(
            "cargo::warning=the engine for browsers is of other sources and is left out; `cargo xtask web` makes it anew"
        );
    }
    "const ENGINE: Option<(&str, &[u8])> = None;\npub(super) const STAMP: &str = \"\";\n".to_owned()
}
