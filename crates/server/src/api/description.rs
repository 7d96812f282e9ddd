//! The API's description, made from the wire's types and the list below. The kept file is what
//! servers serve; the test here holds it to this. `SERAI_DESCRIPTION=write` writes it anew.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use table::wire::Served;
use table::wire::answer::{
    FurtherKey, Hint, Introduced, Keys, Known, Left, Me, Opened, Record, Seated, Stepped, Study,
    Tables, Trouble,
};
use table::wire::request::{
    Act, Enter, FrameQuery, HandOver, Join, NewKey, NewPerson, NewTable, Open, RecordQuery,
    Rematch, Seal, SignIn, TablesQuery, Undo,
};

use super::OPENAPI;

/// Every no there is: status, name, words.
const REFUSALS: [(&str, &str, &str); 13] = [
    ("400", "BadRequest", "The body is no JSON."),
    ("401", "Unauthorized", "No token, or one that opens nothing here (any more)."),
    (
        "403",
        "Forbidden",
        "The caller may not do that, or the request comes from another site's page.",
    ),
    ("404", "NoTable", "There is no such table."),
    ("408", "TooSlow", "The body did not arrive in time."),
    (
        "409",
        "Conflict",
        "The table is in another state: stale (with the newest frame), not_your_turn, taken, over, …",
    ),
    ("413", "TooLarge", "The body is too large."),
    ("415", "NotJson", "The body must be JSON."),
    ("421", "WrongHost", "The server is not called by that name."),
    ("422", "Invalid", "The request makes no sense, or a rule forbids it (with the rule's id)."),
    ("429", "TooMany", "Too many requests from this address, or it has opened enough (quota)."),
    ("500", "Internal", "Something went wrong inside; the server's log says what."),
    ("503", "TryAgain", "The table or the store could not answer; nothing is lost, ask again."),
];

/// Who may ask.
#[derive(Clone, Copy)]
enum Who {
    /// Nobody needs a token, and none is read.
    Everybody,
    /// With a token one sees more.
    Anybody,
    /// Only with a token.
    Somebody,
}

impl Who {
    fn security(self) -> Value {
        match self {
            Who::Everybody => json!([]),
            Who::Anybody => json!([{ "token": [] }, { "cookie": [] }, {}]),
            Who::Somebody => json!([{ "token": [] }, { "cookie": [] }]),
        }
    }
}

/// What is written so far.
struct Book {
    /// Of what is sent, and of what is answered: an answer always has all its fields.
    sent: SchemaGenerator,
    answered: SchemaGenerator,
    paths: Map<String, Value>,
}

/// One thing an address does.
struct Operation<'a> {
    book: &'a mut Book,
    path: &'static str,
    method: &'static str,
    json: Value,
}

impl Book {
    fn new() -> Self {
        let settings = |settings: SchemaSettings| {
            settings.with(|settings| settings.definitions_path = "/components/schemas".into())
        };
        let (sent, answered) = (SchemaSettings::draft2020_12(), SchemaSettings::draft2020_12());
        Book {
            sent: settings(sent.for_deserialize()).into_generator(),
            answered: settings(answered.for_serialize()).into_generator(),
            paths: Map::new(),
        }
    }

