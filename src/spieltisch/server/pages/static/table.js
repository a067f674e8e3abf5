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
  keepTerms(main);
  document.querySelector("#main").replaceWith(main);
  const field = typing();
  if (field) field.value = typed;
  const turn = table()?.dataset.turn === "yes";
  document.title = turn ? `● ${table().dataset.notice}` : page.title;
  if (response.redirected) history.replaceState(null, "", plainly(response.url));
  seq = Math.max(seq, Number(table()?.dataset.seq ?? 0));
  look();
  invite();
  toDrawnTable();
  if (before === "no" && turn) notify();
}

/** Terms that somebody is about to change stay as they are on the screen. @param {Element} page */
function keepTerms(page) {
  const mine = document.querySelector("details.terms[open]");
  const fresh = page.querySelector("details.terms");
  if (mine && fresh && changed(mine)) fresh.replaceWith(mine);
  else if (mine && fresh) fresh.setAttribute("open", "");
}

/** @param {Element} terms */
const changed = (terms) =>
  [...terms.querySelectorAll("select, [type=checkbox]")].some((field) =>
    field instanceof HTMLSelectElement
      ? !field.options[field.selectedIndex]?.defaultSelected && [...field.options].some((one) => one.defaultSelected)
      : /** @type {HTMLInputElement} */ (field).checked !== /** @type {HTMLInputElement} */ (field).defaultChecked,
  );

/** The seats whose people have come, as the channel tells it. @type {number[]|null} */
let here = null;

/** Show who is here while people gather. */
function look() {
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-seat]"))) {
    /** @type {HTMLElement} */
    const mark = one.querySelector(".here");
    const now = here?.includes(Number(one.dataset.seat)) ?? mark.hasAttribute("data-now");
    mark.toggleAttribute("data-now", now);
    mark.ariaLabel = now ? mark.dataset.here : mark.dataset.away;
  }
}

/** Who asked for this page stays on it. @param {string} address */
function plainly(address) {
  const there = new URL(address);
  if (new URLSearchParams(location.search).has("plain")) there.searchParams.set("plain", "1");
  return there;
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
  const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${id}/live?here=1&since=${seq}`);
  socket.onopen = () => {
    failures = 0;
  };
  socket.binaryType = "arraybuffer";
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(typeof data === "string" ? data : new TextDecoder().decode(data));
    if (message.type === "chat") return say(message);
    if (message.type === "here") {
      here = message.seats;
      return look();
    }
    if (message.seq > seq) {
      seq = message.seq;
      refresh();
    }
  };
  socket.onclose = (event) => {
    if (event.code === 4004) return;
    // Who is here now nobody tells.
    here = [];
    look();
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
  /** @type {HTMLElement|null} */
  const none = document.querySelector("#no-invite");
  if (none) none.hidden = Boolean(secret);
  if (!place || !secret) return;
  sessionStorage.setItem(key, secret);
  if (!place.hidden) return;
  place.hidden = false;
  const origins = JSON.parse(place.dataset.origins);
  const links = (origins.length ? origins : [location.origin]).map((origin) => `${origin}${location.pathname}/join#${secret}`);
  const template = place.querySelector("template");
  for (const link of links.toReversed()) {
    const copy = /** @type {DocumentFragment} */ (template.content.cloneNode(true));
    copy.querySelector("input").value = link;
    /** @type {HTMLButtonElement} */
    const share = copy.querySelector(".share");
    share.hidden = !navigator.share;
    share.onclick = () => navigator.share({ title: share.dataset.title, url: link }).catch(() => {});
    template.after(copy);
  }
  if (origins.length) code(place, links[0]);
}

/** The link for a phone's camera; our own server draws it. */
/** @param {HTMLElement} place @param {string} link */
async function code(place, link) {
  const body = JSON.stringify({ link });
  const answer = await fetch("/api/v1/qr", { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  /** @type {HTMLElement} */
  const figure = place.querySelector(".qr");
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", figure.textContent.trim());
  figure.prepend(drawn);
  figure.hidden = false;
}

seq = Number(table().dataset.seq);
toDrawnTable();
invite();
connect();
