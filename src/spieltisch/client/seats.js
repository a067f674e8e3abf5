/** The seats: names, points and the numbers everybody wants to see all the time. */

import { el, icon } from "./dom.js";

// How the seats make themselves smaller until all of them fit into the bar.
const SMALLER = ["two-line", "bare"];

// A narrow screen scrolls them instead.
const NARROW = matchMedia("(max-width: 899px)");
const DELTA_SHOWN = 2400;

export class Seats {
  /**
   * @param {Record<string, string>} words
   * @param {(seat: number) => void} open show a seat's board large
   */
  constructor(words, open) {
    this.words = words;
    this.open = open;
    this.root = el("ol", { class: "st-seats" });
    this.before = new Map();
    this.standIns = {};
    this.watcher = new ResizeObserver(() => this.fit());
    this.watcher.observe(this.root);
  }

  /**
   * @param {import("./types.js").SeatLine[]} seats
   * @param {Record<string, string>} [standIns] where a bot plays for somebody, and the words for it
   */
  show(seats, standIns = {}) {
    this.standIns = standIns;
    this.root.replaceChildren(...seats.map((seat) => this.line(seat)));
    this.fit();
  }

  /** As large as there is room. */
  fit() {
    const { root } = this;
    root.classList.remove(...SMALLER);
    if (NARROW.matches) return;
    for (const smaller of SMALLER) {
      if (root.scrollWidth <= root.clientWidth + 1) return;
      root.classList.add(smaller);
    }
  }

  line(seat) {
    const before = this.before.get(seat.seat) ?? {};
    const now = {};
    const number = (name, value) => {
      now[name] = value;
      const node = el("span", { class: "st-value", text: String(value).replace("-", "−") });
      const change = Number(value) - Number(before[name]);
      if (name in before && change) {
        const delta = el("span", { class: "st-delta", "aria-hidden": "true", text: change > 0 ? `+${change}` : `−${-change}` });
        node.append(delta);
        setTimeout(() => delta.remove(), DELTA_SHOWN);
      }
      return node;
    };
    const line = el(
      "li",
      { class: "st-seat", "data-seat": seat.seat },
      el(
        "button",
        { type: "button", class: "st-seat-button", title: this.words.enlarge, onclick: () => this.open(seat.seat) },
        icon(`marker-${seat.seat}`),
        el("span", { class: "st-name", text: seat.name }),
        seat.seat in this.standIns ? icon("tool-bot", this.standIns[seat.seat], "st-icon st-stand-in") : null,
        el(
          "span",
          { class: "st-score", title: this.words.points },
          icon("vp", this.words.points),
          number("score", seat.score),
        ),
        seat.deciding ? icon("hourglass", this.words.thinking, "st-icon st-thinks") : null,
      ),
      el(
        "span",
        { class: "st-stats" },
        ...seat.stats.map((stat, index) =>
          el("span", { class: "st-stat", title: stat.label }, icon(stat.icon, stat.label), number(`${stat.icon}-${index}`, stat.value)),
        ),
      ),
    );
    line.classList.toggle("deciding", seat.deciding);
    line.classList.toggle("me", seat.me);
    this.before.set(seat.seat, now);
    return line;
  }
}
