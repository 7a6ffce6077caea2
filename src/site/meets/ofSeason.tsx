import type { ReactNode } from "react";
import { useMeetSeason } from "@/data/useMeetSeason";
import { useClubs } from "@/data/useClubs";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { seasonOf } from "@/domain/season/seasons";
import type { MeetSeason } from "@/domain/season/meets";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { NothingFiled } from "../season/NothingFiled";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./Meets.module.css";

interface Props {
  readonly league: League;
  /** With the athletes and their attempts. */
  readonly whole?: boolean;
  /** A past season's id; the current season without it. */
  readonly past?: string | undefined;
  /** Said where no event has a result yet; absent: the children say it. */
  readonly empty?: string;
  readonly children: (season: MeetSeason, clubs: readonly ResolvedClub[]) => ReactNode;
}

/** What is made of a season of meets, in whichever state it is. */
export function OfSeason({ league, whole = false, past, empty, children }: Props) {
  const { state, season } = useMeetSeason(league, { whole, past });
  const clubs = useClubs(league);
  return (
    <Listing
      skeleton={<Skeleton className={styles.waiting} shape="block" />}
      state={state}
      what="events"
    >
      {() => {
        if (!season) return null;
        if (past !== undefined && season.meets.length === 0) {
          return <NothingFiled season={seasonOf(league, past)} spot="no-results" what="meets" />;
        }
        return empty !== undefined && season.meets.every(({ done }) => done === 0) ? (
          <EmptyState spot="no-results" title={empty}>
            It starts with the first event of the season.
          </EmptyState>
        ) : (
          children(season, clubs)
        );
      }}
    </Listing>
  );
}
