// The table page: hears of every step, fetches the page's changing part, and brings it in step by
// step, so that one sees what happened. Without this script everything still works by plain forms.

import { choiceButtons, chooseSpot, choose, cite, explain, openSpots, showAll } from "./board.js";
import { copyOnClick } from "./copy.js";
import { remember, travel, still } from "./glide.js";
import { listen } from "./keys.js";
import { noteLayout, wantedLayout } from "./layout.js";
import { morph } from "./morph.js";
import { call } from "./notify.js";
import { bell, rattle, tap } from "./sound.js";

const $ = (id) => document.getElementById(id);
/** Pause between the steps of others, in milliseconds. */
const PAUSES = { calm: 1300, brisk: 550, instant: 0 };
/** After longer absences only the newest position is shown; the log has the rest. */
const MOST_STEPS = 24;
const RETRY = 3000;

let queue = Promise.resolve();
let waiting = false;
let sending = false;
let playing = false;
let hurry = false;
let retry = 0;
let told = 0;
let home = "dock";

const data = () => $("table").dataset;
const number = () => Number(data().number);
const myTurn = (part) => part.dataset.seat !== undefined && part.dataset.seat === part.dataset.decides;

/** This table's page with these questions, as the same seat. */
function address(questions) {
  const here = new URLSearchParams(location.search);
  if (here.has("seat")) questions.seat = here.get("seat");
  return `${location.pathname}?${new URLSearchParams(questions)}`;
}

