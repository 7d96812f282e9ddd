// What a place on the board is about, and rules that are cited, without leaving the table.

import { ask, here } from "./line.js";

const $ = (id) => document.getElementById(id);

/** The choices in words that are shown. */
export function choiceButtons() {
  return [...document.querySelectorAll("#choices li:not([hidden]) button[data-choice]")];
}

/** What a spot is and which rules speak of it. */
export function explain(spot) {
  const questions = new URLSearchParams({ spot: spot.dataset.spot });
  const seat = new URLSearchParams(here().search).get("seat");
  if (seat !== null) questions.set("seat", seat);
  const closed = !spot.classList.contains("open");
  return tell(spot.getAttribute("aria-label"), `${here().pathname}/about?${questions}`, closed);
}

/** A rule that is cited, without leaving the table. */
export function cite(link) {
  const [page, rule] = link.getAttribute("href").split("#");
  return tell(link.textContent, `${page}?rule=${rule}`, false);
}

async function tell(title, address, closed) {
  const answer = await ask(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  $("about-title").textContent = title;
  $("about-closed").hidden = !closed || page.getElementById("about-why") !== null;
  $("about-rules").replaceChildren(...page.body.children);
  $("about").showModal();
}
