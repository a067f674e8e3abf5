/**
 * What the server sends and the table asks for. `draw/stage.py` and `draw/scene.py` make it.
 *
 * @typedef {{x: number, y: number, w: number, h: number, shape: "hex"|"box"|"disc",
 *   label: string, hold?: string, piece?: number}} Slot
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
 *   icon?: string, detail?: string}} OptionLine
 * @typedef {{text: string, why: string, slots: string[], cards: string[]}} Denial
 * @typedef {{icon: string, amount: number, label: string}} Price
 * @typedef {{id: string, key: string, title: string, tone: string, emblem: string, kind: string,
 *   prices: Price[], lines: {icon: string, text: string}[], points: string,
 *   playable: boolean}} Card
 * @typedef {{id: string, title: string, cards: Card[], own: boolean}} Tray
 * @typedef {{title: string, lines: string[]}} Note
 * @typedef {{game: string, seat: number, over: boolean, status: string, panels: Panel[],
 *   pieces: Piece[], readouts: Readout[], seats: SeatLine[], trays: Tray[], notes: Note[],
 *   prompt: string, options: OptionLine[], denials: Denial[], undo: number}} Scene
 *
 * @typedef {{option: number, lines: string[], seals: boolean}} Preview
 * `news` is what has just happened; `missed` what happened while nobody looked.
 * @typedef {{stage?: Stage, scene: Scene, news?: string[], missed?: string[]}} Update
 *
 * How a table reaches its match. `open` begins to deliver updates and returns what ends it.
 * @typedef {object} Adapter
 * @property {(receive: (update: Update) => void, trouble: (lost: boolean) => void)
 *   => (() => void)} open
 * @property {(option: number, notation: string) => Promise<void>} take
 * @property {() => Promise<void>} undo
 * @property {(option: number) => Promise<Preview>} preview
 */
export {};
