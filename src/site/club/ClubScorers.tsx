import { Suspense } from "react";
import { recordsIn } from "@/data/readState";
import { useListings } from "@/data/useListing";
import { usePlayers } from "@/data/usePlayers";
import { sameName } from "@/domain/names";
import { topPlayers } from "@/domain/people/statistics";
import { hasMoves } from "@/domain/season/figures";
import { settingsOf } from "@/domain/season/seasons";
import { Listing } from "@/ui/Listing";
import { Section } from "@/ui/Section";
import { TopList } from "@/ui/statistics/TopList";
import { laterPart } from "@/ui/later/later";
import { useLeague } from "@/ui/leagueContext";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubPage.module.css";
import { ScorersSkeleton } from "./ScorersSkeleton";

// In a separate file, because few clubs have had a transfer.
const MovedScorers = laterPart(() => import("./MovedScorers"));

/**
 * The list of the club's top scorers. Empty if players or seasons failed to load, because other parts of the page show
 * that error.
 */
export default function ClubScorers({ club }: ClubBlock) {
  const league = useLeague();
  const players = usePlayers(league);
  const [squads, seasons] = useListings([
    { league, kind: "players" },
    { league, kind: "seasons" },
  ]);
  if (players.status === "failed") {
    if (squads.status === "failed" || seasons.status === "failed") return null;
    return (
      <div className={styles.scorers}>
        <Section title="Top scorers">
          <Listing skeleton={null} state={players} what="results">
            {() => null}
          </Listing>
        </Section>
      </div>
    );
  }
  if (players.status === "loading") return <ScorersSkeleton />;
  const { records } = players.value;
  const known = recordsIn(seasons);
  // Figures kept by hand do not say for which club a player scored.
  const isComputed = settingsOf(league, known, undefined).players === "computed";
  const squad = players.value.records.filter((player) => sameName(player.club, club.name));
  const ofSquad = (
    <TopList
      title="Top scorers"
      entries={topPlayers(squad, "goals")}
      empty="No scorer is recorded yet."
      isOfClub
    />
  );
  return (
    <div className={styles.scorers}>
      {isComputed && hasMoves(records, club.name) ? (
        <Suspense fallback={ofSquad}>
          <MovedScorers club={club} players={records} />
        </Suspense>
      ) : (
        ofSquad
      )}
    </div>
  );
}
