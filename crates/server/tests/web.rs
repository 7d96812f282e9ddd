//! The pages without scripts: everything by links and plain forms.

mod common;

use common::browser::{Browser, field, values};
use common::chains::{chain, link};
use table::hex;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_is_played_to_its_end_by_forms_alone() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let home = browser.open("/").await;
    assert!(home.text.contains("data-play=\"istanbul\""), "{}", home.text);
    browser.submit("/play", &[("game", "istanbul")]).await;
    let id = browser.table();
    let decisions = browser.play_on(&id).await;
    let page = browser.open(&format!("/t/{id}")).await;
    assert!(decisions > 5 && page.text.contains("class=\"ranking\""), "{decisions} decisions");
    let verdict = browser.open(&format!("/t/{id}/verify")).await;
    assert!(verdict.text.contains("data-fair=\"yes\""), "{}", verdict.text);
    let again = browser.submit(&format!("/t/{id}/rematch"), &[]).await;
    assert!(again.status == 200 && browser.table() != id);
    let home = browser.open("/").await;
    assert!(home.text.contains(&format!("href=\"/t/{id}\"")), "my games are listed");
    server.stop().await;
}

#[tokio::test]
async fn what_was_refused_stands_on_the_page_with_its_rule() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let page = browser
        .submit("/new/osaka", &[("seat-0", "me"), ("seat-1", "here"), ("name-1", "Bo")])
        .await;
    let id = browser.table();
    let page = match page.text.contains("id=\"ready\"") {
        true => {
            let seat = values(&page.text, "?seat=").remove(0);
            browser.open(&format!("/t/{id}?seat={seat}")).await
        }
        false => page,
    };
    let (number, seat) = (field(&page.text, "number"), field(&page.text, "seat"));
    let path = format!("/t/{id}/act");
    let act = |action| [("number", number.clone()), ("seat", seat.clone()), ("action", action)];
    let send = |list: [(&'static str, String); 3]| list;
    let nonsense = send(act("dance".to_owned()));
    let fields: Vec<(&str, &str)> = nonsense.iter().map(|(k, v)| (*k, v.as_str())).collect();
    let refused = browser.submit(&path, &fields).await;
    assert!(refused.status == 422 && refused.text.contains("role=\"alert\""), "{}", refused.text);
    let illegal = send(act("pass".to_owned()));
    let fields: Vec<(&str, &str)> = illegal.iter().map(|(k, v)| (*k, v.as_str())).collect();
    let refused = browser.submit(&path, &fields).await;
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("data-rule=\"O"), "{}", refused.text);
    server.stop().await;
}

#[tokio::test]
async fn people_at_one_device_hand_it_over_and_see_only_their_own() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let fields = [("seat-0", "me"), ("name-0", "Ada"), ("seat-1", "here"), ("name-1", "Bo")];
    let mut page = browser.submit("/new/tabriz", &fields).await;
    let id = browser.table();
    let mut seen = Vec::new();
    for _ in 0..60 {
        if page.text.contains("id=\"hand-over\"") {
            assert!(
                !page.text.contains("id=\"board\""),
                "nothing is shown before the right one looks"
            );
            let seat = values(&page.text, "?seat=").remove(0);
            seen.push(seat.clone());
            page = browser.open(&format!("/t/{id}?seat={seat}")).await;
        }
        let choices = values(&page.text, "<button name=\"action\" value=\"");
        let Some(action) = choices.first() else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            page = browser.open(&format!("/t/{id}")).await;
            continue;
        };
        let (number, seat) = (field(&page.text, "number"), field(&page.text, "seat"));
        let fields = [("number", number.as_str()), ("seat", seat.as_str()), ("action", action)];
        page = browser.submit(&format!("/t/{id}/act"), &fields).await;
    }
    assert!(seen.contains(&"0".to_owned()) && seen.contains(&"1".to_owned()), "{seen:?}");
    server.stop().await;
}

