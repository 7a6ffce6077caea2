import { escapeHtml } from "./html";
import type { SitePage } from "./sitePages";

/** The pages that search engines should show, in the sitemaps.org format. */
export function sitemap(pages: readonly SitePage[], origin: string): string {
  const urls = pages
    .filter(({ listed }) => listed)
    .map(({ path }) => `  <url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}
