/**
 * The drawn table on the server's page: brings scenes to <spiel-tisch> and its moves back.
 *
 * The first scene is fetched, so that it is on the screen at once; from then on everything goes over
 * the live channel. What was told last is remembered, so that who comes back hears what was missed.
 */
import { LOBBY, waysOut } from "/client/bar.js";
import { Channel } from "/client/channel.js";
import { compose } from "/client/compose.js";
import { el, icon } from "/client/dom.js";
import { prefs } from "/client/prefs.js";
import "/client/spiel-tisch.js";
import { sure } from "/client/sure.js";
import { askLeave, notice } from "./notice.js";

const RECENT_MOVES = 8;
const NOBODY = -1;
const element = document.querySelector("spiel-tisch");
const cover = /** @type {HTMLDialogElement} */ (document.querySelector("#cover"));
const { table, language: pageLanguage } = element.dataset;
const api = `/api/v1/tables/${table}`;
// What was told last: how many moves, and up to which entry.
const memory = { told: `told ${table}`, entry: `entry ${table}` };

let told = Number(localStorage.getItem(memory.told) ?? 0);
let entry = Number(localStorage.getItem(memory.entry) ?? -1);
let stage = null;
let seq = 0;
let seat = NOBODY;
let mine = [];
let asked = false;
let first = true;
/** What is still to be shown, in its order. */
let queue = Promise.resolve();
/** @type {(update: object) => void} */
let receive = () => {};
/** @type {(lost: boolean) => void} */
let trouble = () => {};
/** @type {(said: object) => void} */
let hear = () => {};

const language = () => prefs.get("language") || pageLanguage;

/** The table's API, where the channel cannot serve. */
async function fetched(path, options = {}) {
  const answer = await fetch(api + path, options).catch(() => {
    // In the player's words, not in the browser's.
    throw new Error(element.words?.lost ?? "");
  });
  const data = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.text), { code: data.code });
  return data;
}

