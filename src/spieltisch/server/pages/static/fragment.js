// Secrets of links stay behind the #: they never reach a server's log. Here they enter the form.
const secret = location.hash.slice(1) || sessionStorage.getItem(location.pathname) || "";
if (location.hash) {
  sessionStorage.setItem(location.pathname, secret);
  history.replaceState(null, "", location.pathname + location.search);
}
/** @type {NodeListOf<HTMLInputElement>} */
const fields = document.querySelectorAll("[data-fragment]");
for (const field of fields) field.value = secret;
