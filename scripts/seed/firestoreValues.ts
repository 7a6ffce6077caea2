import type { StoredDocument, StoredValue } from "../../src/records/document";

/** A value in the JSON of Firestore's REST API. */
export type RestValue = Readonly<Record<string, unknown>>;

/** Converts a stored value to the JSON of Firestore's REST API; a Date becomes a timestamp. */
function restValue(value: StoredValue): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === "number") {
    return Number.isSafeInteger(value) ? { integerValue: `${value}` } : { doubleValue: value };
  }
  if (isList(value)) return { arrayValue: { values: value.map(restValue) } };
  return { mapValue: { fields: restFields(value) } };
}

// A separate function, because Array.isArray does not narrow the type of a readonly list.
function isList(value: readonly StoredValue[] | StoredDocument): value is readonly StoredValue[] {
  return Array.isArray(value);
}

/** Converts the fields of a document or map. */
export function restFields(document: StoredDocument): Readonly<Record<string, RestValue>> {
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key, restValue(value)]),
  );
}
