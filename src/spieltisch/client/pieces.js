/**
 * Pieces: kept from scene to scene, glided from slot to slot.
 *
 * Pieces with the same key are interchangeable. Those whose slot is the same stay; of the others
 * one that vanished becomes one that appeared, and flies there on a layer above all boards, so
 * that no board's edge cuts it off.
 */

import { svg } from "./dom.js";
import { prefs } from "./prefs.js";

/** How pieces come to their places: how long a flight takes, and when that of a piece begins. */
const AT_ONCE = { duration: 480, delay: (_key, _slot) => 0 };
const EASING = "cubic-bezier(.3,.05,.2,1)";
/** A piece that goes along a row of places goes from one to the next, if they are as close as this, */
const NEXT = 3;
/** but for a single bend. */
const BEND = 15;
const LONGEST_WAY = 16;

const DIE = /^(die|white)\b/;

export class Pieces {
  /** @param {HTMLElement} sky the layer that flights cross */
  constructor(sky) {
    this.sky = sky;
    /** @type {{piece: import("./types.js").Piece, node: SVGElement}[]} */
    this.shown = [];
    /** @type {import("./types.js").Piece[]} what lies there, though it may still be on its way */
    this.lying = [];
    /** @type {Set<Animation>} */
    this.airborne = new Set();
  }

  /** Everything that flies is there. */
  land() {
    for (const flight of [...this.airborne]) flight.finish();
    // What is told at the end of a flight would come too late for who looks now.
    this.sky.replaceChildren();
    this.airborne.clear();
    for (const { node } of this.shown) node.classList.remove("flying");
  }

