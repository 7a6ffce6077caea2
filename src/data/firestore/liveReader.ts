import { doc, onSnapshot, type DocumentSnapshot } from "firebase/firestore";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";
import { failure, type DataFailure } from "../failure";
import { PUBLISHED, publishedId, publishedRecords, toListing } from "../published";
import type { Listing, LiveReader } from "../reader";
import { firebaseApp, type FirebaseConfig } from "./firebaseApp";
import { firestoreDatabase } from "./firestoreDatabase";
import { follow } from "./firestoreWatch";

/** An app of its own, so that it goes on unchanged when somebody signs in. */
const APP = "arena-live";

/**
 * Follows published documents with the SDK. Where nothing is published it fails: visitors may not listen
 * to whole collections, which would cost a read for every record.
 */
export function liveReader(config: FirebaseConfig, name = APP): LiveReader {
  const database = firestoreDatabase(firebaseApp(config, name), config.firestoreEmulatorHost);
  return {
    watch<K extends EntityKind>(
      league: League,
      kind: K,
      onListing: (listing: Listing<K>) => void,
      onFailure: (failure: DataFailure) => void,
    ) {
      const collection = collectionOf(league, kind);
      if (!collection) return () => {};
      const document = doc(database, PUBLISHED, publishedId(collection));
      return follow<DocumentSnapshot>(
        (observer) => onSnapshot(document, { includeMetadataChanges: true }, observer),
        (snapshot) => {
          const records = publishedRecords(snapshot.data() ?? null);
          if (!records) return onFailure(failure("notFound"));
          onListing(toListing({ league, kind }, records, "published"));
        },
        onFailure,
      );
    },
  };
}
