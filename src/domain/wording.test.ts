import { describe, expect, it } from "vitest";
import { amountOf, enumerated } from "./wording";

describe("wording", () => {
  it("counts in the singular and the plural", () => {
    expect(amountOf(0, "match", "matches")).toBe("0 matches");
    expect(amountOf(1, "match", "matches")).toBe("1 match");
    expect(amountOf(3120, "record")).toBe("3,120 records");
  });

  it("joins names as a sentence does", () => {
    expect(enumerated([])).toBe("");
    expect(enumerated(["A"])).toBe("A");
    expect(enumerated(["A", "B", "C"])).toBe("A, B and C");
  });
});
