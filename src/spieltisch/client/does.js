/** What the marked option would do: what it costs and brings, and whether it can be taken back. */

import { changes } from "./balance.js";
import { el, icon } from "./dom.js";

export class Does {
  /**
   * @param {Record<string, string>} words
   * @param {{take: (option: number) => void, cancel: () => void}} acts
   */
  constructor(words, acts) {
    this.words = words;
    this.acts = acts;
    this.root = el("section", { class: "st-does empty", "aria-label": words.does });
  }

  clear() {
    this.root.classList.add("empty");
    this.root.replaceChildren();
  }

  /**
   * @param {import("./types.js").OptionLine} option
   * @param {import("./types.js").Preview} preview
   * @param {boolean} held whether it waits to be confirmed
   * @param {import("./types.js").SeatLine} [before] my numbers as they are
   */
  tell({ text: title, detail }, preview, held, before) {
    const lines = preview.lines.length ? preview.lines : [this.words["brings-nothing"]];
    const parts = [el("h3", { text: title }), ...(detail ? [el("p", { class: "st-does-detail", text: detail })] : [])];
    const balance = before && preview.after ? changes(this.words, before, preview.after) : [];
    if (balance.length) parts.push(el("p", { class: "st-balance" }, ...balance));
    parts.push(el("ul", {}, ...lines.map((text) => el("li", { text }))));
    if (preview.seals) parts.push(el("p", { class: "st-seals" }, icon("tool-barrier"), this.words.seals));
    if (held) parts.push(this.confirm(preview.option));
    this.root.replaceChildren(...parts);
    this.root.classList.remove("empty");
    this.root.scrollTop = 0;
  }

  confirm(option) {
    const { take, cancel } = this.words;
    return el(
      "div",
      { class: "st-confirm" },
      el("button", { type: "button", class: "st-take", text: take, onclick: () => this.acts.take(option) }),
      el("button", { type: "button", text: cancel, onclick: () => this.acts.cancel() }),
    );
  }
}
