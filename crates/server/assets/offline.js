// The page that brings its own house: it asks the engine for its pages as a browser asks a server, and
// shows them in its own place. Every page is loaded anew, so that whatever is kept is enough to go on.

import { enter, hearOf, put } from "./inn.js";
import { cookie, remember } from "./layout.js";
import { lend } from "./line.js";

const SCRIPTS = new Set();
const $ = (id) => document.getElementById(id);
/** Sentences that came with the first page. */
const words = { ...$("offline-words").dataset };
let told = null;
/** The browser keeps nothing. */
let refused = false;

/** The address as the house knows it: what stands after the question mark. */
const here = () => new URL((location.search.slice(1) || "/") + location.hash, location.origin);

/** The same as the browser must know it. */
function outside(address) {
  const url = new URL(address, here());
  return `${location.pathname}?${url.pathname}${url.search}${url.hash}`;
}

async function go(address) {
  const to = outside(address);
  if (refused) return stayed(to);
  // The same page with another mark is not loaded anew by itself.
  if (to === `${location.pathname}${location.search}${location.hash}`) location.reload();
  else location.assign(to);
}

/** To another page without loading it: what nobody keeps would be gone. */
async function stayed(to) {
  history.pushState(null, "", to);
  const reply = await question("get", here(), []);
  if (reply.see) return go(reply.see);
  await show(reply.html);
  if (told) hear(told);
}

/** A question to the engine, and what people must know. */
async function question(method, url, fields, part = false) {
  const questions = [...url.searchParams];
  const alone = words.alone !== undefined;
  const games = words.games.split(" ");
  // What belongs to no game is drawn by the engine that was here last.
  const usual = games.find((game) => game === cookie("game")) ?? games[0];
  const { reply, trouble, count, game } = await put({ method, path: url.pathname, questions, fields, part, alone, games, usual });
  remember("game", game);
  remember("kept", count);
  if (reply.look) remember("look", reply.look);
  say(trouble);
  return reply;
}

/** As `fetch`, for the scripts of the pages. */
async function ask(address, { method = "GET", body, headers = {} } = {}) {
  let url = new URL(address, here());
  const part = headers["x-part"] !== undefined;
  let reply = await question(method.toLowerCase(), url, [...(body ?? [])], part);
  const redirected = reply.see !== undefined;
  if (redirected) {
    url = new URL(reply.see, here());
    reply = await question("get", url, [], part);
  }
  return { ok: reply.status < 400, status: reply.status, url: url.href, redirected, text: async () => reply.html };
}

/** Moves of bots, and of this table's other pages. */
function hear(listener) {
  told = listener;
  hearOf(/^\/t\/([0-9a-f]{16})/.exec(here().pathname)?.[1] ?? null);
  listener.open();
}

/** What happened to the storage, until it is well again. */
function say(trouble) {
  const { lost } = trouble;
  refused = trouble.refused;
  const sentence = refused ? words.unkept : lost ? words.gone : "";
  if (!sentence && !$("unkept")) return;
  const line = $("unkept") ?? Object.assign(document.createElement("p"), { id: "unkept", role: "status" });
  if (!line.isConnected) document.body.append(line);
  // That it was cleared stays to be read; that nothing is kept holds while it does.
  if (sentence || line.dataset.why === "refused") line.textContent = sentence;
  line.dataset.why = refused ? "refused" : "lost";
  line.hidden = !line.textContent;
}

/** A page of the engine in place of this one. */
async function show(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  document.title = page.title;
  const scripts = [...page.querySelectorAll("script[src]")].map((script) => script.src);
  page.querySelectorAll("script").forEach((script) => script.remove());
  await Promise.all([...page.querySelectorAll("link[rel=stylesheet]")].map(dressed));
  const unkept = $("unkept");
  document.body.className = page.body.className;
  document.body.replaceChildren(...[...page.body.childNodes].map((node) => document.importNode(node, true)));
  if (unkept) document.body.append(unkept);
  document.body.dataset.house = "here";
  draw();
  for (const script of scripts) await run(script);
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** Boards beside the rules are drawn by the house too, each when it comes into sight. */
function draw() {
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) paint(target);
  });
  const paint = async (picture) => {
    seen.unobserve(picture);
    const address = matchMedia("(max-width: 44rem)").matches ? picture.dataset.narrow : picture.dataset.drawn;
    const { file } = await question("get", new URL(address, here()), []);
    picture.src = URL.createObjectURL(new Blob([file.text], { type: "image/svg+xml" }));
  };
  document.querySelectorAll("img[data-drawn]").forEach((picture) => seen.observe(picture));
}

