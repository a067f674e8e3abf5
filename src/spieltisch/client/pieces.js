/**
 * Pieces: kept from scene to scene, glided from slot to slot.
 *
 * Pieces with the same key are interchangeable. Those whose slot is the same stay; of the others
 * one that vanished becomes one that appeared, and flies there on a layer above all boards, so
 * that no board's edge cuts it off.
 */

import { svg } from "./dom.js";
import { prefs } from "./prefs.js";

const FLIGHT = { duration: 480, easing: "cubic-bezier(.3,.05,.2,1)" };

const DIE = /^(die|white)\b/;

export class Pieces {
  /** @param {HTMLElement} sky the layer that flights cross */
  constructor(sky) {
    this.sky = sky;
    /** @type {{piece: import("./types.js").Piece, node: SVGElement}[]} */
    this.shown = [];
  }

  /**
   * @param {import("./types.js").Piece[]} pieces
   * @param {Map<string, import("./board.js").Board>} boards
   * @returns {{moved: number, rolled: number}} how many came or moved, and how many dice of them
   */
  show(pieces, boards) {
    const begun = this.shown.length > 0;
    const glide = !prefs.stillness && begun;
    const { staying, moving, leaving, coming } = this.match(pieces);
    const from = glide ? moving.map(({ old }) => old.node.getBoundingClientRect()) : [];
    for (const { node } of leaving) node.remove();
    const next = staying.map(({ old, piece }) => this.place(old.node, piece, boards));
    const flown = moving.map(({ old, piece }) => this.place(old.node, piece, boards));
    const fresh = coming.map((piece) => this.place(null, piece, boards));
    this.shown = [...next, ...flown, ...fresh];
    this.sort(pieces, boards);
    const changed = [...flown, ...fresh];
    if (glide) flown.forEach((shown, index) => this.fly(shown, from[index], index));
    if (begun && prefs.stillness !== "none") {
      const fading = glide ? fresh : changed;
      for (const { node } of fading) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350 });
    }
    const turned = staying.filter(({ old, piece }) => old.piece.art !== piece.art);
    const dice = [...changed, ...turned].filter(({ piece }) => DIE.test(piece.key));
    return { moved: begun ? changed.length : 0, rolled: begun ? dice.length : 0 };
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
    const [x, y] = [w * 0.42, -h * 0.36];
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

  fly({ piece, node }, from, index) {
    const to = node.getBoundingClientRect();
    if (!from.width || !to.width) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 350 });
      return;
    }
    const bird = svg(
      "svg",
      { class: "st-bird", viewBox: "-50 -50 100 100", width: to.width, height: to.height },
      svg("use", { href: `#${piece.art}`, x: -50, y: -50, width: 100, height: 100 }),
    );
    bird.style.left = `${to.left}px`;
    bird.style.top = `${to.top}px`;
    this.sky.append(bird);
    node.classList.add("flying");
    const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    const size = `scale(${from.width / to.width})`;
    const flight = bird.animate(
      [{ transform: `${shift} ${size}` }, { transform: "none" }],
      { ...FLIGHT, delay: Math.min(index, 8) * 40, fill: "backwards" },
    );
    flight.onfinish = flight.oncancel = () => {
      bird.remove();
      node.classList.remove("flying");
      node.classList.add("fresh");
      setTimeout(() => node.classList.remove("fresh"), 2500);
    };
  }

  /** The picture that lies on top in a slot. */
  top(address) {
    return this.shown.findLast(({ piece }) => piece.slot === address)?.piece.art;
  }

  /** What lies in a slot. */
  labels(address) {
    return this.shown
      .filter(({ piece }) => piece.slot === address && piece.label)
      .map(({ piece }) => piece.label);
  }
}
