/** Layout: columns on a wide screen, one area at a time with tabs on a narrow one. */

import { el } from "./dom.js";

const NARROW = matchMedia("(max-width: 899px)");

// The side grows into the room that boards limited by the screen's height leave over.
const WIDEST_SIDE = 430;
// Others' boards below mine, as parts of its size: few of them can be seen better than many.
const OTHERS = [0.36, 0.34, 0.31];
const SMALLEST_OTHER = 96;
// A single opponent's board stands in the side, as high as this part of it; the news stand below mine.
const SIDE_OTHER = 0.38;
const FOOT = 126;
const HEAD = 44;
// Cards grow into what a board leaves over, by a part of their height.
const GROWTH = 0.32;
const BELOW = 8;

/** The side is never narrower, as table.css says it before anything is measured. */
const clampedSide = (width) => Math.max(294, Math.min(width * 0.4 - 218, 400));

/** Share a width by shares, nobody getting more than is of use; what is left over is left over. */
function shared(shares, most, room) {
  const widths = shares.map(() => 0);
  const open = new Set(shares.keys());
  let left = room;
  while (open.size) {
    const sum = [...open].reduce((all, index) => all + shares[index], 0);
    const full = [...open].filter((index) => (left * shares[index]) / sum >= most[index]);
    for (const index of full.length ? full : open) {
      widths[index] = full.length ? most[index] : (left * shares[index]) / sum;
    }
    for (const index of full) {
      left -= widths[index];
      open.delete(index);
    }
    if (!full.length) break;
  }
  return widths;
}

export class Layout {
  /**
   * @param {import("./spiel-tisch.js").SpielTisch} table
   * @param {import("./types.js").Column[]} columns
   */
  constructor(table, columns) {
    this.table = table;
    this.shares = columns.map(({ share }) => share);
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
    this.bench = parts.find((column) => column.contains(this.areas.get("own")) && column.contains(this.areas.get("others")));
    this.tabs = el("div", { class: "st-tabs", role: "tablist" });
    // On a narrow screen the board that is shown is enlarged beside the tabs, where it covers nothing.
    this.zoom = el("div", { class: "st-tab-zoom" });
    this.root = el("main", { class: "st-layout" }, this.main, this.side, this.tabs, this.zoom, table.director.root);
    this.shown = "";
    this.latest = [];
    this.held = false;
    this.onChange = () => this.refresh();
    NARROW.addEventListener("change", this.onChange);
    this.watcher = new ResizeObserver(() => this.fit());
    this.watcher.observe(this.root);
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
    this.exchange();
  }

  /** Something that a page brings for the side, where questions stand else. @param {Element} node */
  furnish(node) {
    this.furniture = node;
    this.side.prepend(node);
    this.exchange();
    this.fit();
  }

  /** A single opponent's board and the news change places: it is large enough to be read at any time. */
  exchange() {
    const { bench } = this;
    if (!bench) return;
    const others = this.areas.get("others");
    this.beside = !NARROW.matches && others.children.length === 1 && !this.furniture;
    const [inSide, below] = this.beside ? [others, this.foot] : [this.foot, others];
    if (inSide.parentNode !== this.side) this.side.append(inSide);
    if (below.parentNode !== bench) bench.append(below);
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
    this.exchange();
    this.fit();
    this.refresh(scene.asked);
  }

  /** Tell every column how high its boards are for their width, so that all of them fit. */
  fit() {
    const head = this.table.trays.root.querySelector(".st-tray-head");
    this.main.style.setProperty("--head", `${head?.offsetHeight ?? 0}px`);
    this.main.style.setProperty("--card-grow", "0px");
    const style = getComputedStyle(this.main);
    const gap = parseFloat(style.columnGap) || 0;
    const high = this.root.clientHeight - 2 * (parseFloat(style.paddingTop) || 0);
    // Not a container's unit: every change in a column would lay out its boards anew.
    this.main.style.setProperty("--high", `${high}px`);
    const columns = [...this.main.children].map((column) => this.measure(column, high, gap));
    const least = clampedSide(window.innerWidth);
    const room = this.root.clientWidth - (this.shares.length + 1) * gap;
    const widths = shared(this.shares, columns.map(({ most }) => most), room - least);
    const side = Math.min(room - widths.reduce((all, one) => all + one, 0), WIDEST_SIDE);
    this.root.style.setProperty("--side", `${Math.max(side, least)}px`);
    const other = this.beside && [...this.table.boards.values()].find(({ panel }) => panel.role === "other");
    if (other) this.side.style.setProperty("--small", `${(high * SIDE_OTHER * other.template.width) / other.template.height}px`);
    this.main.style.setProperty("--columns", widths.map((one) => `minmax(0, ${Math.max(1, one)}fr)`).join(" "));
    columns.forEach(({ column, others }, index) => {
      if (others) column.style.setProperty("--small", `${others(widths[index])}px`);
    });
    this.growCards();
  }

