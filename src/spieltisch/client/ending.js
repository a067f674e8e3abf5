/** How a game ended: everybody's place where the options stood, and what one may do next. */

import { el, icon } from "./dom.js";

/** Without a verdict the points decide. @param {import("./types.js").Scene} scene */
function byPoints(scene) {
  const most = Math.max(...scene.seats.map(({ score }) => score));
  const places = scene.seats.map(({ name, score, me, seat }) => {
    return { name, points: score, won: score === most, mine: me, seats: [seat] };
  });
  return { reason: "", places: places.sort((a, b) => b.points - a.points) };
}

/**
 * @param {Record<string, string>} words
 * @param {import("./types.js").Scene} scene
 * @param {import("./types.js").Ending|undefined} verdict
 * @param {import("./types.js").Way[]} ways
 */
export function endingPage(words, scene, verdict, ways) {
  const { places } = verdict ?? byPoints(scene);
  const line = ({ name, points, won, mine, seats }, index) =>
    el(
      "li",
      { class: `st-place${won ? " won" : ""}${mine ? " mine" : ""}` },
      el("span", { class: "st-rank" }, won ? icon("tool-crown", words.won) : String(index + 1)),
      ...seats.map((seat) => icon(`marker-${seat}`)),
      el("span", { class: "st-name", text: name }),
      el("b", { class: "st-score" }, icon("vp", words.points), String(points).replace("-", "−")),
    );
  const way = ({ href, act, art, word }, index) => {
    const given = { class: `st-way${index ? "" : " main"}`, href, onclick: act, type: act ? "button" : null };
    return el("li", {}, el(act ? "button" : "a", given, icon(art), el("span", { text: words[word] })));
  };
  return el(
    "div",
    { class: "st-ending" },
    el("ol", { class: "st-places" }, ...places.map(line)),
    ways.length ? el("ul", { class: "st-ways" }, ...ways.map(way)) : null,
  );
}
