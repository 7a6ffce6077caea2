import { describe, expect, it } from "vitest";
import { makeResult, makeStanding, makeTeam } from "../../../tests/factories/records";
import type { RecordOf } from "@/records/record";
import { bracketOf } from "./bracket";
import { competitionOf } from "./competition";
import type { League } from "../league/league";
import { mls } from "../../../tests/arena/leagues/mls";
import { mvl } from "../../../tests/arena/leagues/mvl";
import { oneTable } from "../league/oneTable";

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

describe("the drawn knock-out", () => {
  const groups = ["A", "B", "C", "D"];
  const league: League = {
    ...mls,
    clubs: [],
    format: { ...oneTable, groups, through: 2, cup: 8 },
  };
  const records = (results: readonly RecordOf<"results">[]) => ({
    teams: [],
    fixtures: [],
    seasons: [],
    standings: groups.flatMap((group) =>
      [1, 2].map((place) => makeStanding({ team: `${group}${place}`, group })),
    ),
    results,
  });
  const won = (teamA: string, teamB: string, stage = "") =>
    makeResult({ id: teamA + teamB, teamA, teamB, scoreA: 1, scoreB: 0, gameWeek: "", stage });
  const played = groups.map((group) => won(`${group}1`, `${group}2`));
  const drawn = (results: readonly RecordOf<"results">[]) =>
    bracketOf(competitionOf(league, records(results), undefined, "computed"), results)
      .slice(0, 4)
      .map(
        ({ state: { a, b, drift } }) =>
          [a, b].map((side) => ("team" in side ? side.team : "?")).join("–") + (drift ? "!" : ""),
      );

  it("has winner and runner-up of a group in opposite halves", () => {
    const now = ["A1–C2", "D1–B2", "B1–D2", "C1–A2"];
    expect(drawn(played)).toEqual(now);
    // A match by this draw changes nothing of it.
    expect(drawn([...played, won("A1", "C2", "QF1")])).toEqual(now);
  });

  it("stays as it was drawn where a match of the order before is stored", () => {
    const before = ["A1–D2", "D1–A2", "B1–C2", "C1–B2"];
    expect(drawn([...played, won("A1", "D2", "QF1")])).toEqual(before);
  });
});

describe("two leagues of one sport", () => {
  const at = (teamA: string, scoreA: number, scoreB: number, teamB: string) =>
    makeResult({ id: teamA + teamB, teamA, teamB, scoreA, scoreB, gameWeek: "" });
  const of = (league: League, results: readonly ReturnType<typeof at>[]) =>
    competitionOf(
      league,
      { teams: [], fixtures: [], seasons: [], standings: [], results },
      undefined,
      "computed",
    );
  const orderOf = (...season: Parameters<typeof of>) =>
    of(...season).tables.map(({ lines }) => lines.map((line) => line.row.team).join(" "));

  it("each follow the rules, the format and the words of their own", () => {
    const halls: League = {
      ...mls,
      slug: "halls",
      pack: "football.fifa-2026",
      format: { ...oneTable, through: 2, cup: 2 },
    };
    const clubs: League = { ...halls, slug: "clubs", pack: "football.arena", format: oneTable };
    // Both on 6 points: the first of them won the match between them, the other has more goals.
    const results = [
      at("Won", 1, 0, "Scored"),
      at("Won", 1, 0, "Third"),
      at("Fourth", 1, 0, "Won"),
      at("Scored", 5, 0, "Third"),
      at("Scored", 5, 0, "Fourth"),
    ];
    expect(orderOf(halls, results)).toEqual(["Won Scored Fourth Third"]);
    expect(orderOf(clubs, results)).toEqual(["Scored Won Fourth Third"]);
    expect(bracketOf(of(halls, results), results).map(({ slot }) => slot.id)).toEqual(["F"]);
    expect(bracketOf(of(clubs, results), results)).toEqual([]);
  });

  it("each have a sport, a score and an order of their own", () => {
    const { scoreFormat } = mvl.game;
    const [fivb, pointsFirst] = mvl.game.packs;
    if (!scoreFormat || !pointsFirst) throw new Error("Volleyball has scores and two packs.");
    const first: League = { ...mvl, slug: "first", pack: fivb.id, format: oneTable };
    const second: League = { ...first, slug: "second", pack: pointsFirst.id };
    // Two wins in five sets pay four points; one in three, and one defeat in five, pay four, too, and a third match more.
    const results = [
      at("Wins", 3, 2, "Points"),
      at("Wins", 3, 2, "Last"),
      at("Points", 3, 0, "Last"),
      at("Points", 2, 3, "Other"),
    ];
    expect(orderOf(first, results)).toEqual(["Wins Points Other Last"]);
    expect(orderOf(second, results)).toEqual(["Points Wins Other Last"]);
  });
});
