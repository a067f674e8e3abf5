// The form for one part of a box: what is typed is saved at every step, and shown as it would look.
import { Verbs } from "./verbs.js";

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
/** Lists of effects in which one finds by typing. @type {Verbs[]} */
let verbs = [];
/** The name in the language of the page, and what it was. @type {HTMLInputElement | null} */
const ownName = form.querySelector(`[name="names.${document.documentElement.lang}"]`);
let nameBefore = ownName?.value ?? "";

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
  for (const verb of verbs) if (document.activeElement !== verb.field) verb.show();
  rows();
  for (const group of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("fieldset[data-field]"))) {
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

/** An effect has a number only where it takes one, and after the first row that is free none is seen. */
function rows() {
  const free = new Set();
  for (const select of /** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll("select[data-counted]"))) {
    const amount = /** @type {HTMLInputElement} */ (form.elements.namedItem(`${select.name}.amount`));
    const counted = select.dataset.counted.split(" ").includes(select.value);
    amount.disabled = !counted;
    if (!counted) amount.value = "";
    const among = select.name.replace(/\d+$/, "");
    const row = select.closest(".finder") ?? select.closest("label");
    const hidden = free.has(among) && !select.value;
    row.toggleAttribute("hidden", hidden);
    amount.closest("label").toggleAttribute("hidden", hidden);
    if (!select.value) free.add(among);
  }
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
  if (control === ownName) sameInOthers();
  if (control instanceof HTMLSelectElement) rows();
  touched.add(fieldOf(control));
  typing.add(control.name);
  clearTimeout(waiting);
  waiting = setTimeout(send, TYPING_PAUSE);
});
/** Where a name was the same in another language, or none was given, it goes on to be. */
function sameInOthers() {
  for (const other of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('[name^="names."]')))
    if (other !== ownName && (!other.value || other.value === nameBefore)) other.value = ownName.value;
  nameBefore = ownName.value;
}

form.addEventListener("submit", (event) => {
  clearTimeout(waiting);
  leaving = true;
  if (!sending) return;
  event.preventDefault();
  pressed = event.submitter;
});
// What is copied is replaced by typing.
form.addEventListener("focusin", (event) => {
  if (event.target === ownName) nameBefore = ownName.value;
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
if (matchMedia("(pointer: fine)").matches) {
  verbs = [...form.querySelectorAll("select[data-counted]")].map((select) => new Verbs(/** @type {HTMLSelectElement} */ (select)));
  for (const hint of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-find]"))) hint.hidden = false;
  rows();
  /** @type {HTMLElement | null} */ (form.querySelector("fieldset :is(input, select, textarea):not([type=hidden], [hidden])"))?.focus();
} else {
  rows();
}
