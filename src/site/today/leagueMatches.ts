import { useMemo } from "react";
import { loading, recordsIn, type ListingState } from "@/data/readState";
import { areAllRead } from "@/data/together";
import { useEveryLeague } from "@/data/useLeagues";
import { useListings } from "@/data/useListing";
import { useReadLeagues } from "@/data/useReadLeagues";
import type { ListedMatch } from "@/domain/match/listed";
import { daysFrom, type Day } from "@/domain/day";
import { rememberingLast } from "@/domain/rememberedLast";
import { storedClubs, type ResolvedClub } from "@/domain/season/clubs";
import type { League, LeagueEntry } from "@/domain/league/league";
import { meetSeasonOf, type MeetSeason } from "@/domain/season/meets";
import { occasionsByDay, occasionsOf, partOf, type Occasion } from "@/domain/season/occasion";
import { openedPages, withOpened } from "@/leagues/opening";
import { withSeasons } from "@/domain/season/seasons";
import { liveIdsOf, useLiveMatchKeys } from "@/ui/match/liveNow";
import { useZone } from "@/ui/match/useZone";
import { matchesIn } from "../match/useMatches";
import { useAllListings } from "./allListings";

/** Returns the whole leagues of these entries, as far as they are loaded; the same array until that changes. */
function useWhole(entries: readonly LeagueEntry[]): readonly League[] {
  const every = useEveryLeague();
  return useMemo(
    () => entries.flatMap(({ slug }) => every.find((league) => league.slug === slug) ?? []),
    [entries, every],
  );
}

/** A league with its clubs and its matches or meets by day, as far as they are loaded. */
export interface LeagueDays {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  /** The season of a league of meets; null in a league of matches, and while it loads. */
  readonly season: MeetSeason | null;
  /** All matches and meets of the league. */
  readonly occasions: readonly Occasion[];
  /** The matches and meets that have a date, by day. */
  readonly days: ReadonlyMap<Day, readonly Occasion[]>;
  /** The loading state of fixtures or meets. */
  readonly planned: ListingState<"fixtures" | "meets">;
  /** The loading state of results or events. */
  readonly played: ListingState<"results" | "events">;
  /** Whether all records from which the clubs are derived are loaded. */
  readonly areClubsRead: boolean;
}

/** The day shown, with the present day and time. */
export interface ViewedDay {
  readonly day: Day;
  readonly today: Day;
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

/**
 * Returns a league's matches and meets on a day, earliest first; for today also those that began before midnight and
 * are still live.
 */
export function occasionsOn(
  { league, days }: LeagueDays,
  { day, today, now }: ViewedDay,
): readonly Occasion[] {
  const ofDay = days.get(day) ?? [];
  if (day !== today) return ofDay;
  const before = days.get(daysFrom(day, -1)) ?? [];
  return [...before.filter((one) => partOf(one, league, now) === "live"), ...ofDay];
}

/** Returns the days of a league. They are made again only when that league's own listings change. */
const daysOfLeague = rememberingLast(
  (
    league: League,
    zone: string,
    live: ReadonlySet<string>,
    plan: ListingState<"fixtures">,
    result: ListingState<"results">,
    meet: ListingState<"meets">,
    event: ListingState<"events">,
    teams: ListingState<"teams">,
    standings: ListingState<"standings">,
    seasons: ListingState<"seasons">,
  ): LeagueDays => {
    const records = {
      teams: recordsIn(teams),
      standings: recordsIn(standings),
      fixtures: recordsIn(plan),
      results: recordsIn(result),
      events: recordsIn(event),
      seasons: recordsIn(seasons),
    };
    const matches = matchesIn(plan, result, (id) => live.has(id));
    const seasoned = withSeasons(league, records.seasons);
    const season =
      league.meets && areAllRead([meet, event])
        ? meetSeasonOf(seasoned, { ...records, meets: recordsIn(meet) })
        : null;
    const occasions = occasionsOf(matches, season);
    return {
      league: withOpened(seasoned, openedPages(league, records.seasons)),
      clubs: storedClubs(league, records),
      matches,
      season,
      occasions,
      days: occasionsByDay(occasions, zone),
      planned: league.meets ? meet : plan,
      played: league.meets ? event : result,
      areClubsRead: areAllRead([teams, standings, plan, result, event]),
    };
  },
);

/** The leagues with their matches and meets, as far as they are loaded. */
export interface AllMatches {
  /** Whether the list of leagues is known and each league is loaded. */
  readonly isListed: boolean;
  readonly leagues: readonly LeagueDays[];
}

/**
 * Loads the matches and meets of leagues, by days in the visitor's time zone.
 * @param entries must be the same array until it changes
 */
export function useAllMatches(entries: readonly LeagueEntry[]): AllMatches {
  const zone = useZone();
  const playing = useWhole(entries);
  const [fixtures, results, meets, events] = useAllListings(playing);
  const teams = useListings(playing.map((league) => ({ league, kind: "teams" as const })));
  const standings = useListings(playing.map((league) => ({ league, kind: "standings" as const })));
  const seasons = useListings(playing.map((league) => ({ league, kind: "seasons" as const })));
  const liveKeys = useLiveMatchKeys();
  const list = useReadLeagues();
  const isListed = list.status !== "loading" && playing.length === entries.length;
  return useMemo(
    () => ({
      isListed,
      leagues: playing.map((league, at) =>
        daysOfLeague(
          league,
          zone,
          liveIdsOf(liveKeys, league),
          fixtures[at] ?? loading,
          results[at] ?? loading,
          meets[at] ?? loading,
          events[at] ?? loading,
          teams[at] ?? loading,
          standings[at] ?? loading,
          seasons[at] ?? loading,
        ),
      ),
    }),
    [
      playing,
      fixtures,
      results,
      meets,
      events,
      teams,
      standings,
      seasons,
      liveKeys,
      zone,
      isListed,
    ],
  );
}
