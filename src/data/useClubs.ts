import { useMemo } from "react";
import { clubsOf, namedClubs, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { recordsIn, recordsRead, type ListingState } from "./readState";
import { useListings } from "./useListing";

/** A league's clubs, and how far its records of them are read. */
export interface ClubsView {
  readonly state: ListingState<"teams">;
  /** Those of the registry until its records are read. */
  readonly clubs: readonly ResolvedClub[];
}

/**
 * The clubs of a league with their own logos and colours. The same list as long as no record changes, so that rows
 * that show clubs are not redrawn.
 */
export function useClubsView(league: League): ClubsView {
  const [teams, standings] = useListings([
    { league, kind: "teams" },
    { league, kind: "standings" },
  ]);
  const records = recordsRead(teams);
  const rows = recordsIn(standings);
  // Without records and without a table that is kept, only matches and events name who plays: an old database may begin
  // so. Where there are settings, matches stand in the same document.
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
  // Nothing read and nothing stored are the same clubs, so that rows are not drawn twice.
  const versions = `${(records ?? []).map(({ id, version }) => `${id} ${version}`).join()}/${named.join()}`;
  return {
    state: teams,
    // oxlint-disable-next-line react/exhaustive-deps -- the records are what their ids and versions say
    clubs: useMemo(() => clubsOf(league, records, named), [league, versions]),
  };
}

/** The clubs of a league, as `useClubsView` has them. */
export const useClubsOf = (league: League): readonly ResolvedClub[] => useClubsView(league).clubs;
