import { expect, it } from "vitest";
import { packs as footballPacks } from "@/sports/football/rules";
import { packs as volleyballPacks } from "@/sports/volleyball/rules";
import { needsInWords } from "./needs";

const [football] = footballPacks;
const [volleyball] = volleyballPacks;

it.each([
  ["A draw is enough", "points", 1, 1, football],
  ["A win is enough", "points", 3, 1, football],
  ["A win is enough", "won", 1, 1, football],
  ["4 points from 2 matches", "points", 4, 2, football],
  ["1 point from 2 matches", "points", 1, 2, football],
  ["2 wins from 3 matches", "won", 2, 3, football],
  ["2 points from 1 match", "points", 2, 1, volleyball],
] as const)("says %s", (words, figure, amount, matches, pack) => {
  expect(needsInWords({ figure, amount, matches }, pack)).toBe(words);
});
