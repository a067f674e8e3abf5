/** Keys: numbers and arrows choose, Enter takes, Escape cancels; letters open what there is. */

const TYPING = 700;
const LETTERS = {
  u: (table) => table.undo(),
  r: (table) => table.redo(),
  p: (table) => table.plan.toggle(),
  h: (table) => table.hints.ask(),
  n: (table) => table.lesson.next(),
  s: (table) => table.retell(),
  f: (table) => table.director.skip(),
  o: (_table, keys) => keys.lookAround(),
  l: (table) => table.openLog(),
  m: (table) => table.ownSeats.open(),
  g: (table) => table.openGlossary(),
  ",": (table) => table.openSettings(),
  k: (table) => table.openKeys(),
  "?": (table) => table.rules.open(),
  f1: (table) => table.rules.open(),
  "/": (table) => table.ask.seek(),
};
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export class Keys {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.table = table;
    this.typed = "";
    this.last = 0;
    this.looked = -1;
    document.addEventListener("keydown", (event) => {
      table.byKeys = true;
      this.press(event);
    });
    document.addEventListener("pointerdown", () => {
      table.byKeys = false;
    });
  }

  press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest?.("input, textarea, select, [contenteditable]")) return;
    const { table } = this;
    if (document.querySelector("dialog[open]") || !table.scene) return;
    const inMenu = event.target.closest?.(".st-menu");
    if (inMenu) {
      this.inMenu(event);
      return;
    }
    const slot = event.target.closest?.("[data-slot]");
    if (!/^\d$/.test(event.key)) this.typed = "";
    if (this.tells(event, slot)) return;
    if (/^\d$/.test(event.key)) this.digit(event.key);
    else if (event.key in ARROWS && slot) this.walk(slot, ...ARROWS[event.key]);
    else if (event.key === "ArrowDown") table.ask.step(1);
    else if (event.key === "ArrowUp") table.ask.step(-1);
    else if ((event.key === "Enter" || event.key === " ") && slot) {
      table.pointing.pick(slot.dataset.slot, slot, false);
    } else if (event.key === "Enter" && this.takesChosen(event)) table.take(table.ask.chosen);
    else if (event.key === "Escape") this.cancel();
    else if (event.key.toLowerCase() in LETTERS) LETTERS[event.key.toLowerCase()](table, this);
    else return;
    event.preventDefault();
  }

  /** While a story is told, arrows step through it and Escape ends it. */
  tells(event, slot) {
    const { story } = this.table;
    if (!story.open || slot || event.target.closest?.("[data-card]")) return false;
    if (event.key === "ArrowRight") story.go(1);
    else if (event.key === "ArrowLeft") story.go(-1);
    else if (event.key === "Escape") story.close();
    else return false;
    event.preventDefault();
    return true;
  }

  takesChosen(event) {
    if (this.table.ask.chosen === null) return false;
    return !event.target.closest?.("button, a, summary") || event.target.closest(".st-option");
  }

  inMenu(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = [...this.table.pointing.menu.querySelectorAll("button")];
    all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
  }

  digit(key) {
    const now = performance.now();
    this.typed = now - this.last < TYPING ? this.typed + key : key;
    this.last = now;
    const { ask } = this.table;
    let index = Number(this.typed) - 1;
    if (!(index in ask.options)) {
      this.typed = key;
      index = Number(key) - 1;
    }
    if (!(index in ask.options)) return;
    ask.unfold(true);
    ask.choose(index, true);
    ask.buttons[index].focus({ preventScroll: true });
  }

  walk(slot, dx, dy) {
    const [panel, name] = slot.dataset.slot.split("/");
    const board = this.table.boards.get(panel);
    const next = board.neighbour(name, dx, dy);
    if (next) board.slots.get(next).focus();
  }

  cancel() {
    if (this.table.kit.putBack()) return;
    this.table.ask.choose(null, false);
    this.table.tips.hide();
    if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) {
      document.activeElement.blur();
    }
  }

  lookAround() {
    const seats = [...this.table.boards.values()]
      .filter(({ panel }) => panel.role === "other")
      .map(({ panel }) => panel.seat);
    if (!seats.length) return;
    this.looked = (this.looked + 1) % seats.length;
    this.table.enlarge(seats[this.looked]);
  }
}
