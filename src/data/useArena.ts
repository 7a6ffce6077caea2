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

/** Whether clubs of a league win points for their houses in the championship. */
export const countsForHouses = ({ outsideChampionship }: LeagueEntry): boolean =>
  !outsideChampionship;

/** A league with the records of its current season. */
export interface LeagueRecords {
  readonly league: League;
  readonly records: AnyRecords;
  /** When they were read, in epoch milliseconds. */
  readonly readAt: number;
}

/** Every league's current season, as far as it has been read. */
export interface ArenaView {
  /** Of every part of every league. */
  readonly states: readonly ListingState<EntityKind>[];
  readonly isLoading: boolean;
  /** The shown leagues that are not asked for. */
  readonly unasked: readonly League[];
  /** The leagues that are read whole. */
  readonly read: readonly LeagueRecords[];
  /** The leagues that could not be read. */
  readonly failed: readonly League[];
}

/**
 * The current seasons of the leagues that are shown, which take one document of each.
 * @param isAsked which of them are read; the same function at each call
 */
export function useArena(isAsked: (league: League) => boolean = isAny): ArenaView {
  const shown = useShownLeagues();
  const isFetched = useFetched();
  // Some may be known that are not fetched whole yet; one whose code cannot be fetched is left out.
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
        // Under each kind are the records of that kind.
        const records = byKind(parts, (_, at) => read.value[at]?.records) as AnyRecords;
        return [{ league, records, readAt: read.readAt }];
      }),
    };
  }, [shown, isWhole, list, leagues, states]);
}