async function fetchPart(url, options = {}) {
  const answer = await fetch(url, { ...options, headers: { "x-part": "table" } });
  offline(false);
  if (new URL(answer.url).pathname !== location.pathname && answer.redirected) {
    location.assign(answer.url);
    return null;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part = page.getElementById("table");
  // Another person at this device is next, or this page is no longer open to us.
  if (!part) location.assign(location.pathname);
  return part;
}

/** One thing after the other: a step that is being shown is not overtaken. */
function inTurn(work) {
  queue = queue.then(work).catch(() => offline(true));
  return queue;
}

/** Everything that happened since the number shown. */
function catchUp() {
  if (waiting) return;
  waiting = true;
  inTurn(async () => {
    waiting = false;
    const part = await fetchPart(address({ since: number() }));
    if (part && isSame(part)) morph($("players"), part.querySelector("#players"));
    else await play(part);
  });
}

/** Only who is here may differ: a hint or an open question stays on the page. */
function isSame(part) {
  return Number(part.dataset.number) === number() && part.dataset.layout === data().layout;
}

async function play(part) {
  if (!part) return;
  const steps = part.dataset.steps.split(" ").map(Number).filter((row) => row > number()).slice(0, -1);
  const pause = PAUSES[document.documentElement.dataset.speed] ?? 0;
  if (pause && !still() && steps.length && steps.length <= MOST_STEPS) await playSteps(steps, pause);
  show(part);
}

async function playSteps(steps, pause) {
  playing = true;
  try {
    let next = fetchPart(address({ at: steps[0] }));
    for (let index = 0; index < steps.length && !hurry; index += 1) {
      const past = await next;
      if (index + 1 < steps.length) next = fetchPart(address({ at: steps[index + 1] }));
      if (past?.dataset.past !== undefined) show(past);
      await wait(pause);
    }
  } finally {
    playing = hurry = false;
  }
}

function wait(time) {
  return new Promise((done) => {
    const timer = setTimeout(done, hurry ? 0 : time);
    document.addEventListener("serai:hurry", () => { clearTimeout(timer); done(); }, { once: true });
  });
}

/** The others' steps at once. */
function skip() {
  if (!playing) return;
  hurry = true;
  document.dispatchEvent(new Event("serai:hurry"));
}

/** The new part in place of the old one. */
function show(part) {
  if (Number(part.dataset.number) < number()) return;
  const before = remember($("board"));
  const focused = whereIs(document.activeElement);
  const was = { turn: myTurn($("table")), log: atEnd(), over: $("ending") !== null };
  morph($("table"), part);
  travel(before, $("board"));
  keepFocus(focused);
  announce();
  $("warning-no")?.focus();
  if (was.log) scrollLog();
  // On a phone the standings would appear above what one looks at.
  if ($("ending") && !was.over) $("ending").scrollIntoView({ block: "nearest", behavior: still() ? "instant" : "smooth" });
  markTitle();
  if (myTurn(part) && !was.turn) {
    bell();
    call($("ask").textContent);
  } else {
    tap();
  }
}

/** Whoever plays by keyboard stays where they were: on the board, or in the list; while others
    decide, on the sentence. */
function keepFocus(where) {
  if (!where || (document.activeElement !== document.body && document.activeElement !== $("ask"))) return;
  const place = home === "board" ? openSpots()[0] : choiceButtons()[0];
  (place ?? $("ask")).focus({ preventScroll: true });
}

/** Where the reader's hands are: on the board or in the list. */
function whereIs(element) {
  if (element?.closest("#board")) home = "board";
  else if (element?.closest("#choices")) home = "dock";
  return element?.closest("#board, #dock") ? home : "";
}

function atEnd() {
  const log = document.querySelector("#log ol");
  return !log || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}

function scrollLog() {
  const log = document.querySelector("#log ol");
  if (log) log.scrollTop = log.scrollHeight;
}

/** Says what is new to those who listen instead of look. */
function announce() {
  const lines = [...document.querySelectorAll("#log li")].filter((line) => rowOf(line) > told);
  if (lines.length) told = rowOf(lines.at(-1));
  const words = lines.map((line) => line.lastElementChild.textContent.trim());
  if (myTurn($("table"))) words.push($("ask").textContent);
  if (words.length) $("live").textContent = words.join(" ");
}

const rowOf = (line) => Number(line.id.slice("told-".length));

function markTitle() {
  const mark = myTurn($("table")) && document.hidden ? "● " : "";
  document.title = `${mark}${data().title} · Serai`;
}

/** A form of the table goes out, and the answer comes in like any other step. */
function send(form, button) {
  if (sending) return;
  sending = true;
  const body = new URLSearchParams(new FormData(form, button));
  // Not `form.action`: a button of that name stands in its way.
  const address = form.getAttribute("action");
  $("dock").setAttribute("aria-busy", "true");
  inTurn(async () => {
    const part = await fetchPart(address, { method: "POST", body });
    sending = false;
    await play(part);
  }).finally(() => {
    sending = false;
    $("dock").removeAttribute("aria-busy");
  });
}

/** Says that the house cannot be reached, and keeps trying. */
function offline(is) {
  $("offline").hidden = !is;
  clearTimeout(retry);
  if (is) retry = setTimeout(catchUp, RETRY);
}

/** The stream only says that something moved; the page's part is fetched then. */
function hear() {
  const stream = new EventSource(`${location.pathname}/stream${location.search}`);
  stream.addEventListener("open", catchUp);
  stream.addEventListener("moved", (event) => { if (Number(event.data) !== number()) catchUp(); });
  stream.addEventListener("present", () => catchUp());
  stream.addEventListener("error", () => {
    offline(true);
    if (stream.readyState === EventSource.CLOSED) setTimeout(hear, RETRY);
  });
}

/** Counts clocks down. */
function tick() {
  for (const clock of document.querySelectorAll("[data-deadline]")) {
    const seconds = Math.max(0, Math.floor((Number(clock.dataset.deadline) - Date.now()) / 1000));
    const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
    const two = (count) => String(count).padStart(2, "0");
    clock.textContent = days ? `${days} d ${hours} h` : `${hours ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`;
  }
}

function begin() {
  document.documentElement.classList.add("lively");
  document.addEventListener("submit", (event) => {
    if (!event.target.closest("#table") || event.target.dataset.plain !== undefined) return;
    event.preventDefault();
    send(event.target, event.submitter);
  });
  document.addEventListener("click", (event) => {
    if (playing) return skip();
    if (event.target.nodeName === "DIALOG") return event.target.close();
    const spot = event.target.closest("#board .spot");
    if (spot) return spot.classList.contains("open") ? chooseSpot(spot) : explain(spot);
    const button = event.target.closest("#choices button[data-choice]");
    if (button && event.isTrusted) {
      event.preventDefault();
      choose(button);
    }
    if (event.target.closest("#all-choices")) showAll();
    const rule = event.target.closest("#table a.rule");
    if (rule && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      cite(rule);
    }
    if (event.target.closest("#warning-no")) {
      event.preventDefault();
      $("warning").remove();
      choiceButtons()[0]?.focus();
    }
  });
  document.addEventListener("contextmenu", (event) => {
    const spot = event.target.closest("#board .spot");
    if (!spot) return;
    event.preventDefault();
    explain(spot);
  });
  document.addEventListener("visibilitychange", () => { markTitle(); if (!document.hidden) catchUp(); });
  document.addEventListener("serai:dice", rattle);
  addEventListener("resize", () => { if (wantedLayout() !== data().layout) { noteLayout(); catchUp(); } });
  addEventListener("online", catchUp);
  listen(skip);
  copyOnClick();
  setInterval(tick, 1000);
  tick();
  told = Math.max(0, ...[...document.querySelectorAll("#log li")].map(rowOf));
  scrollLog();
  if (noteLayout() !== data().layout) catchUp();
  hear();
}

begin();
