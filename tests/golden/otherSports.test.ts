import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonOf, listOf, textOf, type Json } from "../../tools/rank/json";
import { makeLeague, makeResult, makeSeason, makeTeam } from "../factories/records";
import { randomRuns } from "../harness/forms";
import type { League } from "@/domain/league/league";
import { bracketOf } from "@/domain/season/bracket";
import { competitionOf } from "@/domain/season/competition";
import type { RecordOf } from "@/records/record";
import { parseRecord } from "@/records/record";
import { toDocument } from "@/records/document";
import { shapeOf } from "@/records/shape";
import { glyphs } from "@/sports/other/looks";
import { sportEntryOf } from "@/sports/sports";
import { openedLeagues } from "@/leagues/openedLeague";
import { menuLinks, sportsOf } from "@/leagues/menu";
import { routesOf } from "@/leagues/routes";

type Stored = Partial<RecordOf<"leagues">>;

/** The league of a sport that its record makes. */
async function leagueOf(of: Stored): Promise<League> {
  const [opened] = openedLeagues([makeLeague({ sport: "other", ...of })]);
  if (!opened) throw new Error("The record makes no league.");
  return opened.fetchWhole();
}

const SEASON = "autumn-2027";
const HANDBALL: Stored = {
  score: "base=points;parts=halves",
  settings: "points=2-1-0;rounds=2;called=Handball;word=goals;minutes=30;players=7;glyph=ball",
};
const HOCKEY: Stored = {
  score: "base=goals;parts=thirds;draws=no",
  settings: "points=3-0-0-2-1;rounds=4;called=Ice hockey;players=6",
};
const FUTSAL: Stored = {
  score: "base=goals;parts=halves",
  settings:
    "groups=A,B,C,D;rounds=1;through=2;cup=8;third=yes;called=Futsal;minutes=20;players=5;pack=other.head-to-head",
};

const vector = (name: string): Json =>
  jsonOf(JSON.parse(readFileSync(`tests/golden/${name}.json`, "utf8")));

/** The matches of a vector as results. */
const resultsOf = (of: Json) =>
  listOf(of["matches"])
    .map(jsonOf)
    .map((match, at) => {
      const [scoreA, scoreB] = listOf(match["score"]).map(Number);
      return makeResult({
        id: `m${at}`,
        teamA: textOf(match["a"]),
        teamB: textOf(match["b"]),
        scoreA: scoreA ?? null,
        scoreB: scoreB ?? null,
        date: Date.parse(textOf(match["date"])),
        ending: match["state"] === "aet" ? "aet" : "",
      });
    });

function competition(
  league: League,
  results: readonly RecordOf<"results">[],
  teams: readonly RecordOf<"teams">[] = [],
) {
  const seasons = [makeSeason({ id: SEASON, table: "computed" })];
  return competitionOf(league, { seasons, results, teams, fixtures: [], standings: [] });
}

describe("handball with two points for a win", () => {
  it("has the table of the Handball-Bundesliga 2022/23", async () => {
    const told = vector("fb-handball-bundesliga-2022-23");
    const { tables, refused } = competition(await leagueOf(HANDBALL), resultsOf(told));
    const rows = tables[0]?.lines.map(({ rank, row }) => [
      row.team,
      { rank, played: row.played, points: row.points },
    ]);
    expect(refused).toEqual([]);
    expect(rows).toHaveLength(18);
    expect(Object.fromEntries(rows ?? [])).toEqual(told["published"]);
    expect(rows?.map(([team]) => [team])).toEqual(told["expectedOrder"]);
  });

  it("counts many goals for a player, and keeps the score by its halves", async () => {
    const { game } = await leagueOf(HANDBALL);
    expect(game).toMatchObject({
      name: "Handball",
      scorerFigure: "points",
      words: { scored: "Goals", score: "Goals", one: "goal" },
      lineUp: { size: 7 },
      stretch: "Half",
      scoreFormat: { targets: { kind: "periods", periods: 2, noun: "Half" } },
    });
    expect(game.live).toBeUndefined();
  });
});

