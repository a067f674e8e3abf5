// A list of effects as a field: some letters of their words find one, arrows choose, Tab takes it.
// The list itself stays what the form sends. Where fingers choose, the browser's own list is better.

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
/** @param {string} text */
const words = (text) => plain(text).split(/[\s’'→↔,:]+/u).filter(Boolean);

/**
 * Whether words begin with all that was typed, each with another one. Sooner found is better.
 * @param {string} text
 * @param {string} typed
 */
function fits(text, typed) {
  const left = words(text);
  return words(typed).every((start) => {
    const at = left.findIndex((word) => word.startsWith(start));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** One list of effects, as a field that finds them. */
export class Verbs {
  /** @param {HTMLSelectElement} select */
  constructor(select) {
    this.select = select;
    const id = `verbs-${select.name}`;
    const label = /** @type {HTMLElement} */ (select.closest("label"));
    this.field = Object.assign(document.createElement("input"), { autocomplete: "off", spellcheck: false, className: "verb" });
    this.list = Object.assign(document.createElement("ul"), { id, hidden: true, className: "verbs" });
    this.field.setAttribute("role", "combobox");
    this.field.setAttribute("aria-autocomplete", "list");
    this.field.setAttribute("aria-controls", id);
    this.list.setAttribute("role", "listbox");
    this.list.setAttribute("aria-label", label.textContent.trim().split("\n")[0]);
    const around = Object.assign(document.createElement("div"), { className: "finder" });
    label.replaceWith(around);
    select.hidden = true;
    select.before(this.field);
    around.append(label, this.list);
    /** @type {HTMLOptionElement[]} */
    this.found = [];
    this.at = 0;
    this.show();
    this.field.addEventListener("input", (event) => {
      event.stopPropagation();  // nothing is chosen yet
      this.open(this.field.value);
    });
    this.field.addEventListener("keydown", (event) => this.pressed(event));
    this.field.addEventListener("blur", () => this.take());
    this.list.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const at = [...this.list.children].indexOf(/** @type {Element} */ (event.target).closest("li"));
      if (at >= 0) this.point(at);
      this.take();
    });
  }

  /** The effect that is chosen. */
  show() {
    const option = this.select.selectedOptions[0];
    this.field.value = option?.text ?? "";
    this.close();
  }

  /** @param {string} typed */
  open(typed) {
    const every = [...this.select.options];
    const fitting = every.filter((option) => fits(option.text, typed));
    const begun = plain(typed.trim());
    this.found = [
      ...fitting.filter((option) => plain(option.text).startsWith(begun)),
      ...fitting.filter((option) => !plain(option.text).startsWith(begun)),
    ];
    this.list.replaceChildren(
      ...this.found.map((option, at) => {
        const item = Object.assign(document.createElement("li"), { id: `${this.list.id}-${at}`, textContent: option.text });
        item.setAttribute("role", "option");
        const group = option.parentElement instanceof HTMLOptGroupElement ? option.parentElement.label : "";
        if (group) item.append(" ", Object.assign(document.createElement("small"), { textContent: group }));
        return item;
      }),
    );
    this.list.hidden = !this.found.length;
    this.field.setAttribute("aria-expanded", String(!this.list.hidden));
    this.point(0);
  }

  close() {
    this.found = [];
    this.list.hidden = true;
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }

  /** @param {number} at */
  point(at) {
    this.at = at;
    for (const [number, item] of [...this.list.children].entries()) item.setAttribute("aria-selected", String(number === at));
    const item = this.list.children[at];
    if (!item) return;
    this.field.setAttribute("aria-activedescendant", item.id);
    item.scrollIntoView({ block: "nearest" });
  }

  /** What is pointed at is chosen; where nothing fits, what was chosen before stays. */
  take() {
    const option = this.found[this.at];
    const other = option && option.value !== this.select.value;
    if (other) this.select.value = option.value;
    this.show();
    if (other) this.select.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!this.list.hidden) this.point((this.at + step + this.found.length) % this.found.length);
      else {
        this.open("");
        this.point(Math.max(this.select.selectedIndex, 0));
      }
    } else if (event.key === "Escape") {
      this.show();
    } else if ((event.key === "Enter" || event.key === "Tab") && !this.list.hidden) {
      if (event.key === "Enter") event.preventDefault();
      this.take();  // before the focus goes on: its number may only now be there
    }
  }
}
