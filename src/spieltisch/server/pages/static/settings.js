// The settings page: links to copy, this browser's clock, and leave to show notices.
import "./copy.js";

/** @type {HTMLSelectElement} */
const offset = document.querySelector("[data-offset]");
// Who has never said how late it is has the clock of this browser.
const own = String(-new Date().getTimezoneOffset());
if (offset.value === "0" && [...offset.options].some((option) => option.value === own)) offset.value = own;

/** @type {HTMLElement} */
const browser = document.querySelector("#browser");
const [button, said] = /** @type {Iterable<HTMLElement>} */ (browser.children);

function show() {
  const { permission } = Notification;
  button.hidden = permission !== "default";
  said.textContent = said.dataset[permission] ?? "";
}

if ("Notification" in window) {
  browser.hidden = false;
  button.addEventListener("click", async () => {
    await Notification.requestPermission();
    show();
  });
  show();
}

for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-link]"))) {
  link.querySelector("input").value = location.origin + link.dataset.link;
}
