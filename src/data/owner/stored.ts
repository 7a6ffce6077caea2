import type { RawDocument, StoredFields } from "../documents";

type EncodedValue = StoredFields[string];

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const partsOf = (value: unknown, name: string): unknown => (isMap(value) ? value[name] : undefined);

/** Returns a number, or its text if it is not finite. */
function decodeNumber(value: unknown): unknown {
  const number = Number(value);
  return Number.isFinite(number) ? number : String(value);
}

function decodeValue(encoded: EncodedValue | undefined): unknown {
  const [entry] = Object.entries(encoded ?? {});
  if (!entry) return null;
  const [type, value] = entry;
  switch (type) {
    case "nullValue":
      return null;
    case "integerValue":
    case "doubleValue":
      return decodeNumber(value);
    case "timestampValue":
      return new Date(String(value));
    case "arrayValue": {
      const values = partsOf(value, "values");
      return Array.isArray(values) ? values.map(decodeValue) : [];
    }
    case "mapValue":
      // The fields of a map are encoded like those of a document.
      return decodeStored((partsOf(value, "fields") ?? {}) as StoredFields);
    // Text, yes and no; bytes, places and references as JSON has them, which no record of ours holds.
    default:
      return value;
  }
}

/** Decodes a stored document from Firestore's REST notation without loss; times become Dates. */
export function decodeStored(fields: StoredFields): RawDocument {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, decodeValue(value)]),
  );
}
