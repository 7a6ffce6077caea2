import { collectionOf } from "@/leagues/shape";
import { PUBLISHED, publishedIdOf, publishedListing, readListing } from "../published";
import type { LeagueReader } from "../reader";
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
  return {
    read(league, kind, { signal, season } = {}) {
      const documents = restDocuments(address, { signal, timeout, onDocument: keep });
      return readListing(documents, league, kind, season);
    },
    async lastRead(league, kind, season) {
      const collection = collectionOf(league, kind);
      if (!collection) return null;
      const id = publishedIdOf(league, collection, season);
      const kept = await (await keptAnswers())?.keptAnswer(documentUrl(address, PUBLISHED, id));
      if (!kept) return null;
      return publishedListing({ league, kind, season }, documentIn(kept.body), kept.readAt);
    },
  };
}
