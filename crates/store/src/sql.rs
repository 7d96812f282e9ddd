//! The SQL both stores speak.
//!
//! SQLite numbers `$name` parameters by their first appearance, PostgreSQL by their digits; every
//! statement therefore mentions `$1`, `$2`, … in order.

/// Each entry runs once, in order; never change one that was released.
pub(crate) const MIGRATIONS: &[&str] = &[FIRST, MEMOS, ANALYSES, HOUSEKEEPING, CHAINS];

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

const HOUSEKEEPING: &str = "
CREATE TABLE contents (hash TEXT PRIMARY KEY, text TEXT NOT NULL, kept_at BIGINT NOT NULL);
ALTER TABLE tables ADD COLUMN content TEXT REFERENCES contents (hash);
ALTER TABLE tables ADD COLUMN opener TEXT;
ALTER TABLE tables ADD COLUMN address TEXT;
ALTER TABLE tables ADD COLUMN set_aside TEXT;
CREATE INDEX tables_opener ON tables (opener) WHERE opener IS NOT NULL;
CREATE INDEX tables_address ON tables (address) WHERE address IS NOT NULL;
CREATE INDEX tables_unfinished ON tables (updated_at) WHERE status <> 'over';
";

const CHAINS: &str = "
ALTER TABLE seats ADD COLUMN chain TEXT;
";

pub(crate) const VERSION_TABLE: &str =
    "CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)";
pub(crate) const VERSION: &str = "SELECT COALESCE(MAX(version), 0) FROM schema";
pub(crate) const VERSION_DONE: &str = "INSERT INTO schema VALUES ($1)";

/// `epoch` comes from the store itself; the given one is ignored.
pub(crate) const CREATE: &str = "
INSERT INTO tables (id, epoch, create_key, created_at, game, terms, secret, salt, public, status,
  open_seats, number, deadline, due_at, updated_at, content, opener, address)
VALUES ($1, (SELECT epoch FROM pulse), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
  $15, $16, $17)
ON CONFLICT (create_key) DO NOTHING";
pub(crate) const BY_CREATE_KEY: &str = "SELECT id FROM tables WHERE create_key = $1";

/// The columns of a table row, in the order both stores read them.
macro_rules! table_columns {
    () => {
        "id, epoch, create_key, created_at, game, terms, secret, salt, public, status, open_seats, \
         number, deadline, due_at, updated_at, content, opener, address"
    };
}

pub(crate) const TABLE: &str = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");
pub(crate) const TABLES: &str =
    concat!("SELECT ", table_columns!(), " FROM tables ORDER BY created_at, id");
/// An empty text means any; a limit keeps pages small.
pub(crate) const LIST: &str = concat!(
    "SELECT ",
    table_columns!(),
    " FROM tables WHERE public = 1 AND ($1 = '' OR game = $1) AND ($2 = '' OR status = $2)
      AND (created_at < $3 OR (created_at = $3 AND id < $4))
      ORDER BY created_at DESC, id DESC LIMIT $5"
);
pub(crate) const GAMES_OF: &str = concat!(
    "SELECT ",
    table_columns!(),
    " FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
      ORDER BY created_at DESC, id DESC"
);
pub(crate) const FINISHED: &str = concat!(
    "SELECT ",
    table_columns!(),
    " FROM tables WHERE status = 'over' AND game = $1 ORDER BY updated_at DESC, id DESC LIMIT $2"
);
/// Unfinished tables, those opened since, and own contents but for one, of somebody or of an address.
pub(crate) const OPENED: &str = "
SELECT COUNT(CASE WHEN status <> 'over' THEN 1 END), COUNT(CASE WHEN created_at > $1 THEN 1 END),
  COUNT(DISTINCT CASE WHEN content <> $2 THEN content END)
FROM tables WHERE opener = $3 OR address = $3";
pub(crate) const COUNT: &str = "SELECT COUNT(*) FROM tables";

