import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { headOf } from "../../src/app/pages/head";
import type { ResolvedClub } from "../../src/domain/season/clubs";
import type { League } from "../../src/domain/league/league";
import { ANY, paths } from "../../src/leagues/paths";
import type { MappedPage } from "../build/sitemap";
import type { LeagueFeedData } from "./feeds";
import { canNameFile } from "./fileName";
import { withHead } from "./withHead";

/**
 * Returns the shared page of a league's clubs with the head of one club, for previews and search engines.
 * @param shared the HTML that answers for all clubs
 * @throws Error if the HTML is not in the form that the build writes
 */
export function clubPage(
  shared: string,
  league: League,
  { called: name, slug, nickname }: Pick<ResolvedClub, "called" | "slug" | "nickname">,
  origin: string,
): string {
  const address = new URL(paths.club(league, slug), origin).href;
  return withHead(shared, {
    ...headOf({ kind: "club", league, slug }, name),
    address,
    thing: {
      "@context": "https://schema.org",
      "@type": "SportsTeam",
      name,
      ...(nickname && { alternateName: nickname }),
      sport: league.game.name,
      url: address,
      memberOf: {
        "@type": "SportsOrganization",
        name: league.name,
        url: new URL(`/${league.slug}/home`, origin).href,
      },
    },
  });
}

/** Returns the clubs that the build does not know, or only by another name. For the others it has made whole pages. */
export const newClubs = ({ league, clubs }: LeagueFeedData): readonly ResolvedClub[] =>
  clubs.filter(
    ({ slug, name }) =>
      canNameFile(slug) &&
      !league.clubs.some((built) => built.slug === slug && built.name === name),
  );

/**
 * Writes a page for each club that was entered or renamed since the build, beside the shared page of all clubs. Deletes
 * such pages of an earlier run.
 * @returns the pages, for the sitemap
 */
export async function writeClubPages(
  dist: string,
  now: LeagueFeedData,
  origin: string,
): Promise<readonly MappedPage[]> {
  const { league } = now;
  const any = paths.club(league, ANY);
  const shared = path.join(dist, `${any}.html`);
  if (!existsSync(shared)) return [];
  const folder = path.dirname(shared);
  const html = await readFile(shared, "utf8");
  for (const file of await readdir(folder)) {
    const place = path.join(folder, file);
    if (place === shared || !file.endsWith(".html")) continue;
    // Pages of an earlier run still have the address of the shared page here; pages of the build have their own
    // address.
    if ((await readFile(place, "utf8")).includes(`data-path="${any}"`)) await rm(place);
  }
  const shown = newClubs(now);
  for (const club of shown)
    await writeFile(path.join(folder, `${club.slug}.html`), clubPage(html, league, club, origin));
  return shown.map(({ slug }) => ({ path: paths.club(league, slug) }));
}
