import { address, embedded } from "./connection";
import type { DocumentReader } from "./documents";
import { restDocuments } from "./rest/restDocuments";

/** What comes beside a page's records waits no longer than this, in milliseconds. */
const TIMEOUT = 10_000;

/** Documents as visitors read them, for what is no listing of a league. */
export const publicDocuments = async (): Promise<DocumentReader> =>
  embedded ? (await embedded()).documents : restDocuments(address, { timeout: TIMEOUT });
