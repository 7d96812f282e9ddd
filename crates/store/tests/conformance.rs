//! What both stores promise, asked of both.

mod cluster;
mod opening;

use std::sync::Arc;
use std::time::Duration;

use store::{
    Analysed, Append, Content, Filter, Hidden, JournalRow, Kept, Memo, News, Opened, Person,
    Postgres, SeatRow, Sqlite, Status, Store, TableRow, read_backup, write_backup,
};
use testkit::Folder;

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        epoch: 1,
        create_key: None,
        created_at: 100,
        game: "osaka".into(),
        terms: "{}".into(),
        secret: Hidden("00".into()),
        salt: Hidden("11".into()),
        public: true,
        status: Status::Open,
        open_seats: 1,
        number: 0,
        deadline: None,
        due_at: None,
        updated_at: 100,
        content: None,
        opener: None,
        address: None,
    }
}

fn seat(number: i64, name: &str) -> SeatRow {
    let name = name.to_owned();
    let (level, person, token, invite, nonce, stand_in, chain) = Default::default();
    SeatRow { seat: number, level, name, person, token, invite, nonce, stand_in, chain }
}

fn row(number: i64, text: &str) -> JournalRow {
    let (kind, text) = ("decision".into(), text.into());
    JournalRow { number, kind, seat: Some(0), text, key: Some(format!("k{number}")), at: 200 }
}

fn step(table: &Kept, texts: &[&str]) -> Append {
    let after = table.table.number;
    let rows = (after + 1..).zip(texts).map(|(number, text)| row(number, text)).collect();
    Append {
        table: table.table.id.clone(),
        epoch: table.table.epoch,
        after,
        rows,
        seats: Vec::new(),
        status: Status::Running,
        open_seats: 0,
        deadline: None,
        due_at: None,
        create: None,
    }
}

async fn opened(store: &dyn Store, id: &str) -> Kept {
    assert_eq!(store.create(table(id), vec![seat(0, "Anna"), seat(1, "")]).await.unwrap(), None);
    store.load(id).await.unwrap().unwrap()
}

async fn a_journal_grows_at_its_end_only(store: &dyn Store) {
    let kept = opened(store, "grow").await;
    assert!(store.append(step(&kept, &["a", "b"])).await.unwrap());
    assert!(!store.append(step(&kept, &["c"])).await.unwrap(), "an old number is refused");
    let mut ahead = step(&kept, &["d"]);
    (ahead.after, ahead.rows[0].number) = (7, 8);
    assert!(!store.append(ahead).await.unwrap(), "no gap can arise");
    let kept = store.load("grow").await.unwrap().unwrap();
    let texts: Vec<&str> = kept.rows.iter().map(|row| row.text.as_str()).collect();
    assert_eq!(texts, ["a", "b"]);
    assert_eq!((kept.table.number, kept.table.status), (2, Status::Running));
    assert_eq!(kept.rows[1].key.as_deref(), Some("k2"));
}

/// A node that is behind asks how far, and reads only what it has not seen.
async fn the_end_of_a_journal_is_read_alone(store: &dyn Store) {
    let kept = opened(store, "head").await;
    assert!(store.append(step(&kept, &["a", "b", "c"])).await.unwrap());
    assert_eq!(store.head("head").await.unwrap(), Some((kept.table.epoch, 3)));
    assert_eq!(store.head("nowhere").await.unwrap(), None);
    let rest = store.load_after("head", 1).await.unwrap().unwrap();
    let texts: Vec<&str> = rest.rows.iter().map(|row| row.text.as_str()).collect();
    assert_eq!((texts, rest.table.number, rest.seats.len()), (vec!["b", "c"], 3, 2));
}

/// Of many that answer the same number exactly one is first.
async fn only_one_is_first(store: Arc<dyn Store>) {
    let kept = opened(store.as_ref(), "race").await;
    let tries = (0..20).map(|number| {
        let (store, step) = (store.clone(), step(&kept, &[&format!("try {number}")]));
        tokio::spawn(async move { store.append(step).await.unwrap() })
    });
    let tries: Vec<_> = tries.collect();
    let mut first = 0;
    for result in tries {
        first += u32::from(result.await.unwrap());
    }
    assert_eq!(first, 1);
    assert_eq!(store.load("race").await.unwrap().unwrap().rows.len(), 1);
}

