import { expect, it } from "vitest";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import { noGround, type GroundEntry } from "@/domain/schedule/ground";
import type { RecordOf } from "@/records/record";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { against, pasted } from "../../../tests/harness/pasteScene";
import { mls } from "../../../tests/arena/leagues/mls";
import { filedMatches } from "@/domain/match/matchDoubts";
import { matchWarnings } from "../kind/matchWarnings";
import { stepsOfRows } from "./preview";

/* Matches that are on file although neither minute, week nor day says so (shared/cases, situation 24). */

const A = "Kingsway Rovers";
const B = "Mount Trojans";
const C = "Harbour Eagles";
const D = "Lagoon City";
const clubs = [A, B, C, D];
const format = { ...formatOf(mls, NO_FORMAT_CHOICE), rounds: 2 as const };
const at = (text: string) => Date.parse(`${text}:00+01:00`);

interface OnFile {
  readonly fixtures?: readonly RecordOf<"fixtures">[];
  readonly results?: readonly RecordOf<"results">[];
  readonly grounds?: readonly GroundEntry[];
}

const onFile = ({ fixtures = [], results = [], grounds = [] }: OnFile) => ({
  clubs,
  format,
  fixtures,
  onFile: { filed: filedMatches(fixtures, results), format, grounds },
});

const asResults = (text: string, file: OnFile, answers: Record<string, string> = {}) => {
  const wanted = against("results", file.results ?? [], { ...onFile(file), answers });
  return pasted(`Date,Home,Away,Score\n${text}`, wanted, answers);
};

const asFixtures = (text: string, file: OnFile, answers: Record<string, string> = {}) => {
  const wanted = against("fixtures", file.fixtures ?? [], { ...onFile(file), answers });
  return pasted(`Date,Home,Away,Ground\n${text}`, wanted, answers);
};

const swapped = makeFixture({
  id: "f1",
  teamA: B,
  teamB: C,
  date: at("2026-03-08T09:20"),
  gameWeek: "5",
  lineUpA: ["Ayo"],
});
const row = `08.03.2026 09:20,${C},${B},2-1`;

it("asks which home side is right where the clubs are on file the other way round", () => {
  for (const { asks, rows } of [
    asResults(row, { fixtures: [swapped] }),
    asFixtures(`08.03.2026 09:20,${C},${B},`, { fixtures: [swapped] }),
    // On its day without a time as well.
    asFixtures(`08.03.2026,${C},${B},`, { fixtures: [swapped] }),
  ]) {
    expect(asks).toMatchObject([{ lines: [2] }]);
    expect(rows).toMatchObject([{ state: "asked", doubt: { of: { id: "f1" } } }]);
    expect(rows[0]?.notes.join()).toContain(`${B} v ${C}`);
  }
});

it("turns the row round, changes the home side on file, or adds another match, as it is answered", () => {
  const turned = asResults(row, { fixtures: [swapped] }, { otherWay: "turn" });
  expect(turned.asks).toEqual([]);
  expect(turned.rows).toMatchObject([
    { state: "add", entity: { teamA: B, teamB: C, scoreA: 1, scoreB: 2 } },
  ]);

  const home = asResults(row, { fixtures: [swapped] }, { otherWay: "home" });
  expect(home.rows).toMatchObject([{ state: "add", entity: { teamA: C, scoreA: 2 } }]);
  expect(stepsOfRows("results", home.rows)).toMatchObject([
    { kind: "fixtures", does: "change", entity: { teamA: C, teamB: B, lineUpB: ["Ayo"] } },
    { kind: "results", does: "add" },
  ]);

  const fixture = `08.03.2026 09:20,${C},${B},North ground`;
  const moved = asFixtures(fixture, { fixtures: [swapped] }, { otherWay: "home" });
  expect(moved.rows).toMatchObject([
    {
      state: "change",
      record: { id: "f1" },
      entity: { teamA: C, lineUpA: [], lineUpB: ["Ayo"], stadium: "North ground", gameWeek: "5" },
    },
  ]);
  const kept = asFixtures(fixture, { fixtures: [swapped] }, { otherWay: "turn" });
  expect(kept.rows).toMatchObject([
    { state: "change", record: { id: "f1" }, entity: { teamA: B, stadium: "North ground" } },
  ]);

  const other = asResults(row, { fixtures: [swapped] }, { otherWay: "other" });
  expect(other.rows).toMatchObject([{ state: "add", entity: { teamA: C }, besides: [] }]);
});

