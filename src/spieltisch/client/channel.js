/**
 * The live channel: one WebSocket, over which everything at a table goes (docs/live-channel.md).
 *
 * It holds the scene's two parts and keeps them up to date by frames. A frame that does not fit makes
 * it ask for everything anew. When the line breaks it comes back and says what it saw last.
 */

import { patched } from "./compose.js";

// Whoever waits before a table wants to know soon that it is back.
const PAUSES = [500, 1000, 1500, 2000, 2500];
const UNKNOWN_TABLE = 4004;

/**
 * What is on the table at an entry; `frame` brought it there, else it was sent whole.
 * @typedef {{seq: number, told: number, language: string, mine: number[], public: any,
 *   seats: Record<string, any>, stage?: import("./types.js").Stage, news?: any, frame?: any}} State
 */

export class Channel {
  /**
   * @param {string} address
   * @param {{state: (state: State) => void, hear: (said: object) => void,
   *   lost: (lost: boolean) => void}} on
   */
  constructor(address, on) {
    this.address = address;
    this.on = on;
    /** @type {State|undefined} */
    this.state = undefined;
    /** @type {Map<string, {resolve: (value: any) => void, reject: (fault: Error) => void}>} */
    this.waiting = new Map();
    this.failures = 0;
    /** Whether everything is on its way, because a frame did not fit: what comes before it is in it. */
    this.anew = false;
    this.closed = false;
    this.retry = 0;
    // A device that wakes up, or has its line again, does not wait.
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  hurry() {
    if (this.closed || !this.state || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** @param {State} state what is known already */
  open(state) {
    this.state = state;
    this.connect();
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }

  connect() {
    const { seq, language } = this.state;
    this.anew = false;
    const query = new URLSearchParams({ as: "scene", since: String(seq), language });
    const socket = new WebSocket(`${this.address}?${query}`);
    this.socket = socket;
    // Who asks while the line is being made waits for it.
    this.ready = new Promise((resolve) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("close", resolve);
    });
    socket.onopen = () => {
      this.failures = 0;
      this.on.lost(false);
    };
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => {
      for (const { reject } of this.waiting.values()) reject(new Error(""));
      this.waiting.clear();
      if (this.closed || code === UNKNOWN_TABLE) return;
      this.on.lost(true);
      // All who come back at once come a little apart.
      const pause = PAUSES[Math.min(this.failures++, PAUSES.length - 1)] * (0.8 + 0.4 * Math.random());
      this.retry = setTimeout(() => this.connect(), pause);
    };
  }

  /** Be sent everything, in a language. */
  async subscribe(language, more = {}) {
    await this.ready;
    this.post({ type: "subscribe", as: "scene", language, since: 0, ...more });
  }

  post(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) throw new Error("");
    this.socket.send(JSON.stringify(message));
  }

  /**
   * Ask or do something; the answer, or an error that says why not.
   * @param {string} type @param {object} [body]
   */
  async ask(type, body = {}) {
    const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    await this.ready;
    this.post({ type, id, ...body });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  receive(message) {
    const { type, id } = message;
    if (type === "frame") this.apply(message);
    else if (type === "scene") this.hold(message);
    else if (type === "chat") this.on.hear(message);
    else if (id && this.waiting.has(id)) {
      const { resolve, reject } = this.waiting.get(id);
      this.waiting.delete(id);
      if (type === "refusal") reject(Object.assign(new Error(message.text), { code: message.code }));
      else resolve(type === "reply" ? message.value : message);
    } else if (type === "refusal") {
      // Whatever it was, the next frame that does not fit asks once more.
      this.anew = false;
    }
  }

  /** @param {State & {type: string}} message */
  hold({ type: _, ...state }) {
    this.anew = false;
    this.state = state;
    this.on.state(state);
  }

  apply(frame) {
    if (this.anew) return;
    const { seq, told, was } = frame;
    let all, seats;
    try {
      if (was !== this.state.seq) throw new Error(`entry ${was} does not follow`);
      all = patched(this.state.public, frame.public);
      seats = { ...this.state.seats };
      for (const [seat, { changes = [] }] of Object.entries(frame.seats ?? {})) seats[seat] = patched(seats[seat], changes);
    } catch (fault) {
      console.warn("a frame did not fit", fault);
      this.anew = true;
      this.subscribe(this.state.language, { unfit: true }).catch(() => {
        this.anew = false;
      });
      return;
    }
    const { stage: _stage, news: _news, ...before } = this.state;
    this.state = { ...before, seq, told, public: all, seats, frame };
    this.on.state(this.state);
  }
}
