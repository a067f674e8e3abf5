/**
 * <spiel-tisch>: one table for every game.
 *
 * It puts a stage on the screen, shows scenes on it and says which option was taken. It knows no
 * game and no transport: `connect(adapter)` gives it one (see types.js).
 */

import { Ask } from "./ask.js";
import { bar, keysPage } from "./bar.js";
import { Board } from "./board.js";
import { Dialogs } from "./dialogs.js";
import { Director } from "./director.js";
import { Does } from "./does.js";
import { el, svg } from "./dom.js";
import { Finale } from "./finale.js";
import { Glossary } from "./glossary.js";
import { Guides } from "./guides.js";
import { Hand } from "./hand.js";
import { Hints } from "./hints.js";
import { Keys } from "./keys.js";
import { Kit } from "./kit.js";
import { Layout } from "./layout.js";
import { Lesson } from "./lesson.js";
import { Log } from "./log.js";
import { OwnSeats } from "./own-seats.js";
import { Pieces } from "./pieces.js";
import { Plan } from "./plan.js";
import { Pointing } from "./pointing.js";
import { prefs } from "./prefs.js";
import { Rules } from "./rules.js";
import { Seats } from "./seats.js";
import { settingsPage } from "./settings.js";
import { soundOf, Sounds } from "./sounds.js";
import { Story } from "./story.js";
import { Tips } from "./tips.js";
import { Trays } from "./trays.js";
import { valuesNote } from "./values.js";

/** How many cards I hold. @param {import("./types.js").Scene} scene */
const heldBy = (scene) => scene.trays.filter(({ id }) => id === "hand").reduce((sum, { cards }) => sum + cards.length, 0);

const SPOKEN = 6;
const NEWS = 12;

export class SpielTisch extends HTMLElement {
  /** @type {Keys|undefined} */
  keys;
  /** @type {Sounds|undefined} */
  sounds;
  byKeys = false;
  onWish = () => this.refit();

  /** @param {import("./types.js").Adapter} adapter */
  connect(adapter) {
    this.adapter = adapter;
    this.close?.();
    this.close = adapter.open(
      (update) => this.update(update),
      (lost) => this.trouble(lost),
      (said) => {
        this.log?.hear(said);
        this.sounds?.play("chat");
      },
    );
  }

  connectedCallback() {
    prefs.addEventListener("change", this.onWish);
    document.fonts.addEventListener("loadingdone", this.onWish);
  }

  disconnectedCallback() {
    prefs.removeEventListener("change", this.onWish);
    document.fonts.removeEventListener("loadingdone", this.onWish);
    this.close?.();
  }

  /** Other wishes for words and cards, and other letters, want other room. */
  refit() {
    if (!this.scene) return;
    this.seats.fit();
    this.glossary.fit(true);
    this.trays.show(this.scene);
    this.layout.fit();
    this.layout.news();
  }

  /** @param {import("./types.js").Update} update */
  update({ stage, scene, news = [], missed = [], film = [], moved, gained, deeds, whole = false, ...more }) {
    if (stage) this.build(stage);
    const before = this.real;
    this.real = scene;
    this.log.add([...missed, ...news]);
    this.allowed = { hints: false, redo: false, barriers: [], rules: "", ending: undefined, own: [], awaited: [], others: [], standIns: {}, ...more };
    // What has happened since I last decided can be told again.
    const mine = deeds?.some(({ seat }) => seat === scene.seat);
    const told = mine ? news.filter(({ seat }) => seat !== scene.seat) : news;
    this.since = before?.asked && !scene.over ? told : [...(this.since ?? []), ...missed, ...told];
    if (before && !this.plan.on) this.director.hear({ scene, news: [...news, ...film], moved, gained, deeds });
    this.ask.cause(this.causeOf(before, scene, news, deeds));
    if (this.plan.on) this.plan.rebase(scene);
    else this.show(scene);
    this.director.play();
    // After a reload, and where something was taken back, the last moves are read anew.
    if (whole) this.log.fill().then(() => this.layout.news(this.log.latest(NEWS)));
    this.layout.news(this.log.latest(NEWS));
    this.lesson.show(this.allowed.lesson);
    this.guides.show(this.allowed, deeds);
    if (stage) valuesNote(this);
    const spoken = [...missed, ...news].slice(-SPOKEN).map((line) => line.text);
    const asked = scene.over ? this.ask.prompt.textContent : scene.prompt;
    // After a decision of mine something is heard, even if the same is asked once more.
    const again = before?.prompt === scene.prompt && (spoken.length > 0 || !this.busy);
    this.say([...spoken, again ? "" : asked].filter(Boolean).join(" "));
    if (scene.asked && !before?.asked) this.sounds.play("turn");
    else if (before && heldBy(scene) > heldBy(before)) this.sounds.play("card");
    if (before && !before.over && scene.over && !more.puzzle) this.finale.play(this.allowed.ending);
    if (missed.length) this.story.tell(this.words.since, missed, true);
    else if (!stage && !this.director.films && !this.lesson.leads) this.story.hear(news);
  }

