import { arena } from "@arena/arena";
import { dayOfWhen, type When } from "../when";
import { dayInWords } from "../day";
import { HOUR } from "../durations";
import { gameWeekKey } from "./gameWeek";
import { readStatus } from "./status";
import { foldName } from "../names";
import { groundNamed, type GroundEntry } from "../schedule/ground";
import type { Format } from "../season/format";
import { toZonedInput } from "../time";
import type { RecordOf } from "@/records/record";
import { isOutside } from "./matchKeys";

/*
 * Warnings for a match that may be one on file although its minute, week and day differ, or that conflicts with others:
 * the two clubs with home and away exchanged, one meeting too many, a club or a ground with two matches at the same
 * minute. The user is asked about each; none is refused.
 */

/** The fields by which a match is recognised, in a list of fixtures or of results. */
export interface KnownMatch extends When {
  readonly teamA: string;
  readonly teamB: string;
  readonly gameWeek: string;
  readonly stage: string;
  /** The ground and the status; only fixtures have them. */
  readonly stadium?: string;
  readonly status?: string;
}

/** A stored match, and whether it is a fixture or a result. */
export interface FiledMatch {
  readonly kind: "fixtures" | "results";
  readonly id: string;
  readonly match: KnownMatch;
  /** The score of a result, for example "2–1". */
  readonly score?: string;
}

/** Returns the matches of both lists. */
export const filedMatches = (
  fixtures: readonly RecordOf<"fixtures">[],
  results: readonly RecordOf<"results">[],
): readonly FiledMatch[] => [
  ...fixtures.map((match) => ({ kind: "fixtures" as const, id: match.id, match })),
  ...results.map((match) => ({
    kind: "results" as const,
    id: match.id,
    match,
    score: `${match.scoreA ?? "?"}–${match.scoreB ?? "?"}`,
  })),
];

/** The kinds of question about a match; answers are stored by these ids. */
export type DoubtId = "otherWay" | "metEnough" | "oneMinute";

/** A reason why a row may not be the match that it seems to be. */
export interface MatchDoubt {
  readonly id: DoubtId;
  /** The text of the remark. */
  readonly note: string;
  /** The match on file that the row may be; null if there is none, or more than one. */
  readonly of: FiledMatch | null;
  /** The result on file of a match with home and away exchanged: its home side cannot change without its score. */
  readonly played?: FiledMatch | undefined;
}

/** A pasted row, or the match of a form. */
export interface MatchRow {
  readonly match: KnownMatch;
  /** Whether the row is a record on file; then only conflicts at its minute are checked. */
  readonly isKnown: boolean;
  /** The name in remarks: "row 3"; null for a record on file. */
  readonly name: string | null;
}

/** The stored data with which rows are compared. */
export interface MatchesOnFile {
  readonly filed: readonly FiledMatch[];
  readonly format: Pick<Format, "rounds" | "split">;
  /** The arena's grounds; empty until they are loaded. */
  readonly grounds: readonly GroundEntry[];
  /** The words in remarks for the place of these matches; "on file" if absent. */
  readonly where?: string;
}

const pairKey = ({ teamA, teamB }: KnownMatch) =>
  [foldName(teamA), foldName(teamB)].sort().join("\n");

const isAtHome = (one: KnownMatch, other: KnownMatch) =>
  foldName(one.teamA) === foldName(other.teamA);

/** Checks whether a match is cancelled or abandoned, so that it takes no time and counts as no meeting. */
const isOff = ({ status = "" }: KnownMatch) =>
  ["cancelled", "abandoned"].includes(readStatus(status));

/**
 * Returns the time of a match, in epoch milliseconds; null if it has none. Older records store a day without a time as
 * midnight, so midnight counts as none.
 */
export function minuteOf({ date }: When): number | null {
  return date === null || toZonedInput(date, arena.timeZone).endsWith("T00:00") ? null : date;
}

const dayOf = (match: When) => dayOfWhen(match, arena.timeZone);

/**
 * Checks whether two matches of the same clubs are at the same time, as far as both have one: the same minute, game
 * week, or day if one of them has no minute.
 */
function areAtOneTime(one: KnownMatch, other: KnownMatch): boolean {
  const [minute, second] = [minuteOf(one), minuteOf(other)];
  if (minute !== null && second !== null && minute === second) return true;
  const isSameWeek =
    one.gameWeek !== "" && gameWeekKey(one.gameWeek) === gameWeekKey(other.gameWeek);
  if (isSameWeek) return true;
  const day = dayOf(one);
  return day !== null && day === dayOf(other) && (minute === null || second === null);
}

/**
 * Returns keys that are equal for two rows of the same match: the clubs and the minute, or the day if there is no time.
 * `own` is for the clubs in their order, `other` with home and away exchanged; null without a date.
 */
