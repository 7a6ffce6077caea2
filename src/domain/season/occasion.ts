import { byDay, byTime, dayPartOf, type DayPart } from "../match/agenda";
import { hasResult, type ListedMatch } from "../match/listed";
import { whenOrder, type When } from "../when";
import { compareNames, sameName } from "../names";
import { amountOf } from "../wording";
import type { League } from "../league/league";
import { partOfMeet, type MeetWithEvents, type MeetSeason } from "./meets";

/** What takes place on a day: a match between two teams, or a meet of all teams of a league. */
export type Occasion = {
  readonly id: string;
} & When &
  (
    | { readonly kind: "match"; readonly match: ListedMatch }
    | { readonly kind: "meet"; readonly seasonMeet: MeetWithEvents }
  );

/** What a league has on its days, in no order. @param season null in a league without meets, and until they are read */
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

/** The part of its day's list that it belongs to. @param now epoch milliseconds */
export function partOf(occasion: Occasion, league: League, now: number): DayPart {
  const { matchMinutes } = league.game;
  if (occasion.kind === "match") return dayPartOf(occasion.match, now, matchMinutes);
  return partOfMeet(occasion.seasonMeet, now, matchMinutes);
}

/** Whether there is a result; of a meet, that of an event at least. */
export const hasOutcome = (occasion: Occasion): boolean =>
  occasion.kind === "match" ? hasResult(occasion.match) : occasion.seasonMeet.done > 0;

/** Whether that team takes part; in a meet all teams of the league do. */
export function takesPart(occasion: Occasion, team: string): boolean {
  const teams =
    occasion.kind === "match"
      ? [occasion.match.teamA, occasion.match.teamB]
      : occasion.seasonMeet.table.map(({ name }) => name);
  return teams.some((name) => sameName(name, team));
}

const nameOf = (occasion: Occasion) =>
  occasion.kind === "match" ? occasion.match.teamA : occasion.seasonMeet.meet.name;

/** Earliest first, those without a date last. */
export function inTime(a: Occasion, b: Occasion): number {
  if (a.kind === "match" && b.kind === "match") return byTime(a.match, b.match);
  return whenOrder(a, b) || compareNames(nameOf(a), nameOf(b));
}

/** Those that have a date by their day on the clocks of that zone, each day's earliest first. */
export const occasionsByDay = (occasions: readonly Occasion[], zone: string) =>
  byDay(occasions, zone, inTime);

/** How many matches and meets a day has. */
export interface Tally {
  readonly matches: number;
  readonly meets: number;
}

/** How many matches and how many meets these are. */
export function tallyOf(occasions: readonly Occasion[]): Tally {
  const meets = occasions.filter(({ kind }) => kind === "meet").length;
  return { matches: occasions.length - meets, meets };
}

/** "3 matches", "1 match and 1 meet", "no matches". */
export function tallyInWords({ matches, meets }: Tally): string {
  const parts = [
    matches > 0 && amountOf(matches, "match", "matches"),
    meets > 0 && amountOf(meets, "meet"),
  ].filter(Boolean);
  return parts.join(" and ") || "no matches";
}
