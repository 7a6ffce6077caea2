import type { BrowserContext, Page } from "@playwright/test";
import { SESSION } from "../../src/demo/embedded/embeddedIdentity";

/** What a person opens pages with. */
export type Windows = Pick<BrowserContext, "newPage">;

/** No account has this uid. */
export const NOBODY = "nobody";

/** Marks a window in which its person has arrived, so that who signs out there stays signed out. */
const ARRIVED = "arena-e2e-arrived";

/** Windows of the same browser in which somebody else is signed in: the embedded store looks at the window's session first. */
export function windowsOf(context: BrowserContext, uid: string): Windows {
  return {
    async newPage(): Promise<Page> {
      const page = await context.newPage();
      await page.addInitScript(
        ([session, arrived, as]) => {
          if (sessionStorage.getItem(arrived) !== null) return;
          sessionStorage.setItem(arrived, "yes");
          sessionStorage.setItem(session, as);
        },
        [SESSION, ARRIVED, uid] as const,
      );
      return page;
    },
  };
}
