/** Trays: rows of cards to read, filter and choose. */

import { el, grouped, icon, picture } from "./dom.js";
import { prefs } from "./prefs.js";

/** How much of a card is seen at least where they are fanned: its kind and the begin of its name. */
const SEEN = 54;
/** A card of which no more is seen tells its kind, name, points and costs in that part. */
const SLIM = 126;
/** So many cards lie in two rows where less than this is seen of each. */
const ROWS = 6;
const FANNED = 104;

export class Trays {
  /**
   * @param {Record<string, string>} words
   * @param {{pick: (card: string, node: Element, finger: boolean) => void}} acts
   */
  constructor(words, acts) {
    this.words = words;
    this.acts = acts;
    this.root = el("div", { class: "st-trays", "data-area": "trays" });
    this.filters = new Map();
    this.order = "kind";
    this.nodes = new Map();
    /** @type {string[]} */
    this.free = [];
    this.root.addEventListener("click", (event) => {
      const card = event.target.closest("[data-card]");
      if (card) this.acts.pick(card.dataset.card, card, event.pointerType === "touch" || event.pointerType === "pen");
    });
    this.root.addEventListener("keydown", (event) => this.keydown(event));
    new ResizeObserver(() => {
      this.fan();
      this.turn();
    }).observe(this.root);
  }

  /** @param {import("./types.js").Scene} scene */
  show(scene) {
    this.scene = scene;
    const focused = /** @type {HTMLElement|null} */ (document.activeElement)?.dataset?.card;
    this.nodes.clear();
    const trays = scene.trays.filter((tray) => tray.cards.length);
    this.root.hidden = !trays.length;
    const answering = trays.find((tray) => tray.own && tray.cards.some((card) => this.answers(card.id)));
    if (scene !== this.before && answering) this.opened = answering.id;
    this.before = scene;
    const open = trays.find((tray) => tray.id === this.opened) ?? trays[0];
    const scrolled = this.root.querySelector(".st-cards")?.scrollLeft ?? 0;
    this.root.replaceChildren(...(open ? [this.head(trays, open), this.frame(this.cards(open))] : []));
    const list = this.root.querySelector(".st-cards");
    if (list && open.id === this.scrolledTray) list.scrollLeft = scrolled;
    this.scrolledTray = open?.id;
    this.widen();
    this.fan();
    this.turn();
    if (focused) this.nodes.get(focused)?.focus({ preventScroll: true });
  }

  /** A card with more words than room becomes wider, not cut off. */
  widen() {
    for (const node of this.nodes.values()) {
      for (const wider of ["wide", "wider"]) {
        if (node.clientHeight && node.scrollHeight > node.clientHeight + 1) node.classList.add(wider);
      }
    }
  }

  /** Cards that are spoken of lie in full view. @param {string[]} cards */
  bare(cards) {
    if (cards.join() === this.free.join()) return;
    this.free = cards;
    this.fan();
    this.turn();
  }