export function timeKeys(match: KnownMatch): { own: string | null; other: string | null } {
  const when = minuteOf(match) ?? dayOf(match);
  const of = (one: string, two: string) => `${foldName(one)}\n${foldName(two)}\n${when}`;
  const { teamA, teamB } = match;
  return when === null
    ? { own: null, other: null }
    : { own: of(teamA, teamB), other: of(teamB, teamA) };
}

/** "Mount Trojans v Harbour Eagles, Sun 29 Nov 2026, 10:20" */
function matchInWords(match: KnownMatch): string {
  const minute = minuteOf(match);
  const day = dayOf(match);
  return [
    `${match.teamA} v ${match.teamB}`,
    day === null ? "" : dayInWords(day).dated,
    minute === null ? "" : toZonedInput(minute, arena.timeZone).slice(11),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** Returns the meetings of a pair of clubs; a fixture and its result count as one. */
function meetings(filed: readonly FiledMatch[]): readonly FiledMatch[] {
  const fixtures = filed.filter(({ kind, match }) => kind === "fixtures" && !isOff(match));
  const free = new Set(fixtures);
  const results = filed.filter(({ kind }) => kind === "results");
  for (const { match } of results) {
    const own = [...free].find(
      (one) => isAtHome(one.match, match) && areAtOneTime(one.match, match),
    );
    if (own) free.delete(own);
  }
  return [...results, ...free];
}

/** Groups items by their keys; an item without keys is in no group. */
function groupBy<T>(all: readonly T[], keysOf: (one: T) => readonly string[]) {
  const groups = new Map<string, T[]>();
  for (const one of all)
    for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one]);
  return groups;
}

/** Returns keys for the clubs, and for the ground if it has one court, that the match occupies at its minute. */
function takenBy(match: KnownMatch, grounds: readonly GroundEntry[]): readonly string[] {
  const minute = minuteOf(match);
  if (minute === null || isOff(match)) return [];
  const ground = match.stadium ? groundNamed(match.stadium, grounds) : undefined;
  const places = [match.teamA, match.teamB, ...(ground?.courts === 1 ? [ground.name] : [])];
  return places.filter((place) => place !== "").map((place) => `${minute}\n${foldName(place)}`);
}

/**
 * Returns the warning about each row, null for most rows.
 * @param own whether the rows are fixtures or results
 * @param claimed the ids of records on file that rows change or repeat
 */
