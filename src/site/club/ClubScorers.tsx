import { usePlayers } from "@/data/usePlayers";
import { sameName } from "@/domain/names";
import { topPlayers } from "@/domain/people/statistics";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { TopList } from "@/ui/statistics/TopList";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubPage.module.css";

/** Who scores for the club. The squad beside it says when the players cannot be read. */
export function ClubScorers({ league, club, clubs }: ClubBlock) {
  const players = usePlayers(league);
  if (players.status === "failed") return null;
  if (players.status === "loading") {
    return (
      <div className={styles.scorers}>
        <Loading what="top scorers">
          <Skeleton className={styles.list} shape="block" />
        </Loading>
      </div>
    );
  }
  const squad = players.listing.records.filter((player) => sameName(player.club, club.name));
  return (
    <div className={styles.scorers}>
      <TopList
        league={league}
        title="Top scorers"
        entries={topPlayers(squad, "goals")}
        clubs={clubs}
        empty="Nobody has scored yet."
      />
    </div>
  );
}
