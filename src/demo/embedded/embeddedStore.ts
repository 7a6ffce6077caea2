import type { AdminConnection } from "@/data/adminConnection";
import type { DocumentReader, FoundDocument } from "@/data/documents";
import { failure } from "@/data/failure";
import { LIVE, liveState } from "@/data/liveState";
import { PUBLISHED, readFromSheet, readRecord, sheetListings } from "@/data/published";
import type { LeagueReader, LiveReader } from "@/data/reader";
import { connectSaving } from "@/data/saving/connectSaving";
import { savingTimes } from "@/data/saving/savingSession";
import { tabStorage, type TextStorage } from "./browserStorage";
import { embeddedDocuments } from "./embeddedDocuments";
import { embeddedAccount, embeddedIdentity, type EmbeddedAccount } from "./embeddedIdentity";

/** The data that a browser gets if it has none yet. */
export interface FirstData {
  readonly accounts: readonly EmbeddedAccount[];
  readonly documents: () => readonly (FoundDocument & { readonly collection: string })[];
}

/** The key that is set once the first data is written, so that deleted records stay deleted. */
export const SEEDED = "arena-seeded";

/** Everything that a site without a database needs, in one browser. */
export interface EmbeddedConnection extends AdminConnection {
  readonly reader: LeagueReader;
  readonly live: LiveReader;
  readonly documents: DocumentReader;
}

/** Connects to a database in the browser's storage, with its own accounts. */
export function connectEmbedded(
  storage: TextStorage,
  { accounts, documents: firstDocuments }: FirstData,
  tab: TextStorage = tabStorage(),
): EmbeddedConnection {
  const sessions = { always: storage, tab };
  const account = () => embeddedAccount(sessions, accounts);
  const documents = embeddedDocuments(storage, account);
  if (storage.getItem(SEEDED) === null) {
    documents.seed(firstDocuments());
    storage.setItem(SEEDED, "yes");
  }
  const identity = embeddedIdentity(sessions, accounts, documents);
  const reader: LeagueReader = {
    read: (league, kind, { season, whole } = {}) =>
      readFromSheet(documents, { league, kind, season, whole }),
    readRecord: (request) => readRecord(documents, request),
  };
  const live: LiveReader = {
    watch: (league, onSheet, onFailure) =>
      documents.watch(
        PUBLISHED,
        league.slug,
        (sheet) => {
          const listings = sheetListings(league, sheet);
          if (listings) onSheet(listings);
          else onFailure(failure("notFound"));
        },
        onFailure,
      ),
    watchMatches: (league, onState, onFailure) =>
      documents.watch(LIVE, league.slug, (found) => onState(liveState(found)), onFailure),
  };
  const saving = connectSaving({
    documents,
    identity,
    account,
    isOffline: () => Promise.resolve(false),
    times: savingTimes,
    chosen: new Map(),
  });
  return { reader, live, documents, ...saving };
}
