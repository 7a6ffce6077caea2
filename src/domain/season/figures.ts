import { cupOfStage } from "../match/stage";
import { sameName } from "../names";
import { clubsOfPlayer } from "../people/squad";
import { playerTotals } from "../people/totals";
import type { TieRules } from "../people/parts";
import type { RecordOf } from "@/records/record";
import type { League } from "../league/league";
import { formatIn } from "./format";

/** Returns the rules for the individual matches of a league's ties; undefined if teams play as a whole. */
export function tieRulesOf({ game }: League): TieRules | undefined {
  const { tie, scoreFormat: format } = game;
  return tie && format ? { tie, format } : undefined;
}

type Players = readonly RecordOf<"players">[];

interface FigureQuery {
  /** Counts only matches for that club. */
  readonly club?: string | undefined;
  /** A past season's id; absent: the current season. */
  readonly past?: string | undefined;
  /** The id of a cup; absent: the league itself. */
  readonly cup?: string | undefined;
}

/**
 * Returns the matches from which statistics and cards of one competition are counted: those of the cup, or those of the
 * league, together with all cups if the season counts them together.
 */
export function matchesCounted<M extends Pick<RecordOf<"results">, "stage">>(
  league: League,
  matches: readonly M[],
  { past = "", cup = "" }: Pick<FigureQuery, "past" | "cup"> = {},
): readonly M[] {
  const isAll = cup === "" && formatIn(league, past).figures === "together";
  return isAll ? matches : matches.filter(({ stage }) => cupOfStage(stage) === cup);
}

/**
 * Returns the players with the statistics that the results of a competition give them. A statistic that results do not
 * give completely, such as rebounds, stays as an administrator entered it.
 * @param results whole records, with scorers and players
 */
export function playersByResults(
  league: League,
  players: Players,
  results: readonly RecordOf<"results">[],
  { club, ...competition }: FigureQuery = {},
): Players {
  const { statistics, scorerFigure } = league.game;
  const counted = matchesCounted(league, results, competition);
  const { totals } = playerTotals(counted, {
    players,
    scorerFigure,
    ties: tieRulesOf(league),
    club,
  });
  const byId = new Map(totals.flatMap((total) => (total.record ? [[total.record.id, total]] : [])));
  return players.map((player) => {
    const total = byId.get(player.id);
    const figures = statistics.flatMap(({ key, fromResults }) =>
      total && fromResults ? [[key, total[fromResults]] as const] : [],
    );
    return { ...player, ...Object.fromEntries(figures) };
  });
}

/** Checks whether a player came to the club from another one, or left it for another one. */
export const hasMoves = (players: Players, club: string): boolean =>
  players.some(
    (player) =>
      player.formerClubs.length > 0 && clubsOfPlayer(player).some((one) => sameName(one, club)),
  );

/**
 * Returns all current and former players of a club, with what they did for it alone: a goal stays with the club of that
 * day, even if the player moves later. A statistic that an administrator enters belongs to the current club.
 * @param results whole records
 */
export function playersOf(
  league: League,
  players: Players,
  results: readonly RecordOf<"results">[],
  { club, ...competition }: FigureQuery & { readonly club: string },
): Players {
  const byHand = league.game.statistics.filter(({ fromResults }) => !fromResults);
  const nothing = Object.fromEntries(byHand.map(({ key }) => [key, 0]));
  return playersByResults(league, players, results, { club, ...competition })
    .filter((player) => clubsOfPlayer(player).some((one) => sameName(one, club)))
    .map((player) => (sameName(player.club, club) ? player : { ...player, ...nothing }));
}
