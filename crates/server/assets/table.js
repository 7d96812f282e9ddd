// The table page: hears of every step, fetches the page's changing part, and brings it in step by
// step, so that one sees what happened. Without this script everything still works by plain forms.

import { answer, asked, compare, fillForms } from "./chain.js";
import { choiceButtons, cite, explain } from "./board.js";
import { copyOnClick } from "./copy.js";
import { remember, travel, still } from "./glide.js";
import { choose, listenToHand, openSpots, touch } from "./hand.js";
import { listen } from "./keys.js";
import { noteLayout, wantedLayout } from "./layout.js";
import { ask, go, hear, here } from "./line.js";
import * as light from "./light.js";
import { morph } from "./morph.js";
import { call } from "./notify.js";
import { bell, rattle, tap } from "./sound.js";
import * as stage from "./stage.js";
import { turns } from "./turns.js";

const $ = (id) => document.getElementById(id);
/** Pause between the steps of others, in milliseconds. */
const PAUSES = { calm: 1300, brisk: 550, instant: 0 };
const RETRY = 3000;
/** How long one may think better of leaving. */
const REGRET = 6000;

let queue = Promise.resolve();
let waiting = false;
/** What is on its way to the house. */
let letter = null;
let playing = false;
let hurry = false;
let retry = 0;
let told = 0;
/** The newest number the house has told of. */
let newest = 0;
let home = "dock";
/** What was sent for the dice. */
const tended = new Set();

const data = () => $("table").dataset;
const number = () => Number(data().number);
const myTurn = (part) => part.dataset.seat !== undefined && part.dataset.seat === part.dataset.decides;

/** This table's page with these questions, as the same seat. */
function address(questions) {
  const asked = new URLSearchParams(here().search);
  if (asked.has("seat")) questions.seat = asked.get("seat");
  return `${here().pathname}?${new URLSearchParams(questions)}`;
}

async function fetchPart(url, options = {}) {
  const answer = await ask(url, { ...options, headers: { "x-part": "table" } });
  offline(false);
  if (new URL(answer.url).pathname !== here().pathname && answer.redirected) {
    go(answer.url);
    return null;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part = page.getElementById("table");
  // Another person at this device is next, or this page is no longer open to us.
  if (!part) {
    go(here().pathname);
    return null;
  }
  // The steps that led there come along, where people want to see them.
  const past = [...page.querySelectorAll(":is(head, body) > template")];
  return { part, steps: past.map((template) => template.content.getElementById("table")) };
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
    if (letter) return post();
    const answer = await fetchPart(address({ since: number() }));
    if (answer && isSame(answer.part)) {
      morph($("players"), answer.part.querySelector("#players"));
      tend();
    } else await play(answer);
  });
}

/** Something moved. What the answer to an own choice has brought is not fetched again. */
function moved(to) {
  newest = Math.max(newest, to);
  inTurn(() => { if (newest > number()) catchUp(); });
}

/** Only who is here may differ: a hint or an open question stays on the page. */
function isSame(part) {
  return Number(part.dataset.number) === number() && part.dataset.layout === data().layout;
}

async function play(answer) {
  if (!answer) return;
  const pause = PAUSES[document.documentElement.dataset.speed] ?? 0;
  if (pause && answer.steps.length) await playSteps(answer.steps, pause);
  show(answer.part);
}

