import type { Day } from "../day";
import type { League } from "../league/league";
import { dayOfWhen, type When } from "../when";
import { houseTable, leagueShare, type AnyRecords, type HouseLine } from "./championship";
import { competitionOf } from "./competition";

/** A league with the records of its season. */
interface Running {
  readonly league: League;
  readonly records: AnyRecords;
}

/** Days that a race shows at most; of more, every second, third … one up to the last. */
const MOST_DAYS = 16;

/** What of a season was there at the end of a day, as far as its records say when they came about. */
function until({ league, records }: Running, isThere: (when: When) => boolean): AnyRecords {
  const meets = new Set((records.meets ?? []).filter(isThere).map(({ id }) => id));
  const isKept =
    !league.meets && competitionOf(league, records).tables.some(({ input }) => input === null);
  return {
    ...records,
    results: records.results.filter(isThere),
    events: (records.events ?? []).filter(({ meet }) => meets.has(meet)),
    // A table kept by hand has no days: it counts at the end alone, as final places do.
    standings: isKept ? [] : records.standings,
    seasons: records.seasons.map((season) => ({ ...season, places: [] })),
  };
}

/** The days on which the championship may have changed, earliest first. */
export function raceDays(all: readonly Running[], zone: string): readonly Day[] {
  const days = all.flatMap(({ records: { results, meets = [], events = [] } }) => {
    const held = new Set(events.map(({ meet }) => meet));
    return [...results, ...meets.filter(({ id }) => held.has(id))].flatMap(
      (one) => dayOfWhen(one, zone) ?? [],
    );
  });
  const each = [...new Set(days)].sort();
  const step = Math.ceil(each.length / MOST_DAYS);
  return each.filter((_, at) => (each.length - 1 - at) % step === 0);
}

/** The houses as they stood at the end of a day, best first: a league gives what its places of that day are worth. */
export function housesOn(all: readonly Running[], day: Day, zone: string): readonly HouseLine[] {
  const isThere = (when: When) => (dayOfWhen(when, zone) ?? day) <= day;
  return houseTable(all.map((one) => leagueShare(one.league, until(one, isThere))));
}
