// A report is being made: show how far it is, and the report when it is there.
const PAUSE = 900;
/** @type {HTMLElement} */
const section = document.querySelector("[data-report]");
const bar = section.querySelector("progress");

async function look() {
  try {
    const answer = await fetch(`/api/v1/tables/${section.dataset.report}/report`);
    const { status, done = 0, total = 1 } = await answer.json();
    if (status !== "working" && answer.ok) {
      // Without what was wished: what has failed is not tried again and again.
      location.replace(location.pathname);
      return;
    }
    if (answer.ok) {
      bar.max = total;
      bar.value = done;
    }
  } catch {
    // The server will be back.
  }
  setTimeout(look, PAUSE);
}
setTimeout(look, PAUSE);
