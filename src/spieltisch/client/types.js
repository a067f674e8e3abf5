/**
 * What the server sends and the table asks for. `draw/stage.py` and `draw/scene.py` make it.
 *
 * @typedef {{x: number, y: number, w: number, h: number, shape: "hex"|"box"|"disc",
 *   label: string, hold?: string, piece?: number, stand?: number[]}} Slot
 * @typedef {{width: number, height: number, art: string, slots: Record<string, Slot>}} Template
 * @typedef {{art: string, name: string, text: string, group: string}} Term
 * @typedef {{share: number, shows: string[]}} Column
 * @typedef {{game: string, title: string, sprite: string, templates: Record<string, Template>,
 *   glossary: Term[], words: Record<string, string>, layout: Column[],
 *   side: string[]}} Stage
 *
 * @typedef {{id: string, template: string, role: string, title: string, seat?: number}} Panel
 * @typedef {{key: string, art: string, slot: string, label: string, badge?: string,
 *   dim?: boolean, at: [number, number, number, number]}} Piece
 * @typedef {{slot: string, text: string, label: string}} Readout
 * @typedef {{icon: string, value: string, label: string}} Stat
 * @typedef {{seat: number, name: string, score: number, stats: Stat[], deciding: boolean,
 *   me: boolean}} SeatLine
 * @typedef {{notation: string, text: string, group: string, slots: string[], cards: string[],
 *   icon?: string, brief?: string, detail?: string, tag?: string, tools?: string[], kin?: string,
 *   price?: Price, drops?: string[], asks?: boolean}} OptionLine
 * @typedef {{text: string, why: string, slots: string[], cards: string[]}} Denial
 * @typedef {{icon: string, amount: number, label: string}} Price
 * @typedef {{id: string, key: string, title: string, parted: string, tone: string,
 *   emblem: string, kind: string, prices: Price[], lines: {icon: string, text: string}[], points: string,
 *   playable: boolean, picture?: [string, number, number, number][]}} Card
 * @typedef {{id: string, title: string, cards: Card[], own: boolean, group?: string,
 *   icon?: string}} Tray
 * @typedef {{title: string, lines: string[]}} Note
 * @typedef {{game: string, seat: number, over: boolean, status: string, panels: Panel[],
 *   pieces: Piece[], readouts: Readout[], seats: SeatLine[], trays: Tray[], notes: Note[],
 *   prompt: string, asked: boolean, options: OptionLine[], denials: Denial[], undo: number, tools?: string[],
 *   held?: {art: string, label: string}}} Scene
 *
 * @typedef {{option: number, lines: string[], seals: boolean, after?: SeatLine}} Preview
 * @typedef {{text: string, kind: "move"|"points"|"both"|"seat"|"chat", seat: number,
 *   slots: string[], chapter?: string}} StoryLine
 * @typedef {{name: string, text: string}} ChatLine
 * @typedef {{move: string, text: string, lines: string[]}} PlanStep
 * @typedef {{scene: Scene, steps: PlanStep[], ends: ""|"luck"|"others"|"over"|"none",
 *   turn: boolean}} PlanView
 * @typedef {{move: string, score: number, chance?: number|null, reasons: string[]}} Hint
 *
 * A guided game: the steps up to the next deed, where the first of them stands among all, and what to
 * try afterwards; `off` while the learner goes a way of his own.
 * @typedef {{text: string, light: string[], move: string, instead: string}} LessonStep
 * @typedef {{name: string, title: string, at: number, total: number, off: boolean,
 *   steps: LessonStep[], goals: {text: string, met: boolean}[]}} LessonView
 *
 * @typedef {{name: string, points: number, won: boolean, mine: boolean,
 *   seats: number[]}} Place
 * @typedef {{reason: string, places: Place[], sources?: {name: string, points: number[]}[]}} Ending
 * @typedef {{word: string, art: string, href?: string, act?: () => void}} Way
 *
 * A seat of mine: who plays it (a bot until I am back, or for good since I have given up), and
 * whether the game ends without a result if I give it up.
 * @typedef {{seat: number, name: string, played: "self"|"bot"|"resigned", last?: boolean}} OwnSeat
 *
 * Somebody else for whom I wait: since when, when I may let a bot play for them, and the words.
 * @typedef {{seat: number, since: number, until: number, text: string, why: string}} Awaited
 *
 * `news` is what has just happened; `missed` what happened while nobody looked. `barriers` are
 * the moves that could not be taken back; `hints` says whether advice may be asked for, `redo`
 * whether what was taken back can be made again; `rules` where the rules for the decision stand,
 * `ending` how a finished game ended; `own` who plays my seats, `awaited` for whom I wait,
 * `others` the other people at the table, `standIns` where a bot plays for somebody, and the words for it. `moved` and `gained` are the pieces
 * that went from slot to slot and what changed in the summaries, `deeds` who did something, where a
 * single step is told. `whole` says that the last moves are to be read anew. `film` are lines that are seen and not kept, as in a replay.
 * @typedef {{key: string, art: string, from?: string, to?: string}} Flight
 * @typedef {{seat: number, icon: string, by: number}} Gain
 * @typedef {{stage?: Stage, scene: Scene, news?: StoryLine[], missed?: StoryLine[], film?: StoryLine[], moved?: Flight[], gained?: Gain[],
 *   deeds?: {deed: string, seat: number}[], whole?: boolean,
 *   hints?: boolean, redo?: boolean, barriers?: string[], rules?: string,
 *   ending?: Ending, lesson?: LessonView, puzzle?: PuzzleView, turn?: TurnPart[], coach?: boolean, own?: OwnSeat[], awaited?: Awaited[], others?: OwnSeat[], standIns?: Record<string, string>}} Update
 *
 * A part of a turn, explained, and whether it is the one that is on.
 * @typedef {{text: string, why: string, now: boolean}} TurnPart
 *
 * A puzzle: whether the moves `made` solve it, and the solution with its reasons.
 * @typedef {{measure: "turn"|"move", theme: string, difficulty: string, verdict: "open"|"solved"|"missed",
 *   made: number, solution: {move: string, text: string}[], reasons: string[], next: string}} PuzzleView
 *
 * What a decision of mine cost, about and at least; the better line from before my move `at` on.
 * @typedef {{text: string, cost: number, least: number, reasons: string[], line: string[], at: number, turn: number}} CoachView
 *
 * How a table reaches its match. `open` begins to deliver updates and returns what ends it. To
 * `take` it is said whether the player has been asked about what cannot be taken back. What an
 * adapter cannot do, it leaves out; the table then does not offer it.
 * @typedef {object} Adapter
 * @property {(receive: (update: Update) => void, trouble: (lost: boolean) => void,
 *   hear: (said: ChatLine) => void) => (() => void)} open
 * @property {(option: number, notation: string, confirmed: boolean) => Promise<void>} take
 * @property {() => Promise<void>} undo
 * @property {() => Promise<void>} [redo]
 * @property {(option: number) => Promise<Preview>} preview
 * @property {() => Promise<Denial[]>} [why] what is not possible now, where scenes do not say so
 * @property {(moves: string[], at?: number) => Promise<PlanView>} [plan] from now, or from before a move of mine
 * @property {() => Promise<CoachView>} [coach] what my latest decision cost
 * @property {() => Promise<Hint[]>} [hints]
 * @property {(address: string) => Promise<{title: string, parts: Node[]}>} [rules]
 * @property {() => Way[]} [after] what one may do when a game is over
 * @property {Way[]} [links] ways to other pages, for the bar
 * @property {(seat: number, deed: "take-over"|"give-back"|"resign"|"stand-in") => Promise<void>} [seat]
 * @property {(seat: number, kind: "mute"|"block"|"complaint", text?: string) => Promise<unknown>} [manners]
 * @property {() => Promise<StoryLine[]>} [story]
 * @property {() => Promise<StoryLine[]>} [recent] the last moves
 * @property {{read: () => Promise<ChatLine[]>, say: (text: string) => Promise<unknown>}} [chat]
 */
export {};
