/** Pointing: which slots and cards answer which option, and what they say when pointed at. */

import { changes } from "./balance.js";
import { el, grouped, icon } from "./dom.js";
import { Tips } from "./tips.js";

const PATIENCE = 120;
/** A pointer that trembles has not moved. */
const STILL = 4;

export class Pointing {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    this.answers = new Map();
    /** @type {SVGElement[]} */
    this.touched = [];
    this.menu = el("div", { class: "st-menu", popover: "auto", role: "menu" });
    table.append(this.menu);
    const root = table.layout.root;
    root.addEventListener("pointerover", (event) => this.over(event));
    // Wherever at the table it moves: what it clicks may lie above the boards.
    table.onpointermove = (event) => this.moved(event);
    root.addEventListener("pointerout", (event) => this.out(event));
    root.addEventListener("focusin", (event) => this.focus(event));
    root.addEventListener("focusout", (event) => this.leave(event.target));
    root.addEventListener("click", (event) => this.click(event));
    Tips.onLongPress(root, (target) => this.point(target, 0));
    // A finger cannot leave a place: what it was told goes with the next touch.
    root.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "mouse") table.tips.hide();
    });
    const dialog = table.dialogs.root;
    dialog.addEventListener("pointerover", (event) => this.over(event));
    dialog.addEventListener("pointerout", (event) => this.out(event));
    dialog.addEventListener("focusin", (event) => this.focus(event));
    dialog.addEventListener("focusout", (event) => this.leave(event.target));
    Tips.onLongPress(dialog, (target) => this.point(target, 0));
  }

  /** @param {import("./types.js").Scene} scene */
  show(scene) {
    this.answers.clear();
    this.rest = this.last;
    // What was pointed at belongs to the question before.
    clearTimeout(this.timer);
    this.pointed = null;
    const note = (map, key, value) => map.set(key, [...(map.get(key) ?? []), value]);
    scene.options.forEach((option, index) => {
      if (!this.table.kit.fits(option)) return;
      for (const place of [...option.slots, ...option.cards]) note(this.answers, place, index);
    });
    for (const board of this.table.boards.values()) this.dress(board);
    for (const { piece, node } of this.table.pieces.shown) node.classList.toggle("lift", this.answers.has(piece.slot));
  }

  /** Give every slot of a board its role, words and place in the order of the Tab key. */
  dress(board) {
    let first = null;
    let lit = 0;
    // Where a whole board is offered its parts answer for it.
    const { kit, scene } = this.table;
    const usable = new Set(scene.options.flatMap((option) => option.tools ?? []));
    const named = [...board.slots.keys()].filter((name) => name !== "whole");
    const offered = named.filter((name) => this.answers.has(`${board.id}/${name}`));
    const tools = named.filter((name) => usable.has(`${board.id}/${name}`) && !this.answers.has(`${board.id}/${name}`));
    const above = board.over(new Set([...offered, ...tools]));
    board.light(offered, tools, this.prices(board, offered));
    for (const [name, node] of board.slots) {
      const address = `${board.id}/${name}`;
      const options = this.answers.get(address) ?? [];
      const labels = this.table.pieces.labels(address);
      node.classList.toggle("lit", options.length > 0);
      node.classList.remove("chosen", "hinted", "drop");
      const isTool = !options.length && usable.has(address);
      node.classList.toggle("tool", isTool);
      node.classList.toggle("picked", kit.picked.includes(address));
      if (isTool) node.setAttribute("aria-pressed", String(kit.picked.includes(address)));
      else node.removeAttribute("aria-pressed");
      // A lit place takes the whole click: what is no option and lies above it lets it through.
      node.classList.toggle("through", above.has(name));
      node.setAttribute("role", options.length || isTool ? "button" : "img");
      node.setAttribute("tabindex", options.length || isTool ? "0" : "-1");
      const counted = new Map();
      for (const label of labels) counted.set(label, (counted.get(label) ?? 0) + 1);
      const things = [...counted].map(([label, count]) => (count > 1 ? `${count} × ${label}` : label));
      const texts = options.length === 1 ? [this.table.scene.options[options[0]].text] : [];
      if (options.length > 1) texts.push(`${options.length} ${this.table.words.several}`);
      node.setAttribute("aria-label", [board.template.slots[name].label, ...things, ...texts].join(". "));
      first ??= node;
      lit += options.length ? 1 : 0;
    }
    if (!lit && board.panel.role !== "other") first?.setAttribute("tabindex", "0");
    board.root.classList.toggle("has-lit", lit > 0);
    board.root.dataset.lit = String(lit);
  }

  /** What the cheapest answer costs at the places where it costs something. */
  prices(board, names) {
    const { options } = this.table.scene;
    const found = new Map();
    for (const name of names) {
      const best = this.best(this.answers.get(`${board.id}/${name}`)).map((index) => options[index].price);
      if (best.every(Boolean)) found.set(name, best.reduce((one, other) => (other.amount < one.amount ? other : one)));
    }
    return found;
  }

  /** Of options that do the same only the cheapest are meant. @param {number[]} indices */
  best(indices) {
    const { options } = this.table.scene;
    const amount = (index) => options[index].price?.amount ?? 0;
    const found = [];
    for (const kin of grouped(indices, (index) => options[index].kin ?? index).values()) {
      const least = Math.min(...kin.map(amount));
      found.push(...kin.filter((index) => amount(index) === least));
    }
    return found;
  }

  /** Mark the places of an option. */
  mark(index) {
    const option = index === null ? null : this.table.scene.options[index];
    const places = new Set(option ? option.slots : []);
    for (const board of this.table.boards.values()) {
      for (const [name, node] of board.slots) node.classList.toggle("chosen", places.has(`${board.id}/${name}`));
    }
    this.table.trays.mark(option ? option.cards : []);
  }

  /** Light the places that a story names. */
  tell(places) {
    const named = new Set(places);
    for (const board of this.table.boards.values()) {
      for (const [name, node] of board.slots) node.classList.toggle("told", named.has(`${board.id}/${name}`));
    }
  }

  /** Let places keep a glow of whoever did something there. */
  touch(places, seat) {
    for (const place of places) {
      const node = this.node(place);
      if (!node) continue;
      node.dataset.by = String(seat);
      this.touched.push(node);
    }
  }

  untouch() {
    for (const node of this.touched.splice(0)) delete node.dataset.by;
  }

  /** A slot's shape, if it is on the screen. */
  node(place) {
    const [board, name] = this.find(place);
    return board?.slots.get(name);
  }

  /** Where a slot is on the screen. */
  rect(place) {
    return place ? this.node(place)?.getBoundingClientRect() : undefined;
  }

  placeOf(target) {
    const node = target?.closest?.("[data-slot], [data-card]");
    if (!node) return null;
    const place = node.dataset.slot ?? node.dataset.card;
    // Where a whole board is offered, every part of it answers.
    const whole = `${place.split("/")[0]}/whole`;
    if (this.answers.has(place) || !this.answers.has(whole)) return { node, place };
    return { node: this.table.boards.get(place.split("/")[0]).slots.get("whole"), place: whole };
  }

  over(event) {
    if (event.pointerType !== "mouse" || this.rests(event)) return;
    this.point(event.target, PATIENCE);
    this.table.ask.hover(event.target);
  }

  /** Who comes by keys is told where they are; a finger or a mouse that has clicked is not. */
  focus({ target }) {
    if (target.matches(":focus-visible")) this.point(target, 0);
  }

  /** Where the table changes under a pointer that rests, nothing was asked. */
  rests({ clientX, clientY }) {
    return Boolean(this.rest) && Math.hypot(clientX - this.rest.x, clientY - this.rest.y) < STILL;
  }

  stay() {
    this.rest = this.last;
    clearTimeout(this.timer);
    this.table.tips.hide();
  }

  moved(event) {
    if (event.pointerType !== "mouse") return;
    this.last = { x: event.clientX, y: event.clientY };
    if (!this.rest || this.rests(event)) return;
    this.rest = null;
    this.over(event);
  }

  out(event) {
    if (event.pointerType === "mouse") this.leave(event.target);
  }

  leave(target) {
    const found = this.placeOf(target);
    if (!found) return;
    clearTimeout(this.timer);
    if (this.pointed === found.node) this.pointed = null;
    this.table.tips.hide(found.node);
    this.table.ask.light([]);
    if (!this.table.ask.held) this.table.ask.choose(null);
  }

  point(target, delay) {
    const found = this.placeOf(target);
    if (!found) return;
    clearTimeout(this.timer);
    const { node, place } = found;
    this.pointed = node;
    const options = this.best(this.answers.get(place) ?? []);
    const art = this.table.pieces.top(place);
    if (art) this.table.glossary.find(art);
    this.table.ask.light(options);
    if (options.length === 1 && !this.table.ask.held) this.table.ask.choose(options[0]);
    if (this.table.hand.dragging) return;
    this.timer = setTimeout(() => this.explain(node, place, options), delay);
  }

  async explain(node, place, options, wanted = false) {
    const { words, scene } = this.table;
    const [board, name] = this.find(place);
    const labels = board ? [...new Set(this.table.pieces.labels(place))] : [];
    const slotLabel = board ? board.template.slots[name].label : "";
    const readout = scene.readouts.find((one) => one.slot === place);
    // A label may explain itself after a dash.
    const [title, ...about] = (labels[0] ?? (board ? slotLabel : "")).split(" — ");
    const content = {
      title,
      lines: [...about, ...labels.slice(1), readout?.label, labels.length ? slotLabel : ""].filter(Boolean),
      does: options.length > 1 ? options.map((index) => scene.options[index].text) : [],
      why: [],
      card: board ? null : this.table.trays.close(place),
    };
    if (!options.length) {
      content.why = await this.whyNot(place, labels.length || !board);
      if (scene !== this.table.scene || this.pointed !== node) return;
      if (wanted && !content.why.length && scene.prompt) content.lines.push(`${words["not-now"]} ${scene.prompt}`);
    }
    if (content.why.length > 4) content.why = [...content.why.slice(0, 4), "…"];
    this.table.tips.show(node, content);
    if (options.length !== 1) return;
    const preview = await this.table.foresee(options[0]);
    if (!preview || this.table.tips.anchor !== node) return;
    const mine = scene.seats.find((seat) => seat.me);
    content.balance = mine && preview.after ? changes(words, mine, preview.after) : [];
    // What it does in full stands below the list; here is only what is meant.
    content.does = [scene.options[options[0]].text].filter((text) => text !== title);
    content.seals = preview.seals ? words.seals : "";
    this.table.tips.show(node, content);
  }

  /** Somebody wants what cannot be had: say why. */
  deny(node, place) {
    this.rest = null;
    this.pointed = node;
    clearTimeout(this.timer);
    this.explain(node, place, [], true);
  }

  /** Why a place does not answer: what is denied there, or others decide, or something else is asked first. */
  async whyNot(place, lies) {
    const here = await this.denied(place);
    if (here.length) return here;
    const { scene, adapter } = this.table;
    const playing = adapter.plan && scene.seat >= 0 && !scene.over && !this.table.plan.on;
    return lies && playing && !(await this.table.denials()).length && scene.prompt ? [scene.prompt] : [];
  }

  /** What is denied at a place, and why. */
  async denied(place) {
    const here = (await this.table.denials()).filter(({ slots, cards }) => slots.includes(place) || cards.includes(place));
    return here.map(({ text, why }) => (text ? `${text}: ${why}` : why));
  }

  find(place) {
    const [panel, name] = place.split("/");
    const board = this.table.boards.get(panel);
    return board && name in board.template.slots ? [board, name] : [null, ""];
  }

  click(event) {
    const found = this.placeOf(event.target);
    if (!found || found.node.dataset.card) return;
    const finger = event.pointerType === "touch" || event.pointerType === "pen";
    this.pick(found.place, found.node, finger);
  }

  /** Take what a place answers; with several answers let the player choose one. */
  pick(place, node, finger) {
    const options = this.answers.get(place) ?? [];
    if (options.length) this.settle(options, node, finger);
    else if (this.table.kit.has(place)) this.table.kit.pick(place);
    else this.deny(node, place);
  }

  /** Take the cheapest of some options; where several differ let the player choose. */
  settle(indices, node, finger) {
    const options = this.best(indices);
    const { ask } = this.table;
    if (options.length > 1 || this.table.scene.options[options[0]].asks) this.openMenu(options, node);
    else if (finger && !(ask.held && ask.chosen === options[0] && !this.seals(options[0]))) ask.choose(options[0], true);
    else this.table.take(options[0]);
  }

  /** Whether it cannot be taken back: then a second tap, which may be a mistake, does not take it. */
  seals(index) {
    return this.table.allowed.barriers.includes(this.table.scene.options[index].notation);
  }

  async openMenu(options, node) {
    const { scene, words } = this.table;
    const fit = (value, size, room) => Math.max(8, Math.min(value, room - size - 8));
    const settle = () => {
      const at = node.getBoundingClientRect();
      const box = this.menu.getBoundingClientRect();
      this.menu.style.left = `${fit(at.right + 6, box.width, document.documentElement.clientWidth)}px`;
      this.menu.style.top = `${fit(at.top, box.height, window.innerHeight)}px`;
      this.table.lesson.place();
    };
    this.table.tips.hide();
    const buttons = options.map((index) => {
      const option = scene.options[index];
      return el(
        "button",
        {
          type: "button",
          role: "menuitem",
          class: `st-option${this.table.lesson.means(option) ? " st-meant" : ""}`,
          onclick: () => {
            this.closeMenu();
            this.table.take(index);
          },
          onpointerenter: () => this.table.ask.choose(index),
          onfocus: () => this.table.ask.choose(index),
        },
        option.icon ? icon(option.icon) : null,
        el("span", { class: "st-option-text", text: option.text }),
      );
    });
    const why = el("ul", { class: "st-menu-why" });
    this.menu.replaceChildren(
      el("h3", { text: words.choose }),
      why,
      ...buttons,
      el("button", { type: "button", class: "st-cancel", text: words.cancel, onclick: () => this.closeMenu() }),
    );
    this.menu.showPopover();
    settle();
    buttons[0].focus();
    if (options.length > 1) return;
    // What was perhaps meant instead cannot be had: that is said beside what can.
    const { place } = this.placeOf(node);
    const reasons = (await this.denied(place)).map((text) => el("li", { text }));
    if (scene !== this.table.scene) return;
    why.replaceChildren(...reasons);
    settle();
  }

  closeMenu() {
    if (this.menu.matches(":popover-open")) this.menu.hidePopover();
  }
}
