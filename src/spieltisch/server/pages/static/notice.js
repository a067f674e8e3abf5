// Notices of the browser that it is one's turn, for who looks elsewhere.

/**
 * Show one, if the page is hidden and notices are allowed; a click on it leads back to the page.
 * @param {string} title
 * @param {string} body
 * @param {string} table
 */
export function notice(title, body, table) {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: table });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones leave notices to service workers; there the page's title alone tells it.
  }
}

/** Ask for leave to show notices, unless that has been answered. */
export function askLeave() {
  if ("Notification" in window && Notification.permission === "default") Notification.requestPermission();
}
