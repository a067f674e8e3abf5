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
 * A note over the bar that each person is shown once, outside of lessons: it lets every click through
 * and goes by itself, or with the first deed. The mark says the same at any time.
 * @param {import("./spiel-tisch.js").SpielTisch} table
 */
export function valuesNote(table) {
  const { values, person } = table.dataset;
  const key = `values ${person} ${table.stage.game}`;
  if (!values || table.lesson.view || localStorage.getItem(key)) return;
  localStorage.setItem(key, "told");
  const note = el("p", { class: "st-values-note", role: "note", text: values });
  table.querySelector(".st-values-place")?.append(note);
  setTimeout(() => note.remove(), SHOWN);
  for (const deed of ["pointerdown", "keydown"]) document.addEventListener(deed, () => note.remove(), { once: true });
}
