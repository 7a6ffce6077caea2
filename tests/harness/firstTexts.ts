import type { BrowserContext } from "@playwright/test";
import { memoryStorage } from "../../src/demo/embedded/browserStorage";
import { connectEmbedded, SEEDED } from "../../src/demo/embedded/embeddedStore";
import { seedAccounts } from "../../src/demo/seed/accounts";
import { seedData, type SeedVariant } from "../../src/demo/seed/seedData";
import { seedDocuments } from "../../src/demo/seed/seedDocuments";

/** The texts in a browser's localStorage, by key. */
type Texts = readonly (readonly [key: string, text: string])[];

/** Age from which the texts are made again, in milliseconds. The seed's live matches depend on the minute. */
const FRESH_MS = 60_000;

/** The data of a browser that opens the site for the first time. */
interface FirstData {
  /** The variant of the seed; "empty" has the accounts of all roles here, so that each can see the empty pages. */
  readonly variant: SeedVariant | "empty";
  /** The moment of seeding; undefined for now. */
  readonly moment?: number;
}

const made = new Map<string, { readonly at: number; readonly json: string }>();

/** Returns, as JSON, what the embedded store stores in a browser that opens the site for the first time. */
function firstTexts({ variant, moment }: FirstData): string {
  const key = `${variant} ${moment ?? ""}`;
  const known = made.get(key);
  if (known && (moment !== undefined || Date.now() - known.at < FRESH_MS)) return known.json;
  const now = new Date(moment ?? Date.now());
  const storage = memoryStorage();
  const seed = { ...seedData({ now, variant }), accounts: seedAccounts };
  const documents = () => seedDocuments(seed, now);
  connectEmbedded(storage, { accounts: seed.accounts, documents }, memoryStorage());
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
  const texts: Texts = keys.map((text) => [text, storage.getItem(text) ?? ""]);
  const json = JSON.stringify(texts);
  made.set(key, { at: now.getTime(), json });
  return json;
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
export async function giveFirstTexts(
  context: BrowserContext,
  site: string,
  data: FirstData = { variant: "normal" },
): Promise<void> {
  await context.addInitScript(fill, { site, mark: SEEDED, json: firstTexts(data) });
}
