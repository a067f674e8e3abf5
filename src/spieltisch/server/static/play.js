/**
 * The drawn table on the server's page: brings scenes to <spiel-tisch> and its moves back.
 *
 * The live channel says that the table has moved on; the scene is then fetched for the seat that
 * looks. What was told last is remembered, so that who comes back hears what has been missed.
 */
import { el, icon } from "/client/dom.js";
import { prefs } from "/client/prefs.js";
import "/client/spiel-tisch.js";

const PAUSES = [500, 1000, 2000, 5000, 10000];
const UNKNOWN_TABLE = 4004;
const element = document.querySelector("spiel-tisch");
const cover = document.querySelector("#cover");
const { table, language: pageLanguage } = element.dataset;
const api = `/api/v1/tables/${table}`;
const memory = `told ${table}`;

let seq = 0;
let told = Number(localStorage.getItem(memory) ?? 0);
let seat = -1;
let mine = [];
let built = "";
let fetching = false;
let again = false;
let socket = null;
let failures = 0;
let receive = () => {};
let trouble = () => {};
let hear = () => {};

const language = () => prefs.get("language") || pageLanguage;

/** @param {string} path @param {object} [body] */
async function ask(path, body) {
  const headers = { "Content-Type": "application/json" };
  const options = body ? { method: "POST", headers, body: JSON.stringify(body) } : {};
  const answer = await fetch(api + path, options);
  const data = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.text), { code: data.code });
  return data;
}

const query = (values) => new URLSearchParams({ language: language(), ...values });

async function load() {
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  try {
    do {
      again = false;
      const other = built !== language();
      // In another language the latest moves are told once more.
      const wanted = query(told && !(built && other) ? { since: String(told) } : {});
      if (other) wanted.set("stage", "1");
      await show(await ask(`/scene?${wanted}`), language());
    } while (again);
  } finally {
    fetching = false;
  }
}

async function show(view, spoken) {
  const handedOver = mine.length > 1 && seat >= 0 && view.scene.seat !== seat && view.asked.length > 0;
  if (handedOver) await coverFor(view.names[view.scene.seat]);
  const [first, before] = [!built, seat];
  ({ seq, mine } = view);
  seat = view.scene.seat;
  built = view.stage ? spoken : built;
  const missed = first && told > 0;
  told = view.told;
  localStorage.setItem(memory, String(told));
  const { stage, scene, news, hints, redo, barriers } = view;
  receive({ stage, scene, hints, redo, barriers, [missed ? "missed" : "news"]: news });
  if (stage) furnish(spoken);
  if (view.asked.length && (first || before !== seat)) notify();
  document.title = `${view.asked.length ? "● " : ""}${document.title.replace(/^● /, "")}`;
}

/** Put the page's own links into the table's bar. */
function furnish(spoken) {
  document.documentElement.lang = spoken;
  const link = (href, art, word) =>
    el(
      "a",
      { class: "st-tool", href, title: element.words[word] },
      icon(art),
      el("span", { class: "st-tool-text", text: element.words[word] }),
    );
  element.querySelector(".st-tools").append(
    link(`/tables/${table}?plain=1`, "tool-table", "table-page"),
    link("/", "tool-lobby", "lobby"),
  );
}

/** Hide the table until the next player at this screen has taken over. */
function coverFor(name) {
  const button = cover.querySelector("button");
  cover.querySelector("p").textContent = `${element.words["hand-over"]} ${name}`;
  button.textContent = element.words.show;
  cover.showModal();
  return new Promise((resolve) => {
    button.onclick = () => {
      cover.close();
      resolve();
    };
  });
}

function notify() {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  new Notification(document.title, { body: element.words["your-turn"], tag: table });
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
    else if (message.seq > seq) load().catch(() => {});
  };
  socket.onclose = (event) => {
    if (event.code === UNKNOWN_TABLE) return;
    trouble(true);
    setTimeout(connect, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
  };
}

/** A number for every move, so that one sent twice counts once. */
const moveId = () => crypto.getRandomValues(new Uint32Array(2)).join("-");

async function move(notation) {
  const body = { id: moveId(), seat, seq, move: notation, confirmed: false };
  try {
    await ask("/moves", body);
  } catch (fault) {
    if (fault.code !== "needs-confirm") throw fault;
    if (!window.confirm(element.words.sure)) return;
    await ask("/moves", { ...body, confirmed: true });
  }
}

prefs.addEventListener("change", () => {
  if (built && built !== language()) load().catch(() => {});
});

element.connect({
  open(deliver, lost, said) {
    receive = deliver;
    trouble = lost;
    hear = said;
    load().then(connect, () => trouble(true));
    return () => socket?.close();
  },
  async take(_option, notation) {
    if ("Notification" in window && Notification.permission === "default") Notification.requestPermission();
    await move(notation);
    await load();
  },
  async undo() {
    await ask("/undo", { id: moveId(), seat, moves: 1 });
    await load();
  },
  async redo() {
    await ask("/redo", { id: moveId(), seat });
    await load();
  },
  async preview(option) {
    const move = element.scene.options[option]?.notation ?? "";
    return { option, ...(await ask(`/scene-preview?${query({ seat: String(seat), move })}`)) };
  },
  plan: (moves) => ask(`/plan?${query({})}`, { seat, moves }),
  hints: async () => (await ask(`/hints?${query({})}`, { seat })).hints,
  story: async () => (await ask(`/story?${query({ seat: String(seat) })}`)).lines,
  chat: {
    read: async () => (await ask("/chat")).lines,
    say: (text) => ask("/chat", { text }),
  },
});
