// The way from a page to the house in this browser: one worker, questions by number.

import { cookie, wantedLayout } from "./layout.js";

const waiting = new Map();
let worker = null;
let asked = 0;
/** The language of the page one came by, until another is chosen. */
const read = document.documentElement.lang;
let listener = () => {};

/** Whether the engine is there; brings it. */
export function enter(heard = () => {}) {
  listener = heard;
  return new Promise((done, fail) => {
    worker = new Worker(new URL("./house.js", import.meta.url), { type: "module" });
    worker.onerror = (event) => fail(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (data.ready) done();
      else if (data.broken) fail(new Error(data.broken));
      else if (data.hire) hire(data);
      else if (data.stumbled) console.error(data.stumbled);
      else if (data.moved !== undefined) listener(data.moved);
      else arrived(data);
    };
  });
}

function arrived(data) {
  const { done, fail } = waiting.get(data.id);
  waiting.delete(data.id);
  if (data.failed) fail(new Error(data.failed));
  else done(data);
}

/** A worker that thinks, with its line to the house; one that cannot come says so there. */
function hire({ hire: line, game, module }) {
  const thinker = new Worker(new URL("./thinker.js", import.meta.url), { type: "module" });
  thinker.postMessage({ line, game, module }, [line]);
  thinker.onerror = (event) => console.error(event.message ?? "a thinker could not be fetched");
}

export function hearOf(table) {
  worker.postMessage({ hear: table });
}

/** A question to the house: what it answers, and what people must know about the storage. */
export function put(question) {
  asked += 1;
  const id = asked;
  const look = cookie("look");
  const assets = new URL(".", import.meta.url).href.replace(/\/$/, "");
  const how = { look, layout: wantedLayout(), languages: [read, ...navigator.languages], assets };
  worker.postMessage({ id, question: { ...how, remembered: Number(cookie("kept") ?? 0), ...question } });
  return new Promise((done, fail) => waiting.set(id, { done, fail }));
}
