/** What is asked of me: the prompt, the options as a list, and what is not possible. */

import { el, grouped, icon, tool } from "./dom.js";
import { endingPage } from "./ending.js";

/** Up to so many options are listed in full, and more than so many can be searched. */
const FEW = 6;
/** On a phone the board needs the room. */
const FEW_BY_HAND = 2;
const NARROW = matchMedia("(max-width: 899px)");
const MANY = 9;
const NAMED = 8;
/** A longer detail is read where there is room. */
const WORDY = 44;
/** So many deeds of somebody else are told with a question. */
const DEEDS = 3;

/** Without capitals and accents. */
const folded = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Some of many names. */
const few = (names) => (names.length > NAMED ? [...names.slice(0, NAMED), `… (${names.length})`] : names);

export class Ask {
  /**
   * @param {Record<string, string>} words
   * @param {{choose: (index: number|null) => void, take: (index: number) => void,
   *   undo: () => void, redo: () => void, plan: () => void, hint: () => void,
   *   rules: () => void, back: () => void, fits: (option: import("./types.js").OptionLine) => boolean,
   *   dock: () => Node|null,
   *   denials: () => Promise<import("./types.js").Denial[]>}} acts
   */
  constructor(words, acts) {
    this.words = words;
    this.acts = acts;
    /** @type {import("./types.js").OptionLine[]} */
    this.options = [];
    this.chosen = null;
    this.held = false;
    this.buttons = [];
    /** @type {Map<string, string>} */
    this.dice = new Map();
    this.prompt = el("h2", { class: "st-prompt", id: "st-prompt", tabindex: -1 });
    this.list = el("div", { class: "st-options", role: "group", "aria-labelledby": "st-prompt" });
    this.undo = tool("tool-undo", words.undo, () => acts.undo(), "U", "st-act st-undo");
    this.redo = tool("tool-redo", words.redo, () => acts.redo(), "R", "st-act st-redo");
    this.plan = tool("tool-plan", words.plan, () => acts.plan(), "P", "st-act st-plan-tool");
    this.hint = tool("tool-hint", words.hint, () => acts.hint(), "H", "st-act st-hint-tool");
    this.rules = this.rulesLink();
    this.back = tool("tool-seat", words["seat-back"], () => acts.back(), "", "st-act st-come-back");
    /** @type {import("./types.js").StoryLine[]} */
    this.caused = [];
    this.because = el("div", { class: "st-because", hidden: true });
    this.also = el("p", { class: "st-also" });
    this.barrier = el("p", { class: "st-all-seal", hidden: true }, icon("tool-barrier"), words["all-seal"]);
    this.banner = el("div", { class: "st-banner", hidden: true });
    this.hints = el("div", { class: "st-hints", hidden: true });
    // Their places; who fills them brings what stands there.
    this.kit = el("div");
    this.held = el("div");
    this.search = this.searchField();
    this.root = el(
      "section",
      { class: "st-ask", "data-area": "ask" },
      this.banner,
      this.because,
      el("div", { class: "st-ask-head" }, this.held, this.prompt, this.folder()),
      this.also,
      el(
        "div",
        { class: "st-means" },
        this.kit,
        el("div", { class: "st-acts" }, this.back, this.undo, this.redo, this.plan, this.hint, this.rules, this.search),
      ),
      this.barrier,
      this.hints,
      this.list,
    );
    this.list.addEventListener("pointerleave", () => this.release());
    this.list.addEventListener("focusin", (event) => {
      const button = event.target.closest("[data-option]");
      if (button) this.choose(Number(button.dataset.option));
    });
    this.list.addEventListener("click", (event) => this.click(event));
  }

  /** The rules for what is asked: a link that can be opened elsewhere, and opens here. */
  rulesLink() {
    const { rules } = this.words;
    const title = `${this.words["rules-here"]} (?)`;
    return el(
      "a",
      {
        class: "st-act st-rules",
        title,
        hidden: true,
        target: "_blank",
        rel: "noopener",
        "aria-keyshortcuts": "?",
        onclick: (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          this.acts.rules();
        },
      },
      icon("tool-rules"),
      el("span", { class: "st-tool-text", text: rules }),
    );
  }

  /** Typing finds an option among many. */
  searchField() {
    const { search } = this.words;
    const field = el("input", { type: "search", class: "st-search", placeholder: search, "aria-label": search, "aria-keyshortcuts": "/", autocomplete: "off", hidden: true });
    field.addEventListener("input", () => this.filter());
    field.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        field.value = "";
        this.filter();
        field.blur();
      } else if (event.key === "Enter" || event.key === "ArrowDown") this.step(1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    return field;
  }

  seek() {
    if (!this.search.hidden) this.search.focus();
  }

  /** Show the options that are done with what is picked and hold what was typed. */
  filter() {
    const typed = folded(this.search.value.trim());
    this.root.classList.toggle("searching", Boolean(typed));
    this.options.forEach((option, index) => {
      const said = folded([option.group, option.text, option.detail ?? ""].join(" "));
      const line = this.buttons[index]?.parentElement;
      if (line) line.hidden = !this.acts.fits(option) || !said.includes(typed);
    });
    for (const part of this.list.querySelectorAll(":scope > ol, .st-shelf > ol")) {
      const empty = [...part.children].every((line) => line.hidden);
      part.hidden = empty;
      if (part.previousElementSibling?.matches("h3")) part.previousElementSibling.hidden = empty;
    }
  }