pub(crate) const SEATS: &str = "
SELECT seat, level, name, person, token, invite, nonce, stand_in, chain FROM seats WHERE table_id = $1 ORDER BY seat";
pub(crate) const PUT_SEAT: &str = "
INSERT INTO seats (table_id, seat, level, name, person, token, invite, nonce, stand_in, chain)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
ON CONFLICT (table_id, seat) DO UPDATE SET level = excluded.level, name = excluded.name,
  person = excluded.person, token = excluded.token, invite = excluded.invite, nonce = excluded.nonce,
  stand_in = excluded.stand_in, chain = excluded.chain";

pub(crate) const ROWS_AFTER: &str = "
SELECT number, kind, seat, text, key, at FROM journal WHERE table_id = $1 AND number > $2
ORDER BY number";
pub(crate) const HEAD: &str = "SELECT epoch, number FROM tables WHERE id = $1";
pub(crate) const PUT_ROW: &str = "
INSERT INTO journal (table_id, number, kind, seat, text, key, at)
VALUES ($1, $2, $3, $4, $5, $6, $7)";
/// Touches nothing unless the journal ends where the sender thinks it does.
pub(crate) const MOVE: &str = "
UPDATE tables SET number = $1, status = $2, open_seats = $3, deadline = $4, due_at = $5,
  updated_at = $6
WHERE id = $7 AND epoch = $8 AND number = $9";

pub(crate) const CONTENT: &str = "SELECT text FROM contents WHERE hash = $1";
pub(crate) const CONTENTS: &str = "SELECT hash, text, kept_at FROM contents ORDER BY hash";
pub(crate) const PUT_CONTENT: &str = "
INSERT INTO contents (hash, text, kept_at) VALUES ($1, $2, $3)
ON CONFLICT (hash) DO UPDATE SET kept_at = excluded.kept_at";
pub(crate) const NAME_CONTENT: &str = "UPDATE tables SET terms = $1, content = $2 WHERE id = $3";
/// A new one may belong to a table that is about to come.
pub(crate) const DROP_CONTENTS: &str = "
DELETE FROM contents WHERE kept_at < $1
  AND NOT EXISTS (SELECT 1 FROM tables WHERE content = contents.hash)";

pub(crate) const SET_ASIDE: &str = "UPDATE tables SET set_aside = $1 WHERE id = $2";
pub(crate) const TAKE_UP: &str = "UPDATE tables SET set_aside = NULL WHERE set_aside IS NOT NULL";
pub(crate) const ASIDE: &str = "
SELECT id, game, status, updated_at, set_aside FROM tables WHERE set_aside IS NOT NULL
ORDER BY updated_at, id";
/// Where nobody holds a seat, and where somebody does.
pub(crate) const ABANDONED: &str = "
SELECT id, updated_at FROM tables WHERE status <> 'over' AND updated_at < $1 AND (status = 'open'
  OR updated_at < $2
  OR NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND token IS NOT NULL))
ORDER BY updated_at LIMIT $3";
/// Holds the table for the statements after it, unless it has moved.
pub(crate) const HOLD: &str = "UPDATE tables SET epoch = epoch WHERE id = $1 AND updated_at = $2";
pub(crate) const REMOVE: [&str; 5] = [
    "DELETE FROM findings WHERE table_id = $1",
    "DELETE FROM analyses WHERE table_id = $1",
    "DELETE FROM journal WHERE table_id = $1",
    "DELETE FROM seats WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
];

pub(crate) const PUT_PERSON: &str =
    "INSERT INTO people (id, key_hash, name, created_at) VALUES ($1, $2, $3, $4)";
pub(crate) const PERSON: &str =
    "SELECT id, key_hash, name, created_at FROM people WHERE key_hash = $1";
