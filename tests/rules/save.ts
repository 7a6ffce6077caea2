import { publishedEntry } from "@/data/publicRecord";
import { withoutAdminOnly } from "@/records/adminOnly";
import { isOfArena, type EntityKind } from "@/records/kinds";
import { isInSheet, publishedSheetEntry } from "@/records/sheet";
import { leagueBySlug } from "@/leagues";
import { collectionNamed, CUP } from "./registry";

/** Stands for the server's time in the fields of a write. */
export const NOW = Symbol("server time");

/** The fields of a document: plain values, Dates for timestamps, NOW, or whatever a test sends instead. */
export type Fields = Readonly<Record<string, unknown>>;

/** A whole document written by a commit. */
export interface SetWrite {
  readonly op: "set";
  readonly path: string;
  readonly fields: Fields;
}

/** One document written by a commit. */
export type Write =
  | SetWrite
  /** Changes only the fields at these paths; undefined removes one. */
  | {
      readonly op: "change";
      readonly path: string;
      readonly changes: readonly (readonly [readonly string[], unknown])[];
    }
  | { readonly op: "delete"; readonly path: string };

/** What a save does to a published document: changes at paths; undefined removes. */
export interface Publication {
  readonly name: string;
  readonly changes: readonly (readonly [readonly string[], unknown])[];
}

/** A save as `firestore.rules` describes it, in parts that a test may tamper with. */
export interface Save {
  readonly path: string;
  readonly record: Fields | null;
  readonly change: string;
  readonly entry: Fields;
  /** In the document of the collection, null where there is none. */
  readonly published: Publication | null;
  /** In the sheet of the league, null where there is none. */
  readonly sheet: Publication | null;
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
  /** Whether the league's sheet exists; as `published` when it is not said. */
  readonly sheet?: boolean;
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

/** What the names of a season's published documents end with. */
function seasonIn(record: Fields | null): string {
  const season = record?.["season"];
  return typeof season === "string" ? `@${season}` : "";
}

/** Changes a published document as a save does. */
export function publication(
  name: string,
  { section, id, entry, change }: { section: string; id: string; entry: unknown; change: string },
): Publication {
  return {
    name,
    changes: [
      [[section, id], entry],
      [["lastId"], id],
      [["lastChange"], change],
      [["updatedAt"], NOW],
    ],
  };
}

/** What is of a record in the published document of its collection; undefined where that is nothing. */
const shownOf = (kind: EntityKind, record: Fields): Fields | undefined =>
  (isOfArena(kind) ? publishedEntry(kind, record) : withoutAdminOnly(kind, record)) ?? undefined;

/** A save that the rules allow to an administrator, when the fields are those of a record. */
export function makeSave(options: SaveOptions): Save {
  const { collection, id, fields, stored = null, by, published = false } = options;
  const { kind, league } = collectionNamed(collection);
  const change = newChange();
  const version = options.version ?? versionOf(stored) + (fields === null ? 0 : 1);
  const record = fields && { ...fields, version, updatedAt: NOW, change };
  const saving = stored === null ? "create" : "update";
  const season = seasonIn(record ?? stored);
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
      ? publication(`${collection}${season}`, {
          section: "records",
          id,
          entry: record ? shownOf(kind, record) : undefined,
          change,
        })
      : null,
    sheet:
      (options.sheet ?? published) && isInSheet(kind)
        ? publication(`${league.slug}${season}`, {
            section: kind,
            id,
            entry: record ? publishedSheetEntry(kind, withoutAdminOnly(kind, record)) : undefined,
            change,
          })
        : null,
  };
}

/** The document that names the entry of a record's last deletion. */
const deletionOf = (path: string) => `deletions/${path.replace("/", " ")}`;

