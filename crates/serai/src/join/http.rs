//! A server's table over HTTP: one thread listens to its events, one passes requests on. Both try
//! again for as long as it takes when the server cannot be reached.

use std::io::{BufRead, BufReader};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use game::{Broken, say};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::hex;
use table::wire::answer::{Code, Hint, Seated, Trouble};
use table::wire::request::{Act, Enter, Join, Open, Seal, Undo};
use table::wire::{Asked, Served, content_name, furnish};
use tui::{Link, News, Request};
use ureq::Agent;

use super::address::Address;
use super::chain::OurChain;
use crate::opening;

/// A server that has not answered by then is not there.
const PATIENCE: Duration = Duration::from_secs(10);
/// The stream is taken up anew this often, so that a connection that died silently is noticed.
const FRESH: Duration = Duration::from_secs(30);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(500);

#[derive(Clone)]
pub(super) struct Server {
    agent: Agent,
    /// The address of the table's API, and of content tables.
    table: String,
    contents: String,
    /// Opens our seat; without one we watch.
    token: Option<String>,
    /// Our part in the dice.
    chain: Option<Arc<OurChain>>,
}

/// What the server said: a status and a text, mostly JSON.
struct Answer {
    status: u16,
    text: String,
}

impl Answer {
    fn read<T: DeserializeOwned>(&self) -> Result<T, Broken> {
        serde_json::from_str(&self.text)
            .map_err(|error| Broken::new(format!("the server's answer cannot be read: {error}")))
    }

    /// The server's no, as far as it can be read.
    fn trouble(&self) -> (Code, String) {
        match self.read::<Trouble>() {
            Ok(trouble) => (trouble.error, trouble.message),
            Err(_) => (Code::Unknown, "the server gives no reason".to_owned()),
        }
    }
}

impl Server {
    pub(super) fn new(address: &Address) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(PATIENCE))
            .timeout_recv_response(Some(PATIENCE))
            .timeout_recv_body(Some(FRESH));
        let table = format!("{}/api/tables/{}", address.base, address.table);
        let contents = format!("{}/api/contents", address.base);
        Server { agent: config.build().into(), table, contents, token: None, chain: None }
    }

    /// The table with everything that happened, as far as a stranger may see it.
    pub(super) fn look(&self) -> Result<Served, Broken> {
        let request = self.agent.get(format!("{}?since=0", self.table));
        self.understood(good(read(request.call()))?)
    }

    /// The table with its own content fetched, so that later frames need it no more.
    fn understood(&self, served: Served) -> Result<Served, Broken> {
        if let Some(hash) = &served.terms.content {
            let answer = read(self.agent.get(format!("{}/{hash}", self.contents)).call());
            let text = trusted(answer)?.text;
            if content_name(&text) != *hash {
                return Err(Broken::new("the server's content is not the one its table names"));
            }
            furnish(&served.terms, &text)?;
        }
        served.understood()
    }

    /// Sits down; from now on everything is asked in the name of that seat.
    pub(super) fn sit(&mut self, join: &Join, chain: OurChain) -> Result<Served, Broken> {
        let seated: Seated = good(self.post("join", join))?;
        (self.token, self.chain) = (Some(seated.token), Some(Arc::new(chain)));
        self.understood(seated.frame)
    }

    fn bearer(&self) -> Option<(&'static str, String)> {
        self.token.as_ref().map(|token| ("authorization", format!("Bearer {token}")))
    }

    fn post(&self, what: &str, body: &impl Serialize) -> Result<Answer, ureq::Error> {
        let mut request = self.agent.post(format!("{}/{what}", self.table));
        if let Some((name, value)) = self.bearer() {
            request = request.header(name, value);
        }
        let body = serde_json::to_string(body).expect("requests have a JSON form");
        read(request.content_type("application/json").send(body))
    }

    /// Seals or opens our chain where the server asks for it, and says so if it has changed what was
    /// sealed. What it does not hear now, it asks for again.
    fn tend(&self, served: &Served) -> Option<News> {
        let chain = self.chain.as_deref()?;
        let changed = chain.heed(served);
        let done = match served.dice.asked {
            None => Ok(()),
            Some(Asked::Opening) if chain.opening().is_some() => {
                let link = chain.opening().unwrap_or_default();
                self.post("open", &Open { link }).map(drop)
            }
            // A lost chain is sealed anew, as long as nobody has opened.
            Some(_) => chain
                .fresh()
                .map_or(Ok(()), |seal| self.post("seal", &Seal { seal, label: None }).map(drop)),
        };
        match (changed, done) {
            (true, _) => Some(News::Refused(say!("tui-dice-changed"))),
            (false, Err(_)) => Some(News::Lost),
            (false, Ok(())) => None,
        }
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
    Ok(Answer { status, text: response.body_mut().read_to_string()? })
}

