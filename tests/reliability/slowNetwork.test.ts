import type { Page, BrowserContext } from "@playwright/test";
import { goal, measured } from "./goal";
import { NEW_PLAYER, playersNamed, sitDown, typePlayer } from "./world/desk";
import { openWindow } from "./world/browser";
import { emulated, type RestFields, type RestValue } from "./world/emulated";
import { startCompressing } from "../../scripts/hosting/compressingProxy";
import { site } from "./world/site";

const USABLE_WITHIN = 5_000;
const MOST_SHIFT = 0.1;
/** What reliability.md calls a slow network. */
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** Pages, and what on them is their content. */
const PAGES = [
  ["/mls/standings", "main tbody tr"],
  ["/mls/matches", "main a[href*='match=']"],
  ["/mls/results", "main a[href*='match=']"],
  ["/mls/home", "main a[href*='match=']"],
  ["/mls/players", "main li button"],
] as const;

const STALLED = "https://pictures.example/never.png";

/** The same map of records with that field of each changed, in Firestore's REST notation. */
function withField(records: unknown, name: string, value: RestValue): RestValue {
  const fields: unknown = Reflect.get(Object(Reflect.get(Object(records), "mapValue")), "fields");
  const changed = Object.entries(Object(fields)).map(([id, record]): [string, RestValue] => {
    const own = Reflect.get(Object(Reflect.get(Object(record), "mapValue")), "fields");
    // The emulator has just given it.
    return [id, { mapValue: { fields: { ...(own as RestFields), [name]: value } } }];
  });
  return { mapValue: { fields: Object.fromEntries(changed) } };
}

/** Gives players and clubs a picture on a host that never answers. */
async function stallPictures(): Promise<void> {
  const database = await emulated();
  const picture = { stringValue: STALLED };
  for (const [document, map, name] of [
    ["mlsPlayers", "records", "picture"],
    ["mls", "teams", "logo"],
  ] as const) {
    const published = await database.get(`published/${document}`);
    const changed = withField(published?.[map], name, picture);
    await database.put([[`published/${document}`, { ...published, [map]: changed }]]);
  }
}

/** What the page itself has noted under that name. */
const noted = (page: Page, name: string): Promise<number> =>
  page.evaluate((key) => {
    const read: unknown = Reflect.get(globalThis, key);
    return typeof read === "function" ? Number(read()) : Number.NaN;
  }, name);

/** Loads a page on a cold, slow connection: when its content is there, and how much it moves. */
async function measurePage(page: Page, path: string, content: string) {
  await page.addInitScript((wanted) => {
    // Noted in the page itself: Playwright sees it up to half a second later.
    let stands = 0;
    const watching = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      stands = performance.now();
      watching.disconnect();
    });
    watching.observe(document, { subtree: true, childList: true });
    Reflect.set(globalThis, "arenaContent", () => stands);
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") !== true)
          shift += Number(Reflect.get(entry, "value"));
      }
    }).observe({ type: "layout-shift", buffered: true });
    Reflect.set(globalThis, "arenaShift", () => shift);
  }, content);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator(content).first().waitFor({ timeout: 90_000 });
  const usable = await noted(page, "arenaContent");
  // Pictures, fonts and what else comes late may still move things.
  await page.waitForTimeout(3_000);
  const shift = await noted(page, "arenaShift");
  return { usable, shift };
}

goal(
  {
    id: "F7",
    what: "Slow network (400 ms, 400 kbit/s), a stalled image host, double clicks",
    target: "content ≤ 5 s, layout shift ≤ 0.1, a double click makes one record",
    isSlow: true,
  },
  async () => {
    await (await emulated()).reset();
    await stallPictures();
    const wrong: string[] = [];
    const late: string[] = [];
    const times: string[] = [];
    let most = 0;
    for (const [path, content] of PAGES) {
      const window = await openWindow({ viewport: { width: 390, height: 844 } });
      await readCompressed(window.context);
      // Never answered.
      await window.context.route(/pictures\.example/, () => {});
      const { usable, shift } = await measurePage(await window.context.newPage(), path, content);
      times.push(`${path} ${(usable / 1000).toFixed(1)} s`);
      most = Math.max(most, shift);
      if (usable > USABLE_WITHIN) late.push(`${path} is usable after ${Math.round(usable)} ms`);
      if (!(shift <= MOST_SHIFT)) wrong.push(`${path} moves by ${shift.toFixed(3)}`);
      wrong.push(...window.uncaught, ...window.violations);
      await window.close();
    }
    let doubled = 0;
    for (const name of ["Double click", "Twice Enter"]) {
      const { page, window } = await sitDown(NEW_PLAYER);
      await typePlayer(page, name, "11");
      const devtools = await window.context.newCDPSession(page);
      await devtools.send("Network.enable");
      await devtools.send("Network.emulateNetworkConditions", SLOW);
      const save = page.getByRole("button", { name: "Save", exact: true });
      if (name === "Double click") await save.dblclick();
      else {
        await save.focus();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
      }
      await page.waitForURL((url) => !url.search.includes("new="), { timeout: 90_000 });
      await page.waitForTimeout(1_000);
      const stored = await playersNamed(name);
      if (stored.length !== 1 || stored[0]?.["version"] !== 1) {
        wrong.push(`${name}: ${stored.length} records`);
        doubled += 1;
      }
      await window.close();
    }
    return measured(
      `content after ${times.join(", ")}; shift at most ${most.toFixed(3)}; ${doubled} of 2 doubled`,
      wrong,
      { late },
    );
  },
);

let compressing: ReturnType<typeof startCompressing> | undefined;

/** Lets a window read from the database as from Google's service, which compresses what the emulator sends plain. */
async function readCompressed(context: BrowserContext): Promise<void> {
  const { firestore } = await site();
  const proxy = await (compressing ??= startCompressing(firestore.host));
  await context.route(
    (url) => url.host === firestore.host,
    (route) => route.continue({ url: route.request().url().replace(firestore.host, proxy.host) }),
  );
}
