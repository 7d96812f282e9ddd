// The seats' own part in the dice: a chain of links that this browser draws, seals when somebody sits
// down, and opens link by link with every decision. docs/fair-dice.md is the recipe.
//
// All chains follow from one root that never leaves the browser but with the key to another device,
// and from a label for each of them, which the house keeps: so every device that has the root finds
// them again.

import { sha256 } from "./sha256.js";

const LINKS = 4096;
const ROOTS = "serai-dice";
const NOTES = "serai-seals";
const OPENED = "serai-opened";
/** Tables whose seals are remembered, and chains whose opened links are. */
const MOST_NOTES = 50;
/** Forms with which somebody sits down. */
const SITTING = /^\/(play$|new\/|join\/)|\/(rematch|what-if)$/;

const chains = new Map();
const bytes = (text) => new TextEncoder().encode(text);
const hex = (list) => [...list].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const draw = (count) => hex(crypto.getRandomValues(new Uint8Array(count)));

/** Whatever cannot be kept is not promised. */
function read(name) {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function write(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Full or forbidden; whoever needs it looks whether it is there.
  }
}

const roots = () => read(ROOTS).split(" ").filter((root) => /^[0-9a-f]{64}$/.test(root));

/** The root for new chains, drawn when it is needed for the first time; none where it cannot be kept. */
export function root() {
  if (!roots().length) write(ROOTS, draw(32));
  return roots()[0];
}

/** The root of another device comes first from now on; chains of the old one are still found. */
export function adopt(other) {
  write(ROOTS, [other, ...roots().filter((root) => root !== other)].join(" "));
}

/** From the seed to the seal, every link by its number of hashes. */
function grow(seed) {
  const links = [seed];
  const message = new Uint8Array(42);
  message.set(bytes("serai link"));
  for (let times = 0; times < LINKS; times++) {
    message.set(links[times], 10);
    links.push(sha256(message));
  }
  return links;
}

const chainOf = (root, label) => grow(sha256(bytes(`serai seed${root}${label}`)));

const table = () => document.getElementById("table").dataset.table;

/** Whether this label was drawn for this table: a chain that was opened elsewhere is no secret any more,
    whatever the house says of it. Labels once named no table; then what was noted says where it belongs. */
const isOfHere = (seal, label) => label.startsWith(`${table()}-`)
  || (!label.includes("-") && read(NOTES).split("\n").some((line) => line.startsWith(table()) && line.includes(seal)));

/** The chain that was sealed so at this table, if this device has its root. */
function find(seal, label) {
  if (!isOfHere(seal, label)) return null;
  if (!chains.has(seal)) {
    const all = roots().map((root) => chainOf(root, label));
    chains.set(seal, all.find((links) => hex(links[LINKS]) === seal) ?? null);
  }
  return chains.get(seal);
}

/** Link 0 is the opening, link i goes with the seat's i-th decision. */
const link = (links, index) => hex(links[LINKS - 1 - index]);

/** The last link of this chain that this device has opened; nothing where it has opened none. */
function lastOpened(seal) {
  const line = read(OPENED).split("\n").find((line) => line.startsWith(seal));
  return line && Number(line.slice(seal.length));
}

/** A link is opened for good. Links before it follow from it, so the house may have no other than the next
    one, whichever it asks for: with a later one it could foretell all up to there. */
function open(seal, links, index) {
  const last = lastOpened(seal);
  if (last !== undefined && index > last + 1) return "";
  const others = read(OPENED).split("\n").filter((line) => line && !line.startsWith(seal));
  write(OPENED, [...others.slice(1 - MOST_NOTES), `${seal} ${Math.max(index, last ?? 0)}`].join("\n"));
  return link(links, index);
}

/** A fresh chain, sealed. */
function seal() {
  const label = `${table()}-${draw(16)}`;
  const links = chainOf(root(), label);
  chains.set(hex(links[LINKS]), links);
  return { seal: hex(links[LINKS]), label };
}

/** The seats of this device that are asked for something. */
export const asked = () => (root() ? [...document.querySelectorAll("#chains [data-asked]")] : []);

/** What such a seat answers, as fields to send. A chain that is not found is sealed anew, which the
    house takes as long as nobody has opened. */
export function answer({ dataset }) {
  const asked = dataset.asked === "opening" && find(dataset.seal, dataset.label);
  // Decisions come after all openings: whose chain has gone further is not opened again.
  const links = !lastOpened(dataset.seal) && asked;
  if (links) note(dataset.seal);
  return { seat: dataset.seat, ...(links ? { opening: open(dataset.seal, links, 0) } : seal()) };
}

const seals = () => {
  const { commitment, seals } = document.getElementById("chains").dataset;
  return `${commitment} ${seals}`;
};

/** Before this seal is opened: what everybody, and the house, had sealed by then. It is noted once,
    however often the house asks. */
function note(own) {
  if (read(NOTES).includes(own)) return;
  const others = read(NOTES).split("\n").filter((line) => line && !line.startsWith(table()));
  write(NOTES, [...others.slice(1 - MOST_NOTES), `${table()} ${seals()}`].join("\n"));
}

/** Whether the house shows other seals now than before this device opened its own. */
export function compare() {
  const warning = document.getElementById("seals-changed");
  if (!warning || document.getElementById("table").dataset.stage === "open") return;
  const noted = read(NOTES).split("\n").find((line) => line.startsWith(table()));
  // Who was late the next time has none of these seals any more.
  const own = document.querySelector("#chains [data-seal]");
  warning.hidden = !own || !noted || noted === `${table()} ${seals()}`;
}

/** Forms say that this browser draws chains, and a decision carries its link. */
export function fillForms() {
  document.addEventListener("submit", ({ target }) => {
    const address = target.getAttribute("action") ?? "";
    if (SITTING.test(address) && root()) fill(target, "dice", "own");
    if (address.endsWith("/act")) fill(target, "link", linkOf(target));
  }, true);
}

function linkOf(form) {
  const chain = document.querySelector(`#chains [data-seat="${form.elements.seat?.value}"][data-next]`);
  const links = chain && find(chain.dataset.seal, chain.dataset.label);
  return links ? open(chain.dataset.seal, links, Number(chain.dataset.next)) : "";
}

function fill(form, name, value) {
  let field = form.querySelector(`input[name="${name}"]`);
  if (!field) {
    field = document.createElement("input");
    Object.assign(field, { type: "hidden", name });
    form.append(field);
  }
  field.value = value;
}

/** In the settings: the key to another device takes the root along, behind a `~`, which the house
    never gets. */
export function takeAlong() {
  for (const field of document.querySelectorAll("#key, #further-key")) {
    if (root()) field.value = `${field.value}~${root()}`;
  }
  document.getElementById("other-key")?.form.addEventListener("submit", ({ target }) => {
    const field = target.elements.key;
    const [key, other] = field.value.trim().split("~");
    if (/^[0-9a-f]{64}$/.test(other)) adopt(other);
    field.value = key;
  });
}
