import { expect, it } from "vitest";
import { faultsOfView, viewInWords } from "./firstView";
import { budget } from "./limits";

const files = (count: number, end: string, bytes = 1) =>
  Array.from({ length: count }, (_, nth) => ({ file: `${nth}.${end}`, bytes }));

it("finds nothing wrong with a first view within its limits", () => {
  const view = { scripts: files(budget.scripts, "js"), styles: files(budget.styles, "css") };
  expect(faultsOfView(view)).toEqual([]);
});

it("says what of a first view is too many or too much", () => {
  const scripts = files(budget.scripts + 1, "js", budget.firstView);
  const view = { scripts, styles: files(budget.styles + 1, "css") };
  expect(faultsOfView(view)).toEqual([
    expect.stringMatching(/files of JavaScript/),
    expect.stringMatching(/files of style/),
    expect.stringMatching(/bytes of JavaScript/),
  ]);
});

it("lists the files of a first view, the largest first", () => {
  const scripts = [
    { file: "a.js", bytes: 900 },
    { file: "b.js", bytes: 1100 },
  ];
  expect(viewInWords("/", { scripts, styles: files(1, "css") }).split("\n")).toEqual([
    "/: 2 files of JavaScript, 2.0 kB; 1 of style, 0.0 kB",
    "    1100 b.js",
    "     900 a.js",
    "       1 0.css",
  ]);
});
