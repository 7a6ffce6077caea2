import { brand } from "@/leagues/brand";
import type { LeagueEntry, PageId } from "@/leagues/league";
import { menuSectionNames } from "@/leagues/menu";
import type { EmbedPart } from "@/leagues/paths";
import type { SiteRoute } from "@/leagues/routes";
import { leagueTitle, pageName } from "./names";

/** What a page says of itself to browser tabs, search engines and previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

const about: Record<Exclude<PageId, "club">, (league: string) => string> = {
  home: (league) => `${league}: next matches, latest results and the awards of the week.`,
  players: (league) => `Players of ${league}: clubs, positions and figures of the season.`,
  matches: (league) => `Fixtures of ${league}: kick-off times, venues and line-ups.`,
  results: (league) => `Results of ${league}: scores, scorers and match details.`,
  standings: (league) => `The table of ${league}: points, form and who goes on.`,
  stats: (league) => `Top lists of ${league}: scorers, assists and more.`,
  clubs: (league) => `The clubs of ${league}: crests, grounds and squads.`,
  transfers: (league) => `Transfers of ${league}.`,
  news: (league) => `News of ${league}.`,
};

function head(description: string, ...parts: readonly string[]): PageHead {
  return { title: [...parts, brand.name].join(" · "), description };
}

const embedNames: Record<EmbedPart, string> = {
  table: "Table to embed",
  fixtures: "Next matches to embed",
  match: "Match to embed",
};

function clubHead(league: LeagueEntry, club: string): PageHead {
  const description = `${club} in ${league.name}: table position, form, squad, matches and results.`;
  return head(description, club, leagueTitle(league));
}

function matchHead(league: LeagueEntry): PageHead {
  const description = `A match of ${league.name}: score, story, line-ups, what it meant for the table, earlier meetings.`;
  return head(description, "Match", leagueTitle(league));
}

function playerHead(league: LeagueEntry): PageHead {
  return head(
    `A player of ${league.name}: club, position, figures and matches.`,
    "Player",
    leagueTitle(league),
  );
}

/**
 * The head of the page at an address; undefined: the page nobody finds.
 * @param club the name of the club whose page it is, as far as it is known
 */
export function headOf(route: SiteRoute | undefined, club = "Club"): PageHead {
  switch (route?.kind) {
    case undefined:
    case "redirect":
      return head(brand.description, "Page not found");
    case "landing":
      return head(brand.description);
    case "championship":
      return head(
        `The houses of ${brand.name} over all leagues: points by sport, medals and past years.`,
        "Arena championship",
      );
    case "myClubs":
      return head(
        "The clubs you follow: next match, last result, place and what it needs.",
        "My clubs",
      );
    case "help":
      return head(
        `How to follow a club at ${brand.name}, put matches into a calendar and read a table.`,
        "Help",
      );
    case "privacy":
      return head(
        `What ${brand.name} shows of a student, why, for how long and whom to ask.`,
        "Privacy",
      );
    case "today":
      return head("What is on today over all sports: live, next and finished matches.", "Today");
    case "screen":
      return head(
        "Live matches, what is next, tables and brackets in turn, for a hall's television.",
        ...(route.league ? ["Screen", route.league.name] : ["Screen"]),
      );
    case "embed":
      return head(
        `${route.league.name}, for other sites to show.`,
        embedNames[route.part],
        route.league.name,
      );
    case "page":
      return head(
        about[route.page](route.league.name),
        pageName(route.league, route.page),
        leagueTitle(route.league),
      );
    case "club":
      return clubHead(route.league, club);
    case "match":
      return matchHead(route.league);
    case "player":
      return playerHead(route.league);
    case "comingSoon":
      return head(
        `${route.sport.name}, ${menuSectionNames[route.section]}: coming soon.`,
        menuSectionNames[route.section],
        route.sport.name,
      );
    case "signIn":
      return head(brand.description, "Sign in", route.league.name);
    case "dashboard":
      return head(brand.description, "Dashboard", route.league.name);
    case "adminSection":
      return head(brand.description, `Manage ${route.section}`, route.league.name);
  }
}
