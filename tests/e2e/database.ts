import { PUBLISHED } from "../../src/data/published";
import type { League } from "../../src/domain/league/league";
import { leagues } from "@arena/leagues";
import { toDocument, type StoredDocument, type StoredValue } from "../../src/records/document";
import type { EntityKind, RecordOf } from "../../src/records/record";
import { shapeOf } from "../../src/records/shape";
import { isInSheet, publishedSheetEntry, type SheetKind } from "../../src/records/sheet";

/** Whatever a document holds, as plain values. */
export type Plain = Readonly<Record<string, unknown>>;

/** The database's documents, past all rights: to look at what was saved, and to arrange what was not. */
export interface Database {
  read(collection: string, id: string): Promise<Plain | null>;
  list(collection: string): Promise<ReadonlyMap<string, Plain>>;
  write(collection: string, id: string, document: StoredDocument): Promise<void>;
  /** Puts a record, whatever it is, into the document that visitors read. */
  publish(collection: string, id: string, record: StoredValue): Promise<void>;
  /** Keeps a record as the site itself would have saved it, and publishes it. */
  keep<K extends EntityKind>(league: League, kind: K, record: RecordOf<K>): Promise<void>;
  /** Writes other values into a document that is there, and publishes it so. */
  alter(collection: string, id: string, values: StoredDocument): Promise<void>;
  /** The same of each document of a collection; what visitors read is written once, because the emulator keeps each version for every page that was left. */
  alterAll(collection: string, values: StoredDocument): Promise<void>;
  remove(collection: string, id: string): Promise<void>;
}

/** One write past all rights. */
export interface Write {
  readonly collection: string;
  readonly id: string;
  /** What the document holds then; null deletes it. */
  readonly document: StoredDocument | null;
  /** Entries of this map of the document are set, and everything else stays. */
  readonly into?: string;
}

/** What a store does for tests. */
export interface Store extends Pick<Database, "read" | "list"> {
  commit(writes: readonly Write[]): Promise<void>;
}

/** The league and kind that a collection belongs to. */
function placeOf(collection: string): { league: League; kind: EntityKind } | undefined {
  for (const league of leagues) {
    for (const [kind, name] of Object.entries(league.collections)) {
      // The registry names its collections by kind.
      if (name === collection) return { league, kind: kind as EntityKind };
    }
  }
  return undefined;
}

/** What the sheet holds of a record; of what is none, the same. */
function entryOf(kind: SheetKind, record: StoredValue): StoredValue {
  const isRecord = typeof record === "object" && record !== null && !Array.isArray(record);
  // An entry holds values of the record, which are stored values.
  return isRecord ? (publishedSheetEntry(kind, { ...record }) as StoredDocument) : record;
}

/** Writes that put records into the documents that visitors read, each of which is written once. */
function publishing(
  collection: string,
  records: readonly (readonly [id: string, record: StoredValue])[],
): readonly Write[] {
  const at = (id: string, into: string, entry: (record: StoredValue) => StoredValue): Write => ({
    collection: PUBLISHED,
    id,
    into,
    document: Object.fromEntries(records.map(([key, record]) => [key, entry(record)])),
  });
  const { league, kind } = placeOf(collection) ?? {};
  return [
    at(collection, "records", (record) => record),
    ...(league && kind && isInSheet(kind)
      ? [at(league.slug, kind, (record) => entryOf(kind, record))]
      : []),
  ];
}

/** The tests' way to a store's documents. */
export function databaseOf({ read, list, commit }: Store): Database {
  const publishAll = (...request: Parameters<typeof publishing>) => commit(publishing(...request));
  const database: Database = {
    read,
    list,
    write: (collection, id, document) => commit([{ collection, id, document }]),
    publish: (collection, id, record) => publishAll(collection, [[id, record]]),
    async keep(league, kind, record) {
      const collection = league.collections[kind];
      if (!collection) throw new Error(`${league.slug} keeps no ${kind}.`);
      const { id, version } = record;
      const content = toDocument(kind, record, shapeOf(league));
      const stored = { ...content, version, updatedAt: new Date(), change: `kept-${id}` };
      await database.write(collection, id, stored);
      await database.publish(collection, id, stored);
    },
    async alter(collection, id, values) {
      const found = await read(collection, id);
      if (!found) throw new Error(`There is no ${collection}/${id}.`);
      // What was read from the database are stored values.
      const altered = { ...found, ...values } as StoredDocument;
      await database.write(collection, id, altered);
      await database.publish(collection, id, altered);
    },
    async alterAll(collection, values) {
      const altered = [...(await list(collection))].map(
        ([id, before]) => [id, { ...before, ...values } as StoredDocument] as const,
      );
      await commit(altered.map(([id, document]) => ({ collection, id, document })));
      await publishAll(collection, altered);
    },
    remove: (collection, id) => commit([{ collection, id, document: null }]),
  };
  return database;
}
