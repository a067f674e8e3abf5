/** The log: what happened, by kind and by player, and what was said. */

import { el, icon, tool } from "./dom.js";

const KEPT = 400;
const TOAST = 7000;
const DOCKED = 5;
// The filters, each with its word.
const KINDS = [["", "all"], ["move", "log-moves"], ["points", "log-points"], ["chat", "log-chat"]];

export class Log {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    this.words = table.words;
    /** @type {import("./types.js").StoryLine[]} */
    this.lines = [];
    this.kind = "";
    this.seat = null;
    this.unread = 0;
    this.asked = false;
    this.tool = tool("tool-log", this.words.log, () => table.openLog(), "L", "st-tool st-always");
  }

  /** @param {import("./types.js").StoryLine[]} lines */
  add(lines) {
    this.lines.push(...lines);
    this.lines.splice(0, Math.max(0, this.lines.length - KEPT));
  }

  /** @param {import("./types.js").ChatLine} said */
  hear(said) {
    const line = this.chatted(said);
    this.add([line]);
    this.showDock();
    if (this.list?.isConnected) this.refresh();
    else if (line.seat !== this.table.scene?.seat || line.seat < 0) this.announce(line);
  }

  /** What was said is seen, wherever one looks, and counted until it is read. */
  announce(line) {
    const { table } = this;
    table.say(line.text);
    if (this.docked?.isConnected && this.docked.checkVisibility()) return;
    this.unread += 1;
    this.tool.dataset.news = String(this.unread);
    table.querySelector(".st-toast")?.remove();
    const toast = el("button", { type: "button", class: "st-toast", onclick: () => table.openLog() }, line.seat >= 0 ? icon(`marker-${line.seat}`) : null, ` ${line.text}`);
    table.append(toast);
    setTimeout(() => toast.remove(), TOAST);
  }

  /** Whoever opens the log has read it. */
  read() {
    this.unread = 0;
    delete this.tool.dataset.news;
    this.table.querySelector(".st-toast")?.remove();
  }

  /** While one waits for others there is room to talk. */
  dock() {
    const { chat } = this.table.adapter;
    if (!chat || this.table.scene.seat < 0) return null;
    this.docked = el("ol", { "aria-label": this.words["log-chat"] });
    this.showDock();
    if (!this.asked) {
      this.asked = true;
      chat.read().then((lines) => {
        const said = lines.map((line) => this.chatted(line));
        this.lines = [...this.lines.filter((line) => line.kind !== "chat"), ...said];
        this.showDock();
      }).catch(() => {});
    }
    return el("section", { class: "st-dock", "aria-label": this.words["log-chat"] }, this.docked, this.speaker());
  }

  showDock() {
    if (!this.docked) return;
    const said = this.lines.filter((line) => line.kind === "chat").slice(-DOCKED);
    this.docked.replaceChildren(...said.map(({ text, seat }) => el("li", {}, seat >= 0 ? icon(`marker-${seat}`) : null, ` ${text}`)));
  }

  /** The last moves. @returns {import("./types.js").StoryLine[]} */
  latest(count) {
    return this.lines.filter((line) => line.kind !== "chat").slice(-count);
  }

  /** Read the last moves anew. */
  async fill() {
    const lines = await this.table.adapter.recent?.().catch(() => null);
    if (lines) this.lines = [...lines, ...this.lines.filter((line) => line.kind === "chat")];
  }

  /** Everything there is, from the first move on; what was told so far stands until it is here. */
  async fetch() {
    const { adapter, scene } = this.table;
    const [told, chat] = await Promise.all([adapter.story?.() ?? this.lines, adapter.chat?.read() ?? []]);
    const said = chat.map((line) => this.chatted(line));
    const before = this.lines.filter((line) => line.kind === "chat");
    this.lines = [...told.filter((line) => line.kind !== "chat"), ...(chat.length ? said : before)];
    if (scene === this.table.scene && this.list?.isConnected) this.refresh();
  }

  /**
   * A line of chat as a line of the log.
   * @param {import("./types.js").ChatLine} said
   * @returns {import("./types.js").StoryLine}
   */
  chatted({ name, text }) {
    const seat = this.table.scene?.seats.find((one) => one.name === name)?.seat ?? -1;
    return { text: `${name}: ${text}`, kind: "chat", seat, slots: [] };
  }

  fits(line) {
    const fitting = line.kind === this.kind || (line.kind === "both" && this.kind !== "chat");
    if (this.kind && !fitting) return false;
    return this.seat === null || line.seat === this.seat;
  }

  /** The page for the dialog. */
  page() {
    this.list = el("ol", { class: "st-log", tabindex: 0 });
    const kinds = KINDS.map(([kind, word]) => this.filter(this.words[word], () => this.kind === kind, () => (this.kind = kind)));
    const everybody = this.filter(this.words.everybody, () => this.seat === null, () => (this.seat = null));
    const players = this.table.scene.seats.map((seat) =>
      this.filter(seat.name, () => this.seat === seat.seat, () => (this.seat = seat.seat), `marker-${seat.seat}`),
    );
    this.refresh();
    this.fetch().catch(() => {});
    return el(
      "div",
      { class: "st-log-page" },
      el("div", { class: "st-log-filters", role: "group", "aria-label": this.words["log-show"] }, ...kinds),
      el("div", { class: "st-log-filters", role: "group", "aria-label": this.words["log-of"] }, everybody, ...players),
      this.list,
      this.table.adapter.chat ? this.speaker() : null,
    );
  }

  filter(text, isOn, turnOn, art = "") {
    const button = el(
      "button",
      { type: "button", class: "st-filter", "aria-pressed": String(isOn()) },
      art ? icon(art) : null,
      text,
    );
    button.addEventListener("click", () => {
      turnOn();
      for (const other of button.parentNode.children) other.setAttribute("aria-pressed", String(other === button));
      this.refresh();
    });
    return button;
  }

  refresh() {
    const shown = this.lines.filter((line) => this.fits(line));
    const line = ({ text, kind, seat }) =>
      el("li", { "data-kind": kind }, seat >= 0 ? icon(`marker-${seat}`) : el("span", { class: "st-nobody" }), el("span", { text }));
    this.list.replaceChildren(...(shown.length ? shown.map(line) : [el("li", { class: "st-none", text: this.words["log-none"] })]));
    this.list.scrollTop = this.list.scrollHeight;
  }

  speaker() {
    const field = el("input", { name: "text", required: true, maxlength: 1000, autocomplete: "off", "aria-label": this.words.say });
    const form = el("form", { class: "st-say" }, field, el("button", { class: "st-tool", text: this.words.say }));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (!text) return;
      field.value = "";
      await this.table.act(() => this.table.adapter.chat.say(text));
    });
    return form;
  }
}
