import { siteRedirects } from "../build/sitePages";

/** `firebase.json` with the redirects that the registry wants of the host, and nothing else changed. */
export function withRedirects(config: string): string {
  const redirects = siteRedirects().map((one) => ({ ...one, type: 301 }));
  const written = JSON.stringify(redirects, null, 2).replaceAll("\n", "\n    ");
  return config.replace(/"redirects": \[[^\]]*\]/, `"redirects": ${written}`);
}
