import type { Day } from "../day";
import type { League } from "../league/league";
import { dayOfWhen, type When } from "../when";
import { houseTable, leagueShare, type AnyRecords, type HouseLine } from "./championship";
import { competitionOf } from "./competition";
import { timedMeets } from "./meets";

/** A league with the records of its season. */
interface RunningLeague {
  readonly league: League;
  readonly records: AnyRecords;
}

/** The most days that a race shows; of more days, only every second, third and so on is shown, always with the last. */
const MOST_DAYS = 16;

/** The ranking of the houses during a season. */
export interface Race {
  /** The days on which the championship may have changed, earliest first. */
  readonly days: readonly Day[];
  /** Returns the houses at the end of a day, best first; each league gives the points for its places on that day. */
  readonly on: (day: Day) => readonly HouseLine[];
}

/** Returns the race of the houses over these leagues, by the days of that zone. */
export function raceOf(all: readonly RunningLeague[], zone: string): Race {
  const begun = all.map(({ league, records }) => ({
    league,
    records: withoutFinalPlaces(league, records),
  }));
  return {
    days: daysOf(all, zone),
    on: (day) => {
      const isThere = (when: When) => (dayOfWhen(when, zone) ?? day) <= day;
      return houseTable(
        begun.map(({ league, records }) => leagueShare(league, until(records, isThere))),
      );
    },
  };
}

/** Leaves out what belongs to no day and counts only at the end: final places, and a table kept by hand. */
function withoutFinalPlaces(league: League, records: AnyRecords): AnyRecords {
  const isKept =
    !league.meets && competitionOf(league, records).tables.some(({ input }) => input === null);
  return {
    ...records,
    standings: isKept ? [] : records.standings,
    seasons: records.seasons.map((season) => ({ ...season, places: [] })),
  };
}

/** Returns the records of a season up to that day. */
function until(records: AnyRecords, isThere: (when: When) => boolean): AnyRecords {
  const { results, meets = [], events = [] } = records;
  const meetsBegun = new Set(meets.filter(isThere).map(({ id }) => id));
  return {
    ...records,
    results: results.filter(isThere),
    events: events.filter(({ meet }) => meetsBegun.has(meet)),
  };
}

function daysOf(all: readonly RunningLeague[], zone: string): readonly Day[] {
  const days = all.flatMap(({ records: { results, meets = [], events = [] } }) => {
    // A start list alone is no result.
    const meetsBegun = timedMeets(meets, events).filter(({ done }) => done > 0);
    return [...results, ...meetsBegun.map(({ meet }) => meet)].flatMap(
      (one) => dayOfWhen(one, zone) ?? [],
    );
  });
  const each = [...new Set(days)].sort();
  const step = Math.ceil(each.length / MOST_DAYS);
  return each.filter((_, at) => (each.length - 1 - at) % step === 0);
}
