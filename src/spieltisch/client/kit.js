/**
 * The kit: what I act with, such as dice, always in sight beside the question.
 *
 * Options say which slots they are done with. Whoever picks one of those, here or on the board, sees
 * what can be done with it: only those options stay lit and listed. Picked once more it is put back.
 */

import { el, icon } from "./dom.js";

export class Kit {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    /** @type {string[]} */
    this.picked = [];
    this.root = el("div", { class: "st-kit", role: "group", "aria-label": table.words.kit, hidden: true });
    this.root.addEventListener("click", (event) => {
      const button = /** @type {HTMLElement} */ (event.target).closest("[data-tool]");
      if (button) this.pick(button.getAttribute("data-tool"));
    });
  }

  /** Whether an option is done with all that is picked. @param {import("./types.js").OptionLine} option */
  fits(option, picked = this.picked) {
    return picked.every((slot) => option.tools?.includes(slot));
  }

  /** Whether something can be done with what lies there. */
  has(slot) {
    return this.table.scene.options.some((option) => option.tools?.includes(slot));
  }

  /** Take up what lies in a slot, or put it back. */
  pick(slot) {
    const { table, picked } = this;
    if (!this.has(slot)) return;
    const next = picked.includes(slot) ? picked.filter((one) => one !== slot) : [...picked, slot];
    // What does not go together with it is put back.
    const fitting = table.scene.options.some((option) => this.fits(option, next));
    this.picked = fitting ? next : [slot];
    this.changed();
    const count = table.scene.options.filter((option) => this.fits(option)).length;
    table.say(`${count} ${table.words.several}`);
  }

  putBack() {
    if (!this.picked.length) return false;
    this.picked = [];
    this.changed();
    return true;
  }

  changed() {
    const { table } = this;
    table.pointing.show(table.scene);
    table.ask.filter();
    table.layout.refresh(this.picked.length > 0);
    this.refresh();
  }

  /** @param {boolean} anew whether something else is asked now */
  show(anew) {
    if (anew || !this.picked.every((slot) => this.has(slot))) this.picked = [];
    this.refresh();
  }

  refresh() {
    const { scene, pieces } = this.table;
    const tools = (scene.tools ?? []).filter((slot) => pieces.top(slot));
    this.root.hidden = !tools.length;
    this.root.replaceChildren(...tools.map((slot) => this.tool(slot)));
    this.hold();
  }

  tool(slot) {
    const { pieces } = this.table;
    const usable = this.has(slot);
    return el(
      "button",
      {
        type: "button",
        class: "st-die",
        "data-tool": slot,
        "aria-pressed": String(this.picked.includes(slot)),
        disabled: !usable,
        title: pieces.labels(slot)[0],
        "aria-label": pieces.labels(slot)[0],
      },
      icon(pieces.top(slot)),
    );
  }

  /** What is in hand is seen large, beside the question and under the pointer. */
  hold() {
    const { scene, pieces, hand } = this.table;
    const tile = this.picked.findLast((slot) => !scene.tools?.includes(slot));
    const held = tile ? { art: pieces.top(tile), label: pieces.labels(tile)[0] ?? "" } : scene.held;
    hand.hold(scene.options.length ? held : undefined);
  }
}
