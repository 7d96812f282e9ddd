//! Record files that visitors send to be replayed: read, put on the shelf, shown.

use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::Response;
use game::{Phrase, say};
use lang::Speaker;
use pages::Notice;
use table::{AnyTable, Record};

use super::answer::{page, page_with, see};
use super::visitor::Visitor;
use crate::http::Shared;
use crate::http::body::{self, Unread};
use crate::tables::shelf::MOST_BYTES;

/// What a form puts around a file.
const AROUND: usize = 4 * 1024;

pub(super) async fn form(visitor: Visitor) -> Response {
    page(pages::file(&visitor.visit, None))
}

pub(super) async fn show(State(house): Shared, visitor: Visitor, request: Request) -> Response {
    let read = match text_of(request).await {
        Ok(text) => match read(&text) {
            Ok(table) => Ok(house.shelf.put(&text, table)),
            Err(why) => Err(why),
        },
        Err(why) => Err(why),
    };
    match read {
        Ok(id) => see(&format!("/replay/{id}")),
        Err(why) => refuse(&visitor, StatusCode::UNPROCESSABLE_ENTITY, why),
    }
}

/// The copy was put away for others.
pub(super) fn gone(visitor: &Visitor) -> Response {
    refuse(visitor, StatusCode::NOT_FOUND, say!("pages-file-gone"))
}

fn refuse(visitor: &Visitor, status: StatusCode, why: Phrase) -> Response {
    let text = Speaker::new(visitor.visit.language(), Vec::new()).say(&why);
    let notice = Notice { text, rule: None };
    page_with(status, pages::file(&visitor.visit, Some(&notice)))
}

fn read(text: &str) -> Result<Box<dyn AnyTable>, Phrase> {
    if !text.starts_with("serai") {
        return Err(say!("pages-file-rubbish"));
    }
    let table = Record::parse(text).and_then(|record| table::resume(&record, None));
    table.map_err(|broken| say!("pages-file-broken", why = broken.to_string()))
}

/// The file in a form's body.
async fn text_of(request: Request) -> Result<String, Phrase> {
    let kind = request.headers().get(header::CONTENT_TYPE);
    let kind = kind.and_then(|value| value.to_str().ok()).unwrap_or_default();
    let boundary = kind.split_once("boundary=").map(|(_, mark)| mark.trim_matches('"').to_owned());
    let large = || say!("pages-file-large", n = MOST_BYTES / 1024);
    let none = || say!("pages-file-none");
    let body = body::read(request.into_body(), MOST_BYTES + AROUND).await;
    let body = body.map_err(|unread| match unread {
        Unread::Large => large(),
        Unread::Slow => none(),
    })?;
    let file = part(&body, &boundary.ok_or_else(none)?).filter(|file| !file.is_empty());
    let file = file.ok_or_else(none)?;
    match std::str::from_utf8(file) {
        _ if file.len() > MOST_BYTES => Err(large()),
        // Some editors end lines in their own way.
        Ok(text) => Ok(text.replace("\r\n", "\n")),
        Err(_) => Err(say!("pages-file-rubbish")),
    }
}

/// The content of the part named `record` of a `multipart/form-data` body.
fn part<'a>(body: &'a [u8], boundary: &str) -> Option<&'a [u8]> {
    let mark = format!("--{boundary}");
    let mut rest = &body[find(body, mark.as_bytes())? + mark.len()..];
    let until = format!("\r\n{mark}");
    loop {
        let end = find(rest, until.as_bytes())?;
        let (this, after) = (&rest[..end], &rest[end + until.len()..]);
        let head = find(this, b"\r\n\r\n")?;
        if String::from_utf8_lossy(&this[..head]).contains("name=\"record\"") {
            return Some(&this[head + 4..]);
        }
        rest = after;
    }
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_found_among_other_fields_and_half_a_body_has_none() {
        let body = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x\r\n\
            Content-Disposition: form-data; name=\"record\"; filename=\"r\"\r\n\r\nserai\r\n--\r\n--x--\r\n";
        assert_eq!(part(body.as_bytes(), "x"), Some("serai\r\n--".as_bytes()));
        for cut in [0, 3, 40, 70, body.len() - 8] {
            assert_eq!(part(&body.as_bytes()[..cut], "x"), None, "cut after {cut}");
        }
    }
}
