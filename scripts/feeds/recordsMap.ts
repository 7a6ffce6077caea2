import { existsSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { sitemapLine, urlSet, type MappedPage } from "../build/sitemap";

/** The sitemap of the pages that only the records know of, beside that of the build. */
const PLACE = "/sitemap-records.xml";

/** Names pages of matches, past seasons, clubs and grounds for search engines: in a sitemap of its own, which robots.txt names. */
export async function writeRecordsMap(
  dist: string,
  pages: readonly MappedPage[],
  origin: string,
): Promise<void> {
  const robots = path.join(dist, "robots.txt");
  // Without a built site there is nothing to find.
  if (!existsSync(robots)) return;
  await writeFile(path.join(dist, PLACE), urlSet(pages, origin));
  const line = sitemapLine(PLACE, origin);
  if (!(await readFile(robots, "utf8")).includes(line)) await appendFile(robots, line);
}
