import MiniSearch from "minisearch";
import { editsBetween } from "@/domain/edits";
import { foldName } from "@/domain/names";
import type { Entry } from "./entries";

/** Finds entries by what somebody types. */
export interface Search {
  /** The best first. */
  readonly find: (query: string) => readonly Entry[];
  /** For a query that finds nothing: the clubs, players and pages that are written most like it, three where there are. */
  readonly nearest: (query: string) => readonly Entry[];
}

interface SearchOptions {
  /** What somebody follows, or has looked for before, stands first. */
  readonly isPreferred: (entry: Entry) => boolean;
  /** Epoch milliseconds: matches around it stand before those long ago. */
  readonly now: number;
}

const NEAREST = 3;
const MONTH = 30 * 86_400_000;

/** How many letters may be wrong: none of a short word. */
const slips = (term: string) => (term.length < 4 ? false : 0.2);

const weights = { club: 1.5, player: 1.2, match: 1, page: 1.2 } as const;

/** An index of everything that can be found; accents never matter, and small slips hardly. */
export function makeSearch(entries: readonly Entry[], { isPreferred, now }: SearchOptions): Search {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<Entry>({
    fields: ["title", "words", "before"],
    processTerm: (term) => foldName(term) || null,
    searchOptions: {
      boost: { title: 3 },
      combineWith: "AND",
      fuzzy: slips,
      prefix: true,
      boostDocument: (id) => {
        const entry = byId.get(String(id));
        if (!entry) return 1;
        const isFar = entry.date && Math.abs(entry.date - now) > MONTH;
        return weights[entry.kind] * (isPreferred(entry) ? 3 : 1) * (isFar ? 0.5 : 1);
      },
    },
  });
  index.addAll(entries);
  const asEntries = (found: readonly { readonly id: unknown }[]) =>
    found.flatMap(({ id }) => byId.get(String(id)) ?? []);
  return {
    find: (query) => asEntries(index.search(query)),
    nearest: (query) => nearestOf(entries, query, isPreferred),
  };
}

const wordsOf = (text: string) => foldName(text).split(" ").filter(Boolean);

/** How like a typed word is to a name, or to the beginning of it: 1 is the same, 0 has no letter in its place. */
function likeness(typed: string, word: string): number {
  const to = (other: string) =>
    1 - editsBetween(typed, other) / Math.max(typed.length, other.length);
  return Math.max(to(word), to(word.slice(0, typed.length)));
}

/** A match is named after two clubs, which are nearer by themselves. */
function nearestOf(
  entries: readonly Entry[],
  query: string,
  isPreferred: SearchOptions["isPreferred"],
): readonly Entry[] {
  const typed = wordsOf(query);
  const known = new Map<string, number>();
  const like = (one: string, word: string) => {
    const key = `${one} ${word}`;
    const found = known.get(key) ?? likeness(one, word);
    known.set(key, found);
    return found;
  };
  return entries
    .filter(({ kind }) => kind !== "match")
    .map((entry) => {
      const words = wordsOf(entry.title);
      const best = typed.map((one) => Math.max(0, ...words.map((word) => like(one, word))));
      const sum = best.reduce((total, one) => total + one, 0);
      return { entry, score: sum + (isPreferred(entry) ? 0.01 : 0) };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ entry }) => entry);
}

/** A title in pieces, those marked that the query means. */
export function marked(title: string, query: string): readonly (readonly [string, boolean])[] {
  const terms = foldName(query).split(" ").filter(Boolean);
  return title.split(/(\s+)/).map((word) => {
    const folded = foldName(word);
    return [word, folded !== "" && terms.some((term) => folded.startsWith(term))];
  });
}
