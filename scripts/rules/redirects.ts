import { siteRedirects, siteRewrites } from "../build/sitePages";

const written = (entries: unknown) => JSON.stringify(entries, null, 2).replaceAll("\n", "\n    ");

/**
 * Writes the redirects and rewrites of the site's addresses into `firebase.json`; all else stays.
 * @param config its text
 */
export function withRedirects(config: string): string {
  const redirects = siteRedirects().map((one) => ({ ...one, type: 301 }));
  return config
    .replace(/"redirects": \[[^\]]*\]/, `"redirects": ${written(redirects)}`)
    .replace(/"rewrites": \[[^\]]*\]/, () => `"rewrites": ${written(siteRewrites())}`);
}
