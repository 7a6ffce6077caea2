import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { meetSeasonOf, type MeetSeason } from "@/domain/season/meets";
import type { ReadState } from "./readState";
import { mapRead, together } from "./together";
import { useListings } from "./useListing";

interface MeetSeasonOptions {
  /** Whether to load athletes and their attempts too, which the league's sheet leaves out. */
  readonly whole?: boolean | undefined;
  /** The id of a past season; without it the current season. */
  readonly past?: string | undefined;
}

/** Loads a season of a league of meets; computed again whenever one of its records changes. */
export function useMeetSeason(
  league: League,
  { whole = false, past: season }: MeetSeasonOptions = {},
): ReadState<MeetSeason> {
  const states = useListings([
    { league, kind: "meets", season },
    { league, kind: "events", whole, season },
    { league, kind: "teams" },
  ]);
  return useMemo(
    () =>
      mapRead(together(states), ([meets, events, teams]) =>
        meetSeasonOf(
          league,
          { meets: meets.records, events: events.records, teams: teams.records },
          season,
        ),
      ),
    [states, league, season],
  );
}
