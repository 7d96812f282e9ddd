//! What a link costs a move, the whole way: sent, checked, turned, stored, answered. Two tables play the same
//! match in turns, one with chains and one without: `cargo run -p server --example link_cost`.

#[path = "../tests/common/mod.rs"]
mod common;

use std::time::{Duration, Instant};

use common::chains::{chain, link, seated};
use common::client::Client;
use common::players::{Party, osaka, people};
use serde_json::{Value, json};

/// Moves at each kind of table.
const MOVES: usize = 600;

/// A decision that is ready to be sent.
async fn prepared(party: &Party, client: &mut Client, linked: bool) -> Option<(usize, Value)> {
    let seat = party.decider(client).await?;
    let frame = party.frame(client, Some(&party.tokens[seat])).await;
    let mut act = json!({ "number": frame["number"],
        "action": frame["play"]["choices"][0]["notation"] });
    if linked {
        let next = frame["dice"]["own"]["next"].as_u64().unwrap() as usize;
        act["link"] = json!(link(&chain(seat, 0), next));
    }
    Some((seat, act))
}

fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

#[tokio::main]
async fn main() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let (mut plain, mut linked) = (Vec::new(), Vec::new());
    while plain.len() < MOVES {
        let without = Party::open(&mut client, &osaka(&people(2))).await;
        let with = seated(&mut client, &osaka(&people(2)), &[0, 1]).await;
        for seat in [0, 1] {
            with.open_chain(&mut client, seat, 0).await.good();
        }
        with.until(&mut client, 0, |frame| frame["status"] == "running").await;
        for _ in 0..25 {
            for (party, times, has_link) in
                [(&without, &mut plain, false), (&with, &mut linked, true)]
            {
                let Some((seat, act)) = prepared(party, &mut client, has_link).await else { break };
                let (path, token) = (party.path("/actions"), party.tokens[seat].clone());
                let began = Instant::now();
                client.post(&path, Some(&token), &act).await.good();
                times.push(began.elapsed());
            }
        }
    }
    let (count, plain, linked) = (plain.len(), middle(plain), middle(linked));
    println!("{count} moves, the middle one: {plain:?} without a link, {linked:?} with one");
    server.stop().await;
}
