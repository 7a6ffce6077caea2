import { useMemo } from "react";
import { useEveryEntry, useShownEntries } from "@/data/useEntries";
import { useListings } from "@/data/useListing";
import { useReadLeagues } from "@/data/useReadLeagues";
import type { Day } from "@/domain/day";
import type { LeagueEntry } from "@/domain/league/league";
import { playsAround, playsNow } from "@/leagues/playsAround";
import { useMine } from "@/ui/mine/mine";

/** Whether a league has something on its days, matches or meets. */
const hasDays = ({ collections }: LeagueEntry) => collections.fixtures ?? collections.meets;

/**
 * The leagues that a day of all leagues shows, in the registry's order: those that play around today.
 * @param day another day that is shown: those that play around it, too
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

/** The leagues that a page of followed clubs shows: those of followed clubs, closed ones too, and those that play around today. */
export function useLeaguesOfMine(): readonly LeagueEntry[] {
  useReadLeagues();
  const leagues = useEveryEntry();
  const { clubs } = useMine();
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

/** Begins to read these leagues: one document of each. */
export function useAllListings(leagues: readonly LeagueEntry[]) {
  return [
    useListings(leagues.map((league) => ({ league, kind: "fixtures" as const }))),
    useListings(leagues.map((league) => ({ league, kind: "results" as const }))),
    useListings(leagues.map((league) => ({ league, kind: "meets" as const }))),
    useListings(leagues.map((league) => ({ league, kind: "events" as const }))),
  ] as const;
}
