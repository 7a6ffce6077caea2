import { expect, it } from "vitest";
import { packs as footballPacks } from "@/sports/football/rules";
import { packs as volleyballPacks } from "@/sports/volleyball/rules";
import { packs as tableTennisPacks } from "@/sports/table-tennis/rules";
import { needsInWords } from "./needs";

const [football] = footballPacks;
const [volleyball] = volleyballPacks;
const [tableTennis] = tableTennisPacks;

it.each([
  ["A draw is enough", "points", 1, 1, football],
  ["A win is enough", "points", 3, 1, football],
  ["A win is enough", "won", 1, 1, football],
  ["4 points from 2 matches", "points", 4, 2, football],
  ["1 point from 2 matches", "points", 1, 2, football],
  ["2 wins from 3 matches", "won", 2, 3, football],
  ["2 points from 1 match", "points", 2, 1, volleyball],
  // A win brings two points, a defeat one: five of three matches are two wins, and two of two are none.
  ["2 wins from 3 matches", "points", 5, 3, tableTennis],
  ["1 win from 3 matches", "points", 4, 3, tableTennis],
  ["2 points from 2 matches", "points", 2, 2, tableTennis],
] as const)("says %s", (words, figure, amount, matches, pack) => {
  expect(needsInWords({ figure, amount, matches }, pack)).toBe(words);
});
