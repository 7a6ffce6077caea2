import { foldName } from "@/domain/names";
import { readText } from "@/domain/reading";
import { readLine } from "@/domain/meet/lines";
import { holdsName, idHoldsName, isAddress, ERASED_NAME, withoutName } from "@/domain/people/erase";
import type { RawDocument } from "../../documents";
import type { MentionPlace } from "../../ownerTasks";

/*
 * Finds and removes a name in a document. The owner chooses for each side of a record: the scorer of Rovers in one
 * match can be one person, and the player of Trojans another person of the same name.
 */

/** A person to search for. */
export interface SoughtPerson {
  readonly name: string;
  /** Other names of the same person, and the addresses of their pictures. */
  readonly also: readonly string[];
  /** Names of other persons that contain this name; they are no mention of it. */
  readonly longer: readonly string[];
}

/** Returns the names, the longest first, because one may contain another. */
const namesOf = ({ name, also }: SoughtPerson): readonly string[] =>
  [name, ...also].toSorted((a, b) => b.length - a.length);

/** Returns the names that a text contains. In an address a name is written like in an id: `…/emile-gbane.jpg`. */
export const namesIn = (text: string, sought: SoughtPerson): readonly string[] =>
  namesOf(sought).filter(
    (name) =>
      holdsName(text, name, sought.longer) ||
      (isAddress(text) && idHoldsName(decoded(text), name, sought.longer)),
  );

/** Replaces each of the names in a text by "a player". An address that contains a name is removed as a whole. */
export function withoutNames(text: string, sought: SoughtPerson): string {
  if (isAddress(text)) return namesIn(text, sought).length > 0 ? "" : text;
  return namesOf(sought).reduce((left, name) => withoutName(left, name, sought.longer), text);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Keys whose values are never searched: names of clubs, which belong to no person, and values that every save replaces.
 */
const nobodys: ReadonlySet<string> = new Set([
  "teamA",
  "teamB",
  "team",
  "teamName",
  "club",
  "formerClubs",
  "champion",
  "places",
  "version",
  "change",
  "season",
]);

/** Returns the side of a match that a stored key belongs to; "" if it belongs to neither or to both. */
function sideOf(key: string): string {
  if (key.endsWith("A") || /^teamA./.test(key)) return "A";
  return key.endsWith("B") || /^teamB./.test(key) ? "B" : "";
}

/** Returns the side that a text under a key belongs to; for an athlete's line, the team. */
const sideOfText = (key: string, text: string): string =>
  key === "lines" ? foldName(readLine(text).team) : sideOf(key);

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Returns a value with each text, and each key of a map, replaced. */
function replaced(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((one) => replaced(one, replace));
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [replace(key), replaced(one, replace)]),
  );
}

/** Finds the sides of a document that contain a name, each with its places there. */
export function sidesWith(
  document: RawDocument,
  sought: SoughtPerson,
): ReadonlyMap<string, readonly MentionPlace[]> {
  const sides = new Map<string, MentionPlace[]>();
  const see = (side: string, key: string, text: string) => {
    if (namesIn(text, sought).length > 0)
      sides.set(side, [...(sides.get(side) ?? []), { key, text }]);
    return text;
  };
  for (const [key, value] of Object.entries(document)) {
    if (nobodys.has(key)) continue;
    see("", key, key);
    replaced(value, (text) => see(sideOfText(key, text), key, text));
  }
  return sides;
}

/**
 * Returns the document without the name on these sides. If any of them contains the name, values that no field contains
 * are removed as a whole, and so is a key that contains the name.
 */
export function scrubbed(
  document: RawDocument,
  sought: SoughtPerson,
  sides: ReadonlySet<string>,
): RawDocument {
  const touched = [...sidesWith(document, sought).keys()].some((side) => sides.has(side));
  if (!touched) return document;
  return Object.fromEntries(
    Object.entries(document).flatMap(([key, value]): [string, unknown][] => {
      if (nobodys.has(key)) return [[key, value]];
      if (key === "old" || (sides.has("") && namesIn(key, sought).length > 0)) return [];
      const replace = (text: string) =>
        sides.has(sideOfText(key, text)) ? withoutNames(text, sought) : text;
      return [[key, replaced(value, replace)]];
    }),
  );
}

