import { entries } from "@arena/leagues/entries";
import { menu } from "@arena/menu";
import type { AddressContext, Placeholder } from "@/domain/league/leagueAddress";
import { sportList } from "@/sports/sports";

const firstPart = (path: string) => path.split("/")[1] ?? "";
const addressesOf = (sport: (typeof sportList)[number]) => {
  const { path } = sport;
  if (path === undefined) return [];
  return menu.sections.map((section) => ({ sport, section, path: section.address(path) }));
};

/** The pages of menu sections with "coming soon" that a league can replace: `/student-week-chess/home`. */
export const placeholders: readonly Placeholder[] = sportList
  .flatMap(addressesOf)
  .filter(({ path }) => /^\/[^/]+\/home$/.test(path))
  .map(({ sport, section, path }) => ({
    slug: firstPart(path),
    sport: sport.id,
    section: section.id,
  }));

/** The first parts of all other menu addresses of sports: `/chess/others`. */
export const segmentsOfSports: readonly string[] = [
  ...new Set(sportList.flatMap(addressesOf).map(({ path }) => firstPart(path))),
].filter((slug) => placeholders.every((one) => one.slug !== slug));

/** The slugs of the built-in leagues. */
export const builtInSlugs: readonly string[] = entries.map(({ slug }) => slug);

/**
 * Returns the data against which the address of a new league is checked.
 * @param opened the slugs of all leagues that were ever opened in the app
 */
export const addressContext = (
  sport: string,
  section: string,
  opened: readonly string[],
): AddressContext => ({
  sport,
  section,
  taken: [...builtInSlugs, ...opened],
  ofSports: segmentsOfSports,
  placeholders,
});
