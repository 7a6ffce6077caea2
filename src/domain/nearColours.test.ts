import { describe, expect, it } from "vitest";
import { areNear } from "./nearColours";

describe("two clubs' colours", () => {
  it("are near where both are, in either order", () => {
    expect(areNear(["#C8102E", "#FDFBF5"], ["#BE1A30", "#FFFFFF"])).toBe(true);
    expect(areNear(["#C8102E", "#FDFBF5"], ["#FFFFFF", "#BE1A30"])).toBe(true);
  });

  it("are told apart by one of them", () => {
    expect(areNear(["#C8102E", "#FDFBF5"], ["#C8102E", "#0B1020"])).toBe(false);
    expect(areNear(["#0B3D91", "#FFC72C"], ["#15803D", "#FFC72C"])).toBe(false);
  });
});
