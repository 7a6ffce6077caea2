import type { FirebaseApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
  type Firestore,
} from "firebase/firestore";

const made = new WeakMap<FirebaseApp, Map<string, Firestore>>();

/**
 * Returns an app's Firestore, created at the first call: the SDK refuses to create it twice, and several leagues are
 * watched at once. Its cache is in memory only, so that no save waits unseen for a later day.
 */
export function firestoreDatabase(
  app: FirebaseApp,
  emulatorHost?: string,
  databaseId?: string,
): Firestore {
  const id = databaseId || "(default)";
  const ofApp = made.get(app) ?? new Map<string, Firestore>();
  const before = ofApp.get(id);
  if (before) return before;
  // Every failure is shown as a DataFailure; the console needs no second copy.
  setLogLevel("silent");
  const database = initializeFirestore(app, { localCache: memoryLocalCache() }, id);
  if (emulatorHost) {
    const { hostname, port } = new URL(`http://${emulatorHost}`);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  made.set(app, ofApp.set(id, database));
  return database;
}
