import { field } from "../harness/desk";
import { adminTest as test, button, link } from "./administrator";
import { expect, FULL } from "./siteTest";
import { openVisitor } from "./visitor";

/*
 * A player is renamed, and nothing else is typed: results and line-ups keep the name of then, and every page finds the
 * player by either.
 */

test(
  "a renamed player keeps goals, matches and every link",
  { tag: FULL },
  async ({ admin, database, openBrowser }) => {
    const top = (name: string | RegExp) =>
      stats.getByRole("listitem").filter({ has: link(stats, name) });
    const stats = await openVisitor(await openBrowser(), "/mls/stats");
    const first = stats
      .getByRole("listitem")
      .filter({ has: stats.locator('a[href*="/players/"]') });
    const scorer = first.first().locator('a[href*="/players/"]');
    const before = (await scorer.textContent())?.trim() ?? "";
    const address = (await scorer.getAttribute("href")) ?? "";
    const figure = async (name: string) =>
      /\d+$/.exec((await top(name).first().textContent()) ?? "")?.[0];
    const goals = await figure(before);
    expect(Number(goals)).toBeGreaterThan(0);

    const id = address.replace(/^.*\//, "");
    await admin.goto(`/mls/admin-dashboard/players/${id}`);
    await field(admin, "Name").fill("Somebody Renamed");
    await expect(admin.getByText(`“${before}” stays as a former name.`)).toContainText(
      /\d+ results?/,
    );
    await button(admin, "Update").click();
    await expect(admin.getByText("Player saved")).toBeVisible();
    await expect
      .poll(() => database.read("mlsPlayers", id))
      .toMatchObject({ formerNames: [before] });

    await stats.goto("/mls/stats");
    await expect(top("Somebody Renamed").first()).toBeVisible();
    await expect.poll(() => figure("Somebody Renamed")).toBe(goals);
    await expect(top(before)).toHaveCount(0);

    await stats.goto(address);
    await expect(stats.getByRole("heading", { level: 1, name: "Somebody Renamed" })).toBeVisible();
    const log = stats.getByRole("region", { name: "Matches" });
    await log
      .getByRole("listitem")
      .filter({ hasText: /\d goals?/ })
      .first()
      .getByRole("link")
      .click();
    // The match keeps the name as it was typed, and leads to the player.
    const named = stats.getByRole("main").getByRole("link", { name: new RegExp(before) });
    await expect(named.first()).toHaveAttribute("href", address);
  },
);
