//! One page in a browser of its own (cookies and all): looking, clicking, touching, typing.

use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::chrome::{Answer, Chrome, PATIENCE, count, folder};
use crate::house::House;

pub(crate) struct Page {
    chrome: Arc<Chrome>,
    context: String,
    session: String,
    base: String,
    screen: Cell<Screen>,
}

/// How large a screen is, and whether fingers touch it.
#[derive(Clone, Copy)]
pub(crate) struct Screen {
    pub width: u32,
    pub height: u32,
    pub touch: bool,
}

impl Screen {
    pub(crate) const PHONE: Screen = Screen { width: 360, height: 740, touch: true };
    pub(crate) const DESK: Screen = Screen { width: 1280, height: 800, touch: false };

    pub(crate) const fn wide(width: u32) -> Screen {
        Screen { width, height: 900, touch: false }
    }
}

impl Page {
    /// Somebody's own browser, in front of a house.
    pub(crate) fn new(house: &House, screen: Screen) -> Page {
        Page::at(&house.address, screen)
    }

    /// The same, by another way to the house.
    pub(crate) fn at(address: &str, screen: Screen) -> Page {
        let chrome = Chrome::shared();
        let ask = |method, params| chrome.ask(None, method, params).expect(method);
        let text = |value: &Value| value.as_str().expect("a name").to_owned();
        let context = ask("Target.createBrowserContext", json!({ "disposeOnDetach": true }));
        let context = text(&context["browserContextId"]);
        let wish = json!({ "url": "about:blank", "browserContextId": context });
        let target = ask("Target.createTarget", wish);
        let wish = json!({ "targetId": target["targetId"], "flatten": true });
        let session = text(&ask("Target.attachToTarget", wish)["sessionId"]);
        let base = address.to_owned();
        let page = Page { chrome, context, session, base, screen: Cell::new(screen) };
        for room in ["Page", "Runtime", "Log", "Network"] {
            page.tell(&format!("{room}.enable"), json!({}));
        }
        // Several pages play at once, and each believes to be in front.
        page.tell("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
        page.resize(screen);
        page
    }

    pub(crate) fn resize(&self, screen: Screen) {
        self.screen.set(screen);
        let Screen { width, height, touch } = screen;
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch });
        self.tell("Emulation.setDeviceMetricsOverride", size);
        self.tell("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch }));
    }

