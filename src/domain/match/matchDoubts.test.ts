import { expect, it } from "vitest";
import { noGround } from "../schedule/ground";
import type { Split } from "../league/league";
import {
  isOtherWayRound,
  matchDoubts,
  pairDoubts,
  type FiledMatch,
  type KnownMatch,
} from "./matchDoubts";

/* Vectors: what a row may be of what is on file, and what is doubtful of it. */

const day = (text: string) => Date.parse(`${text}T15:00:00+01:00`);
const match = (
  teamA: string,
  teamB: string,
  on: string,
  more: Partial<KnownMatch> = {},
): KnownMatch => ({
  teamA,
  teamB,
  date: on === "" ? null : day(on),
  gameWeek: "",
  stage: "",
  ...more,
});
const fixture = (id: string, of: KnownMatch): FiledMatch => ({ kind: "fixtures", id, match: of });
const result = (id: string, of: KnownMatch): FiledMatch => ({
  kind: "results",
  id,
  match: of,
  score: "2–1",
});

const once = [fixture("f1", match("Ash", "Beech", "2026-03-01", { gameWeek: "1" }))];
const both = [...once, fixture("f2", match("Beech", "Ash", "2026-04-01", { gameWeek: "6" }))];
const played = [...once, result("f1", match("Ash", "Beech", "2026-03-01", { gameWeek: "1" }))];

interface Vector {
  readonly filed: readonly FiledMatch[];
  readonly rounds: 1 | 2 | 3 | 4;
  readonly split?: Split;
  readonly of: KnownMatch;
  readonly list?: FiledMatch["kind"];
}

it.each<readonly [name: string, vector: Vector, doubt: string | null]>([
  [
    "the match on file itself",
    { filed: once, rounds: 2, of: match("Ash", "Beech", "2026-03-01") },
    null,
  ],
  [
    "the other way round at its minute",
    { filed: once, rounds: 2, of: match("Beech", "Ash", "2026-03-01") },
    "otherWay f1",
  ],
  [
    "the other way round in its week",
    { filed: once, rounds: 2, of: match("Beech", "Ash", "2026-03-02", { gameWeek: "1" }) },
    "otherWay f1",
  ],
  [
    "the other way round on its day, without a time",
    { filed: once, rounds: 2, of: match("Beech", "Ash", "", { day: "2026-03-01" }) },
    "otherWay f1",
  ],
  [
    "the other way round, and played",
    { filed: played, rounds: 2, of: match("Beech", "Ash", "2026-03-01") },
    "otherWay f1 2–1",
  ],
  ["the return match", { filed: once, rounds: 2, of: match("Beech", "Ash", "2026-04-01") }, null],
  [
    "the only meeting on another day",
    { filed: once, rounds: 1, of: match("Ash", "Beech", "2026-03-09") },
    "metEnough f1",
  ],
  [
    "a third meeting of two",
    { filed: both, rounds: 2, of: match("Ash", "Beech", "2026-05-01") },
    "metEnough f1",
  ],
  [
    "a third meeting of three",
    { filed: both, rounds: 3, of: match("Ash", "Beech", "2026-05-01") },
    null,
  ],
  [
    "once more after the table has parted",
    {
      filed: both,
      rounds: 2,
      split: { after: 2, sizes: [2, 2] },
      of: match("Ash", "Beech", "2026-05-01"),
    },
    null,
  ],
  [
    "a match of a cup",
    { filed: both, rounds: 2, of: match("Ash", "Beech", "2026-05-01", { stage: "SF1" }) },
    null,
  ],
  [
    "a club at that minute elsewhere",
    { filed: once, rounds: 2, of: match("Cedar", "Ash", "2026-03-01") },
    "oneMinute",
  ],
  [
    "other clubs at that minute",
    { filed: once, rounds: 2, of: match("Cedar", "Date", "2026-03-01") },
    null,
  ],
  [
    "a match that is called off",
    {
      filed: [fixture("f1", match("Ash", "Beech", "2026-03-01", { status: "Cancelled" }))],
      rounds: 2,
      of: match("Beech", "Ash", "2026-03-01"),
    },
    null,
  ],
  [
    "a result of a fixture on another day",
    { filed: once, rounds: 1, of: match("Ash", "Beech", "2026-03-09"), list: "results" },
    "metEnough f1",
  ],
])("%s", (_, { filed, rounds, split, of, list = "fixtures" }, wanted) => {
  const format = split ? { rounds, split } : { rounds };
  const rows = [{ match: of, isKnown: false, name: "row 1" }];
  const [doubt] = matchDoubts(rows, list, { filed, format, grounds: [] }, new Set());
  const words = doubt && [doubt.id, doubt.of?.id, doubt.played?.score].filter(Boolean).join(" ");
  expect(words ?? null).toBe(wanted);
});

