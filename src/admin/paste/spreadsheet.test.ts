import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filedMatches } from "@/domain/match/matchDoubts";
import { noGround } from "@/domain/schedule/ground";
import { newMeta, type EntityKind, type RecordOf } from "@/records/record";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import { stageChoices } from "../results/stageChoices";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import type { League } from "@/domain/league/league";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeStanding,
} from "../../../tests/factories/records";
import { anyEntity } from "../../../tests/rules/generate";
import { randomRuns } from "../../../tests/harness/forms";
import { csvOf } from "../export/csv";
import { against, pasted } from "../../../tests/harness/pasteScene";
import { stepsOfRows } from "./preview";

const kinds = ["players", "fixtures", "results", "standings", "teams"] as const;

const recordsOf = <K extends EntityKind>(kind: K): fc.Arbitrary<RecordOf<K>[]> =>
  fc
    .array(anyEntity(kind), { maxLength: 4 })
    .map((all) => all.map((entity, at) => ({ ...entity, ...newMeta, version: 1, id: `r${at}` })));

it("says of a level knock-out match that nobody goes through yet", () => {
  const text = "Home,Away,Home score,Away score,Stage\nA,B,1,1,SF1\nC,D,2,1,SF2\nA,C,1,1,";
  const { rows } = pasted(text, against("results", []));
  expect(rows.map(({ notes }) => notes)).toEqual([
    ["Nobody goes through yet: say how it was decided"],
    [],
    [],
  ]);
});

describe("a player of another club", () => {
  const ayo = makePlayer({ id: "r0", name: "Ayo Bello", club: "Kingsway Rovers" });
  const noted = (text: string) =>
    pasted(text, against("players", [ayo])).rows.map(({ state, notes }) => [state, ...notes]);

  it("may be a new one, or somebody who moved", () => {
    expect(noted("Name,Club\nayo bello,Lagoon City\nBen,Lagoon City")).toEqual([
      ["add", "A new player: if it is Ayo Bello of Kingsway Rovers, move that one in the list"],
      ["add"],
    ]);
  });

  it("takes along what was before, unless the club that was left is said", () => {
    expect(noted("Id,Name,Club\nr0,Ayo Bello,Lagoon City")).toEqual([
      ["change", "No move is noted: what was done for Kingsway Rovers counts for Lagoon City"],
    ]);
    const said = "Id,Name,Club,Former clubs\nr0,Ayo Bello,Lagoon City,2026-10-01 Kingsway Rovers";
    expect(noted(said)).toEqual([["change"]]);
  });

  it("moves there on the day that is said, with the crest of the new club", () => {
    const moves = {
      on: "2026-11-20",
      now: Date.UTC(2026, 10, 25),
      logoOf: (club: string) => `https://arena.example/${club}`,
    };
    const left = { id: "r1", name: "Ben", club: "Kingsway Rovers" };
    const ben = makePlayer({ ...left, formerClubs: ["2026-11-22 Old Library FC"] });
    const text = "Id,Name,Club\nr0,Ayo Bello,Lagoon City\nr1,Ben,Lagoon City";
    const [moved, late] = pasted(text, against("players", [ayo, ben], { moves })).rows;
    expect(moved).toMatchObject({ state: "change", moves: true });
    expect(moved?.notes).toEqual([
      "Moves on Friday 20 November 2026: what was done for Kingsway Rovers stays there",
    ]);
    expect(moved?.entity).toMatchObject({
      club: "Lagoon City",
      teamLogo: "https://arena.example/Lagoon City",
      formerClubs: ["2026-11-20 Kingsway Rovers"],
    });
    expect(late?.moves).toBe(false);
    expect(late?.notes.join(" ")).toMatch(/^Ben came to Kingsway Rovers on 2026-11-22.*No move/);
    expect(late?.entity).toMatchObject({ formerClubs: ben.formerClubs, club: "Lagoon City" });
  });
});

