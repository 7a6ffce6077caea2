import type { ResolvedClub } from "@/domain/season/clubs";
import type { LeagueEntry } from "@/domain/league/league";

/** The folder of the calendars that can be subscribed to. */
export const FEED_FOLDER = "calendar";

/** Lists the calendars; a site without `npm run feeds` has no such file. */
export const FEED_LIST = "offered.json";

/** A calendar that can be subscribed to: of a league, or of one of its clubs. */
export interface FeedOf {
  readonly league: Pick<LeagueEntry, "slug" | "name">;
  readonly club?: Pick<ResolvedClub, "slug" | "name">;
}

/** A feed's place below the folder. */
export const feedPlace = ({ league, club }: FeedOf) =>
  club ? `${league.slug}/${club.slug}.ics` : `${league.slug}.ics`;

/** The folder of the feeds of results and announcements, which readers' programs follow. */
export const ATOM_FOLDER = "feeds";

/** Such a feed's place below that folder; there is one wherever there is a calendar. */
export const atomPlace = (of: FeedOf) => feedPlace(of).replace(/\.ics$/, ".atom");

/** What the list of feeds says. */
export interface OfferedFeeds {
  /** When they were renewed last, in epoch milliseconds; 0 where the last deployment could not read what there is. */
  readonly renewed: number;
  readonly places: readonly string[];
}
