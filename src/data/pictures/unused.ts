import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { isOwnPicture, readMoment } from "@/domain/reading";
import { fieldsOf } from "@/records/document";
import { kindsOfLeagues } from "@/records/kinds";
import { collectionOf } from "@/records/shape";
import type { Documents, RawDocument } from "../documents";
import { dropPicture } from "./dropPicture";
import { PICTURES } from "./places";

/** The pictures that were made in the app and that a stored record names. */
export const picturesOf = (kind: EntityKind, stored: RawDocument): readonly string[] =>
  fieldsOf(kind)
    .filter(([, { picture }]) => picture !== undefined)
    .map(([name]) => stored[name])
    .filter((path) => typeof path === "string")
    .filter(isOwnPicture);

/** One that was made since may belong to a form that is still open, in milliseconds. */
const NEW = 86_400_000;

/** More records of a kind are not read: a picture of theirs would count as unused. */
const MOST = 10_000;

/** Every picture that a record of the league names, of any season; null where not all could be read. */
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

/** Deletes the pictures of a league that no record names and that are older than a day. @throws DataFailure */
export async function dropUnusedPictures(
  documents: Documents,
  league: League,
  by: string,
): Promise<void> {
  const before = Date.now() - NEW;
  // By the first figure of their digests: no answer is too large.
  for (const figure of "0123456789abcdef") {
    const kept = await documents.beginningWith(PICTURES, figure, { league: league.slug });
    const old = kept.filter(({ data }) => (readMoment(data["at"]) ?? Infinity) < before);
    if (old.length === 0) continue;
    // Read after the pictures: one that is taken up meanwhile is among them.
    const named = await namedIn(documents, league);
    if (named === null) return;
    for (const { id } of old.filter((one) => !named.has(`${PICTURES}/${one.id}`)))
      await dropPicture(documents, id, by);
  }
}
