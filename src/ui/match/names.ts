import { createContext, useContext } from "react";
import { squadLookup } from "@/domain/people/squad";
import type { RecordOf } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";

/** Where a player of one of these clubs is shown; null for a name that no squad knows, or several do. */
export type PlayerAddress = (name: string, clubs: readonly string[]) => string | null;

/** Finds players in the squads that are at hand; nobody where the league has no page for them. */
export function playerAddresses(
  league: League,
  players: readonly RecordOf<"players">[],
): PlayerAddress {
  if (league.pages.players !== "real") return () => null;
  const find = squadLookup(players);
  return (name, clubs) => {
    const player = find(name, clubs);
    return player && paths.player(league, player.id);
  };
}

interface Named {
  readonly addressOf: PlayerAddress;
  readonly clubs: readonly string[];
}

/** Whose names stand in the details of a match: its two teams' players. */
export const NamesContext = createContext<Named>({ addressOf: () => null, clubs: [] });

/** The address of the player whom that name means in this match; null where nobody knows. */
export function usePlayerAddress(name: string): string | null {
  const { addressOf, clubs } = useContext(NamesContext);
  return addressOf(name, clubs);
}
