import type { EntityKind } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import type { Documents } from "../documents";
import type { DataFailure } from "../failure";
import {
  collectionListing,
  isPublishedWhole,
  mostListed,
  PUBLISHED,
  publishedIdOf,
  publishedRecords,
  toListing,
} from "../published";
import type { Listing } from "../reader";

/** Follows a league's published document, of a past season where one is named, and its collection as long as there is none. */
export function watchListing<K extends EntityKind>(
  documents: Documents,
  wanted: { readonly league: LeagueEntry; readonly kind: K; readonly season: string | undefined },
  onListing: (listing: Listing<K>) => void,
  onFailure: (failure: DataFailure) => void,
): () => void {
  const { league, kind, season } = wanted;
  const collection = collectionOf(league, kind);
  if (!collection) {
    onListing(toListing(wanted, [], "collection"));
    return () => {};
  }
  const watchAll = () =>
    documents.watchList(
      collection,
      mostListed(kind),
      (found) => onListing(collectionListing(wanted, found)),
      onFailure,
    );
  if (!isPublishedWhole(kind)) return watchAll();
  let stopList: (() => void) | null = null;
  const leaveList = () => {
    stopList?.();
    stopList = null;
  };
  const stop = documents.watch(
    PUBLISHED,
    publishedIdOf(league, collection, season),
    (document) => {
      const published = publishedRecords(document);
      if (published) {
        leaveList();
        onListing(toListing(wanted, published, "published"));
        return;
      }
      stopList ??= watchAll();
    },
    onFailure,
  );
  return () => {
    stop();
    leaveList();
  };
}