/** The documents a save writes, in one commit. */
export function writesOf({ path, record, change, entry, published, sheet }: Save): Write[] {
  return [
    record ? { op: "set", path, fields: record } : { op: "delete", path },
    { op: "set", path: `history/${change}`, fields: entry },
    ...(record ? [] : [{ op: "set", path: deletionOf(path), fields: { change } } as const]),
    ...[published, sheet].flatMap((one): Write[] =>
      one ? [{ op: "change", path: `published/${one.name}`, changes: one.changes }] : [],
    ),
  ];
}

/** A stored record as earlier saves left it. */
export function storedRecord(fields: Fields, version = 3): Fields {
  return { ...fields, version, updatedAt: new Date("2026-03-01T12:00:00Z"), change: newChange() };
}

const SECTIONS = [
  "teams",
  "fixtures",
  "results",
  "standings",
  "seasons",
  "meets",
  "events",
  "news",
];
const unchanged = { lastId: "", lastChange: "", updatedAt: new Date("2026-03-01T12:00:00Z") };

/** The published document that holds these records. */
export function publishedDocument(records: Readonly<Record<string, Fields>>): Fields {
  return { records, ...unchanged };
}

/** A league's sheet with these sections. */
export function sheetDocument(sections: Readonly<Record<string, Fields>> = {}): Fields {
  const empty = Object.fromEntries(SECTIONS.map((section) => [section, {}]));
  return { ...empty, ...sections, ...unchanged };
}

/** A rebuild of a published document, of a collection or of a league, that the rules allow. */
export function rebuildOf(name: string, by: string): [published: SetWrite, entry: SetWrite] {
  const [base = ""] = name.split("@");
  const sections = leagueBySlug(base) || base === CUP ? SECTIONS : ["records"];
  const change = newChange();
  return [
    {
      op: "set",
      path: `published/${name}`,
      fields: {
        ...Object.fromEntries(sections.map((section) => [section, {}])),
        lastId: "",
        lastChange: change,
        updatedAt: NOW,
      },
    },
    {
      op: "set",
      path: `history/${change}`,
      fields: {
        collection: base,
        id: name,
        record: `published/${name}`,
        version: 0,
        action: "rebuild",
        before: null,
        after: {
          counts: Object.fromEntries(sections.map((section) => [section, 0])),
          digest: "1a2b3c",
        },
        by,
        at: NOW,
      },
    },
  ];
}

/** The removal of a published document by an owner, that the rules allow for a past season's. */
export function unpublishOf(name: string, by: string): [gone: Write, entry: Write, named: Write] {
  const change = newChange();
  return [
    { op: "delete", path: `published/${name}` },
    {
      op: "set",
      path: `history/${change}`,
      fields: {
        collection: name.split("@")[0],
        id: name,
        record: `published/${name}`,
        version: 0,
        action: "unpublish",
        before: null,
        after: null,
        by,
        at: NOW,
      },
    },
    { op: "set", path: `deletions/published ${name}`, fields: { change } },
  ];
}

/** The records with the published documents that hold them: of each collection and of each league. */
export function seedOf(
  records: Readonly<Record<string, Readonly<Record<string, Fields>>>>,
): Record<string, Fields> {
  const documents: Record<string, Fields> = {};
  const sheets = new Map<string, Record<string, Fields>>();
  for (const [collection, byId] of Object.entries(records)) {
    const { kind, league } = collectionNamed(collection);
    const shown = Object.entries(byId).flatMap(([id, one]) => {
      const entry = shownOf(kind, one);
      return entry ? [[id, entry] as const] : [];
    });
    documents[`published/${collection}`] = publishedDocument(Object.fromEntries(shown));
    const sheet = sheets.get(league.slug) ?? {};
    for (const [id, stored] of Object.entries(byId)) {
      documents[`${collection}/${id}`] = stored;
      if (isInSheet(kind))
        sheet[kind] = {
          ...sheet[kind],
          [id]: publishedSheetEntry(kind, withoutAdminOnly(kind, stored)),
        };
    }
    sheets.set(league.slug, sheet);
  }
  for (const [slug, sections] of sheets) documents[`published/${slug}`] = sheetDocument(sections);
  return documents;
}
