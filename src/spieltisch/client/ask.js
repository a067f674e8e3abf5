/** What is asked of me: the prompt, the options as a list, the one chosen and what it does. */

import { el, grouped, icon } from "./dom.js";

export class Ask {
  /**
   * @param {Record<string, string>} words
   * @param {{choose: (index: number|null) => void, take: (index: number) => void,
   *   undo: () => void}} acts
   */
  constructor(words, acts) {
    this.words = words;
    this.acts = acts;
    /** @type {import("./types.js").OptionLine[]} */
    this.options = [];
    this.chosen = null;
    this.buttons = [];
    this.prompt = el("h2", { class: "st-prompt", id: "st-prompt" });
    this.list = el("div", { class: "st-options", role: "group", "aria-labelledby": "st-prompt" });
    this.does = el("div", { class: "st-does empty" });
    this.undo = el("button", { type: "button", class: "st-undo", onclick: () => acts.undo() });
    this.root = el(
      "section",
      { class: "st-ask", "data-area": "ask" },
      el("div", { class: "st-ask-head" }, this.prompt, this.undo, this.folder()),
      this.list,
      this.does,
      el("p", { class: "st-keys", text: words.keys }),
    );
    this.list.addEventListener("pointerover", (event) => this.hover(event));
    this.list.addEventListener("pointerleave", () => this.release());
    this.list.addEventListener("focusin", (event) => {
      const button = event.target.closest("[data-option]");
      if (button) this.choose(Number(button.dataset.option));
    });
    this.list.addEventListener("click", (event) => this.click(event));
    this.held = false;
  }

  /** On a phone the list can be folded away to see the board. */
  folder() {
    const button = el("button", {
      type: "button",
      class: "st-fold",
      text: "▾",
      "aria-label": this.words.options,
      "aria-expanded": "true",
      onclick: () => {
        const folded = this.root.classList.toggle("folded");
        button.textContent = folded ? "▴" : "▾";
        button.setAttribute("aria-expanded", String(!folded));
      },
    });
    return button;
  }

  /** @param {import("./types.js").Scene} scene */
  show(scene) {
    this.options = scene.options;
    this.chosen = null;
    this.held = false;
    this.prompt.textContent = scene.prompt;
    this.root.classList.toggle("mine", scene.options.length > 0);
    this.undo.hidden = scene.undo === 0;
    this.undo.replaceChildren(el("span", { "aria-hidden": "true", text: "↶ " }), this.words.undo);
    this.buttons = [];
    const parts = [];
    const numbered = scene.options.map((option, index) => ({ option, index }));
    for (const [name, members] of grouped(numbered, ({ option }) => option.group)) {
      if (name) parts.push(el("h3", { text: name }));
      parts.push(el("ol", {}, ...members.map(({ option, index }) => this.line(option, index))));
    }
    this.list.replaceChildren(...parts);
    this.list.scrollTop = 0;
    this.does.classList.add("empty");
  }

  line(option, index) {
    const button = el(
      "button",
      { type: "button", class: "st-option", "data-option": index },
      el("span", { class: "st-number", text: index + 1, "aria-hidden": "true" }),
      option.icon ? icon(option.icon) : null,
      el(
        "span",
        { class: "st-option-text" },
        option.text,
        option.detail ? el("small", { text: option.detail }) : null,
      ),
    );
    this.buttons[index] = button;
    return el("li", {}, button);
  }

  hover(event) {
    if (event.pointerType !== "mouse" || this.held) return;
    const button = event.target.closest("[data-option]");
    if (button) this.choose(Number(button.dataset.option));
  }

  release() {
    if (!this.held) this.choose(null);
  }

  click(event) {
    const button = event.target.closest("[data-option]");
    if (!button) return;
    const index = Number(button.dataset.option);
    // A finger cannot hover: its first tap chooses and shows what the option does.
    const finger = event.pointerType === "touch" || event.pointerType === "pen";
    if (finger && !(this.held && this.chosen === index)) {
      this.held = true;
      this.choose(index);
    } else this.acts.take(index);
  }

  /** Mark an option without taking it; null marks none. */
  choose(index, held = this.held) {
    this.held = held;
    if (this.chosen === index) return;
    this.buttons[this.chosen]?.classList.remove("chosen");
    this.chosen = index;
    const button = this.buttons[index];
    button?.classList.add("chosen");
    if (index === null) this.does.classList.add("empty");
    else if (held) button?.scrollIntoView({ block: "nearest" });
    this.acts.choose(index);
  }

  /** Mark the options that a slot or card answers, without choosing one. */
  light(indices) {
    this.buttons.forEach((button, index) => button.classList.toggle("lit", indices.includes(index)));
    if (indices.length) this.buttons[indices[0]]?.scrollIntoView({ block: "nearest" });
  }

  step(by) {
    if (!this.options.length) return;
    const from = this.chosen ?? (by > 0 ? -1 : 0);
    const next = (from + by + this.options.length) % this.options.length;
    this.choose(next, true);
    this.buttons[next].focus({ preventScroll: true });
  }

  /** @param {import("./types.js").Preview} preview */
  tell(preview) {
    if (preview.option !== this.chosen) return;
    const lines = preview.lines.length ? preview.lines : [this.words["brings-nothing"]];
    const parts = [
      el("h3", { text: this.options[preview.option].text }),
      el("ul", {}, ...lines.map((text) => el("li", { text }))),
    ];
    if (preview.seals) parts.push(el("p", { class: "st-seals", text: this.words.seals }));
    if (this.held) parts.push(this.confirm(preview.option));
    this.does.replaceChildren(...parts);
    this.does.classList.remove("empty");
  }

  confirm(option) {
    const { take, cancel } = this.words;
    return el(
      "div",
      { class: "st-confirm" },
      el("button", { type: "button", class: "st-take", text: take, onclick: () => this.acts.take(option) }),
      el("button", { type: "button", text: cancel, onclick: () => this.choose(null, false) }),
    );
  }
}