it("never takes the home side of a match away from its score", () => {
  const result = makeResult({ ...swapped, id: "f1", scoreA: 2, scoreB: 1 });
  const file = { fixtures: [swapped], results: [result] };
  const text = `08.03.2026 09:20,${C},${B},`;
  const { asks, rows } = asFixtures(text, file);
  expect(asks.map(({ choices }) => choices.map(({ value }) => value))).toEqual([["turn", "other"]]);
  expect(rows[0]?.notes.join()).toContain("2–1");
  const around = { id: "f1", fixtures: [swapped], results: [result], format };
  const turned = { ...swapped, teamA: C, teamB: B };
  // In the fixture's form, and in that of the result: only a score that was turned as well is right.
  expect(matchWarnings(turned, "fixtures", around)).toMatchObject([
    { field: "teamA", text: expect.stringContaining(`${B} 2–1 ${C}`) },
  ]);
  const scored = (scoreA: number, scoreB: number) => ({
    ...result,
    teamA: C,
    teamB: B,
    scoreA,
    scoreB,
  });
  expect(matchWarnings(scored(2, 1), "results", around)).toMatchObject([{ field: "scoreA" }]);
  expect(matchWarnings(scored(1, 2), "results", around)).toEqual([]);
  expect(matchWarnings(scored(2, 1), "results", { ...around, results: [] })).toMatchObject([
    { field: "teamA", text: expect.stringContaining(`${B} v ${C}`) },
  ]);
});

it("asks nothing of the return match, of a match called off or of a stage", () => {
  const off = { ...swapped, status: "Cancelled" };
  const cup = { ...swapped, stage: "SF1" };
  const elsewhere = { ...swapped, date: at("2026-04-08T09:20"), gameWeek: "9" };
  for (const one of [off, cup, elsewhere]) {
    const { asks, rows } = asResults(row, { fixtures: [one] });
    expect(asks).toEqual([]);
    expect(rows).toMatchObject([{ state: "add" }]);
  }
});

const twice = [
  makeFixture({ id: "f1", teamA: A, teamB: B, date: at("2026-03-01T15:00"), gameWeek: "1" }),
  makeFixture({ id: "f2", teamA: B, teamB: A, date: at("2026-04-01T15:00"), gameWeek: "6" }),
];

it("says where two clubs have met as often as the season says, and lets the match on file move", () => {
  const third = `11.04.2026 15:00,${A},${B},`;
  const shown = asFixtures(third, { fixtures: twice });
  expect(shown.asks).toEqual([]);
  expect(shown.choices).toMatchObject([{ id: "metEnough" }]);
  expect(shown.rows).toMatchObject([{ state: "add", doubt: { id: "metEnough" } }]);

  const moved = asFixtures(third, { fixtures: twice }, { metEnough: "move" });
  expect(moved.rows).toMatchObject([
    { state: "change", record: { id: "f1" }, entity: { date: at("2026-04-11T15:00") } },
  ]);
  const result = asResults(
    `11.04.2026 15:00,${A},${B},3-0`,
    { fixtures: twice },
    { metEnough: "move" },
  );
  expect(stepsOfRows("results", result.rows)).toMatchObject([
    {
      kind: "fixtures",
      does: "change",
      before: { id: "f1" },
      entity: { date: at("2026-04-11T15:00") },
    },
    { kind: "results", does: "add" },
  ]);
  const left = asFixtures(third, { fixtures: twice }, { metEnough: "leave" });
  expect(left.rows).toMatchObject([{ state: "left" }]);
});

