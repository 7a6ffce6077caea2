import { expect, it } from "vitest";
import type { Fault } from "./fault";
import { exportersOf, faultyFile } from "./place";

const files = [
  { file: "src/a.ts", text: "export function least(a: number, b: number) {\n  return a < b;\n}\n" },
  { file: "src/b.ts", text: "export const twice = 1;\nconst least = 2;\n" },
  { file: "src/c.ts", text: "export const twice = 2;\n// 2 < 3, 3 < 4\n" },
];
const faulty = (more: Partial<Fault>) =>
  faultyFile(
    { id: 1, room: "a", words: "", place: "least", find: "a < b", replace: "a <= b", ...more },
    files,
    exportersOf(files),
  );

it("puts a fault into the file that exports the name, or that has the path", () => {
  const text = "export function least(a: number, b: number) {\n  return a <= b;\n}\n";
  expect(faulty({})).toEqual({ file: "src/a.ts", text });
  expect(faulty({ place: "src/a.ts" })).toEqual({ file: "src/a.ts", text });
});

it("takes a replacement as it is written", () => {
  expect(faulty({ replace: "$& a" })?.text).toContain("return $& a;");
});

it.each([
  ["the text is gone", { find: "a > b" }],
  ["the text stands there twice", { place: "src/c.ts", find: " < " }],
  ["nothing exports the name", { place: "most" }],
  ["two files export the name", { place: "twice", find: "1" }],
  ["the file is gone", { place: "src/d.ts" }],
])("has no place where %s", (_, more) => {
  expect(faulty(more)).toBeNull();
});
