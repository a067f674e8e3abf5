/**
 * What is in hand: shown large beside the question, and under the pointer while it looks for its place.
 *
 * With a mouse things can be dragged: what an option is done with to where it is done, and what is
 * taken to where it will lie.
 */

import { el, icon } from "./dom.js";

const FAR = 7;
const ANYWHERE = "*";

export class Hand {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    this.root = el("figure", { class: "st-held", hidden: true });
    this.ghost = el("div", { class: "st-ghost", "aria-hidden": "true", hidden: true });
    /** @type {{x: number, y: number, place: string, node: Element, options: number[]}|null} */
    this.grip = null;
    this.dragging = false;
    this.swallow = false;
    table.append(this.ghost);
    const { root } = table.layout;
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerleave", () => this.hide());
    root.addEventListener("pointerup", (event) => this.up(event));
    root.addEventListener("pointercancel", () => this.drop());
    root.addEventListener("dragstart", (event) => event.preventDefault());
    root.addEventListener("click", (event) => this.click(event), true);
  }

  /** @param {{art: string, label: string}} [held] */
  hold(held) {
    this.held = held;
    this.root.hidden = !held;
    this.root.replaceChildren(...(held ? [icon(held.art, held.label), el("figcaption", { text: held.label.split(" — ")[0].split(": ")[0] })] : []));
    if (!held && !this.dragging) this.hide();
  }

  hide() {
    if (!this.dragging) this.ghost.hidden = true;
  }

  /** What can be dragged from a place, and the options that are meant. */
  drawn(place) {
    const { scene, kit, pointing } = this.table;
    const asTool = [...scene.options.keys()].filter((index) => scene.options[index].tools?.includes(place) && scene.options[index].slots.length);
    const answering = (pointing.answers.get(place) ?? []).filter((index) => scene.options[index].drops);
    return scene.tools?.includes(place) || !kit ? [] : [...asTool, ...answering];
  }

  down(event) {
    this.grip = null;
    if (event.pointerType !== "mouse" || event.button || this.table.busy) return;
    const found = this.table.pointing.placeOf(event.target);
    const options = found ? this.drawn(found.place) : [];
    if (options.length) this.grip = { x: event.clientX, y: event.clientY, place: found.place, node: found.node, options };
  }

  move(event) {
    if (event.pointerType !== "mouse") return;
    const { grip } = this;
    if (grip && !this.dragging && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > FAR) this.lift(grip);
    const art = this.dragging ? this.lifted : this.held?.art;
    const over = this.dragging || event.target.closest?.(".st-board");
    this.ghost.hidden = !art || !over;
    if (this.ghost.hidden) return;
    if (this.ghost.dataset.art !== art) {
      this.ghost.dataset.art = art;
      const card = this.table.trays.nodes.get(art);
      this.ghost.replaceChildren(card ? card.cloneNode(true) : icon(art));
      this.ghost.querySelector("[data-card]")?.removeAttribute("data-card");
    }
    this.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  }

  /** Something leaves its place: where it may go is lit. */
  lift(grip) {
    const { table } = this;
    this.dragging = true;
    table.tips.hide();
    table.classList.add("dragging");
    this.lifted = table.pieces.top(grip.place) ?? grip.place;
    if (table.kit.has(grip.place) && !table.kit.picked.includes(grip.place)) table.kit.pick(grip.place);
    const targets = new Set(grip.options.flatMap((index) => table.scene.options[index].drops ?? []));
    for (const place of targets) table.pointing.node(place)?.classList.add("drop");
  }

  /** @returns {number[]} the options that are meant by letting something go there */
  meant(event, grip) {
    const { table } = this;
    const { scene, pointing } = table;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const place = pointing.placeOf(under)?.place ?? "";
    const anywhere = under?.closest(".st-board");
    const aimed = (wanted) => wanted?.some((one) => one === place || (one === ANYWHERE && anywhere));
    return grip.options.filter((index) => {
      const { drops, tools, slots } = scene.options[index];
      return aimed(drops) || (tools?.includes(grip.place) && table.kit.fits(scene.options[index]) && aimed(slots));
    });
  }

  up(event) {
    const { grip, dragging, table } = this;
    if (!dragging) {
      this.grip = null;
      return;
    }
    const options = this.meant(event, grip);
    const { node } = grip;
    this.drop();
    this.swallow = true;
    setTimeout(() => { this.swallow = false; });
    if (options.length) table.pointing.settle(options, node, false);
  }

  drop() {
    this.grip = null;
    if (!this.dragging) return;
    this.dragging = false;
    this.table.classList.remove("dragging");
    for (const node of this.table.querySelectorAll(".drop")) node.classList.remove("drop");
    this.hide();
  }

  /** The click that ends a drag is none. */
  click(event) {
    if (!this.swallow) return;
    this.swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
