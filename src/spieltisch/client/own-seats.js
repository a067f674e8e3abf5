/**
 * My seats: a bot may play for me, I come back, I give up. What happens then is said first.
 *
 * A bot may also play for others for whom I have waited long enough.
 */

import { el, icon, tool } from "./dom.js";
import { sure } from "./sure.js";

/** What can be done at a seat, named as the adapter names it. */
const DEEDS = {
  "take-over": { art: "tool-bot", word: "seat-leave", brief: "seat-leave-brief", why: "seat-leave-why" },
  "give-back": { art: "tool-seat", word: "seat-back", brief: "seat-back-brief", why: "seat-back-why" },
  resign: { art: "tool-flag", word: "seat-resign", brief: "seat-resign-brief", why: "seat-resign-why" },
};

/** Who plays a seat of mine, and what I may do about it then. */
const PLAYED = {
  self: { word: "seat-self", deeds: ["take-over", "resign"] },
  bot: { word: "seat-bot", deeds: ["give-back", "resign"] },
  resigned: { word: "seat-resigned", deeds: [] },
};

export class OwnSeats {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    /** @type {import("./types.js").OwnSeat[]} */
    this.seats = [];
    /** @type {import("./types.js").Awaited[]} */
    this.awaited = [];
    /** @type {import("./types.js").OwnSeat[]} */
    this.others = [];
    this.shown = "";
    this.page = el("div", { class: "st-own" });
    this.tool = tool("tool-seat", table.words.seat, () => this.open(), "M");
    this.tool.hidden = true;
  }

  /**
   * @param {import("./types.js").OwnSeat[]} [seats]
   * @param {import("./types.js").Awaited[]} [awaited]
   * @param {import("./types.js").OwnSeat[]} [others] people whom I may not wish to meet again
   */
  show(seats = [], awaited = [], others = []) {
    this.seats = seats;
    this.awaited = awaited;
    this.others = this.table.adapter.manners ? others : [];
    this.tool.hidden = !seats.length || !this.table.adapter.seat;
    this.fill();
  }

  fill() {
    const absent = this.awaited.filter(({ until }) => until <= Date.now());
    // Only what reads differently is made anew: others' moves must not take the focus from a button.
    const shown = JSON.stringify([this.seats, this.others, absent.map(({ seat, text }) => [seat, text])]);
    if (shown === this.shown) return;
    this.shown = shown;
    const others = absent.length ? [el("section", {}, ...absent.map((other) => this.absent(other)))] : [];
    this.page.replaceChildren(...this.seats.map((own) => this.section(own)), ...others, ...this.manners());
  }

  /** The seat that a bot plays only until its person is back. @param {number} seat */
  away(seat) {
    return this.seats.find((own) => own.seat === seat && own.played === "bot");
  }

  open() {
    if (this.tool.hidden) return;
    this.fill();
    this.table.dialogs.show(this.table.words.seat, this.page);
  }

  /** @param {import("./types.js").OwnSeat} own */
  section(own) {
    const { words } = this.table;
    const { word, deeds } = PLAYED[own.played];
    return el(
      "section",
      {},
      this.seats.length > 1 ? el("h3", { text: own.name }) : null,
      el("p", { text: words[word] }),
      ...deeds.map((name) => this.deed(own, name)),
    );
  }

  deed(own, name) {
    const { words } = this.table;
    const { art, word, brief } = DEEDS[name];
    return way(name, art, words[word], words[brief], () => this.ask(own, name));
  }

  /** @param {import("./types.js").Awaited} other */
  absent(other) {
    return way("stand-in", "tool-bot", other.text, other.why, () => this.doIfSure(other, "stand-in", other.text, other.why));
  }

  /** The others here: read nothing more of them, meet them no more, tell the host. */
  manners() {
    const { words } = this.table;
    if (!this.others.length) return [];
    return [el("details", { class: "st-manners" }, el("summary", { text: words["seat-others"] }), ...this.others.map((other) => this.manner(other)))];
  }

  /** @param {import("./types.js").OwnSeat} other */
  manner({ seat, name }) {
    const { words, adapter } = this.table;
    const said = el("p", { role: "status" });
    const tell = (deed, text) =>
      this.table.act(async () => {
        await deed;
        said.textContent = text;
      });
    const avoid = (kind, brief, art) =>
      way(kind, art, words[kind], words[brief], () => tell(adapter.manners(seat, kind), words["manners-done"]));
    const field = el("input", { name: "text", required: true, maxlength: 1000, autocomplete: "off" });
    const form = el(
      "form",
      { class: "st-complain" },
      el("label", {}, words["complain-text"], field),
      el("button", { class: "st-way", "data-deed": "complain", text: words.complain }),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field.value.trim();
      field.value = "";
      if (text) tell(adapter.manners(seat, "complaint", text), words.complained);
    });
    return el("section", { "data-other": seat }, el("h3", { text: name }), avoid("mute", "mute-brief", "tool-log"), avoid("block", "block-brief", "tool-close"), form, said);
  }

  /** Do something about a seat, if that is really wished. */
  async ask(own, name) {
    const { words } = this.table;
    const { word, why } = DEEDS[name];
    const ends = name === "resign" && own.last;
    await this.doIfSure(own, name, words[word], words[ends ? "seat-resign-last" : why]);
  }

  async doIfSure({ seat }, name, deed, why) {
    const { table } = this;
    if (!(await sure(table, deed, why))) return;
    table.dialogs.root.close();
    await table.act(() => table.adapter.seat(seat, name));
  }
}

function way(name, art, text, brief, onclick) {
  return el(
    "button",
    { type: "button", class: "st-way st-deed", "data-deed": name, onclick },
    icon(art),
    el("span", {}, el("b", { text }), el("small", { text: brief })),
  );
}
