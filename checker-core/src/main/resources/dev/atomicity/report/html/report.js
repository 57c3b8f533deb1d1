"use strict";
// Comfort only: the page is complete without this.
(function () {
  const find = (id) => document.getElementById(id);
  const form = find("filter");
  const findings = Array.from(document.querySelectorAll("#finding-list > li, #minor-list > li"));
  const tests = Array.from(document.querySelectorAll(".side .tests > li"));
  const idOf = (item) => item.querySelector("a").hash.slice(1);
  const searchable = new Map();
  const metBy = new Map(findings.map((item) => [idOf(item), new Set()]));

  for (const item of findings) {
    // What is said of it on its own page can be searched for as well.
    searchable.set(item, (item.textContent + " " + find(idOf(item)).textContent).toLowerCase());
  }
  for (const item of tests) {
    const test = idOf(item);
    searchable.set(item, item.textContent.toLowerCase());
    for (const link of find(test).querySelectorAll(".list a")) {
      metBy.get(link.hash.slice(1)).add(test);
    }
  }

  function offer(list, value, text) {
    const option = document.createElement("option");
    option.value = value;
    option.textContent = text;
    list.append(option);
  }
  for (const type of Array.from(new Set(findings.map((item) => item.dataset.class))).filter(Boolean).sort()) {
    offer(find("by-class"), type, type);
  }
  for (const item of tests) {
    if (find(idOf(item)).querySelector(".list a")) {
      offer(find("by-test"), idOf(item), item.querySelector("bdi").textContent);
    }
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
      const by = metBy.get(idOf(item));
      const fits = (!severity || data.severity === severity) && (!state || data.state === state) &&
        (!type || data.class === type) && (!test || by.has(test)) && hasWords(item);
      item.hidden = !fits;
      if (fits) {
        shown++;
        by.forEach((each) => met.add(each));
      }
    }
    for (const item of tests) {
      const id = idOf(item);
      item.hidden = test ? id !== test : !(met.has(id) || (onlyWords && hasWords(item)));
    }
    const isFiltered = Boolean(words.length || severity || state || type || test);
    find("show-all").hidden = !isFiltered;
    for (const others of [find("others"), find("minor")].filter(Boolean)) {
      const left = others.querySelectorAll("li:not([hidden])").length;
      others.hidden = left === 0;
      if (left && (words.length || (others.id === "minor" && isFiltered))) {
        others.open = true;
      }
    }
    if (findings.length) {
      find("nothing").hidden = shown > 0;
      find("shown").textContent = isFiltered ? shown + " of " + findings.length + " findings" : "";
    }
  }

  function markCurrent() {
    // While the page is still loading, :target matches nothing yet.
    const name = location.hash.slice(1);
    const named = find(name);
    find("gone").hidden = Boolean(named) || !/^(finding|test)-/.test(name);
    const current = named && named.matches(".page") ? named : document.querySelector(".page.first");
    for (const link of document.querySelectorAll(".side a[aria-current]")) {
      link.removeAttribute("aria-current");
    }
    if (current) {
      offerCopy(current);
      for (const link of document.querySelectorAll('.side a[href="#' + CSS.escape(current.id) + '"]')) {
        link.setAttribute("aria-current", "true");
        const list = link.closest("ol, .side");
        if (list.scrollHeight > list.clientHeight) {
          link.scrollIntoView({ block: "nearest" });
        }
      }
    }
  }

  // What is folded away on the screen cannot be unfolded on paper.
  let opened = [];
  function openForPaper() {
    opened = Array.from(document.querySelectorAll("article details:not([open])"));
    opened.forEach((details) => { details.open = true; });
  }
  function closeAfterPaper() {
    opened.forEach((details) => { details.open = false; });
    opened = [];
  }

  function offerCopy(page) {
    // Where there is no clipboard, the address of the page has to do.
    if (!navigator.clipboard || !page.matches(".finding, .test") || page.querySelector(".copy")) {
      return;
    }
    const address = location.href.split("#")[0] + "#" + page.id;
    page.querySelector("h2").append(copyButton("Copy link", address, () => { location.hash = page.id; }));
    const command = page.querySelector(".command");
    if (command) {
      command.previousElementSibling.append(
        copyButton("Copy command", command.textContent, () => { command.focus(); }));
    }
    for (const line of page.querySelectorAll(".paste")) {
      line.previousElementSibling.append(copyButton("Copy", line.textContent, () => { line.focus(); }));
    }
  }

  function copyButton(label, text, otherwise) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = label;
    button.addEventListener("click", () => navigator.clipboard.writeText(text).then(
      () => { button.textContent = "Copied"; },
      otherwise));
    return button;
  }

  window.addEventListener("beforeprint", openForPaper);
  window.addEventListener("afterprint", closeAfterPaper);
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
