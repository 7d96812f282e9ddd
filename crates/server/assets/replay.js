// The replay page: walks along its links without loading whole pages, by clicks, keys, the slider or
// the clock, and lets the pieces glide. Without this script every link is simply a page.

import { remember, still, travel } from "./glide.js";
import { noteLayout, wantedLayout } from "./layout.js";
import { ask, go, here, note } from "./line.js";
import { morph } from "./morph.js";

const $ = (id) => document.getElementById(id);
const data = () => $("replay").dataset;

let asked = 0;
let timer = 0;
let playing = false;

/** Shows the position of an address of this page. What is asked later overtakes. */
async function show(url, remembered = "push") {
  asked += 1;
  const mine = asked;
  const answer = await ask(url, { headers: { "x-part": "replay" } });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part = page.getElementById("replay");
  if (mine !== asked) return;
  if (!part) return go(url);
  const before = remember($("boards"));
  morph($("replay"), part);
  travel(before, $("boards"));
  $("at").value = data().at;
  wake();
  if (remembered) note(url, remembered);
  mark();
}

/** What only works with this script. */
function wake() {
  $("autoplay").hidden = false;
  $("play").textContent = playing ? $("play").dataset.pause : $("play").dataset.play;
  $("play").setAttribute("aria-pressed", String(playing));
}

/** The log follows, without moving the page. */
function mark() {
  const log = document.querySelector("#log ol");
  const here = log?.querySelector("[aria-current]")?.closest("li");
  if (!here) return;
  const off = here.getBoundingClientRect().top - log.getBoundingClientRect().top;
  log.scrollTo({ top: log.scrollTop + off - log.clientHeight / 2, behavior: still() ? "instant" : "smooth" });
}

const address = (at) => {
  const url = new URL($("first").href);
  url.searchParams.set("at", at);
  return url.href;
};

function walk(by, remembered) {
  const [at, last] = [Number(data().at), Number(data().last)];
  const to = Math.min(last, Math.max(0, at + by));
  return to === at ? Promise.resolve() : show(address(to), remembered);
}

function play(is) {
  playing = is;
  clearTimeout(timer);
  wake();
  if (!is) return;
  const next = async () => {
    await walk(1, "replace").catch(() => play(false));
    if (data().at === data().last) return play(false);
    if (playing) timer = setTimeout(next, Number($("pause").value));
  };
  // Played to the end, it begins anew.
  if (data().at === data().last) show(address(0), "replace").then(() => { timer = setTimeout(next, Number($("pause").value)); });
  else next();
}

const KEYS = {
  ArrowLeft: () => walk(-1, "replace"),
  ArrowRight: () => walk(1, "replace"),
  Home: () => show($("first").href),
  End: () => show($("last").href),
  " ": () => play(!playing),
};

function begin() {
  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest("#play")) return play(!playing);
    const link = event.target.closest("#replay a");
    const href = link && new URL(link.getAttribute("href"), here());
    if (!href || href.pathname !== here().pathname || !href.searchParams.has("at")) return;
    event.preventDefault();
    play(false);
    if (href.searchParams.get("at") !== data().at || link.closest("#eyes")) show(href.href);
  });
  document.addEventListener("keydown", (event) => {
    const busy = event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input:not(#at), select, textarea");
    const press = event.key === " " && event.target.closest("button, a, #log");
    if (busy || press || !KEYS[event.key]) return;
    event.preventDefault();
    if (event.key !== " ") play(false);
    KEYS[event.key]();
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "at") return;
    play(false);
    show(address(event.target.value), "replace");
  });
  addEventListener("popstate", () => show(here().href, ""));
  addEventListener("resize", () => {
    if (wantedLayout() === data().layout) return;
    noteLayout();
    show(here().href, "");
  });
  wake();
  mark();
  if (noteLayout() !== data().layout) show(here().href, "");
}

begin();
