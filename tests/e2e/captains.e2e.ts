import { HOUR } from "../../src/domain/durations";
import { accounts } from "../harness/desk";
import { makeFixture } from "../factories/records";
import { mls } from "../arena/leagues/mls";
import { adminTest, button, title } from "./administrator";
import { aCaptain, invite, reportScore } from "./captains";
import type { Database } from "./database";
import { expect, expectNoSidewaysScroll } from "./siteTest";
import { NOBODY, windowsOf } from "./windows";

/*
 * The core of a captain's way, from the invitation to a confirmed result: all of it, with phones of their own and real rules,
 * is played in emulators/captains.full.e2e.ts.
 */

const HOME = "Kingsway Rovers";
const AWAY = "Northgate Athletic";
const PHONE = { width: 390, height: 844 };

adminTest.use({ hasTouch: true });

adminTest(
  "a captain who was invited keeps a squad, and reports a score that is confirmed",
  async ({ context, database }) => {
    // In the same browser an account that is made signs everybody in who has no session of a window's own.
    const admin = await windowsOf(context, accounts.admin.uid).newPage();
    const date = Math.round((Date.now() - 2 * HOUR) / 60_000) * 60_000;
    const due = makeFixture({ id: "due", teamA: HOME, teamB: AWAY, date, gameWeek: "9" });
    await database.keep(mls, "fixtures", due);
    await admin.goto("/mls/admin-dashboard/captains");
    await expect(title(admin)).toHaveText("Captains");
    const link = await invite(admin, { club: HOME });

    const phone = await windowsOf(context, NOBODY).newPage();
    await phone.setViewportSize(PHONE);
    const { page } = await aCaptain({ page: phone, link, name: "Ayo Bello" });
    await page.getByRole("link", { name: "Begin" }).tap();
    await expect(title(page)).toHaveText(HOME);
    await page.getByRole("link", { name: "Open the squad" }).tap();
    await page.getByLabel("Paste a list of players").fill("71 Newcomer Ao\n72 Newcomer Bo");
    await button(page, "Save 2 players").tap();
    await expect(button(page, "Nothing to save")).toBeVisible();
    await expectNoSidewaysScroll(page);
    // What a captain saves waits on the device first: the page does not wait for the database.
    await expect.poll(() => newcomers(database)).toEqual([`71 ${HOME}`, `72 ${HOME}`]);

    await page.getByRole("link", { name: HOME }).tap();
    await reportScore(page, [HOME, AWAY], ["2", "1"]);
    const rival = await windowsOf(context, "local-northgate").newPage();
    await rival.setViewportSize(PHONE);
    await rival.goto("/mls/admin-dashboard");
    await reportScore(rival, [HOME, AWAY], ["2", "1"]);

    await admin.goto("/mls/admin-dashboard");
    const agreed = admin.getByRole("region", { name: "Reports that agree" });
    await expect(agreed).toContainText(`${HOME} 2–1 ${AWAY}`);
    await button(agreed, /^Confirm/).click();
    await expect
      .poll(() => database.read("mlsResults", "due"))
      .toMatchObject({ scoreA: 2, scoreB: 1 });
  },
);

/** Number and club of each player who was pasted, as the database has them. */
async function newcomers(database: Database): Promise<string[]> {
  const players = [...(await database.list("mlsPlayers")).values()];
  return players
    .filter(({ name }) => String(name).startsWith("Newcomer"))
    .map(({ jersey, club }) => `${String(jersey)} ${String(club)}`)
    .toSorted();
}
