/** Hints: what a strong bot would do here, what it expects of it, and why. Only when asked. */

import { el, icon } from "./dom.js";

export class Hints {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    this.root = table.ask.hints;
    this.known = [];
    this.question = {};
    this.waiting = false;
  }

  /** Another scene; to a new question the old hints are no answer. */
  refresh(allowed, anew) {
    this.table.ask.hint.hidden = !allowed || !this.table.adapter.hints;
    if (!anew) {
      this.known.forEach(({ index }) => this.light(index));
      return;
    }
    this.known = [];
    this.question = {};
    this.waiting = false;
    this.root.hidden = true;
    this.root.replaceChildren();
  }

  async ask() {
    const { table } = this;
    if (table.ask.hint.hidden || this.waiting || !table.scene.asked) return;
    // Asked for once more, what stands there is put away or brought back.
    if (this.root.childElementCount) {
      this.root.hidden = !this.root.hidden;
      return;
    }
    const { words } = table;
    const { question } = this;
    this.waiting = true;
    this.root.hidden = false;
    this.root.replaceChildren(el("p", { class: "st-hint-wait" }, icon("hourglass", "", "st-icon st-thinks"), words["hint-wait"]));
    table.say(words["hint-wait"]);
    try {
      const hints = await table.adapter.hints();
      if (question === this.question) this.show(hints);
    } catch (fault) {
      if (question === this.question) this.root.replaceChildren(el("p", { text: String(fault.message ?? fault) }));
    } finally {
      if (question === this.question) this.waiting = false;
    }
  }

  /** @param {import("./types.js").Hint[]} hints */
  show(hints) {
    const { table } = this;
    const known = hints
      .map((hint) => ({ ...hint, index: table.scene.options.findIndex((option) => option.notation === hint.move) }))
      .filter(({ index }) => index >= 0);
    this.root.replaceChildren(
      el("h3", {}, icon("tool-hint"), table.words["hint-title"]),
      known.length ? el("ol", {}, ...known.map((hint, rank) => this.line(hint, rank))) : el("p", { text: table.words["hint-none"] }),
    );
    known.forEach(({ index }, rank) => this.mark(index, rank));
    this.known = known;
    table.sounds.play("hint");
    const said = known.map(({ index, score, chance }) => `${table.scene.options[index].text}. ${this.worth(score, chance)}.`);
    table.say(`${table.words["hint-title"]} ${said.join(" ")}`);
  }

  /** @param {import("./types.js").Hint & {index: number}} hint @param {number} rank */
  line({ index, score, chance, reasons }, rank) {
    const { table } = this;
    const { text, brief, detail, group } = table.scene.options[index];
    return el(
      "li",
      {},
      el(
        "button",
        { type: "button", class: "st-hint", title: text, onclick: () => table.ask.choose(index, true) },
        el("span", { class: "st-hint-rank", text: rank + 1 }),
        el(
          "span",
          {},
          el("b", { text: brief ? `${group}: ${brief}` : text }),
          brief && detail ? el("small", { text: detail }) : null,
          el("span", { class: "st-hint-worth", text: this.worth(score, chance) }),
        ),
      ),
      reasons.length
        ? el(
            "details",
            {},
            el("summary", { text: table.words["hint-why"] }),
            el("ul", {}, ...reasons.map((text) => el("li", { text }))),
          )
        : null,
    );
  }

  worth(score, chance) {
    const { words } = this.table;
    const points = `${words["hint-score"]} ${Math.round(score)}`;
    return chance == null ? points : `${points} · ${words["hint-chance"]} ${Math.round(chance * 100)} %`;
  }

  mark(index, rank) {
    const { ask } = this.table;
    ask.buttons[index]?.classList.add("hinted");
    ask.buttons[index]?.append(el("span", { class: "st-hint-rank", text: rank + 1, title: this.table.words["hint-title"] }));
    this.light(index);
  }

  light(index) {
    const { scene, boards } = this.table;
    for (const place of scene.options[index].slots) {
      const [panel, name] = place.split("/");
      boards.get(panel)?.slots.get(name)?.classList.add("hinted");
    }
  }
}
