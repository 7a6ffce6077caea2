import { courseOf, isTurn, scored } from "../../src/domain/match/running/course";
import { noLine } from "../../src/domain/match/running/lines";
import { score } from "../../src/sports/volleyball/score";

/** The measured bytes from the host and documents read, for visits. */
export interface Measured {
  /** The first page of a first visit, with the files that the service worker stores at once. */
  readonly first: { readonly bytes: number; readonly reads: number };
  /** A further page, in a browser that knows the site. */
  readonly next: { readonly bytes: number; readonly reads: number };
  /** Bytes of the other files, which the service worker fetches once for each version at the second visit. */
  readonly rest: number;
}

/** The limits of the free plan for one day. */
const FREE = { hostBytes: 360e6, reads: 50_000, writes: 20_000 } as const;

/** The use of the plan on one day of 5,000 students. */
interface Day {
  readonly what: string;
  readonly bytes: number;
  readonly reads: number;
  readonly writes: number;
}

/** A live match that visitors follow. */
export interface LiveMatch {
  readonly what: string;
  readonly followers: number;
  /** Number of changes of the live document. */
  readonly sent: number;
}

/**
 * Returns how often a volleyball match is sent if points are sent together.
 * @param apart seconds between two points
 * @param gathered seconds that the first waiting point waits for others
 */
export function sentTogether(points: number, apart: number, gathered: number): number {
  const { targets } = score;
  let line = noLine;
  let sent = 0;
  let since: number | null = null;
  for (let n = 0; n < points; n += 1) {
    const now = n * apart;
    if (since !== null && now - since >= gathered) {
      sent += 1;
      since = null;
    }
    // One side wins five of nine points, so that sets end after a usual number of points.
    const next = scored(line, targets, n % 9 < 5 ? "A" : "B", 1);
    const isOver = courseOf(next, targets).open === null;
    if (isTurn(line, next, targets)) {
      sent += 1;
      since = null;
    } else since ??= now;
    line = isOver ? noLine : next;
  }
  return since === null ? sent : sent + 1;
}

const STUDENTS = 5_000;
/**
 * Reads of one follower: two when the follower opens the page, one for each change, two when the result ends the match.
 */
const readsOfFollower = (sent: number) => sent + 4;
/** Writes for one tap: the live document and its entry in the history. */
const WRITES_OF_TAP = 2;

/** Computes the use of several kinds of days for 5,000 students from the measurements. */
export function daysOf(
  { first, next, rest }: Measured,
  matches: readonly LiveMatch[],
): readonly Day[] {
  const visits = (share: number, of: (n: number) => Pick<Day, "bytes" | "reads">) => ({
    ...of(STUDENTS * share),
    writes: 400,
  });
  return [
    {
      what: "opening day: 40 % come for the first time, 3 pages each",
      ...visits(0.4, (n) => ({
        bytes: n * (first.bytes + 2 * next.bytes),
        reads: n * (first.reads + 2 * next.reads),
      })),
    },
    {
      what: "opening over a week: 6 % a day for the first time, 3 pages each",
      ...visits(0.06, (n) => ({
        bytes: n * (first.bytes + 2 * next.bytes),
        reads: n * (first.reads + 2 * next.reads),
      })),
    },
    {
      what: "an ordinary day: 40 % come again, 3 pages each",
      ...visits(0.4, (n) => ({ bytes: n * 3 * next.bytes, reads: n * 3 * next.reads })),
    },
    {
      what: "the day after a new version of all files, 40 % come again",
      ...visits(0.4, (n) => ({
        bytes: n * (first.bytes + rest + 2 * next.bytes),
        reads: n * 3 * next.reads,
      })),
    },
    ...matches.map(({ what, followers, sent }) => ({
      what: `${what}, ${followers} follow it live, besides`,
      bytes: 0,
      reads: followers * readsOfFollower(sent),
      writes: sent * WRITES_OF_TAP,
    })),
  ];
}

const shareOf = (part: number, whole: number) =>
  `${Math.round((100 * part) / whole)} %${part > whole ? " ✗" : ""}`;

/** Writes the days as a Markdown table, with their shares of the free plan's limits. */
export function costTable(days: readonly Day[]): string {
  const rows = days.map(
    ({ what, bytes, reads, writes }) =>
      `| ${what} | ${(bytes / 1e6).toFixed(0)} MB, ${shareOf(bytes, FREE.hostBytes)} | ${Math.round(reads)}, ${shareOf(reads, FREE.reads)} | ${Math.round(writes)}, ${shareOf(writes, FREE.writes)} |`,
  );
  return [
    "| 5,000 students | from the host | documents read | documents written |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
