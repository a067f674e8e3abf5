/**
 * A lesson: a coach's bubble that says one thing at a time, lights what it speaks of and waits for
 * the deed. The server says which steps come next; what was read is remembered in this browser.
 *
 * Nothing is locked: another move is asked about once and may be made all the same, every step can be
 * skipped or taken back, and the bubble can be put away and brought back.
 */

import { el, icon } from "./dom.js";

const EDGE = 10;
const ROOM = 6;
const ROUND = 10;
const FOLLOW = 300;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @param {Box} a @param {Box} b */
const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How much of two boxes is the same. @param {Box} a @param {Box} b */
const shared = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** @param {Box[]} boxes @returns {Box} */
const around = (boxes) => ({
  left: Math.min(...boxes.map((one) => one.left)),
  top: Math.min(...boxes.map((one) => one.top)),
  right: Math.max(...boxes.map((one) => one.right)),
  bottom: Math.max(...boxes.map((one) => one.bottom)),
});

/** What touches is one, in the place of the first of them. @param {Box[]} boxes @returns {Box[]} */
function merged(boxes) {
  /** @type {Box[]} */
  const apart = [];
  for (let box of boxes) {
    let to = apart.length;
    for (let at = 0; at >= 0; ) {
      at = apart.findIndex((one) => touch(one, box));
      if (at >= 0) box = around([box, ...apart.splice(at, 1)]);
      if (at >= 0) to = Math.min(to, at);
    }
    apart.splice(to, 0, box);
  }
  return apart;
}

/** A box with round corners as a path. @param {Box} box */
function rounded({ left, top, right, bottom }) {
  const arc = (x, y) => `A${ROUND},${ROUND},0,0,1,${x},${y}`;
  return [
    `M${left + ROUND},${top}H${right - ROUND}${arc(right, top + ROUND)}V${bottom - ROUND}${arc(right - ROUND, bottom)}`,
    `H${left + ROUND}${arc(left, bottom - ROUND)}V${top + ROUND}${arc(left + ROUND, top)}Z`,
  ].join("");
}

