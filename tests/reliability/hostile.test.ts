import type { BrowserContext } from "@playwright/test";
import { goal, isSoak, measured } from "./goal";
import { hostileOf, hostileTexts, hostileUrls } from "./poison/hostile";
import { detailPaths, loadAll, openAll, upkeepPaths } from "./poison/inspect";
import { fill, shelves, type Shelf } from "./poison/poisoned";
import { openWindow, session } from "./world/browser";
import { emulated, type RestFields } from "./world/emulated";
import { adminPaths, recordPaths } from "./world/pages";
import { site } from "./world/site";

/** A picture that would run a script, were it more than a picture. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>top.arenaHit=1</script></svg>`;

interface Attack {
  pages: number;
  scripts: number;
  requests: number;
  navigations: number;
  readonly wrong: string[];
}

/** Notes scripts that ran, requests that are not https, and ways off the site. */
async function guard(context: BrowserContext, own: readonly string[], seen: Attack): Promise<void> {
  const isOwn = (url: string) => own.some((origin) => url.startsWith(`${origin}/`));
  await context.exposeFunction("arenaNoteHit", (where: string) => {
    seen.scripts += 1;
    seen.wrong.push(`a script ran on ${where}`);
  });
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, "arenaHit", {
      set: () => {
        Reflect.apply(Reflect.get(globalThis, "arenaNoteHit"), null, [location.href]);
      },
    });
  });
  await context.route(/^https:/, (route) =>
    route.fulfill({ body: SVG, contentType: "image/svg+xml" }),
  );
  context.on("request", (request) => {
    const url = request.url();
    if (isOwn(url) || url.startsWith("https://")) return;
    seen.requests += 1;
    seen.wrong.push(`a request went to ${url.slice(0, 80)}`);
  });
  const leave = (url: string) => {
    if (isOwn(url) || url === "about:blank") return;
    seen.navigations += 1;
    seen.wrong.push(`a page went to ${url.slice(0, 80)}`);
  };
  context.on("page", (page) => {
    page.on("dialog", (dialog) => {
      seen.scripts += 1;
      seen.wrong.push(`a script opened a dialog on ${page.url()}`);
      void dialog.dismiss();
    });
    page.on("framenavigated", (frame) => leave(frame.url()));
  });
}

/** Presses every link and button that a hostile text or address may have got into. */
async function attack(all: readonly Shelf[], policy: boolean): Promise<Attack> {
  const seen: Attack = { pages: 0, scripts: 0, requests: 0, navigations: 0, wrong: [] };
  const { url, connections } = await site();
  const details = detailPaths(all, (nth) => isSoak || nth % 8 === (policy ? 0 : 4));
  for (const [options, loaded, opened] of [
    [{}, recordPaths, details],
    [{ storageState: await session() }, [...adminPaths, ...upkeepPaths], []],
  ] as const) {
    const window = await openWindow({ ...options, bypassCSP: !policy });
    await guard(window.context, [url, ...connections], seen);
    const page = await window.context.newPage();
    seen.wrong.push(...(await loadAll(page, loaded)), ...(await openAll(page, opened)));
    const links = page.locator("a[href]");
    for (const href of await links.evaluateAll((found) =>
      found.map((a) => a.getAttribute("href")),
    )) {
      if (href && !/^[/#?]/.test(href) && !/^(https|mailto):/.test(href)) {
        seen.wrong.push(`a link leads to ${href.slice(0, 60)}`);
      }
    }
    seen.pages += loaded.length + opened.length;
    seen.wrong.push(...window.uncaught, ...window.violations);
    await window.close();
  }
  return seen;
}

goal(
  {
    id: "A7",
    what: "Hostile addresses and texts in the database, rendered by every page",
    target:
      "≥ 24 addresses and ≥ 12 texts, policy on and off: 0 scripts run, 0 requests but to https, 0 navigations",
    isSlow: true,
  },
  async () => {
    const database = await emulated();
    await database.reset();
    const richest = (seeded: ReadonlyMap<string, RestFields>) =>
      [...seeded.values()].toSorted(
        (a, b) => JSON.stringify(b).length - JSON.stringify(a).length,
      )[0] ?? {};
    const all = await shelves(database, (seeded, kind) => hostileOf(richest(seeded), kind));
    await fill(database, all, "published");
    const withPolicy = await attack(all, true);
    const without = await attack(all, false);
    await database.reset();
    const sum = (key: "pages" | "scripts" | "requests" | "navigations") =>
      withPolicy[key] + without[key];
    return measured(
      `${hostileUrls.length} addresses, ${hostileTexts.length} texts, ${sum("pages")} pages and details: ` +
        `${sum("scripts")} scripts, ${sum("requests")} requests, ${sum("navigations")} navigations`,
      [...withPolicy.wrong, ...without.wrong],
      { enough: hostileUrls.length >= 24 && hostileTexts.length >= 12 },
    );
  },
);
