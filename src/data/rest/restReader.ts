import type { EntityKind } from "@/records/record";
import { readMoment } from "@/domain/reading";
import { learnPast } from "@/domain/serverTime";
import { collectionOf } from "@/records/shape";
import { onChange } from "../changes";
import type { RawDocument } from "../documents";
import {
  listingIn,
  PUBLISHED,
  publishedIdInLeague,
  publishedListing,
  readWholeForVisitors,
  readRecord,
  sheetFor,
  type PublishedListingRequest,
} from "../published";
import type { LeagueReader, Listing } from "../reader";
import { storeAnswer, readAnswer } from "./storedAnswers";
import { documentIn, documentUrl, restDocuments, type RestAddress } from "./restDocuments";

/** How long a visitor waits for one answer, in milliseconds. */
export const READ_TIMEOUT = 10_000;

/** A loaded document from which several listings are made. */
interface SharedDocument {
  readonly document: RawDocument | null;
  readonly readAt: number;
}

/** For how long other listings of the same page use an answer, in milliseconds. */
const FRESH = 3_000;

/** A sheet that is loading or was just loaded. */
interface SharedSheet {
  readonly answer: Promise<SharedDocument>;
  /** The listings that have used this answer. */
  readonly given: Set<string>;
  /** When it was loaded, in epoch milliseconds; null while it is loading. */
  readAt: number | null;
}

/** Returns the URL from which a listing is loaded; undefined if the league does not keep that kind. */
export function listingUrl(
  address: RestAddress,
  wanted: PublishedListingRequest<EntityKind>,
): string | undefined {
  const { league, kind, season } = wanted;
  const collection = collectionOf(league, kind);
  if (!collection) return undefined;
  const id = sheetFor(wanted) ?? publishedIdInLeague(league, collection, season);
  return documentUrl(address, PUBLISHED, id);
}

/**
 * Creates the reader for visitors over Firestore's REST interface. Loaded answers are stored for visits without a
 * connection.
 */
export function restReader(address: RestAddress): LeagueReader {
  /** Sheets that are loading or were just loaded, by URL: a page requests several listings of one sheet. */
  const sheets = new Map<string, SharedSheet>();
  // A listing that is loaded after a save must not use an answer from before it.
  onChange(() => sheets.clear());
  const documents = (signal?: AbortSignal) =>
    restDocuments(address, { signal, timeout: READ_TIMEOUT, onDocument: storeAnswer });

  async function fetchShared(id: string): Promise<SharedDocument> {
    const document = await documents().get(PUBLISHED, id);
    // The document was written by others some time ago, so the server's time is later than that.
    const at = readMoment(document?.["updatedAt"]);
    if (at !== null) learnPast(at);
    return { document, readAt: Date.now() };
  }

  /**
   * Returns the sheet for a listing. Each listing uses the same answer only once, so that a second request loads again.
   */
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
      return readWholeForVisitors(documents(signal), league, kind, season);
    },
    readRecord: (request, signal) => readRecord(documents(signal), request),
    async lastRead<K extends EntityKind>(
      league: PublishedListingRequest<K>["league"],
      kind: K,
      { season, whole }: { season?: string; whole?: boolean } = {},
    ) {
      const wanted = { league, kind, season, whole };
      const url = listingUrl(address, wanted);
      const kept = url === undefined ? null : await readAnswer(url);
      if (!kept) return null;
      const document = documentIn(kept.body);
      return (
        listingIn(document, wanted, kept.readAt) ??
        publishedListing({ league, kind, season }, document, kept.readAt)
      );
    },
  };
}
