import { useMemo } from "react";
import type { EntityKind } from "@/records/record";
import type { AnyRecords } from "@/domain/season/championship";
import { leagues } from "@/leagues";
import type { League } from "@/domain/league/league";
import { byKind } from "./byKind";
import { useListings } from "./useListing";
import type { ListingState } from "./readState";
import { failedOf, isAnyLoading, together } from "./together";

const parts = ["fixtures", "results", "standings", "seasons", "teams", "meets", "events"] as const;

const requests = leagues.flatMap((league) => parts.map((kind) => ({ league, kind })));

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
  /** The leagues that are read whole. */
  readonly read: readonly LeagueRecords[];
  /** The leagues that could not be read. */
  readonly failed: readonly League[];
}

/** The current seasons of all leagues, which take one document of each. */
export function useArena(): ArenaView {
  const states: readonly ListingState<EntityKind>[] = useListings(requests);
  return useMemo(() => {
    const all = leagues.map((league, at) => ({
      league,
      own: states.slice(at * parts.length, (at + 1) * parts.length),
    }));
    return {
      states,
      isLoading: isAnyLoading(states),
      failed: all.flatMap(({ league, own }) => (failedOf(own) ? [league] : [])),
      read: all.flatMap(({ league, own }) => {
        const read = together(own);
        if (read.status !== "ready") return [];
        // Under each kind stand the records of that kind.
        const records = byKind(parts, (_, at) => read.value[at]?.records) as AnyRecords;
        return [{ league, records, readAt: read.readAt }];
      }),
    };
  }, [states]);
}
