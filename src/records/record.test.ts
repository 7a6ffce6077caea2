import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFull, randomRuns } from "../../tests/harness/forms";
import { legacyDocuments, unreadableDocuments } from "../../tests/legacy/documents";
import { fieldsOf } from "./document";
import type { Control } from "./field";
import { limits, plainTextPattern, urlPattern } from "@/domain/limits";
import { parseRecord, parseRecords, entityKinds as KINDS } from "./record";
import { kinds } from "./kinds";

describe("documents of the old site", () => {
  it.each(legacyDocuments.map((one) => [`${one.kind}: ${one.shape}`, one] as const))(
    "%s",
    (_, { kind, id, document, reads }) => {
      const parsed = parseRecord(kind, id, document);
      expect(parsed.ok && parsed.record).toMatchObject({ id, ...reads });
    },
  );

  it("are there for every kind that the old site kept", () => {
    const kept = ["teams", "fixtures", "players", "results", "standings"];
    expect(new Set(legacyDocuments.map(({ kind }) => kind))).toEqual(new Set(kept));
  });

  it.each(unreadableDocuments.map((one) => [one.reason, one] as const))(
    "that cannot be read say why: %s",
    (reason, { kind, document }) => {
      const parsed = parseRecord(kind, "x", document);
      expect(parsed).toMatchObject({ ok: false, unreadable: { id: "x", reason } });
    },
  );

  it("do not take the readable ones down", () => {
    const { records, unreadable } = parseRecords("players", [
      ["good", { name: "Ayo Bello" }],
      ["bad", { jersey: 9 }],
      ["better", { name: "Kofi Mensah" }],
    ]);
    expect(records.map(({ id }) => id)).toEqual(["good", "better"]);
    expect(unreadable).toEqual([{ id: "bad", reason: "Missing: name", raw: { jersey: 9 } }]);
  });
});

it("reads version, time, season and correction beside the entity", () => {
  const parsed = parseRecord("results", "r", {
    teamA: "A",
    teamB: "B",
    version: 3,
    updatedAt: new Date(Date.UTC(2026, 0, 2)),
    season: "2025",
    corrected: "2–1",
  });
  expect(parsed).toMatchObject({
    ok: true,
    record: { version: 3, updatedAt: Date.UTC(2026, 0, 2), season: "2025", corrected: "2–1" },
  });
});

/** Whether a value is what a field of that control always reads as. */
const isText = (value: unknown): value is string =>
  typeof value === "string" && plainTextPattern.test(value) && value === value.trim();
const isTexts = (value: unknown, most: number) =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((entry) => isText(entry) && entry !== "");
const isWhole = (value: unknown) => value === null || Number.isSafeInteger(value);
const isMapOfTexts = (value: unknown, keys: readonly string[]) =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).sort().join() === [...keys].sort().join() &&
  Object.values(value).every((part) => isText(part) || Number.isInteger(part));

const typed: Record<Control, (value: unknown) => boolean> = {
  text: isText,
  longText: (value) => typeof value === "string" && value.split("\n").every(isText),
  club: isText,
  gameWeek: isText,
  url: (value) => value === "" || (isText(value) && urlPattern.test(value)),
  integer: isWhole,
  decimal: Number.isFinite,
  dateTime: isWhole,
  names: (value) => isTexts(value, limits.lineUp),
  lines: (value) => isTexts(value, limits.split),
  bookings: (value) => isTexts(value, limits.bookings),
  goals: (value) =>
    Array.isArray(value) &&
    value.length <= limits.goals &&
    value.every((goal) => isMapOfTexts(goal, ["player", "assist", "minute"])),
  manOfTheMatch: (value) => isMapOfTexts(value, ["player", "clubLogo", "rating"]),
  flag: (value) => typeof value === "boolean",
  possession: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100,
};

/** Values that no form would store, and some that it did. */
const anyValue = fc.oneof(
  fc.anything({ withDate: true, withNullPrototype: true, maxDepth: 3 }),
  fc.constantFrom(
    "",
    " ",
    "12",
    "-1",
    "1e400",
    "NaN",
    "57 %",
    "a, b,, c (x, y)",
    "\u202Eevil\u0000\u200B",
    "\uD83D",
    "javascript:alert(1)",
    "https://example.com/a.png",
    "2026-03-14T16:00",
    "Invalid Date",
    -0,
    Number.NaN,
    Infinity,
    1e308,
    Number.MAX_SAFE_INTEGER,
    null,
    undefined,
    [""],
    [null],
    [{}],
    {},
    { seconds: "x" },
    { seconds: 1e300, nanoseconds: {} },
    new Date(Number.NaN),
    [{ player: { toString: 1 }, minute: [] }],
  ),
  fc.string().map((text) => text.repeat(1000)),
);

describe("any document whatever", () => {
  const documents = randomRuns(100, 4_000);

  it.each(KINDS)("reads as %s of the right types, or as unreadable, and never throws", (kind) => {
    const keys = [
      ...Object.keys(kinds[kind].schema.entries),
      "teamName",
      "teamAStartingXI",
      "points",
    ];
    const holding = (known: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
      fc.record(
        {
          ...Object.fromEntries([...keys, "version", "updatedAt"].map((key) => [key, anyValue])),
          ...known,
        },
        { requiredKeys: Object.keys(known) },
      );
    // By chance few documents have all that a kind cannot do without: some are sure to.
    const indispensable = Object.fromEntries(
      [...kinds[kind].indispensable, "teamName"].map((key) => [key, fc.constant("Open")]),
    );
    const document = fc.oneof(
      { weight: 7, arbitrary: holding({}) },
      { weight: 2, arbitrary: holding(indispensable) },
      anyValue,
    );
    const fields = fieldsOf(kind);
    expect(fields).toHaveLength(Object.keys(kinds[kind].schema.entries).length);
    let readable = 0;
    fc.assert(
      fc.property(document, (stored) => {
        const parsed = parseRecord(kind, "x", stored);
        if (!parsed.ok) return parsed.unreadable.reason.startsWith("Missing: ");
        readable += 1;
        const record: object = parsed.record;
        const wrong = fields.filter(
          ([name, { control }]) => !typed[control](Reflect.get(record, name)),
        );
        expect(wrong).toEqual([]);
        return Number.isSafeInteger(parsed.record.version) && isWhole(parsed.record.updatedAt);
      }),
      { numRuns: documents },
    );
    // A few of a kind are too few to say how many can be read.
    expect(readable).toBeGreaterThan(isFull ? documents / 10 : 0);
  });
});
