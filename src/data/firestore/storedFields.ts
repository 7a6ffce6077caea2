import { Bytes, DocumentReference, GeoPoint, Timestamp } from "firebase/firestore";
import type { RawDocument, StoredFields } from "../documents";
import { encodeFields } from "../rest/encode";

type EncodedValue = StoredFields[string];

/** Formats a time to the microsecond, the precision of the database. */
function isoOf(time: Timestamp): string {
  const fraction = String(Math.floor(time.nanoseconds / 1000)).padStart(6, "0");
  return time
    .toDate()
    .toISOString()
    .replace(/\d{3}Z$/, `${fraction}Z`);
}

function encode(value: unknown): EncodedValue {
  if (value instanceof Timestamp) return { timestampValue: isoOf(value) };
  if (value instanceof GeoPoint)
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  if (value instanceof Bytes) return { bytesValue: value.toBase64() };
  if (value instanceof DocumentReference) return { referenceValue: value.path };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  const isMap = typeof value === "object" && value !== null && !(value instanceof Date);
  if (isMap) return { mapValue: { fields: storedFields({ ...value }) } };
  return encodeFields({ value })["value"] ?? { nullValue: null };
}

/** Turns a document that the SDK read into Firestore's REST notation, which keeps the types. */
export function storedFields(document: RawDocument): StoredFields {
  return Object.fromEntries(Object.entries(document).map(([key, one]) => [key, encode(one)]));
}
