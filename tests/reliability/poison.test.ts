import { goal, isSoak, measured } from "./goal";
import { detailPaths, loadAll, openAll, upkeepPaths } from "./poison/inspect";
import { countOf, fill, poisonedShelves, type Shelf, type Way } from "./poison/poisoned";
import { openWindow, session } from "./world/browser";
import { emulated } from "./world/emulated";
import { adminPaths, recordPaths } from "./world/pages";

/** Every how manyeth record's details are opened where there is no time for all. */
const SAMPLE = 24;

interface Seen {
  pages: number;
  details: number;
  readonly wrong: string[];
}

/** Everything visitors and administrators can look at, over a database that holds these records in that way. */
async function lookAtEverything(all: readonly Shelf[], way: Way, every: number): Promise<Seen> {
  await fill(await emulated(), all, way);
  const storageState = await session();
  const seen: Seen = { pages: 0, details: 0, wrong: [] };
  const sample = (nth: number) => nth % every === (way === "published" ? 0 : every - 1);
  const details = detailPaths(all, sample);
  for (const [options, loaded, opened] of [
    [{}, recordPaths, details],
    [{ storageState }, [...adminPaths, ...upkeepPaths], []],
  ] as const) {
    const window = await openWindow(options);
    const broken: string[] = [];
    window.context.on("console", (message) => {
      // React tells here of what its error boundaries caught.
      const text = message.text();
      if (message.type() === "error" && !text.startsWith("Failed to load resource"))
        broken.push(text);
    });
    const page = await window.context.newPage();
    seen.wrong.push(...(await loadAll(page, loaded)), ...(await openAll(page, opened)));
    seen.pages += loaded.length;
    seen.details += opened.length;
    seen.wrong.push(...window.uncaught, ...broken);
    await window.close();
  }
  return seen;
}

goal(
  {
    id: "B1",
    what: "Poisoned documents, written behind the rules",
    target:
      "≥ 1,500 documents; 0 blank pages, 0 uncaught errors, no NaN, undefined, [object Object], Invalid Date or 1970",
    isSlow: true,
  },
  async () => {
    const database = await emulated();
    await database.reset();
    const all = await poisonedShelves(database);
    const every = isSoak ? 1 : SAMPLE;
    const published = await lookAtEverything(all, "published", every);
    const listed = await lookAtEverything(all, "collections", every);
    await database.reset();
    const wrong = [...published.wrong, ...listed.wrong];
    const documents = countOf(all);
    return measured(
      `${documents} documents, published and listed; ${published.pages + listed.pages} pages and ${published.details + listed.details} details looked at, ${wrong.length} faults`,
      wrong,
      { enough: documents >= 1_500 },
    );
  },
);
