import { expect, it } from "vitest";
import { mttl } from "../../../tests/arena/leagues/mttl";
import {
  makeFixture,
  makeResult,
  makeSeason,
  makeStanding,
} from "../../../tests/factories/records";
import { outlook } from "../table/outlook";
import { bracketOf } from "./bracket";
import { competitionOf, type SeasonRecords } from "./competition";

const [SPIN, NET, PENHOLD, LAGOON] = mttl.clubs.map(({ name }) => name) as [string, ...string[]];
const won = (teamA = "", teamB = "", more = {}) =>
  makeResult({ id: teamA + teamB, teamA, teamB, scoreA: 3, scoreB: 0, gameWeek: "1", ...more });
const part = [won(SPIN, NET), won(PENHOLD, LAGOON)];
const all = [...part, won(SPIN, PENHOLD), won(NET, LAGOON), won(SPIN, LAGOON), won(NET, PENHOLD)];
const season = (results: SeasonRecords["results"], of: Partial<SeasonRecords> = {}) =>
  competitionOf(mttl, {
    teams: [],
    fixtures: [],
    seasons: [
      makeSeason({ id: "2026", format: "groups=;rounds=1;through=2;cup=2;third=no;legs=1" }),
    ],
    standings: [SPIN, NET, PENHOLD, LAGOON].map((team = "") =>
      makeStanding({ id: team, team, group: "" }),
    ),
    results,
    ...of,
  });
const missingIn = (...of: Parameters<typeof season>) =>
  season(...of).tables[0]?.input?.missing?.map(({ a, b }) => `${a} v ${b}`);

it("claims nothing while matches of the format are neither played nor planned", () => {
  const competition = season(part);
  const [table] = competition.tables;
  if (!table?.input) throw new Error("a table is computed");
  expect(table.input.missing).toHaveLength(4);
  expect(table.ranked?.provisional).toBe(true);
  const verdicts = [...outlook({ ...table.input, places: 2 }).values()];
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(["open", "open", "open", "open"]);
  expect(bracketOf(competition, part)[0]?.state.a).toMatchObject({ waiting: "1st of the table" });

  const whole = season(all);
  expect(whole.tables[0]?.ranked?.provisional).toBe(false);
  expect(bracketOf(whole, all)[0]?.state).toMatchObject({ a: { team: SPIN }, b: { team: NET } });
});

it("misses what the format says, less what was played, planned, called off or declared void", () => {
  expect(missingIn(all.slice(1))).toEqual([`${SPIN} v ${NET}`]);
  for (const status of ["", "Postponed", "Cancelled"]) {
    const fixtures = [makeFixture({ teamA: NET ?? "", teamB: SPIN, status, gameWeek: "1" })];
    expect(missingIn(all.slice(1), { fixtures })).toEqual([]);
  }
  expect(missingIn([...all.slice(1), won(SPIN, NET, { ending: "void" })])).toEqual([]);
  // A match of the knock-out is none of the table.
  expect(missingIn([...all.slice(1), won(SPIN, NET, { stage: "F" })])).toHaveLength(1);
});

it("takes a match played again for the one that is void, not for the second meeting", () => {
  const seasons = [
    makeSeason({ id: "2026", format: "groups=;rounds=2;through=2;cup=2;third=no;legs=1" }),
  ];
  const standings = [SPIN, NET].map((team = "") => makeStanding({ id: team, team, group: "" }));
  const again = [won(SPIN, NET, { id: "void", ending: "void" }), won(SPIN, NET)];
  expect(missingIn(again, { seasons, standings })).toHaveLength(1);
  expect(missingIn([...again, won(NET, SPIN)], { seasons, standings })).toEqual([]);
});

it("misses nothing of a club that has withdrawn, nor of a season that is over", () => {
  const out = [SPIN, NET, PENHOLD, LAGOON].map((team = "") =>
    makeStanding({ id: team, team, group: "", out: team === LAGOON ? "keep" : "" }),
  );
  expect(missingIn(part, { standings: out })?.join()).not.toContain(LAGOON);
  const old = part.map((one) => ({ ...one, season: "2025" }));
  const seasons = [makeSeason({ id: "2025", season: "2025" })];
  const past = competitionOf(
    mttl,
    { teams: [], fixtures: [], standings: [], seasons, results: old },
    "2025",
    "computed",
  );
  expect(past.tables.flatMap(({ input }) => input?.missing ?? [])).toEqual([]);
});
