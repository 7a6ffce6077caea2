import { field } from "../harness/desk";
import { adminTest, button, expectNotice } from "./administrator";
import { expect, FULL } from "./siteTest";
import { openVisitor, returnToTab, readOnTo } from "./visitor";

/*
 * A league's format is changed while the season runs, on a phone: what it does is seen before, visitors see it after,
 * and one click takes it back.
 */

adminTest(
  "an administrator plays a running season otherwise, and takes it back",
  { tag: FULL },
  async ({ admin, openBrowser, database: _ }) => {
    await admin.setViewportSize({ width: 390, height: 844 });
    const visitor = await openVisitor(await openBrowser(), "/mls/standings");
    await visitor.setViewportSize({ width: 390, height: 844 });
    const groups = visitor.getByRole("heading", { name: /^Group [AB]$/ });
    const rounds = visitor.getByRole("group", { name: "Round", exact: true }).getByRole("button");
    const asText = visitor.locator("details", { hasText: "The bracket as text" });
    await expect(groups).toHaveText(["Group A", "Group B"]);
    await readOnTo(visitor, "Knock-out");
    await expect(rounds).toHaveText(["Semi-finals", "Final"]);

    await admin.goto("/mls/admin-dashboard/seasons");
    const format = admin.getByRole("region", { name: "How Season 2026 is played" });
    await field(format, "Groups").fill("");
    await field(format, "Knock-out").selectOption("8");
    await field(format, "Match for third place").selectOption("yes");
    for (const told of [
      "Instead of groups A and B: one table.",
      "Semi-finals become quarter-finals.",
      "8 of the table go through instead of 2 of each group.",
      "There is a match for third place.",
    ])
      await expect(format).toContainText(told);
    const table = format.getByRole("region", { name: "Table" }).getByRole("listitem");
    const order = await table.allTextContents();
    expect(order).toHaveLength(8);
    // Nothing is saved yet.
    await returnToTab(visitor);
    await expect(groups).toHaveText(["Group A", "Group B"]);

    await button(format, "Use this format").click();
    await expectNotice(admin, "Season 2026 has a new format.");
    // Under the pointer it stays.
    await button(admin, "Undo").hover();
    await returnToTab(visitor);
    await expect(rounds).toHaveText(["Quarter-finals", "Semi-finals", "Final"]);
    await expect(groups).toHaveCount(0);
    const rows = visitor.getByRole("table", { name: "MLS football table" }).getByRole("rowheader");
    for (const [at, team] of order.entries()) await expect(rows.nth(at)).toContainText(team);
    await expect(asText).toContainText(
      "Third place: Loser of semi-final 1 v Loser of semi-final 2.",
    );

    await button(admin, "Undo").click();
    await expect(format).toContainText("2 groups, A and B; every pair meets twice");
    await returnToTab(visitor);
    await expect(groups).toHaveText(["Group A", "Group B"]);
    await expect(rounds).toHaveText(["Semi-finals", "Final"]);
  },
);
