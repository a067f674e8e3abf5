// The form for one part of a box: what is typed is saved at every step, and shown as it would look.
const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-part]"));
const preview = document.querySelector("#preview");
const saved = document.querySelector("#saved");
const TYPING_PAUSE = 250;
/** Fields that were typed in and not sent yet. @type {Set<string>} */
const touched = new Set();
/** Controls that were typed in since, and the only one of the time before: who goes on there. @type {Set<string>} */
const typing = new Set();
let typedLast = "";
let waiting = 0;
let sending = false;
let leaving = false;
/** The button that waits until what is on its way has arrived. @type {HTMLElement | null} */
let pressed = null;

/** @returns {NodeListOf<HTMLInputElement>} */
const controls = () => form.querySelectorAll("fieldset :is(input, select, textarea)[name]:not([type=hidden])");
/** @param {Element} control */
const fieldOf = (control) => /** @type {HTMLElement} */ (control.closest("[data-field]")).dataset.field;

async function send() {
  if (sending || leaving || !touched.size) return;
  sending = true;
  const fields = [...touched];
  touched.clear();
  const [name, ...others] = typing;
  const more = !others.length && name === typedLast;
  typedLast = others.length ? "" : name;
  typing.clear();
  const typed = {};
  for (const control of controls()) if (fields.includes(fieldOf(control))) typed[control.name] = control.value;
  try {
    const answer = await fetch(form.dataset.part, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ form: typed, fields, more }),
    });
    const view = await answer.json();
    if (!answer.ok) throw new Error(view.text);
    if (!leaving) await show(view);
  } catch (fault) {
    for (const field of fields) touched.add(field);
    typedLast = "";
    if (!leaving) saved.textContent = fault.message;
  }
  sending = false;
  if (pressed) form.requestSubmit(pressed);
  else if (touched.size) waiting = setTimeout(send, TYPING_PAUSE * 4);
}

/** What the server has now: others may have changed what I have not touched. */
async function show(view) {
  saved.textContent = form.dataset.saved;
  for (const { name, field, value } of view.controls) {
    const control = /** @type {HTMLInputElement | null} */ (form.elements.namedItem(name));
    const mine = touched.has(field) || control?.closest("[data-field]")?.contains(document.activeElement);
    if (control && !mine) control.value = value;
  }
  for (const group of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-field]"))) {
    const { field } = group.dataset;
    list(group.querySelector(".findings"), view.findings.filter((one) => one.field === field));
    group.querySelector(".who").textContent = view.who[field] ? form.dataset.by.replace("…", view.who[field]) : "";
  }
  list(form.querySelector("[data-general]"), view.findings.filter((one) => !one.field));
  // What cannot be read yet has no picture: the last one stays.
  if (!view.picture) return;
  const drawn = await fetch(`${location.pathname}/preview?language=${document.documentElement.lang}`);
  if (drawn.ok) preview.replaceChildren(...new DOMParser().parseFromString(await drawn.text(), "text/html").body.childNodes);
}

function list(place, findings) {
  place.replaceChildren(
    ...findings.map(({ text }) => {
      const item = document.createElement("li");
      item.textContent = text;
      return item;
    }),
  );
}

form.addEventListener("input", (event) => {
  const control = /** @type {HTMLInputElement} */ (event.target);
  touched.add(fieldOf(control));
  typing.add(control.name);
  clearTimeout(waiting);
  waiting = setTimeout(send, TYPING_PAUSE);
});
form.addEventListener("submit", (event) => {
  clearTimeout(waiting);
  leaving = true;
  if (!sending) return;
  event.preventDefault();
  pressed = event.submitter;
});
// What is copied is replaced by typing.
form.addEventListener("focusin", (event) => {
  if (event.target instanceof HTMLInputElement) event.target.select();
});
// Enter in a list chooses as in a field: on to the next part.
form.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target instanceof HTMLSelectElement) {
    event.preventDefault();
    form.requestSubmit(form.querySelector("[value=done]"));
  }
});
document.addEventListener("keydown", (event) => {
  const way = event.altKey && { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = way && /** @type {HTMLAnchorElement | null} */ (document.querySelector(`.box-turn [rel=${way}]`));
  if (link) {
    event.preventDefault();
    link.click();
  }
});
const first = controls()[0];
if (first && matchMedia("(pointer: fine)").matches) first.focus();
