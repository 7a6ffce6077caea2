/** Whether the value is a store's own type of time, such as Firestore's Timestamp. */
function isTime(value: object): value is { toDate(): Date } {
  return "toDate" in value && typeof value.toDate === "function";
}

/** A stored value as plain ones: a Date for a time, null for places, bytes and references. */
export function plainValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(plainValue);
  if (isTime(value)) return value.toDate();
  if (Object.getPrototypeOf(value) !== Object.prototype) return null;
  return plainMap(value);
}

/** Returns a stored map in plain values. */
export function plainMap(map: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, plainValue(value)]));
}

function ordered(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) return { time: value.getTime() };
  if (Array.isArray(value)) return value.map(ordered);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, ordered(part)]));
}

/** Returns a text that is equal for equal content, whatever the order of its keys and the type of its times. */
export function fingerprint(value: unknown): string {
  return JSON.stringify(ordered(plainValue(value)));
}
