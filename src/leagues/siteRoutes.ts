import { everyLeague } from "./index";
import type { League } from "@/domain/league/league";
import { ANY, paths } from "./paths";
import { clubAt, recordAt, routesOf, type SiteRoute } from "./routes";

/** Returns all addresses of the site with their routes, made from the registry. The build and the tests use it. */
export function siteRoutes(of: readonly League[] = everyLeague()): ReadonlyMap<string, SiteRoute> {
  const clubs = of
    .filter(({ pages }) => pages.club === "real")
    .flatMap((league) =>
      league.clubs.map(
        ({ slug }) => [paths.club(league, slug), { kind: "club", league, slug }] as const,
      ),
    );
  return new Map<string, SiteRoute>([...routesOf(of), ...clubs]);
}

/**
 * Returns the addresses of the documents that are delivered for all grounds, and for all matches, players, past seasons
 * and further clubs of a league.
 */
export function sharedRoutes(
  of: readonly League[] = everyLeague(),
): ReadonlyMap<string, SiteRoute> {
  const shared = [
    paths.ground(ANY),
    ...of.flatMap((league) => [
      paths.match(league, ANY),
      paths.player(league, ANY),
      paths.season(league, ANY),
      paths.club(league, ANY),
      paths.against(league, ANY, ANY),
    ]),
  ];
  return new Map(
    shared.flatMap((path): [string, SiteRoute][] => {
      const route = recordAt(path, of) ?? clubAt(path, of);
      return route ? [[path, route]] : [];
    }),
  );
}
