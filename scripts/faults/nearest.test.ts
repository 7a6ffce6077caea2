import { expect, it } from "vitest";
import { nearestTests } from "./nearest";

const files = [
  { file: "src/a/one.ts", text: "export const one = 1;" },
  { file: "src/a/two.ts", text: 'import { one } from "./one";' },
  { file: "src/a/index.ts", text: 'export * from "./two";' },
  { file: "src/a/two.test.ts", text: 'import { two } from "./two";' },
  { file: "src/b/b.test.tsx", text: 'import { two } from "@/a/two";' },
  { file: "src/b/c.test.ts", text: 'const two = await import("@/a");' },
  { file: "tests/c.test.ts", text: 'import { it } from "vitest";' },
];

it("names the tests of a file's folder first, then those that import it through the fewest others", () => {
  const both = ["src/a/two.test.ts", "src/b/b.test.tsx"];
  expect(nearestTests(files, "src/a/one.ts", 9)).toEqual(both);
  expect(nearestTests(files, "src/a/one.ts", 1)).toEqual(["src/a/two.test.ts"]);
  expect(nearestTests(files, "src/a/index.ts", 9)).toEqual(["src/b/c.test.ts"]);
  const far = { file: "src/a/far.test.ts", text: 'import "../b/b.test";' };
  expect(nearestTests([...files, far], "src/a/one.ts", 2)).toEqual([far.file, "src/a/two.test.ts"]);
});

it("names none where no test imports it", () => {
  expect(nearestTests(files, "scripts/rules/template.rules", 9)).toEqual([]);
});
