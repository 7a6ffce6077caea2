import type { Control, FieldMeta } from "./field";
import { limits, plainTextPattern, urlPattern } from "@/domain/limits";
import { isOwnPicture } from "@/domain/reading";
import { kinds } from "./kinds";
import { storedOf } from "./stored";
import type { Entities, EntityKind, FieldName } from "./record";
import type { Sport } from "@/domain/sport";

/** The facts that decide which keys the documents of a league have. */
export interface Shape {
  /** The sport, whose definition decides the stored names of fields. */
  readonly sport: Sport;
  /** The sport with the league's own settings. */
  readonly game: Sport;
  /** Whether the league's table has groups. */
  readonly grouped: boolean;
  /** Whether the league's matches belong to game weeks. */
  readonly gameWeeks: boolean;
}

/** Checks whether records of a kind have the field in a league of that shape. */
export function keepsField(kind: EntityKind, name: string, shape: Shape): boolean {
  if (name === "gameWeek") return shape.gameWeeks;
  return storedOf(kind).keeps?.(name, shape) ?? true;
}

/** A value in a document; a Date is stored as a timestamp. */
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly StoredValue[]
  | { readonly [key: string]: StoredValue };
export type StoredDocument = { readonly [key: string]: StoredValue };

/** Converts a field's value to its stored form: times to timestamps, numeric game weeks to numbers. */
function storedValue(value: unknown, control: Control): StoredValue {
  if (control === "dateTime" && typeof value === "number") return new Date(value);
  if (control === "gameWeek" && typeof value === "string" && /^(?:0|[1-9]\d{0,2})$/.test(value))
    return Number(value);
  // All other values of fields consist of texts, numbers, lists and maps.
  return value as StoredValue;
}

const isEmpty = (value: unknown) =>
  value === "" || value === null || (Array.isArray(value) && value.length === 0);

/** Returns the keys of a kind that are written only if they are not empty. */
const optionalKeys = (kind: EntityKind): ReadonlySet<string> =>
  new Set(
    fieldsOf(kind)
      .filter(([, meta]) => meta.optional)
      .map(([name]) => name),
  );

/**
 * Returns the document of an entity in a league of that shape: exactly the keys that the rules allow, without metadata,
 * even if `entity` is a whole record.
 */
export function toDocument<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  shape: Shape,
): StoredDocument {
  const { nameOf, write } = storedOf(kind);
  const fields = fieldsOf(kind)
    .filter(([name]) => keepsField(kind, name, shape))
    .map(([name, { control }]) => [
      nameOf?.(name, shape.sport) ?? name,
      storedValue(entity[name], control),
    ]);
  const document: StoredDocument = Object.fromEntries(fields);
  const optional = optionalKeys(kind);
  return Object.fromEntries(
    Object.entries(write?.(document, entity, shape.sport) ?? document).filter(
      ([key, value]) => !optional.has(key) || !isEmpty(value),
    ),
  );
}

/** Returns the editable fields of a kind with their metadata, in the order of declaration. */
export function fieldsOf<K extends EntityKind>(
  kind: K,
): readonly (readonly [name: FieldName<K>, meta: FieldMeta])[] {
  const { entries } = kinds[kind].schema;
  // A schema has exactly one entry for each field, so its keys are the names of fields.
  const names = Object.keys(entries) as FieldName<K>[];
  return names.map((name) => [name, entries[name].meta] as const);
}

function problemWithText(
  text: string,
  label: string,
  max: number,
  { pattern, help }: Pick<FieldMeta, "pattern" | "help"> = {},
  lines = [text],
): string | undefined {
  if (text.length > max) return `${label} may have at most ${max} characters`;
  if (pattern && !pattern.test(text))
    return `${label} is not in a form that can be saved${help ? `. ${help}` : ""}`;
  return lines.every((line) => plainTextPattern.test(line))
    ? undefined
    : `${label} contains characters that cannot be shown`;
}

function problemWithNumber(
  number: number,
  { label, control, min = -Infinity, max = Infinity }: FieldMeta,
): string | undefined {
  if (control === "dateTime") return undefined;
  if (control !== "decimal" && !Number.isInteger(number)) return `${label} must be a whole number`;
  if (number < min) return `${label} must be at least ${min}`;
  return number > max ? `${label} must be at most ${max}` : undefined;
}

/** The longest text of an entry in lists that do not contain names, in characters. */
const LONGEST_TEXTS: Partial<Record<FieldMeta["control"], number>> = {
  bookings: limits.booking,
  lines: limits.line,
};

/** Returns the texts within a list or a map, each with its name in messages and its longest length. */
function textsWithin(value: object, { label, control }: FieldMeta): [string, string, number][] {
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, part]): [string, string, number][] =>
      typeof part === "string"
        ? [[part, label, key === "clubLogo" ? limits.url : limits.name]]
        : [],
    );
  }
  const longest = LONGEST_TEXTS[control] ?? limits.name;
  return value.flatMap((entry, at) =>
    (typeof entry === "object" && entry !== null ? Object.values(entry) : [entry]).flatMap(
      (part): [string, string, number][] =>
        typeof part === "string" ? [[part, `${label}, entry ${at + 1},`, longest]] : [],
    ),
  );
}

/** Checks whether a span of days "2026-12-24/2027-01-02" ends later than it begins; true for a single day. */
function isInOrder(span: unknown): boolean {
  const [first = "", last] = typeof span === "string" ? span.split("/") : [];
  return last === undefined || first < last;
}

function problemWith(value: unknown, meta: FieldMeta): string | undefined {
  const { label, required, max, control } = meta;
  if (value === "" || value === null) return required ? `${label} is required` : undefined;
  if (typeof value === "number") return problemWithNumber(value, meta);
  if (typeof value === "string") {
    const isOwn = meta.picture !== undefined && isOwnPicture(value);
    if (control === "url" && !isOwn && !urlPattern.test(value)) {
      return `${label} must be an address that starts with https://`;
    }
    const lines = meta.paragraphs ? value.split("\n") : [value];
    return problemWithText(value, label, max ?? limits.note, meta, lines);
  }
  if (typeof value !== "object") return undefined;
  if (Array.isArray(value) && max !== undefined && value.length > max) {
    return `${label} may have at most ${max} entries`;
  }
  if (meta.spans && Array.isArray(value) && !value.every(isInOrder))
    return `${label}: the last day must be later than the first`;
  for (const [text, called, longest] of textsWithin(value as object, meta)) {
    const problem = problemWithText(text, called, longest, meta);
    if (problem) return problem;
  }
  return undefined;
}

/**
 * Returns the problems that prevent saving, by field; empty if the entity may be saved. With `shape`, also the problems
 * that only exist in that league.
 */
export function checkEntity<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  shape?: Shape,
): Partial<Record<keyof Entities[K] & string, string>> {
  const problems: Partial<Record<string, string>> = {};
  for (const [name, meta] of fieldsOf(kind)) {
    const problem = problemWith(entity[name], meta);
    if (problem) problems[name] = problem;
  }
  Object.assign(problems, storedOf(kind).problems?.(entity, shape?.game));
  return problems as Partial<Record<keyof Entities[K] & string, string>>;
}
