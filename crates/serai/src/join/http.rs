//! A server's table over HTTP: one thread listens to its events, one passes wishes on. Both try
//! again for as long as it takes when the server cannot be reached.

use std::io::{BufRead, BufReader};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use game::{Broken, say};
use serde_json::{Value, json};
use table::hex;
use tui::{Link, News, Served, Wish};
use ureq::Agent;

use super::address::Address;
use super::message;
use crate::opening;

/// A server that has not answered by then is not there.
const PATIENCE: Duration = Duration::from_secs(10);
/// The stream is taken up anew this often, so that a connection that died silently is noticed.
const FRESH: Duration = Duration::from_secs(30);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(500);

#[derive(Clone)]
pub struct Server {
    agent: Agent,
    /// The address of the table's API.
    table: String,
    /// Opens our seat; without one we watch.
    token: Option<String>,
}

/// What the server said: a status and JSON.
struct Answer {
    status: u16,
    json: Value,
}

impl Server {
    pub fn new(address: &Address) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(PATIENCE))
            .timeout_recv_response(Some(PATIENCE))
            .timeout_recv_body(Some(FRESH));
        let table = format!("{}/api/tables/{}", address.base, address.table);
        Server { agent: config.build().into(), table, token: None }
    }

    /// The table with everything that happened, as far as a stranger may see it.
    pub fn look(&self) -> Result<Value, Broken> {
        let request = self.agent.get(format!("{}?since=0", self.table));
        good(read(request.call()))
    }

    /// Sits down; from now on everything is asked in the name of that seat.
    pub fn sit(&mut self, wish: &Value) -> Result<Value, Broken> {
        let answer = good(self.post("join", wish))?;
        self.token = answer["token"].as_str().map(str::to_owned);
        Ok(answer)
    }

    fn bearer(&self) -> Option<(&'static str, String)> {
        self.token.as_ref().map(|token| ("authorization", format!("Bearer {token}")))
    }

    fn post(&self, what: &str, body: &Value) -> Result<Answer, ureq::Error> {
        let mut request = self.agent.post(format!("{}/{what}", self.table));
        if let Some((name, value)) = self.bearer() {
            request = request.header(name, value);
        }
        read(request.content_type("application/json").send(body.to_string()))
    }

    /// The stream of frames after the one with this number.
    fn events(&self, since: i64) -> Result<ureq::http::Response<ureq::Body>, ureq::Error> {
        let mut request = self.agent.get(format!("{}/events", self.table));
        if let Some((name, value)) = self.bearer() {
            request = request.header(name, value);
        }
        request.header("last-event-id", since.to_string()).call()
    }
}

fn read(
    response: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
) -> Result<Answer, ureq::Error> {
    let mut response = response?;
    let status = response.status().as_u16();
    let text = response.body_mut().read_to_string()?;
    Ok(Answer { status, json: serde_json::from_str(&text).unwrap_or_default() })
}

fn good(answer: Result<Answer, ureq::Error>) -> Result<Value, Broken> {
    match answer {
        Ok(Answer { status: 200..=299, json }) => Ok(json),
        Ok(Answer { json, .. }) => Err(Broken::new(message(&json))),
        Err(error) => Err(Broken::new(format!("the server cannot be reached: {error}"))),
    }
}

/// Whether asking again later may help.
fn is_passing(status: u16) -> bool {
    status == 429 || status >= 500
}

pub struct HttpLink {
    wishes: Sender<Wish>,
    news: Receiver<News>,
}

impl HttpLink {
    pub fn open(server: Server, since: i64) -> Self {
        let (wishes, wished) = channel();
        let (tell, news) = channel();
        let (asking, telling) = (server.clone(), tell.clone());
        std::thread::spawn(move || pass_on(&asking, &wished, &telling));
        std::thread::spawn(move || listen(&server, since, &tell));
        HttpLink { wishes, news }
    }
}

impl Link for HttpLink {
    fn send(&self, wish: Wish) {
        let _ = self.wishes.send(wish); // it listens as long as we are here
    }

    fn news(&self) -> Option<News> {
        self.news.try_recv().ok()
    }
}

/// Listens until nobody wants the news any more, or the server says that there are none for us.
fn listen(server: &Server, mut since: i64, tell: &Sender<News>) {
    loop {
        let news = match server.events(since) {
            Ok(response) if response.status() == 200 => {
                follow(response, &mut since, tell).map(|()| None)
            }
            Ok(response) if is_passing(response.status().as_u16()) => Ok(Some(News::Lost)),
            Ok(mut response) => {
                let text = response.body_mut().read_to_string().unwrap_or_default();
                let answer = serde_json::from_str(&text).unwrap_or_default();
                Ok(Some(News::Closed(message(&answer))))
            }
            Err(_) => Ok(Some(News::Lost)),
        };
        let news = news.unwrap_or_else(|problem| Some(News::Closed(problem.to_string())));
        let over = matches!(news, Some(News::Closed(_)));
        if news.is_some_and(|news| tell.send(news).is_err()) || over {
            return;
        }
        std::thread::sleep(PAUSE);
    }
}

/// Passes the frames of one stream on until it ends.
fn follow(
    response: ureq::http::Response<ureq::Body>,
    since: &mut i64,
    tell: &Sender<News>,
) -> Result<(), Broken> {
    for line in BufReader::new(response.into_body().into_reader()).lines() {
        let Ok(line) = line else {
            return Ok(());
        };
        if let Some(data) = line.strip_prefix("data:") {
            let served = Served::read(data)?;
            *since = served.number;
            if tell.send(News::Frame(Box::new(served))).is_err() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Passes wishes on, one after another. The key makes sure that a wish whose answer got lost is not
/// fulfilled twice.
fn pass_on(server: &Server, wishes: &Receiver<Wish>, tell: &Sender<News>) {
    for wish in wishes {
        let Ok(key) = opening::fresh::<16>().map(|bytes| hex(&bytes)) else {
            return;
        };
        let (what, body) = match wish {
            Wish::Act { number, notation } => {
                ("actions", json!({ "number": number, "action": notation, "key": key }))
            }
            Wish::TakeBack { number } => ("take-back", json!({ "number": number, "key": key })),
            Wish::Hint => ("hint", json!({})),
        };
        let answer = insist(server, what, &body, tell);
        let news = match (answer.status, what) {
            (200, "hint") => {
                let notation = answer.json["choice"]["notation"].as_str().unwrap_or_default();
                News::Hint(notation.to_owned())
            }
            (200, _) => continue, // the stream brings the frame
            _ if answer.json["error"] == "stale" => News::Refused(say!("tui-visit-stale")),
            _ => News::Refused(say!("tui-visit-refused", why = message(&answer.json))),
        };
        if tell.send(news).is_err() {
            return;
        }
    }
}

fn insist(server: &Server, what: &str, body: &Value, tell: &Sender<News>) -> Answer {
    loop {
        match server.post(what, body) {
            Ok(answer) if !is_passing(answer.status) => return answer,
            _ if tell.send(News::Lost).is_err() => {
                return Answer { status: 0, json: Value::Null }; // nobody waits for it
            }
            _ => std::thread::sleep(PAUSE),
        }
    }
}
