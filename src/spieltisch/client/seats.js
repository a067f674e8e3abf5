/** The seats: names, points and the numbers everybody wants to see all the time. */

import { el, icon } from "./dom.js";

// How the seats make themselves smaller until all of them fit into the bar.
const SMALLER = ["two-line", "bare"];
// Where the tools' names stand: beside their pictures, below them, or nowhere.
const NAMES = ["named", "captioned"];

// A narrow screen scrolls them instead.
const NARROW = matchMedia("(max-width: 899px)");
const DELTA_SHOWN = 2400;

/** A number with a true minus. */
const signed = (value) => String(value).replace("-", "−");

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
    /** @type {Set<string>} */
    this.coming = new Set();
    this.acting = -1;
    this.watcher = new ResizeObserver(() => this.fit());
    this.watcher.observe(this.root);
  }

  /**
   * @param {import("./types.js").SeatLine[]} seats
   * @param {Record<string, string>} [standIns] where a bot plays for somebody, and the words for it
   * @param {import("./types.js").Gain[]} [gains] numbers that are still on their way
   */
  show(seats, standIns = {}, gains = []) {
    this.settle();
    this.standIns = standIns;
    this.coming = new Set(gains.map(({ seat, icon: art }) => `${seat} ${art}`));
    this.root.replaceChildren(...seats.map((seat) => this.line(seat)));
    this.fit();
  }

  /** As large as there is room. */
  fit() {
    const { root } = this;
    root.classList.remove(...SMALLER);
    const bar = root.closest(".st-bar");
    if (!bar) return;
    bar.classList.remove(...NAMES);
    if (NARROW.matches) return;
    const fits = () => root.scrollWidth <= root.clientWidth + 1;
    // The seats' numbers come before the tools' names, names before a single line of numbers.
    for (const [names, size] of [["named"], ["captioned"], ["captioned", "two-line"], [null, "two-line"], [null, "bare"]]) {
      bar.classList.remove(...NAMES);
      root.classList.remove(...SMALLER);
      if (names) bar.classList.add(names);
      if (size) root.classList.add(...SMALLER.slice(0, SMALLER.indexOf(size) + 1));
      if (fits()) return;
    }
  }

  /** Whose deed is seen just now. */
  act(seat) {
    this.acting = seat;
    for (const line of this.root.children) line.classList.toggle("acting", Number(line.dataset.seat) === seat);
  }

  /** @returns {HTMLElement|null} where a number of a seat stands */
  counter(seat, art) {
    return this.root.querySelector(`[data-seat="${seat}"] .st-value[data-icon="${art}"]`);
  }

  /** Numbers that were on their way are there: one of a seat, which counts up or down, or all at once. */
  settle(seat = -1, art = "") {
    const one = seat >= 0 ? this.counter(seat, art) : null;
    const nodes = seat >= 0 ? [one] : [...this.root.querySelectorAll("[data-coming]")];
    for (const node of nodes) if (node?.dataset.coming) this.count(node, seat >= 0);
  }

  count(node, slowly) {
    const [from, to] = [Number(node.dataset.was), Number(node.dataset.coming)];
    delete node.dataset.coming;
    node.classList.add(to > from ? "more" : "less");
    const steps = slowly ? Math.min(12, Math.abs(to - from)) : 1;
    const step = (at) => {
      node.textContent = signed(at >= steps ? to : Math.round(from + ((to - from) * at) / steps));
      if (at < steps && node.isConnected) setTimeout(step, 45, at + 1);
    };
    step(1);
  }

  line(seat) {
    const before = this.before.get(seat.seat) ?? {};
    const now = {};
    const number = (name, value, art) => {
      now[name] = value;
      const node = el("span", { class: "st-value", "data-icon": art, text: signed(value) });
      const change = Number(value) - Number(before[name]);
      if (name in before && change && this.coming.has(`${seat.seat} ${art}`)) {
        // It is on its way: counted when it is there.
        node.dataset.coming = String(value);
        node.dataset.was = String(before[name]);
        node.textContent = signed(before[name]);
      } else if (name in before && change) {
        const delta = el("span", { class: "st-delta", "aria-hidden": "true", text: change > 0 ? `+${change}` : `−${-change}` });
        node.append(delta);
        setTimeout(() => delta.remove(), DELTA_SHOWN);
      }
      return node;
    };
    const line = el(
      "li",
      // The button is for keys and readers; a click anywhere on the seat does the same.
      { class: "st-seat", "data-seat": seat.seat, title: this.words.enlarge, onclick: () => this.open(seat.seat) },
      el(
        "button",
        { type: "button", class: "st-seat-button" },
        icon(`marker-${seat.seat}`),
        el("span", { class: "st-name", text: seat.name }),
        seat.seat in this.standIns ? icon("tool-bot", this.standIns[seat.seat], "st-icon st-stand-in") : null,
        el(
          "span",
          { class: "st-score", title: this.words.points },
          icon("vp", this.words.points),
          number("score", seat.score, "vp"),
        ),
        seat.deciding ? icon("hourglass", this.words.thinking, "st-icon st-thinks") : null,
      ),
      el(
        "span",
        { class: "st-stats" },
        ...seat.stats.map((stat, index) =>
          el("span", { class: "st-stat", title: stat.label }, icon(stat.icon, stat.label), number(`${stat.icon}-${index}`, stat.value, stat.icon)),
        ),
      ),
    );
    line.classList.toggle("deciding", seat.deciding);
    line.classList.toggle("acting", seat.seat === this.acting);
    line.classList.toggle("me", seat.me);
    this.before.set(seat.seat, now);
    return line;
  }
}
