/**
 * How somebody likes the table: kept in this browser, applied at once, on every page that asks.
 *
 * Each wish stands as `data-…` on the root element, where styles find it; /static/looks.js puts them
 * there before the first paint.
 */

const STORE = "spieltisch";
const TOUCH = matchMedia("(pointer: coarse)");
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** Every wish and what may be wished; the first is what holds until somebody says otherwise. */
export const WISHES = {
  language: ["", "en", "de", "fr"],
  theme: ["system", "light", "dark"],
  motion: ["system", "reduced", "none"],
  pace: ["normal", "fast", "calm", "off"],
  sound: ["low", "medium", "loud", "off"],
  contrast: ["normal", "high"],
  cards: ["medium", "small", "large"],
  text: ["normal", "large", "larger"],
  confirm: ["phone", "off", "on"],
  coach: ["blunders", "talkative", "silent"],
  ribbon: ["first", "always", "off"],
};

class Prefs extends EventTarget {
  constructor() {
    super();
    this.wishes = this.read();
    this.apply();
    CALM.addEventListener("change", () => this.apply());
    addEventListener("storage", (event) => {
      if (event.key === STORE) this.changed(this.read());
    });
  }

  read() {
    let kept = {};
    try {
      kept = JSON.parse(localStorage.getItem(STORE) ?? "{}") ?? {};
    } catch {
      // What cannot be read is as good as not there.
    }
    const wishes = {};
    for (const [name, values] of Object.entries(WISHES)) {
      wishes[name] = values.includes(kept[name]) ? kept[name] : values[0];
    }
    return wishes;
  }

  /** @param {string} name */
  get(name) {
    return this.wishes[name];
  }

  /** @param {string} name @param {string} value */
  set(name, value) {
    if (!WISHES[name]?.includes(value) || this.wishes[name] === value) return;
    const wishes = { ...this.wishes, [name]: value };
    try {
      localStorage.setItem(STORE, JSON.stringify(wishes));
    } catch {
      // Without storage a wish holds as long as the page.
    }
    this.changed(wishes);
  }

  changed(wishes) {
    this.wishes = wishes;
    this.apply();
    this.dispatchEvent(new Event("change"));
  }

  /** How still the table shall be: "" moves, "reduced" fades, "none" changes at once. */
  get stillness() {
    if (this.wishes.motion === "system") return CALM.matches ? "reduced" : "";
    return this.wishes.motion;
  }

  /** Whether what cannot be taken back is asked about first. */
  get confirms() {
    return this.wishes.confirm === "on" || (this.wishes.confirm === "phone" && TOUCH.matches);
  }

  apply() {
    const { dataset } = document.documentElement;
    Object.assign(dataset, this.wishes);
    if (this.stillness) dataset.still = this.stillness;
    else delete dataset.still;
  }
}

export const prefs = new Prefs();

/** Let a form's fields show the wishes and change them. Fields carry the wishes' names. */
export function bind(form) {
  const show = () => {
    for (const field of form.elements) {
      if (!(field.name in WISHES)) continue;
      if (field.type === "radio") field.checked = field.value === prefs.get(field.name);
      else field.value = prefs.get(field.name);
    }
  };
  form.addEventListener("change", (event) => prefs.set(event.target.name, event.target.value));
  prefs.addEventListener("change", show);
  show();
}
