// One worker that thinks: gets a line to the house and the engine, then one job after the other.

import init, { think } from "./engine.js";

addEventListener("message", ({ data: { line, module } }) => {
  const ready = init({ module_or_path: module });
  line.onmessage = async ({ data }) => {
    try {
      await ready;
      line.postMessage({ thought: think(JSON.stringify(data.job)) ?? null });
    } catch (error) {
      line.postMessage({ broken: String(error) });
    }
  };
});
