import type { Entry, Event } from "./meet";

/** An entry on its place. */
export interface Placed {
  readonly entry: Entry;
  readonly place: number;
}

/** Below 0 when `a` is ahead of `b`. */
type Compare<T> = (a: T, b: T) => number;

/** A time, distance or height in thousandths (of a second, of a metre); null when the text holds none. */
export function readMark(mark: string): number | null {
  const found = /^\D*?((?:\d{1,3}:){0,2}\d{1,5}(?:[.,]\d{1,3})?)/.exec(mark.trim())?.[1];
  if (found === undefined) return null;
  const parts = found.replace(",", ".").split(":").map(Number);
  return Math.round(parts.reduce((sum, part) => 60 * sum + part, 0) * 1000);
}

/** Cuts a list into groups that the comparison finds equal, best first. */
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

/** Marks of all rounds, best first. */
const seriesOf = ({ attempts = {} }: Entry): number[] =>
  Object.values(attempts)
    .flatMap((mark) => readMark(mark) ?? [])
    .sort((a, b) => b - a);

/** By the second best mark, the third and so on; any mark is ahead of a missing one. */
const bySeries: Compare<Entry> = (a, b) => {
  const [one, two] = [seriesOf(a), seriesOf(b)];
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
      const read = readMark(height);
      return read === null ? [] : { height: read, tries };
    })
    .sort((a, b) => a.height - b.height);
  const best = heights.filter(({ tries }) => cleared(tries)).at(-1);
  if (!best) return { best: heights.length > 0 ? null : readMark(mark), at: 0, upTo: 0 };
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

/** Round by round; not jumping counts as a failure. */
const byJumpOff: Compare<Entry> = ({ jumpOff: a = "" }, { jumpOff: b = "" }) => {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const lead = Number(cleared(b.charAt(at))) - Number(cleared(a.charAt(at)));
    if (lead !== 0) return lead;
  }
  return 0;
};

/** The mark that an entry is placed by, in thousandths; null if it has none. */
export const bestMark = (by: Event["by"], entry: Entry): number | null =>
  by === "height" ? jumpsOf(entry).best : (readMark(entry.mark) ?? seriesOf(entry)[0] ?? null);

/** Groups that share a place, best first, by marks alone. */
function byMarks({ by, entries }: Event): Entry[][] {
  const sign = by === "time" ? 1 : -1;
  const marked = entries.filter((entry) => entry.status === "" && bestMark(by, entry) !== null);
  const best = split(marked, (a, b) => sign * ((bestMark(by, a) ?? 0) - (bestMark(by, b) ?? 0)));
  const fine = best.flatMap((group) =>
    // Without everybody's attempts nothing but the best mark can be compared.
    by === "time" || group.some(({ attempts }) => attempts === undefined)
      ? [group]
      : split(group, by === "height" ? byFailures : bySeries),
  );
  const [first = [], ...others] = fine;
  return by === "height" ? [...split(first, byJumpOff), ...others] : fine;
}

/**
 * The entries of an event on their places, best first. The official's places stand; only where
 * nobody has one do marks give them: equal times share, for judges alone can part them; distances
 * by the best, then the second best mark and on (World Athletics TR 25.22); heights by the best,
 * fewest failures at it, fewest up to it, then for first place the jump-off if one was held (TR 26.8).
 * An entry with a status, or without a mark, has no place.
 */
export function placesOf(event: Event): Placed[] {
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
