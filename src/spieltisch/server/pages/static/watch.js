// Shows the creator the whole link that was just made. Its secret is known to this browser alone.
/** @type {HTMLElement|null} */
const place = document.querySelector("#watch-link");
const field = place?.querySelector("input");
if (field?.value) {
  field.value = `${location.origin}${location.pathname}#${field.value}`;
  place.hidden = false;
  field.select();
}
