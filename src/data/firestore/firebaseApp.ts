import { getApps, initializeApp, type FirebaseApp } from "firebase/app";

/** Which Firebase project the site uses, and where its emulators are. */
export interface FirebaseConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain?: string | undefined;
  readonly appId?: string | undefined;
  /** A database of the project other than its first one; '' means that too. */
  readonly databaseId?: string | undefined;
  /** host:port of the local emulators; Google's services without them. */
  readonly firestoreEmulatorHost?: string | undefined;
  readonly authEmulatorHost?: string | undefined;
}

/**
 * The Firebase app of a project, made once.
 * @param name tests use several apps at once
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
