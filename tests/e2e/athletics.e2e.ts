import { adminTest, link, save } from "./administrator";
import { openVisitor } from "./visitor";
import { FULL, expect } from "./siteTest";

/* Athletics: an event's marks are entered on a phone, and visitors see places and points. */

adminTest(
  "marks of an event become places and points",
  { tag: FULL },
  async ({ admin, openBrowser, database: _ }) => {
    await admin.setViewportSize({ width: 390, height: 844 });
    await admin.goto("/mal/admin-dashboard/results");
    const meet = admin.locator("section").filter({ hasText: "Rector’s meet" });
    await link(meet, "Enter marks, 100 metres").click();
    const entry = (label: string, number: number) =>
      admin.getByLabel(`${label}, entry ${number}`, { exact: true });
    const winner = await entry("Athlete", 1).inputValue();
    await entry("Mark", 1).fill("10.94");
    await entry("Mark", 2).fill("11.02");
    await entry("Mark", 3).fill("11.02");
    await expect(entry("Points", 1)).toHaveText("8");
    await expect(entry("Points", 2)).toHaveText("6½");
    await expect(admin.getByRole("region", { name: "Team score" })).toContainText(
      "after 1 of 12 events",
    );
    await save(admin, "Update", "Result saved successfully");

    const visitor = await openVisitor(await openBrowser(), "/mal/results?meet=rector");
    const table = visitor.getByRole("table", { name: "Results: 100 metres" });
    const first = table.getByRole("row").filter({ hasText: winner });
    await expect(first).toContainText("10.94");
    await expect(first.getByRole("cell").last()).toHaveText("8");
    await expect(table.getByRole("row").nth(2).getByRole("cell").last()).toHaveText("6½");
  },
);
