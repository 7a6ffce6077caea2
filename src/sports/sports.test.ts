import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "@/domain/crest";
import { playerSchema } from "@/records/players/schema";
import { parseRecord } from "@/records/record";
import { awarded, inFormat } from "@/domain/table/award";
import { orderInWords } from "@/domain/table/pack";
import { basketball } from "./basketball";
import type { FieldSchema } from "@/records/schema";
import { colours } from "./other/looks";
import { sportList } from "./sports";
import { sportOf, sports } from "./whole";

it("are the folders beside the list", () => {
  const folders = readdirSync("src/sports", { withFileTypes: true });
  const names = folders.flatMap((one) => (one.isDirectory() ? [one.name] : []));
  const listed: readonly string[] = sports.map(({ id }) => id);
  expect(
    names.filter((name) => !listed.includes(name)),
    "folders that src/sports/sports.ts does not list",
  ).toEqual([]);
  expect(
    listed.filter((id) => !names.includes(id)),
    "listed without a folder",
  ).toEqual([]);
});

it("rank as the specification says: points and goal difference, or wins and points per game", () => {
  const keys = (sport: string) =>
    sportOf(sport).packs[0].stages.flatMap(({ criteria }) => criteria.map(({ key }) => key));
  expect(keys("football")).toEqual(["points", "score.diff", "score.for"]);
  expect(keys("basketball")).toEqual(["won", "score.avg"]);
});

it("end a cross-table with columns that their tables have", () => {
  for (const { table } of sports) {
    const keys = table.columns.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([...(table.crossed ?? [])]));
  }
});

it("stand won before lost in their tables, which mark what the order begins with", () => {
  for (const { id, table, packs } of sports) {
    const keys = table.columns.map(({ key }) => key);
    if (!keys.includes("lost")) continue;
    expect(keys.indexOf("won"), id).toBeLessThan(keys.indexOf("lost"));
    const marked = table.columns.filter((column) => column.decisive).map(({ key }) => key);
    expect(marked, id).toEqual([packs[0].stages[0]?.criteria[0]?.key]);
  }
});

it("label goals as points in basketball, which also has rebounds, steals and blocks", () => {
  const labels = basketball.statistics.map(({ key, label }) => `${key}: ${label}`);
  expect(labels).toEqual(
    expect.arrayContaining([
      "goals: Points",
      "rebounds: Rebounds",
      "steals: Steals",
      "blocks: Blocks",
    ]),
  );
});

it("store what a single sport counts as fields of players, named as no other is", () => {
  const fields = Object.entries<FieldSchema>(playerSchema.entries);
  const labels = fields.map(([name, { meta }]) => [name, meta.label]);
  const first = fields.findIndex(([name]) => name === "appearances") + 1;
  const own = sportList.flatMap(({ counts = {} }) => Object.entries(counts));
  // A name twice, or one of a field before or behind them, would be one field fewer here.
  expect(labels.slice(first, first + own.length)).toEqual(own);
});

