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
 * An app's Firestore, made once: the SDK refuses to begin a second time, and several leagues are followed at once. In
 * memory only, so that no save waits unseen for a later day.
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
  // Every failure reaches a person as a DataFailure; the console needs no second copy.
  setLogLevel("silent");
  const database = initializeFirestore(app, { localCache: memoryLocalCache() }, id);
  if (emulatorHost) {
    const { hostname, port } = new URL(`http://${emulatorHost}`);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  made.set(app, ofApp.set(id, database));
  return database;
}