describe("ice hockey with three points, two of them after overtime", () => {
  it("has the points of the Professional Women’s Hockey League 2023/24", async () => {
    const told = vector("fb-pwhl-2023-24-overtime");
    const { tables, refused } = competition(await leagueOf(HOCKEY), resultsOf(told));
    expect(refused).toEqual([]);
    const lines = tables[0]?.lines ?? [];
    for (const { row } of lines) {
      const { played, won, lost, points } = jsonOf(jsonOf(told["published"])[row.team]);
      expect(row).toMatchObject({ played, won, lost, points, draw: 0 });
    }
    // Boston and Minnesota, level on points, are parted there by wins without shoot-outs, which nobody stores.
    const order = lines.map(({ row }) => row.team);
    expect(order.toSpliced(2, 2)).toEqual(["Toronto", "Montreal", "Ottawa", "New York"]);
    expect(order.slice(2, 4).toSorted()).toEqual(["Boston", "Minnesota"]);
  });

  it("decides a level match by a shoot-out, and knows no draw", async () => {
    const league = await leagueOf(HOCKEY);
    const level = { teamA: "Boston", teamB: "Ottawa", scoreA: 2, scoreB: 2 };
    const { tables } = competition(league, [makeResult({ ...level, ending: "pens 1-0" })]);
    expect(tables[0]?.lines.map(({ row }) => [row.team, row.won, row.points])).toEqual([
      ["Boston", 1, 2],
      ["Ottawa", 0, 1],
    ]);
    expect(competition(league, [makeResult(level)]).refused).toHaveLength(1);
    // Without points of its own for it, a win by kicks is one.
    const plain = await leagueOf({ score: "base=goals;draws=no", settings: "" });
    const [table] = competition(plain, [makeResult({ ...level, ending: "pens 0-3" })]).tables;
    expect(table?.lines.map(({ row }) => [row.team, row.points])).toEqual([
      ["Ottawa", 3],
      ["Boston", 0],
    ]);
  });

  it("is followed by a clock of three periods", async () => {
    const { game } = await leagueOf(HOCKEY);
    expect(game.live?.stages.map(({ name, from, to }) => [name, from, to])).toEqual([
      ["1st period", 0, 20],
      ["Break after 1st period", 20, null],
      ["2nd period", 20, 40],
      ["Break after 2nd period", 40, null],
      ["3rd period", 40, 60],
      ["After 60 minutes", 60, null],
      ["Extra time", 60, 70],
    ]);
    expect(game.playingMinutes).toEqual({ regular: 60, withExtraTime: 70 });
  });
});

/**
 * UEFA Futsal EURO 2022, from uefa.com ("Futsal EURO 2022, Netherlands: All you need to know", round-ups and previews of the
 * days); with its 173 goals in 32 matches. Its groups B and C have each other's letter, with which the drawn knock-out is UEFA's.
 */
const GROUPS = {
  A: ["Portugal", "Ukraine", "Netherlands", "Serbia"],
  B: ["Russia", "Slovakia", "Croatia", "Poland"],
  C: ["Kazakhstan", "Finland", "Slovenia", "Italy"],
  D: ["Spain", "Georgia", "Azerbaijan", "Bosnia and Herzegovina"],
} as const;
const MATCHES = `
  Serbia 2-4 Portugal; Netherlands 3-2 Ukraine; Ukraine 6-1 Serbia; Netherlands 1-4 Portugal; Ukraine 0-1 Portugal
  Netherlands 2-3 Serbia; Kazakhstan 4-4 Slovenia; Italy 3-3 Finland; Finland 2-6 Kazakhstan; Slovenia 2-2 Italy
  Kazakhstan 4-1 Italy; Slovenia 1-2 Finland; Russia 7-1 Slovakia; Poland 1-3 Croatia; Slovakia 2-2 Poland
  Croatia 0-4 Russia; Slovakia 5-3 Croatia; Russia 5-1 Poland; Spain 5-1 Bosnia and Herzegovina; Azerbaijan 2-3 Georgia
  Bosnia and Herzegovina 1-2 Georgia; Spain 2-2 Azerbaijan; Georgia 0-8 Spain; Azerbaijan 4-2 Bosnia and Herzegovina`;
const KNOCK_OUT = `
  QF Portugal 3-2 Finland; QF Kazakhstan 3-5 Ukraine; QF Russia 3-1 Georgia; QF Spain 5-1 Slovakia
  SF Ukraine 2-3 Russia; SF Portugal 3-2 Spain; P3 Spain 4-1 Ukraine; F Portugal 4-2 Russia`;

