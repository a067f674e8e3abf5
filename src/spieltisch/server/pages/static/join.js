// Who opens an invite link sees at once what it invites to. The link's secret stays behind the #.
import "./fragment.js";

/** @type {HTMLFormElement|null} */
const form = document.querySelector("form.look");
const field = form?.querySelector("input");
if (field?.value) {
  const body = new URLSearchParams({ action: "look", invite: field.value });
  const answer = await fetch(location.href, { method: "POST", body });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = page.querySelector("#main");
  if (main) {
    document.querySelector("#main").replaceWith(main);
    document.title = page.title;
    /** @type {HTMLInputElement|null} */
    const name = main.querySelector("input[name=name]");
    name?.focus();
  }
}
