import { metresOf, readMark, type MarkOf } from "./mark";

/** Times that no runner has reached, in seconds (World Athletics, best marks of 2026, rounded down). */
const fastest: readonly (readonly [metres: number, seconds: number])[] = [
  [50, 5.4],
  [60, 6.2],
  [100, 9.4],
  [200, 19],
  [400, 42.5],
  [800, 99],
  [1000, 130],
  [1500, 204],
  [3000, 435],
  [5000, 745],
  [10_000, 1550],
  [21_097, 3400],
  [42_195, 7150],
];

/** A time of more than this many times the fastest is walking. */
const SLOWEST = 6;

/**
 * Returns a time that no runner has reached over that distance, in seconds; between the distances above, in proportion.
 */
function quickest(metres: number): number {
  const at = fastest.findIndex(([length]) => length >= metres);
  const [more, most] = fastest[at] ?? [Infinity, Infinity];
  const [fewer, least] = fastest[at < 0 ? fastest.length - 1 : Math.max(0, at - 1)] ?? [1, 0];
  if (more === Infinity || more === fewer) return (least / fewer) * metres;
  return least + ((metres - fewer) * (most - least)) / (more - fewer);
}

/** Distances and heights that no athlete has reached, in metres. */
const farthest: readonly (readonly [event: RegExp, metres: number])[] = [
  [/high jump|hochsprung/i, 2.5],
  [/pole|stabhoch/i, 6.4],
  [/triple|dreisprung/i, 18.6],
  [/long jump|weitsprung/i, 9.1],
  [/shot|kugel/i, 24],
  [/discus|diskus/i, 75],
  [/hammer/i, 88],
  [/javelin|speer/i, 105],
];

/** Returns why a mark is impossible in an event, judging by the event's name; null if it is possible. */
export function problemWithMark(mark: string, of: MarkOf): string | null {
  const value = readMark(mark, of);
  if (value === null) return `“${mark}” is not understood as a mark of ${of.name || "this event"}`;
  if (of.by === "time") {
    const metres = metresOf(of.name);
    const legs = Number(/^\s*(\d+)\s*[x×*]/i.exec(of.name)?.[1] ?? 1);
    if (metres === null || metres < 50) return null;
    const least = quickest(metres) * legs * (legs > 1 ? 0.9 : 1) * 1000;
    if (value < least) return `“${mark}” is too fast for ${of.name}`;
    return value > least * SLOWEST ? `“${mark}” is too slow for ${of.name}` : null;
  }
  const most =
    farthest.find(([event]) => event.test(of.name))?.[1] ?? (of.by === "height" ? 6.4 : 110);
  return value > most * 1000 ? `“${mark}” is too far for ${of.name || "this event"}` : null;
}
