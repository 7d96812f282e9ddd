// Buttons that copy what stands in a field.

export function copyOnClick() {
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    const field = document.getElementById(button.dataset.copy);
    field.select();
    await navigator.clipboard?.writeText(field.value);
    button.classList.add("copied");
    setTimeout(() => button.classList.remove("copied"), 1500);
  });
}
