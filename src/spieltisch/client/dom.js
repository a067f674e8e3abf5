/** Small helpers that make elements. Nothing here knows a game. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @param {Record<string, unknown>} [given] attributes; `text` is content, on… are listeners
 * @param {(Node|string|null|undefined)[]} children
 */
export function el(name, given = {}, ...children) {
  return fill(document.createElement(name), given, children);
}

/** The same for SVG. */
export function svg(name, given = {}, ...children) {
  return fill(document.createElementNS(SVG, name), given, children);
}

function fill(node, given, children) {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "text") node.textContent = String(value);
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) node.append(child);
  return node;
}

/** An icon with its words for whoever cannot see it; without words it is decoration. */
export function icon(name, label = "", className = "st-icon") {
  const box = svg("svg", { class: className, viewBox: "-50 -50 100 100" });
  if (label) {
    box.setAttribute("role", "img");
    box.setAttribute("aria-label", label);
    box.append(svg("title", { text: label }));
  } else box.setAttribute("aria-hidden", "true");
  box.append(svg("use", { href: `#${name}`, x: -50, y: -50, width: 100, height: 100 }));
  return box;
}

/** Whether the table has been shown: before that, the sheet of motifs would only keep it waiting. */
let shown = false;

/**
 * A picture of 160 by 64, put together from parts of the sheet of motifs. It is decoration.
 * @param {[string, number, number, number][]} parts what, where, how large
 */
export function picture(parts) {
  const sheet = document.querySelector("spiel-tisch")?.getAttribute("data-motifs") ?? "";
  const uses = parts.map(([, x, y, size]) =>
    svg("use", { transform: `translate(${x} ${y}) scale(${size})` }),
  );
  const fill = () => {
    shown = true;
    uses.forEach((use, at) => use.setAttribute("href", `${sheet}#${parts[at][0]}`));
  };
  if (shown) fill();
  else requestAnimationFrame(() => setTimeout(fill));
  return svg(
    "svg",
    { class: "st-picture", viewBox: "0 0 160 64", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    ...uses,
  );
}

/**
 * A button with a picture, its word, and the key that does the same.
 * @param {string} art @param {string} word @param {() => void} onclick
 */
export function tool(art, word, onclick, key = "", className = "st-tool") {
  const title = key ? `${word} (${key})` : word;
  return el(
    "button",
    { type: "button", class: className, title, onclick, "aria-keyshortcuts": key || null },
    icon(art),
    el("span", { class: "st-tool-text", text: word }),
  );
}

/** Group a list by what `of` says, in order of first appearance. */
export function grouped(list, of) {
  const groups = new Map();
  for (const item of list) {
    const name = of(item);
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name).push(item);
  }
  return groups;
}
