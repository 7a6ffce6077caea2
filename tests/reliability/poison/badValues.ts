import type { RestFields, RestValue } from "../world/emulated";

const text = (stringValue: string): RestValue => ({ stringValue });
const whole = (value: number): RestValue => ({ integerValue: String(value) });
const decimal = (doubleValue: number | string): RestValue => ({ doubleValue });
const map = (fields: RestFields): RestValue => ({ mapValue: { fields } });
const list = (...values: readonly RestValue[]): RestValue => ({ arrayValue: { values } });

/** Saturday 14 March 2026, 16:00 at the arena. */
const SECONDS = Date.UTC(2026, 2, 14, 15) / 1000;

/** What no form stores, by what is bad about it; null leaves the field out. */
export const badValues: Readonly<Record<string, RestValue | null>> = {
  missing: null,
  null: { nullValue: null },
  "empty text": text(""),
  boolean: { booleanValue: true },
  "number as text": text("12"),
  "whole number": whole(12),
  "not a number": decimal("NaN"),
  infinity: decimal("Infinity"),
  "below zero": whole(-1),
  fraction: decimal(3.75),
  "beyond whole numbers": whole(2 ** 53),
  "seconds and nanoseconds": map({ seconds: whole(SECONDS), nanoseconds: whole(0) }),
  "epoch seconds": whole(SECONDS),
  "epoch milliseconds": whole(SECONDS * 1000),
  "ISO text": text("2026-03-14T15:00:00.000Z"),
  timestamp: { timestampValue: "2026-03-14T15:00:00Z" },
  "time zero": { timestampValue: "1970-01-01T00:00:00Z" },
  "garbage date": text("31st of Foo, half past"),
  "a lot of text": text("lorem ipsum ".repeat(8_500)),
  "list of lists": list(map({ player: list(text("a")), inner: list(map({ deep: list() })) })),
  "list of nothing": list({ nullValue: null }, text("")),
  map: map({ player: map({ name: text("x") }), rating: text("five") }),
  "invisible characters": text("\u202Eevil\u200B\u2066name\u0007"),
  place: { geoPointValue: { latitude: 6.5, longitude: 3.4 } },
  bytes: { bytesValue: "AAEC" },
};

/** What must never be on a page. */
export const UNSPEAKABLE =
  /\bNaN\b|\bundefined\b|\[object |Invalid Date|\b1970\b|\bInfinity\b|[\u202A-\u202E\u2066-\u2069]/;

/** The same fields with every text in them short enough for many documents to share one. */
export function shortened(fields: RestFields, most: number): RestFields {
  const cut: unknown = JSON.parse(JSON.stringify(fields), (key, value: unknown) =>
    key === "stringValue" && typeof value === "string" ? value.slice(0, most) : value,
  );
  // Only texts within it are others.
  return cut as RestFields;
}
