//! People who have a part in the dice: each keeps a chain, seals it, opens it, and sends its links.

use serde_json::{Value, json};
use table::{Chain, hex};

use super::client::{Answer, Client};
use super::players::Party;

/// The chain of a seat; a further round has a fresh one.
pub(crate) fn chain(seat: usize, round: u8) -> Chain {
    Chain::new([16 * round + seat as u8 + 1; 32])
}

pub(crate) fn link(chain: &Chain, index: usize) -> String {
    hex(&chain.link(index).unwrap())
}

/// Opens a table and seats its people, those named with a chain; nothing is opened yet.
pub(crate) async fn seated(client: &mut Client, wish: &Value, sealed: &[usize]) -> Party {
    let made = client.post("/api/tables", None, wish).await.good();
    let id = made["table"].as_str().unwrap().to_owned();
    let mut tokens = Vec::new();
    for (index, invite) in made["invites"].as_array().unwrap().iter().enumerate() {
        let mut join = json!({ "seat": invite["seat"], "name": format!("P{index}"),
            "invite": invite["invite"] });
        if sealed.contains(&index) {
            join["seal"] = json!(hex(&chain(index, 0).seal()));
            join["label"] = json!(format!("label-{index}"));
        }
        let path = format!("/api/tables/{id}/join");
        let joined = client.post(&path, None, &join).await.good();
        tokens.push(joined["token"].as_str().unwrap().to_owned());
    }
    Party { id, tokens }
}

impl Party {
    /// Waits until the table is like this, as this seat sees it.
    pub(crate) async fn until(
        &self,
        client: &mut Client,
        seat: usize,
        what: impl Fn(&Value) -> bool,
    ) -> Value {
        for _ in 0..1_000 {
            let frame = self.frame(client, Some(&self.tokens[seat])).await;
            if what(&frame) {
                return frame;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("it never came");
    }

    pub(crate) async fn seal(&self, client: &mut Client, seat: usize, round: u8) -> Answer {
        let body = json!({ "seal": hex(&chain(seat, round).seal()) });
        client.post(&self.path("/seal"), Some(&self.tokens[seat]), &body).await
    }

    pub(crate) async fn open_chain(&self, client: &mut Client, seat: usize, round: u8) -> Answer {
        let body = json!({ "link": link(&chain(seat, round), 0) });
        client.post(&self.path("/open"), Some(&self.tokens[seat]), &body).await
    }

    /// The seat decides, with this link.
    pub(crate) async fn decide(
        &self,
        client: &mut Client,
        seat: usize,
        link: Option<String>,
    ) -> Answer {
        let frame = self.frame(client, Some(&self.tokens[seat])).await;
        let choice = frame["play"]["choices"][0]["notation"].clone();
        let act = json!({ "number": frame["number"], "action": choice, "link": link, "key": "k" });
        client.post(&self.path("/actions"), Some(&self.tokens[seat]), &act).await
    }

    /// Plays to the end, with every link that is due.
    pub(crate) async fn finish_linked(&self, client: &mut Client, round: u8) {
        for step in 0..5_000 {
            let frame = self.frame(client, None).await;
            if frame["status"] == "over" {
                return;
            }
            let decider = self.decider(client).await;
            let Some(seat) = decider else {
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
                continue;
            };
            let frame = self.frame(client, Some(&self.tokens[seat])).await;
            let next = frame["dice"]["own"]["next"].as_u64();
            let link = next.map(|next| link(&chain(seat, round), next as usize));
            let choices = frame["play"]["choices"].as_array().unwrap();
            let choice = choices[step * 7 % choices.len()]["notation"].clone();
            let act = json!({ "number": frame["number"], "action": choice, "link": link });
            client.post(&self.path("/actions"), Some(&self.tokens[seat]), &act).await.good();
        }
        panic!("the match does not end");
    }
}
