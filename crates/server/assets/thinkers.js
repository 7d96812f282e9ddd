// Workers that think, as many as there are cores but one; each has an engine of its own. What a person
// waits for comes before what is found out in the background.

const MOST = Math.max(1, Math.min(8, (navigator.hardwareConcurrency ?? 2) - 1));

let module = null;
const idle = [];
let hired = 0;
const urgent = [];
const patient = [];

/** The compiled engine that all of them use. */
export function equip(compiled) {
  module = compiled;
}

/** How many think side by side. */
export const many = MOST;

/** A thought; null where there is none. */
export function think(job, wait = false) {
  return new Promise((done, fail) => {
    (wait ? patient : urgent).push({ job, done, fail });
    next();
  });
}

function next() {
  if (!idle.length && hired < MOST && urgent.length + patient.length) hire();
  while (idle.length && urgent.length + patient.length) {
    const work = urgent.shift() ?? patient.shift();
    const worker = idle.pop();
    worker.work = work;
    worker.postMessage({ job: work.job });
  }
}

function hire() {
  hired += 1;
  const worker = new Worker(new URL("./thinker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => {
    const { work } = worker;
    worker.work = null;
    idle.push(worker);
    work.done(data.thought);
    next();
  };
  worker.onerror = (event) => {
    // One that broke is replaced; whoever waited hears of it.
    event.preventDefault();
    hired -= 1;
    worker.terminate();
    worker.work?.fail(new Error(event.message));
    next();
  };
  worker.postMessage({ module });
  idle.push(worker);
}
