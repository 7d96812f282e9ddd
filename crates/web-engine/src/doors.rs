//! What scripts can call. Text goes in and comes out; everything else is in the other files.

use wasm_bindgen::prelude::wasm_bindgen;

/// Answers a letter. Letters that cannot be read are the script's own fault and say so.
#[wasm_bindgen]
pub fn answer(letter: &str) -> String {
    let reply = match serde_json::from_str::<crate::Letter>(letter) {
        Ok(letter) => crate::answer(&letter),
        Err(error) => {
            crate::Reply { status: 400, html: error.to_string(), ..crate::Reply::default() }
        }
    };
    serde_json::to_string(&reply).expect("replies have a JSON form")
}

/// Thinks about a job; nothing where there is no thought.
#[wasm_bindgen]
pub fn think(job: &str) -> Option<String> {
    serde_json::from_str::<crate::Job>(job).ok()?.think().ok()?
}
