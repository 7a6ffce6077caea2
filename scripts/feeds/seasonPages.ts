import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { arena } from "@arena/arena";
import { titleOf } from "../../src/app/pages/title";
import { dayOf } from "../../src/domain/day";
import type { League, Season } from "../../src/domain/league/league";
import { calledName } from "../../src/domain/season/calledName";
import type { ResolvedClub } from "../../src/domain/season/clubs";
import { settingsOf, withSeasons } from "../../src/domain/season/seasons";
import { enumerated } from "../../src/domain/wording";
import { ANY, paths } from "../../src/leagues/paths";
import type { RecordOf } from "../../src/records/record";
import type { SeasonSettings } from "../../src/records/seasons/schema";
import { seasonTitle } from "../../src/site/past-season/words";
import type { MappedPage } from "../build/sitemap";
import { canNameFile } from "./fileName";
import type { Pictures } from "./pictures";
import { withHead } from "./withHead";

/** A past season, with the settings of its record. */
export interface SeasonWithRecord {
  readonly season: Season;
  readonly said: SeasonSettings;
}

/** Describes a past season in one or two sentences, with the champion and the next three places if known. */
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
 * Returns the shared page of a league's past seasons with the head of one season, for previews and search engines.
 * @param shared the HTML that answers for all past seasons
 * @param picture the path of the picture with the champion; undefined if no champion is known
 * @throws Error if the HTML is not in the form that the build writes
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
 * Writes a page for each past season, beside the shared page of all past seasons. Deletes the pages of an earlier run.
 * @returns the pages, for the sitemap
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
  const shown = past.filter(({ id }) => canNameFile(id));
  return Promise.all(
    shown.map(async (season) => {
      const said = settingsOf(whole, seasons, season.id);
      const picture = said.champion
        ? await pictures.ofSeason(league, clubs, { season, said })
        : undefined;
      const called = {
        ...said,
        champion: calledName(clubs, said.champion),
        places: said.places.map((name) => calledName(clubs, name)),
      };
      const page = seasonPage(html, league, { season, said: called }, origin, picture);
      await writeFile(path.join(folder, `${season.id}.html`), page);
      const ended = said.ended ?? said.closed;
      return {
        path: paths.season(league, season.id),
        day: (ended !== null && dayOf(ended, arena.timeZone)) || undefined,
      };
    }),
  );
}
