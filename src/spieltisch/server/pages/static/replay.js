/**
 * A game that was played, on the drawn table: step by step, turn by turn, or by itself.
 *
 * Every position is fetched as the chosen seat saw it and kept; the next ones are fetched ahead.
 * The address says where one is (#at=12&seat=1), so that a position can be linked to.
 */
import { waysOut } from "/client/bar.js";
import { el } from "/client/dom.js";
import "/client/spiel-tisch.js";

const KEPT = 240;
const AHEAD = 3;
const element = document.querySelector("spiel-tisch");
/** @type {HTMLElement} */
const panel = document.querySelector("#replay");
/** @type {HTMLDialogElement|null} */
const dialog = document.querySelector("#rp-dialog");
const { table, language } = element.dataset;
const api = `/api/v1/tables/${table}/past`;
/** @param {string} what @returns {any} */
const find = (what) => panel.querySelector(what);
const [range, count, turn, eyes, speed, log, play] = [
  "#rp-at", ".rp-count", ".rp-turn", "#rp-eyes", "#rp-speed", ".rp-log", ".rp-play",
].map(find);

/** @type {Map<string, Promise<object>>} */
const scenes = new Map();
let past = null;
let seat = null;
let at = Number(element.dataset.at);
let shown = "";
let showing = false;
let timer = 0;
/** @type {(update: object) => void} */
let receive = () => {};

async function ask(path, values = {}) {
  const query = new URLSearchParams({ language, ...values });
  const answer = await fetch(`${api}${path}?${query}`);
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.text);
  return data;
}

/** A position as the seat saw it; the first one brings the boards along. */
function scene(moves) {
  const key = `${seat} ${moves}`;
  if (!scenes.has(key)) {
    const fetched = ask(`/${moves}`, { seat, ...(element.stage ? {} : { stage: "1" }) });
    scenes.set(key, fetched);
    fetched.catch(() => scenes.delete(key));
    if (scenes.size > KEPT) scenes.delete(scenes.keys().next().value);
  }
  return scenes.get(key);
}

/** Show where we are; while one position is on its way only the latest wish counts. */
async function show() {
  range.value = String(at);
  describe();
  if (showing) return;
  showing = true;
  try {
    while (shown !== `${seat} ${at}`) {
      const wanted = `${seat} ${at}`;
      const moves = at;
      const { stage, scene: made } = await scene(moves);
      const film = shown === `${seat} ${moves - 1}` ? told(moves) : [];
      shown = wanted;
      element.director?.skip();
      element.pointing?.untouch();
      receive(element.stage ? { scene: made, film } : { stage, scene: made });
      if (!panel.isConnected || panel.hidden) furnish();
    }
  } catch (fault) {
    element.words ? element.warn(fault.message) : stop();
  } finally {
    showing = false;
  }
  for (let next = at + 1; next <= Math.min(at + AHEAD, past.moves); next += 1) scene(next);
}

/** What a move brought, to be seen while the table goes from one position to the next. */
function told(moves) {
  const line = ({ seat: who, lines }) => lines.map((text) => ({ text, kind: "move", seat: who, slots: [] }));
  return past.log.filter((one) => one.moves === moves).flatMap(line);
}

/** The panel stands beside the boards, where a game in play asks its questions. */
function furnish() {
  panel.hidden = false;
  element.layout.furnish(panel);
  mark();
}

function describe() {
  count.textContent = `${at} / ${past.moves}`;
  const now = past.turns.findLast((one) => one.moves <= at);
  const text = now ? range.dataset.turn.replace("%n", now.number).replace("%s", past.names[now.seat]) : "";
  turn.textContent = text;
  range.setAttribute("aria-valuetext", `${count.textContent}${text ? `, ${text}` : ""}`);
  history.replaceState(null, "", `#at=${at}&seat=${seat}`);
  if (dialog) {
    const where = /** @type {HTMLElement} */ (dialog.querySelector(".rp-where"));
    where.textContent = where.dataset.where.replace("%n", String(at));
    const [moves, onward] = [dialog.querySelector("[name=moves]"), document.querySelector("#rp-continue")];
    /** @type {HTMLInputElement} */ (moves).value = String(at);
    /** @type {HTMLButtonElement} */ (onward).disabled = at >= past.moves;
  }
  mark();
}

