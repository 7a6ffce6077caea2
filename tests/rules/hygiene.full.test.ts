import { expect, it } from "vitest";
import { loadRules, RULES } from "./realRules";

it("rules with a function that nobody calls compile with a warning", async () => {
  const wrong = RULES.replace(
    "function isId(v)",
    "function unused() { return true; }\n    function isId(v)",
  );
  expect(await loadRules("demo-rules-hygiene", wrong)).toEqual([
    expect.stringContaining("Unused function: unused"),
  ]);
});