    fn get(&mut self, path: &'static str, who: Who, summary: &str) -> Operation<'_> {
        self.operation(path, "get", who, summary)
    }

    fn post(&mut self, path: &'static str, who: Who, summary: &str) -> Operation<'_> {
        self.operation(path, "post", who, summary).refuses(&["403"])
    }

    fn delete(&mut self, path: &'static str, who: Who, summary: &str) -> Operation<'_> {
        self.operation(path, "delete", who, summary).refuses(&["403"])
    }

    fn operation(
        &mut self,
        path: &'static str,
        method: &'static str,
        who: Who,
        summary: &str,
    ) -> Operation<'_> {
        let json = json!({ "summary": summary, "security": who.security(), "responses": {} });
        let operation =
            Operation { book: self, path, method, json }.refuses(&["421", "429", "500", "503"]);
        match path.contains("{id}") {
            true => operation.refuses(&["401", "403", "404"]),
            false => operation,
        }
    }

    fn finish(mut self) -> Value {
        let trouble = self.answered.subschema_for::<Trouble>();
        let refusal = |(_, name, words): (&str, &str, &str)| {
            let content = json!({ "application/json": { "schema": trouble } });
            (name.to_owned(), json!({ "description": words, "content": content }))
        };
        let responses: Map<String, Value> = REFUSALS.into_iter().map(refusal).collect();
        let mut schemas = self.sent.take_definitions(true);
        schemas.extend(self.answered.take_definitions(true));
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Serai",
                "version": "1",
                "description": "Tables of bazaar board games for people and bots. docs/http-api.md tells the story; this is the reference.",
            },
            "paths": self.paths,
            "components": {
                "parameters": { "Id": {
                    "name": "id", "in": "path", "required": true,
                    "schema": { "type": "string", "pattern": "^[0-9a-f]{16}$" },
                } },
                "schemas": schemas,
                "responses": responses,
                "securitySchemes": {
                    "token": { "type": "http", "scheme": "bearer", "description": "A seat's token (seat_…), a person's key (me_…) or an invitation (invite_…)." },
                    "cookie": { "type": "apiKey", "in": "cookie", "name": "serai", "description": "A person's key." },
                },
            },
        })
    }
}

impl Operation<'_> {
    fn refuses(mut self, statuses: &[&str]) -> Self {
        for (status, name, _) in REFUSALS.iter().filter(|(status, ..)| statuses.contains(status)) {
            self.json["responses"][status] =
                json!({ "$ref": format!("#/components/responses/{name}") });
        }
        self
    }

    fn reads<T: JsonSchema>(mut self) -> Self {
        let schema = self.book.sent.subschema_for::<T>();
        let content = json!({ "application/json": { "schema": schema } });
        self.json["requestBody"] = json!({ "required": true, "content": content });
        self.refuses(&["400", "408", "413", "415", "422"])
    }

    /// Every field of this type is a parameter of the address.
    fn asks<T: JsonSchema>(mut self) -> Self {
        let schema = T::json_schema(&mut self.book.sent);
        let fields = schema.get("properties").and_then(Value::as_object).expect("it has fields");
        let parameter = |(name, schema): (&String, &Value)| {
            let mut schema = sent_if_at_all(schema.clone());
            let words = schema.as_object_mut().and_then(|schema| schema.remove("description"));
            json!({ "name": name, "in": "query", "schema": schema, "description": words })
        };
        self.json["parameters"] = fields.iter().map(parameter).collect();
        self.refuses(&["422"])
    }

    /// A part of the address.
    fn names(mut self, part: &str, words: &str) -> Self {
        let schema = json!({ "type": "string" });
        let part = json!({ "name": part, "in": "path", "required": true, "schema": schema,
            "description": words });
        self.json["parameters"] = json!([part]);
        self
    }

    fn header(mut self, name: &str, words: &str) -> Self {
        let header = json!({ "name": name, "in": "header", "schema": { "type": "string" },
            "description": words });
        self.json["parameters"].as_array_mut().expect("after `asks`").push(header);
        self
    }

    fn answers<T: JsonSchema>(self, status: &str, words: &str) -> Self {
        let schema = self.book.answered.subschema_for::<T>().to_value();
        self.answers_as(status, words, "application/json", schema)
    }

    fn answers_as(mut self, status: &str, words: &str, kind: &str, schema: Value) -> Self {
        let answer = &mut self.json["responses"][status];
        if answer.get("$ref").is_some() {
            *answer = json!({});
        }
        answer["description"] = json!(words);
        answer["content"][kind]["schema"] = schema;
        self
    }

    fn answers_nothing(mut self, words: &str) -> Self {
        self.json["responses"]["204"] = json!({ "description": words });
        self
    }
}

impl Drop for Operation<'_> {
    fn drop(&mut self) {
        let path = self.book.paths.entry(self.path).or_insert_with(|| match self.path {
            path if path.contains("{id}") => {
                json!({ "parameters": [{ "$ref": "#/components/parameters/Id" }] })
            }
            _ => json!({}),
        });
        path[self.method] = self.json.take();
    }
}

