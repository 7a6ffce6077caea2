import type { Day } from "../../src/domain/day";
import { escapeHtml } from "./html";
import type { SitePage } from "./sitePages";

/** A page in the sitemap for search engines. */
export interface MappedPage {
  readonly path: string;
  /** When what it shows changed last, where that is known. */
  readonly day?: Day | undefined;
}

/** Pages in the sitemaps.org format. */
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

/** The pages of the build that search engines should show. */
export const sitemap = (pages: readonly SitePage[], origin: string): string =>
  urlSet(
    pages.filter(({ listed }) => listed).map(({ path }) => ({ path })),
    origin,
  );

/** The line of robots.txt that names a sitemap. @param place below the site's root */
export const sitemapLine = (place: string, origin: string): string =>
  `Sitemap: ${new URL(place, origin).href}\n`;
