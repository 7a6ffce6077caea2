import { arena } from "@arena/arena";
import type { EmbedPart } from "@/leagues/paths";
import type { SiteRoute } from "@/leagues/routes";
import { leagueTitle, pageName } from "./names";

const embedNames: Record<EmbedPart, string> = {
  table: "Table to embed",
  fixtures: "Next matches to embed",
  match: "Match to embed",
};

function partsOf(route: SiteRoute | undefined, name: string | undefined): readonly string[] {
  switch (route?.kind) {
    case undefined:
    case "redirect":
      return ["Page not found"];
    case "landing":
      return [];
    case "championship":
      return [arena.championship];
    case "myClubs":
      return ["My clubs"];
    case "help":
      return ["Help"];
    case "ground":
      return [name ?? "Ground"];
    case "privacy":
      return ["Privacy"];
    case "today":
      return ["Today"];
    case "screen":
      return route.league ? ["Screen", route.league.name] : ["Screen"];
    case "embed":
      return [embedNames[route.part], route.league.name];
    case "page":
      return [pageName(route.league, route.page), leagueTitle(route.league)];
    case "club":
      return [name ?? "Club", leagueTitle(route.league)];
    case "match":
      return ["Match", leagueTitle(route.league)];
    case "player":
      return ["Player", leagueTitle(route.league)];
    case "comingSoon":
      return [route.section.name, route.sport.name];
    case "signIn":
      return ["Sign in", route.league.name];
    case "dashboard":
      return ["Dashboard", route.league.name];
    case "adminSection":
      return [`Manage ${route.section}`, route.league.name];
  }
}

/**
 * The title of the page at an address; undefined: the page nobody finds.
 * @param name of the club or ground whose page it is, as far as it is known
 */
export const titleOf = (route: SiteRoute | undefined, name?: string): string =>
  [...partsOf(route, name), arena.name].join(" · ");
