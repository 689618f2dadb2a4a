// What the page does beyond HTML: it shows all words a finding rests on at once, says so, and finds the way back.
// Without this script each mark is a link to the first of those words.
"use strict";

let from = null; // the mark that was chosen last

const numbers = (element) => (element.dataset.findings || "").split(" ");
const quietly = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function light(mark) {
  const lead = numbers(mark)[0];
  document.querySelectorAll(".lit").forEach((lit) => lit.classList.remove("lit"));
  document.querySelectorAll("[data-findings]").forEach((one) => {
    const speaks = one.tagName === "MARK" ? numbers(one).includes(lead) : numbers(one)[0] === lead;
    if (speaks) one.classList.add("lit");
  });
  return lead;
}

function choose(mark) {
  const lead = light(mark);
  const says = document.querySelector(`#finding-${lead} .says`);
  const told = document.querySelector("[data-told]");
  if (says && told) {
    told.textContent = says.textContent;
    announce(says.textContent);
  }
  const target = document.getElementById(mark.hash.slice(1));
  if (!target) return;
  for (let held = target.closest("details"); held; held = held.parentElement.closest("details")) held.open = true;
  from = mark;
  if (target.tagName === "MARK") target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "nearest", behavior: quietly() ? "auto" : "smooth" });
}

function announce(words) {
  const said = document.getElementById("said");
  if (said) said.textContent = words;
}

document.addEventListener("click", (event) => {
  const mark = event.target.closest("a.mark");
  if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose(mark);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && from && from.isConnected) {
    from.focus();
    from = null;
  }
  const asks = event.target.matches("textarea[data-enter]");
  if (asks && event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    event.target.form.querySelector("button.main").click();
  }
});

document.addEventListener("htmx:after:swap", () => {
  const words = document.querySelector("#result [data-say]");
  if (words) announce(words.dataset.say);
  const result = document.getElementById("result");
  if (result && result.firstElementChild) {
    result.scrollIntoView({ block: "nearest", behavior: quietly() ? "auto" : "smooth" });
  }
});
