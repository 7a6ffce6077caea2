import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
  adminSamples,
  adminStates,
  enter,
  visitorPages,
  visitorSamples,
  visitorStates,
  type Scene,
} from "../harness/scenes";
import { adminTest } from "./administrator";
import { expect, test, WIDTHS } from "./siteTest";

/*
 * Axe on every route and in every dialog, in both schemes at both widths. A page is loaded once and
 * then switched, and in the second scheme only the rules run that colours can break: everything else
 * has been seen in the first.
 */

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const ABOUT_COLOURS = ["color-contrast", "link-in-text-block"];
const SCHEMES = ["light", "dark"] as const;

// Nothing is saved: each of CI's two workers takes what is next.
test.describe.configure({ mode: "parallel" });

// Nothing is halfway through a fade when it is judged.
test.use({ reducedMotion: "reduce" });
adminTest.use({ reducedMotion: "reduce" });

/** What axe has against the page as it stands, or that part of it, in words that say where. */
async function violations(
  page: Page,
  part: string | undefined,
  rules?: readonly string[],
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (part) axe.include(part);
  const { violations: found } = await (
    rules ? axe.withRules([...rules]) : axe.withTags(TAGS)
  ).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`),
  );
}

async function judge(page: Page, scene: Scene): Promise<void> {
  const widths = WIDTHS.filter((width) => !scene.at || (scene.at === "wide") === width >= 960);
  await page.setViewportSize({ width: widths[0] ?? 390, height: 844 });
  await enter(page, scene);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === "light" ? undefined : ABOUT_COLOURS;
      const where = `${scene.path} (${scene.name}) at ${width} px, ${colorScheme}`;
      expect.soft(await violations(page, scene.over, rules), where).toEqual([]);
    }
  }
}

const groups: Record<string, readonly Scene[]> = {
  "every route of visitors": [...visitorSamples, ...visitorPages],
  "dialogs and menus of visitors": visitorStates,
};

for (const [name, scenes] of Object.entries(groups)) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const scene of scenes) await test.step(scene.name, () => judge(page, scene));
  });
}

adminTest(
  "axe finds nothing: every route, form and question of administrators",
  async ({ admin }) => {
    adminTest.setTimeout(600_000);
    for (const scene of [...adminSamples, ...adminStates]) {
      await adminTest.step(scene.name, () => judge(admin, scene));
    }
  },
);
