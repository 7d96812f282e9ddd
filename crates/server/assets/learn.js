// The page of a mistake: a place on the board is a choice too; where it has several, the list shows
// only these.

const buttons = () => [...document.querySelectorAll("#choices button[data-choice]")];
const all = document.getElementById("all-choices");

function show(numbers) {
  for (const button of buttons()) button.closest("li").hidden = Boolean(numbers) && !numbers.includes(button.dataset.choice);
  if (all) all.hidden = !numbers;
  if (numbers) buttons().find((button) => numbers.includes(button.dataset.choice))?.focus();
}

function choose(spot) {
  const numbers = spot.dataset.choice.split(" ");
  if (numbers.length > 1) return show(numbers);
  buttons().find((button) => button.dataset.choice === numbers[0])?.click();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#all-choices")) return show(null);
  const spot = event.target.closest("#board .spot.open");
  if (spot) choose(spot);
});
document.addEventListener("keydown", (event) => {
  const spot = event.target.closest?.("#board .spot.open");
  if (!spot || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  choose(spot);
});
