// Secrets of links stay behind the #: they never reach a server's log. Here they enter the form.
const secret = location.hash.slice(1) || sessionStorage.getItem(location.pathname) || "";
if (location.hash) {
  sessionStorage.setItem(location.pathname, secret);
  history.replaceState(null, "", location.pathname + location.search);
}
for (const field of document.querySelectorAll("[data-fragment]")) field.value = secret;
