/** A question before something grave: what will happen, and a way back that comes first. */

import { el } from "./dom.js";

/**
 * Ask whether something shall be done. Escape, a click beside it and Cancel all mean no.
 * @param {import("./spiel-tisch.js").SpielTisch} table
 * @param {string} deed what is to be done, in few words
 * @param {string} text what happens then
 * @param {string} [yes] the word for doing it, if that is not the deed itself
 * @returns {Promise<boolean>}
 */
export function sure(table, deed, text, yes = deed) {
  return new Promise((resolve) => {
    // Browsers tell of a closed dialog only with the next frame: it goes at once, and answers once.
    const answer = (done) => {
      dialog.close();
      dialog.remove();
      resolve(done);
    };
    const way = (word, does) =>
      el("button", { type: "button", class: does ? "st-way main" : "st-way", autofocus: !does, text: word, onclick: () => answer(does) });
    /** @type {HTMLDialogElement} */
    const dialog = el(
      "dialog",
      {
        class: "st-dialog st-sure",
        role: "alertdialog",
        "aria-labelledby": "st-sure-title",
        "aria-describedby": "st-sure-text",
        oncancel: () => answer(false),
        onclick: ({ target }) => target === dialog && answer(false),
      },
      el("header", {}, el("h2", { id: "st-sure-title", text: deed })),
      el(
        "div",
        { class: "st-dialog-body" },
        el("p", { id: "st-sure-text", text }),
        el("div", { class: "st-sure-ways" }, way(table.words.cancel, false), way(yes, true)),
      ),
    );
    table.append(dialog);
    dialog.showModal();
  });
}