describe("out and in again", () => {
  it.each([...kinds])("changes nothing in a list of %s", (kind) => {
    for (const league of [mls, mbl] satisfies League[]) {
      fc.assert(
        fc.property(recordsOf(kind), (records) => {
          const stages = stageChoices(formatOf(mls, NO_FORMAT_CHOICE), [], "");
          const csv = csvOf(league, kind, records, stages);
          const { rows } = pasted(csv, against(kind, records, { league }));
          expect(rows.map(({ state }) => state)).toEqual(records.map(() => "same"));
          expect(stepsOfRows(kind, rows)).toEqual([]);
        }),
        { numRuns: randomRuns(8, 300) },
      );
    }
  });

  it("has chess scores in points, whether all are whole or not, and reads the half points of before", () => {
    const results = [
      makeResult({ id: "r0", scoreA: 3, scoreB: 5 }),
      makeResult({ id: "r1", scoreA: 6, scoreB: 2 }),
    ];
    const csv = csvOf(mcl, "results", results);
    expect(csv).toContain("Points A");
    expect(csv).toContain("1½");
    const states = (text: string) =>
      pasted(text, against("results", results, { league: mcl })).rows.map(({ state }) => state);
    expect(states(csv)).toEqual(["same", "same"]);
    const former = csv
      .replaceAll(/Points ([AB])/g, "Team $1 half points")
      .replace("1½", "3")
      .replace("2½", "5")
      .replace(/,3,(?=[^\n]*r1)/, ",6,")
      .replace(/,1,(?=[^\n]*r1)/, ",2,");
    expect(states(former)).toEqual(["same", "same"]);
  });

  it("changes nothing where the figures follow from results", () => {
    const stored = makePlayer({ id: "p", goals: 0 });
    const shown = [{ ...stored, goals: 7 }];
    const { rows } = pasted(csvOf(mls, "players", shown), against("players", [stored], { shown }));
    expect(rows.map(({ state }) => state)).toEqual(["same"]);
  });

  it("knows its records by their ids, whatever their names mean elsewhere", () => {
    const fixtures = [makeFixture({ id: "r0", teamA: "Rest", teamB: "-" })];
    const players = [
      makePlayer({ id: "r0", name: "Total" }),
      makePlayer({ id: "r1", name: "Bello, Ayo" }),
    ];
    const states = <K extends EntityKind>(kind: K, records: RecordOf<K>[]) =>
      pasted(csvOf(mls, kind, records), against(kind, records)).rows.map(({ state }) => state);
    expect(states("fixtures", fixtures)).toEqual(["same"]);
    expect(states("players", players)).toEqual(["same", "same"]);
  });

  it("knows its records again without their ids", () => {
    const players = [makePlayer({ name: "A B" }), makePlayer({ name: "C D" })];
    const fixtures = [makeFixture({ gameWeek: "1" }), makeFixture({ gameWeek: "2", date: null })];
    const without = (csv: string) => csv.replace(/,id(?=\r\n)/, ",ignored");
    expect(
      pasted(without(csvOf(mls, "players", players)), against("players", players)).rows,
    ).toMatchObject([{ state: "same" }, { state: "same" }]);
    expect(
      pasted(without(csvOf(mls, "fixtures", fixtures)), against("fixtures", fixtures)).rows,
    ).toMatchObject([{ state: "same" }, { state: "same" }]);
  });

  it("brings a whole record into an empty league", () => {
    const result = makeResult({
      scoreA: 2,
      goalsA: [
        { player: "O|B", minute: "45+2", assist: "" },
        { player: "Ayo \\ Bello", minute: "", assist: "X" },
      ],
      manOfTheMatch: { player: "Ayo Bello", clubLogo: "", rating: 4 },
    });
    const { rows } = pasted(csvOf(mls, "results", [result]), against("results", []));
    expect(rows[0]).toMatchObject({ state: "add", entity: { goalsA: result.goalsA } });
    expect(rows[0]?.entity.manOfTheMatch).toEqual(result.manOfTheMatch);
    expect(rows[0]?.entity.date).toBe(result.date);
  });

  it("hands no formula to a spreadsheet, and takes the guard off again", () => {
    const players = [makePlayer({ id: "p", name: "=cmd|' /C calc'!A0" })];
    const csv = csvOf(mls, "players", players);
    expect(csv).toContain("'=cmd");
    expect(pasted(csv, against("players", players)).rows).toMatchObject([{ state: "same" }]);
  });

  it("guards texts that begin with a minus, and leaves numbers below zero as numbers", () => {
    const rows = [makeStanding({ id: "s", team: "-1+1 FC", gd: -3 })];
    const csv = csvOf(mls, "standings", rows);
    expect(csv).toContain("'-1+1 FC");
    expect(csv).toContain(",-3,");
  });
});

