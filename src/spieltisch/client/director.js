/**
 * The director: what others and the rules do is played one event after the other.
 *
 * Every update becomes a reel, every line of its news a beat: a caption says who does what, the
 * pieces that the line names glide, numbers fly to their counters, and the places keep a glow in the
 * actor's colour until I decide. What is asked of me never waits for it: the question and what is lit
 * are there at once, only the picture follows; and as soon as I act the film is at its end.
 */

import { el, icon, tool } from "./dom.js";
import { prefs } from "./prefs.js";

/** How long an event is seen, in milliseconds. */
export const PACES = { off: 0, fast: 400, normal: 700, calm: 1000 };
/** When more events than this wait they are played faster, */
const HURRIED = 6;
/** and when there are more than this the film is at its end. */
const MOST = 40;
const FASTEST = 120;
// A place that names half a board says nothing.
const NAMED = 3;

/**
 * @typedef {{line: import("./types.js").StoryLine|null, flights: import("./types.js").Flight[],
 *   gains: import("./types.js").Gain[]}} Beat
 * @typedef {{scene: import("./types.js").Scene|null, seat: number, beats: Beat[]}} Reel
 */

/**
 * The events of an update in their order, each with the pieces and numbers that go with it.
 * My own deed needs no words: its lines are one beat, seen at once.
 * @param {import("./types.js").Update} update
 * @returns {Beat[]}
 */
export function beatsOf({ scene, news = [], moved = [], gained = [], deeds = [] }) {
  const mine = (seat) => seat === scene.seat && scene.seat >= 0;
  const own = deeds.some(({ seat }) => mine(seat));
  const told = news.filter((line) => line.kind !== "chat" && !(own && mine(line.seat)));
  /** @type {Beat[]} */
  const beats = told.map((line) => ({ line, flights: [], gains: [] }));
  if (own || !beats.length) beats.unshift({ line: null, flights: [], gains: [] });
  const names = (slot) => beats.find(({ line }) => line?.slots.includes(slot));
  for (const flight of moved) (names(flight.to) ?? names(flight.from) ?? beats[0]).flights.push(flight);
  for (const gain of gained) {
    const theirs = beats.filter(({ line }) => line?.seat === gain.seat);
    const points = gain.icon === "vp" && theirs.findLast(({ line }) => line.kind !== "move");
    (points || theirs.at(-1) || beats[0]).gains.push(gain);
  }
  return beats;
}

/**
 * The places that a beat speaks of: of several that its line names, those where something has moved.
 * @param {Beat} beat
 */
function named({ line, flights }) {
  const slots = line && line.slots.length <= NAMED ? line.slots : [];
  const changed = slots.filter((slot) => flights.some(({ from, to }) => slot === from || slot === to));
  return changed.length ? changed : slots;
}

