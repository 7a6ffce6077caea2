import { parseBookings } from "../match/bookings";
import { compareNames, sameName } from "../names";
import { winnerAsPlayed } from "../match/decided";
import { readEnding } from "../match/ending";
import { difference } from "../match/order";
import type { RecordOf, PlayerRecord } from "@/records/record";
import type { Result, ScoredResult } from "@/records/results/schema";
import { squadLookup } from "./squad";
import type { ScorerFigure } from "../match/timeline";
import { latestWeek, tallyOf } from "../match/week";
import { momentOf } from "../when";

export interface TeamOfTheWeekPick {
  readonly player: string;
  readonly club: string;
  readonly record: PlayerRecord;
  readonly points: number;
}

export interface TeamOfTheWeek {
  readonly gameWeek: string;
  readonly label: string;
  /** From front to back, as in the formation. */
  readonly lines: readonly {
    readonly position: string;
    readonly picks: readonly TeamOfTheWeekPick[];
  }[];
}

/** The points of each event in the Team of the Week: the arena's own weights. */
const WORTH = {
  goal: 4,
  /** One point of a scorer, in a sport whose scorers have points. */
  point: 0.5,
  assist: 3,
  star: 2,
  win: 2,
  draw: 1,
  /** For a match without conceding; only for the back half of the formation. */
  cleanSheet: 4,
  yellow: -1,
  red: -3,
} as const;

/** Checks whether a result names players who played, scored, were booked or were man of the match. */
const namesPlayers = (result: ScoredResult): boolean =>
  result.manOfTheMatch.player !== "" ||
  [result.goalsA, result.goalsB, result.bookings, result.playersA, result.playersB].some(
    (entered) => entered.length > 0,
  );

/**
 * Returns the best players of the latest game week by position, from goals, assists, stars, the team's outcome, clean
 * sheets and cards; equal ones by season rating, appearances and name. Null if the sport has no such team, if a
 * position has no candidate, or if no result of the week names a player.
 */
export function teamOfTheWeek(
  results: readonly Result[],
  players: readonly PlayerRecord[],
  formation: readonly { readonly position: string; readonly count: number }[],
  scorerFigure: ScorerFigure = "minute",
  fixtures: readonly RecordOf<"fixtures">[] = [],
): TeamOfTheWeek | null {
  const week = latestWeek(results, fixtures);
  if (!week || formation.length === 0 || !week.results.some(namesPlayers)) return null;
  const find = squadLookup(players);
  const deeds = new Map<string, number>();
  const credit = (record: PlayerRecord | null, points: number) => {
    if (record) deeds.set(record.id, (deeds.get(record.id) ?? 0) + points);
  };
  const goalWorth = scorerFigure === "minute" ? WORTH.goal : WORTH.point;
  for (const { player, club, goals, assists } of tallyOf(week.results, scorerFigure)) {
    credit(find(player, [club]), goals * goalWorth + assists * WORTH.assist);
  }
  for (const result of week.results) {
    const { bookings, manOfTheMatch, teamA, teamB } = result;
    const playerOf = (name: string) => find(name, [teamA, teamB], momentOf(result));
    credit(playerOf(manOfTheMatch.player), manOfTheMatch.rating * WORTH.star);
    for (const { player, card } of parseBookings(bookings)) {
      if (card) credit(playerOf(player), WORTH[card]);
    }
  }
  const backFrom = formation.length / 2;
  const lines = formation.map(({ position, count }, line) => {
    const picks = players
      .filter((record) => sameName(record.position, position))
      .flatMap((record): TeamOfTheWeekPick[] => {
        const team = teamPoints(record.club, week.results, line >= backFrom);
        if (team === null) return [];
        const points = team + (deeds.get(record.id) ?? 0);
        return [{ player: record.name, club: record.club, record, points }];
      })
      .sort(
        (a, b) =>
          difference(b.points, a.points) ||
          difference(b.record.rating, a.record.rating) ||
          difference(b.record.appearances, a.record.appearances) ||
          compareNames(a.player, b.player),
      );
    return { position, picks: picks.slice(0, count) };
  });
  if (lines.some(({ picks }) => picks.length === 0)) return null;
  return { gameWeek: week.gameWeek, label: week.label, lines };
}

/** Returns the points that a club's results of the week give each of its players; null if it did not play. */
function teamPoints(
  club: string,
  results: readonly ScoredResult[],
  atTheBack: boolean,
): number | null {
  let points: number | null = null;
  for (const result of results) {
    const isHome = sameName(result.teamA, club);
    if (isHome === sameName(result.teamB, club)) continue;
    const winner = winnerAsPlayed(readEnding(result.ending), [result.scoreA, result.scoreB]);
    const conceded = isHome ? result.scoreB : result.scoreA;
    points ??= 0;
    if (winner === null) points += WORTH.draw;
    else if ((winner === "A") === isHome) points += WORTH.win;
    if (atTheBack && conceded === 0) points += WORTH.cleanSheet;
  }
  return points;
}