  /** What the board can say: on a phone, where the board needs the room, it is listed on demand. */
  shelf(parts, count) {
    const toggle = el("button", { type: "button", class: "st-unfold" }, el("span", { text: this.words["on-board"] }), el("b", { class: "st-count", text: count }));
    toggle.addEventListener("click", () => this.unfold(!this.root.classList.contains("listing")));
    this.toggle = toggle;
    this.unfold(this.root.classList.contains("listing"));
    return el("div", { class: "st-shelf" }, toggle, ...parts);
  }

  unfold(listing) {
    this.root.classList.toggle("listing", listing);
    this.toggle?.setAttribute("aria-expanded", String(listing));
  }

  /** On a phone the list can be folded away to see the board. */
  folder() {
    this.folding = el("button", {
      type: "button",
      class: "st-fold",
      "aria-label": this.words.options,
      onclick: () => this.fold(!this.root.classList.contains("folded")),
    });
    this.fold(false);
    return this.folding;
  }

  fold(folded) {
    this.root?.classList.toggle("folded", folded);
    this.folding.textContent = folded ? "▴" : "▾";
    this.folding.setAttribute("aria-expanded", String(!folded));
  }

  /**
   * @param {import("./types.js").Scene} scene
   * @returns {boolean} whether it is asked anew; else what was chosen stays chosen
   */
  show(scene) {
    this.undo.hidden = scene.undo === 0;
    this.showThinking(scene);
    const question = JSON.stringify([scene.prompt, scene.options, scene.denials]);
    if (question === this.question) return false;
    this.question = question;
    this.ask(scene);
    return true;
  }

  ask(scene) {
    const reading = this.list.contains(document.activeElement);
    this.options = scene.options;
    this.chosen = null;
    this.held = false;
    this.prompt.textContent = scene.prompt;
    this.root.classList.toggle("mine", scene.asked);
    this.barrier.hidden = true;
    this.buttons = [];
    // With different dice on the table every option says which of them it takes.
    const tools = new Set(scene.tools);
    const dice = scene.pieces.filter(({ slot }) => tools.has(slot));
    const differ = dice.some(({ art }) => art !== dice[0].art);
    this.dice = new Map(differ ? dice.map(({ slot, art }) => [slot, art]) : []);
    this.search.hidden = scene.options.length <= MANY;
    this.search.value = "";
    const parts = [];
    const numbered = scene.options.map((option, index) => ({ option, index }));
    const short = numbered.length > (NARROW.matches ? FEW_BY_HAND : FEW);
    // What the board cannot say comes first; what it can is a row of small buttons.
    const onBoard = ({ option }) => short && option.slots.length + option.cards.length > 0;
    const list = (members, className) => [...grouped(members, ({ option }) => option.group)].flatMap(([name, found]) => [
      ...(name ? [el("h3", { text: name })] : []),
      el("ol", { class: className }, ...found.map(({ option, index }) => this.line(option, index))),
    ]);
    parts.push(...list(numbered.filter((one) => !onBoard(one)), ""));
    const lit = numbered.filter(onBoard);
    if (lit.length) parts.push(this.shelf(list(lit, "st-chips"), lit.length));
    // What would look the same says more.
    for (const twins of grouped(numbered, ({ option }) => this.look(option)).values()) {
      for (const { index } of twins) this.buttons[index].classList.toggle("twin", twins.length > 1);
    }
    const dock = scene.options.length || scene.over ? null : this.acts.dock();
    this.list.replaceChildren(...parts, this.whyNot(scene), ...(dock ? [dock] : []));
    this.list.scrollTop = 0;
    // Who was in the list hears what is asked next instead of falling off the page.
    if (reading) this.prompt.focus({ preventScroll: true });
  }

  /**
   * How the game ended, in place of the options.
   * @param {import("./types.js").Scene} scene
   * @param {import("./types.js").Ending} [verdict]
   * @param {import("./types.js").Way[]} [ways]
   */
  end(scene, verdict, ways = []) {
    if (verdict) this.prompt.textContent = verdict.reason;
    this.list.replaceChildren(endingPage(this.words, scene, verdict, ways));
  }

  /** What somebody else did, for which I am asked; of many deeds the last. @param {import("./types.js").StoryLine[]} lines */
  cause(lines) {
    this.caused = lines;
    this.because.hidden = !lines.length;
    const told = lines.slice(-DEEDS).map(({ seat, text }) => el("li", {}, icon(`marker-${seat}`), el("span", { text })));
    const more = lines.length > DEEDS ? [el("li", { text: "…" })] : [];
    this.because.replaceChildren(...(lines.length ? [el("span", { text: this.words["just-now"] }), el("ul", {}, ...more, ...told)] : []));
  }

