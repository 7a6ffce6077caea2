import { address, embedded } from "./connection";
import type { DocumentReader } from "./documents";
import { restDocuments } from "./rest/restDocuments";

/** Limit of a request for data besides a page's listings, in milliseconds. */
const TIMEOUT = 10_000;

/** Returns a reader of public documents, for data that is not a listing of a league. */
export const publicDocuments = async (): Promise<DocumentReader> =>
  embedded ? (await embedded()).documents : restDocuments(address, { timeout: TIMEOUT });
