import type { EntityKind } from "@/domain/records/record";
import { collectionOf } from "@/leagues/shape";
import { onChange } from "../changes";
import type { RawDocument } from "../documents";
import {
  listingIn,
  PUBLISHED,
  publishedIdOf,
  publishedListing,
  readListing,
  readRecord,
  sheetFor,
  type WantedListing,
} from "../published";
import type { LeagueReader, Listing } from "../reader";
import { takeRead, type EarlyRead } from "./earlyReads";
import { documentIn, documentUrl, restDocuments, type RestAddress } from "./restDocuments";

/** How long a visitor waits for one answer, in milliseconds. */
const READ_TIMEOUT = 10_000;

/**
 * What keeps answers is fetched once there is one: nothing on screen waits for it. Null where it cannot
 * be had: then nothing is kept.
 */
const keptAnswers = () => import("./keptAnswers").catch(() => null);

function keep(address: string, body: unknown): void {
  void keptAnswers().then((module) => module?.keepAnswer(address, body));
}

/** A document of which several listings are made. */
type Shared = Pick<EarlyRead, "listings"> & {
  readonly document: RawDocument | null;
  readonly readAt: number;
};

/** The address that a listing of the current season is read from; undefined where the league keeps none of that kind. */
export function listingUrl(
  address: RestAddress,
  wanted: WantedListing<EntityKind>,
): string | undefined {
  const { league, kind, season } = wanted;
  const collection = collectionOf(league, kind);
  if (!collection) return undefined;
  const id = sheetFor(wanted) ?? publishedIdOf(league, collection, season);
  return documentUrl(address, PUBLISHED, id);
}

/** How visitors read from Firestore; what they read is kept for visits without it. */
export function restReader(address: RestAddress, timeout = READ_TIMEOUT): LeagueReader {
  /** Documents on their way: a page asks for several listings of one sheet in the same moment. */
  const underWay = new Map<string, Promise<Shared>>();
  // Whoever asks after a save must not be given an answer from before it.
  onChange(() => underWay.clear());
  const documents = (signal?: AbortSignal) =>
    restDocuments(address, { signal, timeout, onDocument: keep });

  async function fetchShared(url: string, id: string): Promise<Shared> {
    const early = takeRead(url);
    if (!early)
      return { document: await documents().get(PUBLISHED, id), listings: {}, readAt: Date.now() };
    keep(url, early.body);
    return { ...early, readAt: Date.now() };
  }

  function shared(id: string): Promise<Shared> {
    const url = documentUrl(address, PUBLISHED, id);
    const known = underWay.get(url);
    if (known) return known;
    const started = fetchShared(url, id);
    underWay.set(url, started);
    const end = () => {
      if (underWay.get(url) === started) underWay.delete(url);
    };
    void started.finally(end).catch(() => {});
    return started;
  }

  return {
    async read<K extends EntityKind>(
      league: WantedListing<K>["league"],
      kind: K,
      { signal, season, whole }: { signal?: AbortSignal; season?: string; whole?: boolean } = {},
    ): Promise<Listing<K>> {
      const wanted = { league, kind, season, whole };
      const collection = collectionOf(league, kind);
      const sheet = collection && sheetFor(wanted);
      if (sheet !== undefined) {
        const { document, listings, readAt } = await shared(sheet);
        const early: Listing<K> | undefined = listings[kind];
        const found = early ?? listingIn(document, wanted, readAt);
        if (found) return found;
      } else if (collection) {
        const url = documentUrl(address, PUBLISHED, publishedIdOf(league, collection, season));
        const early = takeRead(url);
        const listing: Listing<K> | undefined = early?.listings[kind];
        if (early && listing) {
          keep(url, early.body);
          return listing;
        }
      }
      return readListing(documents(signal), league, kind, season);
    },
    readRecord: (request, signal) => readRecord(documents(signal), request),
    async lastRead<K extends EntityKind>(
      league: WantedListing<K>["league"],
      kind: K,
      { season, whole }: { season?: string; whole?: boolean } = {},
    ) {
      const wanted = { league, kind, season, whole };
      const url = listingUrl(address, wanted);
      const kept = url === undefined ? null : await (await keptAnswers())?.keptAnswer(url);
      if (!kept) return null;
      const document = documentIn(kept.body);
      return (
        listingIn(document, wanted, kept.readAt) ??
        publishedListing({ league, kind, season }, document, kept.readAt)
      );
    },
  };
}
