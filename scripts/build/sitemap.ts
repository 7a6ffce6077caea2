import type { Day } from "../../src/domain/day";
import { escapeHtml } from "./html";
import type { SitePage } from "./sitePages";

/** A page of a sitemap. */
export interface MappedPage {
  readonly path: string;
  /** The day of the last change of the page's content; undefined if not known. */
  readonly day?: Day | undefined;
}

/** Writes a sitemap of these pages, in the format of sitemaps.org. */
export function urlSet(pages: readonly MappedPage[], origin: string): string {
  const urls = pages.map(({ path, day }) => {
    const address = escapeHtml(new URL(path, origin).href);
    return `  <url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** Writes the sitemap of the build: the pages that search engines should show. */
export const sitemap = (pages: readonly SitePage[], origin: string): string =>
  urlSet(
    pages.filter(({ listed }) => listed).map(({ path }) => ({ path })),
    origin,
  );

/** Returns the line of robots.txt that names a sitemap. @param place its path, "/sitemap.xml" */
export const sitemapLine = (place: string, origin: string): string =>
  `Sitemap: ${new URL(place, origin).href}\n`;
