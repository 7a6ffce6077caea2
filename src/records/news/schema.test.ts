import { expect, it } from "vitest";
import { makeNews } from "../../../tests/factories/records";
import { inNewsOrder, isPinned } from "./schema";
import { parseRecord } from "../record";
import { recordOfEntry, publishedSheetEntry } from "../sheet";

const now = Date.UTC(2026, 10, 23, 12);
const HOUR = 3_600_000;

it("pins until the moment that is said, and no longer", () => {
  expect(isPinned({ date: 0, until: now + 1 }, now)).toBe(true);
  expect(isPinned({ date: 0, until: now }, now)).toBe(false);
  expect(isPinned({ date: now, until: null }, now)).toBe(false);
});

it("puts pinned ones first and the newest first of each, those without a date last", () => {
  const news = [
    makeNews({ id: "undated", date: null }),
    makeNews({ id: "old", date: now - 9 * HOUR }),
    makeNews({ id: "new", date: now - HOUR }),
    makeNews({ id: "pinned", date: now - 8 * HOUR, until: now + HOUR }),
    makeNews({ id: "pinned later", date: now - 2 * HOUR, until: now + HOUR }),
  ];
  const ids = inNewsOrder(news, now).map(({ id }) => id);
  expect(ids).toEqual(["pinned later", "pinned", "new", "old", "undated"]);
});

it("stands in the sheet with its title and dates alone", () => {
  const stored = {
    title: "Photo day",
    text: "At noon.",
    picture: "",
    date: new Date(now),
    version: 3,
  };
  const entry = publishedSheetEntry("news", stored);
  expect(JSON.stringify(entry)).not.toContain("At noon");
  const parsed = parseRecord("news", "one", recordOfEntry("news", entry));
  expect(parsed.ok && parsed.record).toMatchObject({ title: "Photo day", date: now, until: null });
});
