/**
 * The coach: after a decision of mine it may say what that cost against the best, at most once in a
 * turn, only where the difference is clear, and as often as I wish.
 */

import { el, icon } from "./dom.js";
import { prefs } from "./prefs.js";

/** What a decision must surely have cost to be spoken of. */
const LEAST = { talkative: 1, blunders: 4 };

export class Coach {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    this.asking = false;
    /** The turn in which it has spoken last. */
    this.turn = -1;
    this.root = el("aside", { class: "st-coach", "aria-label": table.words.coach, hidden: true });
  }

  /** Something was done at the table. @param {{deed: string, seat: number}[]} deeds @param {boolean} guided */
  hear(deeds, guided) {
    const { table } = this;
    const own = deeds.filter(({ seat }) => seat === table.real.seat);
    if (own.length) this.hide();
    if (guided || !own.some(({ deed }) => deed === "moved")) return;
    if (!(prefs.get("coach") in LEAST) || !table.allowed.coach || !table.adapter.coach || this.asking) return;
    this.ask();
  }

  async ask() {
    this.asking = true;
    const { real } = this.table;
    try {
      const view = await this.table.adapter.coach();
      // What was taken back meanwhile, or said once this turn, is not spoken of.
      const gone = this.table.real !== real && this.table.real.undo < real.undo && this.table.real.asked;
      if (view.text && !gone && view.turn !== this.turn && view.least >= LEAST[prefs.get("coach")]) this.say(view);
    } catch {
      // It has nothing to say.
    } finally {
      this.asking = false;
    }
  }

  /** @param {import("./types.js").CoachView} view */
  say(view) {
    const { table } = this;
    const { words } = table;
    this.turn = view.turn;
    const show = el("button", { type: "button", class: "st-act", onclick: () => table.plan.enter(view.line, view.at), text: words["coach-show"] });
    const close = el("button", { type: "button", class: "st-act", onclick: () => this.hide(), text: words["coach-close"] });
    this.root.replaceChildren(
      el("p", {}, icon("tool-hint"), el("b", { text: words.coach }), " ", [view.text, ...view.reasons].join(" ")),
      el("div", { class: "st-acts" }, show, close),
    );
    this.root.hidden = false;
    table.say(`${words.coach}: ${[view.text, ...view.reasons].join(" ")}`);
  }

  hide() {
    this.root.hidden = true;
  }
}
