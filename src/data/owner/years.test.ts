import { expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import { isFull } from "../../../tests/harness/forms";
import type { League } from "@/domain/league/league";
import type { Documents, RawDocument, Transaction } from "../documents";
import { encodeFields } from "../rest/encode";
import { confirmArchive, readArchive, removeArchived } from "./archive";
import { MOST_OF_A_PART, readPart } from "./download";

/*
 * Five seasons of a whole arena, as large as they become where every match is told live, and what of them is read and kept.
 */

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const BEGIN = Date.UTC(2016, 8, 1);
/** Two seasons of few records show that each archive leaves only the last entries; the bounds below are for five whole ones. */
const SEASONS = isFull ? 5 : 2;
/** Of a season of the whole arena: what the demo has, and twice of it the saves that made it. */
const RECORDS = isFull ? 960 : 96;
/** The taps of 141 matches, told live point by point. */
const TAPS = isFull ? 16_000 : 1_600;

/** A database that counts what is read of it. */
function counted() {
  const kept = new Map<string, Map<string, RawDocument>>();
  const of = (collection: string) => {
    const found = kept.get(collection) ?? new Map<string, RawDocument>();
    kept.set(collection, found);
    return found;
  };
  let reads = 0;
  const read = <T>(one: T) => {
    reads += 1;
    return one;
  };
  const get = async (collection: string, id: string) => read(of(collection).get(id) ?? null);
  const stored = ([id, data]: readonly [string, RawDocument]) =>
    read({ id, fields: encodeFields(data) });
  const documents = {
    get,
    exists: async () => true,
    async page(collection, from) {
      const begin = Number(from);
      const some = [...of(collection)].slice(begin, begin + 200);
      const next = some.length === 200 ? String(begin + 200) : "";
      return { documents: some.map(stored), next };
    },
    async *inTime(collection, fields, { after = -Infinity, until = Infinity }) {
      for (const one of [...of(collection)].toReversed()) {
        const [, data] = one;
        const at = Number(data["at"]);
        const isOf = Object.entries(fields).every(([key, value]) => data[key] === value);
        if (isOf && at > after && at <= until) yield stored(one);
      }
    },
    async transact(run) {
      const writes: Transaction = {
        get,
        set: (collection, id, document) => void of(collection).set(id, document),
        change() {},
        delete: (collection, id) => void of(collection).delete(id),
      };
      return run(writes);
    },
  } satisfies Pick<Documents, "get" | "exists" | "page" | "inTime" | "transact">;
  return {
    // Of what archives and downloads ask for, there is all.
    documents: documents as unknown as Documents,
    put: (collection: string, id: string, document: RawDocument) =>
      void of(collection).set(id, document),
    size: (collection: string) => of(collection).size,
    /** How many documents were read since this was asked last. */
    reads: () => {
      const sofar = reads;
      reads = 0;
      return sofar;
    },
  };
}

type Database = ReturnType<typeof counted>;

/** Everything that is saved in a season: each record twice, and every tap. */
function play({ put }: Database, nth: number): void {
  const at = (share: number) => new Date(BEGIN + nth * YEAR + share * 270 * DAY);
  const league = (n: number): League => leagues[n % leagues.length] as League;
  for (let n = 0; n < RECORDS; n += 1) {
    const { slug, collections } = league(n);
    const collection = collections.players ?? slug;
    for (const save of ["first", "last"]) {
      const id = `${nth}-${n}-${save}`;
      put("history", id, { collection, id: `${nth}-${n}`, action: "update", at: at(n / RECORDS) });
    }
    put(collection, `${nth}-${n}`, { name: `Player ${n}`, change: `${nth}-${n}-last` });
  }
  for (let n = 0; n < TAPS; n += 1) {
    const told = { collection: league(n).slug, id: `match-${n % 141}`, action: "live" };
    put("history", `${nth}-tap-${n}`, { ...told, at: at(n / TAPS) });
  }
}

/** The season is closed, and an owner lets its history end. */
async function archiveAll({ documents, put }: Database, nth: number): Promise<void> {
  const ended = new Date(BEGIN + nth * YEAR + 300 * DAY);
  for (const league of leagues) {
    const { seasons } = league.collections;
    if (!seasons) throw new Error(`${league.slug} keeps no seasons.`);
    put(seasons, `s${nth}`, { label: `Season ${nth}`, ended, closed: ended, updatedAt: ended });
    const file = await readArchive(documents, league, `s${nth}`, {});
    if (!file) throw new Error("It was stopped.");
    await confirmArchive(documents, file, file.lines.join(""), "owner");
    await removeArchived(documents, league, {});
  }
}

/** The sizes of the parts that a whole backup comes in. */
async function partsOf({ documents, reads }: Database): Promise<readonly number[]> {
  const sizes: number[] = [];
  let part = await readPart(documents, {}, {});
  while (part) {
    sizes.push(reads());
    part = part.next && (await readPart(documents, { from: part.next }, {}));
  }
  return sizes;
}

it("keeps history, archives and backups of all seasons within bounds", async () => {
  const database = counted();
  const ofSeason: { entries: number; archive: number; backup: number; parts: readonly number[] }[] =
    [];
  for (let nth = 0; nth < SEASONS; nth += 1) {
    play(database, nth);
    database.reads();
    const lastMonth = BEGIN + nth * YEAR + 240 * DAY;
    await readPart(database.documents, { since: lastMonth }, {});
    const backup = database.reads();
    const parts = await partsOf(database);
    await archiveAll(database, nth);
    ofSeason.push({ entries: database.size("history"), archive: database.reads(), backup, parts });
  }
  for (const [nth, { entries, archive, backup, parts }] of ofSeason.entries()) {
    // Of each record that exists its last entry stays, and nothing else.
    expect(entries).toBe((nth + 1) * RECORDS);
    // Once for the file, once for what goes, and each record once.
    expect(archive).toBeLessThan(
      2 * (TAPS + 2 * RECORDS + nth * RECORDS) + (nth + 1) * RECORDS + 200,
    );
    expect(Math.max(...parts)).toBeLessThanOrEqual(MOST_OF_A_PART);
    // A month of nine, each record that exists, and what was closed since.
    expect(backup).toBeLessThan((TAPS + 2 * RECORDS) / 6 + (nth + 1) * RECORDS);
  }
  if (!isFull) return;
  const third = ofSeason[2];
  expect(third?.backup).toBeLessThan(5_500);
  // Without archives the history alone of the fifth season's end were 90,000 documents.
  expect(ofSeason[4]?.parts.length).toBeLessThanOrEqual(4);
});
