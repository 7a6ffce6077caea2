import type { Page } from "@playwright/test";
import { sitePages } from "../../../scripts/build/sitePages";
import { openedSeasons } from "../../../src/demo/seed/openedLeagues";
import { runningAnimations } from "../../harness/layout";
import { layoutOf } from "../../harness/scenes";
import { expect, FULL, test } from "../siteTest";

const layouts = new Set<string>();
/** One page of each layout. */
const pages = sitePages().filter(({ path, kind, route }) => {
  if (kind !== "page" || !route) return false;
  const layout = layoutOf(path, route);
  const isNew = !layouts.has(layout);
  layouts.add(layout);
  return isNew;
});

declare global {
  /** What the content security policy has blocked so far. */
  var blocked: string[] | undefined;
  /** The heading of the page as it was delivered, or what it is in. */
  var deliveredPart: Element | null | undefined;
}

/** Notes, from the page's first moment on, what the policy blocks and which part was delivered. */
async function watchDelivery(page: Page, part: string): Promise<void> {
  await page.addInitScript((selector) => {
    globalThis.blocked = [];
    document.addEventListener("securitypolicyviolation", (event) =>
      globalThis.blocked?.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    new MutationObserver((_, observer) => {
      globalThis.deliveredPart = document.querySelector(selector);
      if (globalThis.deliveredPart) observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }, part);
}

/** React has put its mark on the part that was delivered: the page was taken over, not drawn anew. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const part = globalThis.deliveredPart;
    if (!part?.isConnected) return false;
    return Object.keys(part).some((key) => key.startsWith("__reactFiber"));
  });
}

/**
 * Whether a page asks for it with its own code: the arena's grounds, which are no listing of a league, and leagues that
 * were opened in the app, which no build knows.
 */
const comesLater = (pathname: string) =>
  ["grounds", ...openedSeasons.map(({ record }) => record.id)].some((name) =>
    pathname.endsWith(`/published/${name}`),
  );

for (const [nth, { path, head }] of pages.entries()) {
  // It shows all the time how long its scene still lasts, and reads once its code is here: nobody waits for it.
  const isScreen = path.endsWith("/screen");

  test(
    `${path} is delivered rendered, and taken over as it is`,
    { tag: nth < 2 ? [] : FULL },
    async ({ page }) => {
      // Behind the "#" is what an invitation says, which no host knows: the heading follows it.
      await watchDelivery(page, path === "/join" ? "main section" : "h1");
      // Beside the day's matches a wide screen shows more, of one league more.
      if (path === "/" || path === "/today")
        await page.setViewportSize({ width: 390, height: 844 });
      const answer = await page.request.get(path);
      const html = await answer.text();
      const [, baked = ""] = /data-read="([^"]*)"/.exec(html) ?? [];
      const inPage = [...html.matchAll(/rel="in-page" href="([^"]*)"/g)].map(([, href]) => href);
      expect(answer.status()).toBe(200);

      const asked: string[] = [];
      const fetched: string[] = [];
      page.on("request", (request) => {
        fetched.push(new URL(request.url()).pathname);
        if (request.url().includes("/documents/")) asked.push(request.url());
      });
      await page.goto(path);
      await takenOver(page);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

      // What nobody reads yet (the landing page's matches, until they are near) does not keep a phone busy.
      const moving = isScreen ? [expect.stringContaining("run")] : [];
      await expect.poll(() => runningAnimations(page)).toEqual(moving);

      // The first requests are those that the build wrote into the page, each once: no more, no less.
      const early = () => page.evaluate(() => Object.keys(globalThis.arenaEarly ?? {}));
      await expect.poll(early).toEqual([]);
      const first = asked.filter((url) => !comesLater(new URL(url).pathname));
      if (!isScreen) expect(first.toSorted()).toEqual(baked.split(" ").filter(Boolean).toSorted());
      // The styles are in the page: nothing holds up its first paint, and they are not fetched again.
      expect(inPage.length).toBeGreaterThan(0);
      expect(fetched.filter((file) => inPage.includes(file))).toEqual([]);
      expect(html).not.toContain('rel="stylesheet"');
      expect(await page.evaluate(() => globalThis.blocked)).toEqual([]);
      await expect(page).toHaveTitle(head.title);
    },
  );
}
