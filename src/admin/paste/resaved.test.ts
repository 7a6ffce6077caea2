import fc from "fast-check";
import { expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";
import { against, pastedGrid } from "../../../tests/harness/pasteScene";
import { asExcelCsv, asXlsx } from "../../../tests/harness/resaved";
import { randomRuns } from "../../../tests/harness/forms";
import { anyEntity } from "../../../tests/rules/generate";
import { isDay } from "@/domain/day";
import { textOf } from "@/records/files/bytes";
import { gridOf, gridOfFile, type GridReading } from "@/records/files/grid";
import { newMeta, type EntityKind, type RecordOf } from "@/records/record";
import { csvOf } from "../export/csv";

/* A list that is exported, edited in a spreadsheet and pasted changes what was edited, and nothing else. */

const ways: readonly (readonly [string, (csv: string) => Promise<GridReading>])[] = [
  ["CSV of Excel's own", async (csv) => gridOf(textOf(asExcelCsv(csv)))],
  ["xlsx", (csv) => gridOfFile(asXlsx(csv))],
];

/** What the rows of a file become, held against the records it was exported from. */
async function statesOf<K extends EntityKind>(
  kind: K,
  records: readonly RecordOf<K>[],
  csv: string,
  way: (csv: string) => Promise<GridReading>,
) {
  const { rows } = pastedGrid(await way(csv), against(kind, records));
  return rows.map(({ state }) => state).filter((state) => state !== "left");
}

const day = Date.UTC(2027, 0, 9, 13);
const goals = [
  { player: "Ayo Bello", minute: "45+2", assist: "" },
  { player: "Ọlá Ẹniọlá", minute: "60", assist: "Müller" },
];
const lists: { readonly [K in EntityKind]?: readonly RecordOf<K>[] } = {
  players: [
    makePlayer({ id: "a", name: "Ọlá Ẹniọlá", jersey: 7, rating: 7.25 }),
    makePlayer({ id: "b", name: "José Núñez", jersey: null, formerClubs: ["2026-10-01 A, B"] }),
  ],
  fixtures: [
    makeFixture({ id: "a", date: day, gameWeek: "1" }),
    makeFixture({
      id: "b",
      date: null,
      day: "2027-01-02",
      stadium: "Main bowl; east",
      gameWeek: "2",
    }),
    makeFixture({ id: "c", date: null, gameWeek: "3", status: "Postponed" }),
  ],
  results: [
    makeResult({
      id: "a",
      teamA: "Kingsway Rovers",
      date: day,
      scoreA: 2,
      scoreB: 1,
      goalsA: goals,
      ending: "aet",
    }),
    makeResult({ id: "b", date: day + 86_400_000, scoreA: 0, scoreB: 0, detail: "ht 0-0" }),
  ],
  standings: [
    makeStanding({ id: "a", team: "Kingsway Rovers", gd: -3 }),
    makeStanding({ id: "b", team: "Mount Trojans", gd: 3 }),
  ],
  teams: [
    makeTeam({ id: "a", name: "Kingsway Rovers", colours: ["#C8102E", "#FDFBF5"] }),
    makeTeam({ id: "b", name: "Ẹgbẹ́ “United”", founded: 1948 }),
  ],
};

const kinds = ["players", "fixtures", "results", "standings", "teams"] as const;

it.each(kinds.flatMap((kind) => ways.map(([name, way]) => [kind, name, way] as const)))(
  "%s saved again as %s are the same but for what was edited",
  async (kind, _, way) => {
    const records = lists[kind] as readonly RecordOf<typeof kind>[];
    const csv = csvOf(mls, kind, records);
    expect(await statesOf(kind, records, csv, way)).toEqual(records.map(() => "same"));
    const edited = csv.replace(/Kingsway Rovers|José Núñez/, "Harbour Eagles");
    const changed = await statesOf(kind, records, edited, way);
    expect(changed.filter((state) => state !== "same")).toEqual(["change"]);
  },
);

it.each(kinds)("any %s are the same after a spreadsheet saved them", async (kind) => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEntity(kind), { maxLength: 4 }), async (all) => {
      // A file's days before 1990 are refused: readers of records take them for broken ones.
      const isKept = (value: unknown) =>
        value === "" || (typeof value === "string" && isDay(value) && value >= "1990");
      const records = all
        .filter((entity) => !("day" in entity) || isKept(entity.day))
        .map(
          (entity, at) =>
            ({ ...entity, ...newMeta, version: 1, id: `r${at}` }) as RecordOf<typeof kind>,
        );
      for (const [, way] of ways)
        expect(await statesOf(kind, records, csvOf(mls, kind, records), way)).toEqual(
          records.map(() => "same"),
        );
    }),
    { numRuns: randomRuns(5, 200) },
  );
});
