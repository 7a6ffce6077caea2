import { kickOffOf } from "@/domain/when";
import { isToBePlayed } from "@/domain/match/match";
import { matchesOf } from "@/domain/match/matches";
import { sameName } from "@/domain/names";
import { suspensions, type BanCause, type Suspension } from "@/domain/people/suspensions";
import { calledMatch } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import { bansOf } from "@/domain/season/bans";
import { cupsIn } from "@/domain/season/cups";
import { seasonOf } from "@/domain/season/seasons";
import { enumerated } from "@/domain/wording";
import type { RecordOf, PlayerRecord, FixtureRecord } from "@/records/record";
import type { League } from "@/domain/league/league";
/** A suspended player with the causes and the matches missed. */
export type SuspendedPlayer = Suspension<PlayerRecord, FixtureRecord>;

interface Season {
  readonly fixtures: readonly FixtureRecord[];
  /** Whole results, with bookings. */
  readonly results: readonly RecordOf<"results">[];
  readonly players: readonly PlayerRecord[];
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

/**
 * Returns the players who are suspended for coming matches, by the sport's rule; empty in a sport without suspensions.
 */
export function suspendedIn(
  league: League,
  { fixtures, results, players, now }: Season,
): readonly SuspendedPlayer[] {
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

/** Formats the reasons of a suspension: "red card and yellow cards". */
export const reasonsInWords = ({ why }: SuspendedPlayer): string =>
  [...new Set(why.map(({ cause }) => causes[cause]))].join(" and ");

/**
 * Formats how many matches a player misses: "the next match"; "the next 2 matches of the league and the next match of
 * Chancellor’s Cup".
 */
function missedInWords(league: League, { why }: SuspendedPlayer): string {
  const lengths = new Map<string, number>();
  for (const { competition = "", left } of why) {
    lengths.set(competition, left + (lengths.get(competition) ?? 0));
  }
  const cups = cupsIn(seasonOf(league, "").cups ?? []);
  const parts = [...lengths].map(([id, left]) => {
    const cup = cups.find((each) => each.id === id)?.name ?? "the cup";
    const of = id !== "" ? ` of ${cup}` : lengths.size > 1 ? " of the league" : "";
    return `${left === 1 ? "the next match" : `the next ${left} matches`}${of}`;
  });
  return enumerated(parts);
}

/** Describes a suspension: "misses the next match, at Harbour Eagles on Wed 25 Nov (red card)". */
export function suspensionInWords(
  league: League,
  one: SuspendedPlayer,
  zone: string,
  clubs: readonly ResolvedClub[],
): string {
  const { misses, club } = one;
  const matches = missedInWords(league, one);
  const named = misses.map((match) => {
    const { teamA, teamB } = calledMatch(clubs, match);
    const day = kickOffOf(match, zone)?.date;
    const opponent = sameName(match.teamA, club) ? `v ${teamB}` : `at ${teamA}`;
    return day ? `${opponent} on ${day}` : opponent;
  });
  return `misses ${[matches, ...named].join(", ")} (${reasonsInWords(one)})`;
}