async fn seats_and_rematch_change_with_the_step(store: &dyn Store) {
    let kept = opened(store, "seats").await;
    let mut sit = step(&kept, &["sit"]);
    let (token, chain) = (Some("hash".into()), Some("a part in the dice".to_owned()));
    sit.seats = vec![SeatRow { token, chain: chain.clone(), ..seat(1, "Bruno") }];
    sit.create = Some((table("again"), vec![seat(0, "Anna")]));
    assert!(store.append(sit.clone()).await.unwrap());
    let kept = store.load("seats").await.unwrap().unwrap();
    assert_eq!((kept.seats[1].name.as_str(), kept.seats.len()), ("Bruno", 2));
    assert_eq!((&kept.seats[1].chain, &kept.seats[0].chain), (&chain, &None));
    assert!(store.load("again").await.unwrap().is_some());
    sit.create = Some((table("never"), Vec::new()));
    assert!(!store.append(sit).await.unwrap());
    assert!(store.load("never").await.unwrap().is_none(), "a refused step leaves nothing");
}

async fn a_create_key_makes_one_table(store: &dyn Store) {
    let keyed = |id: &str| TableRow { create_key: Some("key".into()), ..table(id) };
    assert_eq!(store.create(keyed("once"), vec![seat(0, "")]).await.unwrap(), None);
    let again = store.create(keyed("twice"), vec![seat(0, "")]).await.unwrap();
    assert_eq!(again.as_deref(), Some("once"));
    assert!(store.load("twice").await.unwrap().is_none());
}

async fn lists_are_filtered_and_paged(store: &dyn Store) {
    for number in 0..5 {
        let game = if number == 0 { "listed-other" } else { "listed" };
        let row = TableRow { created_at: 1_000 + number, game: game.into(), ..table("") };
        let id = format!("list{number}");
        store.create(TableRow { id, ..row }, vec![seat(0, "")]).await.unwrap();
    }
    let hidden = TableRow { public: false, game: "listed".into(), ..table("hidden") };
    store.create(hidden, Vec::new()).await.unwrap();
    let mut filter = Filter {
        game: Some("listed".into()),
        status: Some(Status::Open),
        most: 3,
        ..Filter::default()
    };
    let ids = |list: &[store::Listed]| -> Vec<String> {
        list.iter().map(|listed| listed.table.id.clone()).collect()
    };
    let page = store.list(filter.clone()).await.unwrap();
    assert_eq!(ids(&page), ["list4", "list3", "list2"]);
    assert_eq!(page[0].seats.len(), 1);
    filter.before = Some((page[2].table.created_at, page[2].table.id.clone()));
    assert_eq!(ids(&store.list(filter.clone()).await.unwrap()), ["list1"]);
    filter.status = Some(Status::Over);
    assert!(store.list(filter).await.unwrap().is_empty());
}

async fn people_are_found_by_hash_and_forgotten(store: &dyn Store) {
    let anna =
        Person { id: "p1".into(), key_hash: "h1".into(), name: "Anna".into(), created_at: 1 };
    store.add_person(anna.clone()).await.unwrap();
    assert_eq!(store.person("h1").await.unwrap(), Some(anna));
    assert_eq!(store.person("h2").await.unwrap(), None);
    let sitting = SeatRow { person: Some("p1".into()), token: Some("t".into()), ..seat(0, "Anna") };
    store.create(table("hers"), vec![sitting]).await.unwrap();
    assert_eq!(store.games_of("p1").await.unwrap().len(), 1);
    store.forget("p1").await.unwrap();
    assert_eq!(store.person("h1").await.unwrap(), None);
    assert!(store.games_of("p1").await.unwrap().is_empty());
    let kept = store.load("hers").await.unwrap().unwrap();
    assert_eq!(kept.seats, [seat(0, "")]);
}

async fn finished_tables_are_found_by_game_the_last_one_first(store: &dyn Store) {
    for (id, at, status, game) in [
        ("done1", 5, Status::Over, "short"),
        ("done2", 9, Status::Over, "short"),
        ("open", 7, Status::Running, "short"),
        ("long", 8, Status::Over, "long"),
    ] {
        let (id, game, public) = (id.into(), game.into(), at != 9);
        let row = TableRow { id, game, public, status, updated_at: at, ..table("") };
        store.create(row, vec![seat(0, "Anna")]).await.unwrap();
    }
    let found = store.finished("short", 9).await.unwrap();
    let ids: Vec<&str> = found.iter().map(|listed| listed.table.id.as_str()).collect();
    assert_eq!((ids, found[0].seats.len()), (vec!["done2", "done1"], 1));
    assert_eq!(store.finished("short", 1).await.unwrap().len(), 1);
}

