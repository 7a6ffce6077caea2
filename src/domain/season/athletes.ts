import type { Entry } from "../meet/meet";
import { placesOf } from "../meet/places";
import { foldName } from "../names";
import { eventBests } from "./bests";
import { type MeetWithEvents, type MeetSeason } from "./meets";

/** The achievements of an athlete in a season. */
export interface AthleteFigures {
  readonly medals: readonly [gold: number, silver: number, bronze: number];
  /** The best mark of each event; one that the wind helped too much, with its wind, if there is no other. */
  readonly bests: readonly {
    readonly event: string;
    readonly mark: string;
    readonly wind?: number;
  }[];
  readonly meets: number;
}

interface Athlete {
  readonly name: string;
  readonly club: string;
}

/** Returns a function that checks whether an entry or a mark is the athlete's. */
const isEntryOf =
  ({ name, club }: Athlete) =>
  ({ athlete, team }: Pick<Entry, "athlete" | "team">) =>
    foldName(athlete) === foldName(name) && foldName(team) === foldName(club);

/** An athlete's result in an event. */
export interface AthleteResult extends Pick<Entry, "mark" | "status"> {
  readonly event: string;
  /** The place; null if the athlete has none. */
  readonly place: number | null;
}

/**
 * Returns the last meet in which an athlete has a result, with the results of all events; null if there is none. Relays
 * count for no athlete.
 */
export function latestMeetOf(
  { meets }: MeetSeason,
  athlete: Athlete,
): { readonly seasonMeet: MeetWithEvents; readonly results: readonly AthleteResult[] } | null {
  const isOwn = isEntryOf(athlete);
  for (const seasonMeet of meets.toReversed()) {
    const results = seasonMeet.events.flatMap(({ name, isDone, event }) => {
      const own = isDone ? event.entries.find(isOwn) : undefined;
      if (!own) return [];
      const place = placesOf(event).find(({ entry }) => entry === own)?.place ?? null;
      return { event: name, place, mark: own.mark, status: own.status };
    });
    if (results.length > 0) return { seasonMeet, results };
  }
  return null;
}

/** Returns the achievements of an athlete; relays count for no athlete. */
export function athleteFigures(season: MeetSeason, { name, club }: Athlete): AthleteFigures {
  const isOwn = isEntryOf({ name, club });
  const medals: [number, number, number] = [0, 0, 0];
  for (const { event } of season.meets.flatMap(({ events }) => events)) {
    for (const { entry, place } of placesOf(event)) {
      if (isOwn(entry) && place <= 3) medals[place - 1] = (medals[place - 1] ?? 0) + 1;
    }
  }
  const bests = eventBests(season).flatMap(({ name: event, bests: of, helped }) => {
    const own = of.find(isOwn);
    if (own) return { event, mark: own.mark };
    const other = helped.find(isOwn);
    return other ? { event, mark: other.mark, wind: other.entry.wind ?? 0 } : [];
  });
  const meets = season.meets.filter(({ events }) =>
    events.some(({ event }) => event.entries.some((entry) => isOwn(entry) && entry.mark !== "")),
  ).length;
  return { medals, bests, meets };
}
