// The hand: pieces are taken up and put down until they make one move. What it holds is marked on the
// board itself, so that a board brought in anew begins with an empty hand.

import { ghost, unghost } from "./ghost.js";

const $ = (id) => document.getElementById(id);
/** More moves than these are not offered in words: further pieces tell them apart. */
const FEW = 9;

let last = null;
/** The decision for which a tutorial has asked. */
let asked = "";
/** Choices of a gesture that are still to be made, one after the other. */
let rest = [];

/** Everything that can be done now: choices, and gestures of several choices. */
export function moves() {
  const buttons = [...document.querySelectorAll("#choices button[data-pieces]")];
  return buttons.map((button) => ({ button, pieces: button.dataset.pieces.split(" ") }));
}

export const openSpots = () => [...document.querySelectorAll("#board .spot.open")];
const heldSpots = () => openSpots().filter((spot) => spot.classList.contains("held"));

/** The pieces in the hand by name, equal ones as often as they were taken up. */
export function held() {
  return heldSpots().flatMap((spot) => Array(Number(spot.dataset.held)).fill(spot.dataset.spot));
}

/** Whether these pieces are among those, equal ones counted. */
function within(some, all) {
  const left = [...all];
  return some.every((piece) => {
    const place = left.indexOf(piece);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

const containing = (pieces) => moves().filter((move) => within(pieces, move.pieces));

/** A click, tap or key on a piece: into the hand, one more of it, out of it, or done. */
export function touch(spot, unread) {
  const [hand, name] = [held(), spot.dataset.spot];
  const more = containing([...hand, name]).length > 0;
  if (!spot.classList.contains("held")) {
    // A piece that does not go with the others begins anew.
    if (!more) putDown(heldSpots());
    take(spot);
  } else if (more && openSpots().every((one) => one.dataset.spot !== name || one.classList.contains("held"))) {
    take(spot);
  } else if (spot === last && ready(hand)?.pieces.length === hand.length) {
    return confirm();
  } else {
    putDown([spot]);
  }
  settle(unread);
}

function take(spot) {
  spot.classList.add("held");
  spot.dataset.held = Number(spot.dataset.held ?? 0) + 1;
  last = spot;
}

function putDown(spots) {
  for (const spot of spots) {
    spot.classList.remove("held");
    delete spot.dataset.held;
  }
  last = null;
}

/** The hand is empty again, and everything is offered. */
export function putBack() {
  rest = [];
  document.documentElement.removeAttribute("data-going");
  putDown(heldSpots());
  settle(false);
}

/** The one move the hand means: the only one left, or the one it is exactly. */
function ready(hand) {
  const left = containing(hand);
  if (!hand.length) return null;
  return left.length === 1 ? left[0] : left.find((move) => move.pieces.length === hand.length) ?? null;
}

/** What the hand makes now: lit, said, offered, foreseen; or done, where no second look is wished. */
function settle(unread) {
  if (!$("preview")) return;
  const hand = held();
  const left = containing(hand);
  const move = ready(hand);
  light(hand);
  if (move && left.length === 1 && atOnce(move, hand, unread)) return make(move.button);
  offer(hand, left, move);
  say(hand, left, move);
  if (move) ghost(move.button.value, (told) => tell(told));
  else unghost();
}

/** A single piece says it all; several are looked at again unless the settings say never. */
function atOnce(move, hand, unread) {
  const wish = document.documentElement.dataset.confirm;
  if (wish === "always" || move.pieces.length !== hand.length) return false;
  return wish === "never" || (hand.length === 1 && !unread);
}

/** What can still be added glows. */
function light(hand) {
  const names = new Map();
  const fits = (name) => {
    if (!names.has(name)) names.set(name, containing([...hand, name]).length > 0);
    return names.get(name);
  };
  for (const spot of openSpots()) {
    const holds = spot.classList.contains("held");
    spot.classList.toggle("shut", hand.length > 0 && !holds && !fits(spot.dataset.spot));
    if (hand.length) spot.setAttribute("aria-pressed", String(holds));
    else spot.removeAttribute("aria-pressed");
  }
  for (const part of document.querySelectorAll("#board [data-with]")) {
    part.classList.toggle("with", hand.includes(part.dataset.with));
  }
}

/** The list shows only what the hand can still become. */
function offer(hand, left, move) {
  const few = hand.length > 0 && !(left.length === 1 && move);
  for (const { button } of moves()) {
    const gesture = button.closest("#gestures") !== null;
    const wanted = left.some((one) => one.button === button);
    button.parentNode.hidden = hand.length ? !wanted || (gesture && left.length > FEW) : gesture;
  }
  $("all-choices").hidden = !hand.length;
  $("choices").classList.toggle("few", few);
}

/** The sentence: how many pieces, of how many; what they do. */
function say(hand, left, move) {
  const box = $("preview");
  $("preview-told").replaceChildren();
  box.hidden = !hand.length;
  if (!hand.length) return;
  const sizes = new Set(left.map((one) => one.pieces.length));
  const words = sizes.size === 1 && left[0].pieces.length > 1 ? box.dataset.of : box.dataset.some;
  const count = words.replace("{n}", hand.length).replace("{m}", left[0]?.pieces.length ?? hand.length);
  $("preview-count").textContent = left.length > 1 || left[0]?.pieces.length > 1 ? count : "";
  $("preview-words").textContent = move ? move.button.textContent : box.dataset.more.replace("{n}", left.length);
  $("preview-yes").hidden = !move;
  $("live").textContent = `${$("preview-count").textContent} ${$("preview-words").textContent}`;
}

/** What would happen, in the words of the log. */
function tell(told) {
  $("preview-told").replaceChildren(...told.map((words) => {
    const line = document.createElement("li");
    line.textContent = words;
    return line;
  }));
}

/** Makes the move the hand means; says whether there was one. */
export function confirm() {
  const move = ready(held());
  if (move) make(move.button);
  return move !== null;
}

/** A move from the list: the same second look as from the board, where it is wished. */
export function choose(button) {
  if (document.documentElement.dataset.confirm !== "always") return make(button);
  putDown(heldSpots());
  for (const piece of button.dataset.pieces.split(" ")) {
    const free = openSpots().filter((spot) => spot.dataset.spot === piece);
    const spot = free.find((one) => !one.classList.contains("held")) ?? free[0];
    if (spot) take(spot);
  }
  settle(true);
  $("preview-yes").focus();
}

/** The first choice of a move goes out; the others follow as the page answers. */
function make(button) {
  const [first, ...others] = button.value.split("; ");
  rest = others;
  document.documentElement.toggleAttribute("data-going", rest.length > 0);
  unghost();
  const plain = moves().find((one) => one.button.value === first)?.button ?? button;
  plain.form.requestSubmit(plain);
}

/** After every answer: the next choice of a gesture, unless something came in between or the coach has
    something to say of it. */
function goOn() {
  if (!rest.length || $("table").dataset.past !== undefined) return;
  const next = moves().find((move) => move.button.value === rest[0]);
  if (!next || document.querySelector("#notice, #warning, #coach[data-hint]")) return putBack();
  rest.shift();
  document.documentElement.toggleAttribute("data-going", rest.length > 0);
  next.button.form.requestSubmit(next.button);
}

/** The pieces of the choice a hint names first. */
function markAdvised() {
  const pieces = document.querySelector("#choices button[data-advised]")?.dataset.pieces.split(" ") ?? [];
  for (const spot of openSpots()) spot.classList.toggle("advised", pieces.includes(spot.dataset.spot));
}

/** A tutorial asks by itself for what the coach would take, once for each decision. */
function lead() {
  const number = $("table").dataset.number;
  const ask = $("hint");
  if (number === asked || rest.length || !ask || ask.disabled) return;
  if (!document.querySelector("#coach[data-led]") || document.querySelector("#advice, #warning")) return;
  asked = number;
  ask.form.requestSubmit(ask);
}

export function listenToHand() {
  document.addEventListener("serai:shown", () => { unghost(); last = null; markAdvised(); goOn(); lead(); });
  lead();
  document.addEventListener("click", (event) => {
    if (event.target.closest("#preview-yes")) confirm();
    if (event.target.closest("#preview-no, #all-choices")) putBack();
  });
}
