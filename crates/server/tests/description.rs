//! The OpenAPI description is true: it names exactly the routes there are, and schemathesis finds
//! no answer it does not describe.

mod common;

use std::path::{Path, PathBuf};
use std::process::Command;

use common::client::Client;
use common::players::{osaka, people};
use serde_json::{Value, json};

fn description() -> Value {
    serde_json::from_str(server::OPENAPI).unwrap()
}

#[tokio::test]
async fn every_described_route_answers_and_every_other_method_is_refused() {
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    assert_eq!(client.get("/api/openapi.json", None).await.good(), description());
    let described = description()["paths"].as_object().unwrap().clone();
    let mut paths: Vec<&str> = described.keys().map(String::as_str).collect();
    paths.sort_unstable();
    assert_eq!(paths, server::paths(), "the description names other paths than there are");
    for (path, methods) in &described {
        let address = path.replace("{id}", "0000000000000000");
        for method in ["GET", "POST", "PUT", "DELETE", "PATCH"] {
            let known = methods.get(method.to_lowercase()).is_some();
            let answer = client.ask(method, &address, None, Some(&json!({}))).await.unwrap();
            assert_eq!(answer.status != 405, known, "{method} {path}: {}", answer.status);
            if let Some(answers) = methods.get(method.to_lowercase()) {
                let status = answer.status.to_string();
                assert!(answers["responses"].get(&status).is_some(), "{method} {path}: {status}");
            }
        }
    }
    server.stop().await;
}

/// The program `cargo xtask needs` has put there.
fn schemathesis() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("schemathesis");
    let program = folder.join("bin/schemathesis");
    if !program.exists() {
        testkit::skipped("schemathesis");
        return None;
    }
    Some(program)
}

#[tokio::test(flavor = "multi_thread")]
async fn schemathesis_finds_no_server_error_and_no_undescribed_answer() {
    let Some(program) = schemathesis() else { return };
    let (server, _folder) = common::start().await;
    let mut client = Client::new(server.address);
    // Something to look at.
    let party = common::players::Party::open(&mut client, &osaka(&people(2))).await;
    let address = server.address;
    let ran = tokio::task::spawn_blocking(move || {
        Command::new(program)
            .args(["run", &format!("http://{address}/api/openapi.json")])
            .args(["--checks", "not_a_server_error,status_code_conformance"])
            .args(["--checks", "content_type_conformance,response_schema_conformance"])
            .args(["--header", &format!("Authorization: Bearer {}", party.tokens[0])])
            .args(["--phases", "examples,coverage,fuzzing", "--max-examples", "6"])
            .args(["--exclude-path-regex", "/events$", "--seed", "7", "--no-color"])
            .current_dir(std::env::temp_dir())
            .output()
    });
    let output = ran.await.unwrap().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    server.stop().await;
}
