// The live channel of the plain table page: when the table moves on, fetch the page's main part anew.
import "./copy.js";
import { askLeave, notice } from "./notice.js";

const PAUSES = [500, 1000, 2000, 5000, 10000];
let seq = 0;
let failures = 0;
let refreshing = false;
let again = false;

/** @returns {HTMLElement} */
const table = () => document.querySelector(".table");
/** @returns {HTMLInputElement|null} */
const typing = () => document.querySelector("[name=text]");

/** Put the main part of a fetched page in place of ours. */
async function show(response) {
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const main = page.querySelector("#main");
  if (!main) return;
  const before = table()?.dataset.turn;
  const typed = typing()?.value ?? "";
  document.querySelector("#main").replaceWith(main);
  const field = typing();
  if (field) field.value = typed;
  const turn = table()?.dataset.turn === "yes";
  document.title = turn ? `● ${table().dataset.notice}` : page.title;
  if (response.redirected) history.replaceState(null, "", response.url);
  seq = Math.max(seq, Number(table()?.dataset.seq ?? 0));
  invite();
  toDrawnTable();
  if (before === "no" && turn) notify();
}

/** Where scripts run the game is played at the drawn table; this page stays for who asks for it. */
function toDrawnTable() {
  const { status, table: id } = table().dataset;
  if (status !== "playing" || new URLSearchParams(location.search).has("plain")) return;
  location.replace(`/tables/${id}/play`);
}

async function refresh() {
  if (refreshing) {
    again = true;
    return;
  }
  refreshing = true;
  do {
    again = false;
    try {
      await show(await fetch(location.href));
    } catch {
      // The channel tells when the server is back.
    }
  } while (again);
  refreshing = false;
}

function notify() {
  const { game, notice: body, table: id } = table().dataset;
  notice(game, body, id);
}

function connect() {
  const { table: id } = table().dataset;
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${id}/live?since=${seq}`);
  socket.onopen = () => { failures = 0; };
  socket.binaryType = "arraybuffer";
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(typeof data === "string" ? data : new TextDecoder().decode(data));
    if (message.type === "chat") return say(message);
    if (message.seq > seq) {
      seq = message.seq;
      refresh();
    }
  };
  socket.onclose = (event) => {
    if (event.code === 4004) return;
    setTimeout(connect, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
  };
}

/** Show a line of chat; when both rooms are shown, with the room that it comes from. */
function say(message) {
  /** @type {HTMLElement} */
  const chat = document.querySelector("#chat");
  const line = document.createElement("li");
  const name = document.createElement("b");
  name.textContent = message.name;
  line.append(name);
  if (chat.dataset.both === "yes") {
    const room = document.createElement("span");
    room.className = "room";
    room.textContent = chat.dataset[message.room];
    line.append(" ", room);
  }
  line.append(` ${message.text}`);
  chat.append(line);
  chat.scrollTop = chat.scrollHeight;
  document.querySelector("#chat-none")?.remove();
}

document.addEventListener("submit", async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.method !== "post" || !form.closest(".table")) return;
  event.preventDefault();
  const filled = /** @type {any} */ (new FormData(form, event.submitter));
  const body = new URLSearchParams(filled);
  askLeave();
  const text = /** @type {HTMLInputElement|null} */ (form.elements.namedItem("text"));
  if (text) text.value = "";
  const response = await fetch(location.href, { method: "POST", body });
  const there = new URL(response.url);
  if (response.redirected && (there.pathname !== location.pathname || there.hash)) location.href = response.url;
  else if (response.ok) await show(response);
  else await refresh();
});

/** The invite link, whose secret stays behind the #: shown as long as this tab is open. */
function invite() {
  const key = `invite ${table().dataset.table}`;
  const secret = location.hash.slice(1) || sessionStorage.getItem(key);
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  /** @type {HTMLElement|null} */
  const place = document.querySelector("#invite");
  if (!place || !secret) return;
  sessionStorage.setItem(key, secret);
  place.hidden = false;
  place.querySelector("input").value = `${location.origin}${location.pathname}/join#${secret}`;
}

seq = Number(table().dataset.seq);
toDrawnTable();
invite();
connect();
