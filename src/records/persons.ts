import { leagues } from "@arena/leagues";
import type { FieldMeta } from "./field";
import { fieldsOf } from "./document";
import type { EntityKind } from "./kinds";
import { storedOf } from "./stored";

/*
 * Which stored keys can hold a person. An owner may take a person out of the trail of changes, and nothing else: of a record as
 * it was the rules let just these keys be replaced, so that scores, clubs, days and places stay as they were told.
 */

/** Lines of clubs, which are nobody's. */
const ofClubs: ReadonlySet<string> = new Set(["formerClubs"]);

/** Whether a field can hold a person: whatever is written freely, or lists people. Clubs, numbers and closed forms cannot. */
function canHoldPerson(name: string, { control, pattern }: FieldMeta): boolean {
  switch (control) {
    case "lines":
      return !ofClubs.has(name);
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

/** Of a match as it is played: what happened, with names. */
export const LIVE_PERSON_KEYS: readonly string[] = ["events"];

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
  const { nameOf, aliases = {} } = storedOf(kind);
  const named = leagues.map(({ game }) => nameOf?.(field, game) ?? field);
  const former = Object.entries(aliases).flatMap(([key, of]) => (of === field ? [key] : []));
  const second = leagues.flatMap(({ game }) =>
    game.statistics.flatMap(({ key, alsoStoredAs }) =>
      kind === "players" && key === field && alsoStoredAs ? [alsoStoredAs] : [],
    ),
  );
  return [...new Set([field, ...named, ...former, ...second])];
}

/** The keys of that kind's records that can hold a person. */
export function personKeysOf(kind: EntityKind): readonly string[] {
  const fields = fieldsOf(kind).filter(([name, meta]) => canHoldPerson(name, meta));
  return [...new Set(fields.flatMap(([name]) => keysOf(kind, name)))].toSorted();
}

/** Every key that a record of that kind is understood under. What stands under another one was kept and not understood. */
export function knownKeysOf(kind: EntityKind): readonly string[] {
  const keys = fieldsOf(kind).flatMap(([name]) => keysOf(kind, name));
  return [...new Set([...keys, ...ofEverySave])].toSorted();
}
