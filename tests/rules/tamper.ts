import { isInSheet, publishedSheetEntry } from "@/records/sheet";
import { collectionNamed } from "./registry";
import type { Fields, Publication, Save } from "./save";

/** A time that is not the server's. */
export const PAST = new Date("2026-03-01T12:00:00Z");

export function without(source: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(source).filter(([key]) => key !== name));
}

/** The save with another history entry. */
export const withEntry = (save: Save, change: Fields): Save => ({
  ...save,
  entry: { ...save.entry, ...change },
});

/** The save with another record, of which its entry and its published copy know nothing. */
export const withRecord = (save: Save, change: Fields): Save => ({
  ...save,
  record: { ...save.record, ...change },
});

type Changes = readonly (readonly [readonly string[], unknown])[];

function replaced(publication: Publication | null, changes: Changes): Publication {
  if (!publication) throw new Error("Nothing is published");
  const paths = new Set(changes.map(([path]) => path.join("/")));
  const kept = publication.changes.filter(([path]) => !paths.has(path.join("/")));
  return { ...publication, changes: [...kept, ...changes] };
}

/** The save with other changes of the published document in place of those to the same path. */
export const withPublished = (save: Save, ...changes: Changes): Save => ({
  ...save,
  published: replaced(save.published, changes),
});

/** The same of the league's sheet. */
export const withSheet = (save: Save, ...changes: Changes): Save => ({
  ...save,
  sheet: replaced(save.sheet, changes),
});

/** The save with other meta, the same in its record, its entry and what is published. */
export function withMeta(save: Save, meta: Fields): Save {
  const record: Fields = { ...save.record, ...meta };
  const [collection = "", id = ""] = save.path.split("/");
  const { kind } = collectionNamed(collection);
  let changed: Save = { ...withEntry(save, { after: record, version: record["version"] }), record };
  if (save.published) changed = withPublished(changed, [["records", id], record]);
  if (!save.sheet || !isInSheet(kind)) return changed;
  return withSheet(changed, [[kind, id], publishedSheetEntry(kind, record)]);
}
