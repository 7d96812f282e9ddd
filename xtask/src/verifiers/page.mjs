// The page's own verifier without a page: each game's engine for browsers judges its files, a line of JSON for
// each.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const engines = new Map();

async function engine(game) {
  if (!engines.has(game)) {
    const { initSync, answer } = await import(pathToFileURL(`${folder}/engine-${game}.js`));
    initSync({ module: readFileSync(`${folder}/engine-${game}_bg.wasm`) });
    engines.set(game, answer);
  }
  return engines.get(game);
}

for (const file of files) {
  const text = readFileSync(file, "utf8");
  const answer = await engine(text.match(/^game: (\w+)$/m)[1]);
  const reply = JSON.parse(answer(JSON.stringify({ method: "post", path: "/prove", fields: [["text", text]] })));
  const [, holds, line] = reply.html.match(/data-holds="(yes|no)"(?: data-line="(\d+)")?/);
  console.log(JSON.stringify({ ok: holds === "yes", line: line ? Number(line) : null }));
}
