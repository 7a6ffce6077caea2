/** Stands for the server's time in the fields of a write. */
export const NOW = Symbol("server time");

/** The fields of a document: plain values, Dates for timestamps, NOW, or whatever a test sends instead. */
export type Fields = Readonly<Record<string, unknown>>;

/** One document written by a commit. */
export type Write =
  | { readonly op: "set"; readonly path: string; readonly fields: Fields }
  /** Changes only the fields at these paths; undefined removes one. */
  | {
      readonly op: "change";
      readonly path: string;
      readonly changes: readonly (readonly [readonly string[], unknown])[];
    }
  | { readonly op: "delete"; readonly path: string };

/** A save as `firestore.rules` describes it, in parts that a test may tamper with. */
export interface Save {
  readonly path: string;
  readonly record: Fields | null;
  readonly change: string;
  readonly entry: Fields;
  readonly published: {
    readonly name: string;
    readonly changes: readonly (readonly [readonly string[], unknown])[];
  } | null;
}

export interface SaveOptions {
  readonly collection: string;
  readonly id: string;
  /** What the record is to hold, without version, updatedAt and change; null deletes it. */
  readonly fields: Fields | null;
  /** What is stored, null when nothing is. */
  readonly stored?: Fields | null;
  readonly by: string;
  readonly version?: number;
  readonly action?: string;
  /** Whether published/{collection} exists. */
  readonly published?: boolean;
}

let changes = 0;

/** An id no other change of this run has. */
function newChange(): string {
  changes += 1;
  return `change-${changes}`;
}

/** The version a stored record counts as. */
export function versionOf(stored: Fields | null): number {
  const version = stored?.["version"];
  return typeof version === "number" && Number.isInteger(version) && version > 0 ? version : 0;
}

function changeOf(collection: string, id: string, stored: Fields): string {
  const { change } = stored;
  const known = typeof change === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(change);
  return `${known ? change : `${collection}-${id}`}-deleted`;
}

function publishedOf(collection: string, record: Fields | null): string {
  const season = record?.["season"];
  return typeof season === "string" ? `${collection}@${season}` : collection;
}

/** A save that the rules allow to an administrator, when the fields are those of a record. */
export function makeSave(options: SaveOptions): Save {
  const { collection, id, fields, stored = null, by, published = false } = options;
  const change =
    fields === null && stored !== null ? changeOf(collection, id, stored) : newChange();
  const version = options.version ?? versionOf(stored) + (fields === null ? 0 : 1);
  const record = fields && { ...fields, version, updatedAt: NOW, change };
  const saving = stored === null ? "create" : "update";
  const name = publishedOf(collection, record ?? stored);
  return {
    path: `${collection}/${id}`,
    record,
    change,
    entry: {
      collection,
      id,
      record: `${collection}/${id}`,
      version,
      action: options.action ?? (fields === null ? "delete" : saving),
      before: stored,
      after: record,
      by,
      at: NOW,
    },
    published: published
      ? {
          name,
          changes: [
            [["records", id], record ?? undefined],
            [["lastId"], id],
            [["lastChange"], change],
            [["updatedAt"], NOW],
          ],
        }
      : null,
  };
}

/** The documents a save writes, in one commit. */
export function writesOf({ path, record, change, entry, published }: Save): Write[] {
  return [
    record ? { op: "set", path, fields: record } : { op: "delete", path },
    { op: "set", path: `history/${change}`, fields: entry },
    ...(published
      ? [{ op: "change" as const, path: `published/${published.name}`, changes: published.changes }]
      : []),
  ];
}

/** A stored record as earlier saves left it. */
export function storedRecord(fields: Fields, version = 3): Fields {
  return { ...fields, version, updatedAt: new Date("2026-03-01T12:00:00Z"), change: newChange() };
}

/** The published document that holds these records. */
export function publishedDocument(records: Readonly<Record<string, Fields>>): Fields {
  return { records, lastId: "", lastChange: "", updatedAt: new Date("2026-03-01T12:00:00Z") };
}
