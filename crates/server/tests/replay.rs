//! Replay by plain links: finished games through anybody's eyes, running ones through one's own,
//! record files without being kept.

mod common;

use common::browser::{Browser, values};
use common::client::Answer;
use common::players::{osaka, people};

fn data(page: &Answer, name: &str) -> usize {
    values(&page.text, &format!("data-{name}=\"")).remove(0).parse().unwrap()
}

fn boards(page: &Answer) -> usize {
    page.text.matches("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"board ").count()
}

/// A finished game against bots.
async fn finished(browser: &mut Browser, game: &str) -> String {
    browser.submit("/play", &[("game", game)]).await;
    let id = browser.table();
    browser.play_on(&id).await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_walked_through_by_links_and_seen_by_everybody() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let id = finished(&mut browser, "istanbul").await;
    let end = browser.open(&format!("/t/{id}")).await;
    assert!(end.text.contains(&format!("/t/{id}/replay")), "the end leads to the replay");
    let home = browser.open("/").await;
    assert!(home.text.contains(&format!("href=\"/t/{id}/replay\"")), "the list too");
    let first = browser.open(&format!("/t/{id}/replay")).await;
    let last = data(&first, "last");
    assert_eq!((data(&first, "at"), boards(&first)), (0, 1), "{}", first.text);
    assert!(last > 20, "{last} entries");
    let links = values(&first.text, "<a href=\"");
    let places: Vec<&String> = links.iter().filter(|link| link.contains("/replay?at=")).collect();
    assert!(places.len() > last / 3, "{} lines lead to positions", places.len());
    for place in places.iter().step_by(9) {
        let page = browser.open(place).await;
        let at = format!("?at={}&", data(&page, "at"));
        assert!(page.status == 200 && place.contains(&at), "{place}");
        assert!(page.text.contains("aria-current=\"step\""), "{place} is marked in the log");
    }
    let next = browser.open(&format!("/t/{id}/replay?at=7&seat=0&play=1")).await;
    let on = next.headers["refresh"].to_str().unwrap();
    assert!(on.ends_with(&format!("url=/t/{id}/replay?at=8&seat=0&play=1")), "{on}");
    // Who never sat there sees all of it too, now that it is over.
    let mut stranger = Browser::new(server.address);
    let all = stranger.open(&format!("/t/{id}/replay?at=9999&seat=all")).await;
    assert_eq!((data(&all, "at"), boards(&all)), (last, 3));
    assert_eq!(values(&all.text, " id=\"board\"").len(), 1, "names stand once on a page");
    server.stop().await;
}

#[tokio::test]
async fn a_running_game_is_seen_through_ones_own_eyes_and_forgets_what_was_taken_back() {
    let (server, _folder) = common::start().await;
    let mut host = Browser::new(server.address);
    let fields = [("seat-0", "me"), ("seat-1", "normal")];
    let mut page = host.submit("/new/tabriz", &fields).await;
    let id = host.table();
    let replay = |question: &str| format!("/t/{id}/replay{question}");
    let (mut taken, mut tries) = (false, 0);
    while !taken && tries < 40 {
        tries += 1;
        let choices = values(&page.text, "<button name=\"action\" value=\"");
        let Some(choice) = choices.first() else {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            page = host.open(&format!("/t/{id}")).await;
            continue;
        };
        page = host.choose(&id, &page, choice).await;
        let before = host.open(&replay("")).await;
        if !page.text.contains("id=\"take-back\" disabled") {
            let number = common::browser::field(&page.text, "number");
            let seat = [("number", number.as_str()), ("seat", "0")];
            page = host.submit(&format!("/t/{id}/take-back"), &seat).await;
            assert_eq!(page.status, 200);
            let at = data(&before, "last");
            let after = host.open(&replay(&format!("?at={at}"))).await;
            assert_eq!((data(&after, "at"), data(&after, "last")), (at - 1, at - 1));
            taken = true;
        }
    }
    assert!(taken, "nothing could be taken back");
    let own = host.open(&replay("")).await;
    assert_eq!(data(&own, "at"), data(&own, "last"), "one looks back from the newest position");
    for other in ["?seat=1", "?seat=all", "?seat=public"] {
        let page = host.open(&replay(other)).await;
        assert!(page.text.contains("&amp;seat=0\"") && boards(&page) == 1, "{other}");
        assert!(!page.text.contains("&amp;seat=1\"") && !page.text.contains("seat=all"), "{other}");
    }
    let mut stranger = Browser::new(server.address);
    for other in ["", "?seat=0", "?seat=all"] {
        let page = stranger.open(&replay(other)).await;
        assert!(page.text.contains("&amp;seat=public\"") && !page.text.contains("&amp;seat=0\""));
    }
    server.stop().await;
}

/// Sends a file the way browsers do.
async fn send(browser: &mut Browser, file: &[u8]) -> Answer {
    let kind = "multipart/form-data; boundary=----x".to_owned();
    let mut body = b"------x\r\nContent-Disposition: form-data; name=\"record\"; \
        filename=\"a.serai\"\r\nContent-Type: text/plain\r\n\r\n"
        .to_vec();
    body.extend_from_slice(file);
    body.extend_from_slice(b"\r\n------x--\r\n");
    let headers = [("content-type", kind), ("origin", "http://localhost".to_owned())];
    browser.client.raw("POST", "/replay", &headers, body).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_file_is_replayed_and_a_broken_one_is_refused_in_words() {
    let (server, _folder) = common::start().await;
    let mut client = common::client::Client::new(server.address);
    let party = common::players::Party::open(&mut client, &osaka(&people(2))).await;
    party.finish(&mut client).await;
    let record = client.get(&party.path("/record?format=text"), None).await.text;
    let mut browser = Browser::new(server.address);
    assert!(browser.open("/replay").await.text.contains("type=\"file\""));
    let sent = send(&mut browser, record.as_bytes()).await;
    assert_eq!(sent.status, 303, "{}", sent.text);
    let place = sent.headers["location"].to_str().unwrap().to_owned();
    let page = browser.open(&format!("{place}?at=30&seat=all")).await;
    assert_eq!((data(&page, "at"), boards(&page)), (30, 2), "{}", page.text);
    assert!(page.text.contains("P0") && page.text.contains("P1"), "by their names");
    let windows = send(&mut browser, record.replace('\n', "\r\n").as_bytes()).await;
    assert_eq!(windows.headers["location"], place.as_str(), "the same record, the same link");

    let wrong = record.replacen(" seat 1: ", " seat 1: dance ", 1);
    let large = vec![b'x'; 400 * 1024];
    for (file, says) in [
        (&b"hello"[..], "no record of a game"),
        (&b""[..], "No file was chosen"),
        (&[0xff, 0xfe, 0x00][..], "no record of a game"),
        (wrong.as_bytes(), "line "),
        (&large, "at most 256 kilobytes"),
    ] {
        let refused = send(&mut browser, file).await;
        assert_eq!(refused.status, 422, "{}", refused.text);
        assert!(refused.text.contains(says) && refused.text.contains("role=\"alert\""), "{says}");
    }
    let unknown = browser.open("/replay/0011223344556677").await;
    assert!(unknown.status == 404 && unknown.text.contains("type=\"file\""));
    server.stop().await;
}
