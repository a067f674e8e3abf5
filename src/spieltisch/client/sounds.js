/**
 * Small sounds, made here and not loaded; low until somebody wishes for more, or for none.
 *
 * A page may sound only after somebody has done something on it. Every sound is a few tones: when it
 * starts, how long, from which to which pitch, how loud, and its shape; `noise` is air around a pitch,
 * as of paper or wood.
 */

import { prefs } from "./prefs.js";

const VOLUMES = { off: 0, low: 0.22, medium: 0.5, loud: 1 };

const TUNES = {
  turn: [[0, 0.18, 523, 523, 0.16, "sine"], [0.13, 0.3, 784, 784, 0.16, "sine"]],
  chat: [[0, 0.07, 660, 700, 0.1, "sine"], [0.09, 0.1, 880, 900, 0.1, "sine"]],
  win: [[0, 0.2, 523, 523, 0.14, "triangle"], [0.16, 0.2, 659, 659, 0.14, "triangle"], [0.32, 0.2, 784, 784, 0.14, "triangle"], [0.48, 0.6, 1047, 1047, 0.16, "triangle"]],
  over: [[0, 0.25, 523, 523, 0.12, "triangle"], [0.22, 0.5, 392, 392, 0.12, "triangle"]],
  dice: [[0, 0.04, 2600, 1400, 0.4, "noise"], [0.07, 0.04, 2200, 1200, 0.35, "noise"], [0.16, 0.04, 2500, 1300, 0.3, "noise"], [0.28, 0.06, 1900, 900, 0.25, "noise"]],
  card: [[0, 0.09, 3200, 5200, 0.22, "noise"]],
  coin: [[0, 0.09, 1900, 1850, 0.07, "sine"], [0.03, 0.22, 2850, 2800, 0.06, "sine"]],
  tile: [[0, 0.05, 900, 300, 0.5, "noise"], [0, 0.09, 180, 90, 0.22, "triangle"]],
  ship: [[0, 0.5, 500, 900, 0.22, "noise"], [0.25, 0.45, 800, 350, 0.18, "noise"]],
  piece: [[0, 0.09, 210, 90, 0.22, "triangle"], [0, 0.03, 1500, 800, 0.2, "noise"]],
  points: [[0, 0.08, 740, 740, 0.08, "triangle"], [0.07, 0.14, 988, 988, 0.08, "triangle"]],
  count: [[0, 0.05, 587, 620, 0.06, "triangle"]],
  taken: [[0, 0.05, 420, 330, 0.12, "triangle"]],
  refused: [[0, 0.12, 196, 160, 0.14, "triangle"], [0.12, 0.16, 165, 130, 0.14, "triangle"]],
  undone: [[0, 0.12, 520, 300, 0.1, "sine"]],
  hint: [[0, 0.12, 1175, 1175, 0.06, "sine"], [0.1, 0.25, 1568, 1568, 0.05, "sine"]],
  page: [[0, 0.12, 2400, 3600, 0.14, "noise"]],
};

/** What a piece sounds like when it comes to its place, by what its key begins with. */
const MATERIALS = [
  [/^(die|white)\b/, "dice"],
  [/^(ship|boat)/, "ship"],
  [/tile|goal|strip|goods|hex|back|bonus/, "tile"],
];

/** @param {string} key @returns {keyof TUNES} */
export const soundOf = (key) => /** @type {keyof TUNES} */ (MATERIALS.find(([like]) => /** @type {RegExp} */ (like).test(key))?.[1] ?? "piece");

export class Sounds {
  static TUNES = TUNES;

  constructor() {
    this.context = null;
    // A browser lets a page sound only after somebody has done something on it.
    const wake = () => this.wake();
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, wake, { passive: true });
    prefs.addEventListener("change", wake);
  }

  get volume() {
    return VOLUMES[prefs.get("sound")];
  }

  wake() {
    if (!this.volume || !navigator.userActivation?.hasBeenActive) return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
  }

  /** @param {keyof TUNES} name */
  play(name) {
    if (!this.volume || !this.context || document.hidden) return;
    const now = this.context.currentTime;
    for (const tone of TUNES[name]) this.tone(now, ...tone);
  }

  tone(now, start, length, from, to, loud, shape) {
    const { context } = this;
    const [begin, end] = [now + start, now + start + length];
    const volume = context.createGain();
    volume.gain.setValueAtTime(loud * this.volume, begin);
    volume.gain.exponentialRampToValueAtTime(0.0005, end);
    volume.connect(context.destination);
    const source = shape === "noise" ? this.air() : context.createOscillator();
    const pitch = shape === "noise" ? context.createBiquadFilter() : source;
    pitch.frequency.setValueAtTime(from, begin);
    pitch.frequency.exponentialRampToValueAtTime(to, end);
    pitch.type = shape === "noise" ? "bandpass" : shape;
    if (pitch !== source) source.connect(pitch);
    pitch.connect(volume);
    source.start(begin);
    source.stop(end);
  }

  /** A second of air, made once. */
  air() {
    const { context } = this;
    if (!this.noise) {
      this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const samples = this.noise.getChannelData(0);
      for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.noise;
    return source;
  }
}
