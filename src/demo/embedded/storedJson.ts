import type { RawDocument } from "@/data/documents";

const TIME = "$time";

/** Encodes a document as text, including its times. */
export function toText(document: RawDocument): string {
  // Mark times before: JSON.stringify calls `toJSON` of a Date before a replacer could see the Date.
  return JSON.stringify(marked(document));
}

function marked(value: unknown): unknown {
  if (value instanceof Date) return { [TIME]: value.getTime() };
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one)]));
}

function unmarked(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !(TIME in value)) return value;
  return new Date(Number(value[TIME]));
}

/** Decodes a document from its text; null if the text is no document. */
export function fromText(text: string | null): RawDocument | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text, unmarked);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
