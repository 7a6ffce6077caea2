import { describe, expect, it } from "vitest";
import { weeklyAwards } from "@/domain/people/awards";
import { checkEntity, toDocument } from "@/records/document";
import { parseRecord, type RecordOf } from "@/records/record";
import { topPlayers } from "@/domain/people/statistics";
import { makeFixture, makePlayer, makeResult } from "../../tests/factories/records";
import { volleyball } from "@/sports/volleyball";
import { clubsOf } from "@/domain/season/clubs";
import { competitionOf } from "@/domain/season/competition";
import { leagues } from "@arena/leagues";
import type { Club, League } from "@/domain/league/league";
import { mbl } from "../../tests/arena/leagues/mbl";
import { nearestLeague } from "./nearestLeague";
import { siteRoutes } from "./siteRoutes";
import { collectionOf, shapeOf } from "@/records/shape";

const club = (slug: string, name: string): Club => ({
  slug,
  name,
  nickname: "",
  ground: "Sports hall",
  founded: 2026,
  colours: ["#1F56DB", "#FFF8E4"],
});

const tableOf = (league: League, results: readonly RecordOf<"results">[]) =>
  competitionOf(
    league,
    { results, fixtures: [], standings: [], seasons: [], teams: [] },
    undefined,
    "computed",
  ).tables.flatMap(({ lines }) => lines);

describe("a sixth basketball club needs a line in the registry", () => {
  const harmattan = club("harmattan-kings", "Harmattan Kings");
  const six: League = { ...mbl, clubs: [...mbl.clubs, harmattan] };

  it("and has a page, a place among the clubs and a row in the table", () => {
    expect(siteRoutes([six]).get("/mbl/clubs/harmattan-kings")).toMatchObject({
      kind: "club",
      slug: harmattan.slug,
    });
    const clubs = clubsOf(six, []);
    expect(clubs).toHaveLength(6);
    const won = makeResult({ teamA: harmattan.name, teamB: "Sunset Comets", gameWeek: "" });
    const [first] = tableOf(six, [{ ...won, scoreA: 81, scoreB: 80 }]);
    expect(first?.row).toMatchObject({ team: harmattan.name, won: 1, lost: 0, ppg: 81 });
  });
});

describe("a volleyball league needs an entry in the registry", () => {
  const hvl: League = {
    ...mbl,
    slug: "hvl",
    sport: "volleyball",
    game: volleyball,
    name: "Halls volleyball",
    shortName: "HVL",
    collections: {
      fixtures: "hvlFixtures",
      players: "hvlPlayers",
      results: "hvlResults",
      standings: "hvlStandings",
    },
    clubs: [club("blockers", "Blockers"), club("setters", "Setters")],
    homePosters: ["03-top-of-the-net"],
  };
  const shape = shapeOf(hvl);
  const sport = hvl.game;
  const routes = siteRoutes([...leagues, hvl]);

  it("and its pages, club pages and admin sections answer where nothing did", () => {
    expect(siteRoutes().get("/hvl/home")).toBeUndefined();
    expect(routes.get("/hvl/home")).toMatchObject({ kind: "page", league: hvl, pageKind: "real" });
    expect(routes.get("/hvl/clubs/setters")?.kind).toBe("club");
    expect(routes.get("/hvl/admin-auth")?.kind).toBe("signIn");
    expect(routes.get("/hvl/admin-dashboard/fixtures")?.kind).toBe("adminSection");
    expect(routes.get("/student-week-volleyball/home")?.kind).toBe("comingSoon");
    expect(nearestLeague("/hvl/nothing", [...leagues, hvl])).toBe(hvl);
    expect(collectionOf(hvl, "results")).toBe("hvlResults");
  });

  it("and its records are written in the shape of the sport and read back", () => {
    const fixture = makeFixture({ teamA: "Blockers", teamB: "Setters", lineUpA: ["A", "B"] });
    const document = toDocument("fixtures", fixture, shape);
    expect(document).toMatchObject({ teamALineUp: ["A", "B"], teamBLineUp: [] });
    expect(document).not.toHaveProperty("gameWeek");
    expect(parseRecord("fixtures", "f", document)).toMatchObject({
      ok: true,
      record: { teamA: "Blockers", lineUpA: ["A", "B"], lineUpB: [] },
    });
    const result = makeResult({ scoreA: 3, scoreB: 1 });
    const written = toDocument("results", result, shape);
    expect(Object.keys(written)).not.toEqual(expect.arrayContaining(["bookings"]));
    expect(checkEntity("results", result, shape)).toEqual({});
    const player = makePlayer({ goals: 31, appearances: 4 });
    expect(toDocument("players", player, shape)).toMatchObject({ goals: 31, appearances: 4 });
  });

  it("and table, top lists and awards follow", () => {
    const sets = (teamA: string, scoreA: number, scoreB: number, teamB: string) =>
      makeResult({
        teamA,
        teamB,
        scoreA,
        scoreB,
        gameWeek: "",
        goalsA: [{ player: "Ayo Bello", assist: "", minute: "22" }],
      });
    const results = [sets("Blockers", 3, 1, "Setters"), sets("Setters", 2, 3, "Blockers")];
    expect(tableOf(hvl, results).map(({ row }) => [row.team, row.won, row.points])).toEqual([
      ["Blockers", 2, 5],
      ["Setters", 0, 1],
    ]);
    for (const { key } of sport.statistics) {
      expect(topPlayers([makePlayer({ [key]: 5 })], key)[0]?.value).toBe(5);
    }
    expect(weeklyAwards(results, [], sport.scorerFigure)?.topScorer?.goals).toBe(22);
  });
});
