/** Collection of crests created in the app: one document per league, under its slug. */
export const CRESTS = "crests";

/** Collection of all other pictures created in the app: one document per picture, under its digest. */
export const PICTURES = "pictures";

/** Collection of the counts of pictures: one document per league, under its slug, once an owner has counted them. */
export const PICTURE_COUNTS = "pictureCounts";

/** Splits a picture's path into the league's slug, only for a crest (else null), and the digest. */
export function partsOfPicture(path: string): {
  readonly league: string | null;
  readonly digest: string;
} {
  const [collection, ...rest] = path.split("/");
  const digest = rest.at(-1) ?? "";
  return { league: collection === CRESTS ? (rest[0] ?? "") : null, digest };
}
