/** The settings as a page of the table's dialog: one row of choices for each wish. */

import { el } from "./dom.js";
import { bind } from "./prefs.js";

// Each wish with its word, and each of its values with the word for it.
const ROWS = [
  ["language", "set-language", [["", "language-own"], ["en", "English"], ["de", "Deutsch"], ["fr", "Français"]]],
  ["theme", "set-theme", [["system", "theme-system"], ["light", "theme-light"], ["dark", "theme-dark"]]],
  ["text", "set-text", [["normal", "text-normal"], ["large", "text-large"], ["larger", "text-larger"]]],
  ["cards", "set-cards", [["small", "cards-small"], ["medium", "cards-medium"], ["large", "cards-large"]]],
  ["contrast", "set-contrast", [["normal", "contrast-normal"], ["high", "contrast-high"]]],
  ["motion", "set-motion", [["system", "motion-system"], ["reduced", "motion-reduced"], ["none", "motion-none"]]],
  ["pace", "set-pace", [["off", "pace-off"], ["fast", "pace-fast"], ["normal", "pace-normal"], ["calm", "pace-calm"]]],
  ["sound", "set-sound", [["off", "sound-off"], ["low", "sound-low"], ["medium", "sound-medium"], ["loud", "sound-loud"]]],
  ["confirm", "set-confirm", [["phone", "confirm-phone"], ["off", "confirm-off"], ["on", "confirm-on"]]],
  ["coach", "set-coach", [["silent", "coach-silent"], ["blunders", "coach-blunders"], ["talkative", "coach-talkative"]]],
  ["ribbon", "set-ribbon", [["first", "ribbon-first"], ["always", "ribbon-always"], ["off", "ribbon-off"]]],
];

/** @param {Record<string, string>} words */
export function settingsPage(words) {
  const row = ([name, title, values]) =>
    el(
      "fieldset",
      { class: "st-wish" },
      el("legend", { text: words[title] }),
      ...values.map(([value, word]) =>
        el(
          "label",
          { class: "st-choice" },
          el("input", { type: "radio", name, value }),
          el("span", { text: words[word] ?? word, lang: word in words ? null : value }),
        ),
      ),
    );
  const form = el("form", { class: "st-wishes" }, ...ROWS.map(row));
  form.addEventListener("submit", (event) => event.preventDefault());
  bind(form);
  return form;
}
