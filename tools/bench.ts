import { rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "../tests/harness/browser";
import { buildNaive } from "./bench/buildNaive";
import { floorOf, writeFloor } from "./bench/floor";
import { load, type Load } from "./bench/load";
import { markdown, medians, type Row } from "./bench/table";
import { buildSite } from "../scripts/build/buildSite";
import { LOCAL_FOLDER } from "../scripts/emulators/firebaseTools";
import { firstClub, inFirstLeague } from "../scripts/firstLeague";
import { seededDatabase, type Closers } from "../scripts/hosting/seededSite";
import { serveSite } from "../scripts/hosting/serveSite";
import { emulatorSiteEnv } from "../scripts/siteEnv";

/*
 * The command `npm run bench`: measures pages on a slow phone in three builds: as one file without code (the floor),
 * built in the naive way, and the product's build.
 */

const PROJECT = "demo-arena-bench";
/** A club's name in the seed. The prerendered pages do not contain it, so it shows that the data has arrived. */
const WORD = firstClub.name;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const pages = positionals.length > 0 ? positionals : ["standings", "results"].map(inFirstLeague);
const closers: Closers = [];
const folder = path.join(LOCAL_FOLDER, `bench-${process.pid}`);
closers.push(() => rm(folder, { recursive: true, force: true }));

try {
  const rules = "tools/bench/naive/firestore.rules";
  const { ports, connections } = await seededDatabase(PROJECT, closers, rules);
  Object.assign(process.env, emulatorSiteEnv(PROJECT, ports));
  process.env["NODE_ENV"] = "production";

  const place = (name: string) => path.join(folder, name);
  await buildSite({ outDir: place("product") });
  await buildNaive(place("naive"), pages);

  const serve = async (name: string) => {
    const served = await serveSite({ outDir: place(name), connections });
    closers.push(served.close);
    return served.url;
  };
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: browserArgs(),
    env: { ...process.env, ...found.env },
  });
  closers.push(() => browser.close());

  const product = await serve("product");
  for (const page of pages) {
    const tab = await browser.newPage({ bypassCSP: true, serviceWorkers: "block" });
    await tab.goto(product + page);
    await tab.getByRole("main").filter({ hasText: WORD }).waitFor();
    await tab.waitForLoadState("networkidle");
    await writeFloor(place("floor"), page, await floorOf(tab));
    await tab.close();
  }
  const urls = {
    floor: await serve("floor"),
    naive: await serve("naive"),
    product,
  };

  for (const page of pages) {
    const loads = new Map<string, Load[]>();
    // The builds take turns, so that other work on this machine affects all of them equally.
    for (let run = 0; run <= Number(values.runs); run += 1) {
      for (const [name, url] of Object.entries(urls)) {
        const one = await load(browser, {
          url: url + page,
          word: WORD,
          hasCode: name !== "floor",
        });
        // The first run only warms up the servers and does not count.
        if (run > 0) loads.set(name, [...(loads.get(name) ?? []), one]);
      }
    }
    const rows = [...loads].map(([name, all]): Row => ({
      name,
      figures: medians(all),
      data: all.map(({ data }) => data),
      usable: all.map(({ usable }) => usable),
    }));
    console.log(`\n${page}, medians of ${values.runs}\n\n${markdown(rows)}`);
  }
} finally {
  for (const close of closers.toReversed()) await close();
}
process.exit();
