import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { browserArgs, findBrowser } from "../tests/harness/browser";
import { seedData } from "../src/demo/seed/seedData";
import { median } from "./bench/table";
import { firstLeague, inFirstLeague } from "../scripts/firstLeague";
import { seededSite, type Closers } from "../scripts/hosting/seededSite";

/*
 * Measures Lighthouse's mobile scores of the built site on emulators, with the hosting emulator's program. The
 * database's answers are compressed as those of Google's service, because the emulator itself does not compress.
 * Lighthouse is downloaded from npm when this runs, because it would double the size of the installed packages.
 */

const PROJECT = "demo-arena-lighthouse";
const LIGHTHOUSE = "lighthouse@12.8.2";
/** Returns the id of the first document of a collection in the demo data; "none" if there is none. */
function firstSeeded(collection: string | undefined): string {
  const { collections } = seedData({ now: new Date() });
  return collections.find((one) => one.collection === collection)?.documents[0]?.id ?? "none";
}

const PAGES = [
  "/",
  "/today",
  ...["home", "standings", "results", "players"].map(inFirstLeague),
  inFirstLeague(`matches/${firstSeeded(firstLeague.collections.results)}`),
  inFirstLeague(`players/${firstSeeded(firstLeague.collections.players)}`),
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Minimum score of each category. */
const GOALS = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 } as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string }>
  >;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const closers: Closers = [];
let missed = 0;
try {
  const browser = await findBrowser();
  const url = await seededSite(PROJECT, closers);
  const flags = ["--headless=new", ...browserArgs()].join(" ");
  const run = async (page: string): Promise<Report> => {
    const { stdout } = await promisify(execFile)(
      "npm",
      [
        "exec",
        "--yes",
        `--package=${LIGHTHOUSE}`,
        "--",
        "lighthouse",
        url + page,
        "--quiet",
        "--output=json",
        `--chrome-flags=${flags}`,
        `--only-categories=${CATEGORIES.join(",")}`,
      ],
      {
        env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
        maxBuffer: 100_000_000,
      },
    );
    // The type is safe: this is Lighthouse's format of reports.
    return JSON.parse(stdout) as Report;
  };

  console.log(`| page | ${CATEGORIES.join(" | ")} | not full |`);
  console.log(`| --- | ${CATEGORIES.map(() => "---").join(" | ")} | --- |`);
  for (const page of positionals.length > 0 ? positionals : PAGES) {
    const reports: Report[] = [];
    for (let nth = 0; nth < Number(values.runs); nth += 1) {
      // A failed run is repeated once, because sometimes the browser records a visit without its beginning.
      reports.push(await run(page).catch(() => run(page)));
    }
    const scores = CATEGORIES.map((category) => {
      const all = reports.map(({ categories }) =>
        Math.round((categories[category]?.score ?? 0) * 100),
      );
      const middle = median(all);
      if (middle < GOALS[category]) missed += 1;
      return `${middle} (${Math.min(...all)}–${Math.max(...all)})`;
    });
    const failed = Object.entries(reports.at(-1)?.audits ?? {})
      .filter(([, { score }]) => score !== null && score < 0.9)
      .map(([id]) => id);
    console.log(`| ${page} | ${scores.join(" | ")} | ${failed.join(", ")} |`);
  }
} finally {
  for (const close of closers.toReversed()) await close();
}
console.log(missed === 0 ? "All goals met." : `${missed} medians below their goal.`);
process.exit(missed === 0 ? 0 : 1);
