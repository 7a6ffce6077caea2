import { doc, onSnapshot, type DocumentSnapshot } from "firebase/firestore";
import { failure } from "../failure";
import { learnServerTime } from "../ownWrites";
import { LIVE, liveState } from "../liveState";
import { PUBLISHED, sheetListings } from "../published";
import type { LiveReader } from "../reader";
import { firebaseApp, type FirebaseConfig } from "./firebaseApp";
import { firestoreDatabase } from "./firestoreDatabase";
import { follow } from "./firestoreWatch";

/** The name of a separate Firebase app, so that watching goes on unchanged when the user signs in. */
const APP = "arena-live";

/**
 * Watches a league's sheet and its live matches with the SDK. Fails if the league has no sheet: visitors may not listen
 * to whole collections, which would cost a read for every record.
 */
export function liveReader(config: FirebaseConfig, name = APP): LiveReader {
  const database = firestoreDatabase(
    firebaseApp(config, name),
    config.firestoreEmulatorHost,
    config.databaseId,
  );
  return {
    watch(league, onSheet, onFailure) {
      const document = doc(database, PUBLISHED, league.slug);
      return follow<DocumentSnapshot>(
        (observer) => onSnapshot(document, { includeMetadataChanges: true }, observer),
        (snapshot) => {
          learnServerTime(snapshot.data() ?? null);
          const listings = sheetListings(league, snapshot.data() ?? null);
          if (listings) onSheet(listings);
          else onFailure(failure("notFound"));
        },
        onFailure,
      );
    },
    watchMatches(league, onState, onFailure) {
      const document = doc(database, LIVE, league.slug);
      return follow<DocumentSnapshot>(
        (observer) => onSnapshot(document, { includeMetadataChanges: true }, observer),
        (snapshot) => {
          learnServerTime(snapshot.data() ?? null);
          onState(liveState(snapshot.data() ?? null));
        },
        onFailure,
      );
    },
  };
}
