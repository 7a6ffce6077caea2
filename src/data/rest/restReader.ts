import { collectionOf } from "@/leagues/shape";
import { PUBLISHED, publishedIdOf, publishedListing, readListing } from "../published";
import type { LeagueReader } from "../reader";
import { keepAnswer, keptAnswer } from "./keptAnswers";
import { documentIn, documentUrl, restDocuments, type RestAddress } from "./restDocuments";

/** How long a visitor waits for one answer, in milliseconds. */
const READ_TIMEOUT = 10_000;

/** How visitors read from Firestore; what they read is kept for visits without it. */
export function restReader(address: RestAddress, timeout = READ_TIMEOUT): LeagueReader {
  return {
    read(league, kind, { signal, season } = {}) {
      const documents = restDocuments(address, { signal, timeout, onDocument: keepAnswer });
      return readListing(documents, league, kind, season);
    },
    async lastRead(league, kind, season) {
      const collection = collectionOf(league, kind);
      if (!collection) return null;
      const id = publishedIdOf(league, collection, season);
      const kept = await keptAnswer(documentUrl(address, PUBLISHED, id));
      return kept && publishedListing({ league, kind, season }, documentIn(kept.body), kept.readAt);
    },
  };
}