  /** The hand takes the room below it. */
  growCards() {
    const { root } = this.table.trays;
    const cards = root.querySelector(".st-cards:has(.st-card)");
    if (NARROW.matches || root.hidden || !cards) return;
    const left = root.getBoundingClientRect().bottom - cards.getBoundingClientRect().bottom - BELOW;
    const grow = Math.max(0, Math.min(left, cards.offsetHeight * GROWTH));
    this.main.style.setProperty("--card-grow", `${grow}px`);
  }

  /** How wide a column may be so that everything in it is seen, and how wide others' boards. */
  measure(column, high, gap) {
    const inside = [...this.table.boards.values()].filter(({ root }) => column.contains(root));
    const ratio = ({ template }) => template.height / template.width;
    const boards = inside.filter(({ panel }) => panel.role !== "other");
    const fit = boards.reduce((all, one) => all + ratio(one), 0) || 1;
    column.style.setProperty("--fit", String(fit));
    const others = inside.filter(({ panel }) => panel.role === "other");
    const cards = this.table.trays.root;
    let spare = gap * Math.max(0, boards.length - 1);
    if (column.contains(cards) && !cards.hidden) spare = cards.offsetHeight + gap;
    if (column.contains(this.foot)) spare += FOOT;
    const least = Math.max(0, ...boards.map(({ readable }) => readable));
    if (!others.length || boards.length !== 1) return { column, most: Math.max(least, (high - spare) / fit) };
    const tall = Math.max(...others.map(ratio));
    const share = OTHERS[Math.min(others.length, OTHERS.length) - 1];
    const most = Math.max(least, (high - HEAD) / (fit + share * tall));
    const size = (width) => {
      const left = (high - HEAD - Math.min(width, most) * fit) / tall;
      const beside = (width - gap * (others.length - 1)) / others.length;
      return Math.max(SMALLEST_OTHER, Math.min(left, beside));
    };
    return { column, most, others: size };
  }

  /** As many of the latest lines as fit. */
  news(lines = this.latest) {
    this.latest = lines;
    const list = this.newsList;
    list.replaceChildren(...lines.map(({ text }) => el("li", { text })));
    while (list.children.length > 1 && list.scrollHeight > list.clientHeight) list.firstChild.remove();
  }

  get narrow() {
    return NARROW.matches;
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
    const board = narrow && [...this.table.boards.values()].find(({ root }) => this.areas.get(this.shown)?.contains(root));
    this.zoom.replaceChildren(...(board ? [board.zoomButton()] : []));
    if (narrow && follow) this.expose();
  }

  /** On a narrow screen: where nothing that is lit is in sight, the first of it is brought there. */
  expose() {
    const area = this.areas.get(this.shown);
    const all = (what) => [...(area?.querySelectorAll(what) ?? [])];
    // A card that is to be played comes before those that can be discarded.
    const cards = [all(".st-card.lit:not(.asks)"), all(".st-card.lit")].find(({ length }) => length) ?? [];
    const lit = [...all(".st-slot.lit"), ...cards];
    const { top, bottom } = this.main.getBoundingClientRect();
    const seen = (node) => {
      const box = node.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    };
    if (lit.length && !lit.some(seen)) lit[0].scrollIntoView({ block: "center", inline: "nearest" });
  }

  /** While a film is shown: bring its places into sight, unless somebody has chosen where to look. */
  follow(places) {
    if (!this.held) this.reveal(places);
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
          this.held = true;
          this.shown = name;
          this.refresh();
        },
      },
      el("span", { text: title }),
      lit ? el("span", { class: "st-count", text: lit, "aria-label": `${lit} ${this.table.words.several}` }) : null,
    );
  }
}
