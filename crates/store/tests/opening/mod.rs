//! What both stores promise about opening tables: quotas hold, contents are named.

use std::sync::Arc;

use store::{Append, Content, Excess, Opening, Outcome, Quota, Status, Store, TableRow};

use super::{opened, seat, step, table};

pub(crate) async fn quotas_hold_for_openers_and_for_addresses(store: &dyn Store) {
    let quota = Quota { unfinished: 2, a_day: 3, contents: 1 };
    let open = async |id: &str, opener: Option<&str>, content: Option<&str>, at: i64| {
        let address = Some("alley".to_owned());
        let (opener, hash) = (opener.map(str::to_owned), content.map(str::to_owned));
        let create_key = Some(format!("key of {id}"));
        let table = TableRow { opener, address, create_key, created_at: at, ..table(id) };
        let (table, content) = (TableRow { content: hash, ..table }, content.map(str::to_owned));
        let seats = vec![seat(0, "")];
        store.open(Opening { table, seats, content, quota }).await.unwrap()
    };
    let end = async |id: &str| {
        let kept = store.load(id).await.unwrap().unwrap();
        let over = Append { status: Status::Over, ..step(&kept, &["end"]) };
        assert!(store.append(over).await.unwrap());
    };
    assert_eq!(open("q1", Some("carla"), Some("tulips"), 7).await, Outcome::Created);
    assert_eq!(store.content("tulips").await.unwrap().as_deref(), Some("tulips"));
    assert_eq!(open("q2", None, Some("tulips"), 7).await, Outcome::Created, "the same once more");
    let refused = Outcome::Refused(Excess::Unfinished);
    assert_eq!(open("q3", None, None, 7).await, refused, "two are not over");
    assert_eq!(open("q1", None, None, 7).await, Outcome::Known("q1".into()), "asked again");
    end("q1").await;
    let refused = Outcome::Refused(Excess::Contents);
    assert_eq!(open("q4", None, Some("roses"), 7).await, refused);
    assert_eq!(store.content("roses").await.unwrap(), None, "what is refused costs nothing");
    assert_eq!(open("q5", None, None, 7).await, Outcome::Created);
    end("q5").await;
    assert_eq!(open("q6", None, None, 7).await, Outcome::Refused(Excess::ADay));
    assert_eq!(open("q6", None, None, 7 + 24 * 3600 * 1000).await, Outcome::Created, "a day later");
    let both = open("q7", Some("carla"), None, 7 + 24 * 3600 * 1000);
    assert_eq!(both.await, Outcome::Refused(Excess::Unfinished));
}

/// Twenty at once, of which three may be opened.
pub(crate) async fn quotas_hold_for_many_at_once(store: Arc<dyn Store>) {
    let quota = Quota { unfinished: 3, ..Quota::default() };
    let mut opening = tokio::task::JoinSet::new();
    for number in 0..20 {
        let address = Some("square".to_owned());
        let table = TableRow { address, ..table(&format!("rush{number}")) };
        let store = store.clone();
        let wish = Opening { table, seats: vec![seat(0, "")], content: None, quota };
        opening.spawn(async move { store.open(wish).await.unwrap() });
    }
    let outcomes = opening.join_all().await;
    let created = outcomes.iter().filter(|outcome| **outcome == Outcome::Created).count();
    assert_eq!(created, 3);
}

pub(crate) async fn terms_that_held_their_content_name_it(store: &dyn Store) {
    opened(store, "older").await;
    let content = Content { hash: "lilies".into(), text: "white".into(), kept_at: 50 };
    store.name_content("older", "named".into(), content).await.unwrap();
    let kept = store.load("older").await.unwrap().unwrap();
    assert_eq!((kept.table.terms.as_str(), kept.content.as_deref()), ("named", Some("white")));
    store.drop_contents(i64::MAX).await.unwrap();
    assert!(store.content("lilies").await.unwrap().is_some());
}
