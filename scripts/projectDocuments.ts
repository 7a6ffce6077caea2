import type { DocumentReader } from "../src/data/documents";
import { restDocuments } from "../src/data/rest/restDocuments";
import { siteOrigin } from "./build/siteOrigin";

/** In milliseconds. */
const TIMEOUT = 20_000;

/**
 * Returns a reader of the documents that visitors may read, in the project that `.env` or the environment names; null
 * if they name no project, or the demo's store in the browser.
 */
export function projectDocuments(
  env: Readonly<Record<string, string | undefined>>,
): DocumentReader | null {
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_API_KEY: apiKey } = env;
  // In the demo each visitor's data is in that visitor's browser, so there is no database.
  if (!projectId || !apiKey || env["VITE_STORE"] === "embedded") return null;
  return restDocuments(
    {
      projectId,
      apiKey,
      databaseId: env["VITE_FIREBASE_DATABASE_ID"],
      emulatorHost: env["VITE_FIRESTORE_EMULATOR_HOST"],
    },
    // The API key may be restricted to requests from the site's address.
    { timeout: TIMEOUT, headers: { referer: `${siteOrigin(env)}/` } },
  );
}
