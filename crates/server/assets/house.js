// The house in this browser, as a worker: takes questions from the page, asks the engine, keeps what it
// says before answering, and lets bots play on. Nothing but its own files is ever fetched.

import { bring } from "./bring.js";
import * as keep from "./keep.js";
import { think } from "./thinkers.js";

/** Random bytes for a table's secret, name and nonces, and for seeds. */
const BYTES = 256;
/** How often a step is tried when other pages of this browser keep being first. */
const TRIES = 20;

const news = new BroadcastChannel("serai");
/** The table that the page looks at. */
let heard = null;
/** Tables whose bots think, with the number they think about. */
const thinking = new Map();
/** Tables that are being analysed. */
const studied = new Map();

/** Engines in use, by game. */
const engines = new Map();

/** The engine of a game, which knows the others by name. */
function engineOf(game) {
  const fail = (error) => { engines.delete(game); throw error; };
  if (!engines.has(game)) engines.set(game, begun(game).catch(fail));
  return engines.get(game);
}

async function begun(game) {
  const [engine, module] = await Promise.all([import(`./engine-${game}.js`), bring(game)]);
  await engine.default({ module_or_path: module });
  return engine;
}

/** Whose engine answers a question: that of its address, of its table, of the record it brings; otherwise
    one that is here. */
function gameOf({ path, fields = [], games, usual }, kept) {
  const known = (game) => games.includes(game) && game;
  const [, room, game] = path.split("/");
  const field = (name) => fields.find(([key]) => key === name)?.[1];
  const written = (text) => known(/^game: (\w+)/m.exec(text ?? "")?.[1]);
  if (room === "t") return written(kept[0]?.record) || usual;
  return known(game) || known(field("game")) || written(field("text")) || usual;
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** The game whose engine answered last. */
let spoke = null;
const write = (engine, letter) => JSON.parse(engine.answer(JSON.stringify({ ...letter, now: Date.now() })));

/** What an address needs of what is kept. */
async function furnished(question) {
  const random = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  const id = /^\/t\/([0-9a-f]{16})(\/|$)/.exec(question.path)?.[1];
  if (!id) {
    const all = question.path === "/" || question.path === "/replay";
    return { ...question, random, kept: all ? await keep.tables() : [] };
  }
  const kept = await keep.table(id);
  const findings = (await keep.findings(id)).map((row) => row.finding);
  return { ...question, random, kept: kept ? [kept] : [], findings, studies: studied.has(id) };
}

/** One question, one answer, kept before it is given. */
async function ask(question) {
  for (let tries = 0; ; tries += 1) {
    const letter = await furnished(question);
    spoke = gameOf(question, letter.kept);
    const engine = await engineOf(spoke);
    let reply = write(engine, letter);
    if (reply.think) {
      const thought = await think(reply.think).catch(() => null);
      reply = write(engine, { ...letter, thought: thought ?? "" });
    }
    const before = letter.kept.find((table) => table.id === reply.keep?.id)?.number;
    if (!reply.keep || await keep.put(reply.keep, before)) return follow(reply);
    if (tries >= TRIES) throw new Error("other pages keep being first");
  }
}

/** What an answer asks of the house. */
async function follow(reply) {
  if (reply.forget) await keep.forget(reply.forget);
  if (reply.keep) tell(reply.keep.id, reply.keep.number);
  if (reply.study) study(reply.study);
  if (reply.due) play(reply.due);
  return reply;
}

function tell(id, number) {
  news.postMessage({ id, number });
  moved(id, number);
}

function moved(id, number) {
  if (id === heard) postMessage({ moved: number });
}

news.onmessage = ({ data }) => moved(data.id, data.number);

/** A bot's turn. What it chose for an older position is refused by its number. */
async function play(job) {
  const { id, number } = job.table;
  if (thinking.get(id) === number) return;
  thinking.set(id, number);
  try {
    // A bot that broke takes anything, so that nobody waits for ever.
    const anything = () => think({ ...job, what: { choose: "random" } });
    const action = await think(job).catch(anything);
    const fields = [["number", String(number)], ["action", action ?? ""]];
    await ask({ method: "bot", path: `/t/${id}/act`, fields, games: [job.game], usual: job.game });
  } catch (error) {
    postMessage({ stumbled: String(error) });
  } finally {
    if (thinking.get(id) === number) thinking.delete(id);
  }
}

/** Looks at every step that nobody has looked at, beside whatever else goes on. */
async function study({ steps, job }) {
  const { id } = job.table;
  if (studied.has(id)) return;
  studied.set(id, steps);
  const done = new Set((await keep.findings(id)).map((row) => row.step));
  const open = Array.from({ length: steps }, (_, step) => step).filter((step) => !done.has(step));
  await Promise.all(open.map(async (step) => {
    const finding = await think({ ...job, what: { examine: step } }, true).catch(() => null);
    if (finding) await keep.note(id, step, finding);
  }));
  studied.delete(id);
}

addEventListener("message", async ({ data }) => {
  if (data.hear !== undefined) {
    heard = data.hear;
    return;
  }
  try {
    const reply = await ask(data.question);
    const { status, html, file, see, look } = reply;
    postMessage({ id: data.id, reply: { status, html, file, see, look }, trouble: keep.trouble(), count: (await keep.tables()).length, game: spoke });
  } catch (error) {
    postMessage({ id: data.id, failed: String(error) });
  }
});

postMessage({ ready: true });
