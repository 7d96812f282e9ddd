//! Lists the Fluent files of each language, so that a new game's sentences need no second list.

use std::fmt::Write as _;
use std::path::Path;

fn main() {
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let out = std::env::var("OUT_DIR").expect("cargo sets it");
    let mut code = String::new();
    for (name, folder) in [("ENGLISH", "en"), ("ITALIAN", "it")] {
        let folder = Path::new(&root).join(folder);
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files: Vec<_> = std::fs::read_dir(&folder)
            .expect("the language has a folder")
            .map(|entry| entry.expect("a readable folder").path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
            .collect();
        files.sort();
        writeln!(code, "pub const {name}: &[(&str, &str)] = &[").unwrap();
        for path in files {
            let stem = path.file_stem().expect("a file name").to_string_lossy();
            writeln!(code, "    ({stem:?}, include_str!({:?})),", path.display()).unwrap();
        }
        writeln!(code, "];").unwrap();
    }
    std::fs::write(Path::new(&out).join("files.rs"), code).expect("the build folder is writable");
}
