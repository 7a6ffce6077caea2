import { LOCALHOST } from "./emulators/ports";

/** What the site knows about where its data lives; `src/data` reads exactly these. */
export type SiteEnv = Record<`VITE_${string}`, string>;

/** The variables of a site that talks to local emulators. */
export function emulatorSiteEnv(
  projectId: string,
  ports: { auth: number; firestore: number },
): SiteEnv {
  return {
    VITE_STORE: "firestore",
    VITE_FIREBASE_PROJECT_ID: projectId,
    // The emulators take any key; the SDK only wants one to be there.
    VITE_FIREBASE_API_KEY: "local-emulator",
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_APP_ID: "local",
    VITE_FIRESTORE_EMULATOR_HOST: `${LOCALHOST}:${ports.firestore}`,
    VITE_AUTH_EMULATOR_HOST: `${LOCALHOST}:${ports.auth}`,
  };
}

/** The variables of a site whose data stays in the visitor's own browser. */
export function embeddedSiteEnv(projectId: string): SiteEnv {
  return { VITE_STORE: "embedded", VITE_FIREBASE_PROJECT_ID: projectId };
}
