import { leagues } from "@arena/leagues";
import type { FieldMeta } from "./field";
import { adminOnlyKeys } from "./adminOnly";
import { fieldsOf } from "./document";
import type { EntityKind } from "./kinds";
import { storedOf } from "./stored";

/*
 * Which stored keys can hold a person. An owner may take a person out of the trail of changes, and nothing else: of
 * an earlier record the rules let just these keys be replaced, so that scores, clubs, days and places stay unchanged.
 */

/** Whether a field can hold a person: whatever is written freely, or lists people. Clubs, numbers and closed forms cannot. */
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

/** Of a match that is being played: what happened, with names. */
export const LIVE_PERSON_KEYS: readonly string[] = ["events"];

/** Of an entry of an event its athlete and team: place, mark, status, wind and attempts stay. */
const entry: readonly string[] = [
  String.raw`\\|[^\\n]*`,
  String.raw`(?m)^[^|\\n]*(\\|[^|\\n]*){1,2}`,
];

/**
 * Which parts of lines can hold a person, as texts of RE2 within those of the rules: of lines that were joined, nothing may
 * change but these. Each is tried by itself, because rules keep no part of what they find.
 */
export const PERSON_PARTS: Readonly<Record<string, readonly string[]>> = {
  lines: entry,
  shown: entry,
  // The name of a cup, and its clubs, who may be persons.
  cups: [String.raw`(?m)^[^|\\n]*\\|[^|\\n]*|\\|[^|\\n]*$`, String.raw`\\|[^\\n]*`],
  // Why points were given or taken: when, and how many, stays.
  adjust: [String.raw` ([^-+0-9 \\n]|[-+][^0-9])[^\\n]*`],
  // The id of a result, not when it changed a table.
  changes: [String.raw` [^\\n]*`],
  // Who it was: minute, kind and side stay. What is no line of an event goes as a whole.
  events: [String.raw`(?m)^[^|\\n]*(\\|[^|\\n]*){0,4}$|(\\|[^|\\n]*){2}$`],
};

/** What every save writes beside the fields, and says nothing of a person. */
const ofEverySave: readonly string[] = [
  "version",
  "updatedAt",
  "change",
  "season",
  "corrected",
  "unconfirmed",
];

/** The keys that a field is or was stored under, in any sport. */
function keysOf(kind: EntityKind, field: string): readonly string[] {
  const { nameOf, secondNameOf, aliases = {} } = storedOf(kind);
  const named = leagues.map(({ game }) => nameOf?.(field, game) ?? field);
  const former = Object.entries(aliases).flatMap(([key, of]) => (of === field ? [key] : []));
  const second = leagues.flatMap(({ game }) => secondNameOf?.(field, game) ?? []);
  return [...new Set([field, ...named, ...former, ...second])];
}

/** The keys of that kind's records that can hold a person. */
export function personKeysOf(kind: EntityKind): readonly string[] {
  const impersonal: readonly string[] = storedOf(kind).impersonal ?? [];
  const fields = fieldsOf(kind).filter(
    ([name, meta]) => canHoldPerson(meta) && !impersonal.includes(name),
  );
  return [...new Set(fields.flatMap(([name]) => keysOf(kind, name)))].toSorted();
}

/** Those of them that hold the address of a picture, which goes as a whole. */
export const addressKeysOf = (kind: EntityKind): readonly string[] => [
  ...fieldsOf(kind).flatMap(([name, { control }]) => (control === "url" ? keysOf(kind, name) : [])),
  "clubLogo",
];

/** Every key that a record of that kind is understood under. The value of another one was kept and not understood. */
export function knownKeysOf(kind: EntityKind): readonly string[] {
  const keys = fieldsOf(kind).flatMap(([name]) => keysOf(kind, name));
  return [...new Set([...keys, ...adminOnlyKeys(kind), ...ofEverySave])].toSorted();
}
