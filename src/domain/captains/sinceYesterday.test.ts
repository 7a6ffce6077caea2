import { expect, it } from "vitest";
import { changedSince } from "./sinceYesterday";

it("counts what captains changed since then, each squad once", () => {
  const save = (by: string, at: number | null, club: string) => ({ by, at, club });
  const saves = [
    save("one", 20, "rovers"),
    save("one", 21, "rovers"),
    save("two", 30, "trojans"),
    save("boss", 30, "lions"),
    save("one", 9, "eagles"),
    save("one", null, "hawks"),
  ];
  expect(changedSince(saves, new Set(["one", "two"]), 10, ({ club }) => club)).toBe(2);
});
