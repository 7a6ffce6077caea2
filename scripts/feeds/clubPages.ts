import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { headOf } from "../../src/app/pages/head";
import type { ResolvedClub } from "../../src/domain/season/clubs";
import type { League } from "../../src/domain/league/league";
import { ANY, paths } from "../../src/leagues/paths";
import type { MappedPage } from "../build/sitemap";
import type { LeagueNow } from "./feeds";
import { withHead } from "./withHead";

/** A slug that is a club's address, and can be a file's name. */
const plainSlug = /^[A-Za-z0-9-]{1,64}$/;

/**
 * The document of all clubs of a league with the head of one of them: what a preview and a search show.
 * @throws Error where the document is not as the build makes it
 */
export function clubPage(
  shared: string,
  league: League,
  { name, slug, nickname }: Pick<ResolvedClub, "name" | "slug" | "nickname">,
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

/** The clubs that the build knows nothing of, or under another name: of its own ones it makes whole pages. */
export const newClubs = ({ league, clubs }: LeagueNow): readonly ResolvedClub[] =>
  clubs.filter(
    ({ slug, name }) =>
      plainSlug.test(slug) &&
      !league.clubs.some((built) => built.slug === slug && built.name === name),
  );

/**
 * Writes a page for each club that was entered or renamed since the build, beside the document that answers for all of
 * them; those of an earlier run are taken away. @returns them
 */
export async function writeClubPages(
  dist: string,
  now: LeagueNow,
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
    // Pages of the build say their own address there.
    if ((await readFile(place, "utf8")).includes(`data-path="${any}"`)) await rm(place);
  }
  const shown = newClubs(now);
  for (const club of shown)
    await writeFile(path.join(folder, `${club.slug}.html`), clubPage(html, league, club, origin));
  return shown.map(({ slug }) => ({ path: paths.club(league, slug) }));
}
