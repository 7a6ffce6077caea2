import type { Browser, BrowserContextOptions } from "@playwright/test";
import { leagueBySlug } from "../../src/leagues";
import { routeAt } from "../../src/leagues/routes";
import { giveFirstTexts } from "../harness/firstTexts";
import { visitorSamples } from "../harness/scenes";
import { shiftsOf, type Arrival } from "../harness/shifts";
import { expect, test } from "./siteTest";

/*
 * On a slow network, with nothing cached, hardly anything of a page moves once it has been seen: not
 * when its code comes, not when the data does, nor pictures or the font. One page of each layout is
 * loaded on a phone whose code comes last, as at a first visit, one of each sort where only the data is late, as at
 * every later one, and half of them on a wide screen.
 */

// What moves on its way in is seen too.
test.use({ reducedMotion: "no-preference" });

const MOST = 0.05;
/** Pages wait for what is held back more than for the machine. */
const AT_ONCE = 3;

const PHONE = { viewport: { width: 390, height: 844 } };
/** Somebody who reads elsewhere is told whose times these are. */
const ABROAD = { ...PHONE, timezoneId: "America/New_York" };
const DESK = { viewport: { width: 1280, height: 800 } };
const codeFirst: readonly Arrival[] = ["script", "data", "picture", "font"];
const dataFirst: readonly Arrival[] = ["data", "font", "picture", "script"];

const paths = visitorSamples.map(({ path }) => path);

/** What a page is in any sport; meets are drawn otherwise than matches. */
function sortOf(path: string): string {
  const route = routeAt(path);
  if (route?.kind !== "page") return route?.kind ?? path;
  return `${route.page} of ${leagueBySlug(route.league.slug)?.collections.meets ? "meets" : "matches"}`;
}

const sorts = paths.filter(
  (path, nth) => paths.findIndex((one) => sortOf(one) === sortOf(path)) === nth,
);

interface Still {
  readonly browser: Browser;
  /** The site's address. */
  readonly url: string;
  readonly where: BrowserContextOptions;
  readonly order: readonly Arrival[];
  readonly tried: readonly string[];
}

async function expectStill({ browser, url, where, order, tried }: Still): Promise<void> {
  test.setTimeout(1_500_000);
  const waiting = [...tried];
  const found: { path: string; total: number; moves: readonly string[] }[] = [];
  const worker = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const context = await browser.newContext(where);
      await giveFirstTexts(context, url);
      found.push({ path, ...(await shiftsOf(context, path, order)) });
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const ranked = found.toSorted((a, b) => b.total - a.total);
  const lines = ranked.map(({ path, total, moves: [worst = ""] }) =>
    `${total.toFixed(3)} ${path} ${worst}`.trim(),
  );
  await test.info().attach("shifts", { body: lines.join("\n"), contentType: "text/plain" });
  expect(ranked.filter(({ total }) => total >= MOST)).toEqual([]);
}

test("nothing moves on a phone whose data is later than its code", async ({ browser, site }) => {
  await expectStill({ browser, url: site.url, where: ABROAD, order: codeFirst, tried: sorts });
});

test("nothing moves on a phone whose code is later than its data", async ({ browser, site }) => {
  await expectStill({ browser, url: site.url, where: PHONE, order: dataFirst, tried: paths });
});

test("nothing moves on a wide screen", async ({ browser, site }) => {
  const tried = sorts.filter((_, nth) => nth % 2 === 1);
  await expectStill({ browser, url: site.url, where: DESK, order: dataFirst, tried });
});
