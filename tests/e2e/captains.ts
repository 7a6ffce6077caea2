import type { Browser, BrowserContext, Page } from "@playwright/test";
import { countEvents, counted, tellCount } from "./counting";
import { button } from "./administrator";
import { expect } from "./siteTest";

/** The most clicks and taps that captains and those who invite them may need. */
export const MOST_OF_CAPTAINS = {
  inviting: 6,
  accepting: 4,
  squad: 6,
  lineUp: 4,
  report: 6,
  confirming: 1,
  granting: 1,
} as const;

/** Invites a captain on the page that is open, and gives the link. */
export async function invite(page: Page, { club }: { readonly club: string }): Promise<string> {
  await button(page, "Invite").click();
  const dialog = page.getByRole("dialog", { name: "Invite somebody" });
  await dialog.getByRole("option", { name: club }).waitFor({ state: "attached" });
  await dialog.getByLabel("Club").selectOption({ label: club });
  await button(dialog, "Create the invitation").click();
  const shown = page.getByRole("dialog", { name: /^Invitation for / });
  const link = await shown.getByRole("textbox", { name: "Link" }).inputValue();
  await button(shown, "Close").click();
  await expect(shown).toBeHidden();
  return link;
}

/** Counts taps from now on. */
export async function taps(page: Page) {
  const before = (await counted(page)).clicks;
  return {
    /** There were at most so many, which the table of counts shows. */
    async ends(job: string, most: number): Promise<void> {
      const clicks = (await counted(page)).clicks - before;
      tellCount(job, { clicks, keys: 0 }, { clicks: most, keys: 0 });
      expect(clicks, job).toBeLessThanOrEqual(most);
    },
  };
}

/** A phone that has never been here. */
export async function aPhone(
  browser: Browser,
  watch: (context: BrowserContext) => Promise<void>,
): Promise<Page> {
  const phone = await browser.newContext({
    hasTouch: true,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
  });
  await watch(phone);
  return phone.newPage();
}

interface Invited {
  /** A window that knows touch. */
  readonly page: Page;
  readonly link: string;
  readonly name: string;
}

/** Somebody follows the link of an invitation, and makes an account. */
export async function aCaptain({ page, link, name }: Invited) {
  await page.addInitScript(countEvents);
  await page.goto(link);
  await expect(page.getByText(/ invites you to be /)).toBeVisible();
  const type = async (label: string, text: string) => {
    await page.getByLabel(label).tap();
    await page.keyboard.type(text);
  };
  await type("Your name", name);
  await type("Email", `${name.toLowerCase().replace(" ", ".")}@club.example`);
  await type("Choose a password", "a-long-password");
  await button(page, "Create account and accept").tap();
  await expect(page.getByRole("link", { name: "Begin" })).toBeVisible();
  return { page, name, accepting: (await counted(page)).clicks };
}

/** The captain whose page is open reports the score of the match that is due. */
export async function reportScore(
  page: Page,
  [home, away]: readonly [home: string, away: string],
  [a, b]: readonly [a: string, b: string],
): Promise<void> {
  await page.getByRole("link", { name: "Report the score" }).first().tap();
  await expect(page.getByLabel(`Score of ${home}`)).toBeFocused();
  await page.keyboard.type(a);
  await page.getByLabel(`Score of ${away}`).tap();
  await page.keyboard.type(b);
  await button(page, `Send ${a}–${b}`).tap();
  await expect(page.getByText(`You reported ${a}–${b}`).first()).toBeVisible();
}
