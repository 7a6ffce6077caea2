import { createContext, useContext, type ReactNode } from "react";
import type { League } from "@/domain/league/league";
import type { ResolvedClub } from "@/domain/season/clubs";

/*
 * The league around a component and the league's clubs, as React contexts. Pages of a league have them already; a list
 * over several leagues puts `InLeague` around the part of each league.
 */
const LeagueContext = createContext<League | null>(null);
const ClubsContext = createContext<readonly ResolvedClub[] | null>(null);

interface InLeagueProps {
  readonly league: League;
  /** The clubs of the league; needed if a component inside shows clubs. */
  readonly clubs?: readonly ResolvedClub[];
  readonly children?: ReactNode;
}

/** Provides the league and its clubs to its children. */
export function InLeague({ league, clubs, children }: InLeagueProps) {
  return (
    <LeagueContext value={league}>
      <ClubsContext value={clubs ?? null}>{children}</ClubsContext>
    </LeagueContext>
  );
}

/**
 * Returns the league around this component.
 * @throws if there is no `InLeague` around it
 */
export function useLeague(): League {
  const league = useContext(LeagueContext);
  if (!league) throw new Error("No league is around this component.");
  return league;
}

/**
 * Returns the clubs of the league around this component.
 * @throws if `InLeague` has no clubs
 */
export function useClubs(): readonly ResolvedClub[] {
  const clubs = useContext(ClubsContext);
  if (!clubs) throw new Error("No clubs are around this component.");
  return clubs;
}