/// A parameter is left out where a field would be null.
fn sent_if_at_all(mut schema: Value) -> Value {
    if let Some(kinds) = schema["type"].as_array() {
        let kind = kinds.iter().find(|kind| *kind != "null").cloned();
        schema["type"] = kind.expect("a type besides null");
    }
    let either = schema.as_object_mut().and_then(|schema| schema.remove("anyOf"));
    let some = either.iter().flat_map(|either| either.as_array().into_iter().flatten());
    if let Some(reference) = some.filter_map(|one| one.get("$ref")).next() {
        schema["$ref"] = reference.clone();
    }
    schema
}

fn description() -> Value {
    let mut book = Book::new();
    front(&mut book);
    tables(&mut book);
    seats(&mut book);
    play(&mut book);
    people(&mut book);
    book.finish()
}

fn front(book: &mut Book) {
    let status = || json!({ "type": "object", "required": ["status"] });
    book.get("/healthz", Who::Everybody, "Whether the server and its store are well")
        .answers_as("200", "Well.", "application/json", status())
        .answers_as("503", "Ill.", "application/json", status());
    book.get("/readyz", Who::Everybody, "Whether the server can store what is done")
        .answers_as("200", "Ready.", "application/json", status())
        .answers_as("503", "Not now.", "application/json", status());
    book.get("/metrics", Who::Everybody, "Numbers for Prometheus").answers_as(
        "200",
        "Prometheus' text format.",
        "text/plain",
        json!({ "type": "string" }),
    );
    book.get("/api/openapi.json", Who::Everybody, "This description").answers_as(
        "200",
        "OpenAPI.",
        "application/json",
        json!({ "type": "object" }),
    );
    book.get("/api/games", Who::Everybody, "The games with their options, and the bots")
        .answers_as(
            "200",
            "What can be played.",
            "application/json",
            json!({ "type": "object", "required": ["games", "bots"], "properties": {
            "games": { "type": "array" },
            "bots": { "type": "array", "items": { "type": "string" } },
        } }),
        );
}

fn tables(book: &mut Book) {
    book.get("/api/tables", Who::Everybody, "Public tables, newest first")
        .asks::<TablesQuery>()
        .answers::<Tables>("200", "A page.");
    book.post("/api/tables", Who::Anybody, "Open a table")
        .reads::<NewTable>()
        .answers::<Opened>("200", "Opened before with the same key.")
        .answers::<Opened>("201", "Opened.")
        .refuses(&["409"]);
    book.get("/api/contents/{hash}", Who::Everybody, "The text of an own content table")
        .names("hash", "As the terms of a frame name it.")
        .answers_as("200", "The table.", "application/toml", json!({ "type": "string" }))
        .answers_as("404", "No table names it.", "application/json", json!({ "type": "object" }));
    book.get("/api/tables/{id}", Who::Anybody, "The frame for the caller")
        .asks::<FrameQuery>()
        .answers::<Served>("200", "The newest frame.");
    book.get("/api/tables/{id}/events", Who::Anybody, "Frames as they come (server-sent events)")
        .asks::<FrameQuery>()
        .header("Last-Event-ID", "Resumes: everything after this number is told.")
        .answers_as(
            "200",
            "Events named `frame`; the id is the frame's number, the data a Frame.",
            "text/event-stream",
            json!({ "type": "string" }),
        );
    let summary = "The record; of an unfinished match what the caller may know";
    book.get("/api/tables/{id}/record", Who::Anybody, summary)
        .asks::<RecordQuery>()
        .answers::<Record>("200", "The record.")
        .answers_as("200", "The record.", "text/plain", json!({ "type": "string" }))
        .refuses(&["409"]);
    let words = "How far it is, and the analysis once it is ready.";
    book.get("/api/tables/{id}/analysis", Who::Anybody, "The analysis of a finished match")
        .answers::<Study>("200", words)
        .refuses(&["409"]);
    let summary = "Has a finished match analysed in the background";
    book.post("/api/tables/{id}/analysis", Who::Anybody, summary)
        .answers::<Study>("202", words)
        .refuses(&["409"]);
}

