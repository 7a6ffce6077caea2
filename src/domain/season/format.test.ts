import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPattern, storedFormatPattern } from "./formatPattern";
import { KICK_OFF, makeResult, makeSeason, makeTeam } from "../../../tests/factories/records";
import { bracketOf, slotsIn } from "./bracket";
import { competitionOf } from "./competition";
import {
  firstRound,
  fits,
  formatOf,
  NO_FORMAT_CHOICE,
  readFormat,
  type FormatChoice,
} from "./format";
import { choiceOf, isBadFormat, writeFormat } from "./formatText";
import { strandedClubs } from "./strandedClubs";
import { decidedMatches, knowsDraws } from "../match/decided";
import { pointsOf } from "../table/pack";
import { leagues } from "@arena/leagues";
import type { League } from "../league/league";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { mvl } from "../../../tests/arena/leagues/mvl";

const pointsSaid = fc
  .tuple(
    fc.constantFrom(3, 5),
    fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([length, numbers]) => numbers.slice(0, length));
const choices: fc.Arbitrary<FormatChoice> = fc
  .record({
    groups: fc.constantFrom<readonly string[]>([], ["A", "B"], ["North", "South", "East"]),
    rounds: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    through: fc.integer({ min: 0, max: 32 }),
    cup: fc.constantFrom(0, 2, 4, 8, 16, 32),
    third: fc.constantFrom("yes" as const, "no" as const, "played" as const),
    legs: fc.constantFrom(1 as const, 2 as const),
    awayGoals: fc.boolean(),
    contests: fc.option(fc.integer({ min: 1, max: 20 })),
  })
  .chain((choice) =>
    fc.option(pointsSaid).map((points) => (points ? { ...choice, points } : choice)),
  )
  .map((choice) => ({ ...choice, awayGoals: choice.awayGoals && choice.legs === 2 }))
  .filter(fits);
const said = (league: League, format: string) => formatOf(league, { ...NO_FORMAT_CHOICE, format });

