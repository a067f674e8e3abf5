/**
 * A private plan: moves tried out on a copy of the position that only I see. Nothing is played.
 *
 * The server makes the copy from what my seat may know, and stops where luck or somebody else
 * would come in. The plan itself is only the list of its moves.
 */

import { changes } from "./balance.js";
import { el, icon, tool } from "./dom.js";

export class Plan {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    this.on = false;
    this.moves = [];
    /** @type {import("./types.js").PlanView|null} */
    this.view = null;
    this.asked = new Map();
    /** From before which move of mine, if not from now. */
    this.at = -1;
  }

  async toggle() {
    if (this.on) this.leave();
    else await this.enter();
  }

  /** @param {string[]} [moves] what is planned already @param {number} [at] from before that move of mine */
  async enter(moves = [], at = -1) {
    const { table } = this;
    if (!table.adapter.plan || table.scene.over || table.scene.seat < 0) return;
    this.asked.clear();
    this.at = at;
    await table.act(async () => {
      const view = await table.adapter.plan(moves, at);
      if (view.ends && !view.steps.length) {
        table.say(this.why(view.ends));
        table.warn(this.why(view.ends));
        return;
      }
      this.on = true;
      this.moves = [];
      table.ask.question = "";
      table.classList.add("planning");
      this.show(view);
      table.say(`${table.words.planning}. ${view.turn ? table.words["plan-turn"] : ""} ${view.scene.prompt}`);
    });
  }

  leave() {
    if (!this.on) return;
    const { table } = this;
    const { real } = table;
    this.on = false;
    this.asked.clear();
    table.classList.remove("planning");
    table.ask.banner.hidden = true;
    table.ask.question = "";
    table.show(real);
    table.say(`${table.words["plan-left"]} ${real.prompt}`);
  }

  /** What a list of moves leads to; asked for once. */
  look(moves) {
    const key = moves.join("\n");
    if (!this.asked.has(key)) {
      const answer = this.table.adapter.plan(moves, this.at);
      answer.catch(() => this.asked.delete(key));
      this.asked.set(key, answer);
    }
    return this.asked.get(key);
  }

  async take(notation) {
    await this.table.act(async () => this.arrive(await this.look([...this.moves, notation])));
  }

  async back() {
    if (!this.moves.length) return;
    await this.table.act(async () => this.arrive(await this.look(this.moves.slice(0, -1))));
  }

  arrive(view) {
    if (!this.on) return;
    this.show(view);
    const last = view.steps.at(-1);
    const said = [...(last?.lines ?? []), view.ends ? this.why(view.ends) : view.scene.prompt];
    this.table.say(said.join(" "));
  }

  /** Make the planned moves one after the other, as long as the game goes as it was planned. */
  async play() {
    const { table } = this;
    const { moves } = this;
    this.leave();
    for (const move of moves) {
      const index = table.real.options.findIndex(({ notation }) => notation === move);
      const before = table.real;
      if (index >= 0) await table.take(index);
      if (index < 0 || table.real === before) {
        if (table.notice.hidden) table.warn(table.words["plan-stopped"]);
        table.say(table.words["plan-stopped"]);
        return;
      }
    }
  }

  /** What a move would do in the plan, as a preview tells it. */
  async preview(index) {
    const { notation } = this.table.scene.options[index];
    const view = await this.look([...this.moves, notation]);
    const step = view.steps.at(-1);
    const after = view.scene.seats.find((seat) => seat.me);
    return { option: index, lines: step?.lines ?? [], seals: Boolean(view.ends), after };
  }

  /** The game has moved on under the plan: keep of it what is still possible. */
  async rebase(scene) {
    this.asked.clear();
    if (scene.over) {
      this.leave();
      return;
    }
    const view = await this.table.adapter.plan(this.moves, this.at).catch(() => null);
    if (!this.on || scene !== this.table.real) return;
    if (view && (!view.ends || view.steps.length)) this.show(view);
    else this.leave();
  }

  /** @param {import("./types.js").PlanView} view */
  show(view) {
    this.view = view;
    this.moves = view.steps.map((step) => step.move);
    const scene = { ...view.scene, undo: 0, denials: view.ends ? [] : view.scene.denials };
    if (view.ends) scene.prompt = this.why(view.ends);
    this.table.show(scene);
    this.showBanner(view);
  }

  why(ends) {
    const { words } = this.table;
    return { luck: words["plan-luck"], others: words["plan-others"], over: words["plan-over"] }[ends] ?? words["plan-none"];
  }

  showBanner(view) {
    const { words, ask } = this.table;
    const back = tool("tool-undo", words["plan-back"], () => this.back(), "U", "st-act");
    const play = tool("tool-on", words["plan-play"], () => this.play(), "", "st-act st-plan-play");
    back.hidden = !view.steps.length;
    // Somebody else's turn cannot be played, only thought about.
    play.hidden = this.at >= 0 || !view.steps.length || !this.table.real.options.some(({ notation }) => notation === view.steps[0].move);
    const steps = view.steps.map((step) => el("li", {}, el("b", { text: step.text }), " ", step.lines.join(" ")));
    const parts = [
      el("strong", { class: "st-planning" }, icon("tool-plan"), words.planning),
      view.turn ? el("p", { text: words["plan-turn"] }) : null,
      this.balance(view.scene),
      steps.length ? el("details", {}, el("summary", { text: `${words["plan-steps"]} (${steps.length})` }), el("ol", {}, ...steps)) : null,
      el("div", { class: "st-acts" }, play, back, tool("tool-close", words["plan-leave"], () => this.leave(), "P", "st-act")),
    ];
    ask.banner.replaceChildren(...parts.filter(Boolean));
    ask.banner.hidden = false;
  }

  /** What the plan has changed for me so far, number by number. */
  balance(scene) {
    const { words } = this.table;
    const mine = (of) => of.seats.find((seat) => seat.me);
    const [before, after] = [mine(this.table.real), mine(scene)];
    if (!before || !after) return null;
    const shown = changes(words, before, after);
    return el(
      "p",
      { class: "st-balance", "aria-label": words["plan-balance"] },
      ...(shown.length ? shown : [words["plan-nothing"]]),
    );
  }
}
