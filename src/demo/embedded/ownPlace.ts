import { FAULT_GROUPS, faultGroup, FAULTS, FAULTS_A_DAY } from "@/data/faults/faults";
import { CRESTS, PICTURES } from "@/data/pictures/places";
import { sha256 } from "@/data/sha256";
import { pictureShapes, pictureTextPattern, base64Length } from "@/domain/pictures";
import { readMap, readText } from "@/domain/reading";
import type { Account } from "@/data/identity";
import type { ReadDocument, Write } from "./embeddedRights";

/** Whether a picture's text has the right form and size, and its id is the digest of its league and text. */
async function isPicture(
  id: string,
  league: string,
  text: unknown,
  most: number,
): Promise<boolean> {
  const isText = typeof text === "string" && text.length <= base64Length(most);
  return isText && pictureTextPattern.test(text) && id === (await sha256(`${league} ${text}`));
}

/** Whether the id is one of today’s places for faults, and one of those that the account may fill. */
async function isPlace(id: string, uid: string): Promise<boolean> {
  const place = /^(\d{4}-\d\d-\d\d)-(\d\d)$/.exec(id);
  const [, day, digits] = place ?? [];
  const number = Number(digits);
  return (
    day === new Date().toISOString().slice(0, 10) &&
    number < FAULTS_A_DAY &&
    number % FAULT_GROUPS === faultGroup(await sha256(uid))
  );
}

/**
 * Whether a new document has the id that its digest requires: a picture the digest of its text, a fault one of its
 * author’s places. A short form of `firestore.rules`.
 */
export async function isAtOwnPlace(
  { uid }: Account,
  { collection, id, document }: Write,
  read: ReadDocument,
): Promise<boolean> {
  if (document === null) return true;
  if (collection === FAULTS) return isPlace(id, uid);
  if (collection === PICTURES)
    return (
      document["by"] === uid &&
      isPicture(id, readText(document["league"]), document["picture"], pictureShapes.scene.bytes)
    );
  if (collection !== CRESTS) return true;
  const [before, now] = [readMap(read(CRESTS, id)?.[CRESTS]), readMap(document[CRESTS])];
  const changed = Object.keys({ ...before, ...now }).filter((key) => before[key] !== now[key]);
  const [digest = "", ...more] = changed;
  if (changed.length === 0) return true;
  return (
    more.length === 0 &&
    digest === document["lastId"] &&
    (!(digest in now) || isPicture(digest, id, now[digest], pictureShapes.crest.bytes))
  );
}
