import type { RawDocument } from "../documents";

/** A value in Firestore's REST notation: one key that names the type, with the value under it. */
type EncodedValue = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is EncodedValue {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function moment(text: unknown): Date | null {
  const date = new Date(typeof text === "string" ? text : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Decodes a number. The database sends whole numbers, NaN and Infinity as text. */
function number(value: unknown): number | null {
  const read = typeof value === "string" ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : null;
}

const decoders: Readonly<Record<string, (value: unknown) => unknown>> = {
  stringValue: (value) => (typeof value === "string" ? value : null),
  booleanValue: (value) => value === true,
  integerValue: number,
  doubleValue: number,
  timestampValue: moment,
  arrayValue: (value) =>
    isMap(value) && Array.isArray(value["values"]) ? value["values"].map(decodeValue) : [],
  mapValue: (value) => decodeFields(isMap(value) ? value["fields"] : undefined),
};

/** One value; null for bytes, references, places and anything this site never stores. */
function decodeValue(encoded: unknown): unknown {
  if (!isMap(encoded)) return null;
  const type = Object.keys(encoded)[0];
  if (type === undefined || !Object.hasOwn(decoders, type)) return null;
  return decoders[type]?.(encoded[type]) ?? null;
}

/** Decodes the fields of a document or map from Firestore's REST notation to plain values; {} for anything else. */
export function decodeFields(fields: unknown): RawDocument {
  if (!isMap(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, decodeValue(value)]),
  );
}
