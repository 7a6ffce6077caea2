import type { Fields, Save } from "./save";

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

/** The save with other changes of the published document in place of those to the same path. */
export function withPublished(
  save: Save,
  ...changes: (readonly [readonly string[], unknown])[]
): Save {
  if (!save.published) throw new Error("Nothing is published");
  const replaced = new Set(changes.map(([path]) => path.join("/")));
  const kept = save.published.changes.filter(([path]) => !replaced.has(path.join("/")));
  return { ...save, published: { ...save.published, changes: [...kept, ...changes] } };
}

/** The save with other meta, the same in its record, its entry and its published copy. */
export function withMeta(save: Save, meta: Fields): Save {
  const record: Fields = { ...save.record, ...meta };
  const changed = { ...withEntry(save, { after: record, version: record["version"] }), record };
  const id = save.path.split("/")[1] ?? "";
  return save.published ? withPublished(changed, [["records", id], record]) : changed;
}
