import { kickOffOf } from "@/domain/when";
import { isToBePlayed } from "@/domain/match/match";
import { matchesOf } from "@/domain/match/matches";
import { sameName } from "@/domain/names";
import { suspensions, type BanCause, type Suspension } from "@/domain/people/suspensions";
import { bansOf } from "@/domain/season/bans";
import type { RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";

type Player = RecordOf<"players">;
type Fixture = RecordOf<"fixtures">;
export type Suspended = Suspension<Player, Fixture>;

interface Season {
  readonly fixtures: readonly Fixture[];
  /** Whole, with bookings. */
  readonly results: readonly RecordOf<"results">[];
  readonly players: readonly Player[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Whom cards keep out of matches to come, by the sport's rule; nobody in a sport without one. */
export function suspendedIn(
  league: League,
  { fixtures, results, players, now }: Season,
): readonly Suspended[] {
  const policy = bansOf(league);
  if (!policy) return [];
  const coming = matchesOf(fixtures, results).flatMap((match) =>
    match.schedule && isToBePlayed(match, now) ? [match.schedule] : [],
  );
  return suspensions(results, { players, policy, fixtures: coming });
}

const causes: Readonly<Record<BanCause, string>> = {
  yellows: "yellow cards",
  secondYellow: "second yellow card",
  red: "red card",
  organiser: "by the organiser",
};

/** "red card and yellow cards" */
export const reasonsInWords = ({ why }: Suspended): string =>
  [...new Set(why.map(({ cause }) => causes[cause]))].join(" and ");

/** "misses the next match, at Harbour Eagles on Wed 25 Nov (red card)" */
export function suspensionInWords(one: Suspended, zone: string): string {
  const { left, misses, club } = one;
  const matches = left === 1 ? "the next match" : `the next ${left} matches`;
  const named = misses.map((match) => {
    const { teamA, teamB } = match;
    const day = kickOffOf(match, zone)?.date;
    const opponent = sameName(teamA, club) ? `v ${teamB}` : `at ${teamA}`;
    return day ? `${opponent} on ${day}` : opponent;
  });
  return `misses ${[matches, ...named].join(", ")} (${reasonsInWords(one)})`;
}