describe("the format in force", () => {
  it.each(leagues.map((league) => [league.slug, league] as const))(
    "is the registry's where a season says nothing: %s",
    (_, league) => {
      const { packs, scoreFormat } = league.game;
      const format = formatOf(league, NO_FORMAT_CHOICE);
      expect(format).toMatchObject(league.format);
      // Where the registry sets no first round, the best meet the last.
      const { cup, pairs } = league.format;
      expect(pairs?.length ?? cup / 2).toBe(cup / 2);
      expect(format.score).toBe(scoreFormat);
      expect(format.pack.id).toBe(packs[0].id);
      // Said in words it is the same one, down to who meets whom.
      const again = said(league, writeFormat(choiceOf(format)));
      expect({ ...again, score: again.score?.targets }).toEqual({
        ...format,
        score: format.score?.targets,
      });
    },
  );

  it("is what the season says, for whatever can be played", () => {
    fc.assert(
      fc.property(choices, fc.nat(), (choice, nth) => {
        const league = leagues[nth % leagues.length] ?? mls;
        const text = writeFormat(choice);
        expect(text).toMatch(formatPattern);
        const { contests, ...rest } = choice;
        expect(said(league, text)).toMatchObject(rest);
        const count = said(league, text).score?.contests ?? null;
        expect(count).toBe(league.game.scoreFormat?.contests ? (contests ?? count) : null);
        const slots = slotsIn(said(league, text), false);
        const entrants = choice.through * (choice.groups.length || 1);
        const matches = choice.cup === 0 ? 0 : entrants - 1;
        const third = choice.third === "yes" && choice.cup > 0 && entrants > 3 ? 1 : 0;
        expect(slots).toHaveLength(matches + third);
      }),
    );
  });

  it("is the registry's where what is stored cannot be played, whatever it is", () => {
    const bad = [
      "SF1,SF2",
      "groups=A;rounds=1;through=2;cup=2;third=no;legs=1",
      "groups=A,a;rounds=1;through=2;cup=4;third=no;legs=1",
      "groups=A,B;rounds=5;through=2;cup=4;third=no;legs=1",
      "groups=A,B;rounds=1;through=2;cup=4;third=no;legs=1;split",
      // Four would have to fill eight places.
      "groups=A,B;rounds=1;through=2;cup=8;third=no;legs=1",
    ];
    for (const format of bad) {
      expect(said(mls, format)).toEqual(formatOf(mls, NO_FORMAT_CHOICE));
      expect(isBadFormat({ format })).toBe(true);
    }
    fc.assert(
      fc.property(fc.string(), (format) => {
        expect(said(mls, format)).toEqual(formatOf(mls, NO_FORMAT_CHOICE));
      }),
    );
    expect(isBadFormat({ format: "" })).toBe(false);
  });

  it.each(["nights=2", "points=3-1-0;nights=2", "split=33:6/6;nights=2"])(
    "keeps what it does not play by yet: %s",
    (others) => {
      const text = `groups=;rounds=3;through=4;cup=4;third=no;legs=1;by=match;${others}`;
      const format = said(mls, text);
      expect(format).toMatchObject({ rounds: 3, cup: 4, by: "match" });
      expect(isBadFormat({ format: text })).toBe(false);
      expect(writeFormat(choiceOf(format))).toBe(text);
      expect(writeFormat({ ...choiceOf(format), cup: 2, through: 2 })).toContain(`;${others}`);
    },
  );

  it("reads when a table parts, and into parts of which sizes", () => {
    const text = "groups=;rounds=3;through=0;cup=0;third=no;legs=1;points=3-0-0-2-1;split=33:6/6";
    const format = said(mls, text);
    expect(format).toMatchObject({ rounds: 3, split: { after: 33, sizes: [6, 6] } });
    expect(writeFormat(choiceOf(format))).toBe(text);
    for (const split of ["33", "33:12", "0:6/6", "33:6/0", "100:6/6", "33:6-6"])
      expect(isBadFormat({ format: text.replace(/33:.*/, split) })).toBe(true);
  });

  it("pays points of the season's own, more for a win in time than for one after it", () => {
    const format = said(mls, "groups=;rounds=1;through=0;cup=0;third=no;legs=1;points=3-1-0-2-1");
    const match = (id: string, more: object) =>
      makeResult({ id, teamA: "A", teamB: "B", date: KICK_OFF, ...more });
    const pointsIn = (more: object, { pack, score } = format) => {
      if (!score) throw new Error("Football has scores.");
      const [decided] = decidedMatches([match("r", more)], { pack, format: score }).decided;
      return decided && pointsOf(pack.points, decided);
    };
    expect(pointsIn({ scoreA: 2, scoreB: 1 })).toEqual([3, 0]);
    expect(pointsIn({ scoreA: 1, scoreB: 1 })).toEqual([1, 1]);
    expect(pointsIn({ scoreA: 1, scoreB: 2, ending: "aet" })).toEqual([1, 2]);
    expect(pointsIn({ scoreA: 1, scoreB: 1, ending: "pens 4-2" })).toEqual([2, 1]);
    expect(pointsIn({ scoreA: 0, scoreB: 0, ending: "awarded B walkover" })).toEqual([0, 3]);
    // Where a season pays nothing for it, a shoot-out in the league stays a draw.
    const three = said(mls, "groups=;rounds=1;through=0;cup=0;third=no;legs=1;points=2-1-0");
    expect(pointsIn({ scoreA: 1, scoreB: 1, ending: "pens 4-2" }, three)).toEqual([1, 1]);
    expect(pointsIn({ scoreA: 2, scoreB: 0 }, three)).toEqual([2, 0]);
  });

  it("keeps the tie-breaks of the rules, and knows no draw where they know none", () => {
    for (const league of leagues) {
      const usual = formatOf(league, NO_FORMAT_CHOICE);
      if (!usual.pack.points) continue;
      const { pack } = formatOf(league, {
        ...NO_FORMAT_CHOICE,
        format: writeFormat({ ...choiceOf(usual), points: [5, 2, 1] }),
      });
      expect(pack.stages).toEqual(usual.pack.stages);
      expect(knowsDraws(pack)).toBe(knowsDraws(usual.pack));
    }
  });

  it("forgives spaces in what is stored", () => {
    const spaced = " groups=North, South; rounds=1; through=1; cup=2; third=no; legs=1 ";
    expect(said(mls, spaced)).toMatchObject({ groups: ["North", "South"], cup: 2 });
  });

  it("sets how many boards a match has", () => {
    const six = said(mcl, "groups=;rounds=1;through=0;cup=0;third=no;legs=1;contests=6").score;
    expect(six?.headlineProblem([6, 6], { draws: true, gaveUp: null })).toBeNull();
    expect(six?.headlineProblem([4, 4], { draws: true, gaveUp: null })).toMatch(/^Six boards/);
    expect(mcl.game.scoreFormat?.headlineProblem([4, 4], { draws: true, gaveUp: null })).toBeNull();
  });

  it("is asked: no page reads the registry's format, packs or targets past it, nor a league's sport", () => {
    const folders = ["src/app", "src/site", "src/ui", "src/admin", "src/session", "src/data"];
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
        // Demo data are made up for the leagues as the registry has them.
        .filter((name) => !name.startsWith("seed"))
        .map((name) => `${folder}/${name}`),
    );
    const past =
      /league\.(format|pack)\b|game\.packs(?!\.(map|length))|game\.scoreFormat\.(targets|problem|headline)|sportOf\((\w+\.)*league\.sport\)/;
    expect(files.filter((file) => past.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});

const names = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta"];
const records = (format: string, group: (at: number) => string) => ({
  teams: names.map((name, at) => makeTeam({ id: name, name, group: group(at) })),
  seasons: [makeSeason({ id: mls.seasons[0].id, label: "Now", format })],
  standings: [],
  fixtures: [],
  results: [],
});

describe("a season with a format of its own", () => {
  it("has its groups, and names who is in none of them", () => {
    const three = "groups=A,B,C;rounds=1;through=2;cup=8;third=yes;legs=1";
    const held = records(three, (at) => ["A", "B", "C", "D"][at % 4] ?? "");
    const { tables, format } = competitionOf(mls, held);
    expect(tables.map(({ group, lines }) => [group, lines.length])).toEqual([
      ["A", 2],
      ["B", 2],
      ["C", 2],
    ]);
    expect(tables.map(({ goOn, round }) => [goOn, round])).toEqual([
      [2, 8],
      [2, 8],
      [2, 8],
    ]);
    expect(strandedClubs(mls, held, format)).toEqual(["Delta", "Theta"]);
    expect(firstRound(format)).toBe(8);
  });

  it("plays its own knock-out, over two legs", () => {
    const all = "groups=;rounds=1;through=8;cup=8;third=yes;legs=2";
    const held = records(all, () => "");
    const leg = (id: string, stage: string, teamA: string, teamB: string, scoreA: number) =>
      makeResult({ id, stage, teamA, teamB, scoreA, scoreB: 1, gameWeek: "", date: KICK_OFF });
    const results = names.flatMap((a, at) =>
      names
        .slice(at + 1)
        .map((b) =>
          makeResult({ id: `${a}${b}`, teamA: a, teamB: b, scoreA: 1, scoreB: 0, gameWeek: "" }),
        ),
    );
    const cup = [leg("l1", "QF1/1", "Alpha", "Theta", 0), leg("l2", "QF1/2", "Theta", "Alpha", 0)];
    const played = { ...held, results: [...results, ...cup] };
    const ties = bracketOf(competitionOf(mls, played), played.results);
    expect(ties.map(({ slot }) => slot.id)).toEqual("QF1 QF2 QF3 QF4 SF1 SF2 P3 F".split(" "));
    const [first] = ties;
    expect(first?.slot.legs).toBe(2);
    expect(first?.state).toMatchObject({ aggregate: [1, 1], winner: null, unresolved: true });
    expect(first?.matches).toHaveLength(2);
  });

  it("leaves a past season the format it was played under", () => {
    const past = makeSeason({ id: "2025", label: "Then", format: "" });
    const now = makeSeason({
      id: mls.seasons[0].id,
      label: "Now",
      format: "groups=;rounds=1;through=8;cup=8;third=no;legs=1",
    });
    const held = { ...records("", () => "A"), seasons: [now, past] };
    expect(competitionOf(mls, held).format.cup).toBe(8);
    expect(competitionOf(mls, held, "2025").format).toEqual(formatOf(mls, NO_FORMAT_CHOICE));
    expect(formatOf(mvl, NO_FORMAT_CHOICE).rounds).toBe(2);
  });
});

it.each([
  ["", undefined],
  [";carry=none", []],
  [";carry=bans", ["bans"]],
  [";split=3:2/2;carry=bans,cards", ["bans", "cards"]],
])("keeps what the next season takes over of cards: %s", (part, carry) => {
  const text = `groups=;rounds=2;through=0;cup=0;third=no;legs=1${part}`;
  const read = readFormat(text);
  expect(read?.carry).toEqual(carry);
  expect(read && writeFormat(read)).toBe(text);
  expect(storedFormatPattern.test(text)).toBe(true);
});

it("plays no season whose format says nonsense of cards", () => {
  const text = "groups=;rounds=2;through=0;cup=0;third=no;legs=1;carry=reds";
  expect([readFormat(text), storedFormatPattern.test(text)]).toEqual([null, false]);
});