const matchesIn = (text: string) =>
  text
    .split(/[;\n]/)
    .map((line) => /^\s*(?:(QF|SF|P3|F) )?(.+) (\d+)-(\d+) (.+?)\s*$/.exec(line))
    .flatMap((found, at) => {
      if (!found) return [];
      const [, stage = "", teamA = "", scoreA, scoreB, teamB = ""] = found;
      return { at, stage, teamA, teamB, scoreA: Number(scoreA), scoreB: Number(scoreB) };
    });

describe("a futsal cup with groups and a knock-out", () => {
  const group = matchesIn(MATCHES);
  const teams = Object.entries(GROUPS).flatMap(([name, clubs]) =>
    clubs.map((club) => makeTeam({ id: club, name: club, group: name })),
  );

  it("holds all goals of UEFA Futsal EURO 2022", () => {
    const all = [...group, ...matchesIn(KNOCK_OUT)];
    expect(all).toHaveLength(32);
    expect(all.reduce((sum, { scoreA, scoreB }) => sum + scoreA + scoreB, 0)).toBe(173);
  });

  it("has its group tables: of three level on points, those among them decide", async () => {
    const league = await leagueOf(FUTSAL);
    const results = group.map(({ at, ...match }) => makeResult({ ...match, id: `g${at}` }));
    const { tables } = competition(league, results, teams);
    expect(
      Object.fromEntries(tables.map((one) => [one.group, one.lines.map(({ row }) => row.team)])),
    ).toEqual(GROUPS);
    const ofA = tables[0]?.lines.map(({ row }) => [row.points, row.gf, row.ga]);
    expect(ofA).toEqual([
      [9, 9, 3],
      [3, 8, 5],
      [3, 6, 9],
      [3, 6, 12],
    ]);
  });

  it("has its knock-out, and its winner", async () => {
    const league = await leagueOf(FUTSAL);
    const results = group.map(({ at, ...match }) => makeResult({ ...match, id: `g${at}` }));
    const first = bracketOf(competition(league, results, teams), results);
    const slotOf = (pair: readonly string[], of: typeof first) =>
      of.find(({ state: { a, b } }) =>
        [a, b].every((side) => "team" in side && pair.includes(side.team)),
      )?.slot.id;
    let all = [...results];
    let ties = first;
    for (const { at, stage, ...match } of matchesIn(KNOCK_OUT)) {
      const slot = slotOf([match.teamA, match.teamB], ties) ?? "";
      expect(slot, match.teamA).toMatch(new RegExp(`^${stage}`));
      all = [...all, makeResult({ ...match, id: `k${at}`, stage: slot })];
      ties = bracketOf(competition(league, all, teams), all);
    }
    const winners = ties.map(({ slot: { id }, state: { winner } }) => [id, winner]);
    expect(Object.fromEntries(winners)).toMatchObject({ F: "Portugal", P3: "Spain" });
  });
});

describe("what an owner calls a sport", () => {
  const two = openedLeagues([
    makeLeague({
      id: "one",
      sport: "other",
      order: 1,
      settings: "called=Water polo;colour=rose;glyph=waves",
    }),
    makeLeague({ id: "two", sport: "other", order: 2, settings: "called=water polo;colour=plum" }),
    makeLeague({
      id: "three",
      sport: "other",
      order: 3,
      settings: "called=Netball",
      section: "studentWeek",
    }),
    makeLeague({ id: "four", sport: "football", order: 4, settings: "called=Futsal" }),
  ]).map(({ entry }) => entry);

  it("is a sport of the menu, the same for all leagues of that name; a sport with a name keeps it", () => {
    expect(sportsOf(two).map(({ name, glyph }) => [name, glyph])).toEqual([
      ["Football", sportEntryOf("football").glyph],
      ["Water polo", glyphs["waves"]],
      ["Netball", glyphs["ball"]],
    ]);
    expect(two.map(({ sport }) => sport)).toEqual([
      "other-rose-waves-water-polo",
      "other-rose-waves-water-polo",
      "other-slate-ball-netball",
      "football",
    ]);
  });

  it("has its leagues in the menu, and no pages of sections that are still to come", () => {
    const [, polo, netball] = sportsOf(two);
    if (!polo || !netball) throw new Error("The menu lacks a sport.");
    expect(menuLinks(polo, two).map(({ to }) => to)).toEqual(["/one/home", "/two/home"]);
    expect(menuLinks(netball, two).map(({ to }) => to)).toEqual(["/three/home"]);
    const paths = [...routesOf(two, two).keys()];
    expect(paths.filter((path) => /-other|polo|netball|undefined/.test(path))).toEqual([]);
  });

  it("is a sport for itself where it is named in another script", () => {
    const idOf = (called: string) =>
      openedLeagues([makeLeague({ sport: "other", settings: `called=${called}` })])[0]?.entry.sport;
    expect(idOf("ハンドボール")).toMatch(/^other-slate-ball-[a-z0-9]+$/);
    expect(idOf("ハンドボール")).not.toBe(idOf("バレーボール"));
  });
});

