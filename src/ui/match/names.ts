import { createContext, useContext } from "react";
import { squadLookup } from "@/domain/people/squad";
import type { PlayerRecord } from "@/records/record";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";

/** The players of both teams of a match, and how to find one by name. */
export interface MatchNames {
  /** The players of the loaded squads. */
  readonly players: readonly PlayerRecord[];
  /**
   * Finds a player by name in these clubs; without clubs, in both clubs of the match. Null if no squad has the name, or
   * if several players have it.
   */
  readonly find: (name: string, clubs?: readonly string[]) => PlayerRecord | null;
  /** Returns the address of a player's page; null if the league has no page for players. */
  readonly addressOf: (player: PlayerRecord) => string | null;
  /** The league of the players; null if no squads are loaded. */
  readonly league: League | null;
}

/**
 * Creates the lookup of players' names for a match of these clubs.
 * @param players the players of the loaded squads
 * @param moment the time of the match in epoch milliseconds; null if unknown
 * @param past the season of the match; undefined for the current season
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

/** Returns the player with that name in this match; null if unknown. */
export function usePlayer(name: string, clubs?: readonly string[]): PlayerRecord | null {
  return useContext(NamesContext).find(name, clubs);
}

/** Returns the players of the loaded squads and the lookup of names. */
export function useNames(): MatchNames {
  return useContext(NamesContext);
}

/** Returns the players of the loaded squads. */
export function useSquads(): readonly PlayerRecord[] {
  return useContext(NamesContext).players;
}

/**
 * Returns the address of the player with that name in this match; null if unknown, or if the league has no page for
 * players.
 */
export function usePlayerAddress(name: string, clubs?: readonly string[]): string | null {
  const { find, addressOf } = useContext(NamesContext);
  const player = find(name, clubs);
  return player && addressOf(player);
}
