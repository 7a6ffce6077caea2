import { useMemo } from "react";
import type { EntityKind } from "@/records/record";
import type { AnyRecords } from "@/domain/season/championship";
import type { League, LeagueEntry } from "@/domain/league/league";
import { byKind } from "./byKind";
import { useShownEntries } from "./useEntries";
import { useFetched, useShownLeagues } from "./useLeagues";
import { useListings } from "./useListing";
import { useReadLeagues } from "./useReadLeagues";
import type { ListingState } from "./readState";
import { failedOf, isAnyLoading, together } from "./together";

const parts = ["fixtures", "results", "standings", "seasons", "teams", "meets", "events"] as const;

const isAny = () => true;

/** Whether the league's clubs win points for their houses in the championship. */
export const countsForHouses = ({ outsideChampionship }: LeagueEntry): boolean =>
  !outsideChampionship;

/** A league with the records of its current season. */
export interface LeagueRecords {
  readonly league: League;
  readonly records: AnyRecords;
  /** When the latest of them was loaded, in epoch milliseconds. */
  readonly readAt: number;
}

/** The current seasons of all leagues, as far as they are loaded. */
export interface ArenaView {
  /** The state of each listing of each league. */
  readonly states: readonly ListingState<EntityKind>[];
  readonly isLoading: boolean;
  /** The shown leagues that were not requested. */
  readonly unasked: readonly League[];
  /** The leagues that are fully loaded. */
  readonly read: readonly LeagueRecords[];
  /** The leagues that could not be loaded. */
  readonly failed: readonly League[];
}

/**
 * Loads the current seasons of the shown leagues, with one document for each.
 * @param isAsked which of the leagues to load; pass the same function at each call
 */
export function useArena(isAsked: (league: League) => boolean = isAny): ArenaView {
  const shown = useShownLeagues();
  const isFetched = useFetched();
  // Leagues may be known before their code is loaded; one whose code cannot be loaded is left out.
  const isWhole = useShownEntries().length === shown.length || isFetched;
  const list = useReadLeagues();
  const leagues = useMemo(() => shown.filter(isAsked), [shown, isAsked]);
  const states: readonly ListingState<EntityKind>[] = useListings(
    leagues.flatMap((league) => parts.map((kind) => ({ league, kind }))),
  );
  return useMemo(() => {
    const all = leagues.map((league, at) => ({
      league,
      own: states.slice(at * parts.length, (at + 1) * parts.length),
    }));
    return {
      states,
      unasked: shown.filter((league) => !leagues.includes(league)),
      isLoading: !isWhole || isAnyLoading([list, ...states]),
      failed: all.flatMap(({ league, own }) => (failedOf(own) ? [league] : [])),
      read: all.flatMap(({ league, own }) => {
        const read = together(own);
        if (read.status !== "ready") return [];
        // Each kind has the records of that kind.
        const records = byKind(parts, (_, at) => read.value[at]?.records) as AnyRecords;
        return [{ league, records, readAt: read.readAt }];
      }),
    };
  }, [shown, isWhole, list, leagues, states]);
}
