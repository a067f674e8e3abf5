/** One board on the screen: its drawing, its slots, the pieces in them. */

import { el, svg } from "./dom.js";

const HEX = [0, 1, 2, 3, 4, 5].map((turn) => [
  Math.sin((Math.PI / 3) * turn),
  -Math.cos((Math.PI / 3) * turn),
]);
const ZOOMS = [1, 1.6, 2.4];
const READABLE = 11.05;

/** @param {import("./types.js").Slot} slot */
function outline(slot) {
  if (slot.shape === "disc") return svg("circle", { cx: slot.x, cy: slot.y, r: slot.w / 2 });
  if (slot.shape === "hex") {
    const radius = slot.w / 2 - 1;
    const points = HEX.map(([x, y]) => `${slot.x + x * radius},${slot.y + y * radius}`);
    return svg("polygon", { points: points.join(" ") });
  }
  const [x, y] = [slot.x - slot.w / 2, slot.y - slot.h / 2];
  return svg("rect", { x, y, width: slot.w, height: slot.h, rx: Math.min(10, slot.h / 4) });
}

// A hexagon is narrower than it is high.
const wideOf = ({ shape, w }) => (shape === "hex" ? w * 0.87 : w);
const COVERED = 0.15;

/** Whether a slot lies on another with more than its edge. */
function covers(slot, other) {
  const across = (wideOf(slot) + wideOf(other)) / 2 - Math.abs(slot.x - other.x);
  const along = (slot.h + other.h) / 2 - Math.abs(slot.y - other.y);
  const shared = Math.min(across, wideOf(slot)) * Math.min(along, slot.h);
  return across > 0 && along > 0 && shared > COVERED * wideOf(slot) * slot.h;
}

