//! Hearing what other nodes append, over a connection of its own. Every node says now and then that
//! it is there; whoever hears not even itself is deaf, and connects anew.

use std::future::poll_fn;
use std::time::Duration;

use deadpool_postgres::Pool;
use tokio::sync::broadcast;
use tokio::time::{sleep, timeout};
use tokio_postgres::{AsyncMessage, Config, NoTls};

use super::rows::put;
use super::session::patiently;
use super::{CHANNEL, NOTIFY};
use crate::{Error, News, Result};

/// Between two tries to connect again.
const PAUSE: Duration = Duration::from_secs(1);
/// Between two signs of life.
const BEAT: Duration = Duration::from_secs(2);
/// Whoever has heard nothing for this long hears nothing.
const DEAF: Duration = Duration::from_secs(5);

/// Listens until it is stopped. A broken connection is made anew; what was said in the meantime is
/// lost, so everybody is told to look.
pub(super) async fn listen(config: Config, pool: Pool, news: broadcast::Sender<News>) {
    loop {
        let heard = tokio::select! {
            heard = hear(&config, &news) => heard,
            () = beat(&pool) => Ok(()),
        };
        if let Err(error) = heard {
            tracing::warn!(%error, "no news from other nodes");
        }
        sleep(PAUSE).await;
    }
}

async fn hear(config: &Config, news: &broadcast::Sender<News>) -> Result<()> {
    let (client, mut connection) = patiently(config.connect(NoTls)).await?;
    let (words, mut heard) = tokio::sync::mpsc::unbounded_channel();
    // It ends with its client.
    tokio::spawn(async move {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            match message {
                Ok(AsyncMessage::Notification(note)) => drop(words.send(note.payload().to_owned())),
                Ok(_) => {}
                Err(_) => break,
            }
        }
    });
    patiently(client.batch_execute(&format!("LISTEN {CHANNEL}"))).await?;
    // Sending fails only where nobody listens, which is fine.
    let _ = news.send(News::Everything);
    let deaf = |_| Error("postgres: not even an echo is heard".into());
    while let Some(word) = timeout(DEAF, heard.recv()).await.map_err(deaf)? {
        if let Some((table, number)) = word.split_once(' ')
            && let Ok(number) = number.parse()
        {
            let _ = news.send(News::Moved(table.to_owned(), number));
        }
    }
    Ok(())
}

/// Says that somebody is there, over the way that news takes.
async fn beat(pool: &Pool) {
    loop {
        if let Ok(client) = pool.get().await {
            // If it is not said it is not heard either.
            let _ = put(&client, NOTIFY, &[&CHANNEL, &""]).await;
        }
        sleep(BEAT).await;
    }
}