const post = (path, body = {}) =>
  fetched(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const scheme = location.protocol === "https:" ? "wss" : "ws";
const channel = new Channel(`${scheme}://${location.host}${api}/live`, {
  state: (state) => {
    queue = queue.then(() => show(state)).catch((fault) => console.error(fault));
  },
  hear: (said) => hear(said),
  lost: (lost) => trouble(lost),
});

/** Ask over the channel; a broken line is told in the player's words. */
async function ask(type, body) {
  try {
    return await channel.ask(type, body);
  } catch (fault) {
    throw fault.message ? fault : new Error(element.words?.lost ?? "");
  }
}

/** Whether people at this screen hide something from each other. */
const hides = ({ seats }) => Object.values(seats).some((own) => own?.secrets);

/**
 * The seat to look from: one that is asked, else the one looked from so far, else mine. Nobody is led
 * to another's seat at the same screen, or to a bot's, only because others decide; where people at one
 * screen have secrets, nobody's are shown before one of them is asked.
 */
function chosen(state) {
  const deciding = state.mine.filter((one) => state.seats[one]?.asked);
  const last = state.mine.filter((one) => one === seat);
  const played = state.public.people.filter((one) => one.played === "self").map((one) => one.seat);
  const wanted = [
    ...last.filter((one) => deciding.includes(one)),
    ...deciding,
    ...last,
    ...(hides(state) ? [NOBODY] : []),
    ...state.mine.filter((one) => played.includes(one)),
    ...state.mine,
    NOBODY,
  ];
  return { to: wanted.find((one) => String(one) in state.seats), deciding };
}

/** What has happened since so many moves, as a seat may know it. */
async function story(from, of) {
  const since = Math.max(0, from);
  return (await ask("story", { seat: of, since, entry: since === told ? entry : -1 })).lines;
}

/** What is told with a state: what a frame brought, or what was missed since the last one. */
async function newsOf(state, to, anew) {
  if (anew && !state.news) return story(state.told - RECENT_MOVES, to);
  if (state.frame) return state.frame.seats?.[to]?.news ?? state.frame.news;
  if (state.news) return state.news[to] ?? [];
  return state.told > told || state.seq > entry ? story(told, to) : [];
}

/** Put a state on the screen; what comes meanwhile waits. */
async function show(state) {
  if (!state.public) return;
  const { to, deciding } = chosen(state);
  const words = state.stage?.words ?? element.words;
  const called = deciding.length > 0 && (!asked || to !== seat);
  asked = deciding.length > 0;
  if (called) notice(document.title.replace(/^● /, ""), words["your-turn"], table);
  // Whoever takes over here finds nothing of what was told to the one before.
  const covered = hides(state) && deciding.includes(to) && to !== seat;
  const anew = Boolean(state.stage) || (covered && !first);
  if (covered) await coverFor(state.public.names[to], words);
  stage = state.stage ?? stage;
  const news = await newsOf(state, to, anew).catch(() => []);
  const missed = first && told > 0;
  first = false;
  ({ seq, mine } = state);
  seat = to;
  remember(state);
  receive({ ...around(state), ...(anew ? { stage } : {}), scene: compose(state.public, state.seats[to], stage), [missed ? "missed" : "news"]: news });
  if (covered) element.ask.prompt.focus({ preventScroll: true });
  if (state.stage) document.documentElement.lang = state.language;
  otherTurns();
  document.title = `${asked ? "● " : ""}${document.title.replace(/^● /, "")}`;
  // A game that ended without a result is told of on the table's page.
  if (state.public.abandoned) location.replace(`/tables/${table}`);
}

/** How many other tables wait for me, and when that was asked: once a minute at most, not by moves. */
const TURNS_AGAIN = 60_000;
let turnsAsked = -TURNS_AGAIN;
let turnsLater = 0;

/** A way to the next table at which it is my turn, in the bar, as long as there is one. */
async function otherTurns() {
  const wait = turnsAsked + TURNS_AGAIN - Date.now();
  if (!mine.length || wait > 0) {
    if (mine.length) turnsLater ||= setTimeout(otherTurns, wait);
    return showWay(way);
  }
  clearTimeout(turnsLater);
  turnsLater = 0;
  turnsAsked = Date.now();
  const answer = await fetch("/api/v1/me/turns").catch(() => null);
  if (!answer?.ok) return;
  way = (await answer.json()).filter(({ id }) => id !== table).length;
  showWay(way);
}

let way = 0;

/** @param {number} count */
function showWay(count) {
  const tools = element.querySelector(".st-tools");
  const link = tools?.querySelector(".st-next-turn");
  link?.setAttribute("data-news", String(count));
  if (!count) link?.remove();
  else if (tools && !link) {
    const text = element.words["next-turn"];
    const href = `/turns/next?after=${table}`;
    tools.prepend(el("a", { class: "st-tool st-always st-next-turn", href, title: text, "data-news": String(count) }, icon("tool-redo"), el("span", { class: "st-tool-text", text })));
  }
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && element.words) otherTurns();
});

/** What stands around the scene, as it is for me. */
function around({ public: all, seats, frame }) {
  const { hints, redo, barriers, rules, lesson, puzzle, turn, coach } = { rules: all.rules, ...seats[seat] };
  const { ending } = all;
  const places = ending?.places.map((place) => ({ ...place, mine: place.seats.some((one) => mine.includes(one)) }));
  return {
    hints,
    redo,
    barriers,
    rules,
    lesson,
    puzzle,
    turn,
    coach,
    moved: frame?.moved,
    gained: frame?.gained,
    deeds: frame?.deeds,
    // Where a step was taken back, what was told of it is no longer true.
    whole: !frame || frame.deeds.some(({ deed }) => deed === "undone"),
    ending: ending && { ...ending, places },
    own: all.people.filter((one) => mine.includes(one.seat)),
    others: mine.length ? all.people.filter((one) => !mine.includes(one.seat)) : [],
    awaited: mine.length ? all.awaited.filter((one) => !mine.includes(one.seat)) : [],
    standIns: all.stand_ins,
  };
}

function remember(state) {
  ({ told, seq: entry } = state);
  localStorage.setItem(memory.told, String(told));
  localStorage.setItem(memory.entry, String(entry));
}

