import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { headOf } from "../../src/app/pages/head";
import type { DocumentReader, RawDocument } from "../../src/data/documents";
import { LEAGUES, LEAGUES_IN_PAGE } from "../../src/data/openedLeagues";
import { PUBLISHED, publishedListing } from "../../src/data/published";
import { readMap } from "../../src/domain/reading";
import type { League } from "../../src/domain/league/league";
import { openedLeagues } from "../../src/leagues/openedLeague";
import type { OpenedLeague } from "../../src/leagues/registry";
import { routesOf, type SiteRoute } from "../../src/leagues/routes";
import { sharedRoutes } from "../../src/leagues/siteRoutes";
import { wholeArena } from "../../src/leagues/wholeArena";
import { replaceOnce, scriptJson, tag } from "../build/html";
import { sharePicture } from "../build/pageHtml";
import { fileOf, LEAGUE_SHELL_PATH } from "../build/sitePages";
import type { MappedPage } from "../build/sitemap";
import { withHead } from "./withHead";

/** A league that was opened in the app, with its published record. */
export interface OpenedInApp {
  readonly league: League;
  readonly entry: RawDocument;
}

/**
 * Loads the leagues that were opened in the app, including closed ones, with their published records by slug.
 * @throws DataFailure if they cannot be read
 */
export async function readOpened(documents: DocumentReader): Promise<{
  readonly opened: readonly OpenedLeague[];
  readonly entries: Readonly<Record<string, unknown>>;
}> {
  const document = await documents.get(PUBLISHED, LEAGUES);
  const listing = publishedListing({ league: wholeArena, kind: "leagues" }, document);
  return {
    opened: listing ? openedLeagues(listing.records, listing.days) : [],
    entries: readMap(document?.["records"]),
  };
}

/** Loads the same leagues with all their settings. @throws DataFailure if they cannot be read */
export async function openedIn(documents: DocumentReader): Promise<readonly OpenedInApp[]> {
  const { opened, entries } = await readOpened(documents);
  return Promise.all(
    opened.map(async ({ entry: { slug }, fetchWhole }) => ({
      league: await fetchWhole(),
      entry: readMap(entries[slug]),
    })),
  );
}

const written: readonly SiteRoute["kind"][] = ["page", "screen", "embed"];

/**
 * Returns a script element with the league's record. The registry reads it before the page is drawn for the first time.
 */
const block = ({ league, entry }: OpenedInApp): string =>
  tag(
    "script",
    { id: LEAGUES_IN_PAGE, type: "application/json" },
    scriptJson({ [league.slug]: entry }),
  );

/**
 * Writes the pages of a league that was opened in the app, because the build does not know it. Also writes the shared
 * pages from which its matches, clubs and past seasons get their pages.
 * @returns the pages that search engines should list
 */
export async function writeLeaguePages(
  dist: string,
  opened: OpenedInApp,
  origin: string,
): Promise<readonly MappedPage[]> {
  const { league } = opened;
  const shell = path.join(dist, fileOf(LEAGUE_SHELL_PATH));
  if (!existsSync(shell)) return [];
  const html = replaceOnce(await readFile(shell, "utf8"), /(?=<\/head>)/, `${block(opened)}\n  `);
  const write = async (place: string, text: string) => {
    const file = path.join(dist, fileOf(place));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  const pages: MappedPage[] = [];
  for (const [place, route] of routesOf([league], [league])) {
    if (!written.includes(route.kind) || !("league" in route) || !route.league) continue;
    const picture = sharePicture(route);
    const own = withHead(html, {
      ...headOf(route),
      address: new URL(place, origin).href,
      thing: null,
      picture: { address: new URL(picture.file, origin).href, alt: picture.alt },
    });
    // Screens and embedded views repeat other pages, so search engines should not list them.
    const isListed = route.kind === "page" && !league.closed;
    const noIndex = `${tag("meta", { name: "robots", content: "noindex" })}\n  `;
    await write(place, isListed ? own : replaceOnce(own, /(?=<\/head>)/, noIndex));
    if (isListed) pages.push({ path: place });
  }
  for (const [place, route] of sharedRoutes([league]))
    if ("league" in route) await write(place, html);
  return pages;
}
