/** Tips: what something is, what it would do, or why it cannot be had. Hover, focus, long press. */

import { el, icon } from "./dom.js";

const LONG_PRESS = 450;

export class Tips {
  /**
   * @param {HTMLElement} root the table
   * @param {() => Element[]} [clear] what is never covered
   * @param {() => boolean} [silent] while nothing is told
   */
  constructor(root, clear = () => /** @type {Element[]} */ ([]), silent = () => false) {
    this.clear = clear;
    this.silent = silent;
    this.box = el("div", { class: "st-tip", role: "tooltip", id: "st-tip", popover: "manual" });
    root.append(this.box);
    this.anchor = null;
  }

  /**
   * @param {Element} anchor
   * @param {{title?: string, lines?: string[], does?: string[], why?: string[], art?: string,
   *   seals?: string, balance?: HTMLElement[], card?: HTMLElement|null}} content
   */
  show(anchor, content) {
    if (this.silent()) return;
    this.anchor = anchor;
    const list = (items, className) =>
      items?.length ? el("ul", { class: className }, ...items.map((text) => el("li", { text }))) : null;
    this.box.replaceChildren(
      ...[
        content.art ? icon(content.art, "", "st-tip-art") : null,
        content.card ?? null,
        el(
          "div",
          {},
          content.title ? el("strong", { text: content.title }) : null,
          list(content.lines, "st-tip-lines"),
          content.balance?.length ? el("p", { class: "st-balance" }, ...content.balance) : null,
          list(content.does, "st-tip-does"),
          list(content.why, "st-tip-why"),
          content.seals ? el("p", { class: "st-tip-seals", text: content.seals }) : null,
        ),
      ].filter(Boolean),
    );
    if (!this.box.matches(":popover-open")) this.box.showPopover();
    this.place(anchor.getBoundingClientRect());
  }

  place(at) {
    const box = this.box.getBoundingClientRect();
    const edge = 8;
    const wide = document.documentElement.clientWidth;
    const high = window.innerHeight;
    const clear = this.clear().map((node) => node.getBoundingClientRect()).filter(({ width }) => width);
    const [middle, level] = [at.left + at.width / 2 - box.width / 2, at.top + at.height / 2 - box.height / 2];
    const spots = [
      [middle, at.top - box.height - edge],
      [middle, at.bottom + edge],
      [at.right + edge, level],
      [at.left - box.width - edge, level],
      // Beside what must stay in sight.
      ...clear.flatMap(({ left, top }) => [[middle, top - box.height - edge], [left - box.width - edge, level]]),
    ];
    const fit = (value, size, room) => Math.max(edge, Math.min(value, room - size - edge));
    const placed = spots.map(([x, y]) => ({ left: fit(x, box.width, wide), top: fit(y, box.height, high) }));
    const hidden = ({ left, top }) =>
      [...clear, at].reduce((sum, other) => {
        const across = Math.min(left + box.width, other.right) - Math.max(left, other.left);
        const along = Math.min(top + box.height, other.bottom) - Math.max(top, other.top);
        return sum + Math.max(0, across) * Math.max(0, along);
      }, 0);
    // Of places that hide as little the nearest is best.
    const far = ({ left, top }) => Math.hypot(left - middle, top - level);
    const better = (one, other) => hidden(one) - hidden(other) || far(one) - far(other);
    const best = placed.reduce((one, other) => (better(other, one) < 0 ? other : one));
    this.box.style.left = `${best.left}px`;
    this.box.style.top = `${best.top}px`;
  }

  hide(anchor = null) {
    if (anchor && anchor !== this.anchor) return;
    this.anchor = null;
    if (this.box.matches(":popover-open")) this.box.hidePopover();
  }

  /** Call `shown` after a long press inside `root`, and swallow the click that ends it. */
  static onLongPress(root, shown) {
    let timer = 0;
    let held = false;
    root.addEventListener("pointerdown", (event) => {
      held = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        shown(event.target);
      }, LONG_PRESS);
    });
    for (const name of ["pointerup", "pointercancel", "pointermove"]) {
      root.addEventListener(name, (event) => {
        if (name !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(timer);
      });
    }
    root.addEventListener(
      "click",
      (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    root.addEventListener("contextmenu", (event) => {
      if (held) event.preventDefault();
    });
  }
}
