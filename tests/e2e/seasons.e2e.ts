import { adminTest as test, fill, pickClub, press, save } from "./administrator";
import { counted, countEvents, tellCount } from "./counting";
import { FULL, expect } from "./siteTest";
import { openVisitor, returnToTab } from "./visitor";

/*
 * The season that runs is closed and the next one opened, without a deploy; its first result is on the public page,
 * and those of the season before under its own name.
 */

test(
  "a season ends, the next begins, and visitors see its first result",
  { tag: FULL },
  async ({ admin, openBrowser, database: _ }) => {
    // One commit after the other: all records of a season.
    const visitor = await openVisitor(await openBrowser(), "/mbl/results");
    const season = visitor.getByRole("combobox", { name: "Season" });
    const results = visitor.getByRole("link", { name: /^.+ \d+–\d+ .+/ });
    await expect(season).toHaveText(/Season 2026/);
    await expect(results).not.toHaveCount(0);
    const before = await results.count();

    await admin.addInitScript(countEvents);
    await admin.goto("/mbl/admin-dashboard/seasons");
    await press(admin, "Close Season 2026");
    await press(admin, "Close and open Season 2027");
    await expect(admin.getByText(/^Season 2026 is closed: \d+ records are filed\.$/)).toBeVisible({
      timeout: 120_000,
    });
    await press(admin, "Close");
    const { clicks, keys } = await counted(admin);
    tellCount("a season closed, the next one opened", { clicks, keys }, { clicks: 3, keys: 0 });
    expect(clicks).toBeLessThanOrEqual(3);
    expect(keys).toBe(0);
    await expect(admin.getByRole("heading", { name: "Season 2027", exact: true })).toBeVisible();

    await admin.goto("/mbl/admin-dashboard/results/new");
    await pickClub(admin, "Team A", "Hilltop Hawks");
    await pickClub(admin, "Team B", "Sunset Comets");
    await fill(admin, { "Team A score": "81", "Team B score": "64" });
    await save(admin, "Save", "Result saved successfully");

    await returnToTab(visitor);
    await expect(season).toHaveValue("2026");
    await expect(season.locator("option:checked")).toHaveText("Season 2027");
    await expect(results).toHaveCount(1);
    await expect(results).toHaveAccessibleName(/^Hilltop Hawks 81–64 Sunset Comets/);
    await season.selectOption("Season 2026");
    await expect(visitor).toHaveURL("/mbl/results?season=season-2026");
    await expect(results).toHaveCount(before);
  },
);
