import { readMark, type MarkOf } from "./mark";
import type { Entry, Event } from "./meet";

/** An entry with its place. */
export interface PlacedEntry {
  readonly entry: Entry;
  readonly place: number;
}

/** A comparison for sorting; negative if `a` is ahead of `b`. */
type Compare<T> = (a: T, b: T) => number;

/** Sorts a list and splits it into groups of equal items, best first. */
function split<T>(list: readonly T[], compare: Compare<T>): T[][] {
  const groups: T[][] = [];
  for (const one of [...list].sort(compare)) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first !== undefined && compare(first, one) === 0) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** Returns the marks of all rounds, best first. */
const seriesOf = ({ attempts = {} }: Entry, of: MarkOf): number[] =>
  Object.values(attempts)
    .flatMap((mark) => readMark(mark, of) ?? [])
    .sort((a, b) => b - a);

/** Compares the best marks, then the second best, the third and so on; any mark is ahead of a missing one. */
const bySeries =
  (of: MarkOf): Compare<Entry> =>
  (a, b) => {
    const [one, two] = [seriesOf(a, of), seriesOf(b, of)];
    for (let at = 0; at < Math.max(one.length, two.length); at++) {
      const lead = (two[at] ?? -1) - (one[at] ?? -1);
      if (lead !== 0) return lead;
    }
    return 0;
  };

interface Jumps {
  readonly best: number | null;
  /** Failures at the best height, and at all heights up to it. */
  readonly at: number;
  readonly upTo: number;
}

const cleared = (tries: string) => /[o○]/i.test(tries);
const failures = (tries: string) => tries.replace(/[^x×]/gi, "").length;

function jumpsOf({ attempts = {}, mark }: Entry): Jumps {
  const heights = Object.entries(attempts)
    .flatMap(([height, tries]) => {
      const read = readMark(height, { name: "", by: "height" });
      return read === null ? [] : { height: read, tries };
    })
    .sort((a, b) => a.height - b.height);
  const best = heights.filter(({ tries }) => cleared(tries)).at(-1);
  if (!best)
    return {
      best: heights.length > 0 ? null : readMark(mark, { name: "", by: "height" }),
      at: 0,
      upTo: 0,
    };
  const before = heights.filter(({ height }) => height <= best.height);
  return {
    best: best.height,
    at: failures(best.tries),
    upTo: before.reduce((sum, { tries }) => sum + failures(tries), 0),
  };
}

const byFailures: Compare<Entry> = (a, b) => {
  const [one, two] = [jumpsOf(a), jumpsOf(b)];
  return one.at - two.at || one.upTo - two.upTo;
};

/** Compares jump-offs round by round; a round without a jump counts as a failure. */
const byJumpOff: Compare<Entry> = ({ jumpOff: a = "" }, { jumpOff: b = "" }) => {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const lead = Number(cleared(b.charAt(at))) - Number(cleared(a.charAt(at)));
    if (lead !== 0) return lead;
  }
  return 0;
};

/** Returns the mark that decides the place of an entry, in thousandths; null if it has none. */
export const bestMark = (of: MarkOf, entry: Entry): number | null =>
  of.by === "height"
    ? jumpsOf(entry).best
    : (readMark(entry.mark, of) ?? seriesOf(entry, of)[0] ?? null);

/** Returns groups of entries that share a place, best first, by marks alone. */
function byMarks(event: Event): Entry[][] {
  const { by, entries } = event;
  const sign = by === "time" ? 1 : -1;
  const marked = entries.filter((entry) => entry.status === "" && bestMark(event, entry) !== null);
  const best = split(
    marked,
    (a, b) => sign * ((bestMark(event, a) ?? 0) - (bestMark(event, b) ?? 0)),
  );
  const fine = best.flatMap((group) =>
    // Unless all entries have attempts, only the best marks can be compared.
    by === "time" || group.some(({ attempts }) => attempts === undefined)
      ? [group]
      : split(group, by === "height" ? byFailures : bySeries(event)),
  );
  const [first = [], ...others] = fine;
  return by === "height" ? [...split(first, byJumpOff), ...others] : fine;
}

/**
 * Returns the entries of an event with their places, best first. Places given by officials count; marks decide only if
 * no entry has such a place. Equal times share a place, because only judges can separate them. Distances are ordered by
 * the best mark, then the second best and so on (World Athletics TR 25.22); heights by the best height, fewest failures
 * at it, fewest failures up to it, then for first place the jump-off if there was one (TR 26.8). An entry with a
 * status, or without a mark, has no place.
 */
export function placesOf(event: Event): PlacedEntry[] {
  const official = event.entries.flatMap((entry) =>
    entry.status === "" && entry.place !== null ? { entry, place: entry.place } : [],
  );
  if (event.entries.some(({ place }) => place !== null)) {
    return official.sort((a, b) => a.place - b.place);
  }
  let before = 0;
  return byMarks(event).flatMap((group) => {
    const place = before + 1;
    before += group.length;
    return group.map((entry) => ({ entry, place }));
  });
}
