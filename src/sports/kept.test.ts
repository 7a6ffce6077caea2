import { expect, it } from "vitest";
import { rankManualRows } from "@/domain/table/kept";
import { makeStanding } from "../../tests/factories/records";
import { packs as basketballPacks } from "./basketball/rules";
import { packs as footballPacks } from "./football/rules";

const [football] = footballPacks;
const [basketball] = basketballPacks;

it("orders rows by the figures they hold, as the pack does", () => {
  const rows = [
    makeStanding({ team: "Less", points: 4, gd: 9, gf: 9 }),
    makeStanding({ team: "Fewer goals", points: 7, gd: 2, gf: 3 }),
    makeStanding({ team: "More goals", points: 7, gd: 2, gf: 5 }),
  ];
  expect(rankManualRows(rows, football).map(({ row, rank }) => [rank, row.team])).toEqual([
    [1, "More goals"],
    [2, "Fewer goals"],
    [3, "Less"],
  ]);
});

it("takes wins, then points per game, where the pack does", () => {
  const rows = [
    makeStanding({ team: "Slow", won: 5, ppg: 70.2 }),
    makeStanding({ team: "Fast", won: 5, ppg: 70.3 }),
    makeStanding({ team: "Few", won: 4, ppg: 99 }),
  ];
  expect(rankManualRows(rows, basketball).map(({ row }) => row.team)).toEqual([
    "Fast",
    "Slow",
    "Few",
  ]);
});

it("says which rows only their names put in order", () => {
  const rows = ["Beta", "Alpha", "Gamma"].map((team, at) =>
    makeStanding({ team, points: at ? 3 : 3, gd: at === 2 ? -1 : 1 }),
  );
  expect(rankManualRows(rows, football).map(({ row, tied }) => [row.team, tied])).toEqual([
    ["Alpha", true],
    ["Beta", true],
    ["Gamma", false],
  ]);
});
