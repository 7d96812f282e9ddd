// What turned a finished game, on its own page: asks for the analysis while somebody of the table
// looks, and brings its turning points in when they are found.

import { ask } from "./line.js";

const PAUSE = 1000;
let waiting = false;

const here = () => document.querySelector("#ending #turns:not([data-state=ready])");

async function analysed(address) {
  const answer = await ask(address, { headers: { "x-part": "analysis" } });
  return new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("analysis");
}

async function bring() {
  const part = await analysed(here().dataset.analysis);
  const found = part?.querySelector("#turns");
  const section = here();
  if (!section) return;
  if (found) {
    section.replaceChildren(...found.childNodes);
    section.dataset.state = "ready";
  } else {
    section.querySelector("p").textContent = part?.querySelector("#progress")?.textContent ?? section.dataset.coming;
  }
}

async function wait() {
  await new Promise((done) => setTimeout(done, PAUSE));
  // A house that does not answer is asked again.
  await bring().catch(() => {});
  if (here()) await wait();
}

/** After every step: once it is over, and once only. */
export async function turns() {
  const section = here();
  if (waiting || !section || section.dataset.asks === undefined) return;
  waiting = true;
  await ask(section.dataset.analysis, { method: "POST" }).catch(() => {});
  await wait();
}
