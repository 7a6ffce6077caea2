import { lazy, Suspense } from "react";
import { usePlayers } from "@/data/usePlayers";
import { sortPlayersByClub } from "@/domain/match/grouping";
import { sameName } from "@/domain/names";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { SquadList } from "@/ui/players/SquadList";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import { useDialogParam } from "@/ui/useDialogParam";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubPage.module.css";

const PlayerDialog = lazy(() => import("@/ui/players/PlayerDialog"));

/** The club's squad; the details of one stand in the address as `?player=`. */
export function ClubSquad({ league, club, clubs }: ClubBlock) {
  const players = usePlayers(league);
  const dialog = useDialogParam("player");
  return (
    <Section title="Squad">
      <Listing
        state={players}
        what="players"
        skeleton={<Skeleton shape="block" className={styles.placeholder} />}
      >
        {({ records }) => {
          const squad = sortPlayersByClub(
            records.filter((player) => sameName(player.club, club.name)),
          );
          if (squad.length === 0) {
            return (
              <EmptyState spot="no-players" title="No players yet">
                The squad is listed here once it has been named.
              </EmptyState>
            );
          }
          return (
            <>
              <SquadList players={squad} colour={club.colours[0]} link={dialog.link} />
              {dialog.value !== null && (
                <Suspense fallback={null}>
                  <PlayerDialog dialog={dialog} players={squad} clubs={clubs} league={league} />
                </Suspense>
              )}
            </>
          );
        }}
      </Listing>
    </Section>
  );
}
