//! The SQL both stores speak.
//!
//! SQLite numbers `$name` parameters by their first appearance, PostgreSQL by their digits; every
//! statement therefore mentions `$1`, `$2`, … in order.

/// Each entry runs once, in order; never change one that was released.
pub const MIGRATIONS: &[&str] = &[FIRST, MEMOS, ANALYSES];

const FIRST: &str = "
CREATE TABLE tables (
  id TEXT PRIMARY KEY, epoch BIGINT NOT NULL, create_key TEXT UNIQUE, created_at BIGINT NOT NULL,
  game TEXT NOT NULL, terms TEXT NOT NULL, secret TEXT NOT NULL, salt TEXT NOT NULL,
  public BIGINT NOT NULL, status TEXT NOT NULL, open_seats BIGINT NOT NULL, number BIGINT NOT NULL,
  deadline BIGINT, due_at BIGINT, updated_at BIGINT NOT NULL,
  lease_node TEXT, lease_until BIGINT NOT NULL DEFAULT 0);
CREATE INDEX tables_listed ON tables (created_at DESC, id DESC) WHERE public = 1;
CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id), seat BIGINT NOT NULL, level TEXT,
  name TEXT NOT NULL, person TEXT, token TEXT, invite TEXT, nonce TEXT, stand_in TEXT,
  PRIMARY KEY (table_id, seat));
CREATE INDEX seats_person ON seats (person) WHERE person IS NOT NULL;
CREATE TABLE journal (
  table_id TEXT NOT NULL REFERENCES tables (id), number BIGINT NOT NULL, kind TEXT NOT NULL,
  seat BIGINT, text TEXT NOT NULL, key TEXT, at BIGINT NOT NULL,
  PRIMARY KEY (table_id, number));
CREATE TABLE people (
  id TEXT PRIMARY KEY, key_hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
  created_at BIGINT NOT NULL);
CREATE TABLE pulse (one BIGINT PRIMARY KEY, at BIGINT NOT NULL, epoch BIGINT NOT NULL);
INSERT INTO pulse VALUES (1, 0, 1);
";

const MEMOS: &str = "
CREATE TABLE memos (
  person TEXT NOT NULL REFERENCES people (id), topic TEXT NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY (person, topic));
";

const ANALYSES: &str = "
CREATE TABLE analyses (
  table_id TEXT PRIMARY KEY REFERENCES tables (id), asked_at BIGINT NOT NULL, header TEXT NOT NULL,
  done BIGINT NOT NULL);
CREATE INDEX analyses_open ON analyses (asked_at) WHERE done = 0;
CREATE TABLE findings (
  table_id TEXT NOT NULL REFERENCES tables (id), number BIGINT NOT NULL, line TEXT NOT NULL,
  PRIMARY KEY (table_id, number));
";

pub const VERSION_TABLE: &str = "CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)";
pub const VERSION: &str = "SELECT COALESCE(MAX(version), 0) FROM schema";
pub const VERSION_DONE: &str = "INSERT INTO schema VALUES ($1)";

/// `epoch` comes from the store itself; the given one is ignored.
pub const CREATE: &str = "
INSERT INTO tables (id, epoch, create_key, created_at, game, terms, secret, salt, public, status,
  open_seats, number, deadline, due_at, updated_at)
