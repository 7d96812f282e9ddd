//! Hearing what other nodes appended, over a connection of its own.

use std::future::poll_fn;
use std::time::Duration;

use tokio::sync::broadcast;
use tokio_postgres::{AsyncMessage, Config, NoTls};

use super::CHANNEL;
use crate::{News, Result};

/// Between two tries to connect again.
const PAUSE: Duration = Duration::from_secs(1);

/// Listens until nobody is left to tell. A broken connection is made anew; what was said in the
/// meantime is lost, so everybody is told to look.
pub async fn listen(config: Config, news: broadcast::Sender<News>) {
    loop {
        if let Err(error) = hear(&config, &news).await {
            tracing::warn!(%error, "no news from other nodes");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn hear(config: &Config, news: &broadcast::Sender<News>) -> Result<()> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let (words, mut heard) = tokio::sync::mpsc::unbounded_channel();
    let carry = tokio::spawn(async move {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            match message {
                Ok(AsyncMessage::Notification(note)) => drop(words.send(note.payload().to_owned())),
                Ok(_) => {}
                Err(_) => break,
            }
        }
    });
    client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
    // Sending fails only where nobody listens, which is fine.
    let _ = news.send(News::Everything);
    while let Some(word) = heard.recv().await {
        if let Some((table, number)) = word.split_once(' ')
            && let Ok(number) = number.parse()
        {
            let _ = news.send(News::Moved(table.to_owned(), number));
        }
    }
    carry.abort();
    Ok(())
}
