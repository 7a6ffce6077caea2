import type { DocumentReader } from "../src/data/documents";
import { restDocuments } from "../src/data/rest/restDocuments";
import { siteOrigin } from "./build/siteOrigin";

const TIMEOUT = 20_000;

/** Reads what visitors may of the project that `.env` or the environment names; null where they name none, or no database of a project. */
export function projectDocuments(
  env: Readonly<Record<string, string | undefined>>,
): DocumentReader | null {
  const { VITE_FIREBASE_PROJECT_ID: projectId, VITE_FIREBASE_API_KEY: apiKey } = env;
  // What each visitor keeps in the own browser is in no database.
  if (!projectId || !apiKey || env["VITE_STORE"] === "embedded") return null;
  return restDocuments(
    {
      projectId,
      apiKey,
      databaseId: env["VITE_FIREBASE_DATABASE_ID"],
      emulatorHost: env["VITE_FIRESTORE_EMULATOR_HOST"],
    },
    // The key may be restricted to the site's address.
    { timeout: TIMEOUT, headers: { referer: `${siteOrigin(env)}/` } },
  );
}