it("sees a ground with one place taken twice, and a club of two rows", () => {
  const rows = [
    match("Ash", "Beech", "2026-03-01", { stadium: "Bowl" }),
    match("Cedar", "Date", "2026-03-01", { stadium: "Bowl" }),
    match("Elm", "Ash", "2026-03-01"),
  ].map((one, at) => ({ match: one, isKnown: false, name: `row ${at + 1}` }));
  const grounds = [{ ...noGround, name: "Bowl" }];
  const doubts = matchDoubts(
    rows,
    "fixtures",
    { filed: [], format: { rounds: 2 }, grounds },
    new Set(),
  );
  expect(doubts.map((doubt) => doubt?.note)).toEqual([
    "Ash has another match at that minute: Elm v Ash (row 3)",
    "Bowl has another match at that minute: Ash v Beech (row 1)",
    "Ash has another match at that minute: Ash v Beech (row 1)",
  ]);
});

it("knows the same two clubs at the home of the other one", () => {
  const one = match("Ash", "Beech", "2026-03-01");
  expect(isOtherWayRound(one, match("Beech", "ASH", ""))).toBe(true);
  expect(isOtherWayRound(one, match("Ash", "Beech", ""))).toBe(false);
  expect(isOtherWayRound(one, match("Beech", "Cedar", ""))).toBe(false);
});

it("says of planned matches what pair meets once too often, and at which of them", () => {
  const plan = [
    { id: "p1", match: match("Ash", "Beech", "2026-05-01") },
    { id: "p2", match: match("Beech", "Ash", "2026-06-01") },
    { id: "p3", match: match("Ash", "Cedar", "2026-07-01") },
  ];
  expect(pairDoubts(plan, [], { format: { rounds: 2 } })).toEqual(new Map());
  const swapped = plan.with(1, { id: "p2", match: match("Ash", "Beech", "2026-06-01") });
  const doubts = pairDoubts(swapped, [], { format: { rounds: 2 }, where: "here" });
  expect([...doubts]).toEqual([
    ["p1", expect.stringMatching(/^These two meet once here: Ash v Beech, .*Jun/)],
    ["p2", expect.stringMatching(/^These two meet once here: Ash v Beech, .*May/)],
  ]);
});

it("sees a match that moves to the day of its pair's other one", () => {
  const moved = { id: "m", match: match("Ash", "Beech", "", { day: "2026-04-01" }) };
  const doubts = pairDoubts([moved], [...both].slice(1), { format: { rounds: 2 } });
  expect(doubts.get("m")).toMatch(/^On file as Beech v Ash/);
});

it("sees two clubs that meet twice on a day without times, once at each home", () => {
  const rows = [
    match("Ash", "Beech", "", { day: "2026-03-01" }),
    match("Beech", "Ash", "", { day: "2026-03-01" }),
    match("Cedar", "Ash", "", { day: "2026-03-01" }),
  ].map((one, at) => ({ match: one, isKnown: false, name: `row ${at + 1}` }));
  const around = { filed: [], format: { rounds: 2 as const }, grounds: [] };
  const doubts = matchDoubts(rows, "results", around, new Set());
  expect(doubts.map((doubt) => doubt?.note ?? null)).toEqual([
    "These two meet twice that day, once at each home (row 2)",
    "These two meet twice that day, once at each home (row 1)",
    null,
  ]);
});
