import type { BrowserContext } from "@playwright/test";
import { memoryStorage } from "../../src/demo/embedded/browserStorage";
import { connectEmbedded, SEEDED } from "../../src/demo/embedded/embeddedStore";
import { seedData } from "../../src/demo/seed/seedData";
import { seedDocuments } from "../../src/demo/seed/seedDocuments";

/** The texts in a browser's localStorage, by key. */
type Texts = readonly (readonly [key: string, text: string])[];

/** Age from which the texts are made again, in milliseconds. The seed's live matches depend on the minute. */
const FRESH_MS = 60_000;

let made: { readonly at: number; readonly json: string } | undefined;

/** Returns, as JSON, what the embedded store stores in a browser that opens the site for the first time. */
function firstTexts(): string {
  const now = new Date();
  if (made && now.getTime() - made.at < FRESH_MS) return made.json;
  const storage = memoryStorage();
  const seed = seedData({ now });
  const documents = () => seedDocuments(seed, now);
  connectEmbedded(storage, { accounts: seed.accounts, documents }, memoryStorage());
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  const texts: Texts = keys.map((key) => [key, storage.getItem(key) ?? ""]);
  made = { at: now.getTime(), json: JSON.stringify(texts) };
  return made.json;
}

interface Given {
  /** The site's origin. */
  readonly site: string;
  readonly mark: string;
  readonly json: string;
}

/** Fills the browser's storage, if it is not filled yet. Runs in a page before its own code. */
function fill({ site, mark, json }: Given): void {
  // Not in frames of other sites, which have another storage or none.
  if (origin !== site || localStorage.getItem(mark) !== null) return;
  // The type is safe: firstTexts wrote this JSON.
  for (const [key, text] of JSON.parse(json) as Texts) localStorage.setItem(key, text);
}

/**
 * Fills the storage of a browser's pages with the data that the embedded store would make when the site is opened for
 * the first time. Making it takes half a second of processor time, and each test has a new browser.
 */
export async function giveFirstTexts(context: BrowserContext, site: string): Promise<void> {
  await context.addInitScript(fill, { site, mark: SEEDED, json: firstTexts() });
}
