import { withDeadline } from "../deadline";
import type { DocumentReader, FoundDocument, RawDocument } from "../documents";
import { decodeFields } from "./decode";
import { failure, type DataFailure, type FailureKind } from "../failure";
import { unreachableFailure } from "../online";

const kindsByStatus: Readonly<Record<number, FailureKind>> = {
  400: "unknown",
  401: "denied",
  403: "denied",
  404: "notFound",
  408: "timeout",
  429: "quota",
  504: "timeout",
};

/** Returns the failure for an answer with an error status. */
function failureOfStatus(status: number, cause: unknown): DataFailure {
  return failure(kindsByStatus[status] ?? (status >= 500 ? "unavailable" : "unknown"), cause);
}

/** Most documents that one request lists; the rules allow visitors no more. */
export const PAGE_SIZE = 200;

/** The address of a Firestore database. */
export interface RestAddress {
  readonly projectId: string;
  readonly apiKey: string;
  /** The id of the project's database; "" or undefined for its default database. */
  readonly databaseId?: string | undefined;
  /** host:port of the local emulator; undefined to use Google's service. */
  readonly emulatorHost?: string | undefined;
}

/** Options of requests to the database. */
export interface RestOptions {
  readonly signal?: AbortSignal | undefined;
  /** Limit of one request, in milliseconds. */
  readonly timeout: number;
  /** Returns the token of the signed-in account; absent for visitors. @throws DataFailure */
  readonly token?: () => Promise<string>;
  /** Headers that scripts send; a browser itself says which site sends the request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body of the request, if the address alone does not say enough. As plain text it needs no preflight request. */
  readonly body?: string;
  /** Called with each answer that is a document. Its body was not read yet. */
  readonly onDocument?: (address: string, answer: Response) => void;
}

declare global {
  /** Requests that the page's first script started before this code was loaded, by address. */
  var arenaEarly: Partial<Record<string, Promise<Response>>> | undefined;
}

/** Returns the request to an address that was started early, once; undefined if there is none. */
function early(url: string): Promise<Response> | undefined {
  const started = globalThis.arenaEarly?.[url];
  if (started) delete globalThis.arenaEarly?.[url];
  return started;
}

/** Returns the URL of a document or collection. A plain GET with the key in its URL needs no preflight request. */
export function restUrl(
  { projectId, apiKey, databaseId, emulatorHost }: RestAddress,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const host = emulatorHost ? `http://${emulatorHost}` : "https://firestore.googleapis.com";
  const query = new URLSearchParams({ ...parameters, key: apiKey });
  return `${host}/v1/projects/${projectId}/databases/${databaseId || "(default)"}/documents/${path}?${query}`;
}

/** Returns the URL of one document. */
export function documentUrl(address: RestAddress, collection: string, id: string): string {
  return restUrl(address, `${collection}/${encodeURIComponent(id)}`);
}

/** Returns how much longer to wait for a request that was sent when the page began, in milliseconds. */
function patienceLeft(timeout: number): number {
  // On a slow network this code was loaded late, and the answer may be about to arrive.
  return Math.max(timeout - performance.now(), timeout / 4);
}

/**
 * Sends a request and returns the body of the answer; null if there is no such document.
 * @param onAnswer called with a copy of an answer that is no error, whose body was not read yet
 * @throws DataFailure
 */
export async function request(
  url: string,
  { signal, timeout, token, headers: more, body }: RestOptions,
  onAnswer?: (answer: Response) => void,
): Promise<unknown> {
  const abort = new AbortController();
  const cancel = () => abort.abort();
  signal?.addEventListener("abort", cancel);
  const started = token ? undefined : early(url);
  const answer = async () => {
    const headers = token ? { authorization: `Bearer ${await token()}` } : more;
    const asked = { signal: abort.signal, ...(headers && { headers }) };
    const sent = started ?? fetch(url, body ? { ...asked, method: "POST", body } : asked);
    const response = await sent.catch((thrown: unknown) => {
      throw unreachableFailure(thrown);
    });
    if (response.status === 404) return null;
    if (!response.ok) throw failureOfStatus(response.status, await response.text());
    onAnswer?.(response.clone());
    return response.json().catch((thrown: unknown) => {
      throw unreachableFailure(thrown);
    });
  };
  try {
    return await withDeadline(answer(), started ? patienceLeft(timeout) : timeout, cancel);
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}

/** Returns a member of a parsed JSON object; undefined if the body is no object. */
export function member(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}

/** Decodes a document from the database's notation to plain values; null for anything else. */
export function documentIn(body: unknown): RawDocument | null {
  return found(body)[0]?.data ?? null;
}

function found(document: unknown): FoundDocument[] {
  const name = member(document, "name");
  if (typeof name !== "string") return [];
  const id = name.slice(name.lastIndexOf("/") + 1);
  return [{ id, data: decodeFields(member(document, "fields")) }];
}

/** Returns the failure for an answer without the expected parts: it came from something between, such as a proxy. */
export function misread(body: unknown): DataFailure {
  return failure("unavailable", body);
}

/** Reads documents over Firestore's REST interface, without any SDK. */
export function restDocuments(address: RestAddress, options: RestOptions): DocumentReader {
  async function page(collection: string, pageToken: string) {
    const parameters = { pageSize: String(PAGE_SIZE), ...(pageToken && { pageToken }) };
    const body = await request(restUrl(address, collection, parameters), options);
    // An empty collection is {}; 404 means that there is no such database.
    if (typeof body !== "object" || body === null) throw misread(body);
    const documents = member(body, "documents");
    const next = member(body, "nextPageToken");
    return {
      documents: Array.isArray(documents) ? documents.flatMap(found) : [],
      next: typeof next === "string" ? next : "",
    };
  }

  return {
    async get(collection, id) {
      const url = documentUrl(address, collection, id);
      let answer: Response | undefined;
      const body = await request(
        url,
        options,
        options.onDocument && ((copy) => void (answer = copy)),
      );
      if (body === null) return null;
      const document = documentIn(body);
      if (!document) throw misread(body);
      if (answer) options.onDocument?.(url, answer);
      return document;
    },
    async list(collection, limit) {
      const documents: FoundDocument[] = [];
      let next = "";
      do {
        const read = await page(collection, next);
        documents.push(...read.documents);
        next = read.next;
      } while (next !== "" && documents.length < limit);
      return documents;
    },
  };
}