/** Hide the table until the next player at this screen has taken over. */
function coverFor(name, words) {
  const button = cover.querySelector("button");
  cover.querySelector("p").textContent = `${words["hand-over"]} ${name}`;
  button.textContent = words.show;
  return new Promise((resolve) => {
    // No key turns a hand up, only the button does.
    cover.oncancel = (event) => event.preventDefault();
    cover.onclose = () => cover.showModal();
    button.onclick = () => {
      cover.onclose = null;
      cover.close();
      resolve();
    };
    cover.showModal();
  });
}

/** The first scene comes by itself; then the channel is opened. */
async function begin() {
  const query = new URLSearchParams({ language: language(), ...(told ? { since: String(told), entry: String(entry) } : {}) });
  const { type: _, ...state } = await fetched(`/screen?${query}`);
  channel.on.state(state);
  channel.open(state);
}

async function move(notation, text, confirmed) {
  const body = { seat, seq, move: notation, confirmed };
  try {
    await ask("move", body);
  } catch (fault) {
    if (fault.code !== "needs-confirm" && fault.code !== "wasteful") throw fault;
    const why = fault.code === "wasteful" ? fault.message : element.words.sure;
    if (await sure(element, text, why, element.words.take)) await ask("move", { ...body, confirmed: true });
  }
}

/** What I did is done when it is shown; its frame came before the answer. */
async function done(deed) {
  await deed;
  await queue;
}

/** A page of the help, without what only stands around it. */
async function rules(address) {
  const [path, anchor = ""] = address.split("#");
  const there = new URL(path, location.origin);
  there.searchParams.set("language", language());
  const answer = await fetch(there);
  if (!answer.ok) throw new Error(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const text = page.querySelector("article.rules, .help");
  const title = text.querySelector("h1");
  for (const node of text.querySelectorAll("h1, form, .help-way, .help-turn, .help-rooms, script")) node.remove();
  for (const picture of text.querySelectorAll("img")) picture.loading = "eager";
  return { title: title?.textContent ?? anchor, parts: [...text.childNodes].map((node) => document.adoptNode(node)) };
}

/** The same people once more: at the table that is opened for it. */
async function rematch() {
  await element.act(async () => {
    location.href = `/tables/${(await post("/rematch")).id}`;
  });
}

/** What one may do when the game is over. */
function after() {
  const page = `/tables/${table}`;
  const ways = [
    { word: "ending-result", art: "tool-chart", href: page },
    { word: "ending-replay", art: "tool-replay", href: `${page}/replay` },
    { word: "ending-report", art: "tool-log", href: `${page}/report` },
    { word: "ending-rematch", art: "tool-redo", act: rematch },
    LOBBY,
  ];
  return mine.length ? ways : ways.filter(({ act }) => !act);
}

prefs.addEventListener("change", () => {
  if (channel.state && channel.state.language !== language()) channel.subscribe(language(), { stage: true }).catch(() => {});
});

element.connect({
  open(deliver, lost, said) {
    receive = deliver;
    trouble = lost;
    hear = said;
    const again = (pause) => begin().catch(() => {
      trouble(true);
      setTimeout(again, pause, Math.min(2 * pause, 10000));
    });
    again(500);
    return () => channel.close();
  },
  async take(option, notation, confirmed) {
    askLeave();
    await done(move(notation, element.scene.options[option].text, confirmed));
  },
  undo: () => done(ask("undo", { seat, moves: 1 })),
  redo: () => done(ask("redo", { seat })),
  async preview(option) {
    const move = element.scene.options[option]?.notation ?? "";
    return { option, ...(await ask("preview", { seat, move })) };
  },
  why: async () => (await ask("why", { seat })).denials,
  rules,
  after,
  links: waysOut(`/tables/${table}?plain=1`),
  manners: (which, kind, text) =>
    kind === "complaint" ? post("/complaint", { seat: which, text }) : post("/block", { seat: which, kind }),
  seat: (which, deed) => done(ask(deed, { seat: which })),
  plan: (moves, at = -1) => ask("plan", { seat, moves, at }),
  coach: () => ask("coach", { seat }),
  hints: async () => (await ask("hints", { seat })).hints,
  story: () => story(0, seat),
  recent: () => story(told - RECENT_MOVES, seat),
  chat: {
    read: async () => (await ask("chat")).lines,
    say: (text) => ask("say", { text }),
  },
});