/** Styles that are not here yet come before what they dress. */
function dressed(link) {
  const known = [...document.querySelectorAll("link[rel=stylesheet]")].some((one) => one.href === link.href);
  link.remove();
  if (known) return null;
  const copy = document.importNode(link, true);
  return new Promise((done) => {
    copy.onload = copy.onerror = done;
    document.head.append(copy);
  });
}

/** A page's script, once. */
async function run(address) {
  if (SCRIPTS.has(address)) return;
  SCRIPTS.add(address);
  await import(address);
}

/** A text goes into a file of the visitor's. */
function save({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A click on a link of the house. */
async function follow(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || link.dataset.out !== undefined) return;
  if (link.getAttribute("href").startsWith("#") || link.origin !== location.origin || link.protocol === "blob:") return;
  event.preventDefault();
  const address = link.getAttribute("href");
  if (link.hasAttribute("download")) {
    const reply = await question("get", new URL(address, here()), []);
    if (reply.file) save(reply.file);
  } else if (event.ctrlKey || event.metaKey || event.shiftKey) {
    open(outside(address), "_blank");
  } else {
    go(address);
  }
}

/** A form that no script of the page has taken. */
async function submit(event) {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const form = event.target;
  const [address, method] = [form.getAttribute("action"), (form.getAttribute("method") ?? "get").toLowerCase()];
  const fields = [...new FormData(form, event.submitter)];
  if (method === "get") return go(`${address}?${new URLSearchParams(fields)}`);
  const file = fields.find(([, value]) => value instanceof File)?.[1];
  if (file) return hand(file);
  await post(address, fields);
}

async function post(address, fields) {
  const reply = await question("post", new URL(address, here()), fields);
  if (reply.see) go(reply.see);
  else await show(reply.html);
}

/** A form of a page that is only a file: it came here as a question. */
function brought() {
  const fields = [...new URL(location.href).searchParams];
  const address = fields.find(([name]) => name === "post")?.[1];
  return address?.startsWith("/") ? [address, fields.filter(([name]) => name !== "post")] : null;
}

/** A record's file, chosen or dropped. */
async function hand(file) {
  await post("/replay", [["text", await file.text()]]);
}

function listen() {
  addEventListener("click", (event) => { follow(event); });
  addEventListener("submit", (event) => { submit(event); });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) hand(file);
  });
}

/** From now on it works without a network, where the browser lets pages do that. */
function settle() {
  const [service, assets] = [new URL(words.service, location.href), new URL(".", import.meta.url)];
  service.searchParams.set("assets", assets.href.replace(/\/$/, ""));
  service.searchParams.set("shell", location.origin + location.pathname);
  service.searchParams.set("games", words.games);
  if (words.alone !== undefined) service.searchParams.set("alone", "yes");
  const settled = () => { document.documentElement.dataset.offline = "ready"; };
  navigator.serviceWorker?.register(service).then(() => navigator.serviceWorker.ready).then(settled).catch(console.error);
}

/** Games stay as long as they can; the browser may say no. */
function stay() {
  navigator.storage?.persist?.().catch(() => {});
}

async function begin() {
  // What makes it a program of its own stays while pages come and go.
  document.head.append(document.querySelector("link[rel=manifest]"));
  lend({ here, outside, ask, go, hear });
  try {
    await enter((number) => told?.moved(number));
    await arrive();
  } catch (error) {
    console.error(error);
    if (!$("coming")) return;
    $("coming").hidden = true;
    $("no-engine").hidden = false;
  }
}

/** The first page, or what a form has brought. */
async function arrive() {
  listen();
  const form = brought();
  if (form) {
    const { see, html } = await question("post", new URL(form[0], location.origin), form[1]);
    // Loaded anew, it is not sent once more.
    if (see) return location.replace(outside(new URL(see, location.origin)));
    history.replaceState(null, "", `${location.pathname}?${form[0]}`);
    return show(html);
  }
  const reply = await question("get", here(), []);
  if (reply.see) return go(reply.see);
  if (cookie("kept") > 0) stay();
  await show(reply.html);
  settle();
}

begin();
