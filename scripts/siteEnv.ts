import { LOCALHOST } from "./emulators/ports";

/** The variables that tell the site where its data is stored; `src/data` reads exactly these. */
export type SiteEnv = Record<`VITE_${string}`, string>;

/** Returns the variables of a site that uses local emulators. */
export function emulatorSiteEnv(
  projectId: string,
  ports: { auth: number; firestore: number },
): SiteEnv {
  return {
    VITE_STORE: "firestore",
    VITE_FIREBASE_PROJECT_ID: projectId,
    // The emulators accept any key, but the SDK requires one.
    VITE_FIREBASE_API_KEY: "local-emulator",
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_APP_ID: "local",
    VITE_FIRESTORE_EMULATOR_HOST: `${LOCALHOST}:${ports.firestore}`,
    VITE_AUTH_EMULATOR_HOST: `${LOCALHOST}:${ports.auth}`,
  };
}

/** Returns the variables of a site that stores its data in each visitor's browser. */
export function embeddedSiteEnv(projectId: string): SiteEnv {
  return { VITE_STORE: "embedded", VITE_FIREBASE_PROJECT_ID: projectId };
}
