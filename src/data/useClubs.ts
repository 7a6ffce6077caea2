import { useMemo } from "react";
import type { RecordOf } from "@/domain/records/record";
import { clubsOf, type ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { useListing } from "./useListing";

const none: readonly RecordOf<"teams">[] = [];

/**
 * The clubs of a league with their own logos and colours: those of the registry until its records are read. The same
 * list as long as no record changes, so that rows that show clubs are not drawn anew.
 */
export function useClubs(league: League): readonly ResolvedClub[] {
  const state = useListing(league, "teams");
  const teams = state.status === "ready" ? state.listing.records : none;
  const versions = teams.map(({ id, version }) => `${id} ${version}`).join();
  // oxlint-disable-next-line react/exhaustive-deps -- the records are what their ids and versions say
  return useMemo(() => clubsOf(league, teams), [league, versions]);
}
