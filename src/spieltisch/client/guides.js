/** What helps whoever learns, in the question's place: the turn's parts, a puzzle, a word of the coach. */

import { Coach } from "./coach.js";
import { Puzzle } from "./puzzle.js";
import { Ribbon } from "./ribbon.js";

export class Guides {
  /** @param {import("./spiel-tisch.js").SpielTisch} table */
  constructor(table) {
    this.ribbon = new Ribbon(table);
    this.puzzle = new Puzzle(table);
    this.coach = new Coach(table);
    table.ask.root.prepend(this.ribbon.root, this.puzzle.root);
    table.ask.root.append(this.coach.root);
  }

  /** @param {Partial<import("./types.js").Update>} allowed @param {{deed: string, seat: number}[]} [deeds] */
  show({ puzzle, turn, lesson }, deeds = []) {
    this.ribbon.show(turn, Boolean(puzzle));
    this.puzzle.show(puzzle);
    this.coach.hear(deeds, Boolean(puzzle || lesson?.steps.length));
  }
}