/** The log's line of this position. */
function mark() {
  for (const old of log.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  const here = [...log.children].findLast((line) => Number(line.dataset.at) <= at);
  if (!here) return;
  here.firstElementChild.setAttribute("aria-current", "step");
  const [top, bottom] = [here.offsetTop - log.offsetTop, here.offsetTop - log.offsetTop + here.offsetHeight];
  if (top < log.scrollTop || bottom > log.scrollTop + log.clientHeight) {
    log.scrollTop = top - log.clientHeight / 2;
  }
}

function go(moves) {
  at = Math.max(0, Math.min(past.moves, moves));
  if (at === past.moves) stop();
  show();
}

const steps = {
  first: () => go(0),
  last: () => go(past.moves),
  back: () => go(at - 1),
  on: () => go(at + 1),
  "turn-back": () => go(past.turns.findLast((one) => one.moves < at)?.moves ?? 0),
  "turn-on": () => go(past.turns.find((one) => one.moves > at)?.moves ?? past.moves),
  play: () => (timer ? stop() : start()),
};

function start() {
  if (at >= past.moves) at = 0;
  play.setAttribute("aria-pressed", "true");
  const tick = () => {
    timer = setTimeout(tick, Number(speed.value));
    // A position that is still on its way is waited for, not skipped.
    if (!showing) go(at + 1);
  };
  timer = setTimeout(tick, Number(speed.value) / 2);
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  play.setAttribute("aria-pressed", "false");
}

const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  PageUp: "turn-back",
  PageDown: "turn-on",
  " ": "play",
};

document.addEventListener("keydown", (event) => {
  const step = KEYS[event.key];
  if (!step || !past || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest?.("dialog[open], textarea, select, input:not([type=range]), [data-slot], [data-card]")) return;
  if (event.key === " " && target.closest?.("button, a, summary")) return;
  if (target === log && ["Home", "End", "PageUp", "PageDown"].includes(event.key)) return;
  event.preventDefault();
  if (step !== "play") stop();
  steps[step]();
});

panel.addEventListener("click", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const step = /** @type {HTMLElement|null} */ (target.closest("[data-go]"))?.dataset.go;
  if (step) {
    if (step !== "play") stop();
    steps[step]();
  }
  const line = /** @type {HTMLElement|null} */ (target.closest("li[data-at]"));
  if (line) {
    stop();
    go(Number(line.dataset.at));
  }
});

range.addEventListener("input", () => {
  stop();
  go(Number(range.value));
});

eyes.addEventListener("change", async () => {
  seat = Number(eyes.value);
  await read();
  show();
});

find("#rp-link").addEventListener("click", async (event) => {
  const button = event.currentTarget;
  const before = button.textContent;
  await navigator.clipboard.writeText(location.href);
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = before), 2000);
});

document.querySelector("#rp-continue")?.addEventListener("click", () => {
  stop();
  dialog.showModal();
});
dialog?.querySelector("[value=close]").addEventListener("click", () => dialog.close());

/** Where the address says that we are. */
function address() {
  const wish = new URLSearchParams(location.hash.slice(1));
  return { at: wish.has("at") ? Number(wish.get("at")) : at, seat: wish.has("seat") ? Number(wish.get("seat")) : seat };
}

addEventListener("hashchange", async () => {
  const wish = address();
  if (wish.seat !== seat && past.eyes.some((one) => one.seat === wish.seat)) {
    seat = wish.seat;
    eyes.value = String(seat);
    await read();
  }
  go(Number.isInteger(wish.at) ? wish.at : 0);
});

/** The whole story as the seat may know it. */
async function read() {
  past = await ask("", seat === null ? {} : { seat });
  seat = past.seat;
  range.max = String(past.moves);
  log.replaceChildren(
    ...past.log.map(({ moves, seat: who, lines }) => {
      const told = el("span", {}, ...lines.map((text) => el("span", { text })));
      const button = el("button", { type: "button" }, el("span", { class: "rp-number", text: moves }), told);
      return el("li", { "data-at": moves, "data-seat": who }, button);
    }),
  );
}

async function open() {
  const wish = address();
  await read();
  if (wish.seat !== null && wish.seat !== seat && past.eyes.some((one) => one.seat === wish.seat)) {
    seat = wish.seat;
    await read();
  }
  eyes.replaceChildren(
    ...past.eyes.map(({ seat: one, name }) => el("option", { value: one, text: name })),
  );
  eyes.value = String(seat);
  go(Number.isInteger(wish.at) ? wish.at : 0);
}

element.connect({
  open(deliver) {
    receive = deliver;
    open();
    return stop;
  },
  links: waysOut(`/tables/${table}`),
  take: async () => {},
  undo: async () => {},
  preview: async (option) => ({ option, lines: [], seals: false }),
});
