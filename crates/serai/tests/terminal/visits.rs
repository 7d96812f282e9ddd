//! `serai join`: a seat at a real server's table, in a real terminal.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::tmux::{Tmux, program};

/// A server of the test's own, ended with it.
struct House {
    child: Child,
    address: String,
    data: String,
}

impl House {
    fn open(data: &str, address: &str) -> House {
        let mut child = Command::new(program())
            .args(["--lang", "en", "serve", "--listen", address, "--data", data])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        House { child, address, data: data.to_owned() }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn open_again(&mut self) {
        *self = House::open(&self.data.clone(), &self.address.clone());
    }

    /// Opens a table and gives the invitations' links.
    fn table(&self, game: &str, seats: &Value) -> Vec<String> {
        self.table_as(&json!({ "game": game, "seats": seats }))
    }

    fn table_as(&self, wish: &Value) -> Vec<String> {
        let mut answer = ureq::post(format!("http://{}/api/tables", self.address))
            .content_type("application/json")
            .send(wish.to_string())
            .unwrap();
        let text = answer.body_mut().read_to_string().unwrap();
        let json: Value = serde_json::from_str(&text).unwrap();
        let links = json["invites"].as_array().unwrap().iter();
        links.map(|invite| invite["link"].as_str().unwrap().to_owned()).collect()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn open_house(tmux: &Tmux) -> House {
    House::open(&tmux.data.file("house"), "127.0.0.1:0")
}

#[test]
fn a_table_with_a_content_of_its_own_is_joined() {
    let Some(tmux) = Tmux::open(100, 30) else {
        return;
    };
    let house = open_house(&tmux);
    let content = catalog::info("osaka").unwrap().content;
    let changed = content.replacen("[end]\ntokens = 8", "[end]\ntokens = 7", 1);
    assert_ne!(changed, content, "another value");
    let seats = json!(["person", { "bot": "random" }]);
    let links = house.table_as(&json!({ "game": "osaka", "seats": seats, "content": changed }));
    tmux.serai(&format!("join '{}' --name Anna --speed instant --lang en", links[0]));
    tmux.wait_for("the table", |screen| screen.contains("▸1"));
}

#[test]
fn a_match_at_a_server_is_played_to_its_end_in_italian() {
    let Some(tmux) = Tmux::open(100, 30) else {
        return;
    };
    let house = open_house(&tmux);
    let links = house.table("osaka", &json!(["person", { "bot": "random" }]));
    tmux.serai(&format!("join '{}' --name Anna --speed instant --lang it", links[0]));
    let first = tmux.wait_for("the table", |screen| screen.contains("▸1"));
    assert!(first.contains("Anna") && first.contains("random-2"), "{first}");
    let mut round = 0;
    let last = tmux.try_until(
        "the end of the match",
        |screen| screen.contains("1. ") && screen.contains("sigillo"),
        || {
            round += 1;
            let number = (round % 3 + 1).to_string();
            (0..4).for_each(|_| tmux.keys(&[&number, "Enter"]));
        },
    );
    assert!(!last.contains('⟨'), "a sentence is missing\n{last}");
    tmux.keys(&["q"]);
    tmux.wait_for("the shell", |screen| screen.contains("ti riporta a questo tavolo"));
}

#[test]
fn a_lost_connection_is_said_and_taken_up_again() {
    let Some(tmux) = Tmux::open(100, 30) else {
        return;
    };
    let mut house = open_house(&tmux);
    let links = house.table("osaka", &json!(["person", { "bot": "random" }]));
    tmux.serai(&format!("join '{}' --name Anna --speed instant", links[0]));
    tmux.wait_for("the first decision", |screen| screen.contains("▸1"));
    house.kill();
    tmux.wait_for("the bad news", |screen| screen.contains("Connection lost"));
    tmux.keys(&["2", "Enter"]);
    house.open_again();
    let after = tmux.wait_for("the decision to arrive", |screen| screen.contains("take a card"));
    assert!(!after.contains("Connection lost"), "{after}");
    // The same link leads back to the same seat, also from another terminal.
    tmux.hang_up();
    tmux.serai(&format!("join '{}' --speed instant", links[0]));
    let again = tmux.wait_for("the table again", |screen| screen.contains("take a card"));
    let board = |screen: &str| screen.lines().skip(2).take(12).collect::<Vec<_>>().join("\n");
    assert_eq!(board(&after), board(&again));
}

#[test]
fn the_table_waits_for_its_players_and_a_watcher_sees_no_hand() {
    let Some(tmux) = Tmux::open(80, 24) else {
        return;
    };
    let house = open_house(&tmux);
    let links = house.table("osaka", &json!(["person", "person"]));
    tmux.serai(&format!("join '{}' --name Anna", links[0]));
    let lobby = tmux.wait_for("the lobby", |screen| screen.contains("waits for its players"));
    assert!(lobby.contains("Seat 1: Anna") && lobby.contains("Seat 2: free"), "{lobby}");
    tmux.keys(&["q"]);
    tmux.wait_for("the shell", |screen| screen.contains("brings you back"));
    let page = links[0].split('#').next().unwrap();
    tmux.serai(&format!("join '{page}' --watch"));
    tmux.wait_for("the lobby", |screen| screen.contains("Seat 2: free"));
}

#[test]
fn dice_from_the_box_are_entered_at_a_servers_table() {
    let Some(tmux) = Tmux::open(100, 40) else {
        return;
    };
    let house = open_house(&tmux);
    let seats = json!(["person", { "bot": "random" }]);
    let wish = json!({ "game": "osaka", "seats": seats, "dice": "manual" });
    let links = house.table_as(&wish);
    tmux.serai(&format!("join '{}' --name Anna --speed instant --lang en", links[0]));
    tmux.wait_for("the first question", |screen| screen.contains("which one is it?"));
    tmux.keys(&["b", "9", "Enter"]);
    tmux.wait_for("a clear no", |screen| screen.contains("expected"));
    tmux.keys(&["1", "Enter"]);
    tmux.wait_for("the card on the board", |screen| screen.contains("buy all for 2"));
    tmux.keys(&["u", "Enter"]);
    tmux.wait_for("the slip", |screen| screen.contains("takes the last answer back"));
    let done =
        tmux.try_until("a decision", |screen| screen.contains("▸1"), || tmux.keys(&["1", "Enter"]));
    assert!(!done.contains('⟨'), "a sentence is missing\n{done}");
}
