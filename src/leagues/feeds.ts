import type { ResolvedClub } from "@/domain/season/clubs";
import type { LeagueEntry } from "@/domain/league/league";

/** The folder of the calendars to which visitors can subscribe. */
export const FEED_FOLDER = "calendar";

/** The file with the list of calendars; a site that does not run `npm run feeds` has no such file. */
export const FEED_LIST = "offered.json";

/** The subject of a calendar: a league, or one of its clubs. */
export interface FeedOf {
  readonly league: Pick<LeagueEntry, "slug" | "name">;
  readonly club?: Pick<ResolvedClub, "slug" | "called">;
}

/** Returns the path of a calendar within its folder. */
export const feedPlace = ({ league, club }: FeedOf) =>
  club ? `${league.slug}/${club.slug}.ics` : `${league.slug}.ics`;

/** The folder of the Atom feeds of results and announcements, for feed readers. */
export const ATOM_FOLDER = "feeds";

/** Returns the path of an Atom feed within its folder; every calendar has one. */
export const atomPlace = (of: FeedOf) => feedPlace(of).replace(/\.ics$/, ".atom");

/** The content of the list of feeds. */
export interface OfferedFeeds {
  /** When the feeds were renewed last, in epoch milliseconds; 0 if the last deployment could not find out. */
  readonly renewed: number;
  readonly places: readonly string[];
}
