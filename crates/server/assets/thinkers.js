// Workers that think, as many as there are cores but one; each has an engine of its own. The page hires
// them, since not every browser lets a worker do that without a network. What a person waits for comes
// before what is found out in the background.

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
    const thinker = idle.pop();
    thinker.work = work;
    thinker.port.postMessage({ job: work.job });
  }
}

function hire() {
  hired += 1;
  const { port1, port2 } = new MessageChannel();
  const thinker = { port: port1, work: null };
  port1.onmessage = ({ data }) => {
    const { work } = thinker;
    thinker.work = null;
    // One that broke is replaced; whoever waited hears of it.
    if (data.broken) hired -= 1;
    else idle.push(thinker);
    if (data.broken) work?.fail(new Error(data.broken));
    else work.done(data.thought);
    next();
  };
  postMessage({ hire: port2, module }, [port2]);
  idle.push(thinker);
}
