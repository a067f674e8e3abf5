/*
 * Every visible piece of text: is it too small, cut off, covered or written over another?
 * Returns complaints. Pictures are unfolded first, so that words inside them are measured too.
 */
(least) => {
  const SVG = "http://www.w3.org/2000/svg";
  // What scrolls on purpose; whatever is out of its sight can be scrolled to.
  const SCROLLS = ".st-options, .st-cards, .st-column, .st-scroller, .st-side, .st-dialog-body, .st-does, .st-log, .st-seats, .st-tabs, .st-columns, .st-story-text, .st-hints, .st-term-text, .scroll, .log, .help-rooms, .figure, .rp-log, #chat, .top nav";
  // What is told for a moment lies above the rest, as a tip does.
  const ABOVE = ".st-does, .st-story, .st-tip, .st-turn";
  // The last line of a long form stays in sight; until the end, what it lies on can be scrolled from under it.
  const stays = (top) => top.closest(".make") && scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  const UNSEEN = ".st-foot:has(> .st-story:not([hidden]), > .st-does:not(.empty)) > .st-news, .st-live, script, style, title, desc, .st-sprite, .st-sky, noscript";
  const complaints = new Set();
  const brief = (text) => text.trim().replace(/\s+/g, " ").slice(0, 40);

  const inSight = (rect, node) => {
    if (rect.left < -0.5 || rect.top < -0.5 || rect.right > innerWidth + 0.5 || rect.bottom > innerHeight + 0.5) return false;
    for (let up = node.closest(SCROLLS); up; up = up.parentElement?.closest(SCROLLS)) {
      const box = up.getBoundingClientRect();
      if (rect.left < box.left - 1 || rect.right > box.right + 1 || rect.top < box.top - 1 || rect.bottom > box.bottom + 1) return false;
    }
    return true;
  };

  /** Replace every `use` by what it shows, so that its words become elements of their own. */
  const unfold = (node) => {
    for (const use of [...node.querySelectorAll("use")]) {
      const symbol = document.querySelector(use.getAttribute("href"));
      if (!symbol) continue;
      const inner = document.createElementNS(SVG, "svg");
      for (const name of ["x", "y", "width", "height"]) inner.setAttribute(name, use.getAttribute(name) ?? "0");
      inner.setAttribute("viewBox", symbol.getAttribute("viewBox"));
      inner.dataset.symbol = symbol.id;
      inner.append(...[...symbol.cloneNode(true).childNodes]);
      unfold(inner);
      use.replaceWith(inner);
    }
  };

  const overlap = (a, b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > 1.5 && high > 1.5 ? wide * high : 0;
  };

  /** What has no ground of its own hides nothing, such as a link that reaches over a whole card. */
  const clear = (node) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    return node instanceof HTMLElement && backgroundImage === "none" && /^rgba\(.*, 0\)$/.test(backgroundColor);
  };

  /** Letters fill about the middle of their line. */
  const letters = (rect) => {
    const cut = rect.height * 0.18;
    return { left: rect.left, right: rect.right, top: rect.top + cut, bottom: rect.bottom - cut };
  };

  const board = (original) => {
    const at = original.getBoundingClientRect();
    if (!at.width || !original.checkVisibility()) return;
    if (document.querySelector("dialog:modal") && !original.closest("dialog")) return;
    const copy = original.cloneNode(true);
    for (const above of copy.querySelectorAll(".st-slots, .st-veil, .st-glows, .st-halos")) above.remove();
    unfold(copy);
    original.after(copy);
    Object.assign(copy.style, { position: "fixed", left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px`, zIndex: "99", margin: "0" });
    // Where a column is what "fixed" refers to, the copy is moved to where it belongs.
    const off = copy.getBoundingClientRect();
    Object.assign(copy.style, { left: `${2 * at.left - off.left}px`, top: `${2 * at.top - off.top}px` });
    for (const node of copy.querySelectorAll("*")) node.style.pointerEvents = "auto";
    const name = original.closest("[data-panel]")?.dataset.panel ?? "picture";
    const seen = [];
    for (const text of copy.querySelectorAll("text")) {
      if (!text.textContent.trim() || !text.checkVisibility()) continue;
      const rect = text.getBoundingClientRect();
      const matrix = text.getScreenCTM();
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      if (inSight(rect, original)) {
        const top = document.elementFromPoint(x, y);
        // What something else lies upon need not be read.
        if (top && top !== text && copy.contains(top) && !(top.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
      }
      if (size < least - 0.05) complaints.add(`small ${size.toFixed(1)} on ${name}: ${brief(text.textContent)}`);
      const frame = text.ownerSVGElement.getBoundingClientRect();
      if (rect.left < frame.left - 1.5 || rect.right > frame.right + 1.5) {
        complaints.add(`cut off on ${name}: ${brief(text.textContent)}`);
      }
      seen.push({ text, rect: letters(rect) });
    }
    seen.forEach((one, index) => {
      for (const other of seen.slice(index + 1)) {
        const area = overlap(one.rect, other.rect);
        const smaller = Math.min(...[one, other].map(({ rect }) => (rect.right - rect.left) * (rect.bottom - rect.top)));
        if (area > smaller * 0.12) {
          complaints.add(`overlap on ${name}: ${brief(one.text.textContent)} / ${brief(other.text.textContent)}`);
        }
      }
    });
    copy.remove();
  };

  for (const each of document.querySelectorAll("svg.st-board")) board(each);

  // The note about values lets the pointer through; only if it catches it, what lies on top can be asked.
  const note = document.querySelector(".st-values-note");
  if (note) note.style.pointerEvents = "auto";
  /** For its moment the note lies over the news, and over nothing else. */
  const noted = (top, node) => top === note && node.closest(".st-news");

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const parent = walker.currentNode.parentElement;
    if (!text || !parent || parent.closest(UNSEEN) || parent instanceof SVGElement) continue;
    const style = getComputedStyle(parent);
    if (style.visibility === "hidden" || !parent.checkVisibility({ opacityProperty: true })) continue;
    if (parent.closest("dialog[open], :popover-open") === null && document.querySelector("dialog:modal")) continue;
    let hidden = false;
    for (let up = parent; up; up = up.parentElement) hidden ||= getComputedStyle(up).clipPath !== "none";
    if (hidden) continue;
    const size = parseFloat(style.fontSize);
    if (size < least - 0.05) complaints.add(`small ${size.toFixed(1)}: ${brief(text)}`);
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      for (let up = parent; up && !up.matches(SCROLLS); up = up.parentElement) {
        if (getComputedStyle(up).overflow === "visible") continue;
        const box = up.getBoundingClientRect();
        if (rect.left < box.left - 1 || rect.right > box.right + 1 || rect.top < box.top - 2 || rect.bottom > box.bottom + 2) {
          complaints.add(`cut off: ${brief(text)}`);
        }
      }
      if (rect.right > innerWidth + 1 && !parent.closest(SCROLLS)) complaints.add(`off the screen: ${brief(text)}`);
      // A tip lets the pointer through, so it cannot be asked what lies on top.
      if (!inSight(rect, parent) || parent.closest(".st-tip")) continue;
      for (const part of [0.1, 0.5, 0.9]) {
        const top = document.elementFromPoint(rect.left + rect.width * part, (rect.top + rect.bottom) / 2);
        // Cards of a hand are fanned: the one that is looked at comes to the top.
        if (top?.closest(".st-cards .st-card") && parent.closest(".st-cards .st-card")) continue;
        if (top && !parent.contains(top) && !top.contains(parent) && !top.closest(ABOVE) && !noted(top, parent) && !clear(top) && !stays(top)) {
          complaints.add(`covered by ${top.getAttribute("class") ?? top.tagName}: ${brief(text)}`);
        }
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) complaints.add("the page is too wide");
  return [...complaints];
};
