import { expect, it } from "vitest";
import { read } from "../../tests/harness/readText";

/** Far more than it takes, in milliseconds. */
const AT_ONCE = 10_000;

it.each([
  ["50,000 lines", Array.from({ length: 50_000 }, () => "a,b,1,2").join("\n")],
  ["a cell of 50,000 characters", `Home,Away\n${"x".repeat(50_000)},b`],
  ["5,000 columns", Array.from({ length: 5_000 }, (_, at) => `c${at}`).join(",")],
])("refuses %s at once", async (_, text) => {
  const started = performance.now();
  await expect(read("mls", "results", text)).rejects.toThrow("more than");
  expect(performance.now() - started).toBeLessThan(AT_ONCE);
});
