// Has the engine for browsers do the jobs that come as lines on standard input, and prints how fast it is
// beside the program that sent them.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [folder] = process.argv.slice(2);
const engines = new Map();

async function engineOf(game) {
  if (!engines.has(game)) {
    const engine = await import(`${folder}/engine-${game}.js`);
    await engine.default({ module_or_path: readFileSync(`${folder}/engine-${game}_bg.wasm`) });
    engines.set(game, engine);
  }
  return engines.get(game);
}

/** Seconds at work; others may use the machine too. */
function timed(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const sums = new Map();
for await (const line of createInterface({ input: process.stdin })) {
  const { job, simulations, seconds } = JSON.parse(line);
  const { think } = await engineOf(job.game);
  const here = Math.min(...[1, 2, 3].map(() => timed(() => think(JSON.stringify(job)))));
  const sum = sums.get(job.game) ?? { jobs: 0, native: 0, here: 0, longest: 0, simulations: 0 };
  sum.jobs += 1;
  sum.native += seconds;
  sum.here += here;
  sum.longest = Math.max(sum.longest, here);
  sum.simulations += simulations;
  sums.set(job.game, sum);
}
for (const [game, { native, here, longest, simulations }] of sums) {
  const rate = (seconds) => Math.round(simulations / seconds);
  console.log(`${game}: ${rate(here)} simulations/s in ${process.release.name} ${process.versions.node}, ${rate(native)} without: ${Math.round((100 * native) / here)} %; expert ${longest.toFixed(2)} s a decision at most`);
}