/** The keys of a record in the history, by what they can contain. */
export interface Keys {
  /** Keys that can contain a person's name. */
  readonly person: readonly string[];
  /** Keys of addresses, which are removed as a whole: the rules allow no replacement. */
  readonly addresses: readonly string[];
  /** All known keys; the value of any other key is removed as a whole. */
  readonly known: readonly string[];
}

/**
 * Returns an earlier state of a record without the person on these sides. As the rules require, only keys that can
 * contain a person are changed, and unknown keys are removed.
 */
export function scrubbedInTrail(
  state: RawDocument,
  sought: SoughtPerson,
  sides: ReadonlySet<string>,
  { person, addresses, known }: Keys,
): RawDocument {
  const found = sidesWith(state, sought);
  const touched = [...found.keys()].some((side) => sides.has(side));
  if (!touched) return state;
  const named = new Set(
    [...found].flatMap(([side, places]) => (sides.has(side) ? places.map(({ key }) => key) : [])),
  );
  return lost(state, (key, value) => {
    if (key === "old" || (named.has(key) && !known.includes(key))) return REMOVED_KEY;
    if (!person.includes(key)) return value;
    const replace = (text: string, at: string) => {
      if (!sides.has(sideOfText(key, text))) return text;
      const left = withoutNames(text, sought);
      if (left === text) return text;
      return addresses.includes(at) ? "" : left || ERASED_NAME;
    };
    return replacedTexts(value, replace, key);
  });
}

/**
 * Returns an earlier state of a player's record without any text that can identify the person, and without unknown
 * keys.
 */
export function namelessInTrail(
  state: RawDocument,
  { person, addresses, known }: Keys,
): RawDocument {
  const replace = (text: string, key: string) =>
    text === "" || addresses.includes(key) ? "" : ERASED_NAME;
  return lost(state, (key, value) => {
    if (!known.includes(key)) return REMOVED_KEY;
    return person.includes(key) ? replacedTexts(value, replace, key) : value;
  });
}

/** Returned in place of a value to remove its key. */
const REMOVED_KEY = Symbol("removed");

/** Applies `left` to each key of a document; returns the same object if nothing changes. */
function lost(state: RawDocument, left: (key: string, value: unknown) => unknown): RawDocument {
  const entries = Object.entries(state).map(
    ([key, value]) => [key, value, left(key, value)] as const,
  );
  if (entries.every(([, value, after]) => after === value)) return state;
  return Object.fromEntries(
    entries.flatMap(([key, , after]) => (after === REMOVED_KEY ? [] : [[key, after]])),
  );
}

/**
 * Returns a value with each text under its key replaced; keys and minutes stay. Returns the same value if nothing
 * changes.
 */
function replacedTexts(
  value: unknown,
  replace: (text: string, key: string) => string,
  key: string,
): unknown {
  if (typeof value === "string") return replace(value, key);
  if (Array.isArray(value)) {
    const list = value.map((one) => replacedTexts(one, replace, key));
    return list.every((one, at) => one === value[at]) ? value : list;
  }
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  const map: RawDocument = Object.fromEntries(Object.entries(value));
  const left = lost(map, (inner, one) =>
    inner === "minute" ? one : replacedTexts(one, replace, inner),
  );
  return left === map ? value : left;
}

/** Returns the name of a record's side: the club, as the record names it. */
export function teamOf(document: RawDocument, side: string): string {
  if (side === "A") return readText(document["teamA"]);
  return side === "B" ? readText(document["teamB"]) : side;
}

/** Returns the title of a record in the list of mentions. */
export function titleOf(document: RawDocument, path: string): string {
  const { teamA, teamB } = document;
  if (teamA || teamB) return `${readText(teamA)} v ${readText(teamB)}`;
  const { name, label, meet, number } = document;
  return (
    readText(name) ||
    readText(label) ||
    (meet ? `Event ${readText(number)} of ${readText(meet)}` : path)
  );
}
