import { siteRedirects, siteRewrites } from "../build/sitePages";

const written = (entries: unknown) => JSON.stringify(entries, null, 2).replaceAll("\n", "\n    ");

/** `firebase.json` with the redirects and rewrites that the registry wants of the host, and nothing else changed. */
export function withRedirects(config: string): string {
  const redirects = siteRedirects().map((one) => ({ ...one, type: 301 }));
  return config
    .replace(/"redirects": \[[^\]]*\]/, `"redirects": ${written(redirects)}`)
    .replace(/"rewrites": \[[^\]]*\]/, () => `"rewrites": ${written(siteRewrites())}`);
}
