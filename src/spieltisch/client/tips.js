/** Tips: what something is, what it would do, or why it cannot be had. Hover, focus, long press. */

import { el, icon } from "./dom.js";

const LONG_PRESS = 450;

export class Tips {
  /** @param {HTMLElement} root the table */
  constructor(root) {
    this.box = el("div", { class: "st-tip", role: "tooltip", id: "st-tip", popover: "manual" });
    root.append(this.box);
    this.anchor = null;
  }

  /**
   * @param {Element} anchor
   * @param {{title?: string, lines?: string[], does?: string[], why?: string[], art?: string,
   *   seals?: string, balance?: HTMLElement[]}} content
   */
  show(anchor, content) {
    this.anchor = anchor;
    const list = (items, className) =>
      items?.length ? el("ul", { class: className }, ...items.map((text) => el("li", { text }))) : null;
    this.box.replaceChildren(
      ...[
        content.art ? icon(content.art, "", "st-tip-art") : null,
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
    const left = Math.max(edge, Math.min(at.left + at.width / 2 - box.width / 2, wide - box.width - edge));
    const above = at.top - box.height - edge;
    const below = Math.min(at.bottom + edge, high - box.height - edge);
    this.box.style.left = `${left}px`;
    this.box.style.top = `${above > edge ? above : Math.max(edge, below)}px`;
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
