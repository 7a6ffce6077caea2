import { readMap } from "@/domain/reading";
import { MOST_CRESTS } from "@/domain/pictures";
import { withDeadline } from "../deadline";
import { REMOVED, SERVER_TIME, type RawDocument, type Transaction } from "../documents";
import { DataFailure, failure } from "../failure";
import { countIn, countPicture } from "../pictures/counts";
import { CRESTS, partsOfPicture, PICTURE_COUNTS, PICTURES } from "../pictures/places";
import type { MadePicture, Pictures } from "../pictures/pictures";
import { sha256 } from "../sha256";
import type { SavingSession } from "./savingSession";

/** A picture that was chosen in a form and is not stored yet. */
export interface ChosenPicture extends Pick<MadePicture, "text"> {
  readonly league: string;
}

const crestsIn = (stored: RawDocument | null) => readMap(stored?.[CRESTS]);

const isFull = () =>
  new DataFailure(
    "tooLarge",
    `A league can have at most ${MOST_CRESTS} crests, and all of them are in use.`,
  );

/** Reads what storing a crest needs. @returns a function that writes the crest */
async function bringCrest(
  transaction: Transaction,
  digest: string,
  { league, text }: ChosenPicture,
): Promise<() => void> {
  const stored = await transaction.get(CRESTS, league);
  const crests = crestsIn(stored);
  if (digest in crests) return () => {};
  if (Object.keys(crests).length >= MOST_CRESTS) throw isFull();
  if (!stored)
    return () => transaction.set(CRESTS, league, { [CRESTS]: { [digest]: text }, lastId: digest });
  return () =>
    transaction.change(CRESTS, league, [
      [[CRESTS, digest], text],
      [["lastId"], digest],
    ]);
}

/** Reads what storing any other picture needs. @returns a function that writes the picture */
async function bringOther(
  transaction: Transaction,
  digest: string,
  { league, text, by }: ChosenPicture & { readonly by: string },
): Promise<() => void> {
  if (await transaction.get(PICTURES, digest)) return () => {};
  const size = text.length;
  const writeCount = await countPicture(transaction, league, { id: digest, size, comes: true });
  return () => {
    transaction.set(PICTURES, digest, { league, picture: text, at: SERVER_TIME, by });
    writeCount();
  };
}

/**
 * Adds chosen pictures that are not stored yet to a commit. Call before the transaction's writes, because it reads.
 * @returns a function that writes the pictures
 * @throws DataFailure if there is no room for one
 */
export async function addChosenPictures(
  { chosen }: Pick<SavingSession, "chosen">,
  transaction: Transaction,
  paths: readonly string[],
  by: string,
): Promise<() => void> {
  const writes: (() => void)[] = [];
  for (const path of new Set(paths)) {
    const picture = chosen.get(path);
    if (!picture) continue;
    const { league, digest } = partsOfPicture(path);
    writes.push(
      league === null
        ? await bringOther(transaction, digest, { ...picture, by })
        : await bringCrest(transaction, digest, picture),
    );
  }
  return () => {
    for (const write of writes) write();
  };
}

/** Stores pictures; works with any kind of `Documents`. */
export function keepPictures({ documents, account, times, chosen }: SavingSession): Pictures {
  /** If the league has no room for another crest, deletes one that no club uses. */
  async function makeRoom(league: string, digest: string, inUse: readonly string[]) {
    const isRoomFor = (crests: Readonly<Record<string, unknown>>) =>
      digest in crests || Object.keys(crests).length < MOST_CRESTS;
    if (isRoomFor(crestsIn(await documents.get(CRESTS, league)))) return;
    await documents.transact(async (transaction) => {
      const crests = crestsIn(await transaction.get(CRESTS, league));
      if (isRoomFor(crests)) return;
      const unused = Object.keys(crests).find(
        (one) => !inUse.includes(`${CRESTS}/${league}/${one}`),
      );
      if (unused === undefined) throw isFull();
      transaction.change(CRESTS, league, [
        [[CRESTS, unused], REMOVED],
        [["lastId"], unused],
      ]);
    });
  }

  async function choose(league: string, { use, text, inUse = [] }: MadePicture): Promise<string> {
    const digest = await sha256(`${league} ${text}`);
    if (use === "crest") await makeRoom(league, digest, inUse);
    const path = use === "crest" ? `${CRESTS}/${league}/${digest}` : `${PICTURES}/${digest}`;
    chosen.set(path, { league, text });
    return path;
  }

  async function keep(league: string, picture: MadePicture): Promise<string> {
    const by = account()?.uid;
    if (by === undefined) throw failure("signedOut");
    const path = await choose(league, picture);
    await documents.transact(async (transaction) => {
      const write = await addChosenPictures({ chosen }, transaction, [path], by);
      write();
    });
    chosen.delete(path);
    return path;
  }

  return {
    choose: (league, picture) => withDeadline(choose(league, picture), times.save),
    keep: (league, picture) => withDeadline(keep(league, picture), times.save),
    count: async (league) =>
      countIn(await withDeadline(documents.get(PICTURE_COUNTS, league), times.read)),
  };
}
