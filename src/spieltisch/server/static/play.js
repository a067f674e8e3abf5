/**
 * The drawn table on the server's page: brings scenes to <spiel-tisch> and its moves back.
 *
 * The live channel says that the table has moved on; the scene is then fetched for the seat that
 * looks. What was told last is remembered, so that who comes back hears what has been missed.
 */
import "/client/spiel-tisch.js";

const PAUSES = [500, 1000, 2000, 5000, 10000];
const element = document.querySelector("spiel-tisch");
const cover = document.querySelector("#cover");
const { table, language, notice, confirm: question } = element.dataset;
const api = `/api/v1/tables/${table}`;
const links = [...document.querySelectorAll(".back a")];
const memory = `told ${table}`;

let seq = 0;
let told = Number(localStorage.getItem(memory) ?? 0);
let seat = -1;
let mine = [];
let built = false;
let fetching = false;
let again = false;
let socket = null;
let failures = 0;
let receive = () => {};
let trouble = () => {};

/** @param {string} path @param {object} [body] */
async function ask(path, body) {
  const headers = { "Content-Type": "application/json" };
  const options = body ? { method: "POST", headers, body: JSON.stringify(body) } : {};
  const answer = await fetch(api + path, options);
  const data = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.text), { code: data.code });
  return data;
}

async function load() {
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  do {
    again = false;
    const wanted = new URLSearchParams({ language, since: String(told) });
    if (!built) wanted.set("stage", "1");
    await show(await ask(`/scene?${wanted}`));
  } while (again);
  fetching = false;
}

async function show(view) {
  const handedOver = mine.length > 1 && seat >= 0 && view.scene.seat !== seat && view.asked.length > 0;
  if (handedOver) await coverFor(view.names[view.scene.seat]);
  const before = seat;
  ({ seq, mine } = view);
  seat = view.scene.seat;
  const first = !built;
  built = true;
  const returning = first && told > 0;
  told = view.told;
  localStorage.setItem(memory, String(told));
  const { stage, scene, news } = view;
  receive({ stage, scene, ...(returning ? { missed: news } : { news: first ? news.slice(-12) : news }) });
  if (stage) element.querySelector(".st-tools").append(...links);
  if (view.asked.length && (first || before !== seat)) notify();
  document.title = `${view.asked.length ? "● " : ""}${document.title.replace(/^● /, "")}`;
}

/** Hide the table until the next player at this screen has taken over. */
function coverFor(name) {
  const button = cover.querySelector("button");
  cover.querySelector("p").textContent = button.dataset.handOver.replace("%s", name);
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
  new Notification(document.title, { body: notice, tag: table });
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}${api}/live?since=${seq}`);
  socket.onopen = () => {
    failures = 0;
    trouble(false);
  };
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.seq > seq) load().catch(() => {});
  };
  socket.onclose = (event) => {
    if (event.code === 4004) return;
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
    if (!window.confirm(question)) return;
    await ask("/moves", { ...body, confirmed: true });
  }
}

element.connect({
  open(deliver, lost) {
    receive = deliver;
    trouble = lost;
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
    told = Math.max(0, told - 1);
    await load();
  },
  async preview(option) {
    const move = element.scene.options[option]?.notation ?? "";
    const wanted = new URLSearchParams({ language, seat: String(seat), move });
    return { option, ...(await ask(`/scene-preview?${wanted}`)) };
  },
});
