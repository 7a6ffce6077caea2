import { momentOf } from "../when";
import type { DecidedMatch } from "../match/decided";
import { foldName } from "../names";
import type { RecordOf } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
import type { Split } from "../league/league";
import type { Later, TableParts } from "../table/rank";
import type { Format } from "./format";

/** The facts about a season whose table may be split. */
interface SplitContext {
  readonly teams: readonly Pick<RecordOf<"teams">, "id" | "name">[];
  /** The time at which the season before was closed, in epoch milliseconds; null if none was. */
  readonly began: number | null;
}

/** The part in which each club plays on, counted from the top, by the club's name as `foldName` writes it. */
export type Parts = ReadonlyMap<string, number>;

/**
 * Returns the part of its table in which each club plays on, from the season's record; null if the table is not split.
 * A season with groups is never split, nor one whose format has no split.
 * @param began the time at which the season before was closed; an earlier split was of that season
 */
export function partsIn(
  { split: said, splitAt }: Pick<SeasonSettings, "split" | "splitAt">,
  { split, groups }: Pick<Format, "split" | "groups">,
  { teams, began }: SplitContext,
): Parts | null {
  const isOld = splitAt !== null && began !== null && splitAt < began;
  if (!split || groups.length > 0 || said.length === 0 || isOld) return null;
  const names = new Map(teams.map(({ id, name }) => [id, foldName(name)]));
  const parts = new Map<string, number>();
  for (const line of said) {
    const [id = "", part] = line.split("=");
    const name = names.get(id);
    if (name !== undefined) parts.set(name, Number(part));
  }
  return parts.size > 0 ? parts : null;
}

/**
 * Writes the parts as a season stores them: a text for each club, with its record's id. Clubs without a record are left
 * out.
 */
export function writeParts(
  parts: readonly (readonly string[])[],
  teams: readonly Pick<RecordOf<"teams">, "id" | "name">[],
): string[] {
  const ids = new Map(teams.map(({ id, name }) => [foldName(name), id]));
  return parts.flatMap((clubs, at) =>
    clubs.flatMap((club) => {
      const id = ids.get(foldName(club));
      return id === undefined ? [] : [`${id}=${at + 1}`];
    }),
  );
}

/**
 * Converts the parts for the ranking.
 * @param matches when an administrator confirmed the parts, and the decided matches before and after it; absent:
 * matches do not matter
 */
export function rankParts(
  parts: Parts,
  teams: readonly string[],
  matches?: { readonly at: number | null; readonly decided: readonly DecidedMatch[] },
): TableParts {
  const at = matches?.at ?? Infinity;
  const since = (matches?.decided ?? []).flatMap(({ result, order }) =>
    (momentOf(result) ?? -Infinity) >= at ? [order] : [],
  );
  return {
    parts: new Map(
      teams.flatMap((team) => {
        const part = parts.get(foldName(team));
        return part === undefined ? [] : [[team, part] as const];
      }),
    ),
    from: Math.min(Infinity, ...since),
  };
}

/**
 * Returns the clubs of a table, in its order, by the parts into which it would be split now; clubs that are left over
 * are in the last part.
 */
export function partsBySize<T>(
  lines: readonly T[],
  { sizes }: Pick<Split, "sizes">,
): readonly (readonly T[])[] {
  let from = 0;
  return sizes.map((size, at) => {
    const until = at === sizes.length - 1 ? lines.length : from + size;
    const part = lines.slice(from, until);
    from = until;
    return part;
  });
}

/** Returns the places that are shared across the line between two parts. */
export const sharedAcross = (
  parts: readonly (readonly { readonly rank: number | null }[])[],
): readonly number[] =>
  parts.slice(1).flatMap((part, at) => {
    const rank = part[0]?.rank ?? null;
    return rank !== null && parts[at]?.at(-1)?.rank === rank ? [rank] : [];
  });

/** Returns the least and the most matches that a club plays after the split. */
export const laterIn = ({ sizes }: Split): Later => ({
  least: Math.min(...sizes) - 1,
  most: Math.max(...sizes) - 1,
});

/** Returns a function that checks whether two clubs are in the same part; always true if the table is not split. */
export function inOnePart(parts: Parts | null): (a: string, b: string) => boolean {
  if (!parts) return () => true;
  const last = Math.max(...parts.values());
  const partOf = (name: string) => parts.get(foldName(name)) ?? last;
  return (a, b) => partOf(a) === partOf(b);
}

/**
 * Returns a function for how often two clubs meet by the format. After a split, clubs of one part meet once more, and
 * clubs of different parts no further time (0).
 */
export function meetingsIn(
  { rounds }: Pick<Format, "rounds">,
  parts: Parts | null,
): (a: string, b: string) => number {
  const isWithin = inOnePart(parts);
  return (a, b) => (parts ? (isWithin(a, b) ? rounds + 1 : 0) : rounds);
}
