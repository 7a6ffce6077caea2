import { useMemo } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import type { AnyRecords } from "@/domain/season/championship";
import { leagues } from "@/leagues";
import type { League } from "@/domain/league/league";
import { useListings, type ListingState } from "./useListing";

const requestsFor = <K extends EntityKind>(kind: K) => leagues.map((league) => ({ league, kind }));

const fixturesOfAll = requestsFor("fixtures");
const resultsOfAll = requestsFor("results");
const standingsOfAll = requestsFor("standings");
const seasonsOfAll = requestsFor("seasons");
const teamsOfAll = requestsFor("teams");
const meetsOfAll = requestsFor("meets");
const eventsOfAll = requestsFor("events");

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

function recordsOf<K extends EntityKind>(
  state: ListingState<K> | undefined,
): readonly RecordOf<K>[] | null {
  return state?.status === "ready" ? state.listing.records : null;
}

/** The current seasons of all leagues, which take one document of each. */
export function useArena(): ArenaView {
  const fixtures = useListings(fixturesOfAll);
  const results = useListings(resultsOfAll);
  const standings = useListings(standingsOfAll);
  const seasons = useListings(seasonsOfAll);
  const teams = useListings(teamsOfAll);
  const meets = useListings(meetsOfAll);
  const events = useListings(eventsOfAll);
  return useMemo(() => {
    const statesAt = (at: number) =>
      [
        fixtures[at],
        results[at],
        standings[at],
        seasons[at],
        teams[at],
        meets[at],
        events[at],
      ].flatMap((state): ListingState<EntityKind>[] => (state ? [state] : []));
    const states = leagues.flatMap((_, at) => statesAt(at));
    return {
      states,
      isLoading: states.some(({ status }) => status === "loading"),
      failed: leagues.filter((_, at) => statesAt(at).some(({ status }) => status === "failed")),
      read: leagues.flatMap((league, at) => {
        const records = {
          fixtures: recordsOf(fixtures[at]),
          results: recordsOf(results[at]),
          standings: recordsOf(standings[at]),
          seasons: recordsOf(seasons[at]),
          teams: recordsOf(teams[at]),
          meets: recordsOf(meets[at]),
          events: recordsOf(events[at]),
        };
        const isWhole = Object.values(records).every((one) => one !== null);
        const readAt = Math.max(
          ...statesAt(at).map((state) => (state.status === "ready" ? state.listing.readAt : 0)),
        );
        // Each of them is there, as the line above says.
        return isWhole ? [{ league, records: records as AnyRecords, readAt }] : [];
      }),
    };
  }, [fixtures, results, standings, seasons, teams, meets, events]);
}