describe.each(sports.map((sport) => [sport.id, sport] as const))("%s", (id, sport) => {
  it("is found by its id and has addresses of its own", () => {
    expect(sportOf(id)).toBe(sport);
    expect(sports.filter((one) => one.path === sport.path)).toHaveLength(1);
    // A sport that leagues name themselves is reached by its leagues alone.
    expect(sport.path ?? "none").toMatch(sport.isNamedByLeagues ? /^none$/ : /^[a-z]+$/);
  });

  it("says the order of each of its rule packs in words", () => {
    for (const pack of sport.packs) expect(orderInWords(pack)).not.toBe("");
  });

  it("has colours of its own in both schemes, in which words can be read on every surface", () => {
    const css = readFileSync(`src/sports/${id}/colours.css`, "utf8");
    const rule =
      /\[data-sport\^?="([\w-]+)"\] \{\s*--sport: light-dark\((#\w{6}), (#\w{6})\);\s*--sport-tint: light-dark\((#\w{6}), (#\w{6})\);\s*\}\s*/g;
    expect(css.replaceAll(rule, "")).toBe("");
    const rules = [...css.matchAll(rule)];
    expect(rules.map(([, of]) => of)).toEqual([
      id,
      ...(sport.isNamedByLeagues ? colours.slice(1).map((colour) => `${id}-${colour}`) : []),
    ]);
    for (const [, , light = "", dark = "", lightTint = "", darkTint = ""] of rules) {
      for (const surface of ["#ffffff", "#f5f6fa", lightTint])
        expect(contrast(light, surface), `${light} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      for (const surface of ["#141b31", "#0b1020", darkTint])
        expect(contrast(dark, surface), `${dark} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("has a glyph of one path", () => expect(sport.glyph).toMatch(/^M[\d\w .,-]+$/));

  it("stores line-ups where reading finds them again", () => {
    const [fieldA, fieldB] = sport.lineUp.fields;
    const stored = { teamA: "A", teamB: "B", [fieldA]: ["One"], [fieldB]: ["Two"] };
    expect(parseRecord("fixtures", "f", stored)).toMatchObject({
      ok: true,
      record: { lineUpA: ["One"], lineUpB: ["Two"] },
    });
  });

  it("makes a Team of the Week of its own positions, as many as a line-up", () => {
    const formation = sport.teamOfTheWeek;
    const count = formation.reduce((sum, line) => sum + line.count, 0);
    expect([0, sport.lineUp.size]).toContain(count);
    expect(formation.filter(({ position }) => !sport.positions.includes(position))).toEqual([]);
  });

  it("keeps both sides of what it keeps of a match", () => {
    const sides = (end: string) =>
      sport.matchFields.filter((name) => name.endsWith(end)).map((name) => name.slice(0, -1));
    // Team B's possession follows from Team A's.
    expect(sides("A").filter((name) => name !== "possession")).toEqual(sides("B"));
  });

  it("lists tops only of what it keeps", () => {
    const kept = [
      ...sport.statistics.map(({ key }): string => key),
      ...(sport.matchFields.includes("bookings") ? ["yellowCards", "redCards"] : []),
    ];
    expect(sport.topLists.filter(({ source }) => !kept.includes(source))).toEqual([]);
  });
});

describe.each(["goals", "points", "sets"] as const)("a sport of %s that a league names", (base) => {
  const { withSettings } = sportOf("other");

  it.each([
    {},
    { scorers: false, cards: false },
    { assists: false, draws: false },
    { parts: "none" },
    { parts: "thirds", word: "frames" },
    { parts: "quarters", minutes: 12, players: 1 },
  ] as const)("shows what its records keep: %j", (settings) => {
    const sport = withSettings?.({ base, ...settings });
    if (!sport) throw new Error("It takes no settings.");
    const { statistics, matchFields, table, lineUp, bans } = sport.records ?? sport;
    const all = {
      statistics: statistics.map(({ key }) => key),
      columns: table.columns.map(({ key }) => key),
    };
    expect(all.statistics).toEqual(expect.arrayContaining(sport.statistics.map(({ key }) => key)));
    expect(all.columns).toEqual(expect.arrayContaining(sport.table.columns.map(({ key }) => key)));
    expect(matchFields).toEqual(expect.arrayContaining([...sport.matchFields]));
    expect([table.teamField, lineUp.fields]).toEqual([sport.table.teamField, sport.lineUp.fields]);
    expect(bans).toBeDefined();
    const shown = new Set<string>(sport.statistics.map(({ key }) => key));
    if (sport.matchFields.includes("bookings")) shown.add("yellowCards").add("redCards");
    expect([...shown]).toEqual(expect.arrayContaining(sport.topLists.map(({ source }) => source)));
    // The first stage of a clock begins the match, and one of them can end it.
    const stages = sport.live?.stages ?? [];
    expect(new Set(stages.map(({ name }) => name)).size).toBe(stages.length);
    expect(stages.some(({ mayEnd }) => mayEnd)).toBe(stages.length > 0);
  });
});

describe("scores in detail", () => {
  it.each([
    // The men's final of the Olympic Games of 2016.
    ["volleyball", "25-22 28-26 26-24", [3, 0]],
    ["table-tennis", "11-9 11-3 11-6; 11-3 9-11 11-9 11-7; 11-9 11-9 11-13 11-4", [3, 0]],
    ["lawn-tennis", "6-4 7-6(5); 3-6 6-4 [10-7]; 2-6 1-6", [2, 1]],
    ["basketball", "22-18 15-20 20-20 17-14", [74, 72]],
    ["chess", "1=0+", [5, 3]],
  ] as const)("are known to %s: %s", (id, text, score) => {
    const format = sportOf(id).scoreFormat;
    const reading = format?.read(text);
    if (!reading?.ok) throw new Error("not read");
    expect(format?.headline(reading.sheet)).toEqual(score);
    const terms = { draws: false, gaveUp: null };
    expect(format?.problem(reading.sheet, terms)).toBeNull();
  });

  it.each(
    sports.flatMap(({ id, packs, scoreFormat }) =>
      scoreFormat ? [[id, packs, scoreFormat] as const] : [],
    ),
  )("are what an award gives in %s", (_, packs, format) => {
    for (const pack of packs) {
      const { score } = awarded(inFormat(pack, format), null).units;
      // A tennis tie is won without a score.
      if (score[0] === 0) continue;
      const terms = { draws: false, gaveUp: null };
      expect(format.headlineProblem(score, terms)).toBeNull();
    }
  });
});
