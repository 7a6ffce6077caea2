import { byKind } from "../../../src/data/byKind";
import { readWholeForVisitors } from "../../../src/data/published";
import { restDocuments } from "../../../src/data/rest/restDocuments";
import { HOUR } from "../../../src/domain/durations";
import {
  FEED_KINDS,
  feedsOf,
  feedText,
  leagueNowOf,
  type FeedRecords,
} from "../../../scripts/feeds/feeds";
import { makeFixture } from "../../factories/records";
import { mls } from "../../arena/leagues/mls";
import { adminTest, button, title } from "../administrator";
import { aCaptain, aPhone, invite, MOST_OF_CAPTAINS, reportScore, taps } from "../captains";
import { countEvents, counted, tellCount } from "../counting";
import { expect } from "../siteTest";

/*
 * Two captains from their invitations to their last day, on phones of their own, beside an administrator: squad,
 * line-up, reports that differ and that agree, a match on another day, and a right that ends while its page is open.
 */

const HOME = "Kingsway Rovers";
const AWAY = "Mount Trojans";
const MATCH = `${HOME} v ${AWAY}`;

/** A whole minute, as calendars and forms write it. */
const inHours = (hours: number) => Math.round((Date.now() + hours * HOUR) / 60_000) * 60_000;

const match = (id: string, hours: number) =>
  makeFixture({ id, teamA: HOME, teamB: AWAY, date: inHours(hours), gameWeek: "9" });

/** A moment as a captain types it. */
const typed = (moment: number) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: "Africa/Lagos",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  })
    .format(moment)
    .replace(" at ", ", ");

/** The league's calendar as `npm run feeds` would write it now. */
async function calendar(): Promise<string> {
  const documents = restDocuments(
    {
      projectId: process.env["ARENA_E2E_PROJECT"] ?? "",
      apiKey: "local",
      emulatorHost: process.env["FIRESTORE_EMULATOR_HOST"],
    },
    { timeout: 20_000 },
  );
  const read = await Promise.all(
    FEED_KINDS.map(async (kind) =>
      mls.collections[kind] ? (await readWholeForVisitors(documents, mls, kind)).records : [],
    ),
  );
  // They were read by their kinds, in this order.
  const records = byKind(FEED_KINDS, (_, at) => read[at] ?? []) as FeedRecords;
  const now = Date.now();
  const feeds = feedsOf([leagueNowOf(mls, records, true)], {
    before: {},
    now,
    origin: "https://a",
  });
  const [feed] = Object.values(feeds);
  return feed ? feedText(feed, now) : "";
}

