import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { meetSeasonOf, type MeetSeason } from "@/domain/season/meets";
import { recordsRead } from "./listingEntry";
import { useListings, type ListingState } from "./useListing";

/** A season of meets, and how far it is read. */
export interface MeetSeasonView {
  readonly state: ListingState<"events">;
  /** Null until everything is read. */
  readonly season: MeetSeason | null;
}

interface Wanted {
  /** With the athletes and their attempts, which the league's sheet leaves out. */
  readonly whole?: boolean | undefined;
  /** A past season's id; the current season without it. */
  readonly past?: string | undefined;
}

/** A season of a league of meets, recomputed whenever one of its records changes. */
export function useMeetSeason(
  league: League,
  { whole = false, past: season }: Wanted = {},
): MeetSeasonView {
  const [meets, events, teams] = useListings([
    { league, kind: "meets", season },
    { league, kind: "events", whole, season },
    { league, kind: "teams" },
  ]);
  return useMemo(() => {
    const others = [meets, teams];
    const failed = others.find(({ status }) => status === "failed");
    const isLoading = others.some(({ status }) => status === "loading");
    const stored = recordsRead(meets);
    const entered = recordsRead(events);
    const clubs = recordsRead(teams);
    return {
      // Of the states that are no listing, one kind's is as good as another's.
      state:
        events.status !== "ready"
          ? events
          : failed?.status === "failed"
            ? failed
            : isLoading
              ? { status: "loading" }
              : events,
      season:
        stored && entered && clubs
          ? meetSeasonOf(league, { meets: stored, events: entered, teams: clubs }, season)
          : null,
    };
  }, [meets, events, teams, league, season]);
}
