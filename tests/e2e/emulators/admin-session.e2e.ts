import { accounts, signIn } from "../../harness/desk";
import { adminTest, button, enter, link, row, title } from "../administrator";
import { expect, FULL, test } from "../siteTest";

/* Signing in, being let through or not, and signing out, with the Auth emulator's accounts. */

const DEEP = "/mls/admin-dashboard/results?week=2&sort=score";
const REFUSED = /status of 400|net::ERR_INTERNET_DISCONNECTED/;

test("a deep address leads over the league's sign-in and back to it", async ({ page }) => {
  await page.goto(DEEP);
  await expect(page).toHaveURL("/mls/admin-auth");
  await expect(title(page)).toHaveText("Admin sign-in");
  await expect(page).toHaveTitle(/Sign in/);
  await signIn(page, accounts.admin);
  await expect(page).toHaveURL(DEEP);
  await expect(title(page)).toHaveText("Results");

  // Bookmarks say in their query what the path says today.
  await page.goto("/mls/admin-dashboard/results?week=2&new=1&fixture=gw5-a1");
  await expect(page).toHaveURL("/mls/admin-dashboard/results/new?week=2&fixture=gw5-a1");
  await expect(title(page)).toHaveText(/ v /);
  await page.reload();
  await expect(title(page)).toHaveText(/ v /);
  await page.goto("/mls/admin-dashboard?view=help");
  await expect(page).toHaveURL("/mls/admin-dashboard/help");

  await page.goto("/student-week-football/admin-auth");
  await expect(page).toHaveURL("/student-week-football/admin-dashboard");
});

test.describe("a sign-in that fails", () => {
  test.use({ expectedErrors: REFUSED });

  test("is told in the league's words, and keeps what was typed", async ({ page }) => {
    await page.goto("/mbl/admin-auth");
    await signIn(page, { ...accounts.admin, password: "wrong" });
    await expect(page.getByRole("alert")).toHaveText(
      "Failed to sign in. Please check your credentials.",
    );
    await expect(page.getByLabel("Email")).toHaveValue(accounts.admin.email);
    await expect(button(page, "Sign In")).toBeEnabled();
    await page.getByLabel("Password", { exact: true }).fill(accounts.admin.password);
    await button(page, "Sign In").click();
    await expect(page).toHaveURL("/mbl/admin-dashboard");
  });

  test(
    "without a network says so beside the league's words",
    { tag: FULL },
    async ({ page, context }) => {
      await page.goto("/mls/admin-auth");
      await expect(button(page, "Sign In")).toBeVisible();
      await context.setOffline(true);
      await signIn(page, accounts.admin);
      await expect(page.getByRole("alert")).toHaveText(
        "Please check your credentials or internet connection. You are offline.",
      );
      await context.setOffline(false);
      await button(page, "Sign In").click();
      await expect(page).toHaveURL("/mls/admin-dashboard");
    },
  );
});

/** Takes a browser's places to keep data away, as its settings or a full disk do. */
const withoutPlaces = {
  "site data is blocked": () => {
    const closed = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["indexedDB", "localStorage", "sessionStorage", "caches"])
      Object.defineProperty(window, name, { get: closed });
  },
  "there is no database": () => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
  },
  "the disk is full": () => {
    const full = () => {
      throw new DOMException("No room is left.", "QuotaExceededError");
    };
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
    Storage.prototype.setItem = full;
  },
};

for (const [name, take] of Object.entries(withoutPlaces))
  for (const shared of [false, true])
    test(
      `signs in where ${name}${shared ? ", on a shared computer" : ""}`,
      { tag: FULL },
      async ({ page }) => {
        await page.addInitScript(take);
        await page.goto("/mls/admin-auth");
        if (shared) await page.getByLabel(/shared computer/).check();
        await signIn(page, accounts.admin);
        await expect(title(page)).toHaveText("Dashboard");
        // Where another place is left the session is in that.
        const says = name === "there is no database" ? 0 : 1;
        await expect(page.getByText(/until this page is reloaded or closed/)).toHaveCount(says);
        await link(page, "Players").first().click();
        await expect(title(page)).toHaveText("Players");
        await button(page, "Sign out").click();
        await expect(page).toHaveURL("/mls/admin-auth");
      },
    );

