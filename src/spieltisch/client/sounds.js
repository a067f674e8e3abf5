/** Small sounds, made here and not loaded: my turn, a piece is laid, dice roll. Off by default. */

import { prefs } from "./prefs.js";

// Each sound is a few tones: when it starts, how long, from which to which pitch, how loud, shape.
const TUNES = {
  turn: [
    [0, 0.18, 523, 523, 0.16, "sine"],
    [0.13, 0.3, 784, 784, 0.16, "sine"],
  ],
  piece: [[0, 0.09, 210, 90, 0.22, "triangle"]],
  dice: [
    [0, 0.04, 900, 300, 0.12, "square"],
    [0.07, 0.04, 760, 260, 0.12, "square"],
    [0.16, 0.04, 840, 280, 0.1, "square"],
    [0.28, 0.05, 640, 200, 0.08, "square"],
  ],
};

export class Sounds {
  constructor() {
    this.context = null;
    // A browser lets a page sound only after somebody has done something on it.
    const wake = () => this.wake();
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, wake, { passive: true });
    prefs.addEventListener("change", wake);
  }

  wake() {
    if (prefs.get("sound") !== "on" || !navigator.userActivation?.hasBeenActive) return;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") this.context.resume();
  }

  /** @param {keyof TUNES} name */
  play(name) {
    if (prefs.get("sound") !== "on" || !this.context) return;
    const now = this.context.currentTime;
    for (const tone of TUNES[name]) this.tone(now, ...tone);
  }

  tone(now, start, length, from, to, loud, shape) {
    const { context } = this;
    const [begin, end] = [now + start, now + start + length];
    const pitch = context.createOscillator();
    const volume = context.createGain();
    pitch.type = shape;
    pitch.frequency.setValueAtTime(from, begin);
    pitch.frequency.exponentialRampToValueAtTime(to, end);
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    pitch.connect(volume).connect(context.destination);
    pitch.start(begin);
    pitch.stop(end);
  }
}
