/**
 * The rules at hand: the page for what is asked, read without leaving the table.
 *
 * The adapter fetches a page of the help; links between such pages are followed in place.
 */

import { el, icon } from "./dom.js";

export class Rules {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    /** Where the rules for the present decision stand. */
    this.address = "";
    this.wanted = "";
  }

  get known() {
    return Boolean(this.address && this.table.adapter.rules);
  }

  /** Another decision; the link beside the prompt follows it. @param {string} address */
  point(address) {
    this.address = address;
    const { rules } = this.table.ask;
    rules.hidden = !this.known || this.table.scene?.over === true;
    rules.href = address;
  }

  /** Open the rules for what is asked; a table without any shows its keys. */
  async open(address = this.address) {
    const { table } = this;
    if (!this.known) {
      table.openKeys();
      return;
    }
    this.wanted = address;
    this.page = el("div", { class: "st-rules-text", onclick: (event) => this.follow(event) });
    this.page.append(el("p", { text: table.words["rules-wait"] }));
    table.dialogs.show(table.words.rules, el("div", { class: "st-rules-page" }, this.ways(address), this.page));
    try {
      const { title, parts } = await table.adapter.rules(address);
      if (this.wanted !== address || !this.page.isConnected) return;
      table.dialogs.title.textContent = title;
      this.page.replaceChildren(...parts);
      this.seek(address.split("#")[1]);
    } catch {
      this.page.replaceChildren(el("p", { text: table.words["rules-none"] }));
    }
  }

  /** Where else one might want to look. */
  ways(address) {
    const { words, stage } = this.table;
    const book = `/help/${stage.game}`;
    const way = (href, word) => el("a", { class: "st-tool", href, text: words[word] });
    return el(
      "nav",
      { class: "st-rules-ways", onclick: (event) => this.follow(event) },
      way(book, "rules-all"),
      way(`${book}/icons`, "rules-icons"),
      el("a", { class: "st-tool", href: `${book}/parts`, target: "_blank", rel: "noopener", text: words["rules-parts"] }),
      el("button", { type: "button", class: "st-tool", text: words.keys, onclick: () => this.table.openKeys() }),
      el(
        "a",
        { class: "st-tool st-rules-own", href: address, target: "_blank", rel: "noopener", title: words["rules-page"] },
        icon("tool-page", words["rules-page"]),
      ),
    );
  }

  follow(event) {
    const link = event.target.closest("a[href]");
    if (!link || link.target || event.ctrlKey || event.metaKey) return;
    const address = link.getAttribute("href");
    if (address.startsWith("#")) this.seek(address.slice(1));
    else if (address.startsWith("/help/")) this.open(address);
    else return;
    event.preventDefault();
  }

  /** Bring a paragraph into sight and mark it. */
  seek(anchor) {
    for (const node of this.page.querySelectorAll(".here")) node.classList.remove("here");
    const found = anchor ? this.page.querySelector(`#${CSS.escape(anchor)}`) : null;
    found?.classList.add("here");
    if (found) found.scrollIntoView({ block: "center" });
    else this.table.dialogs.body.scrollTop = 0;
  }
}
