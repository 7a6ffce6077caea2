import { readMap } from "@/domain/reading";
import { address, embedded } from "../connection";
import type { RawDocument } from "../documents";
import { storeAnswer, readAnswer } from "../rest/storedAnswers";
import { documentIn, documentUrl, restDocuments } from "../rest/restDocuments";
import { CRESTS, partsOfPicture, PICTURES } from "./places";
import { pictureOf } from "./pictureText";

/** Limit of a request, in milliseconds. It may be long, because pictures load after everything else. */
const TIMEOUT = 20_000;

type Texts = Readonly<Record<string, unknown>>;

async function read(collection: string, id: string): Promise<RawDocument | null> {
  if (embedded) return (await embedded()).documents.get(collection, id);
  const options = { timeout: TIMEOUT, onDocument: storeAnswer };
  return restDocuments(address, options).get(collection, id);
}

/** Returns the copy of a document that this device stored earlier; null if it has none. */
async function kept(collection: string, id: string): Promise<RawDocument | null> {
  const answer = embedded ? null : await readAnswer(documentUrl(address, collection, id));
  return answer && documentIn(answer.body);
}

const textsIn = (document: RawDocument | null): Texts => readMap(document?.[CRESTS]);

/** The crests of each league that this page has loaded; loaded again for a crest that is not among them. */
const crests = new Map<string, Promise<Texts>>();

async function crestText(league: string, digest: string): Promise<unknown> {
  const before = crests.get(league) ?? kept(CRESTS, league).then(textsIn);
  const now = before.then(async (texts) =>
    digest in texts ? texts : textsIn(await read(CRESTS, league)),
  );
  // Callers during this request share its answer.
  crests.set(
    league,
    now.catch(() => before),
  );
  return (await now)[digest];
}

/** Loads a picture, from this device if possible: a picture never changes under its digest. */
async function otherText(digest: string): Promise<unknown> {
  const document = (await kept(PICTURES, digest)) ?? (await read(PICTURES, digest));
  return document?.["picture"];
}

const shown = new Map<string, Promise<string>>();

/**
 * Loads the text of a picture that was created in the app.
 * @returns null for an external address, and for a picture that is not stored
 * @throws DataFailure
 */
export async function pictureTextAt(path: string): Promise<string | null> {
  if (/^https?:/.test(path)) return null;
  const { league, digest } = partsOfPicture(path);
  const text = await (league === null ? otherText(digest) : crestText(league, digest));
  return typeof text === "string" ? text : null;
}

async function show(path: string): Promise<string> {
  const picture = pictureOf(await pictureTextAt(path));
  return picture ? URL.createObjectURL(picture) : "";
}

/** Makes a chosen picture visible in this page before it is stored: it is stored only with its record. */
export function showChosen(path: string, picture: Blob): void {
  shown.set(path, Promise.resolve(URL.createObjectURL(picture)));
}

/** Returns an object URL of a picture that was created in the app; "" if it cannot be loaded. */
export function showPicture(path: string): Promise<string> {
  const known = shown.get(path);
  if (known) return known.catch(() => "");
  const found = show(path);
  shown.set(path, found);
  return found.catch(() => {
    // Try again next time, because the network may come back. A picture that is not stored stays "", so that it is
    // requested only once.
    shown.delete(path);
    return "";
  });
}
