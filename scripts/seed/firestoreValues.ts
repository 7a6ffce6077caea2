import type { StoredDocument, StoredValue } from "../../src/records/document";

/** A value in the JSON of Firestore's REST interface. */
export type RestValue = Readonly<Record<string, unknown>>;

/** A stored value in the JSON of Firestore's REST interface; a Date becomes a timestamp. */
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

// Array.isArray does not narrow a readonly list.
function isList(value: readonly StoredValue[] | StoredDocument): value is readonly StoredValue[] {
  return Array.isArray(value);
}

/** The fields of a document or map. */
export function restFields(document: StoredDocument): Readonly<Record<string, RestValue>> {
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key, restValue(value)]),
  );
}