it("counts a fixture and its result as one meeting", () => {
  const result = makeResult({ ...twice[0], id: "f1", scoreA: 1, scoreB: 0 });
  const [first] = twice;
  const { choices } = asFixtures(`11.04.2026 15:00,${B},${A},`, {
    fixtures: first ? [first] : [],
    results: [result],
  });
  expect(choices).toEqual([]);
});

it("knows one match in the lists of both clubs", () => {
  const both = (second: string) =>
    asResults(`21.03.2026 15:00,${A},${B},2-1\n21.03.2026 15:00,${second}`, {}).rows.map(
      ({ state, reasons }) => `${state} ${reasons.join()}`,
    );
  expect(both(`${B},${A},1-2`)).toEqual(["add ", "refused The same as row 2, the other way round"]);
  expect(both(`${B},${A},2-2`)).toEqual([
    "add ",
    "refused Row 2 has this match with another score",
  ]);
  expect(both(`${A},${B},2-2`)).toEqual([
    "add ",
    "refused Row 2 has this match with another score",
  ]);
  // Without times two matches of one day can be meant.
  const day = asResults(`21.03.2026,${A},${B},2-1\n21.03.2026,${B},${A},3-0`, {});
  expect(day.rows.map(({ state }) => state)).toEqual(["add", "add"]);
});

it("says where a club or a ground with one place has two matches at one minute", () => {
  const grounds = [
    { ...noGround, name: "Main bowl" },
    { ...noGround, name: "Hall", courts: 3 },
  ];
  const doubtsOf = (text: string, file: OnFile = {}) =>
    asFixtures(text, { grounds, ...file }).rows.map(({ doubt }) => doubt?.id ?? null);
  const club = `21.03.2026 15:00,${A},${B},\n21.03.2026 15:00,${A},${C},`;
  expect(doubtsOf(club)).toEqual(["oneMinute", "oneMinute"]);
  const ground = (name: string) =>
    `21.03.2026 15:00,${A},${B},${name}\n21.03.2026 15:00,${C},${D},${name}`;
  expect(doubtsOf(ground("Main bowl"))).toEqual(["oneMinute", "oneMinute"]);
  expect(doubtsOf(ground("Hall"))).toEqual([null, null]);
  expect(doubtsOf(`01.03.2026 15:00,${C},${B},`, { fixtures: twice })).toEqual(["oneMinute"]);

  const left = asFixtures(club, { grounds }, { oneMinute: "leave" });
  expect(left.rows.map(({ state }) => state)).toEqual(["left", "left"]);
});

it("warns in a form, but not of the match that is in it", () => {
  const around = { id: "f9", fixtures: [swapped], results: [], format };
  const match = { ...swapped, teamA: C, teamB: B };
  expect(matchWarnings(match, "fixtures", around)).toMatchObject([{ field: "teamA" }]);
  expect(matchWarnings(match, "fixtures", { ...around, id: "f1" })).toEqual([]);
  const result = makeResult({ ...swapped, id: "r1", teamB: D, scoreA: 1, scoreB: 0 });
  expect(
    matchWarnings({ ...swapped, teamB: A }, "results", {
      ...around,
      fixtures: [],
      results: [result],
    }),
  ).toMatchObject([{ field: "date" }]);
});

it.each([
  ["a status of a match that is not over", "Status", "HT", "FT"],
  ["a status that is not known", "Status", "acknowledged", "FT"],
  ["a round of a knock-out", "Round", "Semi-final", "1"],
  ["a stage that is not known", "Stage", "Zeta", "Final"],
  ["a no under Played", "Played", "no", "yes"],
])("saves no row that waits for an answer about %s", (_, heading, word, other) => {
  const text = (on: string, teams: string, said: string) => `${on},${teams},2-1,${said}`;
  const { asks, rows } = pasted(
    [
      `Date,Home,Away,Score,${heading}`,
      text("08.03.2026", `${A},${B}`, other),
      text("09.03.2026", `${C},${D}`, word),
    ].join("\n"),
    against("results", [], onFile({})),
    {},
  );
  expect(asks).toMatchObject([{ lines: [3] }]);
  expect(rows[1]?.state).toBe("asked");
  expect(stepsOfRows("results", rows)).toHaveLength(1);
});
