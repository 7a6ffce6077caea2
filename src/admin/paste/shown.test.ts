import fc from "fast-check";
import { expect, it } from "vitest";
import { arena } from "@arena/arena";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { mltl } from "../../../tests/arena/leagues/mltl";
import { mttl } from "../../../tests/arena/leagues/mttl";
import { mvl } from "../../../tests/arena/leagues/mvl";
import { isFull, randomRuns } from "../../../tests/harness/forms";
import { against, pasted } from "../../../tests/harness/pasteScene";
import { dayInWords } from "@/domain/day";
import type { League } from "@/domain/league/league";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import { formatKickOff } from "@/domain/time";
import type { Result } from "@/records/results/schema";

/* What the preview shows is what is stored, whatever is in a cell; scores are read as they are meant, or not at all. */

const rowsOf = (league: League, headings: string, lines: readonly string[]) =>
  pasted(
    [headings, ...lines].join("\n"),
    against("results", [], { league, format: formatOf(league, NO_FORMAT_CHOICE) }),
  );

/** The day and time of a result in words, worked out apart from what shows it. */
function whenOf({ date, day }: Result): string {
  const moment = formatKickOff(date, arena.timeZone);
  if (moment) return `${moment.dated}, ${moment.time}`;
  return day === "" ? "" : dayInWords(day).dated;
}

const stored: Readonly<Record<string, (result: Result) => string>> = {
  teamA: ({ teamA }) => teamA,
  teamB: ({ teamB }) => teamB,
  scoreA: ({ scoreA }) => String(scoreA ?? ""),
  scoreB: ({ scoreB }) => String(scoreB ?? ""),
  date: whenOf,
  gameWeek: ({ gameWeek }) => gameWeek,
  stage: ({ stage }) => stage,
  ending: ({ ending }) => ending,
  detail: ({ detail }) => detail,
};

const cells = {
  date: "12/08/2023,2023-08-12,12.08.23,Sat 12 Aug 2023,45150,45150.625,12 août 2023,8/25/23,12/8,TBC,".split(
    ",",
  ),
  time: "15:00,3pm,3:00,15h30,19.45,7:30 PM ET,15:00Z,TBC,,1530,noon".split(","),
  score:
    "2-1,2–1,2:1,0 - 0,1-1 (4-3 pens),4:0 (2:0),W/O,H-W,P-P,2-1 aet,,15:30,3-0 awarded,2½-1½,02-Jan".split(
      ",",
    ),
  week: "1,Week 2,R3,Spieltag 4,2.,final,,7.0".split(","),
};

/** A cell as it is, or with a slip of the keys. */
const typed = (from: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...from),
      fc.nat(20),
      fc.oneof(
        { weight: 4, arbitrary: fc.constant("") },
        { weight: 1, arbitrary: fc.constantFrom(..."01:-. x/p") },
      ),
      fc.boolean(),
    )
    .map(([cell, at, slip, isPut]) =>
      slip === "" ? cell : cell.slice(0, at) + slip + cell.slice(isPut ? at : at + 1),
    );

it("shows of any cell what is stored, or refuses it", () => {
  const row = fc.tuple(typed(cells.date), typed(cells.time), typed(cells.score), typed(cells.week));
  const runs = randomRuns(40, 3_000);
  let saved = 0;
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (lines) => {
      const { rows } = rowsOf(
        mls,
        "Date\tTime\tHome\tScore\tAway\tWeek",
        lines.map(([date, time, score, week], at) =>
          [date, time, `Home ${at}`, score, `Away ${at}`, week].join("\t"),
        ),
      );
      for (const { meant, cells: shown, entity } of rows) {
        if (meant !== "add") continue;
        saved += 1;
        for (const [name, { text }] of Object.entries(shown))
          expect([name, text]).toEqual([name, stored[name]?.(entity)]);
        // What no column says is not made up either.
        expect(["", shown["ending"]?.text]).toContain(entity.ending);
      }
    }),
    { numRuns: runs, examples: [[[["12/08/2023", "15:00", "2-1", "Wee  2"]]]] },
  );
  // Among few runs chance decides how many rows are read.
  expect(saved).toBeGreaterThan(isFull ? runs / 2 : runs / 10);
});

