import { goal, measured } from "./goal";
import { openWindow } from "./world/browser";
import { settled } from "./world/pages";
import { site } from "./world/site";

/** Pages to go to, by their tab, from a page that was loaded before the deploy. */
const TABS = ["Players", "Results", "Standings"] as const;

goal(
  {
    id: "F10",
    what: "Code that a deploy has replaced",
    target: "one automatic reload, or a clear message; never blank, no loop; missing files are 404",
  },
  async () => {
    const { url } = await site();
    const wrong: string[] = [];
    let reloads = 0;
    for (const tab of TABS) {
      for (const comesBack of [true, false]) {
        const where = `${tab}, ${comesBack ? "new code there" : "code gone for good"}`;
        const window = await openWindow();
        const page = await window.context.newPage();
        await page.goto("/mls/home");
        await settled(page);
        let documents = 0;
        let gone = true;
        await window.context.route(`${url}/**`, async (route) => {
          const request = route.request();
          if (request.isNavigationRequest()) {
            documents += 1;
            if (comesBack) gone = false;
          }
          const isPage = new RegExp(`/assets/${tab}Page`, "i").test(request.url());
          if (gone && isPage) return route.fulfill({ status: 404, body: "Not found" });
          return route.continue();
        });
        await page
          .getByRole("main")
          .getByRole("navigation")
          .getByRole("link", { name: tab, exact: true })
          .click();
        const shown = comesBack
          ? page.locator("main").locator("li a[href*='match='], li button, tbody tr").first()
          : page.getByText("This page could not be loaded.");
        const stands = await shown.waitFor({ timeout: 90_000 }).then(
          () => true,
          () => false,
        );
        if (!stands)
          wrong.push(`${where}: ${(await page.locator("body").innerText()).slice(0, 80)}`);
        // A loop would go on.
        await page.waitForTimeout(1_000);
        if (documents !== 1) wrong.push(`${where}: loaded ${documents} times`);
        reloads += documents;
        wrong.push(...window.uncaught.map((text) => `${where}: ${text}`));
        await window.close();
      }
    }
    let missing = 0;
    for (const file of ["/assets/missing.js", "/assets/Old-1a2b3c.css", "/art/missing.avif"]) {
      const { status } = await fetch(url + file);
      if (status === 404) missing += 1;
      else wrong.push(`${file} answers ${status}`);
    }
    return measured(
      `${TABS.length * 2} stale pages, ${reloads} reloads, ${missing} of 3 missing files are 404, ${wrong.length} faults`,
      wrong,
    );
  },
);
