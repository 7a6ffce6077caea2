import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../../scripts/emulators/firebaseTools";

const TITLE = /<EmptyState\b[^]{0,160}?\btitle=(?:"([^"]+)"|\{`([^`$]+))/g;

/** Titles that say something else than "there is nothing": they may be beside a failure. */
const OTHERS: ReadonlySet<string> = new Set(["Not available right now"]);

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/\.(?:test|gallery)\.tsx$/.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), "utf8"));
}

/**
 * The words by which any page says that there is nothing to show, out of the sources themselves, so
 * that a new empty state is looked for without anybody remembering it.
 */
export function emptyWords(): string[] {
  const titles = ["src/site", "src/ui"]
    .flatMap(sources)
    .flatMap((source) =>
      [...source.matchAll(TITLE)].map(([, plain, start]) => plain ?? start ?? ""),
    );
  // The start of a title that is put together ("No …") would be found in any sentence.
  const words = [...new Set(titles)].filter((title) => title.length > 4 && !OTHERS.has(title));
  if (words.length < 8) throw new Error(`Only ${words.length} empty states were found.`);
  return words;
}
