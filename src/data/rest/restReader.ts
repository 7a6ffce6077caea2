import { readListing } from "../published";
import type { LeagueReader } from "../reader";
import { restDocuments, type RestAddress } from "./restDocuments";

/** How long a visitor waits for one answer, in milliseconds. */
const READ_TIMEOUT = 10_000;

/** How visitors read from Firestore. */
export function restReader(address: RestAddress, timeout = READ_TIMEOUT): LeagueReader {
  return {
    read: (league, kind, { signal, season } = {}) =>
      readListing(restDocuments(address, { signal, timeout }), league, kind, season),
  };
}