export class Director {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    /** @type {Reel[]} */
    this.reels = [];
    /** @type {Reel|null} */
    this.reel = null;
    this.timer = 0;
    this.marker = el("span", { class: "st-film-who" });
    this.text = el("span", { class: "st-film-text" });
    this.bar = el("i", { class: "st-film-bar" });
    // Who listens has heard all of it already.
    const caption = el("p", { "aria-hidden": "true" }, this.marker, this.text);
    this.root = el(
      "div",
      { class: "st-film", hidden: true },
      caption,
      tool("tool-on", table.words["film-skip"], () => this.skip(), "F", "st-tool st-film-skip"),
      this.bar,
    );
    this.onHide = () => {
      if (document.hidden) this.skip();
    };
    document.addEventListener("visibilitychange", this.onHide);
  }

  end() {
    this.skip();
    document.removeEventListener("visibilitychange", this.onHide);
  }

  get pace() {
    return document.hidden ? 0 : PACES[prefs.get("pace")];
  }

  /** Whether an opponent's turn is seen, so that it need not be told. */
  get films() {
    return this.pace > 0 && !prefs.stillness;
  }

  get playing() {
    return this.reel !== null || this.reels.length > 0;
  }

  /** How many events are still to be seen. */
  get waiting() {
    return this.reels.reduce((sum, { beats }) => sum + beats.length, 0);
  }

  /** Whether the picture of a scene is still to come. */
  holds(scene) {
    return this.reels.some((reel) => reel.scene === scene) || this.reel?.scene === scene;
  }

  /**
   * Queue an update. With reduced motion the picture changes at once and only the words are played.
   * @param {import("./types.js").Update} update
   */
  hear(update) {
    if (!this.pace) {
      this.skip();
      return;
    }
    const beats = beatsOf(update);
    const still = Boolean(prefs.stillness);
    if (still && !beats.some(({ line }) => line)) return;
    const seat = update.deeds?.findLast((deed) => deed.seat >= 0)?.seat ?? -1;
    this.reels.push({ scene: still ? null : update.scene, seat, beats });
    if (this.waiting > MOST) {
      for (const { beats: all, seat: by } of this.reels) for (const beat of all) this.glow(beat, by);
      const last = this.reels.at(-1);
      this.stop();
      this.reels = [{ ...last, beats: beats.slice(-1) }];
    }
  }

  /** Begin, if nothing is playing. */
  play() {
    if (!this.reel && this.reels.length) this.next();
  }

  next() {
    this.reel = this.reels.shift() ?? null;
    if (!this.reel) {
      this.close();
      return;
    }
    const { beats } = this.reel;
    const hurry = Math.max(1, (this.waiting + beats.length) / HURRIED);
    this.tempo = Math.max(FASTEST, this.pace / hurry);
    this.at = -1;
    this.draw(this.reel);
    this.step();
  }

  /** The picture of a reel: everything in its place, the flights each at their beat. */
  draw({ scene, beats }) {
    if (!scene) return;
    const when = new Map();
    beats.forEach(({ flights }, index) => {
      for (const { key, from, to } of flights) {
        for (const slot of [from, to]) if (slot) when.set(`${key} ${slot}`, index * this.tempo);
      }
    });
    const duration = Math.max(240, Math.min(this.tempo * 0.85, 750));
    const still = this.answering();
    this.table.picture(scene, { duration, delay: (key, slot) => when.get(`${key} ${slot}`) ?? 0, still }, beats.flatMap(({ gains }) => gains));
  }

  /** Where I am asked something is what I am asked about: that is seen as it is, whatever the film shows. */
  answering() {
    const { scene, pointing } = this.table;
    const tools = new Set(scene.tools ?? []);
    return (slot) => scene.asked && (pointing.answers.has(slot) || tools.has(slot));
  }

  /** A question has come while a film is shown. */
  yield() {
    if (this.reel?.scene && this.table.scene.asked) this.table.pieces.settle(this.table.scene.pieces, this.table.boards, this.answering());
  }

  step() {
    const { beats, seat } = this.reel;
    this.at += 1;
    const beat = beats[this.at];
    if (!beat) {
      this.table.seats.settle();
      this.next();
      return;
    }
    if (beat.line) this.caption(beat.line);
    else this.close();
    this.glow(beat, seat);
    if (this.reel.scene) for (const gain of beat.gains) this.fly(gain, beat);
    this.bar.style.setProperty("--done", String((this.at + 1) / beats.length));
    // My own move holds up nothing but its flight.
    const short = !beat.line && !beat.flights.length && !beat.gains.length;
    this.timer = setTimeout(() => this.step(), short ? 0 : this.tempo);
  }

  caption({ text, seat, slots }) {
    const { table } = this;
    this.root.hidden = false;
    // Who is asked needs the board: the words step aside.
    this.root.classList.toggle("aside", table.scene.asked);
    this.root.dataset.seat = String(seat);
    this.marker.replaceChildren(...(seat >= 0 ? [icon(`marker-${seat}`)] : []));
    this.text.textContent = text;
    table.seats.act(seat);
    table.pointing.tell(named(this.reel.beats[this.at]));
    // Who waits is shown where it happens; who is asked stays where the answer is.
    if (!table.scene.asked) table.layout.follow(slots);
  }

  /** The places of a beat keep a glow until I decide. @param {Beat} beat */
  glow(beat, seat) {
    const { line, flights } = beat;
    const by = line && line.seat >= 0 ? line.seat : seat;
    if (by < 0 || by === this.table.scene?.seat || this.table.scene?.over) return;
    // Where everything is pushed along nothing stands out.
    const gone = flights.length <= NAMED ? flights.map(({ from, to }) => to ?? from) : [];
    this.table.pointing.touch([...named(beat), ...gone], by);
  }

  /** A number flies from where it was earned to its counter. */
  fly({ seat, icon: art, by }, beat) {
    const { table } = this;
    const counter = table.seats.counter(seat, art);
    if (!counter) return;
    const to = counter.getBoundingClientRect();
    const sources = [...(beat.line?.slots ?? []), ...beat.flights.map(({ to: slot }) => slot)];
    const from = sources.map((slot) => table.pointing.rect(slot)).find((rect) => rect?.width);
    if (!from || !to.width) {
      table.seats.settle(seat, art);
      return;
    }
    const chip = el("span", { class: `st-chip${by < 0 ? " less" : ""}` }, by > 0 ? `+${by}` : `−${-by}`, icon(art));
    chip.style.left = `${to.left + to.width / 2}px`;
    chip.style.top = `${to.top + to.height / 2}px`;
    table.pieces.sky.append(chip);
    const start = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
    const [here, there] = by < 0 ? [[0, 0], start] : [start, [0, 0]];
    /** @param {number[]} place @param {number} size */
    const at = ([x, y], size) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})` });
    const flight = chip.animate(
      [{ ...at(here, 0.6), opacity: 0 }, { ...at(here, 1.25), opacity: 1, offset: 0.25 }, { ...at(there, 1), opacity: 1 }],
      { duration: Math.max(300, this.tempo * 0.95), easing: "cubic-bezier(.4,0,.3,1)" },
    );
    table.pieces.airborne.add(flight);
    flight.onfinish = flight.oncancel = () => {
      table.pieces.airborne.delete(flight);
      chip.remove();
      table.seats.settle(seat, art);
    };
    if (by > 0) table.sounds.play(art === "vp" ? "points" : "coin");
  }

  /** Another picture takes the film's place; words that go without pictures may go on. */
  overtake() {
    if ([this.reel, ...this.reels].some((reel) => reel?.scene)) this.skip();
  }

  /** To the end: everything lies where it belongs. */
  skip() {
    if (!this.playing) return;
    for (const { beats, seat } of this.reels) for (const beat of beats) this.glow(beat, seat);
    const last = this.reels.findLast(({ scene }) => scene)?.scene;
    this.stop();
    this.reels = [];
    if (last) this.table.picture(last, { duration: 0, delay: () => 0 });
    this.close();
  }

  stop() {
    clearTimeout(this.timer);
    this.reel = null;
    this.table.pieces?.land();
    this.table.seats.settle();
  }

  close() {
    this.root.hidden = true;
    this.table.seats.act(-1);
    this.table.pointing?.tell([]);
  }
}
