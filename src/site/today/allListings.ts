import { useMemo } from "react";
import { useEveryEntry, useShownEntries } from "@/data/useEntries";
import { useListings } from "@/data/useListing";
import { useReadLeagues } from "@/data/useReadLeagues";
import type { Day } from "@/domain/day";
import type { LeagueEntry } from "@/domain/league/league";
import { playsAround, playsNow } from "@/leagues/playsAround";
import { useFollowed } from "@/ui/mine/mine";

/** Checks whether a league has matches or meets, and so days to show. */
const hasDays = ({ collections }: LeagueEntry) => collections.fixtures ?? collections.meets;

/**
 * Returns the leagues for the page of a day, in the registry's order: those that play around today.
 * @param day another day; leagues that play around it are included too
 */
export function useLeaguesOfDay(day: Day = ""): readonly LeagueEntry[] {
  useReadLeagues();
  const leagues = useShownEntries();
  return useMemo(
    () =>
      leagues.filter(
        (one) => hasDays(one) && (playsNow(one) || (day !== "" && playsAround(one, day))),
      ),
    [leagues, day],
  );
}

/**
 * Returns the leagues for the page "My clubs": those of followed clubs, including closed leagues, and those that play
 * around today.
 */
export function useLeaguesOfMine(): readonly LeagueEntry[] {
  useReadLeagues();
  const leagues = useEveryEntry();
  const { clubs } = useFollowed();
  return useMemo(
    () =>
      leagues.filter(
        (one) =>
          hasDays(one) &&
          ((!one.closed && playsNow(one)) || clubs.some((key) => key.startsWith(`${one.slug}/`))),
      ),
    [leagues, clubs],
  );
}

/** Loads the matches and meets of these leagues: one document per league. */
export function useAllListings(leagues: readonly LeagueEntry[]) {
  return [
    useListings(leagues.map((league) => ({ league, kind: "fixtures" as const }))),
    useListings(leagues.map((league) => ({ league, kind: "results" as const }))),
    useListings(leagues.map((league) => ({ league, kind: "meets" as const }))),
    useListings(leagues.map((league) => ({ league, kind: "events" as const }))),
  ] as const;
}
