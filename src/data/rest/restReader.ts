import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";
import { PUBLISHED, publishedIdOf, publishedListing, readListing } from "../published";
import type { LeagueReader } from "../reader";
import { takeRead } from "./earlyReads";
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

/** How visitors read from Firestore; what they read is kept for visits without it. */
export function restReader(address: RestAddress, timeout = READ_TIMEOUT): LeagueReader {
  /** The address of the aggregation document; undefined where the league keeps none of that kind. */
  function published(league: League, kind: EntityKind, season?: string): string | undefined {
    const collection = collectionOf(league, kind);
    if (!collection) return undefined;
    return documentUrl(address, PUBLISHED, publishedIdOf(league, collection, season));
  }

  return {
    async read(league, kind, { signal, season } = {}) {
      const read = takeRead(kind, published(league, kind, season));
      if (read) {
        keep(read.url, read.body);
        return read.listing;
      }
      const documents = restDocuments(address, { signal, timeout, onDocument: keep });
      return readListing(documents, league, kind, season);
    },
    async lastRead(league, kind, season) {
      const url = published(league, kind, season);
      const kept = url === undefined ? null : await (await keptAnswers())?.keptAnswer(url);
      if (!kept) return null;
      return publishedListing({ league, kind, season }, documentIn(kept.body), kept.readAt);
    },
  };
}
