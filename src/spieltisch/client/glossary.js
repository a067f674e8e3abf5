/** The glossary: every picture with its name and meaning, always at hand. */

import { el, grouped, icon } from "./dom.js";

export class Glossary {
  /**
   * @param {import("./types.js").Term[]} terms
   * @param {Record<string, string>} words
   */
  constructor(terms, words) {
    this.terms = terms;
    this.words = words;
    this.text = el("p", { class: "st-term-text" });
    // It takes its room only while somebody wants it.
    this.opener = el("button", { type: "button", class: "st-glossary-opener st-panel-name", text: words.glossary, "aria-expanded": "false", onclick: () => this.toggle() });
    this.root = el(
      "section",
      { class: "st-glossary", "data-area": "glossary", "aria-label": words.glossary },
      el("header", { class: "st-panel-head" }, this.opener),
      el("div", { class: "st-terms" }, ...terms.map((term, index) => this.chip(term, index))),
      this.text,
    );
    this.root.hidden = !terms.length;
    for (const name of ["pointerover", "focusin", "click"]) {
      this.root.addEventListener(name, (event) => {
        const chip = event.target.closest("[data-term]");
        if (chip) this.explain(Number(chip.dataset.term));
      });
    }
    if (terms.length) this.explain(0);
    this.width = 0;
    new ResizeObserver(() => this.fit()).observe(this.root);
  }

  toggle(open = !this.root.classList.contains("open")) {
    this.root.classList.toggle("open", open);
    this.opener.setAttribute("aria-expanded", String(open));
    this.fit(true);
  }

  /** Keep room for the longest text, so that nothing moves under the pointer. */
  fit(anew = false) {
    const width = this.text.clientWidth;
    if (!width || (width === this.width && !anew) || !this.terms.length) return;
    this.width = width;
    const shown = this.shown;
    this.text.style.minHeight = "0";
    let height = 0;
    this.terms.forEach((_term, index) => {
      this.explain(index);
      height = Math.max(height, this.text.offsetHeight);
    });
    this.text.style.minHeight = `${height}px`;
    this.explain(shown);
  }

  chip(term, index) {
    return el(
      "button",
      { type: "button", class: "st-term", "data-term": index, "aria-label": `${term.name}. ${term.text}` },
      icon(term.art),
    );
  }

  explain(index) {
    this.shown = index;
    const term = this.terms[index];
    for (const chip of this.root.querySelectorAll(".st-term")) {
      chip.classList.toggle("chosen", Number(chip.dataset.term) === index);
    }
    this.text.replaceChildren(el("strong", { text: `${term.name}: ` }), term.text);
  }

  /** Show what a picture on the board means. */
  find(art) {
    const index = this.terms.findIndex((term) => term.art === art);
    if (index >= 0) this.explain(index);
  }

  /** The whole glossary as a page for a dialog. */
  page() {
    const parts = [];
    for (const [name, members] of grouped(this.terms, (term) => term.group)) {
      parts.push(el("h3", { text: name }));
      parts.push(
        el(
          "dl",
          { class: "st-term-list" },
          ...members.map((term) =>
            el("div", {}, el("dt", {}, icon(term.art), term.name), el("dd", { text: term.text })),
          ),
        ),
      );
    }
    return el("div", {}, ...parts);
  }
}