  /** Cards that do not fit side by side are fanned; so many that too little of each is seen can be turned. */
  fan() {
    const list = this.list?.isConnected ? this.list : null;
    if (!list) return;
    const lines = [...list.children];
    for (const line of lines) {
      line.style.marginLeft = "";
      line.classList.remove("slim");
    }
    list.classList.remove("rows");
    let over = list.scrollWidth - list.clientWidth;
    if (over <= 1 || getComputedStyle(list).flexWrap === "wrap") return;
    // So many that too little of each would be seen lie in two rows, smaller and whole; not if large ones are wished.
    const last = lines.at(-1).offsetWidth;
    if (prefs.get("cards") !== "large" && lines.length >= ROWS && (list.clientWidth - last) / (lines.length - 1) < FANNED) {
      list.classList.add("rows");
      list.style.setProperty("--in-row", String(Math.ceil(lines.length / 2)));
      for (const line of lines) {
        line.classList.add("slim");
        line.style.setProperty("--seen", `${line.offsetWidth}px`);
      }
      return;
    }
    const covered = lines.map(() => 0);
    const lit = (line) => Boolean(line.querySelector(".lit"));
    const free = (line) => this.free.includes(line.querySelector("[data-card]")?.dataset.card);
    // What does not answer draws back first; the middle of what does stays free as long as there is room.
    /** @type {[(line: Element) => boolean, (width: number) => number][]} */
    const rounds = [
      [(line) => !lit(line), (width) => width - SEEN],
      [lit, (width) => width * 0.42],
      [lit, (width) => width - SEEN],
    ];
    for (const [which, most] of rounds) {
      const some = [...lines.keys()].slice(0, -1).filter((index) => which(lines[index]) && !free(lines[index]));
      const room = some.map((index) => Math.max(0, most(lines[index].offsetWidth) - covered[index]));
      const all = room.reduce((sum, one) => sum + one, 0);
      const share = all ? Math.min(1, over / all) : 0;
      some.forEach((index, at) => { covered[index] += room[at] * share; });
      over -= all * share;
    }
    lines.slice(1).forEach((line, index) => {
      line.style.marginLeft = `${-covered[index] - 0.2}px`;
      const under = lines[index];
      const seen = under.offsetWidth - covered[index];
      under.classList.toggle("slim", seen < SLIM);
      under.style.setProperty("--seen", `${seen}px`);
    });
    // A card whose words need the whole height stays as it is printed.
    const full = lines.filter((line) => line.matches(".slim") && line.firstElementChild.scrollHeight > line.firstElementChild.clientHeight + 1);
    for (const line of full) line.classList.remove("slim");
  }

  /** A card as it is held close to the eyes. @param {string} id @returns {HTMLElement|null} */
  close(id) {
    const node = this.nodes.get(id);
    if (!node) return null;
    const large = /** @type {HTMLElement} */ (node.cloneNode(true));
    for (const name of ["data-card", "tabindex", "role"]) large.removeAttribute(name);
    large.classList.remove("lit", "chosen", "wide", "wider");
    large.classList.add("large");
    return large;
  }

  /** The row of cards, with buttons to turn to those that lie further along. */
  frame(list) {
    const button = (name, word, by) =>
      el(
        "button",
        {
          type: "button",
          class: `st-turn ${name}`,
          title: this.words[word],
          "aria-label": this.words[word],
          tabindex: -1,
          onclick: () => list.scrollBy({ left: by * list.clientWidth * 0.8, behavior: prefs.stillness ? "auto" : "smooth" }),
        },
        icon(name === "back" ? "tool-back" : "tool-on"),
      );
    this.list = list;
    this.ends = [button("back", "cards-back", -1), button("on", "cards-on", 1)];
    list.addEventListener("scroll", () => this.turn(), { passive: true });
    return el("div", { class: "st-cards-frame" }, list, ...this.ends);
  }

  /** Show where more cards lie. */
  turn() {
    if (!this.list?.isConnected) return;
    const { scrollLeft, scrollWidth, clientWidth } = this.list;
    this.ends[0].hidden = scrollLeft < 4;
    this.ends[1].hidden = scrollLeft + clientWidth > scrollWidth - 4;
  }

  answers(card) {
    return this.scene.options.some((option) => option.cards.includes(card));
  }

  fits(tray, card) {
    const chosen = this.filters.get(tray.id) ?? "";
    return !chosen || (chosen === "*" ? card.playable : card.kind === chosen);
  }

  /** The trays as tabs, and the filters of the open one. */
  head(trays, open) {
    const tab = (tray) =>
      el(
        "button",
        {
          type: "button",
          class: "st-tray-tab",
          "aria-pressed": String(tray === open),
          title: tray.title,
          onclick: () => {
            this.opened = tray.id;
            this.show(this.scene);
          },
        },
        tray.icon ? icon(tray.icon, tray.title) : tray.title,
        el("span", { class: "st-tray-count", text: tray.cards.length }),
      );
    // Trays of one kind share a heading and are told apart by their pictures.
    const parts = [];
    for (const [name, members] of grouped(trays, (tray) => tray.group ?? "")) {
      parts.push(el("div", { class: "st-tray-group" }, name ? el("span", { text: name }) : null, ...members.map(tab)));
    }
    return el("div", { class: "st-tray-head" }, ...parts, this.filterBar(open));
  }

