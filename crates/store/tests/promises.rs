//! What a database must promise before a node uses it, and what a node does when it is let down:
//! no wait without an end, no deaf node that thinks all is quiet.

mod cluster;

use std::time::{Duration, Instant};

use cluster::Cluster;
use store::{Append, Hidden, JournalRow, News, Postgres, Status, Store, TableRow};
use tokio_postgres::{Client, NoTls};

/// Somebody else's connection to the same database.
async fn visitor(cluster: &Cluster) -> Client {
    let (client, connection) = tokio_postgres::connect(&cluster.url(), NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

async fn open(store: &dyn Store, id: &str) {
    let table = TableRow {
        id: id.into(),
        epoch: 0,
        create_key: None,
        created_at: 0,
        game: "osaka".into(),
        terms: "{}".into(),
        secret: Hidden("00".into()),
        salt: Hidden("11".into()),
        public: true,
        status: Status::Running,
        open_seats: 0,
        number: 0,
        deadline: None,
        due_at: None,
        updated_at: 0,
        content: None,
        opener: None,
        address: None,
    };
    assert_eq!(store.create(table, Vec::new()).await.unwrap(), None);
}

async fn append(store: &dyn Store, id: &str) -> store::Result<bool> {
    let (epoch, after) = store.head(id).await?.expect("it was opened");
    let (kind, text) = ("decision".to_owned(), "x".to_owned());
    let row = JournalRow { number: after + 1, kind, seat: None, text, key: None, at: 0 };
    let (rows, seats) = (vec![row], Vec::new());
    let (table, status) = (id.to_owned(), Status::Running);
    let (open_seats, deadline, due_at, create) = (0, None, None, None);
    let step =
        Append { table, epoch, after, rows, seats, status, open_seats, deadline, due_at, create };
    store.append(step).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_step_is_on_the_disk_before_it_is_acknowledged_whatever_the_role_says() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let visitor = visitor(&cluster).await;
    visitor.batch_execute("ALTER ROLE app SET synchronous_commit = off").await.unwrap();
    let store = Postgres::connect(&cluster.url()).await.unwrap();
    let watch = "
        CREATE TABLE seen (setting TEXT);
        CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN INSERT INTO seen VALUES (current_setting(''synchronous_commit'')); RETURN NEW; END';
        CREATE TRIGGER watch AFTER INSERT ON journal FOR EACH ROW EXECUTE FUNCTION look()";
    visitor.batch_execute(watch).await.unwrap();
    open(&store, "sure").await;
    assert!(append(&store, "sure").await.unwrap());
    let setting: String = visitor.query_one("SELECT setting FROM seen", &[]).await.unwrap().get(0);
    assert_eq!(setting, "on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_does_not_write_what_it_acknowledges_is_refused_with_a_sentence() {
    let Some(cluster) = Cluster::start_with("-c fsync=off") else {
        return;
    };
    let refused = Postgres::connect(&cluster.url()).await.unwrap_err().to_string();
    assert!(refused.contains("set `fsync = on` in the database"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_without_end_for_a_table_that_somebody_else_holds() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let store = Postgres::connect(&cluster.url()).await.unwrap();
    open(&store, "held").await;
    let visitor = visitor(&cluster).await;
    visitor.batch_execute("BEGIN; UPDATE tables SET status = status").await.unwrap();
    let began = Instant::now();
    let waited = tokio::time::timeout(Duration::from_secs(20), append(&store, "held")).await;
    assert!(waited.expect("an answer in time").is_err(), "after {:?}", began.elapsed());
    visitor.batch_execute("ROLLBACK").await.unwrap();
    assert!(append(&store, "held").await.unwrap(), "and afterwards all is well");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_hears_nothing_notices_and_hears_again() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let store = Postgres::connect(&cluster.url()).await.unwrap();
    let mut news = store.news();
    let first = tokio::time::timeout(Duration::from_secs(5), news.recv()).await;
    assert_eq!(first.expect("it connects").unwrap(), News::Everything);
    open(&store, "quiet").await;
    // The connection stays open, and nothing comes over it any more.
    cluster.signal_listeners("-STOP");
    assert!(append(&store, "quiet").await.unwrap());
    let heard = tokio::time::timeout(Duration::from_secs(20), news.recv()).await;
    cluster.signal_listeners("-CONT"); // so that the cluster can stop
    assert_eq!(heard.expect("it notices").unwrap(), News::Everything);
    assert!(append(&store, "quiet").await.unwrap());
    let heard = tokio::time::timeout(Duration::from_secs(5), news.recv()).await;
    assert_eq!(heard.expect("it hears").unwrap(), News::Moved("quiet".into(), 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_is_the_databases() {
    let Some(cluster) = Cluster::start() else {
        return;
    };
    let visitor = visitor(&cluster).await;
    let fast = "
        CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
          'SELECT pg_catalog.clock_timestamp() + interval ''1 hour''';
        ALTER ROLE app SET search_path = public, pg_catalog";
    visitor.batch_execute(fast).await.unwrap();
    let store = Postgres::connect(&cluster.url()).await.unwrap();
    let here = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let ahead = store.now().await.unwrap() - here.as_millis() as i64;
    assert!((3_590_000..3_610_000).contains(&ahead), "{ahead}");
}
