/**
 * The finale: the points are told source by source, everybody rising side by side, then the winner.
 *
 * It is played once, to those who sit at the table when the game ends; who came later, or wishes for
 * no films, reads the result at once. Everything it says stands in the result as well.
 */

import { el, icon, tool } from "./dom.js";
import { prefs } from "./prefs.js";

/** The whole telling takes no longer than this, in milliseconds. */
const LONGEST = 14000;
const ROOM = 0.92;

export class Finale {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    this.timer = 0;
    this.source = el("h2", { class: "st-finale-source" });
    this.stage = el("ol", { class: "st-finale-stage" });
    this.skip = tool("tool-on", table.words["film-skip"], () => this.finish(), "F", "st-tool");
    this.close = tool("tool-close", table.words.close, () => this.end(), "Esc", "st-tool");
    this.root = el("section", { class: "st-finale", hidden: true }, this.source, this.stage, el("div", { class: "st-finale-tools" }, this.skip, this.close));
    this.onKey = (event) => {
      if (!["Escape", "f", "F", "Enter"].includes(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      if (this.told || event.key === "Escape") this.end();
      else this.finish();
    };
  }

  /** @param {import("./types.js").Ending|undefined} ending */
  play(ending) {
    const { pace } = this.table.director;
    if (!ending?.sources?.length || !pace || prefs.stillness) return;
    this.ending = ending;
    this.told = false;
    this.at = -1;
    // What no source tells of was there before.
    this.sums = ending.places.map(({ points }, place) => points - ending.sources.reduce((sum, source) => sum + source.points[place], 0));
    this.most = Math.max(1, ...ending.places.map(({ points }) => points));
    this.tempo = Math.min(pace * 1.3, LONGEST / ending.sources.length);
    this.columns = ending.places.map(({ name, seats, mine }) => {
      const bar = el("i", { class: "st-finale-bar", "data-seat": seats[0] ?? 1 });
      const more = el("span", { class: "st-finale-more" });
      const sum = el("b", { class: "st-finale-sum" });
      const root = el("li", { class: mine ? "mine" : "" }, el("div", { class: "st-finale-rise" }, bar, el("span", { class: "st-finale-top" }, more, sum)), el("span", { class: "st-finale-name" }, ...seats.map((seat) => icon(`marker-${seat}`)), name));
      return { root, bar, more, sum };
    });
    // In the order of the seats: nobody is told beforehand who comes first.
    const order = this.columns.map((column, place) => ({ column, seat: ending.places[place].seats[0] ?? 99 })).sort((a, b) => a.seat - b.seat);
    this.stage.replaceChildren(...order.map(({ column }) => column.root));
    this.source.textContent = "";
    this.skip.hidden = false;
    this.close.hidden = true;
    this.root.hidden = false;
    document.addEventListener("keydown", this.onKey, true);
    this.show();
    this.timer = setTimeout(() => this.step(), 500);
  }

  step() {
    const { sources } = this.ending;
    this.at += 1;
    if (this.at >= sources.length) {
      this.finish();
      return;
    }
    const { name, points } = sources[this.at];
    this.source.textContent = name;
    this.sums = this.sums.map((sum, place) => sum + points[place]);
    this.show(points);
    this.table.sounds.play("count");
    this.timer = setTimeout(() => this.step(), this.tempo);
  }

  /** @param {number[]} [points] what has just been added */
  show(points = []) {
    this.columns.forEach(({ bar, more, sum, root }, place) => {
      const share = Math.max(0, this.sums[place]) / this.most;
      root.style.setProperty("--share", String(share * ROOM));
      bar.style.setProperty("--tempo", `${Math.min(this.tempo * 0.7, 700)}ms`);
      sum.textContent = String(this.sums[place]).replace("-", "−");
      const by = points[place] ?? 0;
      more.textContent = by ? (by > 0 ? `+${by}` : `−${-by}`) : "";
      more.classList.toggle("less", by < 0);
      if (by) more.animate([{ opacity: 0, transform: "translateY(8px)" }, { opacity: 1, transform: "none" }], { duration: 220 });
    });
  }

  /** The winner; it stands until it is put away. */
  finish() {
    if (this.told) return;
    clearTimeout(this.timer);
    this.told = true;
    const { places, reason } = this.ending;
    this.sums = places.map(({ points }) => points);
    this.show();
    this.source.textContent = reason;
    this.columns.forEach(({ root, bar }, place) => {
      root.classList.toggle("won", places[place].won);
      if (places[place].won) bar.append(icon("tool-crown", this.table.words.won));
    });
    this.skip.hidden = true;
    this.close.hidden = false;
    this.close.focus({ preventScroll: true });
    this.table.sounds.play(places.some(({ won, mine }) => won && mine) ? "win" : "over");
  }

  end() {
    clearTimeout(this.timer);
    document.removeEventListener("keydown", this.onKey, true);
    if (this.root.hidden) return;
    this.root.hidden = true;
    this.table.ask.prompt.focus({ preventScroll: true });
  }
}
