// The keyboard: arrows between what can be chosen, Enter, numbers, and a few letters.

import { choiceButtons, choose, chooseSpot, explain, openSpots, showAll } from "./board.js";

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
  if ((key === "Enter" || key === " ") && spot) return did(chooseSpot(spot));
  if (key === "Escape") return did(showAll(), skip());
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
  const shown = choiceButtons().filter((button) => !button.parentNode.hidden);
  const next = shown[shown.indexOf(from) + step];
  next?.focus();
  return true;
}

function digit(key) {
  const most = choiceButtons().length;
  clearTimeout(timer);
  digits += key;
  const decide = () => {
    const button = choiceButtons()[Number(digits) - 1];
    digits = "";
    if (button) choose(button);
  };
  if (Number(digits) * 10 > most) decide();
  else timer = setTimeout(decide, PATIENCE);
  return true;
}
