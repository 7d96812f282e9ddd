//! Connections to PostgreSQL: how long anything may take, and what every session promises.

use std::time::Duration;

use deadpool_postgres::{
    Hook, HookError, Manager, ManagerConfig, Pool, PoolError, RecyclingMethod, Runtime,
};
use tokio_postgres::{Client, Config, NoTls};

use crate::{Error, Result};

/// Connections of one node.
const CONNECTIONS: usize = 8;
/// How long anybody waits for a connection, or for an answer over it.
const PATIENCE: Duration = Duration::from_secs(10);
/// A database that has vanished without a word is noticed after this time.
const SILENCE: Duration = Duration::from_secs(10);

/// A node that freezes in the middle of a step keeps others from its table for five seconds; they
/// wait a little longer than that. What is acknowledged must be on the disk, whatever the role or
/// the database was told.
const BEGIN: &str = "
SET statement_timeout = '8s';
SET lock_timeout = '8s';
SET idle_in_transaction_session_timeout = '5s';
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'";
/// For work that is long by nature: migrations, backups.
pub(super) const TAKE_YOUR_TIME: &str = "
SET LOCAL statement_timeout = 0;
SET LOCAL lock_timeout = 0;
SET LOCAL idle_in_transaction_session_timeout = 0";
const PROMISES: &str =
    "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit')";

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Self {
        let detail = error.as_db_error().map(ToString::to_string);
        Error(format!("postgres: {}", detail.unwrap_or_else(|| error.to_string())))
    }
}

impl From<PoolError> for Error {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::PostCreateHook(HookError::Message(why)) => Error(why.into_owned()),
            error => Error(format!("postgres: no connection: {error}")),
        }
    }
}

/// What has not been answered by now will not be.
pub(super) async fn patiently<T, E>(
    work: impl Future<Output = std::result::Result<T, E>>,
) -> Result<T>
where
    Error: From<E>,
{
    match tokio::time::timeout(PATIENCE, work).await {
        Ok(done) => Ok(done?),
        Err(_) => Err(Error("postgres: no answer in time".into())),
    }
}

/// `postgres://user@host/database`, with an end to all waiting.
pub(super) fn config(url: &str) -> Result<Config> {
    let mut config: Config = url.parse()?;
    config.connect_timeout(PATIENCE).tcp_user_timeout(SILENCE).keepalives_idle(SILENCE);
    Ok(config)
}

pub(super) fn pool(config: Config) -> Result<Pool> {
    let manager_config = ManagerConfig { recycling_method: RecyclingMethod::Fast };
    let manager = Manager::from_config(config, NoTls, manager_config);
    Pool::builder(manager)
        .max_size(CONNECTIONS)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(PATIENCE))
        .create_timeout(Some(PATIENCE))
        .post_create(Hook::async_fn(|client, _| {
            Box::pin(async move {
                patiently(begin(client)).await.map_err(|why| HookError::message(why.0))
            })
        }))
        .build()
        .map_err(|error| Error(format!("postgres: {error}")))
}

/// Refuses a database that says yes to what it has not written.
async fn begin(client: &Client) -> Result<()> {
    client.batch_execute(BEGIN).await?;
    for row in client.query(PROMISES, &[]).await? {
        let (name, setting): (&str, &str) = (row.try_get(0)?, row.try_get(1)?);
        if setting == "off" {
            return Err(Error(format!(
                "postgres: `{name}` is off: a crash would lose moves that people were told are kept; \
                 set `{name} = on` in the database"
            )));
        }
    }
    Ok(())
}
