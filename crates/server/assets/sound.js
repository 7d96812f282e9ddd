// Small sounds, made on the spot; off unless the settings say otherwise.

let context = null;

function audio() {
  if (document.documentElement.dataset.sound !== "on") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
}

/** A wooden tap. */
export function tap() {
  tone(220, 0.05, 0, "triangle");
}

/** Two soft bells: it is your turn. */
export function bell() {
  tone(660, 0.25, 0, "sine");
  tone(880, 0.35, 0.12, "sine");
}

/** Dice on wood. */
export function rattle() {
  for (let hit = 0; hit < 6; hit += 1) tone(140 + 40 * Math.random(), 0.04, hit * 0.07, "square");
}

function tone(pitch, length, wait, shape) {
  const out = audio();
  if (!out) return;
  const [wave, volume, begin] = [out.createOscillator(), out.createGain(), out.currentTime + wait];
  wave.type = shape;
  wave.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  wave.connect(volume).connect(out.destination);
  wave.start(begin);
  wave.stop(begin + length);
}
