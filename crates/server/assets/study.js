// The analysis page while it is worked on: looks again every moment, until everything is there.

import { ask, here } from "./line.js";
import { morph } from "./morph.js";

const PAUSE = 1000;
const page = () => document.getElementById("analysis");

async function look() {
  const answer = await ask(here().href, { headers: { "x-part": "analysis" } });
  const next = new DOMParser().parseFromString(await answer.text(), "text/html");
  const part = next.getElementById("analysis");
  if (part) morph(page(), part);
}

function wait() {
  if (page()?.dataset.state !== "working") return;
  // A house that does not answer is asked again.
  setTimeout(() => look().catch(() => {}).then(wait), PAUSE);
}

wait();
