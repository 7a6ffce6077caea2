import { leagueTitle, pageName } from "../../src/app/pages/names";
import { arena } from "@arena/arena";
import type { LeagueEntry } from "../../src/domain/league/league";
import { paths } from "../../src/leagues/paths";
import { sportEntryOf } from "../../src/sports/sports";
import type { SitePage } from "./sitePages";

type Thing = Readonly<Record<string, unknown>>;

/** Describes a page's content with the types of schema.org; empty for pages that search engines should not show. */
export function structuredData(
  { route, club, path, listed }: SitePage,
  origin: string,
): readonly Thing[] {
  if (!listed || !route) return [];
  const at = (place: string) => new URL(place, origin).href;
  const organizer = {
    "@type": "SportsOrganization",
    "@id": at("/#arena"),
    name: arena.name,
    url: at("/"),
  };
  const trail = (...steps: readonly (readonly [name: string, place: string])[]): Thing => ({
    "@type": "BreadcrumbList",
    itemListElement: [[arena.name, "/"] as const, ...steps].map(([name, place], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: at(place),
    })),
  });
  const leagueStep = (league: LeagueEntry) =>
    [leagueTitle(league), paths.page(league, "home")] as const;
  const organization = (league: LeagueEntry): Thing => ({
    "@type": "SportsOrganization",
    "@id": at(`${paths.page(league, "home")}#league`),
    name: league.name,
    sport: sportEntryOf(league.sport).name,
    url: at(paths.page(league, "home")),
    parentOrganization: { "@id": organizer["@id"] },
  });

  switch (route.kind) {
    case "landing":
      return [
        {
          ...organizer,
          description: arena.description,
          email: arena.email,
          logo: at("/icons/icon-512.png"),
        },
        {
          "@type": "WebSite",
          name: arena.name,
          url: at("/"),
          publisher: { "@id": organizer["@id"] },
        },
      ];
    case "championship":
      return [trail([arena.championship, path])];
    case "today":
      return [trail(["Today", path])];
    case "help":
      return [trail(["Help", path])];
    case "privacy":
      return [trail(["Privacy", path])];
    case "page": {
      const { league, page } = route;
      if (page === "home") return [organization(league), trail(leagueStep(league))];
      return [trail(leagueStep(league), [pageName(league, page), path])];
    }
    case "club": {
      const { league } = route;
      if (!club) return [];
      const team: Thing = {
        "@type": "SportsTeam",
        name: club.name,
        alternateName: club.nickname,
        sport: sportEntryOf(league.sport).name,
        url: at(path),
        memberOf: organization(league),
      };
      const clubs = [pageName(league, "clubs"), paths.page(league, "clubs")] as const;
      return [team, trail(leagueStep(league), clubs, [club.name, path])];
    }
    default:
      return [];
  }
}