const icsTime = (moment: number) =>
  `${new Date(moment).toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;

// Saves of a captain whose right has ended.
adminTest.use({ expectedErrors: /status of 40[03]|PERMISSION_DENIED|insufficient permissions/ });

adminTest(
  "two captains keep their clubs by phone, from the invitation until the right ends",
  async ({ admin, browser, database, watch }) => {
    await admin.setViewportSize({ width: 1280, height: 900 });
    // All of them before the clubs' own next matches, which are two days ahead at the earliest.
    for (const one of [
      match("first", 10),
      match("second", 11),
      match("third", 12),
      match("later", 13),
    ])
      await database.keep(mls, "fixtures", one);

    // Both are invited, and make accounts of their own.
    await admin.addInitScript(countEvents);
    await admin.goto("/mls/admin-dashboard/captains");
    await expect(title(admin)).toHaveText("Captains");
    const ofHome = await invite(admin, { club: HOME });
    // A list of choices takes two clicks, which Playwright does not make.
    const invited = (await counted(admin)).clicks + 2;
    const most = MOST_OF_CAPTAINS;
    tellCount(
      "a captain invited",
      { clicks: invited, keys: 0 },
      { clicks: most.inviting, keys: 0 },
    );
    expect(invited).toBeLessThanOrEqual(most.inviting);
    const ofAway = await invite(admin, { club: AWAY });

    const phone = () => aPhone(browser, watch);
    const home = await aCaptain({ page: await phone(), link: ofHome, name: "Ayo Bello" });
    const away = await aCaptain({ page: await phone(), link: ofAway, name: "Chidi Okafor" });
    for (const { page, name, accepting } of [home, away]) {
      expect(accepting, `${name} accepts`).toBeLessThanOrEqual(most.accepting);
      expect(
        [...(await database.list("admins")).values()].filter((one) => one["name"] === name),
      ).toMatchObject([{ role: "captain", leagues: [] }]);
      await page.getByRole("link", { name: "Begin" }).tap();
    }
    await expect(title(home.page)).toHaveText(HOME);
    await expect(title(away.page)).toHaveText(AWAY);
    tellCount(
      "an invitation accepted",
      { clicks: home.accepting, keys: 0 },
      { clicks: most.accepting, keys: 0 },
    );

    // A squad of 15 from a message.
    const squad = await taps(home.page);
    await home.page.getByRole("link", { name: "Open the squad" }).tap();
    const box = home.page.getByLabel("Paste a list of players");
    await box.tap();
    const names = Array.from(
      { length: 15 },
      (_, at) => `${61 + at} Newcomer ${"ABCDEFGHIJKLMNO"[at]}o`,
    );
    await box.fill(names.join("\n"));
    await button(home.page, "Save 15 players").tap();
    await expect
      .poll(async () =>
        [...(await database.list("mlsPlayers")).values()].filter(
          ({ name, club }) => String(name).startsWith("Newcomer") && club === HOME,
        ),
      )
      .toHaveLength(15);
    await squad.ends("a squad of 15 pasted", most.squad);

    // The line-up of the next match.
    await home.page.getByRole("link", { name: HOME }).tap();
    const lineUp = await taps(home.page);
    await home.page
      .getByRole("link", { name: /^Set the / })
      .first()
      .tap();
    await button(home.page, /^As in the last match/).tap();
    await button(home.page, "Save line-up").tap();
    const isSet = async () =>
      (await database.list("mlsFixtures")).get("first")?.["teamAStartingXI"];
    await expect.poll(isSet).toHaveLength(11);
    await lineUp.ends("a line-up set", most.lineUp);

    /** One captain's report of the match that is due. */
    const report = async ({ page }: typeof home, scores: readonly [string, string]) => {
      const count = await taps(page);
      await reportScore(page, [HOME, AWAY], scores);
      return count;
    };

    // After the match they report different scores, and the administrator decides.
    await database.alter("mlsFixtures", "first", { date: new Date(inHours(-2)) });
    const reporting = await report(home, ["2", "1"]);
    await reporting.ends("a score reported", most.report);
    await report(away, ["1", "1"]);
    await expect.poll(async () => (await database.list("reports")).size).toBe(2);
    await expect.poll(() => database.read("mlsResults", "first")).toBeNull();
    await admin.goto("/mls/admin-dashboard");
    const differ = admin.getByRole("region", { name: `Reports of ${MATCH}` });
    await button(differ, /^Confirm 2–1/).click();
    await expect
      .poll(() => database.read("mlsResults", "first"))
      .toMatchObject({ scoreA: 2, scoreB: 1 });
    await expect(differ).toHaveCount(0);
    await expect(home.page.getByText("You reported")).toHaveCount(0);

    // The next two agree and are confirmed with one tap.
    for (const id of ["second", "third"]) {
      await database.alter("mlsFixtures", id, { date: new Date(inHours(-2)) });
      for (const one of [home, away]) await report(one, ["0", "3"]);
      await expect
        .poll(async () => (await database.list("reports")).size)
        .toBe(id === "second" ? 4 : 6);
    }
    await admin.goto("/mls/admin-dashboard");
    await button(admin, "Confirm all 2").waitFor();
    const before = (await counted(admin)).clicks;
    await button(admin, "Confirm all 2").click();
    for (const id of ["second", "third"])
      await expect
        .poll(() => database.read("mlsResults", id))
        .toMatchObject({ scoreA: 0, scoreB: 3 });
    const confirming = (await counted(admin)).clicks - before;
    expect(confirming).toBe(most.confirming);
    tellCount(
      "two results confirmed",
      { clicks: confirming, keys: 0 },
      { clicks: most.confirming, keys: 0 },
    );

    // A match on another day: asked by one, agreed by the other, granted with one tap.
    const moved = inHours(144);
    const next = home.page.getByRole("region", { name: "Next match" });
    await next.getByRole("link", { name: "Ask for another day" }).tap();
    await home.page.getByRole("textbox", { name: "When could it be?" }).fill(typed(moved));
    await button(home.page, "Ask").tap();
    await expect
      .poll(() => database.read("captainRequests", "mls~later"))
      .toMatchObject({ what: "move" });
    await away.page.reload();
    await button(away.page, /suits us$/).tap();
    await expect
      .poll(() => database.read("captainRequests", "mls~later"))
      .toMatchObject({ answer: "1" });
    expect(await calendar()).not.toContain(icsTime(moved));
    await admin.goto("/mls/admin-dashboard");
    await button(admin, new RegExp(`^Move to .+: ${MATCH}`)).click();
    const granting = (await counted(admin)).clicks;
    expect(granting).toBe(most.granting);
    tellCount(
      "another day granted",
      { clicks: granting, keys: 0 },
      { clicks: most.granting, keys: 0 },
    );
    await expect
      .poll(async () => (await database.list("mlsFixtures")).get("later")?.["date"])
      .toEqual(new Date(moved));
    await expect.poll(() => database.read("captainRequests", "mls~later")).toBeNull();
    expect(await calendar()).toContain(icsTime(moved));

    // A right ends while its page is open: the next save is refused, and the page says why.
    await admin.goto("/mls/admin-dashboard/captains");
    await button(admin, "Revoke Chidi Okafor").click();
    await button(admin.getByRole("dialog"), "Revoke").click();
    await expect(admin.getByRole("button", { name: "Revoke Chidi Okafor" })).toHaveCount(0);
    await away.page.getByRole("link", { name: "Open the squad" }).tap();
    await away.page.getByLabel("Paste a list of players").fill("77 Too Late\n78 Also Late");
    await button(away.page, "Save 2 players").tap();
    await expect(away.page.getByRole("alert")).toContainText(
      "You are no longer captain of this club.",
    );
    expect(
      [...(await database.list("mlsPlayers")).values()].some(({ name }) =>
        String(name).endsWith(" Late"),
      ),
    ).toBe(false);
    for (const { page } of [home, away]) await page.context().close();
  },
);
