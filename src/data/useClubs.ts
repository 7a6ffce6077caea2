import { useMemo } from "react";
import { clubsOf, namedClubs, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { recordsIn, recordsRead, type ListingState } from "./readState";
import { useListings } from "./useListing";

/** The clubs of a league, and the state of their listing. */
export interface ClubsState {
  readonly state: ListingState<"teams">;
  /** The clubs; those in the registry until the records are loaded. */
  readonly clubs: readonly ResolvedClub[];
}

/**
 * Loads the clubs of a league with their own logos and colours. Returns the same list until a record changes, so that
 * rows are not drawn again.
 */
export function useClubsState(league: League): ClubsState {
  const [teams, standings] = useListings([
    { league, kind: "teams" },
    { league, kind: "standings" },
  ]);
  const records = recordsRead(teams);
  const rows = recordsIn(standings);
  // An old database may have neither records of clubs nor a table kept by hand: then only matches and events name the
  // clubs. If there are records of seasons, matches are in the same document and cost no read.
  const isBare = records?.length === 0 && standings.status === "ready";
  const [settings] = useListings(isBare && rows.length > 0 ? [{ league, kind: "seasons" }] : []);
  const seasons = recordsIn(settings);
  const isUnnamed = isBare && (rows.length === 0 || seasons.length > 0);
  const [fixtures, results, events] = useListings(
    isUnnamed
      ? [
          { league, kind: "fixtures" },
          { league, kind: "results" },
          { league, kind: "events" },
        ]
      : [],
  );
  const named = namedClubs({
    standings: rows,
    seasons,
    fixtures: recordsIn(fixtures),
    results: recordsIn(results),
    events: recordsIn(events),
  });
  // The text is the same before loading and without stored records, so that rows are not drawn twice.
  const versions = `${(records ?? []).map(({ id, version }) => `${id} ${version}`).join()}/${named.join()}`;
  return {
    state: teams,
    // oxlint-disable-next-line react/exhaustive-deps -- the records are what their ids and versions say
    clubs: useMemo(() => clubsOf(league, records, named), [league, versions]),
  };
}

/** Loads the clubs of a league like `useClubsState`, without the state. */
export const useClubsOf = (league: League): readonly ResolvedClub[] => useClubsState(league).clubs;
