import { createContext, useContext } from "react";
import { squadLookup } from "@/domain/people/squad";
import type { PlayerRecord } from "@/records/record";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";

/** Whose names are in the details of a match: its two teams' players. */
export interface MatchNames {
  /** The squads that are at hand. */
  readonly players: readonly PlayerRecord[];
  /** The player of one of these clubs, or of the match's own; null for a name that no squad knows, or several do. */
  readonly find: (name: string, clubs?: readonly string[]) => PlayerRecord | null;
  /** Where a player is shown; null where the league has no page for players. */
  readonly addressOf: (player: PlayerRecord) => string | null;
  /** The league whose players they are; null without squads. */
  readonly league: League | null;
}

/**
 * The names in a match of these clubs, by the squads that are at hand.
 * @param moment when the match was, epoch milliseconds
 * @param past the season of the match where it is not the current one
 */
export function namesIn(
  league: League,
  players: readonly PlayerRecord[],
  clubs: readonly string[],
  moment: number | null,
  past?: string,
): MatchNames {
  const find = squadLookup(players);
  const isShown = league.pages.players === "real";
  return {
    league,
    players,
    find: (name, of = clubs) => find(name, of, moment),
    addressOf: ({ id }) => (isShown ? paths.player(league, id, past) : null),
  };
}

export const NamesContext = createContext<MatchNames>({
  league: null,
  players: [],
  find: () => null,
  addressOf: () => null,
});

/** The player whom that name means in this match; null if nobody knows. */
export function usePlayer(name: string, clubs?: readonly string[]): PlayerRecord | null {
  return useContext(NamesContext).find(name, clubs);
}

/** The squads that are at hand, and how a name is looked up in them. */
export function useNames(): MatchNames {
  return useContext(NamesContext);
}

/** The squads that are at hand. */
export function useSquads(): readonly PlayerRecord[] {
  return useContext(NamesContext).players;
}

/** The address of the player whom that name means in this match; null if nobody knows. */
export function usePlayerAddress(name: string, clubs?: readonly string[]): string | null {
  const { find, addressOf } = useContext(NamesContext);
  const player = find(name, clubs);
  return player && addressOf(player);
}
