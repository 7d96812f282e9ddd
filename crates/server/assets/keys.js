// The keyboard: arrows between what can be chosen, Space and Enter, numbers, and a few letters.

import { choiceButtons, explain } from "./board.js";
import { choose, confirm, held, openSpots, putBack, touch } from "./hand.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Two digits belong together if they come this quickly. */
const PATIENCE = 700;
let digits = "";
let timer = 0;

export function listen(skip) {
  document.addEventListener("keydown", (event) => {
    const busy = event.ctrlKey || event.metaKey || event.altKey;
    if (busy || event.target.closest?.("input, textarea, select, dialog")) return;
    if (handle(event, skip)) event.preventDefault();
  });
}

function handle(event, skip) {
  const { key } = event;
  const spot = event.target.closest?.(".spot.open");
  if (WAYS[key]) return go(WAYS[key], event.target);
  if (/^[0-9]$/.test(key)) return digit(key);
  if (key === "Enter" && held().length && !event.target.closest?.("button, a")) {
    if (!spot || spot.classList.contains("held")) return confirm() || Boolean(spot && did(touch(spot, false)));
  }
  if ((key === "Enter" || key === " ") && spot) return did(touch(spot, false));
  if (key === "Escape") return did(putBack(), skip());
  if (key === "?") return did(document.getElementById("help")?.showModal());
  if (key === "r" && spot) return did(explain(spot));
  const press = { u: "take-back", h: "hint" }[key];
  if (press) return did(document.getElementById(press)?.click());
  const place = { b: "#board .spot.open", c: "#choices li:not([hidden]) button", l: "#log ol" }[key];
  return place ? did(document.querySelector(place)?.focus()) : false;
}

const did = () => true;

/** To the nearest open spot this way, or up and down the list. */
function go([x, y], from) {
  if (from.closest("#choices")) return walk(x + y, from);
  if (from.closest("#log")) return false;
  const spots = openSpots();
  if (!spots.length) return false;
  const here = from.closest?.(".spot");
  if (!here) return did(spots[0].focus());
  const start = middle(here);
  const ahead = spots
    .filter((spot) => spot !== here)
    .map((spot) => ({ spot, ...off(start, middle(spot), x, y) }))
    .filter(({ along }) => along > 2)
    .sort((a, b) => a.cost - b.cost);
  ahead[0]?.spot.focus();
  return true;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** How far along the way, and how good a step: sideways counts double. */
function off([x0, y0], [x1, y1], x, y) {
  const along = (x1 - x0) * x + (y1 - y0) * y;
  const aside = Math.abs((x1 - x0) * y) + Math.abs((y1 - y0) * x);
  return { along, cost: along + 2 * aside };
}

function walk(step, from) {
  const shown = choiceButtons();
  const next = shown[shown.indexOf(from) + step];
  next?.focus();
  return true;
}

/** A number means the choice that shows it, however few are shown. */
function digit(key) {
  const shown = choiceButtons();
  const most = Math.max(0, ...shown.map((button) => Number(button.dataset.choice)));
  clearTimeout(timer);
  digits += key;
  const decide = () => {
    const button = choiceButtons().find((one) => one.dataset.choice === String(Number(digits)));
    digits = "";
    if (button) choose(button);
  };
  if (Number(digits) * 10 > most) decide();
  else timer = setTimeout(decide, PATIENCE);
  return true;
}
