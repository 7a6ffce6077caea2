import { arena } from "@arena/arena";

/**
 * Returns the origin of the deployed site: from VITE_SITE_URL, else Firebase Hosting's address of the project, else the
 * arena's `url`.
 * @throws Error, in one plain sentence, if VITE_SITE_URL is no address
 */
export function siteOrigin(env: Readonly<Record<string, string | undefined>>): string {
  const { VITE_SITE_URL: named, VITE_FIREBASE_PROJECT_ID: project } = env;
  if (!named) return project ? `https://${project}.web.app` : arena.url;
  if (!URL.canParse(named)) throw new Error(`VITE_SITE_URL is no address: ${named}`);
  return new URL(named).origin;
}
