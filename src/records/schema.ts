import type { FieldMeta } from "./field";

/** A field of a record: how it is read from whatever is stored, and what form, list and rules know of it. */
export interface FieldSchema<T = unknown> {
  /** Never throws; `undefined` reads like nothing stored. */
  readonly read: (raw: unknown) => T;
  readonly meta: FieldMeta;
}

/** The fields of a kind of record, by their names. */
export interface Schema<T> {
  readonly entries: { readonly [N in keyof T]: FieldSchema<T[N]> };
}

/** The type of the records that a schema reads. */
export type FieldsOf<S> = S extends Schema<infer T> ? { -readonly [N in keyof T]: T[N] } : never;

/** A schema of these fields; the record type follows from them. */
export function schemaOf<T>(entries: Schema<T>["entries"]): Schema<T> {
  return { entries };
}

/** Reads every field of the schema; a missing one reads like an empty one. */
export function readFields<T>(
  { entries }: Schema<T>,
  stored: { readonly [N in keyof T]?: unknown },
): T {
  const names = Object.keys(entries) as (keyof T)[];
  const read = names.map((name) => [name, entries[name].read(stored[name])]);
  // One value for each of the names, of its field's type.
  return Object.fromEntries(read) as T;
}