fn good<T: DeserializeOwned>(answer: Result<Answer, ureq::Error>) -> Result<T, Broken> {
    trusted(answer)?.read()
}

/// The answer, unless it is a no.
fn trusted(answer: Result<Answer, ureq::Error>) -> Result<Answer, Broken> {
    match answer {
        Ok(answer) if (200..300).contains(&answer.status) => Ok(answer),
        Ok(answer) => Err(Broken::new(answer.trouble().1)),
        Err(error) => Err(Broken::new(format!("the server cannot be reached: {error}"))),
    }
}

/// Whether asking again later may help.
fn is_passing(status: u16) -> bool {
    status == 429 || status >= 500
}

pub(super) struct HttpLink {
    requests: Sender<Request>,
    news: Receiver<News>,
}

impl HttpLink {
    pub(super) fn open(server: Server, since: i64) -> Self {
        let (requests, requested) = channel();
        let (tell, news) = channel();
        let (asking, telling) = (server.clone(), tell.clone());
        std::thread::spawn(move || pass_on(&asking, &requested, &telling));
        std::thread::spawn(move || listen(&server, since, &tell));
        HttpLink { requests, news }
    }
}

impl Link for HttpLink {
    fn send(&self, request: Request) {
        let _ = self.requests.send(request); // it listens as long as we are here
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
                follow(server, response, &mut since, tell).map(|()| None)
            }
            Ok(response) if is_passing(response.status().as_u16()) => Ok(Some(News::Lost)),
            response => match read(response) {
                Ok(answer) => Ok(Some(News::Closed(answer.trouble().1))),
                Err(_) => Ok(Some(News::Lost)),
            },
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
    server: &Server,
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
            if server.tend(&served).is_some_and(|news| tell.send(news).is_err()) {
                return Ok(());
            }
            if tell.send(News::Frame(Box::new(served))).is_err() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Passes requests on, one after another. The key makes sure that one whose answer got lost is not
/// carried out twice.
fn pass_on(server: &Server, requests: &Receiver<Request>, tell: &Sender<News>) {
    for request in requests {
        let Ok(key) = opening::fresh::<16>().map(|bytes| Some(hex(&bytes))) else {
            return;
        };
        let answer = match &request {
            Request::Act { number, notation } => {
                let (number, action) = (*number, Value::from(notation.as_str()));
                let link = server.chain.as_ref().and_then(|chain| chain.next());
                insist(server, "actions", &Act { number, action, link, key }, tell)
            }
            Request::TakeBack { number } => {
                insist(server, "take-back", &Undo { number: *number, key }, tell)
            }
            Request::Enter { number, answer } => {
                let (number, answer) = (*number, answer.clone());
                insist(server, "enter", &Enter { number, answer, key }, tell)
            }
            Request::Correct { number } => {
                insist(server, "correct", &Undo { number: *number, key }, tell)
            }
            Request::Hint => insist(server, "hint", &json!({}), tell),
        };
        let news = match (answer.status, &request) {
            (200, Request::Hint) => hint(&answer),
            (200, _) => continue, // the stream brings the frame
            _ => refused(&answer),
        };
        if tell.send(news).is_err() {
            return;
        }
    }
}

fn hint(answer: &Answer) -> News {
    match answer.read::<Hint>() {
        Ok(hint) => News::Hint(hint.choice.map(|choice| choice.notation).unwrap_or_default()),
        Err(broken) => News::Refused(say!("tui-visit-refused", why = broken.to_string())),
    }
}

fn refused(answer: &Answer) -> News {
    News::Refused(match answer.trouble() {
        (Code::Stale, _) => say!("tui-visit-stale"),
        (_, why) => say!("tui-visit-refused", why = why),
    })
}

fn insist(server: &Server, what: &str, body: &impl Serialize, tell: &Sender<News>) -> Answer {
    loop {
        match server.post(what, body) {
            Ok(answer) if !is_passing(answer.status) => return answer,
            _ if tell.send(News::Lost).is_err() => {
                return Answer { status: 0, text: String::new() }; // nobody waits for it
            }
            _ => std::thread::sleep(PAUSE),
        }
    }
}
