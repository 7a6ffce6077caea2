import type { FieldMeta } from "./field";

/** A field of a record: how a stored value is parsed, and its metadata for forms, lists and security rules. */
export interface FieldSchema<T = unknown> {
  /** Parses any stored value; never throws. `undefined` means that nothing is stored. */
  readonly read: (raw: unknown) => T;
  readonly meta: FieldMeta;
}

/** The fields of a kind of record, by name. */
export interface Schema<T> {
  readonly entries: { readonly [N in keyof T]: FieldSchema<T[N]> };
}

/** The type of the records of a schema. */
export type FieldsOf<S> = S extends Schema<infer T> ? { -readonly [N in keyof T]: T[N] } : never;

/** Creates a schema of these fields; the type of the records follows from them. */
export function schemaOf<T>(entries: Schema<T>["entries"]): Schema<T> {
  return { entries };
}

/** Parses every field of a schema; a missing field is the same as an empty one. */
export function readFields<T>(
  { entries }: Schema<T>,
  stored: { readonly [N in keyof T]?: unknown },
): T {
  const names = Object.keys(entries) as (keyof T)[];
  const read = names.map((name) => [name, entries[name].read(stored[name])]);
  // The object has a value for each name, of the type of its field.
  return Object.fromEntries(read) as T;
}