  /** Who is asked because of what others have done is told so: their deeds since I decided, without what followed. */
  causeOf(before, scene, news, deeds = []) {
    const decided = deeds.some((deed) => deed.seat === scene.seat);
    const told = news.filter(({ kind }) => kind !== "points" && kind !== "chat");
    const by = deeds.findLast(({ seat }) => seat >= 0)?.seat;
    // An automatic opponent decides nothing: all that it does is told.
    const automatic = news.find(({ chapter }) => chapter)?.seat;
    // A deed and what it was done for, such as a die and a tile.
    const deed = told.filter(({ seat }) => seat === by).slice(0, 2);
    const theirs = told.filter((line) => line.seat !== scene.seat && (deed.includes(line) || line.seat === automatic));
    this.deeds = [...((!decided && this.deeds) || []), ...theirs];
    if (!decided && before?.asked && before.prompt === scene.prompt && scene.asked) return this.ask.caused;
    return scene.asked ? this.deeds : [];
  }

  /** Put a scene on the screen: the real one, or one that is only planned. */
  show(scene) {
    const led = this.contains(document.activeElement) || (this.busy && this.byKeys);
    this.scene = scene;
    this.previews = new Map();
    this.denied = undefined;
    this.tips.hide();
    this.classList.toggle("mine", scene.asked);
    this.status.textContent = scene.status;
    this.ownSeats.show(this.allowed.own, this.allowed.awaited, this.allowed.others);
    this.showPanels(scene);
    this.pieces.lying = scene.pieces;
    if (!this.director.holds(scene)) {
      this.director.overtake();
      this.picture(scene);
    }
    this.trays.show(scene);
    this.showNotes(scene.notes);
    const anew = this.ask.show(scene);
    if (scene.over) this.pointing.untouch();
    if (scene.over) this.ask.end(scene, this.allowed.ending, this.adapter.after?.() ?? []);
    this.classList.toggle("over", scene.over);
    this.rules.point(this.allowed.rules);
    this.ask.plan.hidden = !this.adapter.plan || this.plan.on || scene.over || scene.seat < 0;
    this.ask.redo.hidden = !this.mayRedo;
    this.ask.back.hidden = !this.ownSeats.away(scene.seat);
    // The barrier behind which nothing is taken back is seen before it is crossed.
    if (!this.plan.on) this.ask.seal(this.allowed.barriers);
    this.kit.show(anew);
    this.pointing.show(scene);
    this.director.yield();
    this.ask.filter();
    this.hints.refresh(this.allowed.hints && !this.plan.on && scene.asked, anew);
    if (anew) {
      this.does.clear();
      this.pointing.closeMenu();
    } else this.pointing.mark(this.ask.chosen);
    this.layout.show(scene);
    // What had the focus may be gone: whoever plays by keys is led to the question.
    const at = document.activeElement;
    if (led && !(this.contains(at) && at.checkVisibility())) this.ask.prompt.focus({ preventScroll: true });
  }

  /**
   * What lies on the boards, and everybody's numbers; `gains` are numbers that will fly to their counters.
   * @param {import("./types.js").Scene} scene
   * @param {Parameters<Pieces["show"]>[2]} [pace]
   * @param {import("./types.js").Gain[]} [gains]
   */
  picture(scene, pace, gains = []) {
    this.seats.show(scene.seats, this.allowed.standIns, gains);
    for (const board of this.boards.values()) {
      board.write(scene.readouts.filter((readout) => readout.slot.startsWith(`${board.id}/`)));
    }
    this.rattle(this.pieces.show(scene.pieces, this.boards, pace));
  }

  /** What has moved is heard, each kind once. @param {{keys: string[]}} moved */
  rattle({ keys }) {
    for (const name of new Set(keys.map(soundOf))) this.sounds.play(name);
  }

