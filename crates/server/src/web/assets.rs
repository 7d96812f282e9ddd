//! Scripts, styles and pictures, embedded in the program. Their address holds a mark of their
//! content, so browsers may keep them for good.

use std::io::Write;
use std::sync::OnceLock;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

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
    "copy.js": SCRIPT,
    "glide.js": SCRIPT,
    "keys.js": SCRIPT,
    "layout.js": SCRIPT,
    "learn.js": SCRIPT,
    "morph.js": SCRIPT,
    "notify.js": SCRIPT,
    "page.js": SCRIPT,
    "rules.js": SCRIPT,
    "replay.js": SCRIPT,
    "sound.js": SCRIPT,
    "study.js": SCRIPT,
    "table.js": SCRIPT,
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

/// The folder of this program's assets.
pub fn folder() -> &'static str {
    static FOLDER: OnceLock<String> = OnceLock::new();
    FOLDER.get_or_init(|| format!("/assets/{}", version()))
}

fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| tokens::mark(&all().map(|asset| asset.text).collect::<String>()))
}

pub async fn asset(Path((_, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let Some(place) = all().position(|asset| asset.name == name) else {
        return (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response();
    };
    let asset = all().nth(place).expect("it is there");
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
    let kind = [(header::CONTENT_TYPE, asset.kind)];
    if !super::answer::takes_gzip(&headers) {
        return (cache, kind, asset.text).into_response();
    }
    let packed = [(header::CONTENT_ENCODING, "gzip"), (header::VARY, "accept-encoding")];
    (cache, kind, packed, packed_assets()[place].as_slice()).into_response()
}

/// Packed once, as small as possible.
fn packed_assets() -> &'static [Vec<u8>] {
    static PACKED: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    PACKED.get_or_init(|| all().map(|asset| gzip(asset.text, Compression::best())).collect())
}

pub fn gzip(text: &str, level: Compression) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), level);
    let packed = packer.write_all(text.as_bytes()).and_then(|()| packer.finish());
    packed.expect("memory takes everything")
}
