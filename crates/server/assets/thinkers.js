// Workers that think, as many as there are cores but one for each game that is played; each has an engine
// of its own. The page hires them, since not every browser lets a worker do that without a network. What a
// person waits for comes before what is found out in the background.

import { bring } from "./bring.js";

const MOST = Math.max(1, Math.min(8, (navigator.hardwareConcurrency ?? 2) - 1));

/** By game: who is free, how many there are, and what waits. */
const desks = new Map();

function deskOf(game) {
  if (!desks.has(game)) desks.set(game, { game, idle: [], hired: 0, urgent: [], patient: [] });
  return desks.get(game);
}

/** A thought; null where there is none. */
export async function think(job, wait = false) {
  const desk = deskOf(job.game);
  const module = await bring(job.game);
  return new Promise((done, fail) => {
    (wait ? desk.patient : desk.urgent).push({ job, done, fail });
    next(desk, module);
  });
}

function next(desk, module) {
  const waits = () => desk.urgent.length + desk.patient.length;
  if (!desk.idle.length && desk.hired < MOST && waits()) hire(desk, module);
  while (desk.idle.length && waits()) {
    const work = desk.urgent.shift() ?? desk.patient.shift();
    const thinker = desk.idle.pop();
    thinker.work = work;
    thinker.port.postMessage({ job: work.job });
  }
}

function hire(desk, module) {
  desk.hired += 1;
  const { port1, port2 } = new MessageChannel();
  const thinker = { port: port1, work: null };
  port1.onmessage = ({ data }) => {
    const { work } = thinker;
    thinker.work = null;
    // One that broke is replaced; whoever waited hears of it.
    if (data.broken) desk.hired -= 1;
    else desk.idle.push(thinker);
    if (data.broken) work?.fail(new Error(data.broken));
    else work.done(data.thought);
    next(desk, module);
  };
  postMessage({ hire: port2, game: desk.game, module }, [port2]);
  desk.idle.push(thinker);
}
