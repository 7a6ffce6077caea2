import type { FirebaseApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  setLogLevel,
  type Firestore,
} from "firebase/firestore";

/** Firestore for administrators: in memory only, so that no save waits unseen for a later day. */
export function firestoreDatabase(
  app: FirebaseApp,
  emulatorHost?: string,
  databaseId?: string,
): Firestore {
  // Every failure reaches a person as a DataFailure; the console needs no second copy.
  setLogLevel("silent");
  const database = initializeFirestore(
    app,
    { localCache: memoryLocalCache() },
    databaseId || "(default)",
  );
  if (emulatorHost) {
    const { hostname, port } = new URL(`http://${emulatorHost}`);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
}
