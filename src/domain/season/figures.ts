import { sameName } from "../names";
import { clubsOfPlayer } from "../people/squad";
import { playerTotals } from "../people/totals";
import type { TieRules } from "../people/parts";
import type { RecordOf } from "@/records/record";
import type { League } from "../league/league";

/** How the individual matches of a league's ties are told apart; undefined where teams play as a whole. */
export function tiesOf({ game }: League): TieRules | undefined {
  const { tie, scoreFormat: format } = game;
  return tie && format ? { tie, format } : undefined;
}

type Players = readonly RecordOf<"players">[];

/**
 * The players with the figures that the results give them. A figure of which results tell only a part,
 * such as rebounds, stays as an administrator counted it.
 * @param results whole records, with scorers and who played
 */
export function playersByResults(
  league: League,
  players: Players,
  results: readonly RecordOf<"results">[],
): Players {
  const { statistics, scorerFigure } = league.game;
  const { totals } = playerTotals(results, { players, scorerFigure, ties: tiesOf(league) });
  const byId = new Map(totals.flatMap((total) => (total.record ? [[total.record.id, total]] : [])));
  return players.map((player) => {
    const total = byId.get(player.id);
    const figures = statistics.flatMap(({ key, fromResults }) =>
      total && fromResults ? [[key, total[fromResults]] as const] : [],
    );
    return { ...player, ...Object.fromEntries(figures) };
  });
}

/** Whether somebody came to the club from another one, or left it for another one. */
export const hasMoves = (players: Players, club: string): boolean =>
  players.some(
    (player) =>
      player.formerClubs.length > 0 && clubsOfPlayer(player).some((one) => sameName(one, club)),
  );

/**
 * Everybody who is or was of a club, with what they scored for it and for no other: goals stay with the club of the
 * day, though the player moves.
 * @param results whole records
 */
export function scorersFor(
  league: League,
  players: Players,
  results: readonly RecordOf<"results">[],
  club: string,
): Players {
  const own = results
    .filter(({ teamA, teamB }) => [teamA, teamB].some((team) => sameName(team, club)))
    .map((result) =>
      sameName(result.teamA, club) ? { ...result, goalsB: [] } : { ...result, goalsA: [] },
    );
  return playersByResults(league, players, own).filter((player) =>
    clubsOfPlayer(player).some((one) => sameName(one, club)),
  );
}