  filterBar(tray) {
    if (tray.cards.length < 2) return null;
    const chosen = this.filters.get(tray.id) ?? "";
    const kinds = [...new Set(tray.cards.map((card) => card.kind))];
    const emblem = new Map(tray.cards.map((card) => [card.kind, card.emblem]));
    const choices = kinds.length > 1 ? kinds.map((kind) => [kind, kind, emblem.get(kind)]) : [];
    if (tray.own) choices.push(["*", this.words.playable, ""]);
    // A filter pressed once more lets all cards be seen again.
    const filter = ([value, text, art]) =>
      el(
        "button",
        {
          type: "button",
          class: "st-filter",
          "aria-pressed": String(value === chosen),
          title: text,
          onclick: () => {
            this.filters.set(tray.id, value === chosen ? "" : value);
            this.show(this.scene);
          },
        },
        art ? icon(art, text) : text,
      );
    return el("div", { class: "st-filters" }, this.sorter(), ...choices.map(filter));
  }

  /** In which order the cards lie. */
  sorter() {
    const orders = [["kind", "sort-kind"], ["cost", "sort-cost"], ["points", "sort-points"]];
    const option = ([value, word]) => el("option", { value, text: this.words[word], selected: value === this.order });
    return el(
      "select",
      {
        class: "st-sort",
        "aria-label": this.words.sort,
        title: this.words.sort,
        onchange: (event) => {
          this.order = event.target.value;
          this.show(this.scene);
        },
      },
      ...orders.map(option),
    );
  }

  sorted(cards) {
    const coins = (card) => card.prices.reduce((sum, price) => sum + price.amount, 0);
    const rank = { cost: coins, points: (card) => -Number(card.points || 0) }[this.order];
    return rank ? [...cards].sort((a, b) => rank(a) - rank(b)) : cards;
  }

  cards(tray) {
    const shown = this.sorted(tray.cards.filter((card) => this.fits(tray, card)));
    const list = shown.map((card) => el("li", {}, this.card(card)));
    if (!shown.length) list.push(el("li", { class: "st-none", text: this.words["no-cards"] }));
    return el("ul", { class: "st-cards", "aria-label": tray.title }, ...list);
  }

  card(card) {
    const lit = this.answers(card.id);
    const node = el(
      "div",
      {
        class: `st-card st-tone-${card.tone}`,
        "data-card": card.id,
        tabindex: 0,
        role: lit ? "button" : "article",
        "aria-label": card.title,
      },
      el(
        "header",
        {},
        icon(card.emblem, card.kind),
        // Broken for the eye, in one piece for the ear.
        el("strong", { class: "st-card-title", "aria-hidden": "true", text: card.parted }),
        el("span", { class: "st-card-name st-unseen", text: card.title }),
        card.points ? el("span", { class: "st-card-points", title: this.words.points }, icon("vp", this.words.points), el("b", { text: card.points })) : null,
      ),
      card.picture ? picture(card.picture) : null,
      el(
        "p",
        { class: "st-prices" },
        ...card.prices.map((price) =>
          el("span", { class: "st-price", title: price.label }, el("b", { text: price.amount }), icon(price.icon, price.label)),
        ),
      ),
      el(
        "ul",
        { class: "st-card-lines" },
        ...card.lines.map((line) => el("li", {}, line.icon ? icon(line.icon) : null, el("span", { text: line.text }))),
      ),
    );
    node.classList.toggle("lit", lit);
    // What cannot be done with it but what is seldom meant does not shine as brightly.
    node.classList.toggle("asks", lit && this.scene.options.every(({ cards, asks }) => asks || !cards.includes(card.id)));
    this.nodes.set(card.id, node);
    return node;
  }

  mark(cards) {
    for (const [id, node] of this.nodes) node.classList.toggle("chosen", cards.includes(id));
  }

  keydown(event) {
    const card = event.target.closest("[data-card]");
    if (!card) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      this.acts.pick(card.dataset.card, card, false);
    }
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...card.closest("ul").querySelectorAll("[data-card]")];
    all[all.indexOf(card) + step]?.focus();
  }
}
