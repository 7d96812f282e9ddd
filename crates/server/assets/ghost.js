// Ghosts: what a move would change, before it is made. The house draws the board as it would be; pieces
// that are new there or stand elsewhere are laid over the board, those that go fade; beside a number that
// would change stands by how much.

import { ask, here } from "./line.js";

/** A finger that is still moving asks for nothing. */
const PATIENCE = 90;
let timer = 0;
let asked = 0;
/** Calls a question back that is still on its way. */
let calling = new AbortController();

/** Shows what these choices would change, and hands on what would be told. */
export function ghost(action, tell) {
  unghost();
  const question = (asked += 1);
  const { signal } = (calling = new AbortController());
  timer = setTimeout(async () => {
    const questions = new URLSearchParams({ action });
    const seat = new URLSearchParams(here().search).get("seat");
    if (seat !== null) questions.set("seat", seat);
    try {
      const answer = await ask(`${here().pathname}/preview?${questions}`, { signal });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (question !== asked) return;
      tell([...page.querySelectorAll("li")].map((line) => line.textContent));
      lay(page.querySelector("svg"));
    } catch {
      // Without an answer there is no foresight; the move itself says if the house is lost.
    }
  }, PATIENCE);
}

/** Nothing is foreseen any more; what was asked before a move is not answered after it. */
export function unghost() {
  clearTimeout(timer);
  calling.abort();
  asked += 1;
  document.querySelector("#board .ghosts")?.remove();
  for (const piece of document.querySelectorAll("#board .leaving")) piece.classList.remove("leaving");
}

function lay(future) {
  const board = document.querySelector("#board svg.board");
  if (!future || !board) return;
  const [now, then] = [pieces(board), pieces(future)];
  const layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
  layer.setAttribute("class", "ghosts");
  layer.setAttribute("aria-hidden", "true");
  for (const piece of fresh(now, then)) layer.append(copy(piece));
  for (const piece of fresh(then, now)) piece.element.classList.add("leaving");
  for (const change of changes(counters(board), counters(future), common(now, then))) layer.append(difference(change));
  board.append(layer);
}

/** The pieces of a board: where they are, of which kind, in whose heap. */
function pieces(board) {
  return [...board.querySelectorAll(".piece")].map((element) => {
    const { id } = element;
    const kind = element.dataset.kind ?? id;
    return { element, id, kind, heap: `${id.replace(/[-.]?\d+$/, "")} ${kind}`, at: place(element, board) };
  });
}

/** Those of the second board that the first has not: named ones that moved; of the others as many as
    their heap has grown by, those with an unheard-of place first. */
function fresh(before, after) {
  const shift = common(before, after);
  const moved = (a, b) => Math.abs(b[0] - a[0] - shift[0]) + Math.abs(b[1] - a[1] - shift[1]) > 4;
  const known = new Map(before.map((piece) => [piece.id, piece]));
  const found = [];
  for (const [heap, many] of grouped(after)) {
    const old = before.filter((piece) => piece.heap === heap);
    if (many[0].kind === many[0].id) {
      found.push(...many.filter((piece) => !known.has(piece.id) || moved(known.get(piece.id).at, piece.at)));
      continue;
    }
    const stays = (piece) => old.some((one) => !moved(one.at, piece.at));
    found.push(...many.filter((piece) => !stays(piece)).slice(0, Math.max(0, many.length - old.length)));
  }
  return found;
}

/** The numbers beside icons: what they count, where they are, how many. */
function counters(board) {
  return [...board.querySelectorAll("use + text.count")].flatMap((text) => {
    const [x, y, scale] = place(text, board);
    const [dx, dy] = [Number(text.getAttribute("x")), Number(text.getAttribute("y"))];
    const count = Number.parseInt(text.textContent, 10);
    if (Number.isNaN(count)) return [];
    return [{ of: text.previousElementSibling.getAttribute("href"), at: [x + dx * scale, y + dy * scale], scale, count, digits: text.textContent.length }];
  });
}

/** Numbers that differ between two boards of which the second is shifted so far. */
function changes(before, after, [right, down]) {
  return before.flatMap((one) => {
    const near = ({ of, at }) => of === one.of && Math.abs(at[0] - one.at[0] - right) + Math.abs(at[1] - one.at[1] - down) < 4;
    const then = after.find(near);
    return then && then.count !== one.count ? [{ ...one, by: then.count - one.count }] : [];
  });
}

/** By how much a number would change, on a plate over its icon. */
function difference({ at: [x, y], scale, by, digits }) {
  const plate = document.createElementNS("http://www.w3.org/2000/svg", "g");
  plate.setAttribute("class", by > 0 ? "change more" : "change less");
  plate.setAttribute("transform", `translate(${x + digits * 5 * scale} ${y - 18 * scale}) scale(${scale})`);
  const words = `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
  const half = 5 * words.length + 5;
  plate.innerHTML = `<rect x="${-half}" y="-11" width="${2 * half}" height="20" rx="10"/><text y="4">${words}</text>`;
  return plate;
}

function grouped(list) {
  const groups = new Map();
  for (const piece of list) groups.set(piece.heap, [...(groups.get(piece.heap) ?? []), piece]);
  return groups;
}

/** How far most pieces are shifted: a part of the board that grew moves the others, which is no news. */
function common(before, after) {
  const known = new Map(before.map((piece) => [piece.id, piece]));
  const counts = new Map();
  for (const { id, at } of after) {
    const old = known.get(id)?.at;
    if (!old) continue;
    const key = `${Math.round(at[0] - old[0])} ${Math.round(at[1] - old[1])}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most ? most[0].split(" ").map(Number) : [0, 0];
}

/** Where a piece is on its board, and how large its units are: x, y, scale. */
function place(element, board) {
  const chain = [];
  for (let one = element; one && one !== board; one = one.parentNode) chain.unshift(one.getAttribute("transform") ?? "");
  let [x, y, scale] = [0, 0, 1];
  for (const transform of chain) {
    const to = /translate\(\s*([-\d.]+)[ ,]*([-\d.]+)?/.exec(transform);
    if (to) [x, y] = [x + scale * Number(to[1]), y + scale * Number(to[2] ?? 0)];
    const by = /scale\(\s*([\d.]+)/.exec(transform);
    if (by) scale *= Number(by[1]);
  }
  return [x, y, scale];
}

function copy({ element, at: [x, y, scale] }) {
  const ghost = document.importNode(element, true);
  for (const one of [ghost, ...ghost.querySelectorAll("[id]")]) one.removeAttribute("id");
  ghost.setAttribute("class", "ghost");
  ghost.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
  return ghost;
}
