import { momentOf } from "../when";
import type { DecidedMatch } from "../match/decided";
import { foldName } from "../names";
import type { RecordOf } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
import type { Split } from "../league/league";
import type { Later, TableParts } from "../table/rank";
import type { Format } from "./format";

/** What is known of a season whose table may have parted. */
interface SplitContext {
  readonly teams: readonly Pick<RecordOf<"teams">, "id" | "name">[];
  /** In epoch milliseconds; null where no season was closed before it. */
  readonly began: number | null;
}

/** The part in which each club plays on, counted from the top, by its folded name; null where the table has not parted. */
export type Parts = ReadonlyMap<string, number>;

/**
 * In which part of its table each club plays on, as the season says; null where it has not parted. A season with groups
 * never parts, nor one whose format says nothing of it.
 * @param began when the season before was closed: what was said earlier was said of that one
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

/** The same as a season stores it: a text for each club, by its record's id. Clubs without a record are left out. */
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
 * The parts as the ranking takes them.
 * @param matches when somebody confirmed the parts, and what was decided before and since; absent: no match is asked for
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

/** The clubs of a table, in its order, by the parts into which it would part now; who is left over is in the last. */
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

/** The places that are shared across a line between two parts. */
export const sharedAcross = (
  parts: readonly (readonly { readonly rank: number | null }[])[],
): readonly number[] =>
  parts.slice(1).flatMap((part, at) => {
    const rank = part[0]?.rank ?? null;
    return rank !== null && parts[at]?.at(-1)?.rank === rank ? [rank] : [];
  });

/** How many matches each club of a table plays after it has parted. */
export const laterIn = ({ sizes }: Split): Later => ({
  least: Math.min(...sizes) - 1,
  most: Math.max(...sizes) - 1,
});

/** Whether two clubs play on in one part; of a table that has not parted all do. */
export function inOnePart(parts: Parts | null): (a: string, b: string) => boolean {
  if (!parts) return () => true;
  const last = Math.max(...parts.values());
  const partOf = (name: string) => parts.get(foldName(name)) ?? last;
  return (a, b) => partOf(a) === partOf(b);
}

/**
 * How often the format lets two clubs meet: once more within a part, and no further time between two parts, once the
 * table has parted.
 */
export function meetingsIn(
  { rounds }: Pick<Format, "rounds">,
  parts: Parts | null,
): (a: string, b: string) => number {
  const isWithin = inOnePart(parts);
  return (a, b) => (parts ? (isWithin(a, b) ? rounds + 1 : 0) : rounds);
}
