/**
 * A lesson: a coach's bubble that says one thing at a time, lights what it speaks of and waits for
 * the deed. The server says which steps come next; what was read is remembered in this browser.
 *
 * Nothing is locked: another move is asked about once and may be made all the same, every step can be
 * skipped or taken back, and the bubble can be put away and brought back.
 */

import { el, icon } from "./dom.js";

const EDGE = 10;
const ROOM = 8;
const FOLLOW = 300;

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
    this.spot = el("div", { class: "st-spot", hidden: true, "aria-hidden": "true" });
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

  /** Whether another move than the one waited for is held back, once, with a kind word. */
  holds(option) {
    const wanted = this.view?.steps.at(-1)?.move;
    if (!wanted || this.away || this.table.plan.on || option.notation === wanted) return false;
    if (this.held === option.notation) return false;
    this.held = option.notation;
    this.draw(option);
    return true;
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
    const { table, view } = this;
    const { words } = table;
    const button = (word, act, name = "") => el("button", { type: "button", class: name, onclick: act, text: words[word] });
    this.root.classList.toggle("away", this.away);
    this.root.hidden = false;
    table.trays.bare(this.cards());
    if (this.away) {
      this.root.replaceChildren(el("button", { type: "button", class: "st-lesson-open", onclick: () => this.putAway(false) }, icon("tool-hint"), el("span", { text: words.lesson })));
      this.place();
      return;
    }
    const { step } = this;
    const asked = table.scene.options.length > 0;
    const parts = [];
    const acts = [];
    const focused = this.root.contains(document.activeElement);
    if (view.off) {
      parts.push(el("p", { text: words["lesson-off"] }));
      acts.push(button("lesson-return", () => table.undo(), "main"));
    } else if (step && !asked) parts.push(el("p", { text: words["lesson-wait"] }));
    else if (step) {
      parts.push(el("p", { class: "st-lesson-text", text: step.text }));
      if (held) {
        const reason = `${words["lesson-not-yet"]} “${held.text}”`;
        parts.push(el("p", { class: "st-lesson-kind", role: "alert" }, reason, el("br"), words["lesson-reason"]));
        acts.push(button("lesson-anyway", () => table.take(table.scene.options.indexOf(held))));
      }
      if (step.move) acts.push(button("lesson-do", () => this.doIt()));
      else acts.push(button("lesson-next", () => this.next(), "main"));
    } else {
      parts.push(el("p", { text: view.goals.every(({ met }) => met) ? words["lesson-done"] : words["lesson-free"] }));
      parts.push(el("ul", { class: "st-goals" }, ...view.goals.map(({ text, met }) => el("li", { class: met ? "met" : "" }, el("b", { text: met ? "✓" : "○", "aria-label": met ? words["lesson-met"] : words["lesson-open"], role: "img" }), text))));
    }
    const first = !view.off && this.number === 1;
    if (step && !first && !view.off) acts.unshift(button("lesson-back", () => this.back()));
    acts.push(button(step ? "lesson-skip" : "lesson-close", () => this.putAway(true), "quiet"));
    const count = step && !view.off ? ` ${this.number}/${view.total}` : "";
    this.root.replaceChildren(el("h2", {}, icon("tool-hint"), el("span", { text: view.title }), el("small", { text: count })), ...parts, el("div", { class: "st-lesson-acts" }, ...acts));
    const said = this.root.querySelector(held ? ".st-lesson-kind" : "p")?.textContent ?? "";
    if (said !== this.said) table.say(said);
    this.said = said;
    this.reveal();
    this.place();
    if (focused || (table.byKeys && !step?.move)) this.root.querySelector("button")?.focus({ preventScroll: true });
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
    return chosen && chosen.notation === this.step.move ? does.root.querySelector(".st-take") : null;
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

  /** On a narrow screen the tab that holds what is lit comes to the front. */
  reveal() {
    const { table, step } = this;
    if (!step || this.view.off) return;
    const wanted = table.scene.options.find((option) => option.notation === step.move);
    for (const light of step.light) {
      const [kind, name = ""] = light.split(/:(.*)/s);
      const places = kind === "option" ? (wanted?.slots ?? []) : kind === "slot" ? [name] : kind === "panel" ? [`${name}/`] : [];
      if (places.length) table.layout.reveal(places);
      const area = kind === "area" ? name : kind === "card" || (kind === "option" && wanted?.cards.length) ? "trays" : "";
      if (area && table.layout.areas.has(area) && table.layout.shown !== area) {
        table.layout.shown = area;
        table.layout.refresh();
      }
    }
    // What the board does not show stands in the list.
    if (step.light.length && !this.lit().length) table.ask.unfold(true);
    this.lit()[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
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

  /** Put the light around what is meant and the bubble beside it. */
  place() {
    if (this.root.hidden || !this.view) return;
    const rects = this.lit().map((node) => this.seen(node)).filter(({ width, height }) => width > 0 && height > 0);
    this.spot.hidden = !rects.length;
    if (rects.length) this.table.tips.hide();
    const { style } = this.root;
    const wide = document.documentElement.clientWidth;
    const high = window.innerHeight;
    const { offsetWidth: width, offsetHeight: height } = this.root;
    if (!rects.length) {
      style.left = `${this.away ? EDGE : (wide - width) / 2}px`;
      style.top = `${high - height - EDGE - (wide < 900 ? 56 : 0)}px`;
      return;
    }
    const left = Math.max(0, Math.min(...rects.map((one) => one.left)) - ROOM);
    const top = Math.max(0, Math.min(...rects.map((one) => one.top)) - ROOM);
    const right = Math.min(wide, Math.max(...rects.map((one) => one.right)) + ROOM);
    const bottom = Math.min(high, Math.max(...rects.map((one) => one.bottom)) + ROOM);
    Object.assign(this.spot.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
    const clamp = (value, size, room) => Math.max(EDGE, Math.min(value, room - size - EDGE));
    const places = [
      { room: wide - right, need: width, x: right + EDGE, y: clamp(top, height, high) },
      { room: left, need: width, x: left - width - EDGE, y: clamp(top, height, high) },
      { room: high - bottom, need: height, x: clamp(left, width, wide), y: bottom + EDGE },
      { room: top, need: height, x: clamp(left, width, wide), y: top - height - EDGE },
    ];
    const fits = places.find(({ room, need }) => room >= need + 2 * EDGE);
    // What fills the screen is spoken of from its lower edge.
    style.left = `${fits ? fits.x : clamp((wide - width) / 2, width, wide)}px`;
    style.top = `${fits ? fits.y : (top + bottom) / 2 > high / 2 ? EDGE + 48 : high - height - EDGE}px`;
  }
}