  /** While all decide at once: who else is still at it. */
  showThinking(scene) {
    const names = scene.seats.filter((seat) => seat.deciding && !seat.me).map((seat) => seat.name);
    this.also.hidden = !scene.asked || !names.length;
    this.also.textContent = this.also.hidden ? "" : `${this.words.also} ${names.join(", ")}`;
  }

  /** What is seen of an option in a row of small buttons. @param {import("./types.js").OptionLine} option */
  look(option) {
    const { group, icon: art, tag, brief, text, price } = option;
    return JSON.stringify([group, art, tag ?? brief ?? text, price?.amount, this.diceOf(option)]);
  }

  /** The faces of the dice that an option takes; of equal ones any will do. @param {import("./types.js").OptionLine} option */
  diceOf({ tools = [] }) {
    return [...new Set(tools.flatMap((slot) => this.dice.get(slot) ?? []))];
  }

  line(option, index) {
    const button = el(
      "button",
      { type: "button", class: "st-option", "data-option": index, title: option.text },
      el("span", { class: "st-number", text: index + 1, "aria-hidden": "true" }),
      option.icon ? icon(option.icon) : null,
      option.tag ? el("span", { class: "st-option-tag", "aria-hidden": "true", text: option.tag }) : null,
      el(
        "span",
        { class: "st-option-text" },
        // In few words an option is named; its group says what is done with it.
        option.brief && option.group ? el("span", { class: "st-unseen", text: `${option.group}: ` }) : null,
        option.brief ? el("span", { class: "st-brief", text: option.brief }) : el("span", { text: option.text }),
        option.detail ? el("small", { text: option.detail }) : null,
      ),
      ...this.diceOf(option).map((art) => icon(art, "", "st-icon st-option-die")),
      option.price ? el("span", { class: "st-option-price" }, el("b", { text: option.price.amount }), icon(option.price.icon, option.price.label)) : null,
    );
    button.classList.toggle("tagged", Boolean(option.tag));
    button.classList.toggle("wordy", (option.detail ?? "").length > WORDY);
    this.buttons[index] = button;
    return el("li", {}, button);
  }

  /** What one might look for and cannot have, and why, for whoever reads instead of pointing. */
  whyNot(scene) {
    const list = el("ul");
    const page = el("details", { class: "st-whynot" }, el("summary", { text: this.words["why-not"] }), list);
    page.hidden = !scene.options.length && !scene.denials.length;
    page.addEventListener("toggle", async () => {
      if (!page.open || list.childElementCount) return;
      const told = (await this.acts.denials()).filter((denial) => denial.text);
      const line = ([why, members]) =>
        el("li", {}, el("b", { text: why }), el("small", { text: few(members.map(({ text }) => text)).join(" · ") }));
      list.replaceChildren(...[...grouped(told, ({ why }) => why)].map(line));
      if (!told.length) list.replaceChildren(el("li", { text: this.words["log-none"] }));
    });
    return page;
  }

  /** Mark the options behind which nothing can be taken back. */
  seal(notations) {
    const sealing = new Set(notations);
    const all = this.options.length > 0 && this.options.every(({ notation }) => sealing.has(notation));
    this.barrier.hidden = !all;
    if (all) return;
    this.options.forEach((option, index) => {
      const button = this.buttons[index];
      if (!button || !sealing.has(option.notation) || button.querySelector(".st-barrier")) return;
      button.append(icon("tool-barrier", this.words.seals, "st-icon st-barrier"));
    });
  }

  /** A mouse points at something: an option of the list is marked. @param {Element} target */
  hover(target) {
    if (this.held) return;
    /** @type {HTMLElement|null} */
    const button = target.closest("[data-option]");
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
      this.choose(index, true);
      // Who chooses in the list goes on choosing there; else it makes room for what is to be confirmed.
      this.root.classList.add("by-list");
    } else this.acts.take(index);
  }

  /** Mark an option without taking it; null marks none. */
  choose(index, held = this.held) {
    const told = this.chosen === index && this.held === held;
    this.held = held;
    if (told) return;
    this.root.classList.remove("by-list");
    this.buttons[this.chosen]?.classList.remove("chosen");
    this.chosen = index;
    const button = this.buttons[index];
    button?.classList.add("chosen");
    if (index !== null && held) button?.scrollIntoView({ block: "nearest" });
    this.acts.choose(index);
  }

  /** Mark the options that a slot or card answers, without choosing one. */
  light(indices) {
    this.buttons.forEach((button, index) => button.classList.toggle("lit", indices.includes(index)));
    if (indices.length) this.buttons[indices[0]]?.scrollIntoView({ block: "nearest" });
  }

  step(by) {
    if (!this.options.length) return;
    this.unfold(true);
    const seen = [...this.options.keys()].filter((index) => !this.buttons[index].parentElement.hidden);
    if (!seen.length) return;
    const from = this.chosen === null ? (by > 0 ? -1 : 0) : seen.indexOf(this.chosen);
    const next = seen[(from + by + seen.length) % seen.length];
    this.choose(next, true);
    this.buttons[next].focus({ preventScroll: true });
  }
}
