/** A small mark on the game's name: which of its values are printed, and which are ours. */

import { el } from "./dom.js";

const SHOWN = 9000;

/** @param {import("./spiel-tisch.js").SpielTisch} table */
export function valuesMark(table) {
  const { values, valuesLink, valuesMark: title, valuesPage } = table.dataset;
  if (!values) return null;
  const page = () => {
    const more = valuesPage ? [el("p", {}, el("a", { href: valuesPage, text: valuesLink, target: "_blank" }))] : [];
    return el("div", {}, el("p", { text: values }), ...more);
  };
  const mark = el("button", { type: "button", class: "st-values", title, "aria-label": title, text: "≈" });
  mark.addEventListener("click", () => table.dialogs.show(title, page()));
  return el("span", { class: "st-values-place" }, mark);
}

/**
 * A note that each person is shown once, in the first game: in the place of the news, which are none
 * yet. It goes by itself, or with the first deed. On a phone every place is needed: there only the
 * mark says it.
 * @param {import("./spiel-tisch.js").SpielTisch} table
 */
export function valuesNote(table) {
  const { values, valuesFirst, person } = table.dataset;
  const key = `values ${person} ${table.stage.game}`;
  if (valuesFirst === undefined || table.layout.narrow || localStorage.getItem(key)) return;
  localStorage.setItem(key, "told");
  const note = el("p", { class: "st-values-note", role: "note", text: values });
  table.layout.foot.append(note);
  setTimeout(() => note.remove(), SHOWN);
  for (const deed of ["pointerdown", "keydown"]) document.addEventListener(deed, () => note.remove(), { once: true });
}
