import type { AdminConnection } from "../adminConnection";
import { firebaseIdentity } from "../auth/firebaseIdentity";
import { isEmulatorReachable, isOffline } from "../online";
import { restDocuments } from "../rest/restDocuments";
import { storedPages } from "../rest/storedPages";
import { connectSaving } from "../saving/connectSaving";
import { savingTimes } from "../saving/savingSession";
import { firebaseApp, type FirebaseConfig } from "./firebaseApp";
import { firestoreDatabase } from "./firestoreDatabase";
import { firestoreDocuments } from "./firestoreDocuments";

/**
 * Connects the administration to Firestore and Firebase Auth.
 * @param name distinguishes Firebase apps, because tests use several at once
 */
export function connectFirestore(
  config: FirebaseConfig,
  { name }: { name?: string } = {},
): AdminConnection {
  const app = firebaseApp(config, name);
  const address = { ...config, emulatorHost: config.firestoreEmulatorHost };
  const identity = firebaseIdentity(app, address, config.authEmulatorHost);
  const reading = { timeout: savingTimes.read, token: identity.token };
  const documents = firestoreDocuments(
    firestoreDatabase(app, config.firestoreEmulatorHost, config.databaseId),
    restDocuments(address, reading),
    storedPages(address, reading),
    identity.token,
  );
  return connectSaving({
    documents,
    identity,
    account: identity.account,
    isOffline: async () =>
      isOffline() && !(await isEmulatorReachable(config.firestoreEmulatorHost)),
    times: savingTimes,
    chosen: new Map(),
  });
}
