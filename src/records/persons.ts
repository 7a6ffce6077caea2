import { leagues } from "@arena/leagues";
import type { FieldMeta } from "./field";
import { adminOnlyKeys } from "./adminOnly";
import { fieldsOf } from "./document";
import type { EntityKind } from "./kinds";
import { storedOf } from "./stored";

/*
 * Decides which stored keys can contain a person's name. An owner may erase a person from the history, and change
 * nothing else: in an earlier record the security rules allow only these keys to be replaced, so that scores, clubs,
 * days and places stay unchanged.
 */

/**
 * Checks whether a field can contain a person: free text, or lists of people. Clubs, numbers and closed formats cannot.
 */
function canHoldPerson({ control, pattern }: FieldMeta): boolean {
  switch (control) {
    case "lines":
      return true;
    case "text":
      return pattern === undefined;
    case "longText":
    case "gameWeek":
    case "url":
    case "names":
    case "goals":
    case "bookings":
    case "manOfTheMatch":
      return true;
    default:
      return false;
  }
}

/** The keys of a live match that can contain a person: its events have names. */
export const LIVE_PERSON_KEYS: readonly string[] = ["events"];

/** The parts of an event's entry: athlete and team. Place, mark, status, wind and attempts must stay. */
const entry: readonly string[] = [
  String.raw`\\|[^\\n]*`,
  String.raw`(?m)^[^|\\n]*(\\|[^|\\n]*){1,2}`,
];

/**
 * The parts of lines that can contain a person, as RE2 patterns inside the string literals of the security rules: in
 * joined lines only these parts may change. Each pattern is tried separately, because rules cannot reuse a part of what
 * they find.
 */
export const PERSON_PARTS: Readonly<Record<string, readonly string[]>> = {
  lines: entry,
  shown: entry,
  // The name of a cup, and its clubs, which may be persons.
  cups: [String.raw`(?m)^[^|\\n]*\\|[^|\\n]*|\\|[^|\\n]*$`, String.raw`\\|[^\\n]*`],
  // The reason of an adjustment; its day and its points stay.
  adjust: [String.raw` ([^-+0-9 \\n]|[-+][^0-9])[^\\n]*`],
  // The id of a result; the time at which it changed a table stays.
  changes: [String.raw` [^\\n]*`],
  // The names in an event; minute, kind and side stay. A line of any other form is replaced completely.
  events: [String.raw`(?m)^[^|\\n]*(\\|[^|\\n]*){0,4}$|(\\|[^|\\n]*){2}$`],
};

/** The keys that every save writes besides the fields; they never contain a person. */
const ofEverySave: readonly string[] = [
  "version",
  "updatedAt",
  "change",
  "season",
  "corrected",
  "unconfirmed",
];

/** Returns the keys under which a field is or was stored, in all sports. */
function keysOf(kind: EntityKind, field: string): readonly string[] {
  const { nameOf, secondNameOf, aliases = {} } = storedOf(kind);
  const named = leagues.map(({ game }) => nameOf?.(field, game) ?? field);
  const former = Object.entries(aliases).flatMap(([key, of]) => (of === field ? [key] : []));
  const second = leagues.flatMap(({ game }) => secondNameOf?.(field, game) ?? []);
  return [...new Set([field, ...named, ...former, ...second])];
}

/** Returns the keys of a kind's records that can contain a person. */
export function personKeysOf(kind: EntityKind): readonly string[] {
  const impersonal: readonly string[] = storedOf(kind).impersonal ?? [];
  const fields = fieldsOf(kind).filter(
    ([name, meta]) => canHoldPerson(meta) && !impersonal.includes(name),
  );
  return [...new Set(fields.flatMap(([name]) => keysOf(kind, name)))].toSorted();
}

/** Returns the keys that contain the address of a picture, which is erased completely. */
export const addressKeysOf = (kind: EntityKind): readonly string[] => [
  ...fieldsOf(kind).flatMap(([name, { control }]) => (control === "url" ? keysOf(kind, name) : [])),
  "clubLogo",
];

/** Returns all known keys of a kind's records. Values of other keys are stored but not parsed. */
export function knownKeysOf(kind: EntityKind): readonly string[] {
  const keys = fieldsOf(kind).flatMap(([name]) => keysOf(kind, name));
  return [...new Set([...keys, ...adminOnlyKeys(kind), ...ofEverySave])].toSorted();
}
