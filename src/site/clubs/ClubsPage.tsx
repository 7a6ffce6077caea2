import { ClubCard } from "@/ui/clubs/ClubCard";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { Skeleton } from "@/ui/Skeleton";
import { clubKey, pinned, useFollowed } from "@/ui/mine/mine";
import { FollowStar } from "@/ui/mine/FollowButton";
import { useLeague } from "@/ui/leagueContext";
import { useClubsState } from "@/data/useClubs";
import styles from "./ClubsPage.module.css";

/** The page of a league's clubs: the clubs that its records name. Followed clubs come first. */
export default function ClubsPage() {
  const league = useLeague();
  const { state, clubs } = useClubsState(league);
  const mine = useFollowed().clubs;
  const skeleton = (
    <div className={styles.grid}>
      {league.clubs.map(({ slug }) => (
        <Skeleton className={styles.placeholder} key={slug} shape="block" />
      ))}
    </div>
  );
  return (
    <Listing skeleton={skeleton} state={state} what="teams">
      {() =>
        clubs.length === 0 ? (
          <EmptyState spot="no-players" title={`No ${league.clubNoun}s yet`}>
            They are shown here once an administrator has entered the first one.
          </EmptyState>
        ) : (
          <ul className={styles.grid} role="list">
            {pinned(clubs, mine, ({ slug }) => clubKey(league, slug)).map((club) => (
              <li className={styles.cell} key={club.slug}>
                <ClubCard club={club} />
                <span className={styles.star}>
                  <FollowStar club={club} league={league} />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Listing>
  );
}
