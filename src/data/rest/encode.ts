import type { RawDocument, StoredFields } from "../documents";

type EncodedValue = StoredFields[string];

function encodeNumber(value: number): EncodedValue {
  if (Number.isInteger(value)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

function encodeValue(value: unknown): EncodedValue {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return encodeNumber(value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value !== "object" || value === null) return { nullValue: null };
  return { mapValue: { fields: encodeFields({ ...value }) } };
}

/** Encodes plain values in Firestore's REST notation; whole numbers become integers, as the SDK stores them. */
export function encodeFields(document: RawDocument): StoredFields {
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key, encodeValue(value)]),
  );
}
