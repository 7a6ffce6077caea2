import { adminTest, fill, link, press, remove, row, save } from "./administrator";
import { openVisitor, returnToTab } from "./visitor";
import { expect, FULL } from "./siteTest";

/* News: opened by an administrator, published, seen where people look, deleted and brought back. */

const TITLE = "Pitch waterlogged, tonight’s matches moved";
const tomorrow = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00`;

adminTest(
  "news are opened, an announcement stands on top of today and of the league, and goes and comes back",
  { tag: FULL },
  async ({ admin, openBrowser, database }) => {
    const visitors = await openBrowser();
    const page = await openVisitor(visitors, "/mls/news");
    await expect(page.getByText("No news yet")).toBeVisible();

    await admin.goto("/mls/admin-dashboard/news");
    await press(admin, "Open News to visitors");
    await link(admin, "Add announcement").first().click();
    await fill(admin, {
      Title: TITLE,
      Text: "Both are played tomorrow.",
      "Pinned until": tomorrow,
    });
    await save(admin, "Save", "Announcement saved");
    const [stored] = [...(await database.list("mlsNews")).values()];
    expect(stored).toMatchObject({ title: TITLE, picture: "", version: 1 });

    const today = await openVisitor(visitors, "/today");
    await link(today, new RegExp(`^MLS: ${TITLE}$`)).click();
    await expect(today).toHaveURL("/mls/news");
    await expect(today.getByRole("heading", { name: TITLE })).toBeVisible();
    await expect(today.getByText("Both are played tomorrow.")).toBeVisible();
    const home = await openVisitor(visitors, "/mls/home");
    await expect(link(home, TITLE)).toBeVisible();

    await remove(admin, TITLE, "announcement");
    await returnToTab(home);
    await expect(link(home, TITLE)).toHaveCount(0);
    await press(admin, "Undo");
    await expect(row(admin, TITLE)).toHaveCount(1);
    await returnToTab(home);
    await expect(link(home, TITLE)).toBeVisible();
  },
);
