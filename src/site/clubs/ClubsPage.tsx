import { useListing, type ListingState } from "@/data/useListing";
import { clubsOf } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { AsOf } from "@/ui/AsOf";
import { ClubCard } from "@/ui/clubs/ClubCard";
import { ErrorState } from "@/ui/ErrorState";
import { StaleNote } from "@/ui/StaleNote";
import styles from "./ClubsPage.module.css";

/**
 * The clubs of the registry, overridden by the league's own records where it keeps them. The registry
 * alone is enough to show the page, so a failed reading leaves a note, not an empty grid.
 */
export default function ClubsPage({ league }: { readonly league: League }) {
  const teams = useListing(league, "teams");
  const clubs = clubsOf(league, teams.status === "ready" ? teams.listing.records : []);
  return (
    <>
      {teams.status === "failed" && (
        <ErrorState title="Failed to load clubs." onRetry={teams.retry} busy={teams.refreshing}>
          {teams.failure.message} The clubs as they were registered are shown below.
        </ErrorState>
      )}
      {teams.status === "ready" && <Age teams={teams} />}
      <ul className={styles.grid} role="list">
        {clubs.map((club) => (
          <li key={club.slug}>
            <ClubCard club={club} league={league} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** From when the league's own records are, where that is not now. */
function Age({ teams }: { readonly teams: Extract<ListingState<"teams">, { status: "ready" }> }) {
  const { listing, failure, retry } = teams;
  if (failure)
    return <StaleNote onRetry={retry} readAt={listing.readAt} reason={failure.message} />;
  return listing.source === "delivered" ? <AsOf readAt={listing.readAt} /> : null;
}
