/** Layout: columns on a wide screen, one area at a time with tabs on a narrow one. */

import { el } from "./dom.js";

const NARROW = matchMedia("(max-width: 899px)");

export class Layout {
  /**
   * @param {import("./spiel-tisch.js").SpielTisch} table
   * @param {import("./types.js").Column[]} columns
   */
  constructor(table, columns) {
    this.table = table;
    this.areas = new Map();
    this.newsList = el("ol", { class: "st-news", "aria-label": table.words.log });
    // The latest news; what an option does and the story are told in the same place, above them.
    this.foot = el("div", { class: "st-foot" }, this.newsList, table.story.root);
    const parts = columns.map((column) => this.column(column));
    const side = table.stage.side.map((name) => this.part(name));
    this.side = el("aside", { class: "st-side" }, table.ask.root, ...side, this.foot);
    // Others' boards that stand nowhere wait out of sight until somebody looks at them.
    if (!this.areas.has("others")) {
      const parked = this.area("others");
      parked.classList.add("parked");
      this.side.append(parked);
    }
    this.main = el("div", { class: "st-columns" }, ...parts);
    this.main.style.setProperty("--columns", columns.map(({ share }) => `minmax(0, ${share}fr)`).join(" "));
    this.tabs = el("div", { class: "st-tabs", role: "tablist" });
    this.root = el("main", { class: "st-layout" }, this.main, this.side, this.tabs);
    this.shown = "";
    this.latest = [];
    this.onChange = () => this.refresh();
    NARROW.addEventListener("change", this.onChange);
    this.watcher = new ResizeObserver(() => this.fit());
    this.watcher.observe(this.main);
    this.settle();
  }

  /** A new stage has a layout of its own. */
  end() {
    NARROW.removeEventListener("change", this.onChange);
    this.watcher.disconnect();
  }

  column({ shows }) {
    return el("div", { class: "st-column" }, ...shows.map((name) => this.part(name)));
  }

  part(name) {
    const { glossary, trays, notes, seats } = this.table;
    if (name === "seats") return seats.root;
    const made = { glossary: glossary.root, trays: trays.root, notes };
    return name in made ? this.keep(name, made[name]) : this.area(name);
  }

  keep(name, node) {
    this.areas.set(name, node);
    return node;
  }

  area(name) {
    return this.keep(name, el("div", { class: `st-area st-area-${name}`, "data-area": name }));
  }

  /** On a wide screen an option's effects stand below the list, on a narrow one inside it. */
  settle() {
    const { ask, does } = this.table;
    const home = NARROW.matches ? ask.root : this.foot;
    if (does.root.parentNode !== home) home.append(does.root);
  }

  /** Where a board belongs: the area of its own id, else that of its role. */
  place(board) {
    const role = { other: "others", offer: "own" }[board.panel.role] ?? board.panel.role;
    const home = this.areas.get(board.panel.template) ?? this.areas.get(role);
    if (!home || board.root.parentNode === home || this.table.dialogs.enlarged?.board === board) return;
    home.append(board.root);
  }

  /** @param {import("./types.js").Scene} scene */
  show(scene) {
    this.scene = scene;
    for (const node of this.areas.values()) {
      if (node.classList.contains("st-area")) node.hidden = !node.children.length;
    }
    this.fit();
    this.refresh(scene.options.length > 0);
  }

  /** Tell every column how high its boards are for their width, so that all of them fit. */
  fit() {
    const head = this.table.trays.root.querySelector(".st-tray-head");
    this.main.style.setProperty("--head", `${head?.offsetHeight ?? 0}px`);
    for (const column of this.main.children) {
      const boards = [...this.table.boards.values()].filter(
        ({ root, panel }) => panel.role !== "other" && column.contains(root),
      );
      const sum = boards.reduce((all, { template }) => all + template.height / template.width, 0);
      column.style.setProperty("--fit", String(sum || 1));
    }
  }

  /** As many of the latest lines as fit. */
  news(lines = this.latest) {
    this.latest = lines;
    const list = this.newsList;
    list.replaceChildren(...lines.map(({ text }) => el("li", { text })));
    while (list.children.length > 1 && list.scrollHeight > list.clientHeight) list.firstChild.remove();
  }

  names() {
    const { words, scene } = this.table;
    const titles = { own: words.mine, others: words.others, glossary: words.glossary };
    const found = [];
    for (const [name, node] of this.areas) {
      if (node.hidden) continue;
      const panel = scene.panels.find((one) => one.template === name || one.role === name);
      const tray = scene.trays[0]?.title;
      found.push([name, titles[name] ?? (name === "trays" ? tray : panel?.title) ?? words.table]);
    }
    return found;
  }

  refresh(follow = false) {
    this.settle();
    if (!this.scene) return;
    const narrow = NARROW.matches;
    this.root.classList.toggle("narrow", narrow);
    const names = this.names();
    if (!names.some(([name]) => name === this.shown)) this.shown = names[0]?.[0] ?? "";
    // A new question leads to where it can be answered.
    if (follow && !this.lit(this.shown)) {
      this.shown = names.find(([name]) => this.lit(name))?.[0] ?? this.shown;
    }
    for (const [name, node] of this.areas) node.classList.toggle("away", narrow && name !== this.shown);
    this.tabs.replaceChildren(...(narrow ? names.map(([name, title]) => this.tab(name, title)) : []));
  }

  /** Bring places into sight: the tab that holds them, and the part of a board. */
  reveal(places) {
    const board = places.map((place) => this.table.boards.get(place.split("/")[0])).find(Boolean);
    if (!board) return;
    const area = [...this.areas].find(([, node]) => node.contains(board.root))?.[0];
    if (NARROW.matches && area && area !== this.shown) {
      this.shown = area;
      this.refresh();
    }
    const slot = board.slots.get(board.slotName(places.find((place) => place.startsWith(`${board.id}/`))));
    slot?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  lit(name) {
    const node = this.areas.get(name);
    if (!node) return 0;
    if (name === "trays") return node.querySelectorAll(".st-card.lit").length;
    return [...node.querySelectorAll(".st-panel")].reduce((sum, one) => sum + Number(one.dataset.lit ?? 0), 0);
  }

  tab(name, title) {
    const lit = this.lit(name);
    return el(
      "button",
      {
        type: "button",
        role: "tab",
        class: "st-tab",
        "aria-selected": String(name === this.shown),
        onclick: () => {
          this.shown = name;
          this.refresh();
        },
      },
      el("span", { text: title }),
      lit ? el("span", { class: "st-count", text: lit, "aria-label": `${lit} ${this.table.words.several}` }) : null,
    );
  }
}
