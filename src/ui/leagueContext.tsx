import { createContext, useContext, type ReactNode } from "react";
import type { League } from "@/domain/league/league";
import type { ResolvedClub } from "@/domain/season/clubs";

/*
 * Where we are: the league around a component and its clubs. Pages of a league are in it already; a list of several
 * leagues puts `InLeague` around each one's part.
 */
const LeagueContext = createContext<League | null>(null);
const ClubsContext = createContext<readonly ResolvedClub[] | null>(null);

interface InLeagueProps {
  readonly league: League;
  /** The league's clubs, where something inside shows them. */
  readonly clubs?: readonly ResolvedClub[];
  readonly children?: ReactNode;
}

/** Gives its children the league and its clubs. */
export function InLeague({ league, clubs, children }: InLeagueProps) {
  return (
    <LeagueContext value={league}>
      <ClubsContext value={clubs ?? null}>{children}</ClubsContext>
    </LeagueContext>
  );
}

/** The league around this component. @throws outside of `InLeague` */
export function useLeague(): League {
  const league = useContext(LeagueContext);
  if (!league) throw new Error("No league is around this component.");
  return league;
}

/** The clubs of the league around this component. @throws where `InLeague` has none */
export function useClubs(): readonly ResolvedClub[] {
  const clubs = useContext(ClubsContext);
  if (!clubs) throw new Error("No clubs are around this component.");
  return clubs;
}
