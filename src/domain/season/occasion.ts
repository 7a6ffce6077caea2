import { byDay, byTime, dayPartOf, type DayPart } from "../match/agenda";
import { hasResult, type ListedMatch } from "../match/listed";
import { whenOrder, type When } from "../when";
import { compareNames, sameName } from "../names";
import { amountOf } from "../wording";
import type { League } from "../league/league";
import { partOfMeet, type MeetWithEvents, type MeetSeason } from "./meets";

/** A match between two teams, or a meet of all teams of a league. */
export type Occasion = {
  readonly id: string;
} & When &
  (
    | { readonly kind: "match"; readonly match: ListedMatch }
    | { readonly kind: "meet"; readonly seasonMeet: MeetWithEvents }
  );

/**
 * Returns the matches and meets of a league, unsorted. @param season null in a league without meets, and until they are
 * loaded
 */
export function occasionsOf(
  matches: readonly ListedMatch[],
  season: MeetSeason | null,
): readonly Occasion[] {
  return [
    ...matches.map((match) => ({
      kind: "match" as const,
      id: match.id,
      date: match.date,
      day: match.day,
      match,
    })),
    ...(season?.meets ?? []).map((seasonMeet) => ({
      kind: "meet" as const,
      id: seasonMeet.meet.id,
      date: seasonMeet.meet.date,
      seasonMeet,
    })),
  ];
}

/** Returns the part of the day's list to which it belongs. @param now epoch milliseconds */
export function partOf(occasion: Occasion, league: League, now: number): DayPart {
  const { matchMinutes } = league.game;
  if (occasion.kind === "match") return dayPartOf(occasion.match, now, matchMinutes);
  return partOfMeet(occasion.seasonMeet, now, matchMinutes);
}

/** Checks whether it has a result; for a meet, of at least one event. */
export const hasOutcome = (occasion: Occasion): boolean =>
  occasion.kind === "match" ? hasResult(occasion.match) : occasion.seasonMeet.done > 0;

/** Checks whether a team takes part; in a meet all teams of the league do. */
export function takesPart(occasion: Occasion, team: string): boolean {
  const teams =
    occasion.kind === "match"
      ? [occasion.match.teamA, occasion.match.teamB]
      : occasion.seasonMeet.table.map(({ name }) => name);
  return teams.some((name) => sameName(name, team));
}

const nameOf = (occasion: Occasion) =>
  occasion.kind === "match" ? occasion.match.teamA : occasion.seasonMeet.meet.name;

/** Compares two by time, the earliest first; those without a date come last. */
export function compareByTime(a: Occasion, b: Occasion): number {
  if (a.kind === "match" && b.kind === "match") return byTime(a.match, b.match);
  return whenOrder(a, b) || compareNames(nameOf(a), nameOf(b));
}

/** Groups those with a date by their day on the clocks of that zone, the earliest first in each day. */
export const occasionsByDay = (occasions: readonly Occasion[], zone: string) =>
  byDay(occasions, zone, compareByTime);

/** The numbers of matches and meets. */
export interface Tally {
  readonly matches: number;
  readonly meets: number;
}

/** Counts the matches and the meets. */
export function tallyOf(occasions: readonly Occasion[]): Tally {
  const meets = occasions.filter(({ kind }) => kind === "meet").length;
  return { matches: occasions.length - meets, meets };
}

/** Formats the numbers: "3 matches", "1 match and 1 meet", "no matches". */
export function tallyInWords({ matches, meets }: Tally): string {
  const parts = [
    matches > 0 && amountOf(matches, "match", "matches"),
    meets > 0 && amountOf(meets, "meet"),
  ].filter(Boolean);
  return parts.join(" and ") || "no matches";
}