test(
  "an account that is no administrator is told so, with its id and a way out",
  { tag: FULL },
  async ({ page }) => {
    await page.goto("/mls/admin-dashboard/players");
    await signIn(page, accounts.visitor);
    await expect(title(page)).toHaveText("You are not an administrator here");
    await expect(page).toHaveURL("/mls/admin-dashboard/players");
    await expect(page.getByText(accounts.visitor.uid, { exact: true })).toBeVisible();
    await expect(page.getByText(accounts.visitor.email)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Go to/ })).toHaveCount(0);
    await button(page, "Sign out").click();
    await expect(page).toHaveURL("/mls/admin-auth");
    await expect(page.getByText("Your session has ended")).toHaveCount(0);
  },
);

test(
  "an administrator of football opens football and is sent there from basketball",
  { tag: FULL },
  async ({ page }) => {
    await enter(page, "/mls/admin-dashboard", accounts.football);
    await expect(title(page)).toHaveText("Dashboard");
    await expect(button(page, /Change league/)).toHaveCount(0);
    await page.goto("/mbl/admin-dashboard/players");
    await expect(title(page)).toHaveText("You are not an administrator here");
    await expect(page.getByText(accounts.football.uid, { exact: true })).toBeVisible();
    await link(page, "Go to MLS football").click();
    await expect(page).toHaveURL("/mls/admin-dashboard");
    await expect(title(page)).toHaveText("Dashboard");
  },
);

adminTest("one sign-in serves all leagues", { tag: FULL }, async ({ admin }) => {
  await admin.goto("/mls/admin-dashboard/fixtures");
  await expect(title(admin)).toHaveText("Fixtures");
  await button(admin, /Change league/).click();
  await admin.getByRole("menuitem", { name: "MBL basketball" }).click();
  await expect(admin).toHaveURL("/mbl/admin-dashboard/fixtures");
  await expect(row(admin, "Hilltop Hawks").first()).toBeVisible();
  await admin.goto("/student-week-football/admin-dashboard");
  await expect(title(admin)).toHaveText("Dashboard");
});

test(
  "signing out leads to the sign-in page, and the dashboard is closed again",
  { tag: FULL },
  async ({ page }) => {
    await enter(page, "/mbl/admin-dashboard/players", accounts.admin);
    await button(page, "Sign out").click();
    await expect(page).toHaveURL("/mbl/admin-auth");
    await page.goto("/mls/admin-dashboard");
    await expect(page).toHaveURL("/mls/admin-auth");
    await signIn(page, accounts.admin);
    await expect(page).toHaveURL("/mls/admin-dashboard");
  },
);

test("signing out in another tab is noticed, and signing in again goes on there", async ({
  page,
  context,
}) => {
  await enter(page, "/mls/admin-dashboard/players", accounts.admin);
  const other = await context.newPage();
  await other.goto("/mbl/admin-dashboard");
  await button(other, "Sign out").click();
  await expect(page).toHaveURL("/mls/admin-auth");
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await signIn(page, accounts.admin);
  await expect(page).toHaveURL("/mls/admin-dashboard/players");
  await expect(title(page)).toHaveText("Players");
});

adminTest(
  "the dashboard has the nine parts of a league, and each leads on",
  { tag: FULL },
  async ({ admin }) => {
    await admin.goto("/mls/admin-dashboard");
    const tiles = admin.getByRole("list", { name: "Parts of the league" }).getByRole("link");
    await expect(tiles).toHaveCount(9);
    const leads = {
      Home: "/mls/home",
      Players: "/mls/admin-dashboard/players",
      Fixtures: "/mls/admin-dashboard/fixtures",
      Results: "/mls/admin-dashboard/results",
      Standings: "/mls/admin-dashboard/standings",
      Stats: "/mls/admin-dashboard/stats",
      Transfers: "/mls/transfers",
      News: "/mls/admin-dashboard/news",
      Clubs: "/mls/admin-dashboard/clubs",
    };
    for (const [at, [name, path]] of Object.entries(leads).entries()) {
      await expect(tiles.nth(at)).toContainText(name);
      await expect(tiles.nth(at)).toHaveAttribute("href", path);
    }
    await expect(tiles.nth(1)).toContainText("144 players");
    await tiles.nth(5).click();
    await expect(title(admin)).toHaveText("Stats");
    await expect(admin.getByText("Nothing is entered here")).toBeVisible();
  },
);