interface Written {
  readonly league: League;
  readonly cell: string;
  readonly scores: readonly [number, number];
  readonly ending?: string;
  readonly detail?: string;
}

const sign = fc.constantFrom("-", "–", "−", ":", " - ", " – ", " : ", "–", " x ");
const goal = fc.integer({ min: 0, max: 9 });

const football = fc
  .record({
    a: goal,
    b: goal,
    half: fc.tuple(goal, goal),
    sign,
    way: fc.nat(6),
    kicks: fc.constantFrom([4, 3], [5, 6]),
  })
  .map(({ a, b, half: [h, i], sign: s, way, kicks: [k = 0, l = 0] }): Written => {
    const [x, y] = [Math.min(h, a), Math.min(i, b)];
    const pair = `${a}${s}${b}`;
    const score = { league: mls, scores: [a, b] } as const;
    const level = { league: mls, scores: [a, a], ending: `pens ${k}-${l}` } as const;
    const ways: readonly Written[] = [
      { ...score, cell: pair },
      { ...score, cell: `${pair} (${x}${s}${y})`, detail: `ht ${x}-${y}` },
      { ...score, cell: `${pair} (HT ${x}-${y})`, detail: `ht ${x}-${y}` },
      { ...score, cell: `${pair} a.e.t.`, ending: "aet" },
      {
        ...score,
        cell: `${pair} n.V. (${x}:${y})`,
        ending: "aet",
        // A level score there may be that before extra time.
        ...(x !== y && { detail: `ht ${x}-${y}` }),
      },
      { ...level, cell: `${a}${s}${a} (${k}-${l} pens)` },
      { ...level, cell: `${a}${s}${a}, ${k}-${l} on penalties` },
    ];
    return ways[way] ?? { ...score, cell: pair };
  });

const points = fc.integer({ min: 40, max: 130 });
const basketball = fc
  .tuple(points, points, sign, fc.constantFrom("", " OT", " (OT)", " 2OT"))
  .filter(([a, b]) => a !== b)
  .map(([a, b, s, late]): Written => ({
    league: mbl,
    cell: `${a}${s}${b}${late}`,
    scores: [a, b],
    ending: late === "" ? "" : "aet",
  }));

const chess = fc
  .tuple(fc.integer({ min: 0, max: 8 }), sign, fc.constantFrom("½", ".5", ",5", " 1/2"))
  .map(([won, s, mark]): Written => {
    const written = (doubled: number) =>
      `${doubled === 1 && mark === "½" ? "" : Math.floor(doubled / 2)}${doubled % 2 === 1 ? mark : ""}`;
    return {
      league: mcl,
      cell: `${written(won)}${s}${written(8 - won)}`,
      scores: [won, 8 - won],
    };
  });

/** A won set, or game of table tennis, and its two figures. */
const setOf = (to: number) =>
  fc.integer({ min: 0, max: to - 2 }).map((other) => [to, other] as const);
const sets = fc
  .tuple(
    fc.constantFrom([mvl, 25] as const),
    fc.array(setOf(25), { minLength: 3, maxLength: 3 }),
    fc.array(setOf(25), { maxLength: 1 }),
    fc.constantFrom(", ", " ", "; ", " / "),
    fc.constantFrom("-", ":", "–"),
    fc.boolean(),
  )
  .map(([[league], won, lost, between, s, isTold]): Written => {
    const all = [...lost.map(([a, b]) => [b, a] as const), ...won];
    const said = all.map(([a, b]) => `${a}${s}${b}`).join(between);
    return {
      league,
      cell: isTold ? `3${s}${lost.length} (${said})` : said,
      scores: [3, lost.length],
      detail: all.map(([a, b]) => `${a}-${b}`).join(" "),
    };
  });

