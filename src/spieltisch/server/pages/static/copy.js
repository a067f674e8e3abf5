// Buttons that copy what stands in the field beside them.
document.addEventListener("click", async (event) => {
  const target = /** @type {Element} */ (event.target);
  const button = /** @type {HTMLButtonElement|null} */ (target.closest?.("button.copy"));
  if (!button) return;
  const field = button.parentNode.querySelector("input");
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // Where pages may not write to the clipboard, people can copy what is marked.
    field.select();
    return;
  }
  const before = button.textContent;
  button.textContent = button.dataset.done;
  setTimeout(() => (button.textContent = before), 2000);
});
