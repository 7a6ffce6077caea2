import { existsSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { sitemapLine, urlSet, type MappedPage } from "../build/sitemap";

/** The sitemap of the pages that are made from records. The build has another sitemap. */
const PLACE = "/sitemap-records.xml";

/** Writes the sitemap of these pages for search engines, and names it in robots.txt. */
export async function writeRecordsMap(
  dist: string,
  pages: readonly MappedPage[],
  origin: string,
): Promise<void> {
  const robots = path.join(dist, "robots.txt");
  // Without robots.txt there is no built site, so no sitemap is needed.
  if (!existsSync(robots)) return;
  await writeFile(path.join(dist, PLACE), urlSet(pages, origin));
  const line = sitemapLine(PLACE, origin);
  if (!(await readFile(robots, "utf8")).includes(line)) await appendFile(robots, line);
}
