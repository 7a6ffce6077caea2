import type { EntityKind } from "@/records/record";
import { readMoment } from "@/domain/reading";
import { learnPast } from "@/domain/serverTime";
import { collectionOf } from "@/records/shape";
import { onChange } from "../changes";
import type { RawDocument } from "../documents";
import {
  listingIn,
  PUBLISHED,
  publishedIdOf,
  publishedListing,
  readPublished,
  readRecord,
  sheetFor,
  type PublishedListingRequest,
} from "../published";
import type { LeagueReader, Listing } from "../reader";
import { keepAnswer, keptAnswer } from "./keptAnswers";
import { documentIn, documentUrl, restDocuments, type RestAddress } from "./restDocuments";

/** How long a visitor waits for one answer, in milliseconds. */
export const READ_TIMEOUT = 10_000;

/** A document of which several listings are made. */
interface SharedDocument {
  readonly document: RawDocument | null;
  readonly readAt: number;
}

/** How long an answer serves other listings of the same page, in milliseconds. */
const FRESH = 3_000;

interface SharedSheet {
  readonly answer: Promise<SharedDocument>;
  /** The listings that have had it. */
  readonly given: Set<string>;
  /** Null while it is on its way. */
  readAt: number | null;
}

/** The address that a listing of the current season is read from; undefined where the league keeps none of that kind. */
export function listingUrl(
  address: RestAddress,
  wanted: PublishedListingRequest<EntityKind>,
): string | undefined {
  const { league, kind, season } = wanted;
  const collection = collectionOf(league, kind);
  if (!collection) return undefined;
  const id = sheetFor(wanted) ?? publishedIdOf(league, collection, season);
  return documentUrl(address, PUBLISHED, id);
}

/** How visitors read from Firestore; what they read is kept for visits without it. */
export function restReader(address: RestAddress): LeagueReader {
  /** Sheets on their way or just read: a page asks for several listings of one. */
  const sheets = new Map<string, SharedSheet>();
  // A read after a save must not get an answer from before it.
  onChange(() => sheets.clear());
  const documents = (signal?: AbortSignal) =>
    restDocuments(address, { signal, timeout: READ_TIMEOUT, onDocument: keepAnswer });

  async function fetchShared(id: string): Promise<SharedDocument> {
    const document = await documents().get(PUBLISHED, id);
    // What a visitor reads was written by others, some time ago.
    const at = readMoment(document?.["updatedAt"]);
    if (at !== null) learnPast(at);
    return { document, readAt: Date.now() };
  }

  /** The sheet for a listing: each listing is given the same answer once, so that asking again reads again. */
  function shared(id: string, listing: string): Promise<SharedDocument> {
    const url = documentUrl(address, PUBLISHED, id);
    const known = sheets.get(url);
    const isFresh = known && (known.readAt === null || Date.now() - known.readAt < FRESH);
    if (known && isFresh && !known.given.has(listing)) {
      known.given.add(listing);
      return known.answer;
    }
    const sheet: SharedSheet = {
      answer: fetchShared(id),
      given: new Set([listing]),
      readAt: null,
    };
    sheets.set(url, sheet);
    sheet.answer.then(
      () => void (sheet.readAt = Date.now()),
      () => sheets.get(url) === sheet && sheets.delete(url),
    );
    return sheet.answer;
  }

  return {
    async read<K extends EntityKind>(
      league: PublishedListingRequest<K>["league"],
      kind: K,
      { signal, season, whole }: { signal?: AbortSignal; season?: string; whole?: boolean } = {},
    ): Promise<Listing<K>> {
      const wanted = { league, kind, season, whole };
      const collection = collectionOf(league, kind);
      const sheet = collection && sheetFor(wanted);
      if (sheet !== undefined) {
        const { document, readAt } = await shared(sheet, `${kind}@${season ?? ""}`);
        const found = listingIn(document, wanted, readAt);
        if (found) return found;
      }
      return readPublished(documents(signal), league, kind, season);
    },
    readRecord: (request, signal) => readRecord(documents(signal), request),
    async lastRead<K extends EntityKind>(
      league: PublishedListingRequest<K>["league"],
      kind: K,
      { season, whole }: { season?: string; whole?: boolean } = {},
    ) {
      const wanted = { league, kind, season, whole };
      const url = listingUrl(address, wanted);
      const kept = url === undefined ? null : await keptAnswer(url);
      if (!kept) return null;
      const document = documentIn(kept.body);
      return (
        listingIn(document, wanted, kept.readAt) ??
        publishedListing({ league, kind, season }, document, kept.readAt)
      );
    },
  };
}
