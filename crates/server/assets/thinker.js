// One worker that thinks: gets the engine first, then one job after the other.

import init, { think } from "./engine.js";

let ready = null;

addEventListener("message", async ({ data }) => {
  if (data.module) {
    ready = init({ module_or_path: data.module });
    return;
  }
  await ready;
  try {
    postMessage({ thought: think(JSON.stringify(data.job)) ?? null });
  } catch (error) {
    // Reported as the worker's own error, so that another one takes its place.
    setTimeout(() => { throw error; });
  }
});
