/**
 * <spiel-tisch>: one table for every game.
 *
 * It puts a stage on the screen, shows scenes on it and says which option was taken. It knows no
 * game and no transport: `connect(adapter)` gives it one (see types.js).
 */

import { Ask } from "./ask.js";
import { Board } from "./board.js";
import { el, svg } from "./dom.js";
import { Glossary } from "./glossary.js";
import { Keys } from "./keys.js";
import { Layout } from "./layout.js";
import { Pieces } from "./pieces.js";
import { Pointing } from "./pointing.js";
import { Seats } from "./seats.js";
import { Tips } from "./tips.js";
import { Trays } from "./trays.js";

const KEPT_NEWS = 200;

class SpielTisch extends HTMLElement {
  /** @param {import("./types.js").Adapter} adapter */
  connect(adapter) {
    this.adapter = adapter;
    this.close?.();
    this.close = adapter.open(
      (update) => this.update(update),
      (lost) => this.trouble(lost),
    );
  }

  disconnectedCallback() {
    this.close?.();
  }

  /** @param {import("./types.js").Update} update */
  update({ stage, scene, news = [], missed = [] }) {
    if (stage) this.build(stage);
    const before = this.scene;
    this.scene = scene;
    this.previews = new Map();
    this.busy = false;
    this.tips.hide();
    this.pointing.closeMenu();
    this.classList.toggle("busy", false);
    this.classList.toggle("mine", scene.options.length > 0);
    this.status.textContent = scene.status;
    this.seats.show(scene.seats);
    this.showPanels(scene);
    for (const board of this.boards.values()) {
      board.write(scene.readouts.filter((readout) => readout.slot.startsWith(`${board.id}/`)));
    }
    this.pieces.show(scene.pieces, this.boards);
    this.trays.show(scene);
    this.showNotes(scene.notes);
    this.ask.show(scene);
    this.pointing.show(scene);
    this.layout.show(scene);
    this.tell([...missed, ...news], before?.prompt === scene.prompt ? "" : scene.prompt);
    if (missed.length && !this.dialog.open) this.open(this.words.since, this.lines(missed));
  }

  /** @param {import("./types.js").Stage} stage */
  build(stage) {
    this.stage = stage;
    this.words = stage.words;
    /** @type {Map<string, Board>} */
    this.boards = new Map();
    this.log = [];
    this.dataset.game = stage.game;
    const sprite = svg("svg", { class: "st-sprite", "aria-hidden": "true" });
    sprite.innerHTML = stage.sprite;
    this.sky = el("div", { class: "st-sky", "aria-hidden": "true" });
    this.live = el("div", { class: "st-live", "aria-live": "polite", role: "status" });
    this.status = el("span", { class: "st-status" });
    this.notice = el("p", { class: "st-notice", role: "alert", hidden: true });
    this.notes = el("div", { class: "st-notes", "data-area": "notes" });
    this.seats = new Seats(this.words, (seat) => this.enlarge(seat));
    this.trays = new Trays(this.words, { pick: (card, node) => this.pointing.pickCard(card, node) });
    this.glossary = new Glossary(stage.glossary, this.words);
    this.ask = new Ask(this.words, {
      choose: (index) => this.choose(index),
      take: (index) => this.take(index),
      undo: () => this.undo(),
    });
    this.dialog = this.makeDialog();
    this.layout = new Layout(this, stage.layout);
    this.replaceChildren(sprite, this.header(), this.notice, this.layout.root, this.dialog, this.sky, this.live);
    this.tips = new Tips(this);
    this.pieces = new Pieces(this.sky);
    this.pointing = new Pointing(this);
    this.keys ??= new Keys(this);
  }

  header() {
    const tool = (word, glyph, onclick) =>
      el(
        "button",
        { type: "button", class: "st-tool", onclick, title: this.words[word] },
        el("span", { "aria-hidden": "true", text: glyph }),
        el("span", { class: "st-tool-text", text: this.words[word] }),
      );
    return el(
      "header",
      { class: "st-bar" },
      el("div", { class: "st-title" }, el("h1", { text: this.stage.title }), this.status),
      this.stage.side.includes("seats") ? null : this.seats.root,
      el(
        "div",
        { class: "st-tools" },
        this.stage.glossary.length ? tool("glossary", "❖", () => this.open(this.words.glossary, this.glossary.page())) : null,
        tool("log", "☰", () => this.openLog()),
        el("slot", { name: "tools" }),
      ),
    );
  }

