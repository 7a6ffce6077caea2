import { useListing } from "@/data/useListing";
import { sortPlayersByClub } from "@/domain/match/grouping";
import { sameName } from "@/domain/names";
import { paths } from "@/leagues/paths";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { SquadList } from "@/ui/players/SquadList";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import { useLeague } from "@/ui/leagueContext";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubPage.module.css";

/** The club's squad; each name links to the player's page. */
export function ClubSquad({ club }: ClubBlock) {
  const league = useLeague();
  const players = useListing(league, "players");
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
            <SquadList
              addressOf={(id) => paths.player(league, id)}
              colour={club.colours[0]}
              players={squad}
            />
          );
        }}
      </Listing>
    </Section>
  );
}
