import type { League } from "@/domain/league/league";
import { readMoment } from "@/domain/reading";
import { serverNow } from "@/domain/serverTime";
import { fieldsOf } from "@/records/document";
import { kindsOfLeagues } from "@/records/kinds";
import { collectionOf } from "@/records/shape";
import { SERVER_TIME, type Documents } from "../documents";
import { HISTORY } from "../saving/savingSession";
import { newRecordId } from "../store";
import { textSize, type PictureCount } from "./counts";
import { dropPicture } from "./dropPicture";
import { picturesOf } from "./picturesOf";
import { PICTURE_COUNTS, PICTURES } from "./places";

/** A picture younger than this may belong to a form that is still open; in milliseconds. */
const NEW = 86_400_000;

/**
 * Most records of a kind that are read. If there are more, nothing is deleted, because their pictures would count as
 * unused.
 */
const MOST = 10_000;

/** Returns all pictures that the league's records of any season use; null if not all records could be read. */
async function namedIn(documents: Documents, league: League): Promise<ReadonlySet<string> | null> {
  const named = new Set<string>();
  for (const kind of kindsOfLeagues) {
    const collection = collectionOf(league, kind);
    if (!collection || !fieldsOf(kind).some(([, { picture }]) => picture !== undefined)) continue;
    const found = await documents.list(collection, MOST);
    if (found.length >= MOST) return null;
    for (const { data } of found) for (const path of picturesOf(kind, data)) named.add(path);
  }
  return named;
}

/** The result of tidying up a league's pictures. */
export interface TidiedPictures extends PictureCount {
  readonly dropped: number;
}

/**
 * Deletes the pictures of a league that no record uses and that are older than a day, and counts the others. If it is
 * stopped, it continues when it is started again, and nothing is counted until it is finished.
 * @throws DataFailure
 */
export async function tidyPictures(
  documents: Documents,
  league: League,
  by: string,
  signal?: AbortSignal,
): Promise<TidiedPictures | null> {
  const before = serverNow() - NEW;
  let [bytes, count, dropped] = [0, 0, 0];
  // Load them by the first digit of their digests, so that no answer is too large.
  for (const figure of "0123456789abcdef") {
    if (signal?.aborted) return null;
    const kept = await documents.beginningWith(PICTURES, figure, { league: league.slug });
    const old = kept.filter(({ data }) => (readMoment(data["at"]) ?? Infinity) < before);
    // Load the records after the pictures, so that a picture that a record begins to use in the meantime is included.
    const named = old.length > 0 ? await namedIn(documents, league) : null;
    const unused = named ? old.filter(({ id }) => !named.has(`${PICTURES}/${id}`)) : [];
    for (const { id } of unused) await dropPicture(documents, id, by);
    const stay = kept.filter((one) => !unused.includes(one));
    dropped += unused.length;
    count += stay.length;
    bytes += stay.reduce((sum, { data }) => sum + textSize(data["picture"]), 0);
  }
  await writeCount(documents, league.slug, { bytes, count }, by);
  return { bytes, count, dropped };
}

/** Stores the count of a league's pictures, with an entry in the league's history. */
async function writeCount(
  documents: Documents,
  league: string,
  counted: PictureCount,
  by: string,
): Promise<void> {
  await documents.transact(async (transaction) => {
    const entry = newRecordId();
    transaction.set(PICTURE_COUNTS, league, { ...counted, lastId: entry });
    transaction.set(HISTORY, entry, {
      collection: league,
      id: league,
      record: `${PICTURE_COUNTS}/${league}`,
      version: 0,
      action: "count",
      before: null,
      after: { ...counted },
      by,
      at: SERVER_TIME,
    });
  });
}
