import { adminOnlyPart, adminOnlyKeys } from "@/records/adminOnly";
import { fieldsOf, toDocument, type Shape } from "@/records/document";
import type { FieldMeta } from "@/records/field";
import { storedOf } from "@/records/stored";
import { MINUTE } from "@/domain/durations";
import { limits } from "@/domain/limits";
import { readFigure, readMap, readMoment, readText } from "@/domain/reading";
import {
  emptyEntity,
  parseRecord,
  readEntity,
  type Entities,
  type EntityKind,
} from "@/records/record";

/*
 * Finds the parts of a stored document that parsing drops. Visitors never need this: it is for administrators who edit
 * a record, so that saving loses nothing.
 */

type Raw = Readonly<Record<string, unknown>>;

/** Returns the field that a stored key belongs to. */
const fieldOf = (kind: EntityKind, key: string): string => storedOf(kind).aliases?.[key] ?? key;

/** The keys that every record has besides its fields; other code reads them. */
const kept: ReadonlySet<string> = new Set(["version", "updatedAt", "change", "unconfirmed"]);

/** A map or list of the store; not a time, a place or a reference. */
const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Checks whether a value is empty, or contains only empty values. */
function isBlank(raw: unknown): boolean {
  if (raw === undefined || raw === null || raw === false) return true;
  if (typeof raw === "string") return raw.trim() === "";
  if (Array.isArray(raw)) return raw.every(isBlank);
  if (typeof raw !== "object" || !isPlain(raw)) return false;
  return Object.values(raw).every(isBlank);
}

/** Returns all words and numbers within a value; for a value of any other type a word that no field contains. */
function wordsOf(value: unknown): readonly string[] {
  if (value === undefined || value === null || value === false) return [];
  if (typeof value === "number") return wordsOf(String(value));
  if (typeof value === "string") {
    return value.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+|[\p{S}]+/gu) ?? [];
  }
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== "object" || !isPlain(value)) return ["\n"];
  return Object.values(value).flatMap(wordsOf);
}

