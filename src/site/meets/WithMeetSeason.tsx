import type { ReactNode } from "react";
import { useMeetSeason } from "@/data/useMeetSeason";
import { seasonOf } from "@/domain/season/seasons";
import type { MeetSeason } from "@/domain/season/meets";
import { EmptyState } from "@/ui/EmptyState";
import { ReadView } from "@/ui/Listing";
import { EmptySeason } from "../season/EmptySeason";
import { Skeleton } from "@/ui/Skeleton";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useClubsOf } from "@/data/useClubs";
import styles from "./Meets.module.css";

interface Props {
  /** With the athletes and their attempts. */
  readonly whole?: boolean;
  /** A past season's id; the current season without it. */
  readonly past?: string | undefined;
  /** Said where no event has a result yet; absent: the children say it. */
  readonly empty?: string;
  readonly children: (season: MeetSeason) => ReactNode;
}

/** Draws its children with the season of meets once it is read; before that a placeholder, or why it could not be read. */
export function WithMeetSeason({ whole = false, past, empty, children }: Props) {
  const league = useLeague();
  const state = useMeetSeason(league, { whole, past });
  const clubs = useClubsOf(league);
  return (
    <InLeague league={league} clubs={clubs}>
      <ReadView
        skeleton={<Skeleton className={styles.waiting} shape="block" />}
        state={state}
        what="events"
      >
        {(season) => {
          if (past !== undefined && season.meets.length === 0) {
            return <EmptySeason season={seasonOf(league, past)} spot="no-results" what="meets" />;
          }
          return empty !== undefined && season.meets.every(({ done }) => done === 0) ? (
            <EmptyState spot="no-results" title={empty}>
              It starts with the first event of the season.
            </EmptyState>
          ) : (
            children(season)
          );
        }}
      </ReadView>
    </InLeague>
  );
}
