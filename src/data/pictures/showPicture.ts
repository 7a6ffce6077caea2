import { readMap } from "@/domain/reading";
import { address, embedded } from "../connection";
import type { RawDocument } from "../documents";
import { keepAnswer, keptAnswer } from "../rest/keptAnswers";
import { documentIn, documentUrl, restDocuments } from "../rest/restDocuments";
import { CRESTS, partsOfPicture, PICTURES } from "./places";
import { pictureOf } from "./pictureText";

/** Pictures come after everything else, so one that is late may be, in milliseconds. */
const TIMEOUT = 20_000;

type Texts = Readonly<Record<string, unknown>>;

async function read(collection: string, id: string): Promise<RawDocument | null> {
  if (embedded) return (await embedded()).documents.get(collection, id);
  const options = { timeout: TIMEOUT, onDocument: keepAnswer };
  return restDocuments(address, options).get(collection, id);
}

/** What this device has of a document from before. */
async function kept(collection: string, id: string): Promise<RawDocument | null> {
  const answer = embedded ? null : await keptAnswer(documentUrl(address, collection, id));
  return answer && documentIn(answer.body);
}

const textsIn = (document: RawDocument | null): Texts => readMap(document?.[CRESTS]);

/** The crests of each league as this page has them, read again for one that is not among them. */
const crests = new Map<string, Promise<Texts>>();

async function crestText(league: string, digest: string): Promise<unknown> {
  const before = crests.get(league) ?? kept(CRESTS, league).then(textsIn);
  const now = before.then(async (texts) =>
    digest in texts ? texts : textsIn(await read(CRESTS, league)),
  );
  // Those who ask while it is read wait for the one answer.
  crests.set(
    league,
    now.catch(() => before),
  );
  return (await now)[digest];
}

/** A picture never changes under its digest, so that what the device has is as good as what is stored. */
async function otherText(digest: string): Promise<unknown> {
  const document = (await kept(PICTURES, digest)) ?? (await read(PICTURES, digest));
  return document?.["picture"];
}

const shown = new Map<string, Promise<string>>();

/**
 * The text of a picture that was made in the app.
 * @returns null for an address elsewhere, and for a picture that is not stored; @throws DataFailure
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

/** Shows a picture in this page that is kept with its record, and not before. */
export function showChosen(path: string, picture: Blob): void {
  shown.set(path, Promise.resolve(URL.createObjectURL(picture)));
}

/** The address in this page of a picture that was made in the app; '' where it cannot be had. */
export function showPicture(path: string): Promise<string> {
  const known = shown.get(path);
  if (known) return known.catch(() => "");
  const found = show(path);
  shown.set(path, found);
  return found.catch(() => {
    // The network may come back. One that is not stored stays unknown, so that it is asked for once.
    shown.delete(path);
    return "";
  });
}
