// How somebody likes pages to look, before anything is painted. /client/prefs.js keeps it so.
// A plain script, not a module: modules wait until the page is there.
try {
  const kept = JSON.parse(localStorage.getItem("spieltisch")) ?? {};
  for (const name of ["theme", "contrast", "cards", "text"]) {
    // What is no wish of ours, no style answers.
    if (name in kept) document.documentElement.dataset[name] = kept[name];
  }
  // Who chooses a language for all pages means the tables as well.
  addEventListener("submit", ({ target }) => {
    if (!(target instanceof Element && target.matches(".foot form"))) return;
    const { language: _, ...rest } = JSON.parse(localStorage.getItem("spieltisch")) ?? {};
    localStorage.setItem("spieltisch", JSON.stringify(rest));
  });
} catch {
  // What cannot be read is as good as not there.
}
