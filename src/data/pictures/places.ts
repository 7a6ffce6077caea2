/** The place of a league's crests that were made in the app: one document under its slug. */
export const CRESTS = "crests";

/** The place of any other picture made in the app: its digest. */
export const PICTURES = "pictures";

/** What the pictures of a league take, under its slug, once an owner has counted them. */
export const PICTURE_COUNTS = "pictureCounts";

/** The parts of such a picture's path as records name it: a crest's league, its digest. */
export function partsOfPicture(path: string): {
  readonly league: string | null;
  readonly digest: string;
} {
  const [collection, ...rest] = path.split("/");
  const digest = rest.at(-1) ?? "";
  return { league: collection === CRESTS ? (rest[0] ?? "") : null, digest };
}
