import type { TabId } from "@/domain/league/pages";
import { arena } from "@arena/arena";

import type { SiteRoute } from "@/leagues/routes";
import { pageName } from "./names";
import { titleOf } from "./title";

/** The title and description of a delivered page, for browser tabs, search engines and previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** The descriptions of pages for search engines. A page that is missing here is described by its name. */
const about: Partial<Record<TabId, (league: string) => string>> = {
  home: (league) => `${league}: next matches, latest results and the awards of the week.`,
  players: (league) => `Players of ${league}: clubs, positions and figures of the season.`,
  matches: (league) => `Fixtures of ${league}: kick-off times, venues and line-ups.`,
  results: (league) => `Results of ${league}: scores, scorers and match details.`,
  standings: (league) => `The table of ${league}: points, form and who goes on.`,
  stats: (league) => `Top lists of ${league}: scorers, assists and more.`,
  clubs: (league) => `The clubs of ${league}: crests, grounds and squads.`,
};

function descriptionOf(route: SiteRoute | undefined, name: string | undefined): string {
  switch (route?.kind) {
    case "championship":
      return `The ${arena.championship} over all leagues: points by sport, medals and past years.`;
    case "myClubs":
      return "The clubs you follow: next match, last result, place and what it needs.";
    case "help":
      return `How to follow a club at ${arena.name}, put matches into a calendar and read a table.`;
    case "join":
      return `An invitation to ${arena.name}.`;
    case "privacy":
      return `What ${arena.name} shows of a student, why, for how long and whom to ask.`;
    case "ground":
      return `${name ?? "A ground"} of ${arena.name}: where it is, what is played there next, the last results, and the days it is closed.`;
    case "today":
      return "What is on today over all sports: live, next and finished matches.";
    case "screen":
      return "Live matches, what is next, tables and brackets in turn, for a hall's television.";
    case "embed":
      return `${route.league.name}, for other sites to show.`;
    case "page":
      return (
        about[route.page]?.(route.league.name) ??
        `${pageName(route.league, route.page)} of ${route.league.name}.`
      );
    case "club":
      if (route.against)
        return `Two clubs of ${route.league.name}: all their meetings, season by season.`;
      return `${name ?? "Club"} in ${route.league.name}: table position, form, squad, matches and results.`;
    case "match":
      return `A match of ${route.league.name}: score, story, line-ups, what it meant for the table, earlier meetings.`;
    case "player":
      return `A player of ${route.league.name}: club, position, figures and matches.`;
    case "season":
      return `A past season of ${route.league.name}: champion, final table, who scored, and all results.`;
    case "comingSoon":
      return `${route.sport.name}, ${route.section.name}: coming soon.`;
    default:
      return arena.description;
  }
}

/**
 * Returns the head of the page delivered at an address. Within the site only the title changes, because descriptions
 * are
 * for search engines, which request each page.
 * @param route The page's route; undefined for "Page not found".
 * @param name The name of the club or ground of the page, if it is known.
 */
export const headOf = (route: SiteRoute | undefined, name?: string): PageHead => ({
  title: titleOf(route, name),
  description: descriptionOf(route, name),
});
