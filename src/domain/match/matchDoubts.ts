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
 * What looks like a match on file although neither its minute, its week nor its day says so: the two clubs the other way
 * round, a meeting too many, a club or a ground at two matches at one minute. Each is asked about, none is refused.
 */

/** What a match is recognised by, in a list of fixtures or of results. */
export interface KnownMatch extends When {
  readonly teamA: string;
  readonly teamB: string;
  readonly gameWeek: string;
  readonly stage: string;
  /** A fixture's ground and status. */
  readonly stadium?: string;
  readonly status?: string;
}

/** A match on file, and the list that it is in. */
export interface FiledMatch {
  readonly kind: "fixtures" | "results";
  readonly id: string;
  readonly match: KnownMatch;
  /** The score of a result, as "2–1". */
  readonly score?: string;
}

/** The matches of both lists. */
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

/** The questions about matches, by the ids under which they are answered. */
export type DoubtId = "otherWay" | "metEnough" | "oneMinute";

/** Why a row may not be the match that it seems to be. */
export interface MatchDoubt {
  readonly id: DoubtId;
  /** As a remark says it. */
  readonly note: string;
  /** The match on file that it may be; null where there is none, or more than one. */
  readonly of: FiledMatch | null;
  /** The result on file of a match that is there the other way round: its home side cannot change without the score. */
  readonly played?: FiledMatch | undefined;
}

/** A row of what was pasted, or the match of a form. */
export interface MatchRow {
  readonly match: KnownMatch;
  /** It is a record on file: only its minute is looked at. */
  readonly isKnown: boolean;
  /** How remarks name it: "row 3"; null for what is on file. */
  readonly name: string | null;
}

/** What rows are compared with. */
export interface MatchesOnFile {
  readonly filed: readonly FiledMatch[];
  readonly format: Pick<Format, "rounds" | "split">;
  /** Empty while they are not read. */
  readonly grounds: readonly GroundEntry[];
  /** How notes call the place where they are: "on file" where it is not said. */
  readonly where?: string;
}

const pairKey = ({ teamA, teamB }: KnownMatch) =>
  [foldName(teamA), foldName(teamB)].sort().join("\n");

const isAtHome = (one: KnownMatch, other: KnownMatch) =>
  foldName(one.teamA) === foldName(other.teamA);

/** A match that is called off takes up no minute and no meeting. */
const isOff = ({ status = "" }: KnownMatch) =>
  ["cancelled", "abandoned"].includes(readStatus(status));

/** Its minute, where it has one: older records keep a day without a time as midnight. */
export function minuteOf({ date }: When): number | null {
  return date === null || toZonedInput(date, arena.timeZone).endsWith("T00:00") ? null : date;
}

const dayOf = (match: When) => dayOfWhen(match, arena.timeZone);

/** Whether two matches of a pair are at one time, as far as both say it: at a minute, on a day, in a week. */
function areAtOneTime(one: KnownMatch, other: KnownMatch): boolean {
  const [minute, second] = [minuteOf(one), minuteOf(other)];
  if (minute !== null && second !== null && minute === second) return true;
  const isSameWeek =
    one.gameWeek !== "" && gameWeekKey(one.gameWeek) === gameWeekKey(other.gameWeek);
  if (isSameWeek) return true;
  const day = dayOf(one);
  return day !== null && day === dayOf(other) && (minute === null || second === null);
}

/** By what two rows are one match: the clubs at a minute or on a day without a time, as they say it and the other way round. */
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

/** Matches of one pair, a fixture and its result as one. */
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

/** Groups by a key; those without one are in no group. */
function groupBy<T>(all: readonly T[], keysOf: (one: T) => readonly string[]) {
  const groups = new Map<string, T[]>();
  for (const one of all)
    for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one]);
  return groups;
}

/** The clubs and the ground with one place that a match takes up at its minute. */
function takenBy(match: KnownMatch, grounds: readonly GroundEntry[]): readonly string[] {
  const minute = minuteOf(match);
  if (minute === null || isOff(match)) return [];
  const ground = match.stadium ? groundNamed(match.stadium, grounds) : undefined;
  const places = [match.teamA, match.teamB, ...(ground?.courts === 1 ? [ground.name] : [])];
  return places.filter((place) => place !== "").map((place) => `${minute}\n${foldName(place)}`);
}

/**
 * What is doubtful of each row, null for most of them.
 * @param own the list that the rows are of
 * @param claimed the records on file that rows change or repeat
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
    // A result of a match on file is that match, played.
    if (known.some((one) => isAtHome(one.match, match) && areAtOneTime(one.match, match)))
      return null;
    const met = meetings(known);
    const here = met.filter((one) => isAtHome(one.match, match));
    // Once more after the table has parted.
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

  /** On a day without times both clubs' lists may have one match twice, or the two meet at each home. */
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

  /** Both clubs' lists may say different times of one match. */
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
    // One match on file is that of one row.
    const isFree = !meant.has(doubt.of.id);
    meant.add(doubt.of.id);
    return isFree ? doubt : { ...doubt, of: null };
  });
}

/** Whether two matches are of the same two clubs, each at the home of the other one. */
export const isOtherWayRound = (one: KnownMatch, other: KnownMatch): boolean =>
  one.teamA !== "" && pairKey(one) === pairKey(other) && !isAtHome(one, other);

/** A match of a plan, or one that moves. */
export interface PlannedMatch {
  readonly id: string;
  readonly match: KnownMatch;
}

/**
 * What is doubtful of the pairs of matches that are planned or moved, by their ids: the other way round at the time of
 * another one, or once too often. Each is looked at beside all others; clubs and grounds at a minute are not looked at here.
 * @param among those that stay as they are
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
