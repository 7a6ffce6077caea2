import { arena } from "@arena/arena";
import type { TabId } from "@/domain/league/pages";
import type { SiteRoute } from "@/leagues/routes";
import { pageName } from "./names";

/** Names of league pages in titles, if they differ from the name of the tab. */
const words: Partial<Record<TabId, string>> = { standings: "table" };

function partsOf(
  route: SiteRoute | undefined,
  name: string | undefined,
): readonly (string | undefined)[] {
  switch (route?.kind) {
    case undefined:
    case "redirect":
      return [name ?? "Page not found"];
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
    case "join":
      return ["Invitation"];
    case "today":
      return ["Today"];
    case "screen":
      return ["Screen", route.league?.name];
    case "embed":
      return [`${route.league.name}: ${route.part} to embed`];
    case "page":
      return [
        `${route.league.name}: ${words[route.page] ?? pageName(route.league, route.page).toLowerCase()}`,
        name,
      ];
    case "club":
      return [name ?? "Club", route.league.name];
    case "match":
    case "player":
      return [`${route.league.name}: ${route.kind}`];
    case "season":
      return [name ?? `${route.league.name}: past season`];
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
 * Returns the title of the page at an address.
 * @param route The page's route; undefined for "Page not found".
 * @param name The name of the club, ground or past season of the page, or of the past season that it shows, if known.
 * Without a route, the title while the page is still being looked for.
 */
export const titleOf = (route: SiteRoute | undefined, name?: string): string =>
  [...partsOf(route, name), arena.name].filter(Boolean).join(" · ");
