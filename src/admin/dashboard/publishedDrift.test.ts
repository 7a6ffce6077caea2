// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { sheetListings } from "@/data/published";
import type { Listing } from "@/data/reader";
import { toDocument } from "@/records/document";
import { parseRecord, type RecordOf } from "@/records/record";
import { publishedSheetEntry } from "@/records/sheet";
import { mls } from "../../../tests/arena/leagues/mls";
import { shapeOf } from "@/records/shape";
import { makeFixture, makeStanding } from "../../../tests/factories/records";
import { differsFrom, isDueToCompare, noteCompared } from "./publishedDrift";

const fixture = makeFixture({ id: "f1", lineUpA: ["Ayo Bello"] });
const made = makeStanding({ id: "s1" });
const listing = <K extends "fixtures" | "standings">(...records: RecordOf<K>[]): Listing<K> => ({
  records,
  unreadable: [],
  readAt: 0,
  source: "published",
});
const stored = <K extends "fixtures" | "standings">(kind: K, record: RecordOf<K>) => ({
  ...toDocument(kind, record, shapeOf(mls)),
  version: record.version,
});
const parsed = parseRecord("standings", "s1", stored("standings", made));
if (!parsed.ok) throw new Error(parsed.unreadable.reason);
// As the league's football table keeps it.
const row = parsed.record;
const sheet = sheetListings(mls, {
  teams: {},
  fixtures: { f1: publishedSheetEntry("fixtures", stored("fixtures", fixture)) },
  results: {},
  standings: { s1: publishedSheetEntry("standings", stored("standings", row)) },
  seasons: {},
  news: {},
});
if (!sheet) throw new Error("That is no sheet.");

describe("what the sheet tells", () => {
  it("is the same as the records, whose line-ups it leaves out", () => {
    const read = { fixtures: listing<"fixtures">(fixture), standings: listing<"standings">(row) };
    expect(differsFrom(sheet, read)).toBe(false);
    expect(differsFrom(sheet, {})).toBe(false);
  });

  it.each([
    ["changed", { fixtures: listing<"fixtures">({ ...fixture, stadium: "Field 2" }) }],
    ["missing", { fixtures: listing<"fixtures">() }],
    ["more", { fixtures: listing<"fixtures">(fixture, { ...fixture, id: "f2" }) }],
    ["other figures of a row", { standings: listing<"standings">({ ...row, points: 99 }) }],
  ])("differs by a record that is %s", (_, read) => {
    expect(differsFrom(sheet, read)).toBe(true);
  });
});

describe("comparing every record", () => {
  beforeEach(() => localStorage.clear());
  const DAY = 86_400_000;
  const now = 1_000 * DAY;

  it("is due once a day, and less often the more records there are", () => {
    expect(isDueToCompare("mls", 5_000, now)).toBe(true);
    noteCompared("mls", now);
    expect(isDueToCompare("mls", 200, now + DAY / 2)).toBe(false);
    expect(isDueToCompare("mls", 200, now + 2 * DAY)).toBe(true);
    expect(isDueToCompare("mls", 5_000, now + 2 * DAY)).toBe(false);
    expect(isDueToCompare("mls", 5_000, now + 6 * DAY)).toBe(true);
    expect(isDueToCompare("mbl", 5_000, now)).toBe(true);
  });
});