/** Checks whether `value` contains all words of `raw`, each as often. */
function holdsWords(value: unknown, raw: unknown): boolean {
  const left = new Map<string, number>();
  for (const word of wordsOf(value)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsOf(raw).every((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times > 0;
  });
}

/** Checks whether a stored number is exactly the parsed one. */
function isFigure(raw: unknown, value: unknown, control: FieldMeta["control"]): boolean {
  const bare = control === "possession" && typeof raw === "string" ? raw.replace("%", "") : raw;
  const figure = readFigure(bare);
  return figure !== null && figure === value;
}

/** Checks whether the parsed value of a field contains all of the stored value; a position may be stored as a code. */
function says(value: unknown, raw: unknown, { control }: FieldMeta, mayBeShort: boolean): boolean {
  switch (control) {
    case "integer":
    case "decimal":
    case "possession":
      return isFigure(raw, value, control);
    case "dateTime":
      return value !== null && value === readMoment(raw);
    case "url":
      return typeof raw === "string" && raw.trim() === value;
    case "text":
    case "club":
    case "gameWeek":
      if (typeof raw !== "string" && typeof raw !== "number") return false;
      if (!mayBeShort) return readText(raw).toLowerCase() === String(value).toLowerCase();
      return whole(raw, value);
    default:
      return typeof value === "string" && typeof raw === "string"
        ? whole(raw, value)
        : holdsWords(value, raw);
  }
}

/** Checks whether a text was parsed completely: not cut because it is very long, and not emptied. */
const whole = (raw: string | number, value: unknown) =>
  value !== "" && (typeof raw === "number" || raw.length <= limits.old / 2);

/** Converts the value of a second key of a field to the form of the field's value. */
function meant(key: string, raw: unknown, stored: Raw, value: unknown): unknown {
  // The kicks of both sides belong together: the value contains both or none.
  if (key === "penaltiesA" || key === "penaltiesB") {
    const [a, b] = [readFigure(stored["penaltiesA"]), readFigure(stored["penaltiesB"])];
    return value === `pens ${a}-${b}` ? value : { [key]: raw };
  }
  if (key === "possessionB") {
    const share = readFigure(typeof raw === "string" ? raw.replace("%", "") : raw);
    return share === null ? raw : 100 - share;
  }
  return raw;
}

const minutes = (raw: unknown) => /^(\d\d?):(\d\d)/.exec(readText(raw));

/** Checks whether a day and a time were stored in two keys and parsed into one value. */
function isSplitMoment(key: string, stored: Raw, value: unknown): boolean {
  if (key !== "date" && key !== "time") return false;
  const time = minutes(stored["time"]);
  const day = readMoment(stored["date"]);
  if (!time || day === null || typeof value !== "number") return false;
  const since = (value - day) / MINUTE;
  return Math.floor(since) === Number(time[1]) * 60 + Number(time[2]);
}

/** Checks whether a stored figure is 0, which is the same as an empty field. */
const isZero = (raw: unknown, { control }: FieldMeta) =>
  (control === "integer" || control === "decimal") && readFigure(raw) === 0;

/** The parsed content of a stored document, and the document that a save of it would write. */
export interface PartialReading<K extends EntityKind> {
  readonly kind: K;
  readonly stored: Raw;
  readonly shape: Shape;
  readonly entity: Entities[K];
  readonly written: Raw;
}

function isKept<K extends EntityKind>(read: PartialReading<K>, key: string): boolean {
  const { kind, stored, shape, entity, written } = read;
  const raw = stored[key];
  if (kept.has(key) || isBlank(raw)) return true;
  const ownsSeason = fieldsOf(kind).some(([name]) => name === "season");
  // In records of the arena `season` is an ordinary field: the name of a league's first season.
  if (key === "season" && !ownsSeason)
    return typeof raw === "string" && /^[A-Za-z0-9_-]{1,20}$/.test(raw);
  if (key === "corrected" && storedOf(kind).corrected)
    return /^\d{1,3}–\d{1,3}$/.test(readText(raw));
  if (key === "old") return isOld(raw);
  if (adminOnlyKeys(kind).includes(key))
    return inJson(raw) === inJson(adminOnlyPart(kind, stored)[key]);
  // A list that a save writes unchanged is not lost, for example the public part of an event's entries.
  if (Array.isArray(raw) && inJson(raw) === inJson(written[key])) return true;
  const name = fieldOf(kind, key);
  const meta = fieldsOf(kind).find(([field]) => field === name)?.[1];
  if (!meta) return false;
  const value: unknown = Reflect.get(entity, name);
  if (isZero(raw, meta) && (value === 0 || value === null || name !== key)) return true;
  const empty: unknown = Reflect.get(emptyEntity(kind), name);
  const isWritten =
    (storedOf(kind).nameOf?.(name, shape.sport) ?? name) in written || value === empty;
  if (!isWritten) return false;
  return (
    isSplitMoment(key, stored, value) ||
    says(value, meant(key, raw, stored, value), meta, name === "position")
  );
}

/**
 * Parses a stored document.
 * @param entity the entity if it is parsed already
 */
export function readStored<K extends EntityKind>(
  kind: K,
  document: unknown,
  shape: Shape,
  entity = readEntity(kind, document),
): PartialReading<K> {
  return {
    kind,
    stored: readMap(document),
    shape,
    entity,
    written: toDocument(kind, entity, shape),
  };
}

/**
 * Returns the stored values that would be lost, by key: unknown keys, and values with more content than was parsed. The
 * entity contains the meaning of all others.
 */
export const lostValues = <K extends EntityKind>(read: PartialReading<K>): Raw =>
  Object.fromEntries(Object.entries(read.stored).filter(([key]) => !isKept(read, key)));

/** Returns the stored values of an unparsed document that would be lost, by key. */
export const lostValuesOf = <K extends EntityKind>(kind: K, document: unknown, shape: Shape): Raw =>
  lostValues(readStored(kind, document, shape));

/** Checks whether a stored document can be parsed without losing anything. */
export function isReadWhole(
  kind: EntityKind,
  { id, data }: { readonly id: string; readonly data: unknown },
  shape: Shape,
): boolean {
  return (
    parseRecord(kind, id, data).ok && Object.keys(lostValuesOf(kind, data, shape)).length === 0
  );
}

/** Values that could not be parsed, as stored in the record's map `old`: each as JSON, by its key. */
export type Old = Readonly<Record<string, string>>;

const isOld = (raw: unknown): raw is Old =>
  typeof raw === "object" &&
  raw !== null &&
  !Array.isArray(raw) &&
  Object.values(raw).every((text) => typeof text === "string" && isJson(text));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the map `old` of a stored document; empty if it has none. */
export function readOld(document: unknown): Old {
  const { old } = readMap(document);
  return isOld(old) ? old : {};
}

/** Converts a stored value to JSON types, including the database's own types. */
function plain(_: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (typeof value !== "object" || value === null) return value;
  if ("toDate" in value && typeof value.toDate === "function") return value.toDate() as unknown;
  if ("toBase64" in value && typeof value.toBase64 === "function")
    return value.toBase64() as unknown;
  if ("firestore" in value && "path" in value) return value.path;
  if ("latitude" in value && "longitude" in value) {
    return { latitude: value.latitude, longitude: value.longitude };
  }
  return value;
}

const inJson = (value: unknown): string => JSON.stringify(value, plain) ?? "null";

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/** The values that a save stores in the map `old`, and those for which there is no room. */
export interface KeptValues {
  /** The map `old` to store; empty if there is nothing to store. */
  readonly old: Old;
  /** The keys for which there is no room. */
  readonly tooLarge: readonly string[];
}

/** The largest number of keys in the map `old`. */
const MAX_KEYS = 40;

/** Returns a key that is not used yet, by adding "#". */
const freeKey = (key: string, taken: ReadonlyMap<string, string>): string =>
  taken.has(key) ? freeKey(`${key}#`, taken) : key;

/** Adds values that could not be parsed to those stored before, the smallest first, as far as there is room. */
export function keepOld(before: Old, values: Raw): KeptValues {
  const old = new Map(Object.entries(before));
  const tooLarge: string[] = [];
  let size = [...old].reduce((sum, entry) => sum + bytesOf(entry.join("")), 0);
  const texts = Object.entries(values).map(([key, value]) => [key, inJson(value)] as const);
  for (const [key, text] of texts.toSorted(([, a], [, b]) => a.length - b.length)) {
    const more = bytesOf(key) + bytesOf(text);
    if (size + more > limits.old || old.size >= MAX_KEYS) {
      tooLarge.push(key);
    } else {
      size += more;
      old.set(freeKey(key, old), text);
    }
  }
  return { old: Object.fromEntries(old), tooLarge };
}

/** Returns everything in a stored document that no field contains, by key, as JSON. */
export function unknownValues(kind: EntityKind, document: unknown, shape: Shape): Old {
  const values = Object.entries(lostValuesOf(kind, document, shape));
  return {
    ...readOld(document),
    ...Object.fromEntries(values.map(([key, value]) => [key, inJson(value)])),
  };
}

/** Checks whether a stored key is known, under its own name or a former one. */
export function isKnownKey(kind: EntityKind, key: string): boolean {
  const name = fieldOf(kind, key);
  const isMark =
    kept.has(key) ||
    ["season", "corrected", "old"].includes(key) ||
    adminOnlyKeys(kind).includes(key);
  return isMark || fieldsOf(kind).some(([field]) => field === name);
}

/** Returns the label of a stored key: the field's label, or the key itself. */
export function labelOf(kind: EntityKind, key: string): string {
  const name = fieldOf(kind, key);
  const label = fieldsOf(kind).find(([field]) => field === key || field === name)?.[1].label;
  return label ?? storedOf(kind).apart?.[key]?.label ?? key;
}
