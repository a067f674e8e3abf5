/** The settings page: the table's settings, kept in this browser. */
import { bind } from "/client/prefs.js";

bind(document.querySelector("#preferences"));