  makeDialog() {
    this.dialogTitle = el("h2");
    this.dialogBody = el("div", { class: "st-dialog-body" });
    const dialog = el(
      "dialog",
      { class: "st-dialog" },
      el(
        "header",
        {},
        this.dialogTitle,
        el("button", { type: "button", class: "st-tool", text: this.words.close, onclick: () => dialog.close() }),
      ),
      this.dialogBody,
    );
    dialog.addEventListener("close", () => this.shrink());
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    return dialog;
  }

  open(title, body) {
    this.dialogTitle.textContent = title;
    this.dialogBody.replaceChildren(body);
    this.dialog.showModal();
  }

  openLog() {
    this.open(this.words.log, this.lines(this.log));
    this.dialogBody.scrollTop = this.dialogBody.scrollHeight;
  }

  lines(texts) {
    return el("ol", { class: "st-log" }, ...texts.map((text) => el("li", { text })));
  }

  /** Show a seat's board large; the board itself moves into the dialog and back. */
  enlarge(seat) {
    const board = [...this.boards.values()].find(
      ({ panel }) => panel.seat === seat && panel.role === "other",
    );
    if (!board || this.dialog.open) return;
    this.enlarged = { board, home: board.root.parentNode, next: board.root.nextSibling };
    this.open(board.panel.title, board.root);
  }

  shrink() {
    if (!this.enlarged) return;
    const { board, home, next } = this.enlarged;
    this.enlarged = null;
    home.insertBefore(board.root, next?.parentNode === home ? next : null);
  }

  /** @param {import("./types.js").Scene} scene */
  showPanels(scene) {
    const wanted = new Map(scene.panels.map((panel) => [panel.id, panel]));
    for (const [id, board] of this.boards) {
      if (wanted.get(id)?.template === board.panel.template) continue;
      board.remove();
      this.boards.delete(id);
    }
    for (const panel of scene.panels) {
      const known = this.boards.get(panel.id);
      if (known) known.rename(panel);
      else this.addBoard(panel);
      this.layout.place(this.boards.get(panel.id));
    }
  }

  addBoard(panel) {
    const board = new Board(panel, this.stage.templates[panel.template], this.words);
    board.svg.addEventListener("click", () => {
      if (board.panel.role === "other") this.enlarge(board.panel.seat);
    });
    this.boards.set(panel.id, board);
  }

  showNotes(notes) {
    this.notes.hidden = !notes.length;
    this.notes.replaceChildren(
      ...notes.map((note) =>
        el(
          "section",
          { class: "st-note" },
          el("h3", { text: note.title }),
          el("ul", {}, ...note.lines.map((text) => el("li", { text }))),
        ),
      ),
    );
  }

  tell(news, prompt) {
    this.log.push(...news);
    this.log.splice(0, Math.max(0, this.log.length - KEPT_NEWS));
    this.layout.news(this.log.slice(-5));
    const said = [...news.slice(-6), prompt].filter(Boolean).join(" ");
    if (said) this.live.textContent = said;
  }

  /** An option is marked: light its slots and ask what it would do. */
  async choose(index) {
    this.pointing.mark(index);
    if (index === null) return;
    const preview = await this.foresee(index);
    if (preview) this.ask.tell(preview);
  }

  async foresee(index) {
    const previews = this.previews;
    if (!previews.has(index)) previews.set(index, this.adapter.preview(index).catch(() => null));
    const preview = await previews.get(index);
    return previews === this.previews ? preview : null;
  }

  /**
   * Take an option. With the attribute `confirm`, what cannot be taken back is asked about first:
   * it is chosen, and taken when it is named a second time.
   */
  async take(index) {
    const option = this.scene.options[index];
    if (!option || this.busy) return;
    const sure = this.ask.held && this.ask.chosen === index;
    if (this.hasAttribute("confirm") && !sure && (await this.foresee(index))?.seals) {
      this.ask.choose(null);
      this.ask.choose(index, true);
      return;
    }
    await this.act(() => this.adapter.take(index, option.notation));
  }

  async undo() {
    if (this.scene.undo && !this.busy) await this.act(() => this.adapter.undo());
  }

  async act(deed) {
    this.busy = true;
    this.classList.add("busy");
    try {
      await deed();
    } catch (fault) {
      this.warn(String(fault.message ?? fault));
    } finally {
      this.busy = false;
      this.classList.remove("busy");
    }
  }

  warn(text) {
    this.notice.textContent = text;
    this.notice.hidden = !text;
  }

  trouble(lost) {
    if (!this.words) return;
    this.warn(lost ? this.words.lost : "");
    if (!lost) this.live.textContent = this.words["back-again"];
  }
}

customElements.define("spiel-tisch", SpielTisch);
