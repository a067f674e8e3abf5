/** What the pages of Spieltisch add to the browser's own names. */
import type { SpielTisch } from "../../src/spieltisch/client/spiel-tisch.js";

declare global {
  interface HTMLElementTagNameMap {
    "spiel-tisch": SpielTisch;
  }
}
