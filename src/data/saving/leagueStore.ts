import { parseRecord, readAll, type EntityKind, type RecordOf } from "@/records/record";
import type { League, LeagueEntry } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import { withDeadline } from "../deadline";
import type { RawDocument, Documents } from "../documents";
import { failure, type DataFailure } from "../failure";
import {
  readWhole,
  collectionListing,
  isPublishedWhole,
  mostListed,
  PUBLISHED,
  publishedIdInLeague,
  publishedRecords,
  toListing,
} from "../published";
import type { LeagueStore, Save } from "../store";
import type { Listing } from "../reader";
import type { ChangeAction, RecordChange } from "./recordChange";
import { contentAfter, contentOfRestored } from "./recordDocument";
import { lastLive, saveLive } from "./live";
import type { SaveRecord } from "./saveRecord";
import type { SavingSession } from "./savingSession";

/** Returns the collection of a kind. @throws DataFailure 'notFound' if the league does not keep the kind */
export function requireCollection(league: League, kind: EntityKind): string {
  const collection = collectionOf(league, kind);
  if (!collection) throw failure("notFound");
  return collection;
}

/** Returns the change that saves an entity. */
export function entityChange<K extends EntityKind>(
  league: League,
  kind: K,
  action: ChangeAction,
  { id, version, entity, season, unconfirmed, accounts, group, sharedId }: Save<K>,
): RecordChange<K> {
  const collection = requireCollection(league, kind);
  const base = action === "create" ? null : version;
  // Parse it once, even if the save is tried several times.
  const read = readAll(kind, entity);
  const content = (stored: RawDocument | null) =>
    contentAfter({ league, kind, id, season, unconfirmed, accounts }, read, stored);
  return { league, kind, collection, id, action, base, content, group, sharedId };
}

/** Parses a saved document as a record. Its time is this device's until the server's time is loaded. */
export function savedRecord<K extends EntityKind>(
  { kind, id }: RecordChange<K>,
  saved: RawDocument | null,
): RecordOf<K> {
  const parsed = parseRecord(kind, id, { ...saved, updatedAt: new Date() });
  if (!parsed.ok) throw failure("unknown", parsed.unreadable.reason);
  return parsed.record;
}

/** Creates the store of records; works with any kind of `Documents`. */
export function createLeagueStore(session: SavingSession, saveRecord: SaveRecord): LeagueStore {
  const save = async <K extends EntityKind>(change: RecordChange<K>) =>
    savedRecord(change, await saveRecord(change));
  return {
    list: (league, kind) =>
      withDeadline(readWhole(session.documents, league, kind), session.times.read),
    watch: (league, kind, onListing, onFailure, season) =>
      watchListing(session.documents, { league, kind, season }, onListing, onFailure),
    create: async (league, kind, given) => save(entityChange(league, kind, "create", given)),
    update: async (league, kind, given) => save(entityChange(league, kind, "update", given)),
    async remove(league, kind, { id, version }, group) {
      const collection = requireCollection(league, kind);
      let before: RawDocument | null = null;
      const content = (stored: RawDocument | null) => {
        before = stored ?? before;
        return null;
      };
      const change = { league, kind, collection, id, content, group };
      await saveRecord({ ...change, action: "delete", base: version });
      return before;
    },
    saveLive: (...live) => saveLive(session, ...live),
    lastLive: (...live) => lastLive(session, ...live),
    async restore(league, kind, record, as = null, group) {
      const collection = requireCollection(league, kind);
      const content = () => contentOfRestored(league, kind, record, as);
      const { id } = record;
      return save({ league, kind, collection, id, action: "restore", base: null, content, group });
    },
  };
}

/**
 * Watches a league's published document (a past season's if `season` is set), and its collection as long as there is no
 * such document.
 */
function watchListing<K extends EntityKind>(
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
    publishedIdInLeague(league, collection, season),
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
