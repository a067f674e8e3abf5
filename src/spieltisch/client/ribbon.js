/**
 * The turn ribbon: where I am in my turn, part by part. It goes away by itself after two finished
 * games of this kind, which this browser remembers; a wish brings it back.
 */

import { el } from "./dom.js";
import { prefs } from "./prefs.js";

const ENOUGH = 2;

export class Ribbon {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    this.kept = `finished ${table.stage.game}`;
    /** @type {import("./types.js").TurnPart[]|undefined} */
    this.parts = undefined;
    this.root = el("ol", { class: "st-ribbon", "aria-label": table.words.turn, hidden: true });
    prefs.addEventListener("change", () => this.draw());
  }

  /** The tables at which games of this kind were finished here. @returns {string[]} */
  get finished() {
    return JSON.parse(localStorage.getItem(this.kept) ?? "[]");
  }

  get wanted() {
    const wish = prefs.get("ribbon");
    return wish === "always" || (wish === "first" && this.finished.length < ENOUGH);
  }

  /** @param {import("./types.js").TurnPart[]} [parts] @param {boolean} [puzzle] whether this is no game */
  show(parts, puzzle = false) {
    const { table } = this;
    const id = table.getAttribute("data-table") ?? "";
    if (table.real.over && !puzzle && id && !this.finished.includes(id)) {
      localStorage.setItem(this.kept, JSON.stringify([...this.finished, id].slice(-ENOUGH)));
    }
    this.parts = parts;
    this.draw();
  }

  draw() {
    this.root.hidden = !this.parts?.length || !this.wanted;
    if (this.root.hidden) return;
    const at = this.parts.findIndex(({ now }) => now);
    const part = ({ text, why, now }, index) => {
      const told = (event) => this.table.tips.show(event.currentTarget, { title: text, lines: [why] });
      const gone = () => this.table.tips.hide();
      const state = now ? "now" : index < at ? "done" : "";
      return el(
        "li",
        { class: state, "aria-current": now ? "step" : null },
        el("button", { type: "button", "aria-description": why, onpointerenter: told, onfocus: told, onclick: told, onpointerleave: gone, onblur: gone, text }),
      );
    };
    this.root.replaceChildren(...this.parts.map(part));
  }
}