export function matchDoubts(
  rows: readonly MatchRow[],
  own: FiledMatch["kind"],
  { filed, format, grounds, where = "on file" }: MatchesOnFile,
  claimed: ReadonlySet<string>,
): readonly (MatchDoubt | null)[] {
  const season = filed.map(({ match }) => match);
  const pairs = groupBy(filed, ({ match }) => [pairKey(match)]);
  const taken = groupBy(
    [
      ...rows.map(({ match, name }) => ({ match, name })),
      ...filed
        .filter(({ kind, id }) => kind === own && !claimed.has(id))
        .map(({ match }) => ({ match, name: null })),
    ],
    ({ match }) => takenBy(match, grounds),
  );

  const otherWay = ({ match }: MatchRow): MatchDoubt | null => {
    const known = (pairs.get(pairKey(match)) ?? []).filter(
      (one) =>
        !isOff(one.match) && one.match.stage === match.stage && areAtOneTime(one.match, match),
    );
    if (known.length === 0 || known.some((one) => isAtHome(one.match, match))) return null;
    const of = known.find(({ kind }) => kind === own) ?? known[0] ?? null;
    const played = known.find(({ kind }) => kind === "results");
    const score = played?.score ? `, with the result ${played.score}` : "";
    return (
      of && {
        id: "otherWay",
        note: `${where.charAt(0).toUpperCase()}${where.slice(1)} as ${matchInWords(of.match)}${score}`,
        of,
        played,
      }
    );
  };

  const metEnough = ({ match }: MatchRow): MatchDoubt | null => {
    if (match.stage !== "" || isOutside(match, season)) return null;
    const known = (pairs.get(pairKey(match)) ?? []).filter((one) => one.match.stage === "");
    // A row with the same clubs at the same time is the match on file, or its result.
    if (known.some((one) => isAtHome(one.match, match) && areAtOneTime(one.match, match)))
      return null;
    const met = meetings(known);
    const here = met.filter((one) => isAtHome(one.match, match));
    // After a split the clubs meet once more.
    const most = format.rounds + (format.split ? 1 : 0);
    const isFull = met.length >= most || here.length >= Math.ceil(most / 2);
    if (met.length === 0 || !isFull) return null;
    const [first, ...more] = here.length > 0 ? here : met;
    if (!first) return null;
    const times = met.length === 1 ? "once" : met.length === 2 ? "twice" : `${met.length} times`;
    const note = `These two meet ${times} ${where}: ${met.map((one) => matchInWords(one.match)).join("; ")}`;
    const isMoved = more.length === 0 && here.length === 1 && !claimed.has(first.id);
    return { id: "metEnough", note, of: isMoved ? first : null };
  };

  const onDays = groupBy(rows, ({ match }) => {
    const { own: key } = timeKeys(match);
    return key === null || minuteOf(match) !== null ? [] : [key];
  });

  /** The lists of both clubs may contain the same match, each as a home match; or the clubs meet twice that day. */
  const twiceThatDay = ({ match }: MatchRow): MatchDoubt | null => {
    const { other: key } = timeKeys(match);
    const [other] = minuteOf(match) === null ? (onDays.get(key ?? "") ?? []) : [];
    if (!other) return null;
    const note = `These two meet twice that day, once at each home (${other.name ?? "on file"})`;
    return { id: "oneMinute", note, of: null };
  };

  const timedOnDays = groupBy(rows, ({ match }) =>
    minuteOf(match) === null ? [] : [`${pairKey(match)}\n${dayOf(match)}`],
  );

  /** The lists of both clubs may have different times for the same match. */
  const twiceAnHour = ({ match }: MatchRow): MatchDoubt | null => {
    const minute = minuteOf(match);
    const other = timedOnDays.get(`${pairKey(match)}\n${dayOf(match)}`)?.find((one) => {
      const apart = Math.abs((minuteOf(one.match) ?? Infinity) - (minute ?? 0));
      return apart > 0 && apart < HOUR;
    });
    if (minute === null || !other) return null;
    const note = `These two meet twice within an hour (${other.name ?? "on file"})`;
    return { id: "oneMinute", note, of: null };
  };

  const oneMinute = (row: MatchRow): MatchDoubt | null => {
    const { match } = row;
    const pair = pairKey(match);
    for (const key of takenBy(match, grounds)) {
      const other = taken
        .get(key)
        ?.find((one) => one.match !== match && pairKey(one.match) !== pair);
      if (!other) continue;
      const named = other.name === null ? "" : ` (${other.name})`;
      const place = key.slice(key.indexOf("\n") + 1);
      const club = [match.teamA, match.teamB].find((team) => foldName(team) === place);
      const what = club ?? groundNamed(match.stadium ?? "", grounds)?.name ?? "";
      const note = `${what} has another match at that minute: ${other.match.teamA} v ${other.match.teamB}${named}`;
      return { id: "oneMinute", note, of: null };
    }
    return twiceThatDay(row) ?? twiceAnHour(row);
  };

  const meant = new Set<string>();
  return rows.map((row) => {
    const doubt = row.isKnown
      ? oneMinute(row)
      : (otherWay(row) ?? oneMinute(row) ?? metEnough(row));
    if (!doubt?.of) return doubt;
    // A match on file can belong to one row only.
    const isFree = !meant.has(doubt.of.id);
    meant.add(doubt.of.id);
    return isFree ? doubt : { ...doubt, of: null };
  });
}

/** Checks whether two matches have the same clubs with home and away exchanged. */
export const isOtherWayRound = (one: KnownMatch, other: KnownMatch): boolean =>
  one.teamA !== "" && pairKey(one) === pairKey(other) && !isAtHome(one, other);

/** A match of a new schedule, or one that is moved. */
export interface PlannedMatch {
  readonly id: string;
  readonly match: KnownMatch;
}

/**
 * Returns warnings about matches that are planned or moved, by their ids: home and away exchanged at the time of
 * another match, or one meeting too many. Each is compared with all others; two matches of a club or ground at the same
 * minute are not checked here.
 * @param among the matches that do not change
 */
export function pairDoubts(
  planned: readonly PlannedMatch[],
  among: readonly FiledMatch[],
  given: Pick<MatchesOnFile, "format" | "where">,
): ReadonlyMap<string, string> {
  const all = [...among, ...planned.map((one): FiledMatch => ({ kind: "fixtures", ...one }))];
  const pairs = groupBy(all, ({ match }) => [pairKey(match)]);
  const found = planned.flatMap(({ id, match }) => {
    const filed = (pairs.get(pairKey(match)) ?? []).filter((one) => one.id !== id);
    if (filed.length === 0) return [];
    const [doubt] = matchDoubts(
      [{ match, isKnown: false, name: null }],
      "fixtures",
      { ...given, filed, grounds: [] },
      new Set(),
    );
    return doubt ? [[id, doubt.note] as const] : [];
  });
  return new Map(found);
}