  /** @param {import("./types.js").Stage} stage */
  build(stage) {
    const settings = this.dialogs?.isOpen && this.dialogs.body.querySelector(".st-wishes");
    // A question that goes with the table it was asked at is answered with no.
    this.querySelector(".st-sure")?.dispatchEvent(new Event("cancel"));
    this.stage = stage;
    this.words = stage.words;
    this.real = undefined;
    this.scene = undefined;
    this.since = [];
    this.deeds = [];
    /** @type {Map<string, Board>} */
    this.boards = new Map();
    this.dataset.game = stage.game;
    this.classList.remove("planning", "telling");
    const sprite = svg("svg", { class: "st-sprite", "aria-hidden": "true" });
    sprite.innerHTML = stage.sprite;
    const sky = el("div", { class: "st-sky", "aria-hidden": "true" });
    this.live = el("div", { class: "st-live", "aria-live": "polite", role: "status" });
    this.status = el("span", { class: "st-status" });
    this.notice = el("p", { class: "st-notice", role: "alert", hidden: true });
    this.notes = el("div", { class: "st-notes", "data-area": "notes" });
    this.log = new Log(this);
    this.plan = new Plan(this);
    this.story = new Story(this);
    this.director?.end();
    this.sounds ??= new Sounds();
    this.seats = new Seats(this.words, (seat) => this.enlarge(seat));
    this.director = new Director(this);
    this.finale?.end();
    this.finale = new Finale(this);
    this.ownSeats = new OwnSeats(this);
    this.trays = new Trays(this.words, { pick: (card, node, finger) => this.pointing.pick(card, node, finger) });
    this.glossary = new Glossary(stage.glossary, this.words);
    this.does = new Does(this.words, {
      take: (index) => this.take(index),
      cancel: () => this.ask.choose(null, false),
    });
    this.ask = new Ask(this.words, {
      choose: (index) => this.choose(index),
      take: (index) => this.take(index),
      undo: () => this.undo(),
      redo: () => this.redo(),
      plan: () => this.plan.toggle(),
      hint: () => this.hints.ask(),
      rules: () => this.rules.open(),
      denials: () => this.denials(),
      dock: () => this.log.dock(),
      fits: (option) => this.kit.fits(option),
      back: () => this.ownSeats.ask(this.ownSeats.away(this.scene.seat), "give-back"),
    });
    this.hints = new Hints(this);
    this.kit = new Kit(this);
    this.ask.kit.replaceWith(this.kit.root);
    this.lesson?.end();
    this.lesson = new Lesson(this);
    this.guides = new Guides(this);
    this.rules = new Rules(this);
    this.dialogs = new Dialogs(this.words);
    this.layout?.end();
    this.layout = new Layout(this, stage.layout);
    this.replaceChildren(sprite, bar(this), this.notice, this.layout.root, this.finale.root, this.dialogs.root, sky, this.live, this.lesson.spot, this.lesson.root);
    const clear = () => [this.ask.root, this.lesson.root, this.layout.newsList, ...(this.layout.narrow ? [] : [this.trays.root])];
    // What a lesson shows is not talked over.
    this.tips = new Tips(this, clear, () => !this.lesson.spot.hidden);
    this.pieces = new Pieces(sky);
    this.hand = new Hand(this);
    this.ask.held.replaceWith(this.hand.root);
    this.pointing = new Pointing(this);
    this.keys ??= new Keys(this);
    // Who has just chosen another language is still choosing.
    if (settings) this.openSettings();
  }

  // Pages of the dialog

  openLog() {
    this.dialogs.show(this.words.log, this.log.page());
    this.log.refresh();
    this.log.read();
  }

  openGlossary() {
    if (this.stage.glossary.length) this.dialogs.show(this.words.glossary, this.glossary.page());
  }

  openSettings() {
    this.dialogs.show(this.words.settings, settingsPage(this.words));
  }

  openKeys() {
    this.dialogs.show(this.words.keys, keysPage(this.words));
  }

  /** Tell again what has happened since I last decided. */
  retell() {
    const lines = this.since.length ? this.since : this.log.lines.filter((line) => line.kind !== "chat").slice(-12);
    this.story.tell(this.words.since, lines);
  }

  enlarge(seat) {
    const boards = [...this.boards.values()];
    this.pointing.stay();
    this.dialogs.enlarge(boards.find(({ panel }) => panel.seat === seat && panel.role === "other"));
  }

  /** @param {import("./types.js").Scene} scene */
  showPanels(scene) {
    const wanted = new Map(scene.panels.map((panel) => [panel.id, panel]));
    for (const [id, board] of this.boards) {
      if (wanted.get(id)?.template === board.panel.template) continue;
      board.remove();
      this.boards.delete(id);
    }
    for (const panel of scene.panels) {
      const known = this.boards.get(panel.id);
      if (known) known.rename(panel);
      else this.addBoard(panel);
      this.layout.place(this.boards.get(panel.id));
    }
  }

  addBoard(panel) {
    const board = new Board(panel, this.stage.templates[panel.template], this.words);
    board.svg.addEventListener("click", (event) => {
      const lit = /** @type {Element} */ (event.target).closest(".lit");
      if (board.panel.role === "other" && !lit) this.enlarge(board.panel.seat);
    });
    this.boards.set(panel.id, board);
  }

  showNotes(notes) {
    this.notes.hidden = !notes.length;
    const note = ({ title, lines }) =>
      el("section", { class: "st-note" }, el("h2", { text: title }), el("ul", {}, ...lines.map((text) => el("li", { text }))));
    this.notes.replaceChildren(...notes.map(note));
  }

