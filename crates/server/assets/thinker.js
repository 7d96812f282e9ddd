// One worker that thinks: gets a line to the house and the engine of a game, then one job after the other.

addEventListener("message", ({ data: { line, game, module } }) => {
  const ready = import(`./engine-${game}.js`).then(async (part) => {
    await part.default({ module_or_path: module });
    return part.think;
  });
  line.onmessage = async ({ data }) => {
    try {
      const think = await ready;
      line.postMessage({ thought: think(JSON.stringify(data.job)) ?? null });
    } catch (error) {
      line.postMessage({ broken: String(error) });
    }
  };
});
