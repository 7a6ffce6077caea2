import { documentSize } from "../../../src/data/documentSize";
import { decodeFields } from "../../../src/data/rest/decode";
import type { EntityKind } from "../../../src/records/record";
import { leagues } from "@arena/leagues";
import type { League } from "../../../src/domain/league/league";
import type { Emulated, RestFields, RestValue } from "../world/emulated";
import { badValues, shortened } from "./badValues";

/** A collection of a league with documents for it. */
export interface Shelf {
  readonly league: League;
  readonly kind: EntityKind;
  readonly collection: string;
  readonly documents: ReadonlyMap<string, RestFields>;
}

/** Fields that saves add, and that no form shows. */
const META = ["version", "updatedAt", "change", "season", "corrected"];

/** The fields within a field's value: of a map its own, of a list those of its first map. */
function within(value: RestValue | undefined): readonly string[] {
  const list: unknown = Reflect.get(Object(value?.["arrayValue"]), "values");
  const first: unknown = Array.isArray(list) ? list[0] : value;
  const fields: unknown = Reflect.get(Object(Reflect.get(Object(first), "mapValue")), "fields");
  return Object.keys(Object(fields));
}

const withField = (fields: RestFields, name: string, bad: RestValue | null): RestFields => {
  const { [name]: _, ...others } = fields;
  return bad ? { ...others, [name]: bad } : others;
};

/** The document with something bad in one of the fields within one of its fields. */
function withInner(
  fields: RestFields,
  name: string,
  inner: string,
  bad: RestValue | null,
): RestFields {
  const value = fields[name] ?? {};
  const isList = "arrayValue" in value;
  const list: unknown = Reflect.get(Object(value["arrayValue"]), "values");
  const first: unknown = isList && Array.isArray(list) ? list[0] : value;
  const old: unknown = Reflect.get(Object(Reflect.get(Object(first), "mapValue")), "fields");
  // A field of Firestore's REST notation holds fields of the same notation.
  const changed: RestValue = {
    mapValue: { fields: withField(old as RestFields, inner, bad) },
  };
  return { ...fields, [name]: isList ? { arrayValue: { values: [changed] } } : changed };
}

/** Every field of a good document with every bad value, one at a time. */
function poisonedOf(good: RestFields): Map<string, RestFields> {
  const documents = new Map<string, RestFields>();
  const names = [...new Set([...Object.keys(good), ...META])];
  for (const [at, name] of names.entries()) {
    const inner = within(good[name]);
    for (const [nth, [, bad]] of Object.entries(badValues).entries()) {
      documents.set(`bad-${at}-${nth}`, withField(good, name, bad));
      for (const [part, key] of inner.entries()) {
        documents.set(`bad-${at}-${part}-${nth}`, withInner(good, name, key, bad));
      }
    }
  }
  return documents;
}

const weight = (fields: RestFields) => JSON.stringify(fields).length;
const sizeOf = (fields: RestFields) => documentSize(decodeFields(fields));

/** The richest of a collection's documents, so that every part of it can be made bad. */
function richest(documents: ReadonlyMap<string, RestFields>): RestFields {
  const [first] = [...documents.values()].toSorted((a, b) => weight(b) - weight(a));
  if (!first) throw new Error("The seed has left a collection empty.");
  return first;
}

/** The collections of all leagues with what is made of their seeded documents. */
export async function shelves(
  emulated: Emulated,
  make: (
    seeded: ReadonlyMap<string, RestFields>,
    kind: EntityKind,
    league: League,
  ) => ReadonlyMap<string, RestFields>,
): Promise<Shelf[]> {
  const found: Shelf[] = [];
  for (const league of leagues) {
    for (const [kind, collection] of Object.entries(league.collections) as [EntityKind, string][]) {
      const seeded = await emulated.list(collection);
      const current = new Map([...seeded].filter(([, fields]) => !fields["season"]));
      found.push({ league, kind, collection, documents: make(current, kind, league) });
    }
  }
  return found;
}

/** One shelf for each collection, full of documents with one thing wrong each. */
export const poisonedShelves = (emulated: Emulated): Promise<Shelf[]> =>
  shelves(emulated, (seeded) => poisonedOf(richest(seeded)));

/** How the records lie in the database: gathered in published documents, or in their collections only. */
export type Way = "published" | "collections";

/** Firestore takes 1 MiB in a document. */
const MOST_PUBLISHED = 1_000_000;

/** The most characters a text of these documents may have, so that one document holds them all. */
function roomFor(documents: ReadonlyMap<string, RestFields>): number {
  for (const most of [100_000, 20_000, 5_000, 1_000, 300, 100, 40]) {
    const all = [...documents.values()].map((fields) => sizeOf(shortened(fields, most)));
    if (all.reduce((sum, one) => sum + one, 0) < MOST_PUBLISHED) return most;
  }
  throw new Error("These documents do not fit into one.");
}

/** Puts them into the database in place of everything that is there. */
export async function fill(emulated: Emulated, all: readonly Shelf[], way: Way): Promise<void> {
  const administrators = await emulated.list("admins");
  await emulated.clear();
  await emulated.put([...administrators].map(([uid, fields]) => [`admins/${uid}`, fields]));
  for (const { collection, documents } of all) {
    if (way === "collections") {
      await emulated.put([...documents].map(([id, fields]) => [`${collection}/${id}`, fields]));
      continue;
    }
    const most = roomFor(documents);
    const records = Object.fromEntries(
      [...documents].map(([id, fields]) => [id, { mapValue: { fields: shortened(fields, most) } }]),
    );
    const published: RestFields = {
      records: { mapValue: { fields: records } },
      lastId: { stringValue: "" },
      lastChange: { stringValue: "" },
      updatedAt: { timestampValue: new Date().toISOString() },
    };
    await emulated.put([[`published/${collection}`, published]]);
  }
}

export const countOf = (all: readonly Shelf[]): number =>
  all.reduce((sum, { documents }) => sum + documents.size, 0);
