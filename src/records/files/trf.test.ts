import { expect, it } from "vitest";
import { gridOf } from "./grid";
import { trfTable } from "./trf";

type Played = readonly [against: number, colour: "w" | "b", result: string];

/** A player's line by the columns of FIDE's handbook. */
const player = (number: number, name: string, rounds: readonly Played[]) =>
  `001 ${String(number).padStart(4)} m    ${name.padEnd(33)} 2000 NGR     8500000 2001/01/01  1.0 ${String(number).padStart(4)}`.padEnd(
    91,
  ) +
  rounds
    .map(([other, colour, result]) => `${String(other).padStart(4)} ${colour} ${result}  `)
    .join("");

const team = (name: string, ...players: readonly number[]) =>
  `013 ${name.padEnd(32)}${players.map((one) => String(one).padStart(4)).join(" ")}`;

const report = [
  "012 University Chess League",
  `132${" ".repeat(88)}26/10/03  26/10/10`,
  player(1, "Adeyemi, Tunde", [
    [3, "w", "1"],
    [0, "w", "F"],
  ]),
  player(2, "Bello, Musa", [
    [4, "b", "="],
    [3, "b", "0"],
  ]),
  player(3, "Cole, Ann", [
    [1, "b", "0"],
    [2, "w", "1"],
  ]),
  player(4, "Diallo, Ibra", [
    [2, "w", "="],
    [0, "w", "F"],
  ]),
  team("Science Knights", 1, 2),
  team("Endgame Society", 3, 4),
].join("\n");

const matches = { of: "matches" } as const;

const rowsOf = (text: string) => {
  const grid = gridOf(text);
  return "rows" in grid ? grid.rows : [];
};

it("makes the matches of teams from the games of a report", () => {
  expect(trfTable(rowsOf(report), matches)?.rows).toEqual([
    {
      line: 7,
      cells: ["1", "2026-10-03", "Science Knights", "1.5", "Endgame Society", "0.5"],
    },
    // A board that nobody sat at counts for nobody; the fewer points are asked about.
    {
      line: 8,
      cells: ["2", "2026-10-10", "Endgame Society", "1.0", "Science Knights", "0.0"],
    },
  ]);
});

it("lists its players by teams, and takes no other file for one", () => {
  expect(trfTable(rowsOf(report), { of: "people" })?.rows[1]).toEqual({
    line: 4,
    cells: ["Bello, Musa", "Science Knights"],
  });
  expect(trfTable(rowsOf("Date,Home,Away\n001,A,B"), matches)).toBeNull();
});
