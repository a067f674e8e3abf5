/** What changes in a seat's numbers, each with its picture: points first, then what it has. */

import { el, icon } from "./dom.js";

/**
 * @param {Record<string, string>} words
 * @param {import("./types.js").SeatLine} before
 * @param {import("./types.js").SeatLine} after
 * @returns {HTMLElement[]} one for every number that changes
 */
export function changes(words, before, after) {
  const found = after.stats.map((stat, index) => {
    return { art: stat.icon, label: stat.label, by: Number(stat.value) - Number(before.stats[index]?.value) };
  });
  found.unshift({ art: "vp", label: words.points, by: after.score - before.score });
  return found
    .filter(({ by }) => by)
    .map(({ art, label, by }) => {
      const loses = art === "vp" && by < 0;
      const parts = [icon(art, label), `${by > 0 ? "+" : "−"}${Math.abs(by)}`];
      return el("span", { class: `${by > 0 ? "more" : "less"}${loses ? " warns" : ""}`, title: label }, ...parts);
    });
}
