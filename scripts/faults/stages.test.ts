import { expect, it } from "vitest";
import { stagesOf, suiteOf } from "./stages";

const around = {
  file: "src/site/a/A.tsx",
  nearest: ["src/site/a/A.test.tsx", "src/site/a/a.test.ts", "tests/stores/a.test.ts"],
  left: [] as readonly string[],
};
const emulated = ["tests/rules/a.test.ts", "tests/rules/b.test.ts"];
const pages = ["tests/e2e/a.e2e.ts"];

it("tries the nearest tests first, then the emulator's suites, then what imports it, then pages", () => {
  const stages = stagesOf({ emulated, pages }, around, "full");
  expect(stages.map(({ name }) => name)).toEqual(["nearest", "emulator", "related", "e2e"]);
  const [nearest, emulator, related, e2e] = stages.map(({ command }) => command("r.json"));
  expect(nearest).toEqual(
    expect.arrayContaining(["src/site/a/A.test.tsx", "src/site/a/a.test.ts"]),
  );
  expect(nearest).not.toContain("tests/stores/a.test.ts");
  expect(related).toEqual(expect.arrayContaining(["related", "src/site/a/A.tsx"]));
  expect(emulator).toEqual(expect.arrayContaining(emulated));
  expect(e2e).toEqual(expect.arrayContaining(pages));
  for (const command of [nearest, related, emulator])
    expect(command?.join(" ")).toContain("--mode full");
});

it("asks no suite that concerns nothing of it", () => {
  const names = stagesOf({}, { ...around, nearest: [] }, "short").map(({ name }) => name);
  expect(names).toEqual(["related"]);
});

it("leaves out tests that fail without the fault", () => {
  const left = ["src/site/a/A.test.tsx", "tests/rules/a.test.ts", ...pages];
  const stages = stagesOf({ emulated, pages }, { ...around, left }, "short");
  expect(stages.map(({ name }) => name)).toEqual(["nearest", "emulator", "related"]);
  for (const { command } of stages)
    for (const file of left) {
      const at = command("r.json").indexOf(file);
      expect(at === -1 || command("r.json")[at - 1] === "--exclude", file).toBe(true);
    }
});

it.each([
  ["related", "src/a.test.ts", "unit"],
  ["nearest", "src/a.test.tsx", "dom"],
  ["related", "tests/product/a.test.ts", "product"],
  ["emulator", "tests/rules/a.test.ts", "emulator"],
  ["e2e", "tests/e2e/a.e2e.ts", "e2e"],
] as const)("names the suite: %s, %s, %s", (stage, file, suite) => {
  expect(suiteOf(stage, file)).toBe(suite);
});
