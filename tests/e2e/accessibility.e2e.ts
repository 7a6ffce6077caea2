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
 * Axe on every route and in every dialog, at both widths and in both schemes. A page is loaded once and judged twice:
 * on a phone in one scheme, on a wide screen in the other, and the next page the other way round.
 */

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// Nothing is saved: each of CI's two workers takes what is next.
test.describe.configure({ mode: "parallel" });

// Nothing is halfway through a fade when it is judged.
test.use({ reducedMotion: "reduce" });
adminTest.use({ reducedMotion: "reduce" });

/** What axe has against the page as it stands, or that part of it, in words that say where. */
async function violations(page: Page, part: string | undefined): Promise<string[]> {
  // Telling of what passes takes as long as judging.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (part) axe.include(part);
  const { violations: found } = await axe.withTags(TAGS).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`),
  );
}

interface Look {
  readonly width: number;
  readonly colorScheme: "light" | "dark";
}

/** Both widths and both schemes in two looks; a scene of one width is looked at in both schemes there. */
function looksAt({ at }: Scene, nth: number): readonly Look[] {
  const [phone, desk] = WIDTHS;
  const first = at === "wide" ? desk : phone;
  const looks: readonly Look[] = [
    { width: first, colorScheme: "light" },
    { width: at ? first : desk, colorScheme: "dark" },
  ];
  if (at || nth % 2 === 0) return looks;
  return looks.map(({ width, colorScheme }) => ({
    width,
    colorScheme: colorScheme === "light" ? "dark" : "light",
  }));
}

async function judge(page: Page, scene: Scene, nth: number): Promise<void> {
  const looks = looksAt(scene, nth);
  await page.setViewportSize({ width: looks[0]?.width ?? 390, height: 844 });
  await enter(page, scene);
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    const where = `${scene.path} (${scene.name}) at ${width} px, ${colorScheme}`;
    expect.soft(await violations(page, scene.over), where).toEqual([]);
  }
}

const groups: Record<string, readonly Scene[]> = {
  "every route of visitors": [...visitorSamples, ...visitorPages],
  "dialogs and menus of visitors": visitorStates,
};

for (const [name, scenes] of Object.entries(groups)) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const [nth, scene] of scenes.entries()) {
      await test.step(scene.name, () => judge(page, scene, nth));
    }
  });
}

adminTest(
  "axe finds nothing: every route, form and question of administrators",
  async ({ admin }) => {
    adminTest.setTimeout(600_000);
    for (const [nth, scene] of [...adminSamples, ...adminStates].entries()) {
      await adminTest.step(scene.name, () => judge(admin, scene, nth));
    }
  },
);