export class Lesson {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    /** @type {import("./types.js").LessonView|undefined} */
    this.view = undefined;
    this.kept = `lesson ${table.getAttribute("data-table")}`;
    this.read = 0;
    this.away = false;
    this.held = "";
    this.shade = el("div", { class: "st-shade" });
    this.spot = el("div", { class: "st-spot", hidden: true, "aria-hidden": "true" }, this.shade);
    /** What points at nothing stands above the question, and covers no board. */
    this.aside = el("section", { class: "st-puzzle st-lesson-aside", hidden: true, "aria-label": table.words.lesson });
    table.ask.root.prepend(this.aside);
    /** What a finger has only chosen is not done yet. */
    this.confirm = el("p", { class: "st-lesson-kind", role: "status", hidden: true, text: table.words["lesson-sure"] });
    this.root = el("section", { class: "st-lesson", hidden: true, "aria-label": table.words.lesson });
    this.onMove = () => this.place();
    addEventListener("resize", this.onMove);
    document.addEventListener("scroll", this.onMove, true);
    // Boards glide and fold by themselves: the light goes with them.
    this.timer = setInterval(this.onMove, FOLLOW);
  }

  end() {
    clearInterval(this.timer);
    removeEventListener("resize", this.onMove);
    document.removeEventListener("scroll", this.onMove, true);
  }

  /** @param {import("./types.js").LessonView|undefined} view */
  show(view) {
    this.view = view;
    this.held = "";
    if (!view) {
      this.root.hidden = true;
      this.spot.hidden = true;
      this.aside.hidden = true;
      return;
    }
    const kept = JSON.parse(localStorage.getItem(this.kept) ?? "{}");
    this.read = Number(kept.read ?? 0);
    this.away = Boolean(kept.away);
    this.draw();
  }

  keep() {
    localStorage.setItem(this.kept, JSON.stringify({ read: this.read, away: this.away }));
  }

  /** The step that is on: the first that is not read; the deed at the latest. */
  get step() {
    const { steps, at } = this.view ?? { steps: [], at: 0 };
    if (!steps.length) return undefined;
    const last = steps.length - (steps.at(-1).move ? 1 : 0);
    return steps[Math.min(Math.max(0, this.read - at), last)];
  }

  get number() {
    return this.view.at + this.view.steps.indexOf(this.step) + 1;
  }

  /** Whether it has the word: nobody else tells anything then. */
  get leads() {
    return Boolean(this.view?.steps.length) && !this.away;
  }

  /** Whether another move than the one waited for is held back, once, with a kind word. */
  holds(option) {
    const wanted = this.view?.steps.at(-1)?.move;
    if (!wanted || this.away || this.table.plan.on || option.notation === wanted) return false;
    if (this.held === option.notation) return false;
    this.held = option.notation;
    this.draw(option);
    return true;
  }

  /** Whether a move is the one waited for. @param {import("./types.js").OptionLine} option */
  means(option) {
    return this.leads && option.notation === this.step?.move;
  }

  next() {
    const { step } = this;
    if (!step || step.move) return;
    this.read = this.number;
    this.keep();
    this.draw();
  }

  /** One step back: to what was read before, or by taking back what was done. */
  async back() {
    if (this.view.steps.indexOf(this.step) > 0) {
      this.read = this.number - 2;
      this.keep();
      this.draw();
    } else if (this.table.scene.undo) {
      this.read = 0;
      this.keep();
      await this.table.undo();
    }
  }

  /** The deed is done for whoever would rather look on. */
  async doIt() {
    const wanted = this.view.steps.at(-1)?.move;
    const index = this.table.scene.options.findIndex((option) => option.notation === wanted);
    if (index >= 0) await this.table.take(index);
  }

  putAway(away) {
    this.away = away;
    this.keep();
    this.draw();
  }

  /** @param {import("./types.js").OptionLine} [held] a move that was held back */
  draw(held) {
    const { table, view, step } = this;
    const { words } = table;
    const free = view.off ? !this.away : !step;
    this.drawAside(free);
    this.root.classList.toggle("away", this.away);
    this.root.hidden = free;
    table.trays.bare(this.cards());
    if (this.away) {
      this.root.replaceChildren(el("button", { type: "button", class: "st-lesson-open", onclick: () => this.putAway(false) }, icon("tool-hint"), el("span", { text: words.lesson })));
    }
    if (this.away || free) {
      this.place();
      return;
    }
    const parts = [];
    const acts = [];
    const focused = this.root.contains(document.activeElement);
    if (!table.scene.options.length) parts.push(el("p", { text: words["lesson-wait"] }));
    else {
      parts.push(el("p", { class: "st-lesson-text", text: step.text }));
      if (held) {
        const kind = `${words["lesson-not-yet"]} “${held.text}”`;
        parts.push(el("p", { class: "st-lesson-kind", role: "alert" }, kind, el("br"), [step.instead, words["lesson-reason"]].filter(Boolean).join(" ")));
        acts.push(this.button("lesson-anyway", () => table.take(table.scene.options.indexOf(held))));
      }
      if (step.move) parts.push(this.confirm);
      if (step.move) acts.push(this.button("lesson-do", () => this.doIt()));
      else acts.push(this.button("lesson-next", () => this.next(), "main"));
    }
    if (this.number > 1) acts.unshift(this.button("lesson-back", () => this.back()));
    const skip = el("button", { type: "button", class: "quiet", title: words["lesson-skip"], "aria-label": words["lesson-skip"], onclick: () => this.putAway(true), text: words["lesson-leave"] });
    const head = el("header", {}, el("h2", {}, icon("tool-hint"), el("span", { text: view.title }), el("small", { text: `${this.number}/${view.total}` })), skip);
    this.root.replaceChildren(head, ...parts, el("div", { class: "st-lesson-acts" }, ...acts));
    this.tell(this.root.querySelector(held ? ".st-lesson-kind" : "p")?.textContent ?? "");
    this.reveal();
    this.place();
    if (focused || (table.byKeys && !step.move)) this.root.querySelector(".st-lesson-acts button")?.focus({ preventScroll: true });
  }

  /** Goals to try when all is said; the way back for whoever has left the lesson's. @param {boolean} free */
  drawAside(free) {
    const { view } = this;
    const { words } = this.table;
    this.aside.hidden = !free;
    if (!free) return;
    const head = (...more) => [icon("tool-hint"), el("span", { text: view.title }), ...more];
    if (view.off) {
      this.aside.replaceChildren(el("h3", {}, ...head()), el("p", { text: words["lesson-off"] }), el("div", { class: "st-acts" }, this.button("lesson-return", () => this.table.undo(), "st-act main")));
      this.tell(words["lesson-off"]);
      return;
    }
    const met = view.goals.filter((goal) => goal.met).length;
    const said = words[met === view.goals.length ? "lesson-done" : "lesson-free"];
    const goal = ({ text, met: done }) => el("li", { class: done ? "met" : "" }, el("b", { text: done ? "✓" : "○", "aria-label": words[done ? "lesson-met" : "lesson-open"], role: "img" }), text);
    const page = el("details", { open: !this.away }, el("summary", {}, ...head(el("small", { text: `${met}/${view.goals.length}` }))), el("p", { text: said }), el("ul", { class: "st-goals" }, ...view.goals.map(goal)));
    page.addEventListener("toggle", () => {
      this.away = !page.open;
      this.keep();
    });
    this.aside.replaceChildren(page);
    this.tell(said);
  }

  /** @param {string} word @param {() => void} act */
  button(word, act, name = "") {
    return el("button", { type: "button", class: name, onclick: act, text: this.table.words[word] });
  }

  /** Say something new to who listens. @param {string} said */
  tell(said) {
    if (said !== this.said) this.table.say(said);
    this.said = said;
  }

  /** The cards a step speaks of: none of them lies under another. @returns {string[]} */
  cards() {
    const { table, step } = this;
    if (!step || this.away || this.view.off) return [];
    const wanted = table.scene.options.find((option) => option.notation === step.move);
    return step.light.flatMap((light) => {
      const [kind, name = ""] = light.split(/:(.*)/s);
      return kind === "card" ? [name] : kind === "option" ? (wanted?.cards ?? []) : [];
    });
  }

  /** What a step lights, as elements on the screen. */
  lit() {
    const { table, step } = this;
    if (!step || this.away || this.view.off || !table.scene.options.length) return [];
    const sure = this.sure();
    return (sure ? [sure] : step.light.flatMap((light) => this.find(light))).filter((node) => node?.checkVisibility?.());
  }

  /** Where a finger confirms the move that is meant, once it has chosen it. @returns {HTMLElement|null} */
  sure() {
    const { ask, does, scene } = this.table;
    const chosen = ask.held ? scene.options[ask.chosen] : undefined;
    return chosen && chosen.notation === this.step?.move ? does.root.querySelector(".st-take") : null;
  }

  find(light) {
    const { table } = this;
    const [kind, name = ""] = light.split(/:(.*)/s);
    if (kind === "option") {
      const index = table.scene.options.findIndex((option) => option.notation === this.step.move);
      const option = table.scene.options[index];
      if (!option) return [];
      const nodes = [...option.slots.map((slot) => table.pointing.node(slot)), ...option.cards.map((card) => table.trays.nodes.get(card))];
      const seen = nodes.filter((node) => node?.checkVisibility?.());
      return seen.length ? seen : [table.ask.buttons[index]];
    }
    if (kind === "list") return [table.ask.buttons[table.scene.options.findIndex((option) => option.notation === this.step.move)]];
    if (kind === "panel") return [table.boards.get(name)?.root];
    if (kind === "slot") return [table.pointing.node(name)];
    if (kind === "card") return [table.trays.nodes.get(name)];
    if (kind === "area") return [table.layout.areas.get(name)];
    if (kind === "seats") return [table.seats.root];
    if (kind === "ask") return [table.ask.root];
    if (kind === "undo") return [table.ask.undo];
    return [];
  }

  /** On a narrow screen the tab that holds what is lit first comes to the front. */
  reveal() {
    const { table, step } = this;
    if (!step?.light.length || this.view.off || !table.scene.options.length) return;
    const wanted = table.scene.options.find((option) => option.notation === step.move);
    const [kind, name = ""] = step.light[0].split(/:(.*)/s);
    const places = kind === "option" ? (wanted?.slots ?? []) : kind === "slot" ? [name] : kind === "panel" ? [`${name}/`] : [];
    if (places.length) table.layout.reveal(places);
    const area = kind === "area" ? name : kind === "card" || (kind === "option" && wanted?.cards.length) ? "trays" : "";
    if (area && table.layout.areas.has(area) && table.layout.shown !== area) {
      table.layout.shown = area;
      table.layout.refresh();
    }
    // What the board does not show stands in the list, which a story may have taken the place of.
    if (!this.lit().length) table.story.close();
    if (!this.lit().length) table.ask.unfold(true);
    const [first] = this.lit();
    if (first) this.bring(first);
  }

  /** What is lit comes into sight; on a phone into the middle, or, if it is higher, from its top. @param {Element} node */
  bring(node) {
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const frame = node.closest(".st-columns");
    if (!frame || !this.table.layout.narrow) return;
    const [inner, outer] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];
    const spare = Math.max(2 * ROOM, outer.height - inner.height);
    frame.scrollTop += inner.top - outer.top - spare / 2;
  }

  /** Where a thing is on the screen, as far as neither scrolling nor the sheet of options hides it. @param {Element} node */
  seen(node) {
    const { ask, layout } = this.table;
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const frame = node.closest(".st-columns")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const sheet = ask.root.getBoundingClientRect().top;
    const end = layout.narrow && !ask.root.contains(node) && top < sheet ? Math.min(frame.bottom, sheet) : frame.bottom;
    const [x, y] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    return new DOMRect(x, y, Math.min(right, frame.right) - x, Math.min(bottom, end) - y);
  }

  /** What of the boards spoken of is on the screen. @param {Element[]} lit @returns {Box[]} */
  boards(lit) {
    const spoken = [...this.table.boards.values()].filter(({ root }) => lit.some((node) => root.contains(node)));
    return spoken.map(({ root }) => this.seen(root)).filter(({ width, height }) => width > 0 && height > 0);
  }

  /** Put the light around what is meant and the bubble beside it, where it hides least of its board. */
  place() {
    if (this.root.hidden || !this.view) {
      this.spot.hidden = true;
      return;
    }
    const wide = document.documentElement.clientWidth;
    const high = window.innerHeight;
    this.confirm.hidden = !this.sure();
    const lit = this.lit();
    const boards = this.boards(lit);
    const seen = lit.map((node) => this.seen(node)).filter(({ width, height }) => width > 0 && height > 0);
    const lights = merged(seen.map((one) => ({ left: Math.max(0, one.left - ROOM), top: Math.max(0, one.top - ROOM), right: Math.min(wide, one.right + ROOM), bottom: Math.min(high, one.bottom + ROOM) })));
    this.spot.hidden = !lights.length;
    const { style } = this.root;
    const { offsetWidth: width, offsetHeight: height } = this.root;
    if (!lights.length) {
      style.left = `${this.away ? EDGE : (wide - width) / 2}px`;
      style.top = `${high - height - EDGE - (wide < 900 ? 56 : 0)}px`;
      return;
    }
    this.table.tips.hide();
    this.shine(lights, `M0,0H${wide}V${high}H0Z`);
    const clamp = (value, size, room) => Math.max(EDGE, Math.min(value, room - size - EDGE));
    const beside = ({ left, top, right, bottom }) => [
      { x: right + EDGE, y: clamp(top, height, high) },
      { x: left - width - EDGE, y: clamp(top, height, high) },
      { x: clamp(left, width, wide), y: bottom + EDGE },
      { x: clamp(left, width, wide), y: top - height - EDGE },
    ];
    const { menu } = this.table.pointing;
    const kept = menu.matches(":popover-open") ? [...lights, menu.getBoundingClientRect()] : lights;
    const bubble = ({ x, y }) => ({ left: x, top: y, right: x + width, bottom: y + height });
    const free = [...lights, around(lights), ...boards].flatMap(beside).filter(({ x, y }) => {
      const inside = x >= EDGE && y >= EDGE && x + width <= wide - EDGE && y + height <= high - EDGE;
      return inside && !kept.some((one) => touch(one, bubble({ x, y })));
    });
    const hidden = (place) => boards.reduce((sum, one) => sum + shared(one, bubble(place)), 0);
    const least = Math.min(...free.map(hidden));
    const fits = free.find((place) => hidden(place) === least);
    // What fills the screen is spoken of from its lower edge.
    const { top, bottom } = around(lights);
    style.left = `${fits ? fits.x : clamp((wide - width) / 2, width, wide)}px`;
    style.top = `${fits ? fits.y : (top + bottom) / 2 > high / 2 ? EDGE + 48 : high - height - EDGE}px`;
  }

  /** Everything is dark but what is lit. @param {Box[]} lights @param {string} screen */
  shine(lights, screen) {
    const drawn = screen + lights.map(rounded).join("");
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.shade.style.clipPath = `path(evenodd, "${drawn}")`;
    const rim = ({ left, top, right, bottom }) => {
      const node = el("i", { class: "st-light" });
      Object.assign(node.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
      return node;
    };
    this.spot.replaceChildren(this.shade, ...lights.map(rim));
  }
}
