import { compareNames, foldName, sameName } from "../names";
import { winnerAsPlayed } from "../match/decided";
import { readEnding } from "../match/ending";
import { difference } from "../match/order";
import type { RecordOf, PlayerRecord } from "@/records/record";
import type { Result, ScoredResult } from "@/records/results/schema";
import { squadLookup } from "./squad";
import type { ScorerFigure } from "../match/timeline";
import { latestWeek, tallyOf } from "../match/week";
import { momentOf } from "../when";

export { teamOfTheWeek, type TeamOfTheWeek } from "./teamOfTheWeek";

export interface PlayerAward {
  readonly player: string;
  /** The club; '' if neither squads nor scorers say it. */
  readonly club: string;
  /** The man-of-the-match rating, 1 to 5; 0 if none was given. */
  readonly stars: number;
  /** Goals of the week, or points in a sport whose scorers have points. */
  readonly goals: number;
  readonly record: PlayerRecord | null;
}

/** A match, seen from the club that won it. */
export interface WonMatch {
  readonly opponent: string;
  readonly scored: number;
  readonly conceded: number;
  readonly isHome: boolean;
}

export interface ClubAward {
  readonly club: string;
  /** The matches that it won in the week; at least one. */
  readonly won: readonly WonMatch[];
  /** Goals scored minus conceded in the week. */
  readonly difference: number;
}

export interface WeeklyAwards {
  /** The game week as stored; '' if the league has none. */
  readonly gameWeek: string;
  readonly label: string;
  readonly playerOfTheWeek: PlayerAward | null;
  readonly topScorer: PlayerAward | null;
  readonly clubOfTheWeek: ClubAward | null;
}

function playerAwards(
  results: readonly ScoredResult[],
  players: readonly PlayerRecord[],
  figure: ScorerFigure,
): Pick<WeeklyAwards, "playerOfTheWeek" | "topScorer"> {
  const find = squadLookup(players);
  const tallies = tallyOf(results, figure);
  const chosen = results
    .filter(({ manOfTheMatch }) => manOfTheMatch.player !== "")
    .map((result): PlayerAward => {
      const { manOfTheMatch, teamA, teamB } = result;
      const { player, rating } = manOfTheMatch;
      const record = find(player, [teamA, teamB], momentOf(result));
      const tally = tallies.find(
        (one) =>
          sameName(one.player, player) && [teamA, teamB].some((team) => sameName(team, one.club)),
      );
      const club = record?.club ?? tally?.club ?? "";
      return {
        player: record?.name ?? player,
        club,
        stars: rating,
        goals: tally?.goals ?? 0,
        record,
      };
    })
    .sort(
      (a, b) =>
        difference(b.stars, a.stars) ||
        difference(b.goals, a.goals) ||
        compareNames(a.player, b.player),
    );
  const [scorer] = tallies
    .filter(({ goals }) => goals > 0)
    .sort(
      (a, b) =>
        difference(b.goals, a.goals) ||
        difference(b.assists, a.assists) ||
        compareNames(a.player, b.player),
    );
  const record = scorer ? find(scorer.player, [scorer.club]) : null;
  const topScorer = record?.name ?? scorer?.player ?? "";
  const stars = chosen.find(({ player }) => sameName(player, topScorer))?.stars ?? 0;
  return {
    playerOfTheWeek: chosen[0] ?? null,
    topScorer: scorer
      ? {
          player: topScorer,
          club: scorer.club,
          stars,
          goals: scorer.goals,
          record,
        }
      : null,
  };
}

function clubAward(results: readonly ScoredResult[]): ClubAward | null {
  const clubs = new Map<string, { club: string; won: WonMatch[]; difference: number }>();
  for (const { teamA, teamB, scoreA, scoreB, ending } of results) {
    const winner = winnerAsPlayed(readEnding(ending), [scoreA, scoreB]);
    const sides = [
      { club: teamA, opponent: teamB, scored: scoreA, conceded: scoreB, isHome: true },
      { club: teamB, opponent: teamA, scored: scoreB, conceded: scoreA, isHome: false },
    ];
    for (const { club, ...match } of sides) {
      const award = clubs.get(foldName(club)) ?? { club, won: [], difference: 0 };
      clubs.set(foldName(club), award);
      award.difference += match.scored - match.conceded;
      if (winner === (match.isHome ? "A" : "B")) award.won.push(match);
    }
  }
  const [best] = [...clubs.values()].sort(
    (a, b) =>
      difference(b.won.length, a.won.length) ||
      difference(b.difference, a.difference) ||
      compareNames(a.club, b.club),
  );
  return best && best.won.length > 0 ? best : null;
}

/**
 * Returns the awards of the latest game week: player of the week by man-of-the-match rating and then goals, top scorer,
 * and club of the week by wins and then goal difference. An award without a winner is null; the whole is null before
 * the first result.
 */
export function weeklyAwards(
  results: readonly Result[],
  players: readonly PlayerRecord[],
  scorerFigure: ScorerFigure = "minute",
  fixtures: readonly RecordOf<"fixtures">[] = [],
): WeeklyAwards | null {
  const week = latestWeek(results, fixtures);
  if (!week) return null;
  return {
    gameWeek: week.gameWeek,
    label: week.label,
    ...playerAwards(week.results, players, scorerFigure),
    clubOfTheWeek: clubAward(week.results),
  };
}