it.each([
  ["a drawing and a colour that there are not", "called=Chess boxing;glyph=toString;colour=gold"],
  ["a name alone", "called=Chess boxing"],
])("plays with %s", async (_, settings) => {
  const { sport, game } = await leagueOf({ settings });
  expect(sport).toBe("other-slate-ball-chess-boxing");
  expect(sportEntryOf(sport).glyph).toBe(glyphs["ball"]);
  expect(game.name).toBe("Chess boxing");
});

const text = (of: readonly string[]) => of.join(";");
const part = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        ..."base word parts minutes players sets setPoints lastPoints lead draws scorers assists cards pack called glyph colour points groups cup through".split(
          " ",
        ),
      ),
      fc.constantFrom(
        ..."goals points sets frames none halves thirds quarters 0 1 3 9 25 999 yes no other.set-ratio football.arena rose waves A,B 3-1-0 __proto__ constructor".split(
          " ",
        ),
      ),
    )
    .map(([key, value]) => `${key}=${value}`),
  fc.string({ maxLength: 20 }),
);

it("makes a league of any settings, whose records can be stored and read again", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 8 }),
      fc.array(part, { maxLength: 8 }),
      async (a, b) => {
        const league = await leagueOf({ score: text(a), settings: text(b) });
        const results = [
          makeResult({ id: "a", scoreA: 3, scoreB: 1 }),
          makeResult({ id: "b", scoreA: 0, scoreB: 0, detail: "0-0 0-0" }),
        ];
        expect(competition(league, results).tables.length).toBeGreaterThan(0);
        const stored = toDocument("results", results[0] ?? makeResult(), shapeOf(league));
        expect(Object.keys(stored)).toEqual(
          Object.keys(toDocument("results", makeResult(), shapeOf(await leagueOf({})))),
        );
        expect(parseRecord("results", "a", stored)).toMatchObject({ ok: true });
        const { columns } = league.game.table;
        expect(columns.filter(({ decisive }) => decisive)).toHaveLength(1);
      },
    ),
    { numRuns: randomRuns(60, 2_000) },
  );
});

describe("matches of sets", () => {
  it("have sets and points of their own, and a table by the ratio of sets", async () => {
    const league = await leagueOf({
      score: "base=sets;sets=2;setPoints=21;lastPoints=15;lead=2",
      settings: "called=Beach volleyball;players=2;points=2-0-1",
    });
    const match = (id: string, teamA: string, teamB: string, detail: string) => {
      const read = league.game.scoreFormat?.read(detail);
      const [scoreA = 0, scoreB = 0] =
        (read?.ok && league.game.scoreFormat?.headline(read.sheet)) || [];
      return makeResult({ id, teamA, teamB, detail, scoreA, scoreB });
    };
    const { tables, refused } = competition(league, [
      match("1", "Ann", "Bea", "21-19 15-21 15-13"),
      match("2", "Bea", "Cia", "21-10 21-12"),
      match("3", "Cia", "Ann", "21-15 21-15"),
    ]);
    expect(refused).toEqual([]);
    expect(tables[0]?.lines.map(({ row }) => [row.team, row.points, row.gf, row.ga])).toEqual([
      ["Bea", 3, 3, 2],
      ["Cia", 3, 2, 2],
      ["Ann", 3, 2, 3],
    ]);
    expect(league.game.table.figures?.map(({ short }) => short)).toEqual(["SR", "RR"]);
    const short = makeResult({ scoreA: 2, scoreB: 0, detail: "20-18 21-12" });
    expect(competition(league, [short]).refused).toHaveLength(1);
  });
});
