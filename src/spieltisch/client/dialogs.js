/** The table's one dialog: pages to read, and boards to see large. */

import { el, tool } from "./dom.js";

export class Dialogs {
  /** @param {Record<string, string>} words */
  constructor(words) {
    this.title = el("h2", { id: "st-dialog-title" });
    this.body = el("div", { class: "st-dialog-body" });
    this.root = el(
      "dialog",
      { class: "st-dialog", "aria-labelledby": "st-dialog-title" },
      el("header", {}, this.title, tool("tool-close", words.close, () => this.root.close())),
      this.body,
    );
    this.enlarged = null;
    this.root.addEventListener("close", () => this.shrink());
    this.root.addEventListener("click", (event) => {
      if (event.target === this.root) this.root.close();
    });
  }

  get isOpen() {
    return this.root.open;
  }

  show(title, body) {
    this.title.textContent = title;
    this.body.replaceChildren(body);
    if (!this.root.open) this.root.showModal();
    this.body.scrollTop = 0;
  }

  /** Show a board large; the board itself moves into the dialog and back. */
  enlarge(board) {
    if (!board || this.root.open) return;
    this.enlarged = { board, home: board.root.parentNode, next: board.root.nextSibling };
    this.show(board.panel.title, board.root);
  }

  shrink() {
    if (!this.enlarged) return;
    const { board, home, next } = this.enlarged;
    this.enlarged = null;
    home.insertBefore(board.root, next?.parentNode === home ? next : null);
  }
}
