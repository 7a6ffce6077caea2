import type { Control, FieldMeta } from "./field";
import { limits, plainTextPattern, urlPattern } from "@/domain/limits";
import { isOwnPicture } from "@/domain/reading";
import { kinds } from "./kinds";
import { storedOf } from "./stored";
import type { Entities, EntityKind, FieldName } from "./record";
import type { Sport } from "@/domain/sport";

/** What decides which keys the documents of a league have: its sport, and the league's own two facts. */
export interface Shape {
  /** The sport as its records hold it. */
  readonly sport: Sport;
  /** The sport as the league plays it. */
  readonly game: Sport;
  /** Its table has groups. */
  readonly grouped: boolean;
  /** Its matches belong to game weeks. */
  readonly gameWeeks: boolean;
}

/** Whether records of that kind have the field in a league of that shape. */
export function keepsField(kind: EntityKind, name: string, shape: Shape): boolean {
  if (name === "gameWeek") return shape.gameWeeks;
  return storedOf(kind).keeps?.(name, shape) ?? true;
}

/** A stored value; a Date means a timestamp. */
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly StoredValue[]
  | { readonly [key: string]: StoredValue };
export type StoredDocument = { readonly [key: string]: StoredValue };

/** A field's value in its stored form: times as times, game weeks that are numbers as numbers. */
function storedValue(value: unknown, control: Control): StoredValue {
  if (control === "dateTime" && typeof value === "number") return new Date(value);
  if (control === "gameWeek" && typeof value === "string" && /^(?:0|[1-9]\d{0,2})$/.test(value))
    return Number(value);
  // Everything else that a field is read into is made of texts, numbers, lists and maps.
  return value as StoredValue;
}

const isEmpty = (value: unknown) =>
  value === "" || value === null || (Array.isArray(value) && value.length === 0);

/** The keys of a kind that are written only when they say something. */
const optionalKeys = (kind: EntityKind): ReadonlySet<string> =>
  new Set(
    fieldsOf(kind)
      .filter(([, meta]) => meta.optional)
      .map(([name]) => name),
  );

/**
 * The document an entity is stored as in a league of that shape: exactly the keys the rules allow,
 * without meta, also when a whole record is given.
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

/** The editable fields of an entity with their meta, in the order they are declared. */
export function fieldsOf<K extends EntityKind>(
  kind: K,
): readonly (readonly [name: FieldName<K>, meta: FieldMeta])[] {
  const { entries } = kinds[kind].schema;
  // A schema has exactly one entry for each field.
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

/** How long the texts of a list may be, where they are not names. */
const LONGEST_TEXTS: Partial<Record<FieldMeta["control"], number>> = {
  bookings: limits.booking,
  lines: limits.line,
};

/** The texts within a list or a map, each with what it is called and how long it may be. */
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

/** Whether a span of days ends later than it begins; a day alone has no end. */
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
 * What prevents saving, by field; empty when the entity may be saved. With the league's
 * shape also what only that league's rules refuse.
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
