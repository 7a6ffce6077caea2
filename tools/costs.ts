import { readFile, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type BrowserContext } from "@playwright/test";
import { browserArgs, findBrowser } from "../tests/harness/browser";
import { countReads } from "../tests/e2e/reads/countReads";
import { costTable, daysOf, sentTogether, type LiveMatch } from "./costs/table";
import { countHost } from "./costs/hostBytes";
import { inFirstLeague } from "../scripts/firstLeague";
import { seededSite, type Closers } from "../scripts/hosting/seededSite";

/*
 * The command `npm run costs`: measures the bytes and documents that visits need, on the built site with a phone's
 * screen. Compares them with the goals, and computes the use of the free plan by 5,000 students. --write puts the
 * tables into docs/performance.md.
 */

const PROJECT = "demo-arena-costs";
const PAGES = ["/today", ...["home", "standings"].map(inFirstLeague)];
/** Maximum bytes from the host, for the first page of a first visit and for a further page. */
const GOALS = { first: 450_000, next: 20_000 } as const;
const DOCUMENT = "docs/performance.md";
const [BEGIN, END] = ["<!-- costs: npm run costs -- --write -->", "<!-- /costs -->"];

/**
 * Numbers of updates of live matches: 30 for 30 events of a football match; for 180 points of a volleyball match, one
 * every 27 s, either each point or the points of a minute together.
 */
const LIVE: readonly LiveMatch[] = [
  { what: "a football match of 30 events", followers: 300, sent: 30 },
  {
    what: 'a volleyball match of 180 points, `plan: "free"`',
    followers: 300,
    sent: sentTogether(180, 27, 60),
  },
  { what: 'the same with `plan: "paid"`', followers: 300, sent: 180 },
];

/**
 * A visit ends if nothing is requested for this time, in milliseconds. It is longer than 10 s, because at a second
 * visit the service worker starts to fetch the other files only after 10 s.
 */
const QUIET_MS = 12_000;

const closers: Closers = [];
const faults: string[] = [];
try {
  const host = await countHost(await seededSite(PROJECT, closers));
  closers.push(host.close);
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: browserArgs(),
    env: { ...process.env, ...env } as Record<string, string>,
  });
  closers.push(() => browser.close());

  /** Returns a function that opens a page and returns the bytes and reads until nothing more is requested. */
  const visit = async (context: BrowserContext) => {
    const reads = countReads(context);
    const page = await context.newPage();
    return async (address: string) => {
      host.take();
      await reads.take();
      await page.goto(host.url + address);
      await sleep(1000);
      while (!host.isQuiet(QUIET_MS)) await sleep(500);
      return { ...host.take(), reads: (await reads.take()).documents };
    };
  };

  const lines = [
    "| page | first visit | the same again | from another page |",
    "| --- | --- | --- | --- |",
  ];
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  /** All pages have the same share of the visits. */
  const share = 1 / PAGES.length;
  const measured = { first: { bytes: 0, reads: 0 }, next: { bytes: 0, reads: 0 }, rest: 0 };
  for (const [at, address] of PAGES.entries()) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: "allow",
    });
    const open = await visit(context);
    const first = await open(address);
    // At the second visit the browser knows the site, and the service worker fetches the rest of the files.
    const again = await open(address);
    const files = again.files.filter((one) => /^\/(assets|art|fonts)\//.test(one.path));
    const rest = files.reduce((sum, { bytes }) => sum + bytes, 0);
    const others = PAGES.filter((one) => one !== address);
    // The other pages are opened once before the measurement, because a page's pictures load at its first visit.
    for (const other of others) await open(other);
    const next = [];
    for (const other of others) {
      next.push(await open(`${other}?seen=${at}`));
    }
    await context.close();
    const nextBytes = Math.max(...next.map(({ bytes }) => bytes));
    lines.push(
      `| ${address} | ${kB(first.bytes)}, ${first.reads} read | ${kB(again.bytes - rest)} and once ${kB(rest)} | up to ${kB(nextBytes)} |`,
    );
    if (first.bytes > GOALS.first) faults.push(`${address} takes ${first.bytes} bytes at first`);
    if (nextBytes > GOALS.next)
      faults.push(`from ${address} the next page takes ${nextBytes} bytes`);
    measured.first.bytes += share * first.bytes;
    measured.first.reads += share * first.reads;
    measured.next.bytes += (share * next.reduce((sum, { bytes }) => sum + bytes, 0)) / next.length;
    measured.next.reads += (share * next.reduce((sum, { reads }) => sum + reads, 0)) / next.length;
    measured.rest += share * rest;
  }
  const text = [lines.join("\n"), costTable(daysOf(measured, LIVE))].join("\n\n");
  console.log(text);
  if (process.argv.includes("--write")) {
    const before = await readFile(DOCUMENT, "utf8");
    const [head = "", rest = ""] = before.split(BEGIN);
    await writeFile(DOCUMENT, `${head}${BEGIN}\n\n${text}\n\n${END}${rest.split(END)[1] ?? "\n"}`);
  }
  for (const fault of faults) console.error(fault);
} finally {
  for (const close of closers.toReversed()) await close();
}
process.exit(faults.length === 0 ? 0 : 1);
