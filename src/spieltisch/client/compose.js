/**
 * A scene arrives in two parts: what all see alike, and what my seat sees besides. Here they are put
 * together, frames are applied to them, and every piece gets its place. `draw/scene.py` does the same
 * for pictures that are not played on.
 */

/**
 * A document after changes: `[path, value]` puts a value, `[path]` takes one away. The one given stays
 * as it was, so that what is on the screen never changes behind its back.
 * @param {any} document
 * @param {any[][]} changes
 */
export function patched(document, changes) {
  return changes.reduce((made, [path, ...value]) => put(made, path, 0, value), document);
}

function put(spot, path, at, value) {
  if (at === path.length) return value[0];
  const key = path[at];
  const last = at === path.length - 1;
  if (typeof spot !== "object" || spot === null || (!(key in spot) && !(last && value.length))) {
    throw new Error(`nothing at ${path.slice(0, at + 1).join("/")}`);
  }
  const copy = Array.isArray(spot) ? [...spot] : { ...spot };
  if (last && !value.length) delete copy[key];
  else copy[key] = put(spot[key], path, at + 1, value);
  return copy;
}

/**
 * @param {any} all what all see
 * @param {any} own what a seat sees besides
 * @param {import("./types.js").Stage} stage
 * @returns {import("./types.js").Scene}
 */
export function compose(all, own, stage) {
  const cards = { ...all.cards, ...own.cards };
  const playable = new Set(own.playable);
  const dealt = (id) => ({ ...cards[id], playable: cards[id].playable || playable.has(id) });
  const rows = own.trays.map((row) => (typeof row === "string" ? all.trays[row] : row));
  const pieces = { ...all.pieces };
  for (const [slot, lying] of Object.entries(own.pieces)) pieces[slot] = [...(pieces[slot] ?? []), ...lying];
  const readouts = { ...all.readouts, ...own.readouts };
  return {
    game: all.game,
    seat: own.seat,
    over: all.over,
    status: all.status,
    panels: own.panels,
    pieces: inOrder(own.panels, stage, pieces, arranged),
    readouts: inOrder(own.panels, stage, readouts, (_slot, written) => [written]),
    seats: all.seats.map((line) => ({ ...line, me: line.seat === own.seat })),
    trays: rows.map((row) => ({ ...row, cards: row.cards.map(dealt) })),
    notes: own.notes ?? all.notes,
    prompt: own.prompt ?? [all.prompt, own.standing].filter(Boolean).join(" "),
    asked: own.options.length > 0 && !own.standing,
    options: own.options,
    denials: [],
    undo: own.undo,
    tools: own.tools ?? [],
    held: own.held,
  };
}

/** What lies in slots, from the ground up: in the order of the stage's slots, panel by panel. */
function inOrder(panels, stage, bySlot, made) {
  const found = [];
  for (const { id, template } of panels) {
    for (const [name, slot] of Object.entries(stage.templates[template].slots)) {
      const lying = bySlot[`${id}/${name}`];
      if (lying) found.push(...made(slot, lying).map((one) => ({ ...one, slot: `${id}/${name}` })));
    }
  }
  return found;
}

const tenths = (value) => Math.round(value * 10) / 10;

/** The pieces of a slot with their places: [x, y, width, height] in the template's units. */
function arranged(slot, pieces) {
  const width = slot.piece ?? Math.min(slot.w, slot.h);
  const [below, room] = slot.stand ?? [0, slot.w];
  const count = pieces.length;
  return pieces.map((piece, index) => {
    const size = width * (piece.size ?? 1);
    let [dx, dy] = [0, -index * width * 0.09];
    if (slot.hold === "row") [dx, dy] = [inRow(room, size, count, index), below];
    else if (slot.hold === "grid") {
      [dx, dy] = crowded(slot, size, count) ? [inRow(slot.w, size, count, index), 0] : inGrid(slot, size, count, index);
    }
    return { ...piece, at: [slot.x + dx, slot.y + dy, size, size].map(tenths) };
  });
}

/** Side by side in the middle; overlapping when the slot is too narrow. */
function inRow(room, size, count, index) {
  if (count < 2) return 0;
  return (index - (count - 1) / 2) * Math.min(size, (room - size) / (count - 1));
}

/** Whether a grid has no room for the rows it would need; a row that overlaps reads better. */
function crowded(slot, size, count) {
  const rows = Math.ceil(count / Math.max(1, Math.floor(slot.w / size)));
  return rows > 1 && (slot.h - size) / (rows - 1) < size * 0.7;
}

function inGrid(slot, size, count, index) {
  const columns = Math.max(1, Math.floor(slot.w / size));
  const rows = Math.ceil(count / columns);
  const row = Math.floor(index / columns);
  const here = Math.min(columns, count - columns * row);
  const step = rows > 1 ? Math.min(size, (slot.h - size) / (rows - 1)) : 0;
  return [((index % columns) - (here - 1) / 2) * size, (row - (rows - 1) / 2) * step];
}
