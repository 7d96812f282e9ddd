//! The pages that need no server, written as a folder for any host that hands out files.

use std::fs;
use std::io;
use std::path::Path;

use super::{assets, engine};

/// Where the page lies that the manifest opens, seen from the manifest.
const START: (&str, &str) = ("../offline", "../play.html");

/// Writes the folder: pages, scripts, engine. False, and nothing written, where this program was built
/// without the engine.
pub fn write(folder: &Path) -> io::Result<bool> {
    if engine::files().is_empty() {
        return Ok(false);
    }
    let home = assets::folder().trim_start_matches('/');
    for (name, text) in pages::site(home) {
        put(folder, &name, text.as_bytes())?;
    }
    for (name, text) in assets::texts() {
        put(folder, &format!("{home}/{name}"), text.as_bytes())?;
    }
    for (name, bytes) in engine::files() {
        put(folder, &format!("{home}/{name}"), bytes)?;
    }
    for (name, bytes) in engine::ICONS {
        put(folder, &format!("offline/{name}"), bytes)?;
    }
    let manifest = engine::MANIFEST.replace(START.0, START.1);
    put(folder, "offline/manifest.json", manifest.as_bytes())?;
    put(folder, "service.js", engine::SERVICE.as_bytes())?;
    Ok(true)
}

fn put(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let file = folder.join(name);
    fs::create_dir_all(file.parent().unwrap_or(folder))?;
    fs::write(file, bytes)
}
