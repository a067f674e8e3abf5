/** Pointing: which slots and cards answer which option, and what they say when pointed at. */

import { changes } from "./balance.js";
import { el, icon } from "./dom.js";
import { Tips } from "./tips.js";

const PATIENCE = 120;

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
    root.addEventListener("pointerout", (event) => this.out(event));
    root.addEventListener("focusin", (event) => this.point(event.target, 0));
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
    dialog.addEventListener("focusin", (event) => this.point(event.target, 0));
    dialog.addEventListener("focusout", (event) => this.leave(event.target));
    Tips.onLongPress(dialog, (target) => this.point(target, 0));
  }

  /** @param {import("./types.js").Scene} scene */
  show(scene) {
    this.answers.clear();
    const note = (map, key, value) => map.set(key, [...(map.get(key) ?? []), value]);
    scene.options.forEach((option, index) => {
      for (const place of [...option.slots, ...option.cards]) note(this.answers, place, index);
    });
    for (const board of this.table.boards.values()) this.dress(board);
  }

  /** Give every slot of a board its role, words and place in the order of the Tab key. */
  dress(board) {
    let first = null;
    let lit = 0;
    // Where a whole board is offered its parts answer for it.
    const offered = [...board.slots.keys()].filter((name) => name !== "whole" && this.answers.has(`${board.id}/${name}`));
    const above = board.over(new Set(offered));
    for (const [name, node] of board.slots) {
      const address = `${board.id}/${name}`;
      const options = this.answers.get(address) ?? [];
      const labels = this.table.pieces.labels(address);
      node.classList.toggle("lit", options.length > 0);
      node.classList.remove("chosen", "hinted");
      // A lit place takes the whole click: what is no option and lies above it lets it through.
      node.classList.toggle("through", above.has(name));
      node.setAttribute("role", options.length ? "button" : "img");
      node.setAttribute("tabindex", options.length ? "0" : "-1");
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
    if (event.pointerType === "mouse") this.point(event.target, PATIENCE);
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
    const options = this.answers.get(place) ?? [];
    const art = this.table.pieces.top(place);
    if (art) this.table.glossary.find(art);
    this.table.ask.light(options);
    if (options.length === 1 && !this.table.ask.held) this.table.ask.choose(options[0]);
    this.timer = setTimeout(() => this.explain(node, place, options), delay);
  }

  async explain(node, place, options) {
    const { words, scene } = this.table;
    // The table may have moved on while one waited.
    if (options.some((index) => !(index in scene.options))) return;
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
    };
    if (!options.length) {
      content.why = await this.whyNot(place, labels.length || !board);
      if (scene !== this.table.scene || this.pointed !== node) return;
    }
    if (content.why.length > 4) content.why = [...content.why.slice(0, 4), "…"];
    if (!board && !content.why.length && !content.does.length && options.length !== 1) return;
    this.table.tips.show(node, content);
    if (options.length !== 1) return;
    const preview = await this.table.foresee(options[0]);
    if (!preview || this.table.tips.anchor !== node) return;
    const mine = scene.seats.find((seat) => seat.me);
    content.balance = mine && preview.after ? changes(words, mine, preview.after) : [];
    content.does = [scene.options[options[0]].text, ...preview.lines];
    content.seals = preview.seals ? words.seals : "";
    this.table.tips.show(node, content);
  }

  /** Why a place does not answer: what is denied there, or others decide, or something else is asked first. */
  async whyNot(place, lies) {
    const denials = await this.table.denials();
    const here = denials.filter(({ slots, cards }) => slots.includes(place) || cards.includes(place));
    if (here.length) return here.map(({ text, why }) => (text ? `${text}: ${why}` : why));
    const { scene, adapter } = this.table;
    const playing = adapter.plan && scene.seat >= 0 && !scene.over && !this.table.plan.on;
    return lies && playing && !denials.length && scene.prompt ? [scene.prompt] : [];
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

  pickCard(card, node) {
    this.pick(card, node, false);
  }

  /** Take what a place answers; with several answers let the player choose one. */
  pick(place, node, finger) {
    const options = this.answers.get(place) ?? [];
    const { ask } = this.table;
    if (!options.length) {
      this.point(node, 0);
      return;
    }
    if (options.length > 1) this.openMenu(options, node);
    else if (finger && !(ask.held && ask.chosen === options[0])) ask.choose(options[0], true);
    else this.table.take(options[0]);
  }

  openMenu(options, node) {
    const { scene, words } = this.table;
    this.table.tips.hide();
    const buttons = options.map((index) => {
      const option = scene.options[index];
      return el(
        "button",
        {
          type: "button",
          role: "menuitem",
          class: "st-option",
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
    this.menu.replaceChildren(
      el("h3", { text: words.choose }),
      ...buttons,
      el("button", { type: "button", class: "st-cancel", text: words.cancel, onclick: () => this.closeMenu() }),
    );
    this.menu.showPopover();
    const at = node.getBoundingClientRect();
    const box = this.menu.getBoundingClientRect();
    const fit = (value, size, room) => Math.max(8, Math.min(value, room - size - 8));
    this.menu.style.left = `${fit(at.right + 6, box.width, document.documentElement.clientWidth)}px`;
    this.menu.style.top = `${fit(at.top, box.height, window.innerHeight)}px`;
    buttons[0].focus();
  }

  closeMenu() {
    if (this.menu.matches(":popover-open")) this.menu.hidePopover();
  }
}