  /**
   * @param {import("./types.js").Piece[]} wanted
   * @param {Map<string, import("./board.js").Board>} boards
   * @param {{duration: number, delay: (key: string, slot: string) => number,
   *   still?: (slot: string) => boolean}} [pace] in `still` slots everything is there at once
   * @returns {{keys: string[]}} what came, moved or turned
   */
  show(wanted, boards, pace = AT_ONCE) {
    this.land();
    const { still = () => false } = pace;
    const pieces = this.merge(wanted, still);
    const begun = this.shown.length > 0;
    const glide = !prefs.stillness && begun && pace.duration > 0;
    const { staying, moving, leaving, coming } = this.match(pieces);
    const from = glide ? moving.map(({ old }) => ({ rect: this.rect(old.piece, boards), slot: old.piece.slot })) : [];
    if (glide) for (const old of leaving) if (!still(old.piece.slot)) this.leave(old, pace, boards);
    for (const { node } of leaving) node.remove();
    const turned = staying.filter(({ old, piece }) => old.piece.art !== piece.art).map(({ old, piece }) => ({ old, art: old.piece.art, piece }));
    const next = staying.map(({ old, piece }) => this.place(old.node, piece, boards));
    const flown = moving.map(({ old, piece }) => this.place(old.node, piece, boards));
    const fresh = coming.map((piece) => this.place(null, piece, boards));
    this.shown = [...next, ...flown, ...fresh];
    this.sort(pieces, boards);
    const changed = [...flown, ...fresh];
    if (glide) {
      flown.forEach((shown, index) => {
        if (!still(shown.piece.slot)) this.fly(shown, from[index], index, pace, boards);
      });
      for (const { old, art, piece } of turned) {
        if (!still(piece.slot) || DIE.test(piece.key)) this.turn(old.node, art, piece, pace, boards);
      }
    }
    if (begun && prefs.stillness !== "none" && pace.duration) {
      const fading = glide ? fresh : changed;
      for (const { node, piece } of fading) {
        if (still(piece.slot)) continue;
        const delay = glide ? pace.delay(piece.key, piece.slot) : 0;
        this.send(node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350, delay, fill: "backwards" }));
      }
    }
    return { keys: begun ? [...changed, ...turned].map(({ piece }) => piece.key) : [] };
  }

  /** What is to be seen, but in slots that are still what lies there now. */
  merge(pieces, still) {
    if (pieces === this.lying) return pieces;
    const there = this.lying.filter(({ slot }) => still(slot));
    const elsewhere = new Set(this.lying.filter(({ slot }) => !still(slot)).map(({ key }) => key));
    // What lies only there now is seen nowhere else.
    const only = new Set(there.map(({ key }) => key).filter((key) => !elsewhere.has(key)));
    return [...pieces.filter(({ key, slot }) => !still(slot) && !only.has(key)), ...there];
  }

  /** While a film is shown: what lies in still slots is seen there from now on. */
  settle(lying, boards, still) {
    const told = (pieces) => pieces.filter(({ slot }) => still(slot)).map(({ key, slot, art }) => `${key} ${slot} ${art}`).sort().join();
    const shown = this.shown.map(({ piece }) => piece);
    if (told(shown) !== told(lying)) this.show(shown, boards, { ...AT_ONCE, duration: 0, still });
  }

  match(pieces) {
    const free = new Map();
    for (const old of this.shown) {
      if (!free.has(old.piece.key)) free.set(old.piece.key, []);
      free.get(old.piece.key).push(old);
    }
    const staying = [];
    const rest = [];
    for (const piece of pieces) {
      const twins = free.get(piece.key) ?? [];
      const at = twins.findIndex((old) => old.piece.slot === piece.slot);
      if (at >= 0) staying.push({ old: twins.splice(at, 1)[0], piece });
      else rest.push(piece);
    }
    const moving = [];
    const coming = [];
    for (const piece of rest) {
      const old = (free.get(piece.key) ?? []).shift();
      if (old) moving.push({ old, piece });
      else coming.push(piece);
    }
    return { staying, moving, leaving: [...free.values()].flat(), coming };
  }

  place(node, piece, boards) {
    const board = boards.get(piece.slot.split("/")[0]);
    const [x, y, w, h] = piece.at;
    const made = node ?? svg("g", { class: "st-piece" }, svg("use"));
    made.setAttribute("transform", `translate(${x} ${y})`);
    made.classList.toggle("dim", Boolean(piece.dim));
    const use = made.firstChild;
    const wanted = { href: `#${piece.art}`, x: -w / 2, y: -h / 2, width: w, height: h };
    for (const [name, value] of Object.entries(wanted)) {
      if (use.getAttribute(name) !== String(value)) use.setAttribute(name, value);
    }
    this.badge(made, piece, w, h, board?.least ?? 0);
    if (board && made.parentNode !== board.pieces) board.pieces.append(made);
    return { piece, node: made };
  }

  badge(node, piece, w, h, least) {
    while (node.childNodes.length > 1) node.lastChild.remove();
    if (!piece.badge) return;
    const long = piece.badge.length > 1;
    const share = long ? 1.1 : 1.35;
    const r = Math.max(long ? 15 : 10.5, w * (long ? 0.25 : 0.2), least / share);
    // In the corner and within it: what lies beside, and the edge of what is lit, do not cover it.
    const [x, y] = [w / 2 - r, r - h / 2];
    node.append(
      svg("circle", { class: "st-badge", cx: x, cy: y, r }),
      svg("text", { class: "st-badge-text", x, y: y + r * 0.42, "font-size": r * share, text: piece.badge }),
    );
  }

  /** The scene's order is the order in which pieces lie on each other. */
  sort(pieces, boards) {
    const order = new Map(pieces.map((piece, index) => [piece, index]));
    this.shown.sort((a, b) => order.get(a.piece) - order.get(b.piece));
    for (const board of boards.values()) {
      const nodes = this.shown.filter(({ node }) => node.parentNode === board.pieces);
      nodes.forEach(({ node }, index) => {
        if (board.pieces.children[index] !== node) {
          board.pieces.insertBefore(node, board.pieces.children[index] ?? null);
        }
      });
    }
  }

  /** A flight that can be brought to its end. @param {Animation} flight @param {() => void} [landed] */
  send(flight, landed = () => {}) {
    this.airborne.add(flight);
    flight.onfinish = flight.oncancel = () => {
      this.airborne.delete(flight);
      landed();
    };
  }

  /** Where a piece is on the screen, with all the room that its picture may take; 0 wide if it is out of sight. */
  rect({ slot, at: [x, y, w, h] }, boards) {
    const board = boards.get(slot.split("/")[0]);
    const seen = board?.svg.isConnected && board.svg.getBoundingClientRect().width;
    const ctm = seen ? board.svg.getScreenCTM() : null;
    if (!ctm) return { left: 0, top: 0, width: 0, height: 0 };
    return { left: ctm.a * (x - w / 2) + ctm.e, top: ctm.d * (y - h / 2) + ctm.f, width: ctm.a * w, height: ctm.d * h };
  }

  /** A picture in the sky, as large as it is to be seen at a place. */
  bird(art, { left, top, width, height }) {
    const bird = svg(
      "svg",
      { class: "st-bird", viewBox: "-50 -50 100 100", width, height },
      svg("use", { href: `#${art}`, x: -50, y: -50, width: 100, height: 100 }),
    );
    bird.style.left = `${left}px`;
    bird.style.top = `${top}px`;
    this.sky.append(bird);
    return bird;
  }

  fly({ piece, node }, { rect: from, slot }, index, pace, boards) {
    const to = this.rect(piece, boards);
    const delay = pace.delay(piece.key, piece.slot) + Math.min(index, 8) * 40;
    if (!from.width || !to.width) {
      this.send(node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350, delay, fill: "backwards" }));
      return;
    }
    const bird = this.bird(piece.art, to);
    node.classList.add("flying");
    const size = from.width / to.width;
    const spot = (rect, scale) => ({
      transform: `translate(${rect.left - to.left}px, ${rect.top - to.top}px) scale(${scale})`,
    });
    const spin = DIE.test(piece.key) ? " rotate(540deg)" : "";
    const stops = this.way(slot, piece.slot, boards).map(({ left, top, width, height }) =>
      spot({ left: left + (width - to.width) / 2, top: top + (height - to.height) / 2 }, 1),
    );
    const lift = stops.length || spin ? [] : [{ ...spot({ left: (from.left + to.left) / 2, top: (from.top + to.top) / 2 }, (1 + size) * 0.62), offset: 0.5 }];
    const first = spot(from, size);
    const frames = [{ transform: first.transform + spin }, ...stops, ...lift, { transform: "none" }];
    const duration = pace.duration * (1 + stops.length * 0.06);
    this.send(bird.animate(frames, { duration, delay, easing: stops.length ? "ease-in-out" : EASING, fill: "backwards" }), () => {
      bird.remove();
      node.classList.remove("flying");
      node.classList.add("fresh");
      setTimeout(() => node.classList.remove("fresh"), 2500);
    });
  }

  /** The places between two of a row that are numbered one after the other, as a river's or a track's. */
  way(from, to, boards) {
    // A river may part: then its places have a letter for the arm.
    const [, row, start] = /^(.*?)(\d+)[a-z]?$/.exec(from) ?? [];
    const [, same, end, arm = ""] = /^(.*?)(\d+)([a-z]?)$/.exec(to) ?? [];
    const board = boards.get(to.split("/")[0]);
    const [first, last] = [Number(start), Number(end)];
    if (!board || !row || row !== same || Math.abs(last - first) > LONGEST_WAY) return [];
    const step = Math.sign(last - first);
    const stops = [];
    let bends = 0;
    let before = board.template.slots[board.slotName(from)];
    for (let at = first + step; before && step && at !== last + step; at += step) {
      const name = [row + at + arm, row + at].map((one) => board.slotName(one)).find((one) => one in board.template.slots);
      const slot = board.template.slots[name];
      const hop = slot ? Math.hypot(slot.x - before.x, slot.y - before.y) / Math.max(slot.w, slot.h) : Infinity;
      if (hop > NEXT) bends += 1;
      if (hop > BEND || bends > 1) return [];
      if (at !== last) stops.push(board.slots.get(name).getBoundingClientRect());
      before = slot;
    }
    return stops;
  }

  /** What leaves the table is seen to leave. */
  leave({ piece }, pace, boards) {
    const at = this.rect(piece, boards);
    if (!at.width) return;
    const bird = this.bird(piece.art, at);
    const gone = bird.animate([{ opacity: 1 }, { opacity: 0, transform: "translateY(-12px) scale(.8)" }], {
      duration: pace.duration * 0.7,
      delay: pace.delay(piece.key, piece.slot),
      fill: "both",
    });
    this.send(gone, () => bird.remove());
  }

  /** Dice roll where they lie; whatever else shows another face is turned over. */
  turn(node, art, piece, pace, boards) {
    const at = this.rect(piece, boards);
    const use = node.firstChild;
    if (!at.width) return;
    if (DIE.test(piece.key)) {
      const roll = [0, 1, 2, 3, 4].map((turn) => ({ transform: `rotate(${turn * 90}deg) scale(${turn % 2 ? 1.2 : 1})` }));
      this.send(use.animate(roll, { duration: pace.duration, easing: "ease-out" }));
      return;
    }
    const delay = pace.delay(piece.key, piece.slot);
    const bird = this.bird(art, at);
    bird.style.transformOrigin = "center";
    node.classList.add("flying");
    const half = pace.duration * 0.4;
    this.send(bird.animate([{ transform: "none" }, { transform: "scaleX(0)" }], { duration: half, delay, fill: "both" }), () => {
      bird.remove();
      node.classList.remove("flying");
      if (node.isConnected && !prefs.stillness) use.animate([{ transform: "scaleX(0)" }, { transform: "none" }], { duration: half });
    });
  }

  /** The picture that lies on top in a slot. */
  top(address) {
    return this.lying.findLast(({ slot }) => slot === address)?.art;
  }

  /** What lies in a slot. */
  labels(address) {
    return this.lying.filter(({ slot, label }) => slot === address && label).map(({ label }) => label);
  }
}