/** The size of the smallest words of a drawing, in its own units. */
function smallest(art) {
  const sizes = [...art.matchAll(/ font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  return sizes.length ? Math.min(...sizes) : 0;
}

export class Board {
  /**
   * @param {import("./types.js").Panel} panel
   * @param {import("./types.js").Template} template
   * @param {Record<string, string>} words
   */
  constructor(panel, template, words) {
    this.id = panel.id;
    this.panel = panel;
    this.template = template;
    this.words = words;
    this.zoom = 0;
    this.pieces = svg("g", { class: "st-pieces" });
    this.readouts = svg("g", { class: "st-readouts" });
    this.overlay = svg("g", { class: "st-slots" });
    // What is not lit steps back; what is lit has a dark edge below its bright one, and light around it
    // that does not fall on what lies there.
    const whole = { maskUnits: "userSpaceOnUse", x: 0, y: 0, width: template.width, height: template.height };
    this.holes = svg("mask", { id: `st-holes-${panel.id}`, ...whole });
    this.veil = svg("rect", { class: "st-veil", width: template.width, height: template.height, mask: `url(#st-holes-${panel.id})` });
    // Light falls around what is lit, not on it.
    this.glows = svg("g", { class: "st-glows", mask: `url(#st-holes-${panel.id})` });
    this.halos = svg("g", { class: "st-halos" });
    this.tags = svg("g", { class: "st-tags", "aria-hidden": "true" });
    const art = svg("g", { class: "st-art", "aria-hidden": "true" });
    art.innerHTML = template.art;
    this.svg = svg(
      "svg",
      { viewBox: `0 0 ${template.width} ${template.height}`, class: "st-board", role: "group" },
      art,
      this.glows,
      this.pieces,
      this.readouts,
      this.holes,
      this.veil,
      this.halos,
      this.overlay,
      this.tags,
    );
    this.svg.style.setProperty("--ratio", String(template.width / template.height));
    this.title = el("span", { class: "st-panel-name" });
    this.scroller = el("div", { class: "st-scroller" }, this.svg);
    this.root = el(
      "section",
      { class: "st-panel", "data-panel": panel.id, "data-role": panel.role },
      el("header", { class: "st-panel-head" }, this.title, this.zoomButton()),
      this.scroller,
    );
    this.root.style.setProperty("--ratio", String(template.width / template.height));
    // A board is never so small that its smallest words could not be read.
    this.least = smallest(template.art);
    this.readable = this.least ? (template.width * READABLE) / this.least : 0;
    this.svg.style.setProperty("--least", `${this.readable}px`);
    this.makeSlots();
    this.rename(panel);
  }

  rename(panel) {
    this.panel = panel;
    this.root.dataset.role = panel.role;
    if (panel.seat !== undefined) this.root.dataset.seat = String(panel.seat);
    this.title.textContent = panel.title;
    this.svg.setAttribute("aria-label", panel.title);
  }

  zoomButton() {
    const button = el("button", { type: "button", class: "st-zoom" });
    const name = () => {
      const last = this.zoom === ZOOMS.length - 1;
      const word = this.words[last ? "zoom-reset" : "zoom-in"];
      button.textContent = last ? "⊖" : "⊕";
      button.title = word;
      button.setAttribute("aria-label", word);
    };
    button.addEventListener("click", () => {
      this.zoom = (this.zoom + 1) % ZOOMS.length;
      this.scroller.style.setProperty("--zoom", String(ZOOMS[this.zoom]));
      name();
    });
    name();
    return button;
  }

  makeSlots() {
    /** @type {Map<string, SVGElement>} */
    this.slots = new Map();
    const bySize = Object.entries(this.template.slots).sort(
      ([, a], [, b]) => b.w * b.h - a.w * a.h,
    );
    for (const [name, slot] of bySize) {
      const shape = outline(slot);
      shape.classList.add("st-slot");
      shape.dataset.slot = `${this.id}/${name}`;
      shape.setAttribute("role", "img");
      shape.setAttribute("aria-label", slot.label);
      this.slots.set(name, shape);
      this.overlay.append(shape);
    }
  }

  /**
   * Make some slots stand out from the rest, with what the cheapest option there costs.
   * @param {string[]} lit @param {string[]} tools
   * @param {Map<string, import("./types.js").Price>} prices
   */
  light(lit, tools, prices) {
    const shape = (name, className) => {
      const made = outline(this.template.slots[name]);
      made.setAttribute("class", className);
      return made;
    };
    const { width, height } = this.template;
    const ground = svg("rect", { width, height, fill: "#fff" });
    const hole = (name) => {
      const made = shape(name, "st-hole");
      made.setAttribute("fill", "#000");
      return made;
    };
    this.holes.replaceChildren(ground, ...[...lit, ...tools].map(hole));
    this.glows.replaceChildren(...lit.map((name) => shape(name, "st-glow")));
    this.halos.replaceChildren(...lit.map((name) => shape(name, "st-halo")), ...tools.map((name) => shape(name, "st-halo st-halo-tool")));
    this.tags.replaceChildren(...[...prices].map(([name, price]) => this.tag(this.template.slots[name], price)));
  }

  /** What a place costs, on its edge. @param {import("./types.js").Slot} slot @param {import("./types.js").Price} price */
  tag(slot, { icon: art, amount }) {
    const high = Math.max(this.least * 1.35, 26);
    const wide = high * 1.75;
    // On a hexagon's shoulder; else in the lower left corner, where neither counts nor headings stand.
    const [x, y] = slot.shape === "hex"
      ? [slot.x + wideOf(slot) / 2 - wide * 0.62, slot.y - slot.h / 2 + high * 0.42]
      : [slot.x - slot.w / 2 + wide * 0.42, slot.y + slot.h / 2 - high * 0.4];
    return svg(
      "g",
      { class: "st-tag", transform: `translate(${x} ${y})` },
      svg("rect", { x: -wide / 2, y: -high / 2, width: wide, height: high, rx: high / 2 }),
      svg("use", { href: `#${art}`, x: -wide / 2 + 1, y: -high / 2 + 1, width: high - 2, height: high - 2 }),
      svg("text", { x: wide * 0.22, y: high * 0.3, "font-size": high * 0.8, text: amount }),
    );
  }

  /** The slots that cover a part of some others and are none of them. @param {Set<string>} named */
  over(named) {
    const found = new Set();
    const below = [];
    for (const name of this.slots.keys()) {
      const slot = this.template.slots[name];
      if (named.has(name)) below.push(slot);
      else if (below.some((other) => covers(slot, other))) found.add(name);
    }
    return found;
  }

  /** @param {import("./types.js").Readout[]} readouts */
  write(readouts) {
    const shown = new Map([...this.readouts.children].map((node) => [node.dataset.slot, node]));
    for (const readout of readouts) {
      const slot = this.template.slots[readout.slot.slice(this.id.length + 1)];
      let node = shown.get(readout.slot);
      shown.delete(readout.slot);
      if (!node) {
        const size = Math.max(this.least, Math.min(24, slot.h * 0.72));
        node = svg("text", { x: slot.x, y: slot.y + size * 0.35, "font-size": size });
        node.dataset.slot = readout.slot;
        this.readouts.append(node);
      }
      if (node.textContent !== readout.text) {
        const before = Number(node.textContent);
        if (node.textContent !== "" && before !== Number(readout.text)) node.classList.add("fresh");
        node.textContent = readout.text;
      }
    }
    for (const node of shown.values()) node.remove();
  }

  /** The slot next to this one in a direction, for arrow keys. */
  neighbour(name, dx, dy) {
    const from = this.template.slots[name];
    let best = null;
    let nearest = Infinity;
    for (const [other, slot] of Object.entries(this.template.slots)) {
      const [x, y] = [slot.x - from.x, slot.y - from.y];
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (other === name || ahead < 4 || aside > ahead * 1.8) continue;
      const distance = ahead + 1.5 * aside;
      if (distance < nearest) [best, nearest] = [other, distance];
    }
    return best;
  }

  slotName(address) {
    return address.slice(this.id.length + 1);
  }

  remove() {
    this.root.remove();
  }
}
