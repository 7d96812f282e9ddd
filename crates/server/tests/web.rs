//! The pages without scripts: everything by links and plain forms.

mod common;

use std::collections::BTreeMap;
use std::net::SocketAddr;

use common::client::{Answer, Client};

/// A browser without scripts: keeps cookies, follows ways back, reads buttons.
struct Browser {
    client: Client,
    cookies: BTreeMap<String, String>,
    at: String,
}

impl Browser {
    fn new(address: SocketAddr) -> Self {
        Browser { client: Client::new(address), cookies: BTreeMap::new(), at: String::new() }
    }

    async fn open(&mut self, path: &str) -> Answer {
        self.send("GET", path, String::new()).await
    }

    /// Sends a form the way browsers do.
    async fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let encode =
            |text: &str| -> String { text.bytes().map(|byte| format!("%{byte:02X}")).collect() };
        let pair = |(name, value): &(&str, &str)| format!("{name}={}", encode(value));
        let body = fields.iter().map(pair).collect::<Vec<_>>().join("&");
        self.send("POST", path, body).await
    }

    async fn send(&mut self, method: &str, path: &str, body: String) -> Answer {
        let (mut method, mut path, mut body) = (method.to_owned(), path.to_owned(), body);
        loop {
            let jar: Vec<String> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let mut headers =
                vec![("cookie", jar.join("; ")), ("accept-language", "en".to_owned())];
            if method == "POST" {
                let kind = "application/x-www-form-urlencoded".to_owned();
                headers.extend([("content-type", kind), ("origin", "http://test".to_owned())]);
            }
            let answer = self.client.raw(&method, &path, &headers, body).await.unwrap();
            for cookie in answer.headers.get_all("set-cookie") {
                let pair = cookie.to_str().unwrap().split(';').next().unwrap();
                let (name, value) = pair.split_once('=').unwrap();
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
            self.at = path;
            if answer.status != 303 {
                return answer;
            }
            path = answer.headers["location"].to_str().unwrap().to_owned();
            (method, body) = ("GET".to_owned(), String::new());
        }
    }

    fn table(&self) -> String {
        self.at.split(['/', '?']).nth(2).unwrap().to_owned()
    }
}

/// The values of an attribute, unescaped, in order.
fn values(html: &str, before: &str) -> Vec<String> {
    let ends = html.split(before).skip(1).map(|rest| rest.split('"').next().unwrap());
    ends.map(|text| text.replace("&amp;", "&").replace("&gt;", ">").replace("&lt;", "<")).collect()
}

fn field(html: &str, name: &str) -> String {
    values(html, &format!("name=\"{name}\" value=\"")).remove(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_is_played_to_its_end_by_forms_alone() {
    let (server, _folder) = common::start().await;
    let mut browser = Browser::new(server.address);
    let home = browser.open("/").await;
    assert!(home.text.contains("data-play=\"istanbul\""), "{}", home.text);
    let mut page = browser.submit("/play", &[("game", "istanbul")]).await;
    let id = browser.table();
    let mut decisions = 0;
    for _ in 0..3_000 {
        assert_eq!(page.status, 200, "{}", page.text);
        let choices = values(&page.text, "<button name=\"action\" value=\"");
        if page.text.contains("data-stage=\"over\"") {
            break;
        }
        if choices.is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            page = browser.open(&format!("/t/{id}")).await;
            continue;
        }
        decisions += 1;
        let (number, seat) = (field(&page.text, "number"), field(&page.text, "seat"));
        let action = choices[decisions * 7 % choices.len()].as_str();
        let fields = [("number", number.as_str()), ("seat", seat.as_str()), ("action", action)];
        page = browser.submit(&format!("/t/{id}/act"), &fields).await;
    }
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
    assert!(page.text.contains("<html lang=\"it\" class=\"patterns\" data-theme=\"dark\""));
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
