import { readMap } from "@/domain/reading";
import { MOST_CRESTS } from "@/domain/pictures";
import { withDeadline } from "../deadline";
import { REMOVED, SERVER_TIME } from "../documents";
import { DataFailure, failure } from "../failure";
import { CRESTS, PICTURES } from "../pictures/places";
import type { MadePicture, Pictures } from "../pictures/pictures";
import { sha256 } from "../sha256";
import type { SavingSession } from "./savingSession";

type Documents = SavingSession["documents"];

/** Puts a crest among those of its league. @returns false where there is no room */
function addCrest(documents: Documents, league: string, digest: string, text: string) {
  return documents.transact(async (transaction) => {
    const stored = await transaction.get(CRESTS, league);
    const crests = readMap(stored?.[CRESTS]);
    if (digest in crests) return true;
    if (Object.keys(crests).length >= MOST_CRESTS) return false;
    if (stored)
      transaction.change(CRESTS, league, [
        [[CRESTS, digest], text],
        [["lastId"], digest],
      ]);
    else transaction.set(CRESTS, league, { [CRESTS]: { [digest]: text }, lastId: digest });
    return true;
  });
}

/** Takes one crest away that no club has. @returns whether there was one */
function dropUnused(documents: Documents, league: string, inUse: readonly string[]) {
  return documents.transact(async (transaction) => {
    const crests = readMap((await transaction.get(CRESTS, league))?.[CRESTS]);
    const unused = Object.keys(crests).find((one) => !inUse.includes(`${CRESTS}/${league}/${one}`));
    if (unused === undefined) return false;
    transaction.change(CRESTS, league, [
      [[CRESTS, unused], REMOVED],
      [["lastId"], unused],
    ]);
    return true;
  });
}

/** Keeps pictures over any documents. */
export function keepPictures({ documents, account, times }: SavingSession): Pictures {
  async function keep(league: string, { use, text, inUse = [] }: MadePicture): Promise<string> {
    const digest = await sha256(`${league} ${text}`);
    if (use === "crest") {
      const isIn =
        (await addCrest(documents, league, digest, text)) ||
        ((await dropUnused(documents, league, inUse)) &&
          (await addCrest(documents, league, digest, text)));
      if (isIn) return `${CRESTS}/${league}/${digest}`;
      throw new DataFailure(
        "tooLarge",
        `A league keeps at most ${MOST_CRESTS} crests, and all of them are in use.`,
      );
    }
    const by = account()?.uid;
    if (by === undefined) throw failure("signedOut");
    await documents.transact(async (transaction) => {
      if (await transaction.get(PICTURES, digest)) return;
      transaction.set(PICTURES, digest, { league, picture: text, at: SERVER_TIME, by });
    });
    return `${PICTURES}/${digest}`;
  }
  return { keep: (league, picture) => withDeadline(keep(league, picture), times.save) };
}