async function playSteps(steps, pause, again = false) {
  playing = true;
  $("skip").hidden = false;
  try {
    for (const past of steps) {
      if (hurry) break;
      show(past, again);
      await wait(pause);
    }
  } finally {
    playing = hurry = false;
    $("skip").hidden = true;
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

/** The new part in place of the old one; an older one only when somebody looks back. */
function show(part, back = false) {
  if (!part || (Number(part.dataset.number) < number() && !back)) return;
  const [before, row] = [remember($("board")), number()];
  const focused = whereIs(document.activeElement);
  const was = { turn: myTurn($("table")), log: atEnd() };
  morph($("table"), part);
  stage.look();
  const moved = travel(before, $("board"));
  if (!myTurn($("table"))) stage.bring(moved);
  light.note(row, number(), moved);
  keepFocus(focused);
  announce();
  document.dispatchEvent(new Event("serai:shown"));
  $("warning-no")?.focus();
  if (was.log) scrollLog();
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
  if (letter) return;
  const body = new URLSearchParams(new FormData(form, button));
  // Not `form.action`: a button of that name stands in its way.
  letter = { address: form.getAttribute("action"), body };
  light.forget();
  $("dock").setAttribute("aria-busy", "true");
  inTurn(post);
}

/** Whatever was sent while the line was lost stays until it has arrived. */
async function post() {
  // A look at what happened meanwhile may have taken it along.
  if (!letter) return;
  const answer = await fetchPart(letter.address, { method: "POST", body: letter.body });
  letter = null;
  try {
    await play(answer);
  } finally {
    // A gesture may have sent its next choice already.
    if (!letter) $("dock").removeAttribute("aria-busy");
  }
}

/** Seals and opens the chains of this device's seats, each once; what the house did not hear is sent
    again when it is heard again. */
function tend() {
  compare();
  inTurn(async () => {
    // What is sent for one seat may change what the others are asked for.
    for (let next = untended(); next; next = untended()) {
      const [name, body] = [nameOf(next), new URLSearchParams({ number: number(), ...answer(next) })];
      const page = await fetchPart(`${here().pathname}/dice`, { method: "POST", body });
      tended.add(name);
      show(page?.part);
    }
  });
}

const nameOf = (seat) => `${number()} ${seat.outerHTML}`;
const untended = () => asked().find((seat) => !tended.has(nameOf(seat)));

/** Does it after a moment in which one may think better of it. */
function afterRegret(form, button) {
  const body = new URLSearchParams(new FormData(form, button));
  const [note, undo, address] = [$("regret"), $("regret").querySelector("button"), form.getAttribute("action")];
  const close = () => { note.hidden = true; };
  const timer = setTimeout(async () => {
    close();
    const answer = await ask(address, { method: "POST", body });
    go(answer.url);
  }, REGRET);
  note.querySelector("span").textContent = form.dataset.regret;
  undo.onclick = () => { clearTimeout(timer); close(); };
  form.closest("details")?.removeAttribute("open");
  note.hidden = false;
  undo.focus();
}

/** What happened meanwhile, once more on the board. */
function stepByStep({ dataset, parentNode }) {
  parentNode.closest("details").open = false;
  inTurn(async () => {
    const rows = dataset.rows.split(" ").map(Number);
    const pause = PAUSES[document.documentElement.dataset.speed] || PAUSES.brisk;
    const [before, ...steps] = await Promise.all([rows[0] - 1, ...rows].map((at) => fetchPart(address({ at }))));
    show(before.part, true);
    await playSteps(steps.map(({ part }) => part), pause, true);
    show((await fetchPart(address({}))).part, true);
  });
}

/** Says that the house cannot be reached, and keeps trying. */
function offline(is) {
  $("offline").hidden = !is;
  $("waits").hidden = letter === null;
  clearTimeout(retry);
  if (is) retry = setTimeout(catchUp, RETRY);
}

/** Counts clocks down. */
function tick() {
  for (const clock of document.querySelectorAll("[data-deadline]")) {
    const seconds = Math.max(0, Math.floor((Number(clock.dataset.deadline) - Date.now()) / 1000));
    const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
    const two = (count) => String(count).padStart(2, "0");
    clock.textContent = days ? clock.dataset.days.replace("{d}", days).replace("{h}", hours) : `${hours ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`;
  }
}

function begin() {
  document.documentElement.classList.add("lively");
  document.addEventListener("submit", (event) => {
    const { regret, plain } = event.target.dataset;
    if (!event.target.closest("#table") || (plain !== undefined && !regret)) return;
    event.preventDefault();
    if (regret) afterRegret(event.target, event.submitter);
    else send(event.target, event.submitter);
  });
  document.addEventListener("click", (event) => {
    if (playing) return skip();
    if (event.target.nodeName === "DIALOG") return event.target.close();
    const spot = event.target.closest("#board .spot");
    if (spot) return spot.classList.contains("open") ? touch(spot, matchMedia("(pointer: coarse)").matches) : explain(spot);
    const button = event.target.closest("#choices button[data-choice]");
    if (button && event.isTrusted) {
      event.preventDefault();
      choose(button);
    }
    if (event.target.closest("#step-by-step")) stepByStep(event.target.closest("#step-by-step"));
    const rule = event.target.closest("#table a.rule");
    if (rule && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      cite(rule);
    }
    const box = event.target.closest("#prove button")?.parentNode;
    if (box) import("./prove.js").then(({ prove }) => prove(box));
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
  listenToHand();
  copyOnClick();
  setInterval(tick, 1000);
  tick();
  told = Math.max(0, ...[...document.querySelectorAll("#log li")].map(rowOf));
  scrollLog();
  stage.begin();
  light.begin(async (row) => (await fetchPart(address({ at: row })))?.part.querySelector("#board"));
  if (noteLayout() !== data().layout) catchUp();
  fillForms();
  for (const work of [turns, tend]) {
    document.addEventListener("serai:shown", work);
    work();
  }
  // The news only says that something moved; the page's part is fetched then.
  hear({ open: catchUp, moved, present: catchUp, lost: () => offline(true) });
}

begin();
