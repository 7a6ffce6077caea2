import { getApps, initializeApp, type FirebaseApp } from "firebase/app";

/** The Firebase project of the site, and the addresses of its emulators. */
export interface FirebaseConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain?: string | undefined;
  readonly appId?: string | undefined;
  /** The id of the project's database; "" or undefined for its default database. */
  readonly databaseId?: string | undefined;
  /** host:port of the local emulators; undefined to use Google's services. */
  readonly firestoreEmulatorHost?: string | undefined;
  readonly authEmulatorHost?: string | undefined;
}

/**
 * Returns the Firebase app of a project, created at the first call.
 * @param name distinguishes apps, because tests use several at once
 */
export function firebaseApp(config: FirebaseConfig, name = "arena"): FirebaseApp {
  const { projectId, apiKey, authDomain, appId } = config;
  return (
    getApps().find((app) => app.name === name) ??
    initializeApp(
      { projectId, apiKey, ...(authDomain && { authDomain }), ...(appId && { appId }) },
      name,
    )
  );
}
