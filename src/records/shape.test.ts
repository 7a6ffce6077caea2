import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../tests/harness/forms";
import { keepsField, toDocument } from "./document";
import { isGoalkeeper } from "@/domain/people/isGoalkeeper";
import { parseRecord, entityKinds, type EntityKind, type RecordOf } from "./record";
import { kinds } from "./kinds";
import { leagues } from "@arena/leagues";
import type { League } from "@/domain/league/league";
import { collectionOf, shapeOf } from "./shape";

const kept = leagues.flatMap((league) =>
  entityKinds
    .filter((kind) => collectionOf(league, kind) !== undefined)
    .map((kind) => [`${collectionOf(league, kind)}`, league, kind] as const),
);

/** The fields that this league stores of an entity of that kind. */
function fieldsKept(league: League, kind: EntityKind, record: object): string[] {
  const fieldPlayer = "position" in record && !isGoalkeeper({ position: String(record.position) });
  const keepers = league.game.statistics.flatMap(({ key, ofKeepers }): string[] =>
    ofKeepers ? [key] : [],
  );
  return Object.keys(kinds[kind].schema.entries)
    .filter((name) => keepsField(kind, name, shapeOf(league)))
    .filter((name) => !fieldPlayer || !keepers.includes(name));
}

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ'’ .,()0-9-]{0,30}$/);
const value = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 2, arbitrary: fc.integer({ min: -10, max: 1_000 }) },
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.date({ min: new Date("1995-01-01"), max: new Date("2095-01-01"), noInvalidDate: true }),
  fc.array(word, { maxLength: 30 }),
  fc.array(fc.record({ player: word, assist: word, minute: word }), { maxLength: 25 }),
  fc.record({ player: word, clubLogo: word, rating: fc.integer({ min: 0, max: 6 }) }),
  fc.constantFrom("Goalkeeper", "https://example.com/a.png", "3", "2026-03-14T16:00", null),
);

function parsedOrSkip<K extends EntityKind>(kind: K, stored: unknown): RecordOf<K> {
  const parsed = parseRecord(kind, "x", stored);
  fc.pre(parsed.ok);
  if (!parsed.ok) throw new Error("skipped above");
  return parsed.record;
}

describe("what is written reads back the same", () => {
  it.each(kept)("%s", (_, league, kind) => {
    const names = [
      ...Object.keys(kinds[kind].schema.entries),
      "teamName",
      "teamAStartingXI",
      "teamBStartingV",
    ];
    const stored = fc.record(Object.fromEntries(names.map((name) => [name, value])), {
      requiredKeys: [],
    });
    const shape = shapeOf(league);
    fc.assert(
      fc.property(stored, (given) => {
        const record = parsedOrSkip(kind, given);
        const document = toDocument(kind, record, shape);
        const again = parsedOrSkip(kind, document);
        const pick = (from: object) =>
          fieldsKept(league, kind, record).map((key) => [key, Reflect.get(from, key) as unknown]);
        expect(pick(again)).toEqual(pick(record));
        expect(toDocument(kind, again, shape)).toEqual(document);
      }),
      { numRuns: randomRuns(10, 1_000) },
    );
  });
});
