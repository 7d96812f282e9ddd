//! A browser without scripts, as the tests of the pages drive it.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use super::client::{Answer, Client};

/// Keeps cookies, follows ways back, reads buttons.
#[derive(Debug)]
pub(crate) struct Browser {
    pub client: Client,
    pub cookies: BTreeMap<String, String>,
    pub at: String,
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Browser { client: Client::new(address), cookies: BTreeMap::new(), at: String::new() }
    }

    pub(crate) async fn open(&mut self, path: &str) -> Answer {
        self.send("GET", path, String::new()).await
    }

    /// Sends a form the way browsers do.
    pub(crate) async fn submit(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
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
                headers.extend([("content-type", kind), ("origin", "http://localhost".to_owned())]);
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

    /// Plays this table to its end by forms; says how many decisions that took.
    pub(crate) async fn play_on(&mut self, id: &str) -> usize {
        let (mut page, mut decisions) = (self.open(&format!("/t/{id}")).await, 0);
        for _ in 0..3_000 {
            assert_eq!(page.status, 200, "{}", page.text);
            let choices = values(&page.text, "<button name=\"action\" value=\"");
            if page.text.contains("data-stage=\"over\"") {
                return decisions;
            }
            if choices.is_empty() {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
                page = self.open(&format!("/t/{id}")).await;
                continue;
            }
            decisions += 1;
            page = self.choose(id, &page, &choices[decisions * 7 % choices.len()]).await;
        }
        panic!("the match does not end");
    }

    /// One decision from a table's page.
    pub(crate) async fn choose(&mut self, id: &str, page: &Answer, action: &str) -> Answer {
        let (number, seat) = (field(&page.text, "number"), field(&page.text, "seat"));
        let fields = [("number", number.as_str()), ("seat", seat.as_str()), ("action", action)];
        self.submit(&format!("/t/{id}/act"), &fields).await
    }

    pub(crate) fn table(&self) -> String {
        self.at.split(['/', '?']).nth(2).unwrap().to_owned()
    }
}

/// The values of an attribute, unescaped, in order.
pub(crate) fn values(html: &str, before: &str) -> Vec<String> {
    let ends = html.split(before).skip(1).map(|rest| rest.split('"').next().unwrap());
    ends.map(|text| text.replace("&amp;", "&").replace("&gt;", ">").replace("&lt;", "<")).collect()
}

pub(crate) fn field(html: &str, name: &str) -> String {
    values(html, &format!("name=\"{name}\" value=\"")).remove(0)
}
