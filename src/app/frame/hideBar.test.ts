// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { hideBarOnTheWayDown } from "./hideBar";

it("hides the bar on the way down and has it back on the way up", () => {
  vi.stubGlobal("innerHeight", 800);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(3000);
  hideBarOnTheWayDown();
  const barAfter = (top: number) => {
    vi.stubGlobal("scrollY", top);
    window.dispatchEvent(new Event("scroll"));
    return document.documentElement.dataset["bar"];
  };
  expect([40, 200, 600].map(barAfter)).toEqual([undefined, "away", "away"]);
  expect(barAfter(597), "a trembling finger").toBe("away");
  expect(barAfter(560)).toBeUndefined();
  expect([2200, 2260, 2200].map(barAfter), "springing back at the end").toEqual([
    "away",
    "away",
    "away",
  ]);
  expect(barAfter(0)).toBeUndefined();
});