describe("what was pasted", () => {
  const clubs = ["Kingsway Rovers", "Mount Trojans"];
  const kofi = makePlayer({ id: "k", name: "Kofi Tetteh", club: clubs[0] ?? "", jersey: 17 });

  it("is told as new, changed, the same or refused, with the reason at the cell", () => {
    const text = [
      "No.\tPlayer\tTeam\tPos\tPhone",
      "19\tChukwuemeka Nwafor\tkingsway rovers\tMidfielder\t0803",
      "21\tKofi Tetteh\tKingsway Rovers\tForward\t",
      "4b\tUche Eze\tMount Trojans\tDefender\t",
      "8\tSani Lawal\tMt Trojan\tMidfielder\t",
      "19\tChukwuemeka Nwafor\tKingsway Rovers\t\t",
    ].join("\n");
    const { mapping, asks, rows } = pasted(text, against("players", [kofi], { clubs }));
    expect(mapping).toEqual(["jersey", "name", "club", "position", null]);
    expect(rows.map(({ state }) => state)).toEqual([
      "add",
      "change",
      "refused",
      "asked",
      "refused",
    ]);
    expect(rows[0]?.entity.club).toBe("Kingsway Rovers");
    expect(rows[1]?.cells["jersey"]).toEqual({
      text: "21",
      from: null,
      before: "17",
      problem: null,
    });
    expect(rows[1]?.entity).toMatchObject({ jersey: 21, rating: kofi.rating, goals: kofi.goals });
    expect(rows[2]?.cells["jersey"]?.problem).toBe("Jersey number must be a whole number");
    expect(asks.map(({ choices }) => choices[0]?.value)).toEqual(["Mount Trojans"]);
    expect(rows[4]?.reasons).toEqual(["The same as row 2"]);
  });

  it("may be fixtures with dates as people write them", () => {
    const text = "Home;Away;When;Venue\nMount Trojans;Kingsway Rovers;16.01.2027 14:00;Upper field";
    const { rows } = pasted(text, against("fixtures", [], { clubs }));
    expect(rows[0]).toMatchObject({
      state: "add",
      entity: { date: Date.UTC(2027, 0, 16, 13), stadium: "Upper field" },
    });
    const wrong = pasted(text.replace("16.01.2027", "soon"), against("fixtures", [], { clubs }));
    expect(wrong.rows[0]?.reasons).toEqual([
      "Date and time must be a date with a time: “soon 14:00” is not understood",
    ]);
  });

  it("asks which ground a name means that is like one of the arena's", () => {
    const grounds = [
      { ...noGround, name: "Workshop ground", formerNames: ["Old works"] },
      { ...noGround, name: "Main bowl" },
    ];
    const format = formatOf(mls, NO_FORMAT_CHOICE);
    const onFile = { filed: filedMatches([], []), format, grounds };
    const [a, b, c] = ["Kingsway Rovers", "Mount Trojans", "Harbour Eagles"] as const;
    const three = [a, b, c];
    const text = [
      "Home,Away,Date,Ground",
      `${a},${b},16.01.2027 14:00,Workshop`,
      `${b},${c},17.01.2027 14:00,old works`,
      `${c},${a},18.01.2027 14:00,Town park`,
    ].join("\n");
    const read = (answers = {}) =>
      pasted(text, against("fixtures", [], { clubs: three, onFile, answers }), answers);
    const { asks, rows } = read();
    expect(asks).toMatchObject([
      {
        what: "There is no “Workshop” here. Which ground is it?",
        lines: [2],
        choices: [{ value: "Workshop ground" }, { label: "Another place: Workshop" }],
      },
    ]);
    expect(rows.map(({ state }) => state)).toEqual(["asked", "add", "add"]);
    expect(rows.map(({ entity }) => entity.stadium).slice(1)).toEqual([
      "Workshop ground",
      "Town park",
    ]);
    const [known] = read({ "ground:workshop": "Workshop ground" }).rows;
    expect(known).toMatchObject({ state: "add", entity: { stadium: "Workshop ground" } });
    const [other] = read({ "ground:workshop": "new" }).rows;
    expect(other).toMatchObject({ state: "add", entity: { stadium: "Workshop" } });
  });

  it("takes the answers to whose figure is first, and to who won", () => {
    const text = "Away,Score,Home\nA,2-1 (1-0),B\nA,1-1 (4-3 pens),C\nA,W/O,D";
    const answers = { first: "B", "walkover:4:D": "B" };
    const { asks, rows } = pasted(text, against("results", []), answers);
    expect(asks).toEqual([]);
    expect(rows.map(({ entity }) => [entity.scoreA, entity.scoreB, entity.ending])).toEqual([
      [1, 2, ""],
      [1, 1, "pens 3-4"],
      [0, 3, "awarded B"],
    ]);
    expect(rows[0]?.entity.detail).toBe("ht 0-1");
  });

  it("asks who of two namesakes is meant in a match, by the number or position", () => {
    const bello = (id: string, jersey: number) =>
      makePlayer({ id, name: "Musa Bello", club: "Kingsway Rovers", jersey });
    const players = [bello("a", 4), bello("b", 14)];
    const row = (kind: "results" | "fixtures", heading: string, name: string, scores: string) =>
      pasted(
        `Home,Away,${heading}\nKingsway Rovers,Mount Trojans,${name},${scores}`,
        against(kind, [], { players }),
      ).rows[0];
    const scored = (name: string) =>
      row("results", "Team A goals,Home score,Away score", name, "1,0");
    expect(scored("Musa Bello | 12")?.reasons).toEqual([
      "Musa Bello is 2 players, and counts for none of them: write Musa Bello #4 or Musa Bello #14",
    ]);
    expect(scored("Musa Bello #14 | 12")?.state).toBe("add");
    const lined = row("fixtures", "lineUpA", "Musa Bello", "");
    expect(lined?.state).toBe("refused");
  });

  it("is refused where a field that must be said is missing", () => {
    const { rows } = pasted("Name,Club\n,Mount Trojans", against("players", [], { clubs }));
    expect(rows[0]).toMatchObject({ state: "refused", reasons: ["Name is required"] });
  });

  it("may be a result that the rules of the sport do not know", () => {
    const text = "Home,Away,Home score,Away score\nA,B,70,70";
    const { rows } = pasted(text, {
      ...against("results", []),
      league: mbl,
      format: formatOf(mbl, NO_FORMAT_CHOICE),
    });
    expect(rows[0]?.state).toBe("refused");
    expect(rows[0]?.cells["scoreB"]?.problem).not.toBeNull();
  });
});
