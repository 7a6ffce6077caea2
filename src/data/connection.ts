import type { LeagueReader } from "./reader";
import { restReader } from "./rest/restReader";

/*
 * Which store this build uses. Every `import.meta.env` stands here in full, so that the build
 * replaces it and leaves out the other store.
 */
const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID ?? "";
const apiKey = import.meta.env.VITE_FIREBASE_API_KEY ?? "";

/** Data stays in this browser, because no database is configured. */
export const isEmbedded = import.meta.env.VITE_STORE === "embedded" || projectId === "";

/** How visitors read. */
export const reader: LeagueReader = restReader({
  projectId,
  apiKey,
  emulatorHost: import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
});
