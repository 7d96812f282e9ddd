// The board, the log and the list of choices light each other: whatever speaks of the same thing
// glows together. The last move of every other seat stays outlined until one acts.

import { changed, signs } from "./glide.js";
import { bring } from "./stage.js";

/** Which pieces moved in a row, by the row's number. */
const rows = new Map();
/** The last move of each seat: the names of its pieces. */
let last = new Map();
let fetchBoard = async () => null;

const $ = (id) => document.getElementById(id);
const rowOf = (line) => Number(line.id.slice("told-".length));
const byName = (ids) => ids.map((id) => $(id)).filter(Boolean);

/** What moved since the row before, which had this number. */
export function note(before, row, pieces) {
  const lines = movers(before, row);
  const seats = new Set(lines.map((line) => line.dataset.by));
  const [seat] = seats;
  const ids = pieces.map((piece) => piece.id);
  if (seats.size > 1) return remember(lines).catch(() => {});
  if (!ids.length || seat === undefined) return outline();
  rows.set(row, ids);
  if (seat !== $("table").dataset.seat) last.set(seat, ids);
  outline();
}

/** The rows between that are somebody's: their own, or of dice and cards alone the one before. */
function movers(before, row) {
  const lines = [...document.querySelectorAll("#log li[data-by]")].filter((line) => rowOf(line) <= row);
  const between = lines.filter((line) => rowOf(line) > before);
  return between.length ? between : lines.slice(-1);
}

/** One acts: what the others did has been seen. */
export function forget() {
  last = new Map();
  outline();
}

/** The outlines again, on a board that came anew. */
function outline() {
  for (const old of document.querySelectorAll("#board [data-last]")) old.removeAttribute("data-last");
  for (const [seat, ids] of last) for (const piece of byName(ids)) piece.dataset.last = seat;
}

/** The pieces of a row: known from when it was shown, or by comparing the board then and before. */
async function piecesOf(line) {
  const row = rowOf(line);
  if (!rows.has(row)) {
    const before = line.previousElementSibling ? rowOf(line.previousElementSibling) : row - 1;
    const [then, earlier] = await Promise.all([fetchBoard(row), fetchBoard(before)]);
    rows.set(row, then && earlier ? changed(signs(earlier), signs(then)) : []);
  }
  return byName(rows.get(row));
}

function lightUp(elements) {
  for (const old of document.querySelectorAll(".lit-up")) old.classList.remove("lit-up");
  for (const element of elements) element.classList.add("lit-up");
}

/** From one to what speaks of the same thing. */
async function follow(target, touched) {
  const line = target.closest?.("#log li");
  const button = target.closest?.("#choices button[data-choice]");
  const spot = target.closest?.("#board .spot.open");
  const piece = target.closest?.("#board .piece[id]");
  if (line) {
    const pieces = await piecesOf(line);
    lightUp([line, ...pieces]);
    if (touched) bring(pieces);
  } else if (button) {
    lightUp(document.querySelectorAll(`#board .spot.open[data-choice~="${button.dataset.choice}"]`));
  } else if (spot) {
    const choices = (spot.dataset.choice ?? "").split(" ");
    lightUp([...document.querySelectorAll("#choices button[data-choice]")].filter((one) => choices.includes(one.dataset.choice)));
  } else if (piece) {
    lightUp([...document.querySelectorAll("#log li")].filter((one) => rows.get(rowOf(one))?.includes(piece.id)));
  } else {
    lightUp([]);
  }
}

/** Up and down the log by keys. */
function walk(event) {
  const log = event.target.closest?.("#log ol");
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!log || !way) return;
  event.preventDefault();
  const lines = [...log.children];
  const at = lines.findIndex((line) => line.classList.contains("lit-up"));
  const next = lines[at < 0 ? lines.length - 1 : Math.min(lines.length - 1, Math.max(0, at + way))];
  next?.scrollIntoView({ block: "nearest" });
  if (next) follow(next, true).catch(() => {});
}

/** The last move of each other seat among these rows, each by its own pieces. */
async function remember(lines) {
  const newest = new Map(lines.map((line) => [line.dataset.by, line]));
  newest.delete($("table").dataset.seat);
  const found = last;
  for (const [seat, line] of newest) {
    const pieces = await piecesOf(line);
    if (pieces.length) found.set(seat, pieces.map((piece) => piece.id));
  }
  // Whoever has acted meanwhile has seen it.
  if (found === last) outline();
}

/** `at` gives the board as it stood after a row. */
export function begin(at) {
  fetchBoard = at;
  // Without a line to the house nothing lights up.
  const over = (event) => follow(event.target, false).catch(() => {});
  document.addEventListener("pointerover", (event) => { if (event.pointerType !== "touch") over(event); });
  document.addEventListener("focusin", over);
  document.addEventListener("keydown", walk);
  document.addEventListener("click", (event) => { if (event.target.closest("#log li")) follow(event.target, true).catch(() => {}); });
  // After coming back: of what happened meanwhile.
  remember([...document.querySelectorAll("#log li.recent[data-by]")]).catch(() => {});
}
