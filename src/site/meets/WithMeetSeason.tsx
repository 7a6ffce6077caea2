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
  /** Whether to load athletes and attempts as well. */
  readonly whole?: boolean;
  /** A past season's id; undefined for the current season. */
  readonly past?: string | undefined;
  /** The message if no event has a result yet; undefined if the children show it themselves. */
  readonly empty?: string;
  readonly children: (season: MeetSeason) => ReactNode;
}

/**
 * Loads the season of meets and renders its children with it; until then a placeholder, or the reason why loading
 * failed.
 */
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
