/* Every visible piece of text: too small, cut off, or off the screen? Returns complaints. */
(least) => {
  const complaints = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const parent = walker.currentNode.parentElement;
    if (!text || !parent || parent.closest(".st-live, script, style, title, .st-sprite")) continue;
    const box = parent.getBoundingClientRect();
    const style = getComputedStyle(parent);
    if (!box.width || !box.height || style.visibility === "hidden" || !parent.checkVisibility()) continue;
    if (style.clipPath !== "none") continue;
    let size = parseFloat(style.fontSize);
    if (parent instanceof SVGElement) size *= Math.abs(parent.getScreenCTM()?.a ?? 1);
    if (size < least - 0.05) complaints.add(`small ${size.toFixed(1)}: ${text.slice(0, 30)}`);
    if (parent instanceof HTMLElement && parent.scrollWidth > parent.clientWidth + 1 &&
        style.overflowX !== "auto" && style.overflowX !== "scroll" && style.display !== "inline") {
      complaints.add(`cut off: ${text.slice(0, 40)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) complaints.add("the page is too wide");
  return [...complaints];
};
