//! People who open tables, sit down and play by HTTP.

use std::net::SocketAddr;

use serde_json::{Value, json};

use super::client::{Answer, Client};

/// A table with everybody's tokens.
#[derive(Clone, Debug)]
pub(crate) struct Party {
    pub id: String,
    pub tokens: Vec<String>,
}

pub(crate) fn osaka(seats: &[Value]) -> Value {
    json!({ "game": "osaka", "seats": seats })
}

pub(crate) fn people(count: usize) -> Vec<Value> {
    vec![json!("person"); count]
}

impl Party {
    /// Opens a table and lets everybody sit down.
    pub(crate) async fn open(client: &mut Client, wish: &Value) -> Party {
        let made = client.post("/api/tables", None, wish).await.good();
        let id = made["table"].as_str().unwrap().to_owned();
        let mut tokens = Vec::new();
        for invite in made["invites"].as_array().unwrap() {
            let join = json!({ "seat": invite["seat"], "name": format!("P{}", invite["seat"]),
                "invite": invite["invite"] });
            let path = format!("/api/tables/{id}/join");
            let joined = client.post(&path, None, &join).await.good();
            tokens.push(joined["token"].as_str().unwrap().to_owned());
        }
        let party = Party { id, tokens };
        // The house begins as soon as all sit.
        for _ in 0..200 {
            if party.frame(client, None).await["status"] != "open" {
                return party;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("the match did not begin");
    }

    pub(crate) fn path(&self, what: &str) -> String {
        format!("/api/tables/{}{what}", self.id)
    }

    pub(crate) async fn frame(&self, client: &mut Client, token: Option<&str>) -> Value {
        client.get(&self.path(""), token).await.good()
    }

    /// The seat that decides now, if it is a person's.
    pub(crate) async fn decider(&self, client: &mut Client) -> Option<usize> {
        let frame = self.frame(client, None).await;
        let seat = frame["play"]["awaiting"]["decision"].as_u64()? as usize;
        (seat < self.tokens.len()).then_some(seat)
    }

    /// The seat to decide takes its n-th choice (counted round and round).
    pub(crate) async fn step(&self, client: &mut Client, choice: usize) -> Option<Answer> {
        let seat = self.decider(client).await?;
        let token = Some(self.tokens[seat].as_str());
        let frame = self.frame(client, token).await;
        let choices = frame["play"]["choices"].as_array().unwrap();
        let action = choices[choice % choices.len()]["notation"].clone();
        let act = json!({ "number": frame["number"], "action": action });
        Some(client.post(&self.path("/actions"), token, &act).await)
    }

    /// Plays to the end; says how many decisions people made.
    pub(crate) async fn finish(&self, client: &mut Client) -> usize {
        for decisions in 0..5_000 {
            match self.step(client, decisions * 7).await {
                Some(answer) => drop(answer.good()),
                None if self.frame(client, None).await["status"] == "over" => return decisions,
                None => tokio::time::sleep(std::time::Duration::from_millis(2)).await,
            }
        }
        panic!("the match does not end");
    }
}

pub(crate) async fn party(address: SocketAddr, wish: &Value) -> (Client, Party) {
    let mut client = Client::new(address);
    let party = Party::open(&mut client, wish).await;
    (client, party)
}
