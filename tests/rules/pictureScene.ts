import { pictureDigest } from "../factories/pictures";
import type { Identity } from "./rulesEmulator";
import { NOW, type Fields, type Write } from "./save";

/** What the pictures of a league take, as a commit of a picture or of who counts leaves it. */
export const countWrite = (
  slug: string,
  fields: { readonly bytes: number; readonly count: number; readonly lastId: string },
): Write => ({ op: "set", path: `pictureCounts/${slug}`, fields });

/** An owner has counted the pictures of a league. */
export function countingWrites(slug: string, who: Identity, change: Fields = {}): Write[] {
  const counted = { bytes: 200, count: 2 };
  const fields = {
    collection: slug,
    id: slug,
    record: `pictureCounts/${slug}`,
    version: 0,
    action: "count",
    before: null,
    after: counted,
    by: who.uid ?? "nobody",
    at: NOW,
    ...change,
  };
  return [
    countWrite(slug, { ...counted, lastId: "counted" }),
    { op: "set", path: "history/counted", fields },
  ];
}

/** Takes a picture away that was kept before pictures had an author, with the entry that says so. */
export function dropWrites(
  league: string,
  text: string,
  who: Identity,
  change: Fields = {},
): Write[] {
  const id = pictureDigest(league, text);
  const fields = {
    collection: league,
    id,
    record: `pictures/${id}`,
    version: 0,
    action: "drop",
    before: { at: new Date(0), by: "" },
    after: null,
    by: who.uid ?? "nobody",
    at: NOW,
    ...change,
  };
  return [
    { op: "delete", path: `pictures/${id}` },
    { op: "set", path: `deletions/${league} ${id}`, fields: { change: "drop" } },
    { op: "set", path: "history/drop", fields },
  ];
}
