import type { BrowserContext } from "@playwright/test";
import { memoryStorage } from "../../src/demo/embedded/browserStorage";
import { connectEmbedded, SEEDED } from "../../src/demo/embedded/embeddedStore";
import { seedData } from "../../src/demo/seed/seedData";
import { seedDocuments } from "../../src/demo/seed/seedDocuments";

/** Texts of a browser's storage, by key. */
type Texts = readonly (readonly [key: string, text: string])[];

/** What is live in the season is so by the minute: texts this old (ms) are made anew. */
const FRESH_MS = 60_000;

let made: { readonly at: number; readonly json: string } | undefined;

/** What the embedded store keeps in a browser that has opened the site for the first time, as JSON. */
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

/** Run in a page before its own code: fills the browser's storage where nothing has done so. */
function fill({ site, mark, json }: Given): void {
  // A frame of another site, or one that may keep nothing.
  if (origin !== site || localStorage.getItem(mark) !== null) return;
  // Written by firstTexts.
  for (const [key, text] of JSON.parse(json) as Texts) localStorage.setItem(key, text);
}

/**
 * Gives a browser's pages what the embedded store would work out when the site is opened for the first time. That takes half
 * a second of a processor, and each test has a browser of its own.
 */
export async function giveFirstTexts(context: BrowserContext, site: string): Promise<void> {
  await context.addInitScript(fill, { site, mark: SEEDED, json: firstTexts() });
}
