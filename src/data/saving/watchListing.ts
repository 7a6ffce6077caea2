import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";
import { MAX_LISTED, type Documents } from "../documents";
import type { DataFailure } from "../failure";
import {
  collectionListing,
  PUBLISHED,
  publishedId,
  publishedRecords,
  toListing,
} from "../published";
import type { Listing } from "../reader";

/** Follows a league's published document, and its collection as long as there is none. */
export function watchListing<K extends EntityKind>(
  documents: Documents,
  league: League,
  kind: K,
  onListing: (listing: Listing<K>) => void,
  onFailure: (failure: DataFailure) => void,
): () => void {
  const collection = collectionOf(league, kind);
  const wanted = { league, kind };
  if (!collection) {
    onListing(toListing(wanted, [], "collection"));
    return () => {};
  }
  let stopList: (() => void) | null = null;
  const leaveList = () => {
    stopList?.();
    stopList = null;
  };
  const stop = documents.watch(
    PUBLISHED,
    publishedId(collection),
    (document) => {
      const published = publishedRecords(document);
      if (published) {
        leaveList();
        onListing(toListing(wanted, published, "published"));
        return;
      }
      stopList ??= documents.watchList(
        collection,
        MAX_LISTED,
        (found) => onListing(collectionListing(wanted, found)),
        onFailure,
      );
    },
    onFailure,
  );
  return () => {
    stop();
    leaveList();
  };
}