fn seats(book: &mut Book) {
    book.post("/api/tables/{id}/join", Who::Anybody, "Sit down")
        .reads::<Join>()
        .answers::<Seated>("200", "Seated; the token speaks for the seat.")
        .refuses(&["409"]);
    book.post("/api/tables/{id}/seal", Who::Somebody, "Seal a chain for the dice")
        .reads::<Seal>()
        .answers::<Stepped>("200", "Sealed.")
        .refuses(&["409"]);
    book.post("/api/tables/{id}/open", Who::Somebody, "Open your chain once everybody has sealed")
        .reads::<Open>()
        .answers::<Stepped>("200", "Opened; the match begins when all have.")
        .refuses(&["409"]);
    let summary = "Give the seat up; in a running match a bot keeps it";
    book.post("/api/tables/{id}/leave", Who::Somebody, summary)
        .answers::<Left>("200", "Left.")
        .refuses(&["409"]);
    let summary = "Give the seat to a bot, or take it back";
    book.post("/api/tables/{id}/hand-over", Who::Somebody, summary)
        .reads::<HandOver>()
        .answers::<Stepped>("200", "Done.")
        .refuses(&["409"]);
    let summary = "Play again: your seat at the one table that goes on from here";
    book.post("/api/tables/{id}/rematch", Who::Somebody, summary)
        .reads::<Rematch>()
        .answers::<Seated>("200", "Seated there.")
        .refuses(&["409"]);
}

fn play(book: &mut Book) {
    book.post("/api/tables/{id}/actions", Who::Somebody, "Decide")
        .reads::<Act>()
        .answers::<Stepped>("200", "Stored; the frame after it.")
        .refuses(&["409"]);
    let summary = "Take the last decision back, as long as it told nobody anything";
    book.post("/api/tables/{id}/take-back", Who::Somebody, summary)
        .reads::<Undo>()
        .answers::<Stepped>("200", "Taken back.")
        .refuses(&["409"]);
    let summary = "Enter what fell, at a table where people roll and draw with their own hands";
    book.post("/api/tables/{id}/enter", Who::Somebody, summary)
        .reads::<Enter>()
        .answers::<Stepped>("200", "Stored; the frame after it.")
        .refuses(&["409"]);
    let summary = "Take the answer back that was entered last, with what was decided since";
    book.post("/api/tables/{id}/correct", Who::Somebody, summary)
        .reads::<Undo>()
        .answers::<Stepped>("200", "Taken back.")
        .refuses(&["409"]);
    book.post("/api/tables/{id}/hint", Who::Somebody, "What a bot would choose")
        .answers::<Hint>("200", "A choice.")
        .refuses(&["409"]);
}

fn people(book: &mut Book) {
    book.get("/api/me", Who::Somebody, "Your name and games")
        .answers::<Me>("200", "You.")
        .refuses(&["401"]);
    let summary = "A name and a key of your own; the key opens all your games on any device";
    book.post("/api/me", Who::Everybody, summary)
        .reads::<NewPerson>()
        .answers::<Introduced>("200", "Introduced before with the same secret.")
        .answers::<Introduced>("201", "Keep the key; it is shown once.");
    let summary = "Delete your data: you leave every table, your name goes";
    book.delete("/api/me", Who::Somebody, summary).answers_nothing("Gone.").refuses(&["401"]);
    book.get("/api/me/keys", Who::Somebody, "The keys that open your games")
        .answers::<Keys>("200", "Your keys.")
        .refuses(&["401"]);
    book.post("/api/me/keys", Who::Somebody, "A further key, for another device")
        .reads::<NewKey>()
        .answers::<FurtherKey>("201", "Keep the key; it is shown once.")
        .refuses(&["401", "409"]);
    book.delete("/api/me/keys/{key}", Who::Somebody, "Take a key away; the last one stays")
        .names("key", "The key's id.")
        .answers_nothing("Gone.")
        .refuses(&["401", "409"]);
    book.post("/api/me/sign-in", Who::Everybody, "Make a copied key this browser's cookie")
        .reads::<SignIn>()
        .answers::<Known>("200", "Known.")
        .refuses(&["401"]);
    book.delete("/api/me/cookie", Who::Everybody, "Forget the key in this browser")
        .answers_nothing("Forgotten.");
}

#[test]
fn the_kept_description_is_what_the_types_say() {
    let made = description();
    if std::env::var("SERAI_DESCRIPTION").is_ok_and(|wish| wish == "write") {
        let text = serde_json::to_string_pretty(&made).unwrap();
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
        std::fs::write(file, format!("{text}\n")).unwrap();
        return;
    }
    let kept: Value = serde_json::from_str(OPENAPI).unwrap();
    assert!(kept == made, "SERAI_DESCRIPTION=write writes the description anew");
}
