import { expect, it } from "vitest";
import { makeStanding, makeTeam } from "../../tests/factories/records";
import { competitionOf } from "./competition";
import { mls } from "./mls";

const row = (team: string, group: string, points: number) =>
  makeStanding({ id: team, team, group, points, played: 2 });

it("puts a kept row without a group into its club's, and nobody through from a group that there is not", () => {
  const { tables } = competitionOf(mls, {
    teams: [makeTeam({ name: "Without a word", group: "B" })],
    fixtures: [],
    results: [],
    seasons: [],
    standings: [
      row("Rovers", "A", 6),
      row("Without a word", "", 9),
      row("Nobody knows", "", 3),
      row("Elsewhere", "C", 3),
    ],
  });
  const shown = tables.map(({ group, lines }) => [
    group,
    ...lines.map((line) => `${line.row.team} ${line.zone ?? "no zone"}`),
  ]);
  expect(shown).toEqual([
    ["A", "Rovers inside"],
    ["B", "Without a word inside"],
    ["C", "Elsewhere no zone"],
  ]);
});
