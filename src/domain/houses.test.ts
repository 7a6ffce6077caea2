import { expect, it } from "vitest";
import { houses, manyOf } from "./houses";

it.each([
  ["faculty", "faculties"],
  ["hall", "halls"],
  ["class", "classes"],
  ["day", "days"],
  ["branch", "branches"],
])("calls more than one %s %s", (one, several) => expect(manyOf(one)).toBe(several));

it("calls the houses what the arena calls one", () => expect(houses).toBe("faculties"));
