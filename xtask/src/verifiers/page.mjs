// The page's own verifier without a page: the engine for browsers judges each file, a line of JSON for each.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [engine, ...files] = process.argv.slice(2);
const { initSync, answer } = await import(pathToFileURL(`${engine}/engine.js`));
initSync({ module: readFileSync(`${engine}/engine_bg.wasm`) });
for (const file of files) {
  const fields = [["text", readFileSync(file, "utf8")]];
  const reply = JSON.parse(answer(JSON.stringify({ method: "post", path: "/prove", fields })));
  const [, holds, line] = reply.html.match(/data-holds="(yes|no)"(?: data-line="(\d+)")?/);
  console.log(JSON.stringify({ ok: holds === "yes", line: line ? Number(line) : null }));
}
