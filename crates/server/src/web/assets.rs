//! Scripts, styles and pictures, embedded in the program. Their address holds a mark of their
//! content, so browsers may keep them for good.

use std::sync::OnceLock;

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::engine;
use crate::tables::error::Error;
use crate::tables::tokens;

struct Asset {
    name: &'static str,
    kind: &'static str,
    text: &'static str,
}

macro_rules! assets {
    ($($name:literal: $kind:expr),* $(,)?) => {
        &[$(Asset { name: $name, kind: $kind, text: include_str!(concat!("../../assets/", $name)) }),*]
    };
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

const FILES: &[Asset] = assets! {
    "serai.css": CSS,
    "rules.css": CSS,
    "study.css": CSS,
    "board.js": SCRIPT,
    "bring.js": SCRIPT,
    "chain.js": SCRIPT,
    "copy.js": SCRIPT,
    "ghost.js": SCRIPT,
    "glide.js": SCRIPT,
    "hand.js": SCRIPT,
    "host.js": SCRIPT,
    "house.js": SCRIPT,
    "inn.js": SCRIPT,
    "keep.js": SCRIPT,
    "keys.js": SCRIPT,
    "layout.js": SCRIPT,
    "learn.js": SCRIPT,
    "light.js": SCRIPT,
    "line.js": SCRIPT,
    "morph.js": SCRIPT,
    "notify.js": SCRIPT,
    "offline.js": SCRIPT,
    "page.js": SCRIPT,
    "prove.js": SCRIPT,
    "rules.js": SCRIPT,
    "sha256.js": SCRIPT,
    "replay.js": SCRIPT,
    "sound.js": SCRIPT,
    "stage.js": SCRIPT,
    "study.js": SCRIPT,
    "table.js": SCRIPT,
    "thinker.js": SCRIPT,
    "thinkers.js": SCRIPT,
    "turns.js": SCRIPT,
    "icon.svg": PICTURE,
    "tabriz.svg": PICTURE,
    "yspahan.svg": PICTURE,
    "osaka.svg": PICTURE,
    "istanbul.svg": PICTURE,
};

/// The boards' own style comes from whoever draws them.
const BOARDS: Asset = Asset { name: "boards.css", kind: CSS, text: draw::STYLE };

fn all() -> impl Iterator<Item = &'static Asset> {
    FILES.iter().chain([&BOARDS])
}

/// Every script, style and picture by name.
pub(super) fn texts() -> impl Iterator<Item = (&'static str, &'static str)> {
    all().map(|asset| (asset.name, asset.text))
}

/// The folder of this program's assets.
pub(super) fn folder() -> &'static str {
    static FOLDER: OnceLock<String> = OnceLock::new();
    FOLDER.get_or_init(|| format!("/assets/{}", version()))
}

fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let texts = all().map(|asset| asset.text).chain([engine::STAMP]);
        tokens::mark(&texts.collect::<String>())
    })
}

pub(super) async fn asset(Path((_, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    if let Some(part) = engine::part(&name) {
        return part.into_response();
    }
    let Some(asset) = all().find(|asset| asset.name == name) else {
        return Error::no_such_page().into_response();
    };
    let tag = format!("\"{}\"", version());
    let known =
        headers.get(header::IF_NONE_MATCH).is_some_and(|sent| sent.as_bytes() == tag.as_bytes());
    let cache = [
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable".to_owned()),
        (header::ETAG, tag),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, cache).into_response();
    }
    let mut response = (cache, [(header::CONTENT_TYPE, asset.kind)], asset.text).into_response();
    if let Some(policy) = engine::worker_policy(asset.name) {
        let policy = HeaderValue::from_static(policy);
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(name: &str) -> &'static str {
        all().find(|asset| asset.name == name).unwrap_or_else(|| panic!("{name} is missing")).text
    }

    /// The scripts that a script needs to begin.
    fn needs(script: &'static str) -> impl Iterator<Item = &'static str> {
        let lines = script.lines().filter_map(|line| line.split_once("from \"./"));
        lines.filter_map(|(_, rest)| rest.split_once('"')).map(|(name, _)| name)
    }

    #[test]
    fn what_is_kept_for_offline_play_has_all_that_it_begins_with() {
        let service = include_str!("../../assets/service.js");
        let list = service.split_once("const FILES = [").unwrap().1.split_once("];").unwrap().0;
        let kept: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
        assert!(kept.contains(&"table.js"), "{kept:?}");
        for script in kept.iter().filter(|name| name.ends_with(".js")) {
            for needed in needs(text(script)) {
                // The engine's own files come with the page that brings it.
                let is_kept = kept.contains(&needed) || needed == "engine.js";
                assert!(is_kept, "{script} needs {needed}, which is not kept");
            }
        }
    }
}
