// How somebody likes pages to look, before anything is painted. /client/prefs.js keeps it so.
// A plain script, not a module: modules wait until the page is there.
const kept = () => JSON.parse(localStorage.getItem("spieltisch")) ?? {};

// Who chooses a language for all pages means the tables as well.
addEventListener("submit", ({ target }) => {
  if (!(target instanceof Element && target.matches(".foot form"))) return;
  const { language: _, ...rest } = kept();
  localStorage.setItem("spieltisch", JSON.stringify(rest));
});
try {
  // What is no wish of ours, no style answers.
  Object.assign(document.documentElement.dataset, kept());
} catch {
  // What cannot be read is as good as not there.
}
