/**
 * The drawn table on the server's page: brings scenes to <spiel-tisch> and its moves back.
 *
 * The live channel says that the table has moved on; the scene is then fetched for the seat that
 * looks. What was told last is remembered, so that who comes back hears what has been missed.
 */
import { LOBBY, waysOut } from "/client/bar.js";
import { prefs } from "/client/prefs.js";
import "/client/spiel-tisch.js";
import { sure } from "/client/sure.js";
import { askLeave, notice } from "./notice.js";

const PAUSES = [500, 1000, 2000, 5000, 10000];
const UNKNOWN_TABLE = 4004;
const element = document.querySelector("spiel-tisch");
const cover = /** @type {HTMLDialogElement} */ (document.querySelector("#cover"));
const { table, language: pageLanguage } = element.dataset;
const api = `/api/v1/tables/${table}`;
// What was told last: how many moves, and up to which entry.
const memory = { told: `told ${table}`, entry: `entry ${table}` };

let seq = 0;
let told = Number(localStorage.getItem(memory.told) ?? 0);
let entry = localStorage.getItem(memory.entry) ?? "-1";
let seat = -1;
let mine = [];
let asked = false;
let built = "";
let heard = 0;
let fetching = null;
let misses = 0;
let socket = null;
let failures = 0;
/** @type {(update: object) => void} */
let receive = () => {};
/** @type {(lost: boolean) => void} */
let trouble = () => {};
/** @type {(said: object) => void} */
let hear = () => {};

const language = () => prefs.get("language") || pageLanguage;

/** @param {string} path @param {object} [body] */
async function ask(path, body) {
  const headers = { "Content-Type": "application/json" };
  const options = body ? { method: "POST", headers, body: JSON.stringify(body) } : {};
  const answer = await fetch(api + path, options).catch(() => {
    // In the player's words, not in the browser's.
    throw new Error(element.words?.lost ?? "");
  });
  const data = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.text), { code: data.code });
  return data;
}

const query = (values) => new URLSearchParams({ language: language(), ...values });

/** Show the table as it stands at entry `upTo` at least; done when it is shown. */
function load(upTo = seq + 1) {
  heard = Math.max(heard, upTo);
  fetching ??= catchUp().finally(() => {
    fetching = null;
  });
  return fetching;
}

async function catchUp() {
  let asked;
  do {
    asked = heard;
    const spoken = language();
    let view = await look(built !== spoken);
    // Whoever takes over here finds nothing of what was told to the one before.
    if (built && hides(view)) view = await look(true);
    await show(view, spoken);
  } while (heard > Math.max(asked, seq) || built !== language());
}

/** The table as it is now; built anew the latest moves are told once more. */
function look(anew) {
  const wanted = query(told && !(built && anew) ? { since: String(told), entry } : {});
  if (anew) wanted.set("stage", "1");
  if (seat >= 0) wanted.set("last", String(seat));
  return ask(`/scene?${wanted}`);
}

/** Whether this is for other eyes than those that look at this screen now. */
const hides = (view) => Boolean(view.cover) && view.scene.seat !== seat;

/** Keep up with what the live channel tells, however often the line breaks. */
function follow(upTo) {
  if (upTo <= seq) return;
  load(upTo).then(
    () => {
      misses = 0;
    },
    (fault) => {
      if (!fault.code) setTimeout(follow, PAUSES[Math.min(misses++, PAUSES.length - 1)], upTo);
    },
  );
}

async function show(view, spoken) {
  const words = view.stage?.words ?? element.words;
  const called = view.asked.length > 0 && (!asked || view.scene.seat !== seat);
  asked = view.asked.length > 0;
  if (called) notice(document.title.replace(/^● /, ""), words["your-turn"], table);
  const covered = hides(view);
  if (covered) await coverFor(view.names[view.scene.seat], words);
  const first = !built;
  ({ seq, mine } = view);
  seat = view.scene.seat;
  built = view.stage ? spoken : built;
  const missed = first && told > 0;
  remember(view);
  const { stage, scene, news, hints, redo, barriers, rules, ending, own, awaited, stand_ins: standIns } = view;
  const heardNow = { [missed ? "missed" : "news"]: news };
  receive({ stage, scene, hints, redo, barriers, rules, ending, own, awaited, standIns, ...heardNow });
  if (covered) element.ask.prompt.focus({ preventScroll: true });
  if (stage) document.documentElement.lang = spoken;
  document.title = `${view.asked.length ? "● " : ""}${document.title.replace(/^● /, "")}`;
  // A game that ended without a result is told of on the table's page.
  if (view.abandoned) location.replace(`/tables/${table}`);
}

function remember(view) {
  told = view.told;
  entry = String(view.seq);
  localStorage.setItem(memory.told, String(told));
  localStorage.setItem(memory.entry, entry);
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

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}${api}/live?since=${seq}`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    failures = 0;
    trouble(false);
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(typeof data === "string" ? data : new TextDecoder().decode(data));
    if (message.type === "chat") hear(message);
    else follow(message.seq);
  };
  socket.onclose = (event) => {
    if (event.code === UNKNOWN_TABLE) return;
    trouble(true);
    setTimeout(connect, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
  };
}

/** A number for every move, so that one sent twice counts once. */
const moveId = () => crypto.getRandomValues(new Uint32Array(2)).join("-");

async function move(notation, text, confirmed) {
  const body = { id: moveId(), seat, seq, move: notation, confirmed };
  try {
    return await ask("/moves", body);
  } catch (fault) {
    if (fault.code !== "needs-confirm" && fault.code !== "wasteful") throw fault;
    const why = fault.code === "wasteful" ? fault.message : element.words.sure;
    if (!(await sure(element, text, why, element.words.take))) return { seq };
    return await ask("/moves", { ...body, confirmed: true });
  }
}

/** What I did is done when it is shown; the live channel may have been quicker. */
async function arrive(done) {
  if (done.seq > seq) await load(done.seq);
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
    location.href = `/tables/${(await ask("/rematch", {})).id}`;
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
  if (built && built !== language()) load().catch(() => {});
});

element.connect({
  open(deliver, lost, said) {
    receive = deliver;
    trouble = lost;
    hear = said;
    load().catch(() => trouble(true)).then(connect);
    return () => socket?.close();
  },
  async take(option, notation, confirmed) {
    askLeave();
    await arrive(await move(notation, element.scene.options[option].text, confirmed));
  },
  async undo() {
    await arrive(await ask("/undo", { id: moveId(), seat, moves: 1 }));
  },
  async redo() {
    await arrive(await ask("/redo", { id: moveId(), seat }));
  },
  async preview(option) {
    const move = element.scene.options[option]?.notation ?? "";
    return { option, ...(await ask(`/scene-preview?${query({ seat: String(seat), move })}`)) };
  },
  rules,
  after,
  links: waysOut(`/tables/${table}?plain=1`),
  async seat(which, deed) {
    await arrive(await ask(`/${deed}`, { seat: which }));
  },
  plan: (moves) => ask(`/plan?${query({})}`, { seat, moves }),
  hints: async () => (await ask(`/hints?${query({})}`, { seat })).hints,
  story: async () => (await ask(`/story?${query({ seat: String(seat) })}`)).lines,
  chat: {
    read: async () => (await ask("/chat")).lines,
    say: (text) => ask("/chat", { text }),
  },
});
