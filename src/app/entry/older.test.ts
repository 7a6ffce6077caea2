import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const source = readFileSync("src/app/entry/older.js", "utf8");

/** Runs it in a browser without the methods of `Array` that Chrome 109 lacks, and gives what an expression is worth there. */
function worth(expression: string, pattern = "RegExp"): unknown {
  const told: string[] = [];
  const document = {
    documentElement: { dataset: {} as Record<string, string> },
    addEventListener: (_: string, act: () => void) => act(),
    querySelector: () => ({ textContent: "<p>Too old.</p>" }),
    createElement: () => ({
      set innerHTML(text: string) {
        told.push(text);
      },
    }),
    body: { insertBefore: () => {} },
  };
  const script = `
    for (const name of ["toSorted", "toReversed", "toSpliced", "with"]) delete Array.prototype[name];
    var window = { structuredClone: 1 };
    RegExp = ${pattern};
    ${source}
    JSON.stringify(${expression})`;
  const value: unknown = JSON.parse(String(runInNewContext(script, { document, told })));
  return value;
}

describe("what the lowest browsers lack", () => {
  it.each([
    ["[3, 1, 2].toSorted()", [1, 2, 3]],
    ["[3, 1, 2].toSorted((a, b) => b - a)", [3, 2, 1]],
    ["[1, , 3].toReversed()", [3, null, 1]],
    ["[1, 2, 3].toSpliced(1, 1, 7, 8)", [1, 7, 8, 3]],
    ["[1, 2, 3].with(-1, 9)", [1, 2, 9]],
    ["(() => { const own = [2, 1]; own.toSorted(); own.with(0, 5); return own; })()", [2, 1]],
    ["(() => { try { [1].with(1, 0); } catch (thrown) { return thrown.name; } })()", "RangeError"],
    ["Object.keys([1])", ["0"]],
    ["(() => { const seen = []; for (const one in [1]) seen.push(one); return seen; })()", ["0"]],
  ])("%s", (expression, value) => expect(worth(expression)).toEqual(value));

  it("is told to those who cannot read the code, and to nobody else", () => {
    expect(worth("[told, document.documentElement.dataset]")).toEqual([[], {}]);
    const refusing = "function () { throw new SyntaxError(); }";
    expect(worth("[told, document.documentElement.dataset]", refusing)).toEqual([
      ["<p>Too old.</p>"],
      { older: "" },
    ]);
  });
});
