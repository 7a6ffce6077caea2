import MiniSearch from "minisearch";
import { editsBetween } from "@/domain/edits";
import { atApostrophes, betweenWords, foldName, wordsOf } from "@/domain/names";
import type { Entry } from "./entries";
import { findableOf, isExact, isFigure, tokensOf } from "./terms";

/** An entry, with the words of it that the query means, as `foldName` writes them. */
export interface SearchHit {
  readonly entry: Entry;
  readonly terms: readonly string[];
}

/** Finds entries by what somebody types. */
export interface Search {
  /** The best first. */
  readonly find: (query: string) => readonly SearchHit[];
  /** For a query that finds nothing: clubs, players and pages that are written like it, three at most; none where none is. */
  readonly nearest: (query: string) => readonly Entry[];
}

interface SearchOptions {
  /** Entries that somebody follows or has looked for before come first. */
  readonly isPreferred: (entry: Entry) => boolean;
  /** Epoch milliseconds: matches around it come before those far away. */
  readonly now: number;
}

const NEAREST = 3;
/** How much like a name what was typed must be, word by word on average, to be offered as a near name. */
const LIKE = 0.57;
/** A shorter word is the beginning of many names, and says alone that nothing is like it. */
const TELLING = 4;
const DAY = 86_400_000;

/** How much a match weighs for its date: those to come, and those just over, before those far away. */
function nearness(date: number, now: number): number {
  const days = (date - now) / DAY;
  return Math.max(0.3, 1 / (1 + (days < 0 ? -2 * days : days) / 20));
}

/** How many letters may be wrong: none of a short word, nor of a score or a round. */
const slips = (term: string) => (term.length < 4 || isExact(term) ? false : 0.2);

const weights = {
  club: 1.5,
  player: 1.2,
  match: 1,
  meet: 1.2,
  ground: 1.2,
  news: 1.2,
  page: 1.2,
} as const;

/** An index of everything that can be found; accents never matter, and small slips hardly. */
export function makeSearch(entries: readonly Entry[], { isPreferred, now }: SearchOptions): Search {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<Entry>({
    fields: ["title", "words", "also"],
    tokenize: findableOf,
    processTerm: (term) => (isFigure(term) ? term : foldName(term) || null),
    searchOptions: {
      tokenize: tokensOf,
      boost: { title: 3 },
      combineWith: "AND",
      fuzzy: slips,
      prefix: (term) => !isExact(term),
      boostDocument: (id) => {
        const entry = byId.get(String(id));
        if (!entry) return 1;
        const near = entry.date ? nearness(entry.date, now) : 1;
        return weights[entry.kind] * (isPreferred(entry) ? 3 : 1) * near;
      },
    },
  });
  index.addAll(entries);
  return {
    find: (query) =>
      index.search(query).flatMap(({ id, terms }) => {
        const entry = byId.get(String(id));
        return entry ? [{ entry, terms }] : [];
      }),
    nearest: (query) => nearestOf(entries, query, isPreferred),
  };
}

/** How similar a typed word is to a name, or to its beginning: 1 is equal, 0 has no letter in its place. */
function likeness(typed: string, word: string): number {
  const to = (other: string) =>
    1 - editsBetween(typed, other) / Math.max(typed.length, other.length);
  return Math.max(to(word), to(word.slice(0, typed.length)));
}

/** A match is named after two clubs, which are nearer by themselves; a meet is found by its day. */
function nearestOf(
  entries: readonly Entry[],
  query: string,
  isPreferred: SearchOptions["isPreferred"],
): readonly Entry[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  const known = new Map<string, number>();
  const like = (one: string, word: string) => {
    const key = `${one} ${word}`;
    const found = known.get(key) ?? likeness(one, word);
    known.set(key, found);
    return found;
  };
  return entries
    .filter(({ kind }) => !["match", "meet", "news"].includes(kind))
    .map((entry) => {
      const words = wordsOf(entry.title);
      const best = typed.map((one) => Math.max(0, ...words.map((word) => like(one, word))));
      const mean = best.reduce((total, one) => total + one, 0) / typed.length;
      const isTold = best.some((one, at) => one >= LIKE && (typed[at] ?? "").length >= TELLING);
      return { entry, mean, isTold, score: mean + (isPreferred(entry) ? 0.01 : 0) };
    })
    .filter(({ mean, isTold }) => mean >= LIKE && isTold)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ entry }) => entry);
}

const isAmong = (terms: readonly string[], piece: string): boolean =>
  isFigure(piece)
    ? terms.includes(piece)
    : [foldName(piece), ...wordsOf(atApostrophes(piece))].some((one) => terms.includes(one));

/** A text in pieces, those marked that are among these terms: what was typed may have had a slip. */
export function marked(
  text: string,
  terms: readonly string[],
): readonly (readonly [string, boolean])[] {
  // Between words as the index parts them.
  return text
    .split(/([\n\r\p{Z}]+)/u)
    .flatMap((piece) => (isFigure(piece) ? [piece] : piece.split(betweenWords)))
    .filter((piece) => piece !== "")
    .map((piece) => [piece, isAmong(terms, piece)]);
}