    /// Light or dark as the system wishes, and whether pieces move.
    pub(crate) fn prefer(&self, scheme: &str, motion: &str) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.tell("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// A phone's processor and network, as Lighthouse imagines them.
    pub(crate) fn slow_phone(&self) {
        let network = json!({ "offline": false, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 96_000 });
        self.tell("Network.emulateNetworkConditions", network);
    }

    pub(crate) fn without_scripts(&self) {
        self.tell("Emulation.setScriptExecutionDisabled", json!({ "value": true }));
    }

    pub(crate) fn tell(&self, method: &str, params: Value) -> Value {
        self.try_tell(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    fn try_tell(&self, method: &str, params: Value) -> Result<Value, String> {
        self.chrome.ask(Some(&self.session), method, params)
    }

    /// Sets a cookie before the first visit: how somebody likes the pages.
    pub(crate) fn look(&self, look: &str) {
        let cookie = json!({ "name": "look", "value": look, "url": self.base });
        self.tell("Network.setCookie", cookie);
    }

    pub(crate) fn go(&self, path: &str) {
        let url =
            if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.base) };
        self.loading(|| {
            let answer = self.tell("Page.navigate", json!({ "url": url }));
            assert_eq!(answer.get("errorText"), None, "{url}");
        });
    }

    pub(crate) fn reload(&self) {
        self.loading(|| drop(self.tell("Page.reload", json!({}))));
    }

    /// Does something that loads a page, and waits until it is there.
    pub(crate) fn loading(&self, something: impl FnOnce()) {
        let before = count(&self.chrome.heard(&self.session), "Page.loadEventFired");
        something();
        self.chrome.wait_for(&self.session, "Page.loadEventFired", before);
    }

    /// The value of an expression on the page.
    pub(crate) fn value(&self, expression: &str) -> Value {
        self.evaluate(expression).unwrap_or_else(|error| self.fail(expression, &error))
    }

    fn evaluate(&self, expression: &str) -> Result<Value, String> {
        let wish = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.try_tell("Runtime.evaluate", wish)?;
        match answer.get("exceptionDetails") {
            Some(details) => Err(details.to_string()),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    pub(crate) fn text(&self, selector: &str) -> String {
        let value = self.value(&format!("document.querySelector({selector:?})?.innerText ?? ''"));
        value.as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn path(&self) -> String {
        self.value("location.pathname + location.search").as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression is true, and gives its value. A page may load meanwhile.
    pub(crate) fn until(&self, expression: &str) -> Value {
        match self.within(PATIENCE, expression) {
            Some(value) => value,
            None => self.fail(expression, "it never happened"),
        }
    }

    /// The same, but not for ever.
    pub(crate) fn within(&self, time: Duration, expression: &str) -> Option<Value> {
        let end = Instant::now() + time;
        loop {
            let left = end.saturating_duration_since(Instant::now()).as_millis();
            let watch = format!(
                "new Promise((done) => {{ const end = Date.now() + {left}; const look = () => {{ \
                   let seen; try {{ seen = ({expression}); }} catch {{}} \
                   if (seen || Date.now() > end) done(seen || null); else setTimeout(look, 10); }}; look(); }})"
            );
            match self.evaluate(&watch) {
                Ok(value) => return (!value.is_null()).then_some(value),
                // The page was left while it was watched.
                Err(error) if gone(&error) && left > 0 => {}
                Err(error) => self.fail(expression, &error),
            }
        }
    }

    fn fail(&self, what: &str, error: &str) -> ! {
        self.picture("failed");
        let here = self.evaluate("location.href + '\\n' + document.body.innerText.slice(0, 900)");
        panic!("{error}\nwhile waiting for {what}\non {here:?}\n{:?}", self.complaints());
    }

    /// Clicks or touches the first element of this kind, where it can be hit.
    pub(crate) fn press(&self, selector: &str) {
        self.press_at(&self.until(&point(selector)));
    }

    /// The same on a page whose scripts do not run, so that nothing can wait there.
    pub(crate) fn press_now(&self, selector: &str) {
        self.press_at(&self.value(&point(selector)));
    }

    fn press_at(&self, point: &Value) {
        assert!(point.is_array(), "it cannot be hit");
        let (x, y) = (&point[0], &point[1]);
        let steps = match self.screen.get().touch {
            true => [("touchStart", json!([{ "x": x, "y": y }])), ("touchEnd", json!([]))].map(
                |(kind, points)| {
                    let wish = json!({ "type": kind, "touchPoints": points });
                    ("Input.dispatchTouchEvent", wish)
                },
            ),
            false => ["mousePressed", "mouseReleased"].map(|kind| {
                let wish =
                    json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
                ("Input.dispatchMouseEvent", wish)
            }),
        };
        // Right behind one another: on a busy machine a finger would else lie there so long that it asks
        // what the piece is about.
        let send = |(method, wish)| self.chrome.send(Some(&self.session), method, wish);
        for answer in steps.map(send) {
            answer.and_then(Answer::wait).expect("the browser moves a finger");
        }
    }

    /// Presses a key: a letter, a digit, or a named one.
    pub(crate) fn key(&self, key: &str) {
        let (code, text) = match key {
            "Enter" => (13, "\r"),
            "Tab" => (9, ""),
            "Escape" => (27, ""),
            "Home" => (36, ""),
            "End" => (35, ""),
            "ArrowUp" => (38, ""),
            "ArrowDown" => (40, ""),
            "ArrowLeft" => (37, ""),
            "ArrowRight" => (39, ""),
            letter => (letter.to_ascii_uppercase().as_bytes()[0].into(), letter),
        };
        let down = json!({ "type": "keyDown", "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text });
        self.tell("Input.dispatchKeyEvent", down);
        let up = json!({ "type": "keyUp", "key": key, "code": key, "windowsVirtualKeyCode": code });
        self.tell("Input.dispatchKeyEvent", up);
    }

    /// Keeps what is on the screen as a picture.
    pub(crate) fn picture(&self, name: &str) -> Vec<u8> {
        self.keep(&format!("{name}.png"), json!({ "format": "png" }))
    }

    /// Keeps the whole page as a picture, however long it is.
    pub(crate) fn whole_picture(&self, name: &str) -> Vec<u8> {
        let high = self.value("document.documentElement.scrollHeight").as_u64().unwrap_or(0);
        let screen = self.screen.get();
        self.resize(Screen { height: high as u32, ..screen });
        let picture = self.picture(name);
        self.resize(screen);
        picture
    }

    /// Keeps one element as a small picture; the window must be high enough for it.
    pub(crate) fn picture_of(&self, selector: &str, name: &str) -> Vec<u8> {
        let clip = self.value(&format!(
            "(() => {{ scrollTo(0, 0); const r = document.querySelector({selector:?}).getBoundingClientRect(); \
               return {{ x: r.x, y: r.y, width: r.width, height: r.height, scale: 1 }}; }})()"
        ));
        self.keep(&format!("{name}.webp"), json!({ "format": "webp", "quality": 85, "clip": clip }))
    }

    fn keep(&self, name: &str, wish: Value) -> Vec<u8> {
        let Ok(answer) = self.try_tell("Page.captureScreenshot", wish) else { return Vec::new() };
        let bytes = unpack(answer["data"].as_str().unwrap_or_default());
        std::fs::write(folder().join(name), &bytes).expect("a place for pictures");
        bytes
    }

    /// Everything that should not happen on any page: errors, warnings of the browser, and requests
    /// to anywhere but the house.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let heard = self.chrome.heard(&self.session);
        heard.iter().filter_map(|message| complaint(message, &self.base)).collect()
    }

    pub(crate) fn nothing_to_complain(&self) {
        assert_eq!(self.complaints(), Vec::<String>::new());
    }

    /// Everything that was asked of the house since a page began to load: method and address.
    pub(crate) fn requests(&self) -> Vec<String> {
        let heard = self.chrome.heard(&self.session);
        let sent = heard.iter().filter(|message| message["method"] == "Network.requestWillBeSent");
        let asked = sent.filter_map(|message| {
            let request = &message["params"]["request"];
            let address = request["url"].as_str()?.strip_prefix(&self.base)?;
            Some(format!("{} {address}", request["method"].as_str()?))
        });
        asked.collect()
    }

    /// Counts what jumps from the first moment of every page; what answers a touch does not count.
    pub(crate) fn watch_jumps(&self) {
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH }));
    }

    /// The layout shift of this page so far, and what jumped.
    pub(crate) fn jumps(&self) -> (f64, Value) {
        let jumps = self.value("window.jumps");
        let shift = jumps.as_array().into_iter().flatten().filter_map(|jump| jump[0].as_f64());
        (shift.sum::<f64>().abs(), jumps)
    }

    /// Bytes of everything loaded since a page began to load: over the wire, and unpacked.
    pub(crate) fn weight(&self) -> (f64, f64) {
        let heard = self.chrome.heard(&self.session);
        let sum = |method: &str, field: &str| -> f64 {
            let told = heard.iter().filter(|message| message["method"] == method);
            told.filter_map(|message| message["params"][field].as_f64()).sum()
        };
        (
            sum("Network.loadingFinished", "encodedDataLength"),
            sum("Network.dataReceived", "dataLength"),
        )
    }
}

/// A touch and what is shown in answer to it belong together, however long a busy machine takes over
/// it: the browser's own half second would be over too soon.
const WATCH: &str = "window.jumps = []; { const touches = []; \
 for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => touches.push([performance.now(), Infinity]), true); \
 document.addEventListener('serai:shown', () => { if (!document.querySelector('html[data-going]')) for (const touch of touches) touch[1] = Math.min(touch[1], performance.now() + 200); }); \
 const answers = (time) => touches.some(([from, to]) => from <= time && time <= to); \
 new PerformanceObserver((list) => { \
   for (const { startTime, value, hadRecentInput, sources } of list.getEntries()) if (!hadRecentInput && !answers(startTime)) \
     window.jumps.push([value, sources.map(({ node }) => node?.id || node?.className || node?.nodeName).join(' ')]); \
 }).observe({ type: 'layout-shift', buffered: true }); }";

impl Drop for Page {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.picture("at-the-end-of-a-failed-test");
        }
        let wish = json!({ "browserContextId": self.context });
        let _ = self.chrome.ask(None, "Target.disposeBrowserContext", wish);
    }
}

fn complaint(message: &Value, base: &str) -> Option<String> {
    let params = &message["params"];
    match message["method"].as_str()? {
        "Runtime.exceptionThrown" => Some(params["exceptionDetails"].to_string()),
        "Runtime.consoleAPICalled" if params["type"] == "error" => Some(params["args"].to_string()),
        "Log.entryAdded" if params["entry"]["level"] == "error" => {
            Some(format!("{} {}", params["entry"]["text"], params["entry"]["url"]))
        }
        "Network.requestWillBeSent" => {
            let url = params["request"]["url"].as_str()?;
            let inside = url.starts_with(base) || url.starts_with("data:");
            (!inside).then(|| format!("a request to {url}"))
        }
        _ => None,
    }
}

fn gone(error: &str) -> bool {
    ["navigated", "destroyed", "Cannot find context", "collected"]
        .iter()
        .any(|why| error.contains(why))
}

/// Where an element can be hit: its middle, or another of its points that nothing else covers. Not at an
/// edge, if there is another way: a press falls on whole pixels, and cards cover one another by half.
fn point(selector: &str) -> String {
    format!(
        "(() => {{ const e = document.querySelector({selector:?}); if (!e || e.disabled) return null; \
           e.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }}); \
           const r = e.getBoundingClientRect(); \
           const hits = (x, y) => {{ const hit = document.elementFromPoint(x, y); \
             return hit && (hit === e || (e.contains(hit) && hit.closest('.spot.open, button, a') === (e.closest('.spot.open, button, a') ?? null))); }}; \
           for (const edge of [3, 0]) for (const down of [.5, .25, .75, .1, .9]) for (const across of [.5, .25, .75, .1, .9]) {{ \
             const [x, y] = [Math.round(r.left + r.width * across), Math.round(r.top + r.height * down)]; \
             if ([[0, 0], [-edge, 0], [edge, 0], [0, -edge], [0, edge]].every(([right, low]) => hits(x + right, y + low))) return [x, y]; \
           }} return null; }})()"
    )
}

/// Base64, as the browser sends pictures.
fn unpack(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => u32::from(byte - b'A'),
        b'a'..=b'z' => u32::from(byte - b'a') + 26,
        b'0'..=b'9' => u32::from(byte - b'0') + 52,
        b'+' => 62,
        _ => 63,
    };
    let text = text.trim_end_matches('=').as_bytes();
    let group = |chunk: &[u8]| {
        let bits =
            (0..4).fold(0, |sum, place| sum << 6 | chunk.get(place).map_or(0, |&b| digit(b)));
        bits.to_be_bytes()[1..chunk.len()].to_vec()
    };
    text.chunks(4).flat_map(group).collect()
}
