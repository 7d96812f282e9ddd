//! Tables of the first version of the rules, kept by the program of that time: they are shown, played
//! on and finished by the rules they began with.

mod common;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use common::client::Client;
use common::players::Party;
use common::{Folder, free, start_with};

fn kept(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/older").join(file)
}

/// Who sits at the kept tables.
fn parties() -> Vec<Party> {
    let text = fs::read_to_string(kept("seats.txt")).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let mut words = line.split(' ').map(str::to_owned);
            Party { id: words.next().unwrap(), tokens: words.collect() }
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_the_first_rules_are_played_to_their_end() {
    let folder = Folder::new();
    fs::copy(kept("serai.db"), folder.0.join("serai.db")).unwrap();
    let store = server::open_file(&folder.0).unwrap();
    let server = start_with(Arc::new(store), free()).await;
    let mut client = Client::new(server.address);
    for party in parties() {
        let frame = party.frame(&mut client, Some(&party.tokens[0])).await;
        let game = frame["terms"]["game"].clone();
        assert_eq!(frame["status"], "running", "{game}");
        assert_eq!(frame["terms"]["rules"], 1, "{game}");
        party.finish(&mut client).await;
        let text = client.get(&party.path("/record?format=text"), None).await.text;
        let record = table::Record::parse(&text).unwrap();
        assert_eq!(record.rules, 1, "{game}");
        let verdict = table::verify(&record).unwrap_or_else(|broken| panic!("{game}: {broken}"));
        assert!(verdict.finished, "{game}");
    }
}
