//! Takes the engine for browsers along, if `cargo xtask web` has made one of these very sources. Without
//! it the server is built all the same, and its pages say what is missing.

#[path = "../web-engine/recipe.rs"]
mod recipe;

use std::path::{Path, PathBuf};

fn main() {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = here.ancestors().nth(2).expect("crates/server");
    let built = root.join("crates/web-engine/built");
    println!("cargo::rerun-if-changed={}", built.display());
    for part in recipe::PARTS {
        println!("cargo::rerun-if-changed={}", root.join(part).display());
    }
    let out = std::env::var("OUT_DIR").expect("cargo sets it");
    std::fs::write(Path::new(&out).join("engine.rs"), engine(root, &built))
        .expect("a build folder");
}

/// The engine's files by name, none where there is no engine, and its mark.
fn engine(root: &Path, built: &Path) -> String {
    let mark = recipe::of(root);
    let made = std::fs::read_to_string(built.join("stamp")).ok();
    let fits = made.as_ref() == Some(&mark);
    if made.is_some() && !fits {
        println!(
            "cargo::warning=the engine for browsers is of other sources and is left out; `cargo xtask web` makes it anew"
        );
    }
    let (files, mark) = if fits { (files(built), mark) } else { (Vec::new(), String::new()) };
    let part = |file: &PathBuf| {
        let name = file.file_name().unwrap_or_default();
        format!("({name:?}, include_bytes!({file:?})),")
    };
    let parts: String = files.iter().map(part).collect();
    format!(
        "const ENGINE: &[(&str, &[u8])] = &[{parts}];\npub(super) const STAMP: &str = {mark:?};\n"
    )
}

/// Scripts and packed machine code, in a stable order.
fn files(built: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(built).into_iter().flatten().flatten();
    let ours = |path: &PathBuf| path.extension().is_some_and(|end| end == "js" || end == "bin");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(ours).collect();
    files.sort();
    files
}