VALUES ($1, (SELECT epoch FROM pulse), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
ON CONFLICT (create_key) DO NOTHING";
pub const BY_CREATE_KEY: &str = "SELECT id FROM tables WHERE create_key = $1";

/// The columns of a table row, in the order both stores read them.
macro_rules! table_columns {
    () => {
        "id, epoch, create_key, created_at, game, terms, secret, salt, public, status, open_seats, \
         number, deadline, due_at, updated_at"
    };
}

pub const TABLE: &str = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");
pub const TABLES: &str =
    concat!("SELECT ", table_columns!(), " FROM tables ORDER BY created_at, id");
/// An empty text means any; a limit keeps pages small.
pub const LIST: &str = concat!(
    "SELECT ",
    table_columns!(),
    " FROM tables WHERE public = 1 AND ($1 = '' OR game = $1) AND ($2 = '' OR status = $2)
      AND (created_at < $3 OR (created_at = $3 AND id < $4))
      ORDER BY created_at DESC, id DESC LIMIT $5"
);
pub const GAMES_OF: &str = concat!(
    "SELECT ",
    table_columns!(),
    " FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
      ORDER BY created_at DESC, id DESC"
);
pub const FINISHED: &str = concat!(
    "SELECT ",
    table_columns!(),
    " FROM tables WHERE status = 'over' AND game = $1 ORDER BY updated_at DESC, id DESC LIMIT $2"
);
pub const COUNT: &str = "SELECT COUNT(*) FROM tables";

pub const SEATS: &str = "
SELECT seat, level, name, person, token, invite, nonce, stand_in FROM seats WHERE table_id = $1 ORDER BY seat";
pub const PUT_SEAT: &str = "
INSERT INTO seats (table_id, seat, level, name, person, token, invite, nonce, stand_in)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (table_id, seat) DO UPDATE SET level = excluded.level, name = excluded.name,
  person = excluded.person, token = excluded.token, invite = excluded.invite, nonce = excluded.nonce,
  stand_in = excluded.stand_in";

pub const ROWS: &str = "
SELECT number, kind, seat, text, key, at FROM journal WHERE table_id = $1 ORDER BY number";
pub const PUT_ROW: &str = "
INSERT INTO journal (table_id, number, kind, seat, text, key, at)
VALUES ($1, $2, $3, $4, $5, $6, $7)";
/// Touches nothing unless the journal ends where the sender thinks it does.
pub const MOVE: &str = "
UPDATE tables SET number = $1, status = $2, open_seats = $3, deadline = $4, due_at = $5,
  updated_at = $6
WHERE id = $7 AND epoch = $8 AND number = $9";

pub const PUT_PERSON: &str =
    "INSERT INTO people (id, key_hash, name, created_at) VALUES ($1, $2, $3, $4)";
pub const PERSON: &str = "SELECT id, key_hash, name, created_at FROM people WHERE key_hash = $1";
pub const PEOPLE: &str = "SELECT id, key_hash, name, created_at FROM people ORDER BY id";
pub const MEMO: &str = "SELECT text FROM memos WHERE person = $1 AND topic = $2";
pub const MEMOS_OF_ALL: &str = "SELECT person, topic, text FROM memos ORDER BY person, topic";
pub const PUT_MEMO: &str = "
INSERT INTO memos (person, topic, text) VALUES ($1, $2, $3)
ON CONFLICT (person, topic) DO UPDATE SET text = excluded.text";
pub const FORGET_MEMOS: &str = "DELETE FROM memos WHERE person = $1";
pub const FORGET_SEATS: &str =
    "UPDATE seats SET name = '', person = NULL, token = NULL WHERE person = $1";
pub const FORGET_PERSON: &str = "DELETE FROM people WHERE id = $1";

pub const ANALYSIS: &str = "
SELECT table_id, asked_at, header, done, (SELECT COUNT(*) FROM findings WHERE table_id = $1)
FROM analyses WHERE table_id = $1";
pub const ANALYSES_OF_ALL: &str = "SELECT table_id, asked_at, header, done, CAST(0 AS BIGINT) FROM analyses ORDER BY asked_at, table_id";
pub const OPEN_ANALYSES: &str =
    "SELECT table_id FROM analyses WHERE done = 0 ORDER BY asked_at, table_id";
pub const PUT_ANALYSIS: &str = "
INSERT INTO analyses (table_id, asked_at, header, done) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id) DO NOTHING";
/// Another match or another depth: what was found before is of no use.
pub const DROP_OTHER_FINDINGS: &str = "
DELETE FROM findings WHERE table_id = $1
  AND NOT EXISTS (SELECT 1 FROM analyses WHERE table_id = $1 AND header = $2)";
pub const DROP_OTHER_ANALYSIS: &str = "DELETE FROM analyses WHERE table_id = $1 AND header <> $2";
pub const END_ANALYSIS: &str = "UPDATE analyses SET done = 1 WHERE table_id = $1";
pub const FINDINGS: &str = "SELECT number, line FROM findings WHERE table_id = $1 ORDER BY number";
pub const PUT_FINDING: &str = "
INSERT INTO findings (table_id, number, line) VALUES ($1, $2, $3)
ON CONFLICT (table_id, number) DO NOTHING";

pub const DUE: &str = "
SELECT id FROM tables WHERE due_at IS NOT NULL AND due_at <= $1 ORDER BY due_at LIMIT $2";
pub const LEASE: &str = "
UPDATE tables SET lease_node = $1, lease_until = $2
WHERE id = $3 AND (lease_node IS NULL OR lease_node = $1 OR lease_until < $4)";

pub const PULSE: &str = "UPDATE pulse SET at = $1 WHERE at < $1";
pub const EPOCH: &str = "SELECT epoch FROM pulse";
/// Locks the row in PostgreSQL by touching it, so that only one starting node gives time back.
pub const LAST_PULSE: &str = "UPDATE pulse SET one = 1 RETURNING at";
pub const CREDIT: &str = "
UPDATE tables SET deadline = deadline + $1,
  due_at = CASE WHEN due_at IS NULL THEN NULL ELSE due_at + $1 END
WHERE deadline IS NOT NULL";

pub const EMPTY: &str = "DELETE FROM findings; DELETE FROM analyses; DELETE FROM journal; DELETE FROM seats; DELETE FROM tables; DELETE FROM memos; DELETE FROM people;";
pub const NEW_EPOCH: &str = "UPDATE pulse SET epoch = epoch + 1";
