import { arena } from "@arena/arena";

/**
 * Where the site will be: VITE_SITE_URL, else Hosting's own address of the configured project, else
 * the arena's. @throws Error in one plain sentence when VITE_SITE_URL is no address
 */
export function siteOrigin(env: Readonly<Record<string, string | undefined>>): string {
  const { VITE_SITE_URL: named, VITE_FIREBASE_PROJECT_ID: project } = env;
  if (!named) return project ? `https://${project}.web.app` : arena.url;
  if (!URL.canParse(named)) throw new Error(`VITE_SITE_URL is no address: ${named}`);
  return new URL(named).origin;
}
