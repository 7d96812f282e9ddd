// Fetches and compiles the engine, once for all workers of a page. It comes packed, so that no host
// needs to know how; where a host has unpacked it on the way, that is fine too.

export async function bring() {
  const answer = await fetch(new URL("./engine.bin", import.meta.url));
  if (!answer.ok) throw new Error(`the engine: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!packed) return WebAssembly.compile(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}
