/** The bar on top: what is played and where it stands, the seats, and the tools. */

import { el, icon, tool } from "./dom.js";
import { valuesMark } from "./values.js";

/** The keys and what they do: the same list serves the bar's tools and the page about keys. */
const KEYS = [
  ["1 … 9", "key-numbers"],
  ["↑ ↓", "key-arrows"],
  ["↵", "key-enter"],
  ["Esc", "key-escape"],
  ["Tab", "key-tab"],
  ["/", "search"],
  ["U", "undo"],
  ["R", "redo"],
  ["P", "plan"],
  ["H", "hint"],
  ["S", "since"],
  ["F", "film-skip"],
  ["O", "key-others"],
  ["L", "log"],
  ["M", "seat"],
  ["G", "glossary"],
  [",", "settings"],
  ["? F1", "rules"],
  ["K", "keys"],
];

/** @type {import("./types.js").Way} */
export const LOBBY = { word: "lobby", art: "tool-lobby", href: "/" };

/** The ways from a table to the pages around it. @param {string} tablePage @returns {import("./types.js").Way[]} */
export const waysOut = (tablePage) => [{ word: "table-page", art: "tool-table", href: tablePage }, LOBBY];

/** Tools that a phone shows all the time. */
const ALWAYS = "st-tool st-always";

/** @param {import("./spiel-tisch.js").SpielTisch} table */
export function bar(table) {
  const { words, stage, status, seats } = table;
  return el(
    "header",
    { class: stage.side.includes("seats") ? "st-bar named" : "st-bar" },
    el("div", { class: "st-title" }, el("h1", { text: stage.title }), valuesMark(table), status),
    stage.side.includes("seats") ? null : seats.root,
    el(
      "div",
      { class: "st-tools" },
      moreButton(words),
      tool("tool-story", words.since, () => table.retell(), "S", ALWAYS),
      stage.glossary.length ? tool("tool-glossary", words.glossary, () => table.openGlossary(), "G") : null,
      table.log.tool,
      tool("tool-settings", words.settings, () => table.openSettings(), ",", ALWAYS),
      table.adapter?.rules ? tool("tool-rules", words.rules, () => table.rules.open(), "?") : null,
      table.ownSeats.tool,
      tool("tool-keys", words.keys, () => table.openKeys(), "K", "st-tool st-keys-tool"),
      ...(table.adapter?.links ?? []).map((way) => link(way, words)),
    ),
  );
}

/** A way to another page. @param {import("./types.js").Way} way @param {Record<string, string>} words */
function link({ href, art, word }, words) {
  const text = words[word];
  return el("a", { class: "st-tool", href, title: text }, icon(art), el("span", { class: "st-tool-text", text }));
}

/** On a phone all but a few tools wait behind one button. */
function moreButton(words) {
  const button = tool("tool-more", words.more, () => toggle(!button.parentNode.classList.contains("open")), "", "st-tool st-more");
  const toggle = (open) => {
    button.parentNode.classList.toggle("open", open);
    button.setAttribute("aria-expanded", String(open));
  };
  button.setAttribute("aria-expanded", "false");
  document.addEventListener("click", (event) => {
    if (button.isConnected && !button.contains(event.target)) toggle(false);
  });
  return button;
}

/** The page about the keys. */
export function keysPage(words) {
  const row = ([key, word]) => el("div", {}, el("dt", {}, el("kbd", { text: key })), el("dd", { text: words[word] }));
  return el("dl", { class: "st-keys" }, ...KEYS.map(row));
}
