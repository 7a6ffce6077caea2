import type { BrowserContext, Response } from "@playwright/test";

/** What Firestore answered while somebody looked at pages. */
export interface Reads {
  /** Documents as they are billed: each one given, one for a document that is not there, and one for an empty list. */
  readonly documents: number;
  /** Requests that asked for them. */
  readonly requests: readonly string[];
  /** Times it was asked whether a match of the next hours is on already: depends on the time of day, so it is counted apart. */
  readonly peeks: number;
}

/** Counts what the pages of a browser read, and begins anew each time it is asked. */
export interface ReadCounter {
  /** What was read since the last time; waits for answers that are under way. */
  take(): Promise<Reads>;
}

/** How many documents an answer of Firestore's REST interface is billed for. */
function billed(status: number, body: unknown): number {
  if (status === 404) return 1;
  if (status !== 200) return 0;
  const member = (name: string): unknown => Reflect.get(Object(body), name);
  if (typeof member("name") === "string") return 1;
  const list: unknown = Array.isArray(body) ? body : (member("documents") ?? []);
  return Math.max(1, Array.isArray(list) ? list.length : 1);
}

const DOCUMENTS = /\/v1\/projects\/[^/]+\/databases\/[^/]+\/documents/;
/** A league's live document, read once: nothing else asks so. */
const PEEK = /\/documents:batchGet\?/;
/** The SDK's channel: its reads are listeners, which this does not look into. */
const CHANNEL = /google\.firestore\.v1\.Firestore\//;

/** Counts Firestore reads of every page in the context. */
export function countReads(context: BrowserContext): ReadCounter {
  let documents = 0;
  let requests: string[] = [];
  let peeks = 0;
  const open = new Set<Promise<void>>();

  async function count(response: Response): Promise<void> {
    const url = response.url();
    if (PEEK.test(url)) {
      peeks += 1;
      return;
    }
    requests.push(url.replace(/^.*\/documents\/?/, "").replace(/[?&]key=[^&]*/, ""));
    const text = await response.text().catch(() => "");
    documents += billed(response.status(), text === "" ? null : JSON.parse(text));
  }

  context.on("response", (response) => {
    if (CHANNEL.test(response.url())) requests.push("listen");
    else if (DOCUMENTS.test(response.url())) {
      const counted = count(response).finally(() => open.delete(counted));
      open.add(counted);
    }
  });

  return {
    async take() {
      await Promise.all(open);
      const taken = { documents, requests, peeks };
      documents = 0;
      requests = [];
      peeks = 0;
      return taken;
    },
  };
}
