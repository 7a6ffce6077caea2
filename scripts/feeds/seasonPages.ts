import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { arena } from "@arena/arena";
import { titleOf } from "../../src/app/pages/title";
import { dayOf } from "../../src/domain/day";
import type { League, Season } from "../../src/domain/league/league";
import type { ResolvedClub } from "../../src/domain/season/clubs";
import { settingsOf, withSeasons } from "../../src/domain/season/seasons";
import { enumerated } from "../../src/domain/wording";
import { ANY, paths } from "../../src/leagues/paths";
import type { RecordOf } from "../../src/records/record";
import type { SeasonSettings } from "../../src/records/seasons/schema";
import { seasonTitle } from "../../src/site/past-season/words";
import type { MappedPage } from "../build/sitemap";
import { plainId } from "./matchPages";
import type { Pictures } from "./pictures";
import { withHead } from "./withHead";

/** A past season, and what its record says of it. */
export interface SeasonWithRecord {
  readonly season: Season;
  readonly said: SeasonSettings;
}

/** Who won, and ahead of whom. */
function description(
  league: League,
  { season, said: { champion, places } }: SeasonWithRecord,
): string {
  const others = places.slice(1, 4);
  const won =
    champion &&
    ` Champion: ${champion}${others.length > 0 ? `, ahead of ${enumerated(others)}` : ""}.`;
  return `${league.name}, ${season.label}: final table, statistics and all results.${won}`;
}

/**
 * The document of all past seasons of a league with the head of one of them: what a preview and a search show.
 * @param picture the address in the site of the one that shows its champion; undefined where nobody is known
 * @throws Error where the document is not as the build makes it
 */
function seasonPage(
  shared: string,
  league: League,
  told: SeasonWithRecord,
  origin: string,
  picture: string | undefined,
): string {
  const { season, said } = told;
  const at = (place: string) => new URL(place, origin).href;
  const address = at(paths.season(league, season.id));
  const name = seasonTitle(league, season, said.champion);
  return withHead(shared, {
    title: titleOf({ kind: "season", league, id: season.id }, name),
    description: description(league, told),
    address,
    thing: {
      "@context": "https://schema.org",
      "@type": "EventSeries",
      name: `${league.name}, ${season.label}`,
      description: description(league, told),
      url: address,
      ...(picture !== undefined && { image: at(picture) }),
      organizer: {
        "@type": "SportsOrganization",
        name: league.name,
        url: at(paths.page(league, "home")),
      },
    },
    ...(picture !== undefined && { picture: { address: at(picture), alt: name } }),
  });
}

interface Seasons {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly seasons: readonly RecordOf<"seasons">[];
}

/**
 * Writes a page for each past season beside the document that answers for all of them; those of an earlier run are taken
 * away. @returns them
 */
export async function writeSeasonPages(
  dist: string,
  { league, clubs, seasons }: Seasons,
  { origin, pictures }: { readonly origin: string; readonly pictures: Pictures },
): Promise<readonly MappedPage[]> {
  const shared = path.join(dist, `${paths.season(league, ANY)}.html`);
  if (!existsSync(shared)) return [];
  const folder = path.dirname(shared);
  const html = await readFile(shared, "utf8");
  for (const file of await readdir(folder))
    if (file !== path.basename(shared)) await rm(path.join(folder, file));
  const whole = withSeasons(league, seasons);
  const [, ...past] = whole.seasons;
  // A file of that name would answer for all of them.
  const shown = past.filter(({ id }) => plainId.test(id) && id.toLowerCase() !== "index");
  return Promise.all(
    shown.map(async (season) => {
      const said = settingsOf(whole, seasons, season.id);
      const picture = said.champion
        ? await pictures.ofSeason(league, clubs, { season, said })
        : undefined;
      const page = seasonPage(html, league, { season, said }, origin, picture);
      await writeFile(path.join(folder, `${season.id}.html`), page);
      const ended = said.ended ?? said.closed;
      return {
        path: paths.season(league, season.id),
        day: (ended !== null && dayOf(ended, arena.timeZone)) || undefined,
      };
    }),
  );
}
