//! A small HTTP client: one connection, kept open, made anew when it breaks.

use std::net::SocketAddr;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{HeaderMap, Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Nothing in a test takes longer than this.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub(crate) struct Client {
    address: SocketAddr,
    sender: Option<SendRequest<Full<Bytes>>>,
}

#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The JSON of a good answer.
    pub(crate) fn good(&self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        self.json()
    }
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Client { address, sender: None }
    }

    pub(crate) async fn get(&mut self, path: &str, token: Option<&str>) -> Answer {
        self.ask("GET", path, token, None).await.unwrap()
    }

    pub(crate) async fn post(&mut self, path: &str, token: Option<&str>, body: &Value) -> Answer {
        self.ask("POST", path, token, Some(body)).await.unwrap()
    }

    /// One request; an error if the server cannot be reached or goes away meanwhile.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Answer, String> {
        let mut headers: Vec<(&str, String)> = Vec::new();
        headers.extend(token.map(|token| ("authorization", format!("Bearer {token}"))));
        headers.extend(body.map(|_| ("content-type", "application/json".to_owned())));
        let body = body.map(Value::to_string).unwrap_or_default();
        self.raw(method, path, &headers, body).await
    }

    pub(crate) async fn raw(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, String)],
        body: impl Into<Bytes>,
    ) -> Result<Answer, String> {
        let body = body.into();
        let asking = async {
            let response = self.send(method, path, headers, body).await?;
            let (status, headers) = (response.status().as_u16(), response.headers().clone());
            let bytes = response.into_body().collect().await.map_err(|error| error.to_string())?;
            let text = String::from_utf8_lossy(&bytes.to_bytes()).into_owned();
            Ok(Answer { status, headers, text })
        };
        let answer = timeout(PATIENCE, asking).await.unwrap_or(Err("no answer in time".into()));
        if answer.is_err() {
            self.sender = None;
        }
        answer
    }

    async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, String)],
        body: Bytes,
    ) -> Result<Response<Incoming>, String> {
        let mut request = Request::builder().method(method).uri(path).header("host", "localhost");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::new(body)).map_err(|error| error.to_string())?;
        // The server closes connections at rest now and then.
        if let Some(sender) = &mut self.sender
            && sender.ready().await.is_err()
        {
            self.sender = None;
        }
        if self.sender.is_none() {
            self.sender = Some(connect(self.address).await?);
        }
        let sender = self.sender.as_mut().expect("connected");
        sender.send_request(request).await.map_err(|error| error.to_string())
    }

    /// Opens a stream of frames over this connection.
    pub(crate) async fn events(
        mut self,
        table: &str,
        token: Option<&str>,
        last: Option<i64>,
    ) -> Result<Events, String> {
        let mut headers: Vec<(&str, String)> = Vec::new();
        headers.extend(token.map(|token| ("authorization", format!("Bearer {token}"))));
        headers.extend(last.map(|last| ("last-event-id", last.to_string())));
        let path = format!("/api/tables/{table}/events");
        let response = self.send("GET", &path, &headers, Bytes::new()).await?;
        match response.status().as_u16() {
            200 => Ok(Events { body: response.into_body(), seen: Vec::new(), _client: self }),
            status => Err(format!("status {status}")),
        }
    }
}

async fn connect(address: SocketAddr) -> Result<SendRequest<Full<Bytes>>, String> {
    let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
    let _ = stream.set_nodelay(true);
    let (sender, connection) =
        handshake(TokioIo::new(stream)).await.map_err(|error| error.to_string())?;
    tokio::spawn(connection);
    Ok(sender)
}

/// Frames as they come.
#[derive(Debug)]
pub(crate) struct Events {
    body: Incoming,
    seen: Vec<u8>,
    _client: Client,
}

/// One frame of a stream: its id and its data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Event {
    pub id: i64,
    pub data: String,
}

impl Events {
    /// The next frame; nothing when the stream is over.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.seen.windows(2).position(|two| two == b"\n\n") {
                let block: Vec<u8> = self.seen.drain(..end + 2).collect();
                match read_event(&String::from_utf8_lossy(&block)) {
                    Some(event) => return Some(event),
                    None => continue, // a sign of life
                }
            }
            let frame = self.body.frame().await?.ok()?;
            if let Ok(data) = frame.into_data() {
                self.seen.extend_from_slice(&data);
            }
        }
    }

    /// The next frame within the test's patience.
    pub(crate) async fn soon(&mut self) -> Event {
        timeout(PATIENCE, self.next()).await.expect("a frame in time").expect("a frame")
    }
}

fn read_event(block: &str) -> Option<Event> {
    let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name));
    let (id, data) = (field("id: ")?.parse().ok()?, field("data: ")?.to_owned());
    Some(Event { id, data })
}