pub(crate) const PEOPLE: &str = "SELECT id, key_hash, name, created_at FROM people ORDER BY id";
pub(crate) const MEMO: &str = "SELECT text FROM memos WHERE person = $1 AND topic = $2";
pub(crate) const MEMOS_OF_ALL: &str =
    "SELECT person, topic, text FROM memos ORDER BY person, topic";
pub(crate) const PUT_MEMO: &str = "
INSERT INTO memos (person, topic, text) VALUES ($1, $2, $3)
ON CONFLICT (person, topic) DO UPDATE SET text = excluded.text";
pub(crate) const FORGET_MEMOS: &str = "DELETE FROM memos WHERE person = $1";
pub(crate) const FORGET_SEATS: &str =
    "UPDATE seats SET name = '', person = NULL, token = NULL WHERE person = $1";
pub(crate) const FORGET_OPENER: &str = "UPDATE tables SET opener = NULL WHERE opener = $1";
pub(crate) const FORGET_PERSON: &str = "DELETE FROM people WHERE id = $1";

pub(crate) const ANALYSIS: &str = "
SELECT table_id, asked_at, header, done, (SELECT COUNT(*) FROM findings WHERE table_id = $1)
FROM analyses WHERE table_id = $1";
pub(crate) const ANALYSES_OF_ALL: &str = "SELECT table_id, asked_at, header, done, CAST(0 AS BIGINT) FROM analyses ORDER BY asked_at, table_id";
pub(crate) const OPEN_ANALYSES: &str = "
SELECT table_id FROM analyses WHERE done = 0
  AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id AND set_aside IS NOT NULL)
ORDER BY asked_at, table_id";
pub(crate) const PUT_ANALYSIS: &str = "
INSERT INTO analyses (table_id, asked_at, header, done) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id) DO NOTHING";
/// Another match or another depth: what was found before is of no use.
pub(crate) const DROP_OTHER_FINDINGS: &str = "
DELETE FROM findings WHERE table_id = $1
  AND NOT EXISTS (SELECT 1 FROM analyses WHERE table_id = $1 AND header = $2)";
pub(crate) const DROP_OTHER_ANALYSIS: &str =
    "DELETE FROM analyses WHERE table_id = $1 AND header <> $2";
pub(crate) const END_ANALYSIS: &str = "UPDATE analyses SET done = 1 WHERE table_id = $1";
pub(crate) const FINDINGS: &str =
    "SELECT number, line FROM findings WHERE table_id = $1 ORDER BY number";
pub(crate) const PUT_FINDING: &str = "
INSERT INTO findings (table_id, number, line) VALUES ($1, $2, $3)
ON CONFLICT (table_id, number) DO NOTHING";

pub(crate) const DUE: &str = "
SELECT id FROM tables WHERE due_at IS NOT NULL AND set_aside IS NULL AND due_at <= $1 ORDER BY due_at LIMIT $2";
pub(crate) const LEASE: &str = "
UPDATE tables SET lease_node = $1, lease_until = $2
WHERE id = $3 AND (lease_node IS NULL OR lease_node = $1 OR lease_until < $4)";

pub(crate) const PULSE: &str = "UPDATE pulse SET at = $1 WHERE at < $1";
pub(crate) const EPOCH: &str = "SELECT epoch FROM pulse";
/// Locks the row in PostgreSQL by touching it, so that only one starting node gives time back.
pub(crate) const LAST_PULSE: &str = "UPDATE pulse SET one = 1 RETURNING at";
pub(crate) const CREDIT: &str = "
UPDATE tables SET deadline = deadline + $1,
  due_at = CASE WHEN due_at IS NULL THEN NULL ELSE due_at + $1 END
WHERE deadline IS NOT NULL";

pub(crate) const EMPTY: &str = "DELETE FROM findings; DELETE FROM analyses; DELETE FROM journal; DELETE FROM seats; DELETE FROM tables; DELETE FROM contents; DELETE FROM memos; DELETE FROM people;";
pub(crate) const NEW_EPOCH: &str = "UPDATE pulse SET epoch = epoch + 1";