  /** Say something to who listens instead of looking. */
  say(text) {
    if (text) this.live.textContent = text;
  }

  // Deciding

  /** An option is marked: light its slots and ask what it would do. */
  async choose(index) {
    this.pointing.mark(index);
    if (index === null) {
      this.does.clear();
      return;
    }
    // What a finger has chosen is confirmed where, on a phone, a story is told.
    if (this.ask.held) this.story.close();
    const preview = await this.foresee(index);
    if (preview && this.ask.chosen === index) {
      const mine = this.scene.seats.find((seat) => seat.me);
      this.does.tell(this.scene.options[index], preview, this.ask.held, mine);
    }
  }

  /** What is not possible now, and why; asked for once somebody wants to know. */
  denials() {
    const { scene, adapter, plan } = this;
    if (scene.denials.length || !scene.options.length || plan.on || !adapter.why) return Promise.resolve(scene.denials);
    this.denied ??= adapter.why().catch(() => []);
    return this.denied;
  }

  async foresee(index) {
    const { previews, plan } = this;
    const ask = () => (plan.on ? plan.preview(index) : this.adapter.preview(index));
    if (!previews.has(index)) previews.set(index, ask().catch(() => null));
    const preview = await previews.get(index);
    return previews === this.previews ? preview : null;
  }

  /**
   * Take an option. Where it is wished, what cannot be taken back is asked about first: it is
   * chosen, and taken when it is named a second time.
   */
  async take(index) {
    const { scene } = this;
    const option = scene.options[index];
    // Two clicks on one question are one answer; the answer to the next one waits for its turn.
    if (!option || scene === this.actedOn || this.lesson.holds(option)) return;
    while (this.busy) await this.acting;
    if (scene !== this.scene) return;
    if (this.plan.on) {
      await this.plan.take(option.notation);
      return;
    }
    this.story.close();
    this.director.skip();
    this.taking(index);
    const sure = this.ask.held && this.ask.chosen === index;
    const wished = prefs.confirms || this.hasAttribute("confirm");
    const seals = wished && Boolean((await this.foresee(index))?.seals);
    if (this.busy) return;
    if (seals && !sure) {
      this.taking(null);
      this.ask.choose(index, true);
      return;
    }
    this.pointing.untouch();
    const { real } = this;
    const { caused } = this.ask;
    this.ask.cause([]);
    this.sounds.play("taken");
    await this.act(() => this.adapter.take(index, option.notation, seals));
    if (this.real === real) this.ask.cause(caused);
    this.taking(null);
  }

  /** What I have chosen answers at once, before the table has; if it is refused that is taken back. */
  taking(index) {
    for (const node of this.querySelectorAll(".taking")) node.classList.remove("taking");
    const option = index === null ? null : this.scene.options[index];
    if (!option) return;
    this.layout.held = false;
    const nodes = [this.ask.buttons[index], ...option.slots.map((slot) => this.pointing.node(slot)), ...option.cards.map((card) => this.trays.nodes.get(card))];
    for (const node of nodes) node?.classList.add("taking");
  }

  async undo() {
    while (this.busy) await this.acting;
    if (this.plan.on) await this.plan.back();
    else if (this.scene.undo) {
      const { real } = this;
      await this.act(() => this.adapter.undo());
      // Often the same is asked once more: that it was taken back must be heard all the same.
      if (this.real !== real) this.sounds.play("undone");
      if (this.real !== real) this.say(`${this.words.undone} ${this.real.prompt}`);
    }
  }

  get mayRedo() {
    return Boolean(this.allowed.redo && this.adapter.redo && !this.plan.on);
  }

  /** Make once more what was taken back last. */
  async redo() {
    while (this.busy) await this.acting;
    if (this.mayRedo) await this.act(() => this.adapter.redo());
  }

  /** Do something at the table. The table may have changed before its answer comes: who goes on waits for `acting`. */
  act(deed) {
    this.acting = this.carryOut(deed);
    return this.acting;
  }

  async carryOut(deed) {
    this.busy = true;
    this.actedOn = this.scene;
    this.classList.add("busy");
    if (!this.lost) this.warn("");
    try {
      await deed();
    } catch (fault) {
      this.warn(String(fault.message ?? fault));
      this.sounds.play("refused");
    } finally {
      this.busy = false;
      this.actedOn = undefined;
      this.classList.remove("busy");
    }
  }

  warn(text) {
    this.notice.textContent = text;
    this.notice.hidden = !text;
  }

  trouble(lost) {
    const before = this.lost;
    this.lost = lost;
    if (!this.words) return;
    this.warn(lost ? this.words.lost : "");
    if (before && !lost) this.say(this.words["back-again"]);
  }
}

customElements.define("spiel-tisch", SpielTisch);
