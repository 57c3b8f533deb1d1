"use strict";
// Comfort only: the page is complete without this.
(function () {
  const form = document.getElementById("filter");
  const find = (id) => document.getElementById(id);
  const findings = Array.from(document.querySelectorAll("#finding-list > li"));
  const tests = Array.from(document.querySelectorAll(".side li[data-test]"));
  const searchable = new Map();
  for (const item of findings.concat(tests)) {
    // What is said of it on its own page can be searched for as well.
    const page = find(item.querySelector("a").hash.slice(1));
    searchable.set(item, (item.textContent + " " + (item.dataset.test || !page ? "" : page.textContent)).toLowerCase());
  }

  function apply() {
    const words = find("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const severity = find("by-severity").value;
    const state = find("by-state").value;
    const type = find("by-class").value;
    const test = find("by-test").value;
    const hasWords = (item) => words.every((word) => searchable.get(item).includes(word));
    const onlyWords = !severity && !state && !type;
    let shown = 0;
    const met = new Set();
    for (const item of findings) {
      const data = item.dataset;
      const fits = (!severity || data.severity === severity) && (!state || data.state === state) &&
        (!type || data.class === type) && (!test || data.tests.split(" ").includes(test)) && hasWords(item);
      item.hidden = !fits;
      if (fits) {
        shown++;
        data.tests.split(" ").forEach((link) => met.add(link));
      }
    }
    for (const item of tests) {
      const link = item.dataset.test;
      item.hidden = test ? link !== test : !(met.has(link) || (onlyWords && hasWords(item)));
    }
    const others = find("others");
    if (others) {
      const left = others.querySelectorAll("li:not([hidden])").length;
      others.hidden = left === 0;
      if (words.length && left) {
        others.open = true;
      }
    }
    if (findings.length) {
      find("nothing").hidden = shown > 0;
      find("shown").textContent = shown === findings.length ? "" : shown + " of " + findings.length + " findings";
    }
  }

  function markCurrent() {
    // While the page is still loading, :target matches nothing yet.
    const named = find(decodeURIComponent(location.hash.slice(1)));
    const current = named && named.matches(".page") ? named : document.querySelector(".page.first");
    for (const link of document.querySelectorAll(".side a[aria-current]")) {
      link.removeAttribute("aria-current");
    }
    if (current) {
      for (const link of document.querySelectorAll('.side a[href="#' + CSS.escape(current.id) + '"]')) {
        link.setAttribute("aria-current", "true");
        const list = link.closest("ol, .side");
        if (list.scrollHeight > list.clientHeight) {
          link.scrollIntoView({ block: "nearest" });
        }
      }
    }
  }

  form.hidden = findings.length === 0;
  form.addEventListener("input", apply);
  form.addEventListener("change", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(apply));
  document.addEventListener("keydown", (event) => {
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      find("search").focus();
    }
  });
  window.addEventListener("hashchange", markCurrent);
  markCurrent();
  apply();
})();
