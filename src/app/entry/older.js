/* For the oldest browsers of the list in package.json ("browserslist"), and for those that are older still. The first lack
   the methods that change a copy of a list; the others cannot read the site's code: they keep what the page came with, and
   are told so with the sentence for browsers without JavaScript (index.html). */
(function () {
  const add = function (name, value) {
    const lists = Array.prototype;
    if (!lists[name])
      Object.defineProperty(lists, name, { value, configurable: true, writable: true });
  };
  add("toSorted", function (compare) {
    return Array.from(this).sort(compare);
  });
  add("toReversed", function () {
    return Array.from(this).reverse();
  });
  add("toSpliced", function () {
    const copy = Array.from(this);
    copy.splice.apply(copy, arguments);
    return copy;
  });
  add("with", function (index, value) {
    const copy = Array.from(this);
    const at = index < 0 ? copy.length + index : index;
    if (at < 0 || at >= copy.length) throw new RangeError("Invalid index : " + index);
    copy[at] = value;
    return copy;
  });

  let readsCode = "structuredClone" in window;
  try {
    // Safari before 16.4 cannot read a file with such a pattern.
    readsCode = readsCode && new RegExp("(?<=a)b").test("ab");
  } catch {
    readsCode = false;
  }
  if (readsCode) return;
  document.documentElement.dataset.older = "";
  document.addEventListener("DOMContentLoaded", function () {
    const words = document.querySelector("noscript");
    const told = document.createElement("div");
    told.innerHTML = words ? words.textContent : "";
    document.body.insertBefore(told, document.body.firstChild);
  });
})();
