/**
 * A puzzle at its table: what is to be found, whether it was, and the solution with its reasons.
 *
 * Everything can be taken back; the solution is played on the table, move by move.
 */

import { el, icon } from "./dom.js";
import { prefs } from "./prefs.js";

/** Between two moves of the solution, in milliseconds, by pace. */
const PAUSES = { off: 0, fast: 400, normal: 900, calm: 1600 };

export class Puzzle {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    /** @type {import("./types.js").PuzzleView|undefined} */
    this.view = undefined;
    this.told = false;
    this.playing = false;
    this.root = el("section", { class: "st-puzzle", "aria-label": table.words.puzzle, hidden: true });
  }

  /** @param {import("./types.js").PuzzleView|undefined} view */
  show(view) {
    const before = this.view?.verdict;
    this.view = view;
    this.root.hidden = !view;
    if (!view) return;
    this.draw();
    if (before && before !== view.verdict && view.verdict !== "open") this.table.say(this.said);
  }

  get said() {
    const { words } = this.table;
    const tasks = { turn: words["puzzle-turn"], move: words["puzzle-move"] };
    const verdicts = { solved: words["puzzle-solved"], missed: words["puzzle-missed"] };
    const { verdict, measure } = this.view;
    return verdict === "open" || this.told ? tasks[measure] : verdicts[verdict];
  }

  draw() {
    const { table, view } = this;
    const { words } = table;
    const { verdict, solution, reasons } = view;
    const button = (word, act, name = "") => el("button", { type: "button", class: `st-act ${name}`, disabled: this.playing, onclick: act, text: words[word] });
    const known = this.told || verdict === "solved";
    const acts = [];
    if (view.made && !this.playing) acts.push(button("puzzle-again", () => this.again()));
    if (!this.told) acts.push(button("puzzle-solution", () => this.play()));
    const parts = [
      el("h3", {}, icon("tool-hint"), el("span", { text: words.puzzle }), el("small", { text: `${view.theme} · ${view.difficulty}` })),
      el("p", { class: "st-puzzle-said" }, el("b", { text: this.said }), verdict === "open" && !known ? ` ${words["puzzle-free"]}` : ""),
    ];
    if (known) {
      parts.push(el("p", { text: words["puzzle-line"] }), el("ol", {}, ...solution.map(({ text }) => el("li", { text }))), ...reasons.map((text) => el("p", { text })));
    }
    const next = el("form", { method: "post", action: "/puzzles" }, el("button", { class: known ? "st-act main" : "st-act", name: "puzzle", value: view.next, text: words["puzzle-next"] }));
    const all = el("a", { class: "st-act", href: `/puzzles?game=${table.stage.game}`, text: words["puzzle-all"] });
    this.root.replaceChildren(...parts, el("div", { class: "st-acts" }, ...acts, next, all));
  }

  /** Back to where it began. */
  async again() {
    while (this.view.made) {
      const { made } = this.view;
      await this.table.undo();
      if (this.view.made === made) return;
    }
  }

  /** Show the solution on the table, from where the puzzle begins. */
  async play() {
    const { table } = this;
    this.told = true;
    this.playing = true;
    this.draw();
    await this.again();
    for (const { move } of this.view.solution) {
      await new Promise((done) => setTimeout(done, prefs.stillness ? 0 : PAUSES[prefs.get("pace")]));
      const index = table.real.options.findIndex(({ notation }) => notation === move);
      if (index < 0) break;
      await table.act(() => table.adapter.take(index, move, true));
    }
    this.playing = false;
    this.draw();
    table.say([table.words["puzzle-line"], ...this.view.solution.map(({ text }) => text), ...this.view.reasons].join(" "));
  }
}