async fn memos_stay_with_their_person(store: &dyn Store) {
    for id in ["m1", "m2"] {
        let (name, key_hash) = (id.to_owned(), format!("hash of {id}"));
        store.add_person(Person { id: id.into(), key_hash, name, created_at: 1 }).await.unwrap();
    }
    let memo = |person: &str, topic: &str, text: &str| Memo {
        person: person.into(),
        topic: topic.into(),
        text: text.into(),
    };
    assert_eq!(store.memo("m1", "coach").await.unwrap(), None);
    store.put_memo(memo("m1", "coach", "on")).await.unwrap();
    store.put_memo(memo("m1", "coach", "off")).await.unwrap();
    store.put_memo(memo("m2", "coach", "on")).await.unwrap();
    store.put_memo(memo("m1", "other", "more")).await.unwrap();
    assert_eq!(store.memo("m1", "coach").await.unwrap().as_deref(), Some("off"));
    store.forget("m1").await.unwrap();
    assert_eq!(store.memo("m1", "other").await.unwrap(), None);
    assert!(store.put_memo(memo("m1", "coach", "on")).await.is_err(), "they are gone");
    assert_eq!(store.memo("m2", "coach").await.unwrap().as_deref(), Some("on"));
}

fn analysed(table: &str, header: &str) -> Analysed {
    let (table, header) = (table.into(), header.into());
    Analysed { table, asked_at: 5, header, done: false, found: 0 }
}

async fn an_analysis_is_kept_finding_by_finding(store: &dyn Store) {
    for id in ["look1", "look2"] {
        opened(store, id).await;
        assert_eq!(store.analysis(id).await.unwrap(), None);
        store.begin_analysis(analysed(id, "quick")).await.unwrap();
    }
    assert_eq!(store.open_analyses().await.unwrap(), ["look1", "look2"]);
    for (number, line) in [(7, "b"), (2, "a"), (7, "again")] {
        store.add_finding("look1", number, line.into()).await.unwrap();
    }
    store.begin_analysis(Analysed { asked_at: 9, ..analysed("look1", "quick") }).await.unwrap();
    let known = store.analysis("look1").await.unwrap().unwrap();
    assert_eq!((known.found, known.done, known.asked_at), (2, false, 5), "the first one goes on");
    assert_eq!(store.findings("look1").await.unwrap(), ["a", "b"]);
    store.end_analysis("look1").await.unwrap();
    assert_eq!(store.open_analyses().await.unwrap(), ["look2"]);
    assert!(store.analysis("look1").await.unwrap().unwrap().done);
    store.add_finding("look2", 1, "x".into()).await.unwrap();
    store.begin_analysis(analysed("look2", "deep")).await.unwrap();
    let anew = store.analysis("look2").await.unwrap().unwrap();
    assert_eq!((anew.found, anew.header.as_str()), (0, "deep"), "another one begins anew");
    assert!(store.begin_analysis(analysed("nowhere", "quick")).await.is_err(), "of no table");
}

async fn a_lease_is_held_by_one(store: &dyn Store) {
    opened(store, "lease").await;
    assert!(store.lease("lease", "a", 0, 50).await.unwrap());
    assert!(!store.lease("lease", "b", 10, 60).await.unwrap());
    assert!(store.lease("lease", "a", 20, 70).await.unwrap(), "its holder keeps it");
    assert!(store.lease("lease", "b", 71, 99).await.unwrap(), "a lapsed one is free");
}

async fn a_content_is_kept_once_and_as_long_as_a_table_names_it(store: &dyn Store) {
    let content = |hash: &str| Content { hash: hash.into(), text: "values".into(), kept_at: 50 };
    for hash in ["named", "named", "unnamed"] {
        store.put_content(content(hash)).await.unwrap();
    }
    let named = TableRow { content: Some("named".into()), ..table("own") };
    store.create(named, vec![seat(0, "")]).await.unwrap();
    let kept = store.load("own").await.unwrap().unwrap();
    assert_eq!(kept.content.as_deref(), Some("values"));
    store.drop_contents(50).await.unwrap();
    assert!(store.content("unnamed").await.unwrap().is_some(), "its table may be about to come");
    store.drop_contents(51).await.unwrap();
    assert_eq!(store.content("unnamed").await.unwrap(), None);
    assert!(store.content("named").await.unwrap().is_some());
}

