import type { BrowserContext, Page } from "@playwright/test";
import { keyOf } from "../../src/demo/embedded/embeddedDocuments";
import { fromText, toText } from "../../src/demo/embedded/storedJson";
import type { StoredDocument } from "../../src/records/document";
import { databaseOf, type Database, type Write } from "./database";

/** Texts of a window's storage, by key. */
const textsOf = (page: Page, begin: string) =>
  page.evaluate(
    (start) => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(start)),
    begin,
  );

function changed(before: StoredDocument | null, { document, into }: Write): StoredDocument | null {
  if (into === undefined || document === null) return document;
  // A published document holds its records by id below such keys.
  const entries = before?.[into] as StoredDocument | undefined;
  return { ...before, [into]: { ...entries, ...document } };
}

/**
 * The documents that the embedded store keeps in a browser. A window of its own looks at them and writes them, so that the
 * site's windows learn of a change as of one from elsewhere.
 */
export function embeddedDatabase(context: BrowserContext, url: string): Database {
  let opening: Promise<Page> | undefined;

  async function open(): Promise<Page> {
    const page = await context.newPage();
    // A file of the site that loads nothing.
    await page.goto(`${url}/robots.txt`, { waitUntil: "commit" });
    return page;
  }

  const window = () => (opening ??= open());

  const read = async (collection: string, id: string) => {
    const text = await (
      await window()
    ).evaluate((key) => localStorage.getItem(key), keyOf(collection, id));
    return fromText(text);
  };

  async function commit(writes: readonly Write[]): Promise<void> {
    const texts = await Promise.all(
      writes.map(async (write) => {
        // What the store keeps are stored values.
        const before = (await read(write.collection, write.id)) as StoredDocument | null;
        const after = changed(before, write);
        return [keyOf(write.collection, write.id), after && toText(after)] as const;
      }),
    );
    await (
      await window()
    ).evaluate((all) => {
      for (const [key, text] of all)
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
    }, texts);
  }

  return databaseOf({
    read,
    async list(collection) {
      const begin = keyOf(collection);
      const found = await textsOf(await window(), begin);
      return new Map(found.map(([key, text]) => [key.slice(begin.length), fromText(text) ?? {}]));
    },
    commit,
  });
}
