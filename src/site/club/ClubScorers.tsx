import { lazy, Suspense } from "react";
import { useListing } from "@/data/useListing";
import { usePlayers } from "@/data/usePlayers";
import { sameName } from "@/domain/names";
import { topPlayers } from "@/domain/people/statistics";
import { hasMoves } from "@/leagues/figures";
import { settingsOf } from "@/leagues/seasons";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { TopList } from "@/ui/statistics/TopList";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubPage.module.css";

// Few clubs have had a transfer.
const MovedScorers = lazy(() => import("./MovedScorers"));

/** Who scores for the club. The squad beside it says when the players cannot be read. */
export function ClubScorers({ league, club, clubs }: ClubBlock) {
  const players = usePlayers(league);
  const seasons = useListing(league, "seasons");
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
  const { records } = players.listing;
  const known = seasons.status === "ready" ? seasons.listing.records : [];
  // Figures that are kept by hand say nothing of clubs.
  const isTold = settingsOf(league, known, undefined).players === "computed";
  const squad = players.listing.records.filter((player) => sameName(player.club, club.name));
  const ofSquad = (
    <TopList
      league={league}
      title="Top scorers"
      entries={topPlayers(squad, "goals")}
      clubs={clubs}
      empty="Nobody has scored yet."
    />
  );
  return (
    <div className={styles.scorers}>
      {isTold && hasMoves(records, club.name) ? (
        <Suspense fallback={ofSquad}>
          <MovedScorers club={club} clubs={clubs} league={league} players={records} />
        </Suspense>
      ) : (
        ofSquad
      )}
    </div>
  );
}
