import { useListing } from "@/data/useListing";
import { clubsOf } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { ClubCard } from "@/ui/clubs/ClubCard";
import { FollowStar } from "@/ui/mine/FollowButton";
import { Dated } from "@/ui/Dated";
import { ErrorState } from "@/ui/ErrorState";
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
      <Dated state={teams}>
        <ul className={styles.grid} role="list">
          {clubs.map((club) => (
            <li className={styles.cell} key={club.slug}>
              <ClubCard club={club} league={league} />
              <span className={styles.star}>
                <FollowStar club={club} league={league} />
              </span>
            </li>
          ))}
        </ul>
      </Dated>
    </>
  );
}
