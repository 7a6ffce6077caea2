import MiniSearch from "minisearch";
import { editsBetween } from "@/domain/edits";
import { difference } from "@/domain/match/order";
import { apostrophesToSpaces, betweenWords, foldName, searchWords } from "@/domain/names";
import type { Entry } from "./entries";
import { findableOf, isExact, isFigure, tokensOf } from "./terms";

/** A found entry, with its words that match the query, folded by `foldName`. */
export interface SearchHit {
  readonly entry: Entry;
  readonly terms: readonly string[];
}

/** Searches entries by a typed query. */
export interface Search {
  /** Returns the entries that match a query, the best first. */
  readonly find: (query: string) => readonly SearchHit[];
  /**
   * For a query without results: returns at most three clubs, players, grounds and pages with a similar name; empty if
   * there are none.
   */
  readonly nearest: (query: string) => readonly Entry[];
}

interface SearchOptions {
  /** Whether the visitor follows an entry or has opened it before; such entries come first. */
  readonly isPreferred: (entry: Entry) => boolean;
  /** The current time in epoch milliseconds: matches around it come before those far away. */
  readonly now: number;
}

const NEAREST = 3;
/** The least likeness (0 to 1, the mean of all typed words) of a name that is offered as similar. */
const LIKE = 0.57;
/** The least length of a typed word that alone can make a name similar; many names begin with a shorter word. */
const TELLING = 4;
const DAY = 86_400_000;

/** Returns the distance of a date in days; days that are over count twice. */
function distance(date: number, now: number): number {
  const days = (date - now) / DAY;
  return days < 0 ? -2 * days : days;
}

/** Returns the weight of a date, from 0.3 to 1: matches soon and just over come before those far away. */
const nearness = (date: number, now: number) => Math.max(0.3, 1 / (1 + distance(date, now) / 20));

/**
 * Sorts matches that the same words found by their distance from now, in the places that these matches have among all
 * hits: the length of their names, or their age beyond some weeks, would order them by chance.
 */
function inTime(
  hits: readonly SearchHit[],
  { isPreferred, now }: SearchOptions,
): readonly SearchHit[] {
  const groups = new Map<string, SearchHit[]>();
  const groupOf = ({ entry, terms }: SearchHit) => {
    const isAlike = entry.kind === "match" && !isPreferred(entry);
    const key = isAlike ? terms.toSorted().join(" ") : "";
    if (key !== "" && !groups.has(key)) groups.set(key, []);
    return groups.get(key);
  };
  for (const hit of hits) groupOf(hit)?.push(hit);
  const away = ({ entry: { date } }: SearchHit) => (date ? distance(date, now) : Infinity);
  for (const group of groups.values()) group.sort((a, b) => difference(away(a), away(b)));
  return hits.map((hit) => groupOf(hit)?.shift() ?? hit);
}

/** Returns the share of letters that may be wrong: none in a short word, a score or a round. */
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

/** Makes the search index of all entries. Accents do not matter, and small typing mistakes matter little. */
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
    find: (query) => {
      const hits = index.search(query).flatMap(({ id, terms }) => {
        const entry = byId.get(String(id));
        return entry ? [{ entry, terms }] : [];
      });
      return inTime(hits, { isPreferred, now });
    },
    nearest: (query) => nearestOf(entries, query, isPreferred),
  };
}

/** Returns how similar a typed word is to a word or to its beginning: 1 is equal, 0 is completely different. */
function likeness(typed: string, word: string): number {
  const to = (other: string) =>
    1 - editsBetween(typed, other) / Math.max(typed.length, other.length);
  return Math.max(to(word), to(word.slice(0, typed.length)));
}

/**
 * Returns the entries with names most similar to a query. Matches, meets and news are left out: a match is named after
 * two clubs, which are more similar themselves, and a meet is found by its day.
 */
function nearestOf(
  entries: readonly Entry[],
  query: string,
  isPreferred: SearchOptions["isPreferred"],
): readonly Entry[] {
  const typed = searchWords(query);
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
      const words = searchWords(entry.title);
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
    : [foldName(piece), ...searchWords(apostrophesToSpaces(piece))].some((one) =>
        terms.includes(one),
      );

/**
 * Splits a text into pieces, each with whether it is among the terms that matched the query (typing mistakes included).
 */
export function marked(
  text: string,
  terms: readonly string[],
): readonly (readonly [string, boolean])[] {
  // The text is split between words in the same way as in the index.
  return text
    .split(/([\n\r\p{Z}]+)/u)
    .flatMap((piece) => (isFigure(piece) ? [piece] : piece.split(betweenWords)))
    .filter((piece) => piece !== "")
    .map((piece) => [piece, isAmong(terms, piece)]);
}