const ties = fc
  .tuple(
    fc.constantFrom(
      [mttl, 3, 0] as const,
      [mttl, 3, 1] as const,
      [mltl, 3, 0] as const,
      [mltl, 1, 2] as const,
    ),
    sign,
  )
  .map(([[league, a, b], s]): Written => ({ league, cell: `${a}${s}${b}`, scores: [a, b] }));

it("reads a score in any way of writing it as it is meant, or refuses it", () => {
  const found: ("right" | "refused")[] = [];
  fc.assert(
    fc.property(fc.oneof(football, basketball, chess, sets, ties), (one) => {
      const { rows, asks } = rowsOf(one.league, "Home\tResult\tAway", [`A\t${one.cell}\tB`]);
      const [row] = rows;
      if (row?.state !== "add" || asks.length > 0) return void found.push("refused");
      const { scoreA, scoreB, ending, detail } = row.entity;
      expect([one.cell, scoreA, scoreB, ending, detail]).toEqual([
        one.cell,
        ...one.scores,
        one.ending ?? "",
        one.detail ?? "",
      ]);
      found.push("right");
    }),
    { numRuns: randomRuns(100, 5_000) },
  );
  const right = found.filter((one) => one === "right").length;
  expect(right / found.length).toBeGreaterThanOrEqual(isFull ? 0.98 : 0.9);
});

const clubs = ["Lagoon City", "Mount Trojans"];
const inFootball = (kind: "fixtures" | "results", text: string) =>
  pasted<typeof kind>(text, against<typeof kind>(kind, [], { clubs }));

it.each([
  "Home,Winner,Loser,Score\nLagoon City,Mount Trojans,Lagoon City,0-2",
  "Home,Loser,Winner,Score\nLagoon City,Lagoon City,Mount Trojans,0-2",
])("reads who lost in either order of the columns: %s", (text) => {
  const [row] = inFootball("results", text).rows;
  expect(row?.entity).toMatchObject({ teamA: "Lagoon City", teamB: "Mount Trojans" });
});

it.each([
  ["Lagoon City (postponed),Mount Trojans,Postponed", "Postponed"],
  ["Lagoon City (postponed),Mount Trojans (postponed),", "Postponed"],
  ["Lagoon City (postponed),Mount Trojans", "Postponed"],
])("takes the state of a match off every name: %s", (line, status) => {
  const text = `Home,Away,Status\nMount Trojans,Lagoon City,Upcoming\n${line}`;
  const { asks, rows } = inFootball("fixtures", text);
  expect(asks).toEqual([]);
  expect(rows[1]?.entity).toMatchObject({
    teamA: "Lagoon City",
    teamB: "Mount Trojans",
    status,
  });
});

it.each(["w/o", "postponed"])("asks about a name with another state: %s beside Final", (state) => {
  const line = `Lagoon City (${state}),Mount Trojans,3,0,Final`;
  const { asks } = inFootball("results", `Home,Away,Home score,Away score,Status\n${line}`);
  expect(asks.map(({ what }) => what)).toEqual([
    expect.stringContaining(`“Lagoon City (${state})”`),
  ]);
});

it.each([
  ["Home,Away,Home score,Away score,FTR", "Lagoon City,Mount Trojans,two,1,H"],
  ["Home,Away,Home score,Away score,Status", "Lagoon City,Mount Trojans,two,1,w/o home"],
])(
  "says of a score that cannot be read that it is none, not what else contradicts it",
  (...text) => {
    const [row] = inFootball("results", text.join("\n")).rows;
    expect(row?.reasons).toEqual([expect.stringContaining("“two” is no score")]);
  },
);

it.each(["BYE 1", "B Y E", "*** B Y E 1 ***"])("leaves out a bye: %s", (name) => {
  const [row] = inFootball("fixtures", `Home,Away\nLagoon City,${name}`).rows;
  expect(row).toMatchObject({ state: "left", reasons: ["A bye: no match is played"] });
});
