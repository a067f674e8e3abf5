// The link that lets others help at a box is shown once, when it has been made.
const shownLink = /** @type {HTMLElement | null} */ (document.querySelector("[data-link]"));
if (shownLink && location.hash.length > 1) {
  const field = shownLink.querySelector("input");
  field.value = `${location.origin}${shownLink.dataset.link}${location.hash}`;
  shownLink.hidden = false;
  field.select();
  history.replaceState(null, "", location.pathname);
}
