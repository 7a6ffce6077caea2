import fc from "fast-check";
import { toDocument, type StoredDocument } from "../../src/records/document";
import { kinds } from "../../src/records/kinds";
import { entityKinds, parseRecord, type EntityKind } from "../../src/records/record";
import { leagues } from "@arena/leagues";
import { shapeOf } from "../../src/records/shape";
import { randomRuns } from "../harness/forms";
import { goal, measured } from "./goal";

const PER_KIND = randomRuns(4_000, 4_000);
/** Printed when it fails, and the same in every run. */
const SEED = 20_261_120;

/** Values of every type, and some that forms did store. */
const anyValue = fc.oneof(
  fc.anything({ withDate: true, withNullPrototype: true, maxDepth: 3 }),
  fc.constantFrom("12", " 7.5 ", "57 %", "a, b,, c", "2026-03-14T16:00", "Goalkeeper", "#C8102E"),
  fc.string(),
  fc.integer(),
  fc.date(),
  fc.array(fc.string(), { maxLength: 5 }),
  fc.record({ player: fc.string(), assist: fc.string(), minute: fc.string() }),
);

/** What a record says, without what the store sets. */
function entityOf(kind: EntityKind, id: string, stored: unknown): object | null {
  const parsed = parseRecord(kind, id, stored);
  if (!parsed.ok) return null;
  const names = Object.keys(kinds[kind].schema.entries);
  return Object.fromEntries(names.map((name) => [name, Reflect.get(parsed.record, name)]));
}

/** Reads random documents; what can be read is written as its league does and read again. */
function readAndWrite(kind: EntityKind, wrong: string[]): { read: number; again: number } {
  const homes = leagues.filter((league) => league.collections[kind]);
  const keys = [
    ...Object.keys(kinds[kind].schema.entries),
    "teamName",
    "teamAStartingXI",
    "version",
  ];
  const document = fc.record(Object.fromEntries(keys.map((key) => [key, anyValue])), {
    requiredKeys: [],
  });
  let read = 0;
  let again = 0;
  for (const stored of fc.sample(fc.oneof({ weight: 19, arbitrary: document }, anyValue), {
    numRuns: PER_KIND,
    seed: SEED,
  })) {
    read += 1;
    try {
      const parsed = parseRecord(kind, "x", stored);
      const league = homes[read % homes.length];
      if (!parsed.ok || !league) continue;
      const shape = shapeOf(league);
      const written: StoredDocument = toDocument(kind, parsed.record, shape);
      const first = entityOf(kind, "x", written);
      const twice = parseRecord(kind, "x", written);
      // A league keeps some fields only: what is written is read the same for ever after.
      const second = twice.ok && entityOf(kind, "x", toDocument(kind, twice.record, shape));
      again += 1;
      if (JSON.stringify(first) !== JSON.stringify(second)) {
        wrong.push(`${kind} changes when written: ${JSON.stringify(stored).slice(0, 200)}`);
      }
    } catch (thrown) {
      wrong.push(`${kind}: ${String(thrown)}`);
    }
  }
  return { read, again };
}

goal(
  {
    id: "B3",
    what: "Random documents through the parser",
    target: "20,000 documents, never throws, always typed; written and read again the same",
  },
  () => {
    const wrong: string[] = [];
    let read = 0;
    let again = 0;
    // Every kind has a schema.
    for (const kind of entityKinds) {
      const found = readAndWrite(kind, wrong);
      read += found.read;
      again += found.again;
    }
    return measured(
      `${read} documents read, ${again} written and read again, ${wrong.length} faults`,
      wrong,
      { enough: read >= 20_000 && again >= 2_000 },
    );
  },
);