async fn what_somebody_opened_is_counted(store: &dyn Store) {
    let of = |id: &str, opener: &str, at: i64, status: Status| TableRow {
        opener: Some(opener.into()),
        address: Some("street".into()),
        content: (at == 9).then(|| "named".into()),
        created_at: at,
        status,
        ..table(id)
    };
    for row in [
        of("by1", "anna", 5, Status::Over),
        of("by2", "anna", 9, Status::Open),
        of("by3", "bruno", 9, Status::Running),
    ] {
        store.create(row, Vec::new()).await.unwrap();
    }
    let count = |unfinished, lately, contents| Opened { unfinished, lately, contents };
    assert_eq!(store.opened_by("anna", 5).await.unwrap(), count(1, 1, 1));
    assert_eq!(store.opened_by("street", 4).await.unwrap(), count(2, 3, 1));
    assert_eq!(store.opened_by("nobody", 0).await.unwrap(), count(0, 0, 0));
}

async fn what_is_set_aside_is_listed_and_never_due(store: &dyn Store) {
    let due = |id: &str| TableRow { due_at: Some(10), ..table(id) };
    for id in ["aside1", "aside2"] {
        store.create(due(id), Vec::new()).await.unwrap();
    }
    store.set_aside("aside1", Some("row 3".into())).await.unwrap();
    assert_eq!(store.due(10, 9).await.unwrap(), ["aside2"]);
    let aside = store.aside().await.unwrap();
    assert_eq!(
        (aside.len(), aside[0].table.as_str(), aside[0].why.as_str()),
        (1, "aside1", "row 3")
    );
    store.take_up().await.unwrap();
    assert!(store.aside().await.unwrap().is_empty());
    store.set_aside("aside2", Some("row 4".into())).await.unwrap();
    store.set_aside("aside2", None).await.unwrap();
    assert_eq!(store.due(10, 9).await.unwrap().len(), 2);
    for id in ["aside1", "aside2"] {
        assert!(store.remove(id, 100).await.unwrap());
    }
}

async fn what_nobody_wants_any_more_is_removed_whole(store: &dyn Store) {
    let running = |id: &str| TableRow { status: Status::Running, updated_at: 4, ..table(id) };
    let sitting = |token: Option<&str>| SeatRow { token: token.map(Into::into), ..seat(0, "") };
    for (row, chair) in [
        (running("left"), sitting(None)),
        (running("held"), sitting(Some("t"))),
        (TableRow { updated_at: 4, ..table("waits") }, sitting(Some("u"))),
        (TableRow { status: Status::Over, updated_at: 4, ..table("told") }, sitting(None)),
    ] {
        store.create(row, vec![chair]).await.unwrap();
    }
    let ids = |found: Vec<(String, i64)>| found.into_iter().map(|(id, _)| id).collect::<Vec<_>>();
    let mut found = ids(store.abandoned(5, 4, 9).await.unwrap());
    found.sort();
    assert_eq!(found, ["left", "waits"], "nobody comes back to these");
    assert_eq!(ids(store.abandoned(5, 5, 9).await.unwrap()).len(), 3);
    assert!(!store.remove("left", 3).await.unwrap(), "it was touched since");
    assert!(store.remove("left", 4).await.unwrap());
    assert!(store.load("left").await.unwrap().is_none());
}

async fn clocks_stand_still_while_nobody_lives(store: &dyn Store) {
    let clocked = TableRow { deadline: Some(9_000), due_at: Some(9_000), ..table("clock") };
    store.create(clocked, Vec::new()).await.unwrap();
    store.wake(1_000, 500).await.unwrap();
    store.pulse(2_000).await.unwrap();
    assert_eq!(store.wake(2_300, 500).await.unwrap(), 0, "another node was alive");
    assert_eq!(store.wake(5_300, 500).await.unwrap(), 3_000);
    let kept = store.load("clock").await.unwrap().unwrap();
    assert_eq!(kept.table.deadline, Some(12_000));
    assert_eq!(kept.table.due_at, Some(12_000));
    assert!(store.due(11_999, 9).await.unwrap().is_empty());
    assert_eq!(store.due(12_000, 9).await.unwrap(), ["clock"]);
}

