/**
 * The story: what happened, told step by step beside the table, the places lit as they are named.
 *
 * It tells what was missed, and whole turns that nobody at the table made, such as an automatic
 * opponent's. It is never in the way: the game can go on while it stands there.
 */

import { el, tool } from "./dom.js";
import { prefs } from "./prefs.js";

/** A line to read stands as long as so many events of the film. */
const READING = 2;

export class Story {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    const { words } = table;
    /** @type {import("./types.js").StoryLine[]} */
    this.lines = [];
    this.at = 0;
    this.title = el("h3");
    this.count = el("span", { class: "st-story-count" });
    this.text = el("p", { class: "st-story-text", "aria-live": "polite" });
    this.bar = el("i", { class: "st-story-bar" });
    this.back = tool("tool-back", words["story-back"], () => this.go(-1), "←");
    this.on = tool("tool-on", words["story-on"], () => this.go(1), "→");
    this.root = el(
      "section",
      { class: "st-story", hidden: true, "aria-label": words.story },
      el("header", {}, this.title, this.count, tool("tool-close", words.close, () => this.close())),
      this.text,
      el("div", { class: "st-story-steps" }, this.back, this.on),
      this.bar,
    );
    // Whoever takes it into their own hands reads at their own pace.
    this.root.addEventListener("pointerdown", () => this.pause());
  }

  get open() {
    return !this.root.hidden;
  }

  /** @param {string} title @param {import("./types.js").StoryLine[]} lines */
  tell(title, lines, film = false) {
    if (!lines.length) return;
    this.pause();
    this.table.director.skip(); // what is told need not be played as well
    // What a chapter begins with is its title; who has that need not hear it as a step.
    let chapter = title;
    this.lines = [];
    for (const line of lines) {
      chapter = line.chapter || chapter;
      if (!line.chapter || lines.length === 1) this.lines.push({ ...line, chapter });
    }
    if (!this.lines.length) this.lines = [...lines];
    this.at = 0;
    this.root.hidden = false;
    this.table.classList.add("telling");
    this.show();
    if (film) this.run();
  }

  /** Go on by itself, as a film does, up to the last line. */
  run() {
    const { pace } = this.table.director;
    if (!pace || prefs.stillness || this.at >= this.lines.length - 1) return;
    this.root.classList.add("runs");
    this.timer = setTimeout(() => {
      this.at += 1;
      this.show();
      this.run();
    }, pace * READING);
  }

  pause() {
    clearTimeout(this.timer);
    this.root.classList.remove("runs");
  }

  /** After news: an opponent's whole turn begins with a chapter and is told from there. */
  hear(news) {
    const from = news.findIndex((line) => line.chapter);
    if (from >= 0) this.tell("", news.slice(from));
  }

  go(by) {
    this.pause();
    const next = this.at + by;
    if (next < 0) return;
    if (next >= this.lines.length) this.close();
    else {
      this.at = next;
      this.show();
      this.table.sounds.play("page");
    }
  }

  show() {
    const line = this.lines[this.at];
    this.title.textContent = line.chapter;
    this.count.textContent = `${this.at + 1} / ${this.lines.length}`;
    this.text.textContent = line.text;
    this.bar.style.setProperty("--done", String((this.at + 1) / this.lines.length));
    this.back.disabled = this.at === 0;
    const last = this.at === this.lines.length - 1;
    this.on.querySelector(".st-tool-text").textContent = this.table.words[last ? "story-end" : "story-on"];
    this.table.pointing.tell(line.slots);
    this.table.layout.reveal(line.slots);
  }

  close() {
    this.pause();
    this.root.hidden = true;
    this.table.classList.remove("telling");
    this.table.pointing.tell([]);
  }
}