#[tokio::test]
async fn people_at_one_device_have_their_part_in_the_dice_before_anybody_looks() {
    let (server, _folder) = common::start().await;
    for first in ["0", "1"] {
        let mut browser = Browser::new(server.address);
        let fields = [("seat-0", "me"), ("seat-1", "here"), ("name-1", "Bo"), ("dice", "own")];
        browser.submit("/new/osaka", &fields).await;
        let id = browser.table();
        let path = format!("/t/{id}/dice");
        for seat in ["0", "1"] {
            let seal = hex(&chain(seat.parse().unwrap(), 0).seal());
            browser.submit(&path, &[("seat", seat), ("seal", &seal), ("label", "x")]).await;
        }
        let second = if first == "0" { "1" } else { "0" };
        for seat in [first, second] {
            let opening = link(&chain(seat.parse().unwrap(), 0), 0);
            let page = browser.submit(&path, &[("seat", seat), ("opening", &opening)]).await;
            let begun = seat == second;
            assert_eq!(page.text.contains("id=\"hand-over\""), begun, "{}", page.text);
            assert!(!page.text.contains("id=\"board\""), "nobody has looked yet: {}", page.text);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_friend_sits_down_by_the_link_and_a_stranger_only_watches() {
    let (server, _folder) = common::start().await;
    let mut host = Browser::new(server.address);
    let fields = [("seat-0", "me"), ("name-0", "Ada"), ("seat-1", "friend")];
    let page = host.submit("/new/osaka", &fields).await;
    let id = host.table();
    let links: Vec<String> = values(&page.text, "readonly value=\"")
        .into_iter()
        .filter(|link| link.contains("/join/"))
        .collect();
    assert_eq!(links.len(), 1, "{}", page.text);
    let mut stranger = Browser::new(server.address);
    let page = stranger.open(&format!("/t/{id}")).await;
    assert!(!page.text.contains("/join/"), "only the host sees the links");
    let refused = stranger.submit(&format!("/join/{id}/1"), &[("name", "Eve")]).await;
    assert_eq!(refused.status, 403);
    let mut friend = Browser::new(server.address);
    let invitation = friend.open(&format!("/join/{id}/1")).await;
    assert!(invitation.text.contains("name=\"invite\""));
    friend.submit(&format!("/join/{id}/1"), &[("name", "Bo"), ("invite", &links[0])]).await;
    for _ in 0..100 {
        if host.open(&format!("/t/{id}")).await.text.contains("data-stage=\"running\"") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let (mine, theirs) =
        (host.open(&format!("/t/{id}")).await, friend.open(&format!("/t/{id}")).await);
    let deciding = [&mine, &theirs].iter().filter(|page| page.text.contains("data-choice")).count();
    assert_eq!(deciding, 1, "exactly one of them decides");
    let watching = stranger.open(&format!("/t/{id}")).await;
    assert!(watching.text.contains("id=\"board\"") && !watching.text.contains("data-choice"));
    server.stop().await;
}

#[tokio::test]
async fn settings_stay_with_the_browser_and_change_the_language() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let fields =
        [("lang", "it"), ("theme", "dark"), ("patterns", "on"), ("back", "//evil.example")];
    let page = browser.submit("/settings", &fields).await;
    assert_eq!(browser.at, "/", "nobody is sent to another house");
    assert!(
        page.text.contains("<html lang=\"it\" dir=\"ltr\" class=\"patterns\" data-theme=\"dark\"")
    );
    assert!(page.text.contains("Gioca subito"));
    server.stop().await;
}

#[tokio::test]
async fn pages_are_packed_policed_and_light_and_assets_may_be_kept() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    for game in ["tabriz", "yspahan", "osaka", "istanbul"] {
        browser.submit("/play", &[("game", game)]).await;
        let path = format!("/t/{}", browser.table());
        let cookie = ("cookie", format!("serai={}", browser.cookies["serai"]));
        let plain =
            browser.client.raw("GET", &path, std::slice::from_ref(&cookie), "").await.unwrap();
        let zipped = [cookie, ("accept-encoding", "br, gzip".to_owned())];
        let packed = browser.client.raw("GET", &path, &zipped, "").await.unwrap();
        assert_eq!(packed.headers["content-encoding"], "gzip");
        let policy = plain.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
        let mut bytes = plain.text.len();
        for asset in values(&plain.text, "=\"/assets/") {
            let answer = browser.client.get(&format!("/assets/{asset}"), None).await;
            assert_eq!(answer.status, 200, "{asset}");
            assert!(answer.headers["cache-control"].to_str().unwrap().contains("immutable"));
            bytes += answer.text.len();
        }
        assert!(bytes < 300_000, "{game}: {bytes} bytes");
    }
    server.stop().await;
}

#[tokio::test]
async fn rules_are_read_searched_and_shown_on_boards() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    for game in ["tabriz", "yspahan", "osaka", "istanbul"] {
        let page = browser.open(&format!("/rules/{game}")).await;
        let boards = values(&page.text, "<img src=\"");
        let boards: Vec<&String> =
            boards.iter().filter(|address| address.contains("/examples/")).collect();
        assert!(page.status == 200 && boards.len() >= 4, "{game}: {boards:?}");
        let board = browser.open(boards[0]).await;
        assert!(board.status == 200 && board.text.starts_with("<svg"), "{}", boards[0]);
        assert_eq!(board.headers["content-type"], "image/svg+xml");
        let policy = board.headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("style-src 'unsafe-inline'"), "black when opened by itself");
        for nothing in ["9-1.svg", "1-9.svg", "0-1.svg", "x.svg"] {
            let path = format!("/rules/{game}/examples/{nothing}?lang=en&layout=wide&theme=dark");
            assert_eq!(browser.open(&path).await.status, 404, "{nothing}");
        }
    }
    let found = browser.open("/rules/osaka?q=black+tide").await.text;
    let hidden = |id: &str| found.contains(&format!("class=\"rule-text\" id=\"{id}\" hidden"));
    assert!(hidden("O10") && found.contains("value=\"black tide\""));
    let one = browser.open("/rules/osaka?rule=O31").await.text;
    assert!(one.contains("href=\"/rules/osaka#O31\"") && !one.contains("<html"));
    assert_eq!(browser.open("/rules/chess").await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn characters_of_the_game_say_how_they_play_and_sit_down() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let form = browser.open("/new/yspahan").await.text;
    assert!(form.contains("value=\"school:builder\""), "{form}");
    assert!(form.contains("Wants all six buildings") && form.contains("value=\"master\""));
    assert!(!form.contains("school:weaver"), "those of another game stay there");
    let fields = [("seat-0", "me"), ("seat-1", "school:builder"), ("seat-2", "school:racer")];
    let page = browser.submit("/new/yspahan", &fields).await.text;
    assert!(page.contains("bot, the builder") && page.contains("bot, the racer"), "{page}");
    let decisions = browser.play_on(&browser.table()).await;
    assert!(decisions > 5, "{decisions} decisions");
    let wrong = [("seat-0", "me"), ("seat-1", "school:weaver"), ("seat-2", "easy")];
    let refused = browser.submit("/new/yspahan", &wrong).await;
    assert!(refused.status == 422 && refused.text.contains("school:harasser"), "{}", refused.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_place_says_which_rule_closes_it() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let mut page = browser.submit("/new/osaka", &[("seat-0", "me"), ("seat-1", "random")]).await;
    let id = browser.table();
    let mut reserved: Option<Vec<String>> = None;
    for _ in 0..2_000 {
        let actions = values(&page.text, "<button name=\"action\" value=\"");
        let spots = values(&page.text, "data-pieces=\"");
        let Some(action) = actions.first() else {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            page = browser.open(&format!("/t/{id}")).await;
            continue;
        };
        let reserving: Vec<String> =
            spots.iter().filter(|spot| spot.starts_with("reserve-")).cloned().collect();
        if let (Some(before), true) = (&reserved, reserving.is_empty()) {
            let why = browser.open(&format!("/t/{id}/about?spot={}", before[0])).await.text;
            assert!(why.contains("id=\"about-why\"") && why.contains("data-rule=\"O"), "{why}");
            let open = browser.open(&format!("/t/{id}/about?spot={}", spots[0])).await.text;
            assert!(!open.contains("id=\"about-why\"") && open.contains("rule-text"), "{open}");
            let mut stranger = Browser::new(server.address);
            let path = format!("/t/{id}/about?spot={}", before[0]);
            assert!(!stranger.open(&path).await.text.contains("about-why"), "it is not their turn");
            return server.stop().await;
        }
        let choice = spots.iter().position(|spot| spot.starts_with("reserve-"));
        let action = choice.map_or(action, |place| &actions[place]).clone();
        if choice.is_some() {
            reserved = Some(reserving);
        }
        let (number, seat) = (field(&page.text, "number"), field(&page.text, "seat"));
        let fields = [("number", number.as_str()), ("seat", &seat), ("action", &action)];
        page = browser.submit(&format!("/t/{id}/act"), &fields).await;
    }
    panic!("nothing was reserved");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_no_is_said_in_the_visitors_language() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    browser.submit("/play", &[("game", "osaka")]).await;
    let id = browser.table();
    for (language, nothing, table, early, number) in [
        (
            "en",
            "There is nothing here.",
            "There is no such table.",
            "The record is written",
            "The number of the position is missing",
        ),
        (
            "it",
            "Qui non c’è niente.",
            "Questo tavolo non esiste.",
            "Il verbale si scrive",
            "Manca il numero",
        ),
    ] {
        browser.cookies.insert("look".to_owned(), format!("lang-{language}"));
        let page = browser.open("/nowhere").await;
        assert!(page.status == 404 && page.text.contains(nothing), "{}", page.text);
        let page = browser.open("/t/0000000000000000").await;
        assert!(page.status == 404 && page.text.contains(table), "{}", page.text);
        let page = browser.open(&format!("/t/{id}/verify")).await;
        assert!(page.status == 409 && page.text.contains(early), "{}", page.text);
        let page = browser.submit(&format!("/t/{id}/act"), &[("action", "pass")]).await;
        assert!(page.status == 422 && page.text.contains(number), "{}", page.text);
    }
    server.stop().await;
}

#[tokio::test]
async fn settings_list_the_keys_and_take_them_away() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    browser.submit("/play", &[("game", "osaka")]).await;
    let page = browser.open("/settings").await;
    let ids = values(&page.text, "name=\"revoke\" value=\"");
    assert!(ids.len() == 1 && page.text.contains("this browser"), "{}", page.text);
    let refused = browser.submit("/me/keys", &[("revoke", &ids[0])]).await;
    assert!(refused.status == 409 && refused.text.contains("the only key"), "{}", refused.text);
    let page = browser.submit("/me/keys", &[("name", "Phone")]).await;
    let key = values(&page.text, "id=\"further-key\" readonly value=\"").remove(0);
    let again = browser.open("/settings").await;
    assert!(again.text.contains("Phone") && !again.text.contains(&key), "it is shown once");

    let mut phone = Browser::new(server.address);
    phone.submit("/me/sign-in", &[("key", &key)]).await;
    let page = phone.submit("/me/keys", &[("revoke", &ids[0])]).await;
    assert_eq!(values(&page.text, "name=\"revoke\" value=\"").len(), 1);
    let page = browser.open("/settings").await;
    assert!(!page.text.contains("name=\"revoke\""), "the first key opens nothing any more");
    let home = phone.open("/").await;
    assert!(home.text.contains("href=\"/t/"), "the games are still theirs");
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_sent_to_another_house_and_leaving_twice_is_no_trouble() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    for (back, at) in
        [("/rules/osaka", "/rules/osaka"), ("/\\evil.example", "/"), ("//evil.example", "/")]
    {
        browser.submit("/settings", &[("back", back)]).await;
        assert_eq!(browser.at, at, "{back}");
    }
    browser.submit("/play", &[("game", "osaka")]).await;
    let id = browser.table();
    for _ in 0..2 {
        let page = browser.submit(&format!("/t/{id}/leave"), &[]).await;
        assert_eq!((page.status, browser.at.as_str()), (200, "/"));
    }
    server.stop().await;
}
