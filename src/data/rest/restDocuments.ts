import { withDeadline } from "../deadline";
import type { DocumentReader, FoundDocument, RawDocument } from "../documents";
import { decodeFields } from "./decode";
import { failure, type DataFailure, type FailureKind } from "../failure";
import { unreachable } from "../online";

const kindsByStatus: Readonly<Record<number, FailureKind>> = {
  400: "unknown",
  401: "denied",
  403: "denied",
  404: "notFound",
  408: "timeout",
  429: "quota",
  504: "timeout",
};

/** What an answer other than success means. */
function failureOfStatus(status: number, cause: unknown): DataFailure {
  return failure(kindsByStatus[status] ?? (status >= 500 ? "unavailable" : "unknown"), cause);
}

/** How many documents one request may list; the rules allow visitors no more. */
export const PAGE_SIZE = 200;

/** Where a Firestore database answers. */
export interface RestAddress {
  readonly projectId: string;
  readonly apiKey: string;
  /** A database of the project other than its first one; '' means that too. */
  readonly databaseId?: string | undefined;
  /** host:port of the local emulator; Google's service without it. */
  readonly emulatorHost?: string | undefined;
}

export interface RestOptions {
  readonly signal?: AbortSignal | undefined;
  /** How long one request may take, in milliseconds. */
  readonly timeout: number;
  /** Gives the token of the account to read as; a visitor reads without. @throws DataFailure */
  readonly token?: () => Promise<string>;
  /** Sent along by scripts: a browser says by itself which site asks. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What is asked for, where an address alone cannot say it. As plain text it needs no preflight. */
  readonly body?: string;
  /** Called with each document as the database gave it. */
  readonly onDocument?: (address: string, body: unknown) => void;
}

declare global {
  /** Requests the page's first script has started before this code was there, by address. */
  var arenaEarly: Partial<Record<string, Promise<Response>>> | undefined;
}

/** A request that was started early, once. */
function early(url: string): Promise<Response> | undefined {
  const started = globalThis.arenaEarly?.[url];
  if (started) delete globalThis.arenaEarly?.[url];
  return started;
}

/** The address of a document or collection; a plain GET with the key in it needs no preflight. */
export function restUrl(
  { projectId, apiKey, databaseId, emulatorHost }: RestAddress,
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const host = emulatorHost ? `http://${emulatorHost}` : "https://firestore.googleapis.com";
  const query = new URLSearchParams({ ...parameters, key: apiKey });
  return `${host}/v1/projects/${projectId}/databases/${databaseId || "(default)"}/documents/${path}?${query}`;
}

/** The address of one document. */
export function documentUrl(address: RestAddress, collection: string, id: string): string {
  return restUrl(address, `${collection}/${encodeURIComponent(id)}`);
}

/** How much longer a request is waited for that was sent when the page began, in milliseconds. */
function patienceLeft(timeout: number): number {
  // On a slow network the code came late, and the answer may be about to.
  return Math.max(timeout - performance.now(), timeout / 4);
}

/** The body of an answer; null when there is no such document. @throws DataFailure */
export async function request(
  url: string,
  { signal, timeout, token, headers: more, body }: RestOptions,
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
      throw unreachable(thrown);
    });
    if (response.status === 404) return null;
    if (!response.ok) throw failureOfStatus(response.status, await response.text());
    return response.json().catch((thrown: unknown) => {
      throw unreachable(thrown);
    });
  };
  try {
    return await withDeadline(answer(), started ? patienceLeft(timeout) : timeout, cancel);
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}

export function member(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}

/** A document in the database's own notation as plain values; null for anything else. */
export function documentIn(body: unknown): RawDocument | null {
  return found(body)[0]?.data ?? null;
}

function found(document: unknown): FoundDocument[] {
  const name = member(document, "name");
  if (typeof name !== "string") return [];
  const id = name.slice(name.lastIndexOf("/") + 1);
  return [{ id, data: decodeFields(member(document, "fields")) }];
}

/** An answer in Firestore's words but without what it must have comes from something in between. */
export function misread(body: unknown): DataFailure {
  return failure("unavailable", body);
}

/** Documents over Firestore's REST interface, without any SDK. */
export function restDocuments(address: RestAddress, options: RestOptions): DocumentReader {
  async function page(collection: string, pageToken: string) {
    const parameters = { pageSize: String(PAGE_SIZE), ...(pageToken && { pageToken }) };
    const body = await request(restUrl(address, collection, parameters), options);
    // A collection without documents is {}; 404 means that there is no such database.
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
      const body = await request(url, options);
      if (body === null) return null;
      const document = documentIn(body);
      if (!document) throw misread(body);
      options.onDocument?.(url, body);
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
