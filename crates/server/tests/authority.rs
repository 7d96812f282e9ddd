//! Authority: every route for every kind of caller gives exactly the documented answer.

mod common;

use common::client::Client;
use common::players::{Party, osaka, people};
use serde_json::{Value, json};

/// The columns: no token, another seat's, a person who does not sit here, a token of another
/// table, one that was given up, an invitation.
const CALLERS: [&str; 6] = ["nobody", "other seat", "stranger", "wrong table", "expired", "guest"];

/// Method, route, body, whether the table is private, and the answer for each caller.
type Row = (&'static str, &'static str, Option<Value>, bool, [u16; 6]);

fn matrix() -> Vec<Row> {
    let number = 10_000; // ahead of the table: whoever may act is refused with 422
    let act = Some(json!({ "number": number, "action": "pass" }));
    let back = Some(json!({ "number": number }));
    let over = Some(json!({ "to": { "bot": "random" } }));
    let join = Some(json!({ "seat": 0, "name": "Eve" }));
    let look = [200, 200, 200, 401, 401, 200];
    let hidden = [403, 200, 403, 401, 401, 200];
    vec![
        ("GET", "", None, false, look),
        ("GET", "/events", None, false, look),
        ("GET", "/record", None, false, look),
        ("GET", "/record?format=text", None, false, [409, 409, 409, 401, 401, 409]),
        ("GET", "", None, true, hidden),
        ("GET", "/events", None, true, hidden),
        ("GET", "/record", None, true, hidden),
        ("POST", "/actions", act.clone(), false, [401, 422, 403, 401, 401, 403]),
        ("POST", "/actions", act, true, [401, 422, 403, 401, 401, 403]),
        ("POST", "/take-back", back, false, [401, 422, 403, 401, 401, 403]),
        ("POST", "/hint", None, false, [401, 409, 403, 401, 401, 403]),
        ("POST", "/rematch", Some(json!({})), false, [401, 409, 403, 401, 401, 403]),
        // The decider's seat is taken; without its invitation nobody gets as far as that.
        ("POST", "/join", join.clone(), false, [403, 403, 403, 401, 401, 403]),
        ("POST", "/join", join, true, [403, 403, 403, 401, 401, 403]),
        ("POST", "/hand-over", over.clone(), true, [401, 200, 403, 401, 401, 403]),
        ("POST", "/hand-over", over, false, [401, 200, 403, 401, 401, 403]),
        // The last ones: afterwards the other seat's token is given up as well.
        // Who has left hears so again.
        ("POST", "/leave", None, true, [401, 200, 403, 401, 200, 403]),
        ("POST", "/leave", None, false, [401, 200, 403, 401, 200, 403]),
    ]
}

struct Scene {
    party: Party,
    decider: usize,
    /// A token for each caller but nobody.
    tokens: [Option<String>; 6],
}

/// Three people, of whom the third has left; the first decides or the second does.
async fn scene(client: &mut Client, visibility: &str, stranger: &str, elsewhere: &str) -> Scene {
    let mut wish = osaka(&people(3));
    wish["visibility"] = json!(visibility);
    let made = client.post("/api/tables", None, &wish).await.good();
    let id = made["table"].as_str().unwrap().to_owned();
    let mut tokens = Vec::new();
    for invite in made["invites"].as_array().unwrap() {
        let join = json!({ "seat": invite["seat"], "name": "x", "invite": invite["invite"] });
        let path = format!("/api/tables/{id}/join");
        let joined = client.post(&path, None, &join).await.good();
        tokens.push(joined["token"].as_str().unwrap().to_owned());
    }
    let party = Party { id, tokens: tokens.clone() };
    // The one who decides stays at the table; another seat asks; the third leaves.
    let decider = loop {
        let frame = client.get(&party.path(""), Some(&tokens[0])).await.good();
        if let Some(seat) = frame["play"]["awaiting"]["decision"].as_u64() {
            break seat as usize;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    };
    let (other, gone) = ((decider + 1) % 3, (decider + 2) % 3);
    client.post(&party.path("/leave"), Some(&tokens[gone]), &json!({})).await.good();
    let invite = made["invites"][gone]["invite"].as_str().unwrap().to_owned();
    let all = [
        None,
        Some(tokens[other].clone()),
        Some(stranger.into()),
        Some(elsewhere.into()),
        Some(tokens[gone].clone()),
        Some(invite),
    ];
    Scene { party, decider, tokens: all }
}

#[tokio::test]
async fn every_route_gives_every_caller_the_documented_answer() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let me = client.post("/api/me", None, &json!({ "name": "Stranger" })).await.good();
    let stranger = me["key"].as_str().unwrap().to_owned();
    let elsewhere = Party::open(&mut client, &osaka(&people(2))).await.tokens[0].clone();
    let open = scene(&mut client, "unlisted", &stranger, &elsewhere).await;
    let private = scene(&mut client, "private", &stranger, &elsewhere).await;
    for (method, what, body, hidden, expected) in matrix() {
        let scene = if hidden { &private } else { &open };
        let body = body.map(|mut body| {
            if what == "/join" {
                body["seat"] = json!(scene.decider);
            }
            body
        });
        // Callers who may do nothing first: what the seat does changes the table.
        for caller in [0, 2, 3, 4, 5, 1] {
            let token = scene.tokens[caller].as_deref();
            let path = scene.party.path(what);
            let status = match what {
                "/events" => stream_status(server.address, &path, token).await,
                _ => client.ask(method, &path, token, body.as_ref()).await.unwrap().status,
            };
            let (name, expected) = (CALLERS[caller], expected[caller]);
            assert_eq!(status, expected, "{method} {what} (private: {hidden}) as {name}");
        }
    }
    server.stop().await;
}

/// A stream has no end to wait for.
async fn stream_status(address: std::net::SocketAddr, path: &str, token: Option<&str>) -> u16 {
    let id = path.split('/').nth(3).unwrap();
    match Client::new(address).events(id, token, None).await {
        Ok(_) => 200,
        Err(status) => status.rsplit(' ').next().unwrap().parse().unwrap(),
    }
}

#[tokio::test]
async fn people_routes_want_a_persons_key() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    let seat = Party::open(&mut client, &osaka(&people(2))).await.tokens[0].clone();
    for method in ["GET", "DELETE"] {
        for token in [None, Some(seat.as_str()), Some("me_0000"), Some("nonsense")] {
            let answer = client.ask(method, "/api/me", token, None).await.unwrap();
            assert_eq!(answer.status, 401, "{method} {token:?}");
            assert_eq!(answer.headers["www-authenticate"], "Bearer");
        }
    }
    let wrong = client.post("/api/me/sign-in", None, &json!({ "key": "me_0000" })).await;
    assert_eq!(wrong.status, 401);
    server.stop().await;
}

#[tokio::test]
async fn a_private_table_is_not_listed_and_an_unknown_one_is_not_there() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    for visibility in ["private", "unlisted", "public"] {
        let mut wish = osaka(&people(2));
        wish["visibility"] = json!(visibility);
        client.post("/api/tables", None, &wish).await.good();
    }
    let listed = client.get("/api/tables", None).await.good();
    assert_eq!(listed["tables"].as_array().unwrap().len(), 1);
    assert!(!listed.to_string().contains("invite_"));
    for id in ["0000000000000000", "nonsense", "..%2f..%2fetc"] {
        assert_eq!(client.get(&format!("/api/tables/{id}"), None).await.status, 404);
    }
    server.stop().await;
}
