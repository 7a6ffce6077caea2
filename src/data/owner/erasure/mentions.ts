import { foldName } from "@/domain/names";
import { readLine } from "@/domain/meet/lines";
import { holdsName, withoutName } from "@/domain/people/erase";
import type { RawDocument } from "../../documents";
import type { MentionPlace } from "../../ownerTasks";

/*
 * Where in a document a name stands. What one person is asked about is a side of a record: who scored for Rovers in one
 * match is one person, whoever played for Trojans may be another of that name.
 */

/** A person that is looked for. */
export interface Sought {
  readonly name: string;
  /** Other names of the same person. */
  readonly also: readonly string[];
  /** Names of others that hold it, and are none of it. */
  readonly longer: readonly string[];
}

/** The names, the longest first: one may hold another. */
const namesIn = ({ name, also }: Sought): readonly string[] =>
  [name, ...also].toSorted((a, b) => b.length - a.length);

/** Which of the names stand in a text. */
export const heldNames = (text: string, sought: Sought): readonly string[] =>
  namesIn(sought).filter((name) => holdsName(text, name, sought.longer));

/** The text with "a player" wherever one of the names stood. */
export const withoutNames = (text: string, sought: Sought): string =>
  namesIn(sought).reduce((left, name) => withoutName(left, name, sought.longer), text);

/** Club names, which are nobody's, and what every save replaces. */
const nobodys: ReadonlySet<string> = new Set([
  "teamA",
  "teamB",
  "team",
  "teamName",
  "club",
  "formerClubs",
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

/** The sides of a document on which a name stands, each with the places where it stands there. */
export function sidesWith(
  document: RawDocument,
  sought: Sought,
): ReadonlyMap<string, readonly MentionPlace[]> {
  const sides = new Map<string, MentionPlace[]>();
  const see = (side: string, key: string, text: string) => {
    if (heldNames(text, sought).length > 0)
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
  sought: Sought,
  sides: ReadonlySet<string>,
): RawDocument {
  const touched = [...sidesWith(document, sought).keys()].some((side) => sides.has(side));
  if (!touched) return document;
  return Object.fromEntries(
    Object.entries(document).flatMap(([key, value]): [string, unknown][] => {
      if (nobodys.has(key)) return [[key, value]];
      if (key === "old" || (sides.has("") && heldNames(key, sought).length > 0)) return [];
      const replace = (text: string) =>
        sides.has(sideOfText(key, text)) ? withoutNames(text, sought) : text;
      return [[key, replaced(value, replace)]];
    }),
  );
}
