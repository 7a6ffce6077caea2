import { describe, expect, it } from "vitest";
import { firstItems, itemsUpTo } from "./firstItems";

const groups = [
  { key: "3", items: ["a", "b"] },
  { key: "2", items: ["c", "d", "e"] },
  { key: "1", items: ["f"] },
];

describe("the first items of groups", () => {
  it.each([
    [2, ["ab"]],
    [3, ["ab", "c"]],
    [6, ["ab", "cde", "f"]],
    [99, ["ab", "cde", "f"]],
    [0, []],
  ])("%i of them stand in their groups", (most, expected) => {
    expect(firstItems(groups, most).map(({ items }) => items.join(""))).toEqual(expected);
  });

  it("leaves whole groups as they are", () => {
    expect(firstItems(groups, 5)[1]).toBe(groups[1]);
  });

  it("counts up to a group, or nothing for one that is not there", () => {
    expect(itemsUpTo(groups, "2")).toBe(5);
    expect(itemsUpTo(groups, "9")).toBe(0);
  });
});
