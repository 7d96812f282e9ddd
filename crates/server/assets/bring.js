// Fetches and compiles the engine of a game, once for all workers of a page. It comes packed, so that no
// host needs to know how; where a host has unpacked it on the way, that is fine too.

const brought = new Map();

export function bring(game) {
  // What could not be fetched is asked for again the next time.
  const fail = (error) => { brought.delete(game); throw error; };
  if (!brought.has(game)) brought.set(game, fetched(game).catch(fail));
  return brought.get(game);
}

async function fetched(game) {
  const answer = await fetch(new URL(`./engine-${game}.bin`, import.meta.url));
  if (!answer.ok) throw new Error(`the engine: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!packed) return WebAssembly.compile(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}
