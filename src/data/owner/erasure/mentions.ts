import { foldName } from "@/domain/names";
import { readText } from "@/domain/reading";
import { readLine } from "@/domain/meet/lines";
import { holdsName, idHoldsName, isAddress, ERASED_NAME, withoutName } from "@/domain/people/erase";
import type { RawDocument } from "../../documents";
import type { MentionPlace } from "../../ownerTasks";

/*
 * Where in a document a name is. The owner chooses for each side of a record: who scored for Rovers in one
 * match is one person, and the player of Trojans may be another of that name.
 */

/** A person that is looked for. */
export interface SoughtPerson {
  readonly name: string;
  /** Other names of the same person, and addresses of pictures. */
  readonly also: readonly string[];
  /** Names of others that hold it, and are none of it. */
  readonly longer: readonly string[];
}

/** The names, the longest first: one may hold another. */
const namesOf = ({ name, also }: SoughtPerson): readonly string[] =>
  [name, ...also].toSorted((a, b) => b.length - a.length);

/** Which of the names a text holds. An address writes a name as an id does: `…/emile-gbane.jpg`. */
export const namesIn = (text: string, sought: SoughtPerson): readonly string[] =>
  namesOf(sought).filter(
    (name) =>
      holdsName(text, name, sought.longer) ||
      (isAddress(text) && idHoldsName(decoded(text), name, sought.longer)),
  );

/** The text with "a player" in the place of each of the names; an address with a name in it goes as a whole. */
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

/** Club names, which are nobody's, and what every save replaces. */
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

/** The side of a match that a stored key belongs to; '' where it belongs to none, or to both. */
function sideOf(key: string): string {
  if (key.endsWith("A") || /^teamA./.test(key)) return "A";
  return key.endsWith("B") || /^teamB./.test(key) ? "B" : "";
}

/** The side that a text under a key is about: of an athlete's line the team. */
const sideOfText = (key: string, text: string): string =>
  key === "lines" ? foldName(readLine(text).team) : sideOf(key);

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A value with each text, and each key of a map, replaced. */
function replaced(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((one) => replaced(one, replace));
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [replace(key), replaced(one, replace)]),
  );
}

/** The sides of a document that hold a name, each with its places there. */
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
 * The document without the name on these sides. What was stored and not understood goes as a whole with the first of them,
 * and so does a key that holds the name.
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

/** What the trail says of a record, by what its keys can hold. */
export interface Keys {
  /** Those that can hold a person. */
  readonly person: readonly string[];
  /** Those of an address, which goes as a whole: rules let nothing else come in its place. */
  readonly addresses: readonly string[];
  /** All keys that are understood; the value of any other is removed as a whole. */
  readonly known: readonly string[];
}

/**
 * What is left of a record as it was, where it names the person on these sides: nothing but what can hold a person is
 * replaced, as the rules want it.
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

/** What is left of a player's record as it was: no text that can say who it is, and nothing that was not understood. */
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

/** The value of a key that is removed. */
const REMOVED_KEY = Symbol("removed");

/** The document with what is left under each key; the same object where all of it is. */
function lost(state: RawDocument, left: (key: string, value: unknown) => unknown): RawDocument {
  const entries = Object.entries(state).map(
    ([key, value]) => [key, value, left(key, value)] as const,
  );
  if (entries.every(([, value, after]) => after === value)) return state;
  return Object.fromEntries(
    entries.flatMap(([key, , after]) => (after === REMOVED_KEY ? [] : [[key, after]])),
  );
}

/** A value with each text under its key replaced, keys and minutes as they are; the same value where nothing is. */
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

/** What a record's side is called: the club, as the record names it. */
export function teamOf(document: RawDocument, side: string): string {
  if (side === "A") return readText(document["teamA"]);
  return side === "B" ? readText(document["teamB"]) : side;
}

/** What a record is called where a mention of it is shown. */
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