async fn a_backup_brings_everything_back(store: &dyn Store, folder: &std::path::Path) {
    let before = store.load("grow").await.unwrap().unwrap();
    let count = store.count().await.unwrap();
    let file = folder.join("backup");
    let written = write_backup(store, &file).await.unwrap();
    assert!(write_backup(store, &file).await.is_err(), "a backup is never overwritten");
    assert!(store.append(step(&before, &["after the backup"])).await.unwrap());
    store.add_finding("look1", 8, "after the backup".into()).await.unwrap();
    let memo = Memo { person: "m2".into(), topic: "coach".into(), text: "later".into() };
    store.put_memo(memo).await.unwrap();
    let later = store.load("grow").await.unwrap().unwrap();
    opened(store, "later").await;

    let cut = folder.join("cut");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&cut, &text[..text.len() - 40]).unwrap();
    assert!(read_backup(store, &cut).await.is_err());
    assert!(store.load("later").await.unwrap().is_some(), "a cut backup changes nothing");

    assert_eq!(read_backup(store, &file).await.unwrap(), written);
    assert_eq!(store.count().await.unwrap(), count);
    let mut restored = store.load("grow").await.unwrap().unwrap();
    assert!(!store.append(step(&later, &["x"])).await.unwrap(), "the old epoch is over");
    assert!(restored.table.epoch > before.table.epoch);
    restored.table.epoch = before.table.epoch;
    assert_eq!(restored, before);
    assert_eq!(store.memo("m2", "coach").await.unwrap().as_deref(), Some("on"));
    assert_eq!(store.findings("look1").await.unwrap(), ["a", "b"]);
    assert!(store.analysis("look1").await.unwrap().unwrap().done);
    assert!(store.load("own").await.unwrap().unwrap().content.is_some());
    assert!(store.pulse(0).await.unwrap() > before.table.epoch);
}

async fn conforms(store: Arc<dyn Store>, folder: &std::path::Path) {
    a_journal_grows_at_its_end_only(store.as_ref()).await;
    the_end_of_a_journal_is_read_alone(store.as_ref()).await;
    only_one_is_first(store.clone()).await;
    seats_and_rematch_change_with_the_step(store.as_ref()).await;
    a_create_key_makes_one_table(store.as_ref()).await;
    lists_are_filtered_and_paged(store.as_ref()).await;
    people_are_found_by_hash_and_forgotten(store.as_ref()).await;
    finished_tables_are_found_by_game_the_last_one_first(store.as_ref()).await;
    memos_stay_with_their_person(store.as_ref()).await;
    an_analysis_is_kept_finding_by_finding(store.as_ref()).await;
    a_lease_is_held_by_one(store.as_ref()).await;
    a_content_is_kept_once_and_as_long_as_a_table_names_it(store.as_ref()).await;
    what_somebody_opened_is_counted(store.as_ref()).await;
    opening::quotas_hold_for_openers_and_for_addresses(store.as_ref()).await;
    opening::quotas_hold_for_many_at_once(store.clone()).await;
    opening::terms_that_held_their_content_name_it(store.as_ref()).await;
    what_is_set_aside_is_listed_and_never_due(store.as_ref()).await;
    what_nobody_wants_any_more_is_removed_whole(store.as_ref()).await;
    clocks_stand_still_while_nobody_lives(store.as_ref()).await;
    a_backup_brings_everything_back(store.as_ref(), folder).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_conforms() {
    let folder = Folder::new();
    let path = folder.0.join("serai.db");
    conforms(Arc::new(Sqlite::open(&path).unwrap()), &folder.0).await;
    let again = Sqlite::open(&path).unwrap();
    assert!(again.load("grow").await.unwrap().is_some(), "a migrated file opens again");
}

#[tokio::test]
async fn only_one_server_uses_a_file() {
    let folder = Folder::new();
    let path = folder.0.join("serai.db");
    let first = Sqlite::open(&path).unwrap();
    first.lock().unwrap();
    let second = Sqlite::open(&path).unwrap();
    assert!(second.lock().is_err());
    drop(first);
    second.lock().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_conforms_and_nodes_hear_of_each_other() {
    let Some(cluster) = cluster::Cluster::start() else {
        return;
    };
    let folder = Folder::new();
    let url = cluster.url();
    let (one, other) = tokio::join!(Postgres::connect(&url), Postgres::connect(&url));
    let (one, other) = (one.unwrap(), other.unwrap());
    let mut news = other.news();
    opened(&one, "news").await;
    // The listener may still be connecting; what it misses before that is no loss.
    loop {
        let kept = one.load("news").await.unwrap().unwrap();
        assert!(one.append(step(&kept, &["a"])).await.unwrap());
        let heard = tokio::time::timeout(Duration::from_millis(300), news.recv()).await;
        if let Ok(Ok(News::Moved(table, number))) = heard {
            assert!(table == "news" && (1..=kept.table.number + 1).contains(&number));
            break;
        }
        assert!(kept.table.number < 50, "the other node hears nothing");
    }
    conforms(Arc::new(one), &folder.0).await;
}
